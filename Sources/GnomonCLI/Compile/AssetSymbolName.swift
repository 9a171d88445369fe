// SPDX-License-Identifier: Apache-2.0
/// The names by which Xcode makes an asset known to code: "sticky-note" as `stickyNote`, "AccentColor" as `accent`.
enum AssetSymbolName {
  /// The name of an image or a colour; nil where the asset's has no letter and no digit.
  static func member(for asset: String) -> String? {
    let parts = parts(of: asset, droppingKind: true)
    guard let joined = joined(parts, keepsStart: true) else { return nil }
    return escaped(isWithoutSmallLetters(parts) ? joined : startingSmall(joined))
  }

  /// The name of a folder that is a namespace; nil where the folder's has no letter and no digit.
  static func namespace(for folder: String) -> String? {
    guard let joined = joined(parts(of: folder, droppingKind: false), keepsStart: false) else { return nil }
    return escaped(joined)
  }

  /// What stands between the characters that no name can hold, without "Color" or "Image" at the end.
  private static func parts(of name: String, droppingKind: Bool) -> [String] {
    var parts = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    guard droppingKind, let last = parts.last else { return parts }
    for kind in ["color", "image"] where last.lowercased().hasSuffix(kind) {
      let start = last.index(last.endIndex, offsetBy: -kind.count)
      if start == last.startIndex {
        if parts.count > 1 { parts.removeLast() }
      } else if last[start].isUppercase, last[last.index(after: start)].isLowercase {
        parts[parts.count - 1] = String(last[..<start])
      }
      break
    }
    return parts
  }

  private static func isWithoutSmallLetters(_ parts: [String]) -> Bool {
    !parts.contains { $0.contains(where: \.isLowercase) }
  }

  /// The parts as one name, each beginning large, save the first where it keeps its start; with lines between where all letters are large.
  private static func joined(_ parts: [String], keepsStart: Bool) -> String? {
    guard !parts.isEmpty else { return nil }
    if isWithoutSmallLetters(parts) { return parts.joined(separator: "_") }
    var name = ""
    for part in parts {
      var begins = !(name.isEmpty && keepsStart)
      for character in part {
        name += begins ? character.uppercased() : String(character)
        begins = character.isNumber
      }
    }
    return name
  }

  /// With the large letters at the start made small, save the last where a word begins with it: `urlField`.
  private static func startingSmall(_ name: String) -> String {
    let large = name.prefix(while: \.isUppercase)
    guard !large.isEmpty else { return name }
    let rest = name[large.endIndex...]
    let kept = large.count > 1 && rest.first?.isLowercase == true ? 1 : 0
    return large.dropLast(kept).lowercased() + large.suffix(kept) + rest
  }

  private static func escaped(_ name: String) -> String {
    if name.first?.isNumber == true { return "_" + name }
    return keywords.contains(name) ? "`\(name)`" : name
  }

  private static let keywords: Set<String> = [
    "Any", "Self", "Type", "Protocol", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default",
    "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
    "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
    "protocol",
    "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws",
    "true", "try", "typealias", "var", "where", "while",
  ]
}
