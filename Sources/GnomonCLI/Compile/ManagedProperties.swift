// SPDX-License-Identifier: Apache-2.0
/// Lets `@NSManaged` compile, which asks Objective-C for a property's or a method's body: each gets one that goes by its name.
///
/// `@NSManaged var name: String?` becomes `var name: String? { get { _managed("name") } set { _setManaged(newValue, "name") } }`, in the same lines.
struct ManagedProperties {
  /// The source with the bodies; nil where it has none.
  static func applied(to source: LexedSource) -> [UInt8]? {
    let tokens = source.tokens
    var result = source.bytes
    var isChanged = false
    for index in tokens.indices.dropLast().reversed()
    where tokens[index].isMark("@") && tokens[index + 1].isWord("NSManaged") {
      guard let member = Member(after: index + 1, in: tokens) else { continue }
      result.insert(contentsOf: Array(member.body.utf8), at: member.end)
      for place in tokens[index].range.lowerBound..<tokens[index + 1].range.upperBound { result[place] = .space }
      isChanged = true
    }
    return isChanged ? result : nil
  }

  private struct Member {
    let body: String
    /// Where the body stands.
    let end: Int

    init?(after attribute: Int, in tokens: [Token]) {
      // Other attributes and modifiers stand between.
      guard let keyword = tokens[attribute...].prefix(24).firstIndex(where: { $0.isWord("var") || $0.isWord("func") }),
        keyword + 2 < tokens.count, tokens[keyword + 1].kind == .word
      else { return nil }
      let name = tokens[keyword + 1].text
      if tokens[keyword].isWord("var") {
        guard tokens[keyword + 2].isMark(":"), let last = Self.endOfType(from: keyword + 3, in: tokens) else {
          return nil
        }
        body = " { get { _managed(\"\(name)\") } set { _setManaged(newValue, \"\(name)\") } }"
        end = tokens[last].range.upperBound
        return
      }
      guard tokens[keyword + 2].isMark("("), let close = Self.closing(keyword + 2, in: tokens) else { return nil }
      let parameters = Self.parameters(Array(tokens[(keyword + 3)..<close]))
      body = " { _callManaged(\"\(name)\"\(parameters.map { ", \($0) as Any" }.joined())) }"
      end = tokens[close].range.upperBound
    }

    /// The last token of a type: it goes on in its line, and as long as something is open.
    private static func endOfType(from start: Int, in tokens: [Token]) -> Int? {
      var depth = 0
      var last: Int?
      for index in start..<tokens.count {
        let token = tokens[index]
        if depth == 0, let last, token.startsLine || token.isMark(";") || token.isMark("}") || token.isMark("{") {
          return last
        }
        if ["(", "[", "<"].contains(where: token.isMark) { depth += 1 }
        if [")", "]", ">"].contains(where: token.isMark) { depth -= 1 }
        if depth < 0 || token.isMark("=") || token.isMark(",") && depth == 0 { return nil }
        last = index
      }
      return last
    }

    private static func closing(_ open: Int, in tokens: [Token]) -> Int? {
      var depth = 0
      for index in open..<tokens.count {
        if tokens[index].isMark("(") { depth += 1 }
        if tokens[index].isMark(")") { depth -= 1 }
        if depth == 0 { return index }
      }
      return nil
    }

    /// The names of parameters inside of a function: the word before each colon.
    private static func parameters(_ tokens: [Token]) -> [String] {
      var depth = 0
      return tokens.indices.compactMap { index in
        if ["(", "[", "<"].contains(where: tokens[index].isMark) { depth += 1 }
        if [")", "]", ">"].contains(where: tokens[index].isMark) { depth -= 1 }
        guard depth == 0, index > 0, tokens[index].isMark(":"), tokens[index - 1].kind == .word else { return nil }
        return "`\(tokens[index - 1].text)`"
      }
    }
  }
}

/// Lets a class override `init(entity:insertInto:)`: objects are made by it of classes that are known by their names alone, so that each class must have it.
struct ManagedInitializers {
  /// The source with `required` in place of `override`; nil where it has no such initializer.
  static func applied(to source: LexedSource) -> [UInt8]? {
    let tokens = source.tokens
    var result = source.bytes
    var isChanged = false
    for index in tokens.indices.dropFirst().dropLast(2)
    where tokens[index].isWord("init") && tokens[index + 1].isMark("(") && tokens[index + 2].isWord("entity") {
      // The words before it in its declaration, in any order.
      for place in tokens[..<index].indices.suffix(6).reversed() {
        if tokens[place].isWord("override") {
          result.replaceSubrange(tokens[place].range, with: Array("required".utf8))
          isChanged = true
          break
        }
        guard
          ["public", "open", "internal", "private", "fileprivate", "objc", "nonobjc", "@"].contains(tokens[place].text)
        else { break }
      }
    }
    return isChanged ? result : nil
  }
}

/// Lets `Item.fetchRequest() as! NSFetchRequest<Item>` do what it does by Objective-C, where requests of all types are of one class: the cast isn't forced,
/// so that the method gives a request of the type.
struct ManagedCasts {
  /// The source with a blank in the mark's place; nil where it has no such cast.
  static func applied(to source: LexedSource) -> [UInt8]? {
    let tokens = source.tokens
    var result = source.bytes
    var isChanged = false
    for index in tokens.indices.dropFirst(3).dropLast(2)
    where tokens[index].isWord("as") && tokens[index + 1].isMark("!") && tokens[index + 2].isWord("NSFetchRequest")
      && tokens[index - 1].isMark(")") && tokens[index - 2].isMark("(") && tokens[index - 3].isWord("fetchRequest")
    {
      result[tokens[index + 1].range.lowerBound] = .space
      isChanged = true
    }
    return isChanged ? result : nil
  }
}

/// Imports Core Data where a file that imports SwiftUI names what SwiftUI has for it: here that lies in the module `CoreData`.
struct ManagedImports {
  private static let names: Set<String> = [
    "FetchRequest", "FetchedResults", "SectionedFetchRequest", "SectionedFetchResults", "managedObjectContext",
  ]
  private static let bringers = ["SwiftUI", "SwiftUICore"]

  /// The source with the import; nil where it needs none.
  static func applied(to source: LexedSource) -> [UInt8]? {
    let modules = Lexer.importedModules(of: source.tokens)
    guard let place = modules.last(where: { module in bringers.contains(where: module.isWord) }),
      !modules.contains(where: { $0.isWord("CoreData") }),
      source.tokens.contains(where: { $0.kind == .word && names.contains($0.text) })
    else { return nil }
    var result = source.bytes
    result.insert(contentsOf: Array("; import CoreData".utf8), at: place.range.upperBound)
    return result
  }
}
