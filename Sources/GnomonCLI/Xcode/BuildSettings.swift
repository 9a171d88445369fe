// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A target's build settings: its own, those of its `.xcconfig`, the project's and those of its `.xcconfig`, in that order.
struct BuildSettings {
  /// The nearest first.
  private var levels: [[String: String]]

  init(levels: [[String: String]] = []) { self.levels = levels }

  /// A setting with the settings that it names in their places; nil where it's not set.
  subscript(name: String) -> String? { value(of: name, from: 0, depth: 0) }

  /// Words of a setting that is a list.
  func list(_ name: String) -> [String] { CompilerCall.words(of: self[name] ?? "") }

  func isOn(_ name: String) -> Bool { self[name] == "YES" }

  /// The names of all settings.
  var names: Set<String> { Set(levels.flatMap(\.keys)) }

  private func value(of name: String, from start: Int, depth: Int) -> String? {
    guard depth < 20, let level = levels.indices.first(where: { $0 >= start && levels[$0][name] != nil }) else {
      return nil
    }
    return expand(levels[level][name] ?? "", of: name, at: level, depth: depth)
  }

  /// A text with the settings that it names in their places: `$(TARGET_NAME)`, `${TARGET_NAME:lower}`.
  func expanded(_ text: String) -> String { expand(text, of: "", at: -1, depth: 0) }

  private func expand(_ text: String, of name: String, at level: Int, depth: Int) -> String {
    guard depth < 20 else { return "" }
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[rest.index(after: dollar)...]
      guard let open = rest.first, open == "(" || open == "{",
        let close = Self.end(of: rest, closedBy: open == "(" ? ")" : "}")
      else {
        result += "$"
        continue
      }
      // A name may be made of settings itself: `$(PREFIX_$(CONFIGURATION))`.
      let inner = expand(
        String(rest[rest.index(after: rest.startIndex)..<close]), of: name, at: level, depth: depth + 1)
      rest = rest[rest.index(after: close)...]
      let parts = inner.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
      let wanted = parts[0]
      // A setting that names itself, or what it inherits, means the next level's.
      let isInherited = wanted == "inherited" || wanted == name
      var found = value(of: isInherited ? name : wanted, from: isInherited ? level + 1 : 0, depth: depth + 1) ?? ""
      for change in parts.dropFirst() { found = Self.changed(found, change) }
      result += found
    }
    return (result + rest).trimmingCharacters(in: .whitespaces)
  }

  private static func end(of text: Substring, closedBy mark: Character) -> Substring.Index? {
    let open = text.first
    var depth = 0
    for index in text.indices {
      if text[index] == open { depth += 1 }
      if text[index] == mark {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return nil
  }

  private static func changed(_ text: String, _ change: String) -> String {
    switch change {
    case "c99extidentifier", "identifier": return identifier(text)
    case "rfc1034identifier": return String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
    case "lower": return text.lowercased()
    case "upper": return text.uppercased()
    default:
      if change.hasPrefix("default="), text.isEmpty { return String(change.dropFirst("default=".count)) }
      return text
    }
  }

  /// A text as a module's name.
  static func identifier(_ text: String) -> String {
    var name = String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          scalar == "_" || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) ? scalar : "_"
        }))
    if name.first?.isNumber ?? true { name = "_" + name }
    return name
  }

  // MARK: - Reading

  /// A configuration's settings as the project's file holds them. Conditions (`[sdk=iphoneos*]`) are for devices, and are left out.
  static func level(_ configuration: ProjectFile.Object) -> [String: String] {
    var level: [String: String] = [:]
    for (name, value) in configuration.table("buildSettings") where !name.contains("[") {
      if let text = value as? String { level[name] = text }
      if let list = value as? [String] { level[name] = list.map(quoted).joined(separator: " ") }
    }
    return level
  }

  private static func quoted(_ word: String) -> String {
    word.contains(where: \.isWhitespace) && !word.hasPrefix("\"") ? "\"\(word)\"" : word
  }

  /// What an `.xcconfig` says, with what it includes. Empty where it can't be read: Xcode takes it for empty, too.
  static func level(xcconfig path: String, depth: Int = 0) -> [String: String] {
    guard depth < 16, let text = try? String(contentsOfFile: path, encoding: .utf8) else { return [:] }
    var level: [String: String] = [:]
    for line in text.split(whereSeparator: \.isNewline) {
      var line = line[...]
      if let comment = line.range(of: "//") { line = line[..<comment.lowerBound] }
      let words = line.trimmingCharacters(in: .whitespaces)
      if words.hasPrefix("#include") {
        let parts = words.split(separator: "\"")
        guard parts.count > 1 else { continue }
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        let place = parts[1].hasPrefix("/") ? String(parts[1]) : folder + "/" + parts[1]
        level.merge(Self.level(xcconfig: place, depth: depth + 1)) { $1 }
      } else if let equals = words.firstIndex(of: "=") {
        let name = words[..<equals].trimmingCharacters(in: .whitespaces)
        guard !name.isEmpty, !name.contains("[") else { continue }
        let value = words[words.index(after: equals)...].trimmingCharacters(in: .whitespaces)
        // A later line of a file replaces an earlier one, and may name it.
        level[name] = value.replacing("$(inherited)", with: level[name] ?? "$(inherited)")
      }
    }
    return level
  }
}
