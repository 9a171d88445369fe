// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What the text of a manifest says of the systems that a package is for.
///
/// The package manager asks a manifest's conditions for Linux. What is imitated is iOS or macOS: the names that are defined for these alone are
/// read here, from the text, since each call of the compiler would have to run the manifest.
struct ManifestWords {
  /// The systems that `platforms:` names, as the manifest writes them: `iOS`, `macOS`. Empty where it names none.
  private(set) var platforms: Set<String> = []
  private var definitions: [Definition] = []

  private struct Definition {
    var name: String
    var platforms: Set<String>
    /// The target in whose declaration it stands; nil for one outside of all.
    var target: String?
  }

  /// The words of the manifest above a source; nil where there's none within a few folders.
  init?(above source: String) {
    var folder = URL(fileURLWithPath: source).deletingLastPathComponent()
    for _ in 0..<12 where folder.path != "/" {
      if let data = FileManager.default.contents(atPath: folder.path + "/Package.swift") {
        self.init([UInt8](data))
        return
      }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  init(_ manifest: [UInt8]) {
    let tokens = Lexer.tokens(of: manifest)
    // For each open parenthesis the target that it declares.
    var open: [String?] = []
    for index in tokens.indices {
      if tokens[index].isMark("(") { open.append(Self.target(openedAt: index, in: tokens)) }
      if tokens[index].isMark(")") { _ = open.popLast() }
      if tokens[index].isWord("platforms"), platforms.isEmpty, open.count == 1 {
        platforms = Self.members(behind: index, in: tokens)
      }
      if tokens[index].isWord("define"), index + 2 < tokens.count, tokens[index + 1].isMark("("),
        tokens[index + 2].kind == .string,
        let condition = tokens[index...].prefix(12).firstIndex(where: { $0.isWord("platforms") })
      {
        definitions.append(
          Definition(
            name: Self.contents(of: tokens[index + 2]), platforms: Self.members(behind: condition, in: tokens),
            target: open.last { $0 != nil } ?? nil))
      }
    }
  }

  /// Whether the package is for macOS, and not for iOS.
  var isForMacAlone: Bool { platforms.contains("macOS") && !platforms.contains("iOS") }

  /// What is defined in a module's sources for a system, and not for Linux, for which the package manager defines it itself.
  func definitions(forModule module: String, system: String) -> [String] {
    definitions.filter { definition in
      let isItsOwn = definition.target.map { Self.moduleName(of: $0) == module } ?? true
      return isItsOwn && definition.platforms.contains(system) && !definition.platforms.contains("linux")
    }.map(\.name)
  }

  /// `X` of `.target(name: "X"`, where its parenthesis stands at the place.
  private static func target(openedAt index: Int, in tokens: [Token]) -> String? {
    guard index > 1, tokens[index - 2].isMark("."), index + 3 < tokens.count,
      ["target", "executableTarget", "testTarget"].contains(where: tokens[index - 1].isWord),
      tokens[index + 1].isWord("name"), tokens[index + 3].kind == .string
    else { return nil }
    return contents(of: tokens[index + 3])
  }

  /// The members in the brackets behind `platforms:`.
  private static func members(behind index: Int, in tokens: [Token]) -> Set<String> {
    var names: Set<String> = []
    guard index + 2 < tokens.count, tokens[index + 1].isMark(":"), tokens[index + 2].isMark("[") else { return names }
    var depth = 0
    for place in (index + 2)..<tokens.count {
      let token = tokens[place]
      if token.isMark("[") || token.isMark("(") { depth += 1 }
      if token.isMark("]") || token.isMark(")") { depth -= 1 }
      if depth == 0 { break }
      if depth == 1, token.kind == .word, tokens[place - 1].isMark(".") { names.insert(token.text) }
    }
    return names
  }

  private static func contents(of literal: Token) -> String {
    literal.text.trimmingCharacters(in: CharacterSet(charactersIn: "\""))
  }

  /// A target's name as a module has it.
  private static func moduleName(of target: String) -> String {
    String(target.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }
}
