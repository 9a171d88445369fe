// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Decides whether a target sees the modules of Apple's names: SwiftUI, Combine, CoreGraphics and their like.
///
/// Such a module turns on each `#if canImport(…)` of who sees it. A dependency that has a reading for Linux is compiled by that, as it is
/// without Gnomon. The answer hangs on the sources alone, so that it's the same in each build.
struct TargetVisibility {
  /// The modules that only targets which see SwiftUI have.
  var provided: Set<String>
  /// The names given by `-D`.
  var defined: Set<String>
  /// Whether the target belongs to another package that was fetched.
  var isFetched: Bool
  /// Whether another target asks for what it has only with them.
  var isAsked = false
  /// Whether a target of that name sees the modules.
  var sees: (String) -> Bool

  /// Modules of Apple's whose imports become SwiftUI's.
  static let replaced: Set<String> = ["SwiftUICore", "UIKit", "AppKit", "Cocoa", "WatchKit", "Symbols"]

  /// What a target that doesn't see the modules can't import.
  var hiddenModules: Set<String> { provided.union(Self.replaced) }

  /// - Parameter sources: the target's, each as its tokens. They are read only until the answer is known.
  func decide(_ sources: some Sequence<[Token]>) -> Bool {
    let names = hiddenModules
    let plain = SourceConditions(defined: defined, hidden: names)
    var handedOn: Set<String> = []
    var declared: Set<String> = []
    var imported: Set<String> = []
    var isEmpty = true
    var namesThem = false
    for tokens in sources {
      let active = plain.active(tokens)
      let imports = Self.imports(of: active)
      // It can't be compiled without them.
      if !imports.isDisjoint(with: names) || imports.contains(where: sees) { return true }
      imported.formUnion(imports)
      if imports.contains("Foundation") { handedOn.formUnion(Self.namesHandedOn(in: active)) }
      declared.formUnion(Self.namesDeclared(in: active))
      if isEmpty { isEmpty = !Self.declaresSomething(active) }
      if !namesThem { namesThem = Self.names(names.subtracting(StandInFrameworks.names), in: tokens) }
    }
    // Apple's Foundation hands them on, and nobody else does.
    let replacements: Set<String> = ["OpenCombine", "CombineX", "CXShim", "OpenCombineShim", "Observation"]
    if imported.isDisjoint(with: replacements), !handedOn.isSubset(of: declared) { return true }
    // Without them nothing is left of it; or it's the user's own; or somebody wants what would be left out.
    return namesThem && (isEmpty || !isFetched || isAsked)
  }

  /// The modules that a source imports, as a whole or in part.
  static func imports(of tokens: [Token]) -> Set<String> {
    var names: Set<String> = []
    for index in tokens.indices.dropLast() where tokens[index].isWord("import") {
      var next = index + 1
      let kinds = ["typealias", "struct", "class", "enum", "protocol", "let", "var", "func", "actor"]
      if kinds.contains(where: tokens[next].isWord), next + 1 < tokens.count, tokens[next + 1].line == tokens[next].line
      {
        next += 1
      }
      if tokens[next].kind == .word { names.insert(tokens[next].text) }
    }
    return names
  }

  /// What a source uses of what Apple's Foundation brings along of Combine, Core Graphics and Observation.
  private static func namesHandedOn(in tokens: [Token]) -> Set<String> {
    var names: Set<String> = []
    for (index, token) in tokens.enumerated() where token.kind == .word {
      let isAttribute = index > 0 && tokens[index - 1].isMark("@")
      if token.text == "Observable" || token.text == "Published"
        ? isAttribute : FoundationImports.handedOn.contains(token.text)
      {
        names.insert(token.text)
      }
      // Linux's Foundation looks nothing up in tables of strings.
      if token.text == "localized", index > 1, index + 1 < tokens.count, tokens[index + 1].isMark(":"),
        tokens[index - 1].isMark("("), ["String", "AttributedString"].contains(where: tokens[index - 2].isWord)
      {
        names.insert("String(localized:)")
      }
    }
    return names
  }

  private static func namesDeclared(in tokens: [Token]) -> Set<String> {
    var names: Set<String> = []
    let kinds: Set<String> = ["struct", "class", "enum", "protocol", "actor", "typealias", "macro"]
    for index in tokens.indices.dropLast() where tokens[index].kind == .word && kinds.contains(tokens[index].text) {
      names.insert(tokens[index + 1].text)
    }
    return names
  }

  /// Whether a source imports one of the modules, or asks for it, under whatever condition.
  private static func names(_ names: Set<String>, in tokens: [Token]) -> Bool {
    if !imports(of: tokens).isDisjoint(with: names) { return true }
    return tokens.indices.dropLast(2).contains { index in
      tokens[index].isWord("canImport") && names.contains(tokens[index + 2].text)
    }
  }

  /// Whether a source declares anything beside its imports.
  static func declaresSomething(_ tokens: [Token]) -> Bool {
    let starts: Set<String> = [
      "struct", "class", "enum", "protocol", "actor", "func", "let", "var", "extension", "typealias",
    ]
    return tokens.indices.contains { index in
      let token = tokens[index]
      return token.kind == .word && starts.contains(token.text) && (index == 0 || !tokens[index - 1].isWord("import"))
    }
  }
}
