/// `@Entry var name: Type = value` needs a compiler plug-in: it is written out, with each line where it was.
enum EntryMacro {
  private static let keys = [
    "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey", "ContainerValues": "ContainerValueKey",
    "FocusedValues": "FocusedValueKey",
  ]

  static func expanded(_ source: [UInt8]) -> [UInt8] {
    let tokens = Lexer.tokens(of: source)
    guard tokens.contains(where: { $0.isWord("Entry") }) else { return source }
    var result: [UInt8] = []
    var position = 0
    for entry in DeclarationScanner.entries(in: tokens) {
      guard let key = keys[entry.owner], entry.attribute.lowerBound >= position else { continue }
      result += source[position..<entry.attribute.lowerBound]
      result += source[entry.attribute.upperBound..<entry.end]
      result += expansion(of: entry, key: key, source: source)
      position = entry.value?.upperBound ?? entry.type?.upperBound ?? entry.end
    }
    return result + source[position...]
  }

  private static func expansion(of entry: EntryDeclaration, key: String, source: [UInt8]) -> [UInt8] {
    let type = entry.type.map { String(decoding: source[$0], as: UTF8.self) }
    let value = entry.value.map { String(decoding: source[$0], as: UTF8.self) } ?? "nil"
    let holder = "_Key_\(entry.name)"
    let access = entry.isPublic ? "public " : ""
    var text =
      ": \(type ?? holder + ".Value") { get { self[\(holder).self] } set { self[\(holder).self] = newValue } }; "
    text += "\(access)struct \(holder): \(key) { "
    if key == "FocusedValueKey" {
      text += "\(access)typealias Value = \(wrapped(type ?? "Never")) }"
    } else if let type {
      text += "\(access)typealias Value = \(type); \(access)static var defaultValue: Value { \(value) } }"
    } else {
      text += "\(access)static let defaultValue = \(value) }"
    }
    return Array(text.utf8)
  }

  /// A focused value is optional by itself.
  private static func wrapped(_ type: String) -> String {
    type.hasSuffix("?") ? String(type.dropLast()) : type
  }
}
