// SPDX-License-Identifier: Apache-2.0
@_spi(Reflection) import Swift

/// The engine's knowledge of a type, found once by the runtime's field metadata: where its dynamic properties lie, and
/// how two values are compared.
final class TypeInfo {
  private enum Comparison {
    case bits(offset: Int, count: Int)
    case equatable(offset: Int, areEqual: (UnsafeRawPointer, UnsafeRawPointer) -> Bool)
  }

  private struct Property {
    let offset: Int
    let name: UnsafePointer<CChar>
    let connect: (UnsafeMutableRawPointer, inout _PropertyContext) -> Void
  }

  @exclusivity(unchecked) private var properties: [Property] = []
  /// True if the type is declared in this package.
  let isBuiltIn: Bool
  /// The names of the properties that a node's storages belong to, in their order, as far as the view owns what is
  /// there; learned when the first node of the type makes them.
  var storageNames: [String?] = []
  @exclusivity(unchecked) private var comparisons: [Comparison] = []

  nonisolated(unsafe) private static var known: [ObjectIdentifier: TypeInfo] = [:]

  static func of<T>(_ type: T.Type) -> TypeInfo {
    let id = ObjectIdentifier(type)
    if let info = known[id] { return info }
    let info = TypeInfo(type)
    known[id] = info
    return info
  }

  private init<T>(_ type: T.Type) {
    isBuiltIn = isDeclared(type, in: "Gnomon")
    if isBuiltIn, let equatable = type as? any EquatableByValue.Type {
      comparisons = [.equatable(offset: 0, areEqual: equatable.comparison)]
      return
    }
    add(type, at: 0, findsProperties: true)
  }

  private func add(_ type: Any.Type, at offset: Int, findsProperties: Bool) {
    func addFields<T>(_ type: T.Type) {
      if isExistential(type) {
        comparisons.append(.equatable(offset: offset, areEqual: Self.equalityOfContents(type)))
        return
      }
      var count = 0
      _forEachField(of: type, options: ignoringUnknownFields) { name, fieldOffset, fieldType, _ in
        count += 1
        addField(fieldType, name, at: offset + fieldOffset, findsProperties: findsProperties)
        return true
      }
      if count == 0, MemoryLayout<T>.size > 0 { addBits(offset: offset, count: MemoryLayout<T>.size) }
    }
    _openExistential(type, do: addFields)
  }

  private func addField(
    _ type: Any.Type, _ name: UnsafePointer<CChar>, at offset: Int, findsProperties: Bool
  ) {
    if type == String.self {
      comparisons.append(.equatable(offset: offset, areEqual: Self.equality(String.self)))
      return
    }
    // No property of the standard library's types is a view's state.
    if findsProperties, !isDeclared(type, in: "Swift"), let property = type as? any DynamicProperty.Type {
      properties.append(Self.property(property, name, at: offset))
      if property._isOwnStorage { return }
    }
    if isDeclared(type, in: "Gnomon"), let handle = type as? any EquatableByLocation.Type {
      comparisons.append(.equatable(offset: offset, areEqual: handle.areSame))
      return
    }
    func addComparison<T>(_ type: T.Type) {
      if _isPOD(type) || isReferenceOrFunction(type) {
        addBits(offset: offset, count: MemoryLayout<T>.size)
      } else if let equatable = type as? any Equatable.Type {
        comparisons.append(.equatable(offset: offset, areEqual: Self.equality(equatable)))
      } else if isStruct(type) || isExistential(type) {
        add(type, at: offset, findsProperties: false)
      } else {
        // Equal bits are equal values; others may be, and are taken for changed.
        addBits(offset: offset, count: MemoryLayout<T>.size)
      }
    }
    _openExistential(type, do: addComparison)
  }

  private func addBits(offset: Int, count: Int) {
    if case .bits(let start, let length)? = comparisons.last, start + length == offset {
      comparisons[comparisons.count - 1] = .bits(offset: start, count: length + count)
    } else if count > 0 {
      comparisons.append(.bits(offset: offset, count: count))
    }
  }

  private static func property<P: DynamicProperty>(
    _ type: P.Type, _ name: UnsafePointer<CChar>, at offset: Int
  ) -> Property {
    Property(offset: offset, name: name) { pointer, context in
      P._connect(&pointer.assumingMemoryBound(to: P.self).pointee, &context)
    }
  }

  private static func equality<E: Equatable>(_ type: E.Type) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    { $0.assumingMemoryBound(to: E.self).pointee == $1.assumingMemoryBound(to: E.self).pointee }
  }

  /// Values of any type are the same where they are of one type and hold the same.
  private static func equalityOfContents<T>(_ type: T.Type) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    {
      valuesAreEqual(anyOf: $0.assumingMemoryBound(to: T.self).pointee, $1.assumingMemoryBound(to: T.self).pointee)
    }
  }

  /// True if two values of the type would give the same body: a false answer costs an evaluation, no more.
  func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    for comparison in comparisons {
      switch comparison {
      case .bits(let offset, let count):
        if !bitsAreEqual(a + offset, b + offset, count) { return false }
      case .equatable(let offset, let areEqual):
        if !areEqual(a + offset, b + offset) { return false }
      }
    }
    return true
  }

  /// True if values have states, environment values or the like.
  var hasProperties: Bool { !properties.isEmpty }

  /// Gives a copy of a view its states, environment values and observed objects.
  func connect<T>(_ value: inout T, to node: DynamicNode) {
    guard hasProperties else { return }
    withUnsafeMutableBytes(of: &value) { bytes in
      connect(bytes.baseAddress!, to: node)
    }
  }

  private func connect(_ base: UnsafeMutableRawPointer, to node: DynamicNode) {
    var context = _PropertyContext(node: node, index: 0)
    context.info = self
    node.properties.beginConnecting()
    for property in properties {
      context.name = property.name
      property.connect(base + property.offset, &context)
    }
  }

  /// Connects the properties of a property of the user's own.
  func connectNested(_ base: UnsafeMutableRawPointer, _ context: inout _PropertyContext) {
    guard let name = context.name else { return properties.forEach { $0.connect(base + $0.offset, &context) } }
    let around = context.outer
    withUnsafePointer(to: PropertyName(name: name, outer: around)) { holder in
      context.outer = holder
      for property in properties {
        context.name = property.name
        property.connect(base + property.offset, &context)
      }
    }
    (context.name, context.outer) = (name, around)
  }
}

/// A view that says itself when two of its values are the same (`EquatableView`).
protocol EquatableByValue {
  static var comparison: (UnsafeRawPointer, UnsafeRawPointer) -> Bool { get }
}

@inline(__always)
private func bitsAreEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ count: Int) -> Bool {
  UnsafeRawBufferPointer(start: a, count: count).elementsEqual(UnsafeRawBufferPointer(start: b, count: count))
}

/// Fields that the runtime can't describe are left out; the option's own constant is a global variable.
let ignoringUnknownFields = _EachFieldOptions(rawValue: 2)
