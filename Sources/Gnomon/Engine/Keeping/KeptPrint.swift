// SPDX-License-Identifier: Apache-2.0

/// A digest of a view's plain stored properties: what tells `Row(title: "a")` from `Row(title: "b")` in another
/// program, too. nil where there are none.
func keptPrint(of view: Any) -> String? {
  var print = KeptPrint()
  print.add(fieldsOf: view, levels: 5)
  return print.isEmpty ? nil : String(print.hash, radix: 36)
}

private struct KeptPrint {
  private(set) var hash: UInt64 = 0xCBF2_9CE4_8422_2325
  private(set) var isEmpty = true
  private var left = 200

  mutating func add(fieldsOf value: Any, levels: Int) {
    for (label, field) in Mirror(reflecting: value).children {
      guard left > 0 else { return }
      left -= 1
      add(field, label ?? "", levels)
    }
  }

  private mutating func add(_ field: Any, _ label: String, _ levels: Int) {
    let type = Swift.type(of: field)
    guard !(type is any DynamicProperty.Type), !(type is AnyClass), type != ObjectIdentifier.self else { return }
    // What a view shows is edited like the view: it doesn't say which it is. A text may be all that names a field.
    if type is any View.Type || type is any ViewModifier.Type, KeptName.base(of: type) != "Gnomon.Text" { return }
    if let leaf = field as? any KeptLeaf {
      guard let text = try? leaf.keptText() else { return }
      return add(label + "=" + text)
    }
    if let cases = EnumCases(of: type), let name = cases.name(of: field) { add(label + "." + name) }
    let mirror = Mirror(reflecting: field)
    switch mirror.displayStyle {
    // Their order is another in each program.
    case .set, .dictionary, .class, .foreignReference: return
    default: break
    }
    if levels > 0 { add(fieldsOf: field, levels: levels - 1) }
  }

  private mutating func add(_ text: String) {
    isEmpty = false
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    hash = (hash ^ 0xFF) &* 0x100_0000_01B3
  }
}

extension EnumCases {
  /// The name of a value's case.
  func name(of value: Any) -> String? {
    func name<T>(_ value: T) -> String? {
      guard ObjectIdentifier(T.self) == ObjectIdentifier(type) else { return nil }
      return withUnsafePointer(to: value) { self.name(at: UnsafeRawPointer($0)) }
    }
    return _openExistential(value, do: name)
  }
}
