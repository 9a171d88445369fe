// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The folders of `Sources/Gnomon`, from the lowest: what lies above may use what lies below.
enum Floor: String, CaseIterable, Comparable {
  case Base, Engine, Primitives, Components, Apple

  static func < (a: Self, b: Self) -> Bool { allCases.firstIndex(of: a)! < allCases.firstIndex(of: b)! }
}

/// A place that uses a type of a floor above its own.
struct UpwardUse: Hashable, CustomStringConvertible {
  let file: String
  let line: Int
  let type: String
  /// Where the type is declared.
  let declaration: String
  let from: Floor
  let to: Floor

  /// What uses what, and what to do.
  var description: String {
    "Sources/Gnomon/\(file):\(line) is \(from.rawValue) and uses \(type) of \(to.rawValue) (\(declaration)): move what uses it up to "
      + "\(to.rawValue), or what it needs of the type down to \(from.rawValue), by a protocol for example"
  }
}

/// All uses of types in `Sources/Gnomon` that go up.
///
/// Types are known by their full names, nested ones too (`Text.TruncationMode`). A name that a file declares itself is its own.
struct FloorPlan {
  private struct File {
    let path: String
    let floor: Floor
    let code: SourceCode
    /// The types that it declares, which are its own whatever others are called so.
    let own: Set<String>
  }

  private var files: [File] = []
  private var declarations: [String: (path: String, floor: Floor)] = [:]

  /// - Parameter sources: texts by their paths below `Sources/Gnomon`.
  init(_ sources: [String: String]) {
    for (path, text) in sources.sorted(by: { $0.key < $1.key }) {
      guard let floor = Floor(rawValue: String(path.prefix { $0 != "/" })) else { continue }
      let code = SourceCode(text)
      let types = Declarations(code)
      files.append(File(path: path, floor: floor, code: code, own: types.simpleNames))
      for name in types.visible where declarations[name] == nil { declarations[name] = (path, floor) }
    }
  }

  var upwardUses: [UpwardUse] {
    files.flatMap { file in
      file.code.lines.enumerated().flatMap { index, line in
        Self.names(in: line).compactMap { name in use(of: name, in: file, line: index + 1) }
      }
    }
  }

  private func use(of name: String, in file: File, line: Int) -> UpwardUse? {
    var parts = name.split(separator: ".").map(String.init)
    if file.own.contains(parts[0]) { return nil }
    while !parts.isEmpty {
      let type = parts.joined(separator: ".")
      if let found = declarations[type] {
        guard found.floor > file.floor else { return nil }
        return UpwardUse(
          file: file.path, line: line, type: type, declaration: found.path, from: file.floor, to: found.floor)
      }
      parts.removeLast()
    }
    return nil
  }

  /// Chains of names that begin with a capital letter and don't follow a dot: `Text.LineStyle`.
  private static func names(in line: Substring) -> [String] {
    var names: [String] = []
    var words = CodeWords(line)
    while let word = words.next() {
      guard word.isType, !word.followsDot else { continue }
      names.append(words.chain(after: word))
    }
    return names
  }
}

/// The types that a file declares.
struct Declarations {
  /// With the names of the types around them; without private ones.
  private(set) var visible: [String] = []
  /// Each by its last name, private ones too.
  private(set) var simpleNames: Set<String> = []

  init(_ code: SourceCode) {
    var around: [(name: String, depth: Int)] = []
    var depth = 0
    var pending: String?
    for line in code.lines {
      if let found = Self.declaration(in: line) {
        if found.kind != "extension" {
          simpleNames.insert(found.name)
          if !found.isPrivate { visible.append((around.map(\.name) + [found.name]).joined(separator: ".")) }
        }
        pending = found.kind == "typealias" ? nil : found.name
      }
      for byte in line.utf8 {
        if byte == UInt8(ascii: "{") {
          depth += 1
          if let name = pending { around.append((name, depth)) }
          pending = nil
        } else if byte == UInt8(ascii: "}") {
          if around.last?.depth == depth { around.removeLast() }
          depth -= 1
        }
      }
    }
  }

  private static let kinds: Set = [
    "class", "struct", "enum", "protocol", "actor", "typealias", "extension", "macro",
  ]
  private static let others: Set = ["case", "return", "let", "var", "func", "where"]

  /// What a line declares: nothing but modifiers and attributes may stand before the kind.
  private static func declaration(in line: Substring) -> (kind: String, name: String, isPrivate: Bool)? {
    var words = CodeWords(line)
    var isPrivate = false
    while let word = words.next() {
      if others.contains(word.text) { return nil }
      if word.text == "private" || word.text == "fileprivate" { isPrivate = true }
      guard kinds.contains(word.text), !word.followsDot else { continue }
      let before = line.utf8.prefix(word.start)
      let isInParentheses =
        before.count { $0 == UInt8(ascii: "(") } != before.count { $0 == UInt8(ascii: ")") }
      guard !isInParentheses, let type = words.next(), type.isType else { return nil }
      return (word.text, words.chain(after: type), isPrivate)
    }
    return nil
  }
}
