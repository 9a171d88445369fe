// SPDX-License-Identifier: Apache-2.0

/// The names of types as another build of the same source has them, too.
enum KeptName {
  nonisolated(unsafe) private static var known: [ObjectIdentifier: (full: String, base: String)] = [:]

  /// The type's qualified name with its arguments.
  static func of(_ type: Any.Type) -> String { names(of: type).full }

  /// The type's qualified name without its arguments.
  static func base(of type: Any.Type) -> String { names(of: type).base }

  private static func names(of type: Any.Type) -> (full: String, base: String) {
    if let names = known[ObjectIdentifier(type)] { return names }
    let full = withoutAddresses(_typeName(type, qualified: true))
    let names = (full, withoutArguments(full))
    known[ObjectIdentifier(type)] = names
    return names
  }

  /// A private type's name says where its file's record lies in memory.
  private static func withoutAddresses(_ name: String) -> String {
    let sign = "(unknown context at $"
    var result = ""
    var rest = Substring(name)
    while let start = rest.firstRange(of: sign) {
      result += rest[..<start.lowerBound]
      rest = rest[start.upperBound...].drop { $0 != ")" }.dropFirst()
      if rest.hasPrefix(".") { rest = rest.dropFirst() }
    }
    return result + rest
  }

  static func withoutArguments(_ name: String) -> String {
    guard name.contains("<") else { return name }
    var depth = 0
    var result = ""
    for character in name {
      if character == "<" { depth += 1 }
      if depth == 0 { result.append(character) }
      if character == ">" { depth = max(0, depth - 1) }
    }
    return result
  }

  /// What people call the type: the name without its module.
  static func short(_ name: String) -> String {
    guard let dot = name.firstIndex(of: ".") else { return name }
    return String(name[name.index(after: dot)...])
  }
}
