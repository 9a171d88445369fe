/// Walks a file's tokens and records its types with their stored properties and initializers.
///
/// Bodies of functions, closures and accessors are passed over: what they declare can't be named from outside.
struct DeclarationScanner {
  private let tokens: [Token]
  private var index = 0
  private(set) var types: [TypeDeclaration] = []

  static func types(in tokens: [Token]) -> [TypeDeclaration] {
    var scanner = DeclarationScanner(tokens: tokens)
    scanner.scanMembers(owner: nil)
    return scanner.types.sorted { $0.line < $1.line }
  }

  private init(tokens: [Token]) {
    self.tokens = tokens
  }

  private var current: Token? { index < tokens.count ? tokens[index] : nil }
  private func token(at offset: Int) -> Token? {
    index + offset < tokens.count ? tokens[index + offset] : nil
  }

  /// What stands before a declaration.
  private struct Prefix {
    var attributes: [StoredProperty.Attribute] = []
    var modifiers: Set<String> = []
  }

  private static let modifiers: Set<String> = [
    "private", "fileprivate", "internal", "public", "open", "package", "static", "final", "lazy", "weak", "unowned",
    "override", "required", "convenience", "mutating", "nonmutating", "nonisolated", "indirect", "dynamic", "optional",
    "isolated", "prefix", "postfix", "infix", "async", "borrowing", "consuming", "distributed",
  ]

  /// The types around a member.
  private struct Owner {
    var type: Int
    var path: String
    var isGeneric: Bool
    var isPrivate: Bool
  }

