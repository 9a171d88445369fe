// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Values as texts of an address, and back.
///
/// Texts and numbers are what they are, an enumeration's value is its raw value or the name of its case, and what is
/// `Codable` is JSON besides.
enum AddressText {
  /// The text of a value; nil where it has none that the same value is read from.
  static func text(of value: AnyHashable) -> String? {
    let base = value.base
    func write<V>(_ value: V) -> String? { text(value) }
    guard let text = _openExistential(base, do: write), text.utf8.count <= NavigationAddress.byteLimit,
      self.value(of: text, as: Swift.type(of: base)) == value
    else { return nil }
    return text
  }

  /// The value of a type that a text stands for; nil where it's none.
  static func value(of text: String, as type: Any.Type) -> AnyHashable? {
    func read<V>(_ type: V.Type) -> Any? { value(text, type) }
    return (_openExistential(type, do: read) as? any Hashable).map { AnyHashable($0) }
  }

  private static func text<V>(_ value: V) -> String? {
    if let text = value as? any LosslessStringConvertible { return text.description }
    switch value {
    case let id as UUID: return id.uuidString
    case let url as URL: return url.absoluteString
    default: break
    }
    if let raw = value as? any RawRepresentable {
      func write<R: RawRepresentable>(_ raw: R) -> String? { text(raw.rawValue) }
      return write(raw)
    }
    if let cases = EnumCases(of: V.self), let chosen = withUnsafePointer(to: value, { cases.chosen(at: $0) }),
      chosen.payload == nil
    {
      return chosen.name
    }
    if let codable = value as? any Codable { return json(codable) }
    guard let form = try? KeptCoder().keep(value) else { return nil }
    return json(form)
  }

  private static func json<V: Encodable>(_ value: V) -> String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) }
  }

  private static func value<V>(_ text: String, _ type: V.Type) -> Any? {
    if let type = type as? any LosslessStringConvertible.Type { return type.init(text) }
    if type == UUID.self { return UUID(uuidString: text) }
    if type == URL.self { return URL(string: text) }
    if let raw = type as? any RawRepresentable.Type { return rawValue(text, raw) }
    if let cases = EnumCases(of: type),
      let index = cases.cases.firstIndex(where: { $0.name == text && $0.payload == nil })
    {
      let memory = UnsafeMutablePointer<V>.allocate(capacity: 1)
      defer { memory.deallocate() }
      cases.inject(UnsafeMutableRawPointer(memory), caseAt: index)
      return memory.move()
    }
    if let codable = type as? any Codable.Type { return decoded(text, codable) }
    guard let form = decoded(text, KeptForm.self) as? KeptForm else { return nil }
    return try? KeptCoder().value(type, of: form)
  }

  private static func rawValue<R: RawRepresentable>(_ text: String, _ type: R.Type) -> Any? {
    (value(text, R.RawValue.self) as? R.RawValue).flatMap { R(rawValue: $0) }
  }

  private static func decoded<V: Decodable>(_ text: String, _ type: V.Type) -> Any? {
    try? JSONDecoder().decode(type, from: Data(text.utf8))
  }
}
