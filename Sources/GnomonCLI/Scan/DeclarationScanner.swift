// SPDX-License-Identifier: Apache-2.0
/// Walks a file's tokens and records its types with their stored properties and initializers.
///
/// Bodies of functions, closures and accessors are passed over: what they declare can't be named from outside.
struct DeclarationScanner {
  let tokens: [Token]
  var index = 0
  var types: [TypeDeclaration] = []

  static func types(in tokens: [Token]) -> [TypeDeclaration] {
    var scanner = DeclarationScanner(tokens: tokens)
    scanner.scanMembers(owner: nil)
    return scanner.types.sorted { $0.line < $1.line }
  }

  private init(tokens: [Token]) {
    self.tokens = tokens
  }

  var current: Token? { index < tokens.count ? tokens[index] : nil }
  func token(at offset: Int) -> Token? {
    index + offset < tokens.count ? tokens[index + offset] : nil
  }

  /// What stands before a declaration.
  struct Prefix {
    var attributes: [StoredProperty.Attribute] = []
    var modifiers: Set<String> = []
  }

  static let modifiers: Set<String> = [
    "private", "fileprivate", "internal", "public", "open", "package", "static", "final", "lazy", "weak", "unowned",
    "override", "required", "convenience", "mutating", "nonmutating", "nonisolated", "indirect", "dynamic", "optional",
    "isolated", "prefix", "postfix", "infix", "async", "borrowing", "consuming", "distributed",
  ]

  /// The types around a member.
  struct Owner {
    var type: Int
    var path: String
    var isGeneric: Bool
    var isPrivate: Bool
  }

  /// Reads members up to the closing brace of their type, or a file's declarations to its end.
  mutating func scanMembers(owner: Owner?) {
    var prefix = Prefix()
    while let token = current {
      if token.isMark("}") {
        index += 1
        if owner != nil { return }
        continue
      }
      if token.isMark("@") {
        scanAttribute(into: &prefix)
        continue
      }
      if token.kind == .word, Self.modifiers.contains(token.text) {
        prefix.modifiers.insert(token.text)
        index += 1
        if let next = current, next.isMark("("), next.touchesPrevious {
          let isSetter = self.token(at: 1)?.isWord("set") ?? false
          if isSetter { prefix.modifiers.remove(token.text) }
          skipBalanced()
        }
        continue
      }
      if !scanDeclaration(token, prefix: prefix, owner: owner) {
        if token.isMark("{") || token.isMark("(") || token.isMark("[") { skipBalanced() } else { index += 1 }
      }
      prefix = Prefix()
    }
  }

  /// Reads a declaration if one begins here.
  mutating func scanDeclaration(_ token: Token, prefix: Prefix, owner: Owner?) -> Bool {
    guard token.kind == .word else { return false }
    let isAccess = index > 0 && tokens[index - 1].isMark(".")
    if isAccess { return false }
    if let keyword = TypeDeclaration.Keyword(rawValue: token.text), let name = self.token(at: 1), name.kind == .word {
      if keyword == .class,
        ["func", "var", "let", "subscript"].contains(name.text) || Self.modifiers.contains(name.text)
      {
        index += 1
        return true
      }
      scanType(keyword, prefix: prefix, owner: owner)
      return true
    }
    switch token.text {
    case "var", "let":
      scanVariables(prefix: prefix, owner: owner)
    case "init":
      scanInitializer(prefix: prefix, owner: owner)
    case "func", "subscript", "deinit":
      index += 1
      skipToBody()
    case "import":
      index += 1
      while let next = current, !next.startsLine { index += 1 }
    default:
      return false
    }
    return true
  }

  mutating func scanAttribute(into prefix: inout Prefix) {
    index += 1
    var name = ""
    while let token = current, token.kind == .word {
      name = token.text
      index += 1
      guard let dot = current, dot.isMark("."), dot.touchesPrevious else { break }
      index += 1
    }
    if let open = current, open.isMark("<"), open.touchesPrevious { skipAngles() }
    var attribute = StoredProperty.Attribute(name: name, hasArguments: false)
    if let open = current, open.isMark("("), open.touchesPrevious {
      attribute.hasArguments = true
      let start = index + 1
      skipBalanced()
      let arguments = tokens[min(start, index)..<index].dropLast()
      attribute.namesType = arguments.last?.isWord("self") == true && arguments.first?.kind == .word
    }
    prefix.attributes.append(attribute)
  }

  mutating func scanType(_ keyword: TypeDeclaration.Keyword, prefix: Prefix, owner: Owner?) {
    let line = current?.line ?? 0
    index += 1
    var name = ""
    while let token = current, token.kind == .word {
      name += name.isEmpty ? token.text : "." + token.text
      index += 1
      guard let dot = current, dot.isMark("."), keyword == .extension else { break }
      index += 1
    }
    var isGeneric = owner?.isGeneric ?? false
    if let open = current, open.isMark("<") {
      isGeneric = true
      skipAngles()
    }
    let inherited = scanInheritance()
    guard let open = current, open.isMark("{") else { return }
    let start = index
    index += 1

    let path = owner.map { $0.path + "." + name } ?? name
    let isHidden = prefix.modifiers.contains("private") && owner != nil
    let isPrivate = isHidden || (owner?.isPrivate ?? false)
    types.append(
      TypeDeclaration(
        keyword: keyword, name: path, line: line, isGeneric: isGeneric, isPrivateMember: isPrivate,
        inherited: inherited, isPublic: !prefix.modifiers.isDisjoint(with: ["public", "open"])))
    let type = types.count - 1
    scanMembers(owner: Owner(type: type, path: path, isGeneric: isGeneric, isPrivate: isPrivate))
    types[type].body = start..<index
  }

  /// The names behind the colon, up to the body.
  mutating func scanInheritance() -> [String] {
    var inherited: [String] = []
    var isNames = false
    var last: String?
    while let token = current, !token.isMark("{"), !token.isMark("}") {
      if token.isMark(":") && inherited.isEmpty && last == nil {
        isNames = true
      } else if token.isWord("where") {
        if let name = last { inherited.append(name) }
        last = nil
        isNames = false
      } else if token.isMark("<") {
        skipAngles()
        continue
      } else if token.isMark("(") {
        skipBalanced()
        continue
      } else if token.isMark(",") || token.isMark("&") {
        if isNames, let name = last { inherited.append(name) }
        last = nil
      } else if token.kind == .word && isNames {
        last = token.text
      }
      index += 1
    }
    if isNames, let name = last { inherited.append(name) }
    return inherited
  }
}