  /// Reads members up to the closing brace of their type, or a file's declarations to its end.
  private mutating func scanMembers(owner: Owner?) {
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
  private mutating func scanDeclaration(_ token: Token, prefix: Prefix, owner: Owner?) -> Bool {
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

  private mutating func scanAttribute(into prefix: inout Prefix) {
    index += 1
    var name = ""
    while let token = current, token.kind == .word {
      name = token.text
      index += 1
      guard let dot = current, dot.isMark("."), dot.touchesPrevious else { break }
      index += 1
    }
    if let open = current, open.isMark("<"), open.touchesPrevious { skipAngles() }
    var hasArguments = false
    if let open = current, open.isMark("("), open.touchesPrevious {
      hasArguments = true
      skipBalanced()
    }
    prefix.attributes.append(StoredProperty.Attribute(name: name, hasArguments: hasArguments))
  }

  private mutating func scanType(_ keyword: TypeDeclaration.Keyword, prefix: Prefix, owner: Owner?) {
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
    index += 1

    let path = owner.map { $0.path + "." + name } ?? name
    let isHidden = prefix.modifiers.contains("private") && owner != nil
    let isPrivate = isHidden || (owner?.isPrivate ?? false)
    types.append(
      TypeDeclaration(
        keyword: keyword, name: path, line: line, isGeneric: isGeneric, isPrivateMember: isPrivate,
        inherited: inherited))
    scanMembers(owner: Owner(type: types.count - 1, path: path, isGeneric: isGeneric, isPrivate: isPrivate))
  }

  /// The names behind the colon, up to the body.
  private mutating func scanInheritance() -> [String] {
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

  private mutating func scanVariables(prefix: Prefix, owner: Owner?) {
    let isVariable = current?.text == "var"
    index += 1
    let isStatic = prefix.modifiers.contains("static") || prefix.modifiers.contains("class")
    repeat {
      var property = StoredProperty(
        name: current?.text ?? "", attributes: prefix.attributes, hasInitialValue: prefix.modifiers.contains("lazy"),
        isOptionalVariable: false)
      if let open = current, open.isMark("(") { skipBalanced() } else { index += 1 }
      var isComputed = false
      if let colon = current, colon.isMark(":") {
        index += 1
        let last = skipTypeName()
        property.isOptionalVariable = isVariable && (last == "?" || last == "!")
      }
      if let equals = current, equals.isMark("=") {
        property.hasInitialValue = true
        index += 1
        skipExpression()
      }
      if let open = current, open.isMark("{") {
        let word = token(at: 1)?.text
        isComputed = !property.hasInitialValue && word != "willSet" && word != "didSet"
        skipBalanced()
      }
      if let owner, !isStatic, !isComputed { types[owner.type].properties.append(property) }
      guard let comma = current, comma.isMark(",") else { return }
      index += 1
    } while current != nil
  }

  /// Passes over a type's name and returns its last token.
  private mutating func skipTypeName() -> String? {
    var last: Token?
    while let token = current {
      if token.isMark("=") || token.isMark("{") || token.isMark(",") || token.isMark("}") || token.isMark(";") { break }
      if token.startsLine, let last, !Self.continues(after: last, with: token) { break }
      last = token
      if token.isMark("(") || token.isMark("[") {
        skipBalanced()
        last = tokens[index - 1]
      } else if token.isMark("<") {
        skipAngles()
        last = tokens[index - 1]
      } else {
        index += 1
      }
    }
    return last?.text
  }

  /// Passes over a value up to the next declaration, the next variable of the same statement, or the closing brace.
  private mutating func skipExpression() {
    var last = tokens[index - 1]
    while let token = current {
      if token.isMark("}") || token.isMark(",") || token.isMark(";") { return }
      if token.startsLine, !Self.continues(after: last, with: token) { return }
      if token.isMark("(") || token.isMark("[") || token.isMark("{") {
        // Observers of a property with a value are no part of the value.
        skipBalanced()
      } else {
        index += 1
      }
      last = tokens[index - 1]
    }
  }

  /// Whether a line goes on the statement of the line before.
  private static func continues(after last: Token, with token: Token) -> Bool {
    if token.kind == .mark {
      if token.text == "@" { return false }
      return true
    }
    if token.kind == .word && ["as", "is", "where"].contains(token.text) { return true }
    guard last.kind == .mark else { return ["as", "is", "in", "try", "await", "some", "any"].contains(last.text) }
    return !["}", ")", "]", "?", "!", ">"].contains(last.text)
  }

  private mutating func scanInitializer(prefix: Prefix, owner: Owner?) {
    index += 1
    if let mark = current, mark.isMark("?") || mark.isMark("!") { index += 1 }
    if let open = current, open.isMark("<") { skipAngles() }
    guard let open = current, open.isMark("(") else { return }
    let start = index + 1
    skipBalanced()
    let required = Self.requiredLabels(Array(tokens[min(start, index)..<max(start, index - 1)]))
    var throwsOrWaits = false
    while let token = current, token.kind == .word, ["async", "throws", "rethrows"].contains(token.text) {
      throwsOrWaits = true
      index += 1
    }
    skipToBody()
    guard let owner else { return }
    types[owner.type].initializers.append(
      Initializer(
        needsNothing: required.isEmpty && !throwsOrWaits, isReachable: !prefix.modifiers.contains("private"),
        required: required))
  }

  /// The labels of the parameters that have neither a default nor a variable number of values.
  private static func requiredLabels(_ tokens: [Token]) -> [String] {
    var labels: [String] = []
    var depth = 0
    var parameter: [Token] = []
    func finish() {
      guard let first = parameter.first(where: { $0.kind == .word }) else { return }
      let hasDefault = parameter.contains { $0.isMark("=") }
      let isVariadic = parameter.suffix(3).map(\.text) == [".", ".", "."]
      if !hasDefault && !isVariadic { labels.append(first.text) }
    }
    for token in tokens {
      if token.kind == .mark, ["(", "[", "{", "<"].contains(token.text) { depth += 1 }
      if token.kind == .mark, [")", "]", "}", ">"].contains(token.text) { depth -= 1 }
      if depth <= 0 && token.isMark(",") {
        finish()
        parameter = []
      } else {
        parameter.append(token)
      }
    }
    finish()
    return labels
  }

  /// Passes over a function's signature and body; in a protocol there is no body.
  private mutating func skipToBody() {
    while let token = current {
      if token.isMark("{") {
        skipBalanced()
        return
      }
      if token.isMark("}") || token.isMark("@") { return }
      if token.isMark("(") || token.isMark("[") {
        skipBalanced()
        continue
      }
      let starts = [
        "func", "var", "let", "init", "subscript", "deinit", "struct", "class", "enum", "case", "typealias",
      ]
      if token.startsLine, token.kind == .word, starts.contains(token.text) || Self.modifiers.contains(token.text) {
        return
      }
      index += 1
    }
  }

  /// Passes over a bracket and what it holds.
  private mutating func skipBalanced() {
    var depth = 0
    while let token = current {
      index += 1
      guard token.kind == .mark else { continue }
      if token.text == "(" || token.text == "[" || token.text == "{" { depth += 1 }
      if token.text == ")" || token.text == "]" || token.text == "}" {
        depth -= 1
        if depth <= 0 { return }
      }
    }
  }

  /// Passes over generic parameters or arguments.
  private mutating func skipAngles() {
    var depth = 0
    while let token = current {
      if token.isMark("{") { return }
      if token.isMark("(") || token.isMark("[") {
        skipBalanced()
        continue
      }
      index += 1
      if token.isMark("<") { depth += 1 }
      if token.isMark(">") {
        depth -= 1
        if depth <= 0 { return }
      }
    }
  }
}
