// SPDX-License-Identifier: Apache-2.0

/// What other files of a module can see of a file: its tokens without what stands in the bodies of functions and accessors, and in previews.
///
/// Where two states of a file have the same interface, the other files of the module are compiled to the same code. That is
/// what Swift's own compiler goes by when it decides which files to compile again. Where the reading isn't sure, a file's
/// interface is all of its text.
struct SourceInterface: Equatable {
  private let bytes: [UInt8]

  init(of source: [UInt8]) {
    var reader = InterfaceReader(tokens: Lexer.tokens(of: source))
    bytes = source.hasLoneReturns ? source : reader.read() ?? source
  }
}

struct InterfaceReader {
  private let tokens: [Token]
  private var next = 0
  private var bytes: [UInt8] = []

  init(tokens: [Token]) { self.tokens = tokens }

  /// Attributes by which other files get the body of a function.
  private static let shownBodies: Set<String> = [
    "inlinable", "inline", "_transparent", "_alwaysEmitIntoClient", "_specialize", "backDeployed", "_backDeploy",
    "_optimize", "usableFromInline",
  ]

  /// Attributes that have nothing to do with what stands in the body behind them. Others may be macros, which make declarations
  /// of what they find there.
  static let plainAttributes: Set<String> = [
    "available", "concurrent", "discardableResult", "dynamicCallable", "dynamicMemberLookup", "escaping", "frozen",
    "globalActor", "main", "nonobjc", "objc", "objcMembers", "preconcurrency", "propertyWrapper", "resultBuilder",
    "retroactive", "unchecked", "unknown", "warn_unqualified_access", "IBAction", "MainActor", "Model", "Observable",
    "Sendable", "Suite", "Test",
  ]

  static func isPlain(_ attribute: String) -> Bool {
    plainAttributes.contains(attribute) || attribute.hasSuffix("Builder")
  }

  /// nil where the file can't be read with certainty.
  mutating func read() -> [UInt8]? {
    for index in tokens.indices.dropFirst()
    where tokens[index - 1].isMark("@") && Self.shownBodies.contains(tokens[index].text) {
      return nil
    }
    guard !tokens.mayHavePatterns else { return nil }
    guard declarations(), next == tokens.count else { return nil }
    return bytes
  }

  // MARK: Tokens

  private mutating func keep() {
    let token = tokens[next]
    bytes.append(token.startsLine ? 1 : token.touchesPrevious ? 2 : 3)
    bytes += token.text.utf8
    next += 1
  }

  private var token: Token? { next < tokens.count ? tokens[next] : nil }

  private static let ends = ["{": "}", "(": ")", "[": "]"]

  /// Goes from a bracket to behind the one that closes it; false where none does.
  private mutating func group(keeping: Bool) -> Bool {
    var open: [String] = []
    repeat {
      guard let token else { return false }
      if token.kind == .mark {
        if let end = Self.ends[token.text] {
          open.append(end)
        } else if ["}", ")", "]"].contains(token.text), open.popLast() != token.text {
          return false
        }
      }
      if keeping { keep() } else { next += 1 }
    } while !open.isEmpty
    return true
  }

  /// The block of a property or a subscript: of accessors their names stay, and nothing of a getter without one.
  private mutating func accessors() -> Bool {
    keep()
    while let token {
      if token.isMark("}") {
        keep()
        return true
      }
      switch token.text {
      case "{" where token.kind == .mark:
        bytes.append(4)
        guard group(keeping: false) else { return false }
      case "(" where token.kind == .mark, "[" where token.kind == .mark:
        guard group(keeping: true) else { return false }
      case ")" where token.kind == .mark, "]" where token.kind == .mark: return false
      default: keep()
      }
    }
    return false
  }

  private static let accessorStarts: Set<String> = [
    "get", "set", "willSet", "didSet", "_read", "_modify", "read", "modify", "mutating", "nonmutating", "borrowing",
    "consuming", "init", "unsafeAddress", "unsafeMutableAddress", "async", "throws",
  ]

  /// Whether the block that comes is a list of accessors.
  private var listsAccessors: Bool {
    guard next + 1 < tokens.count else { return true }
    let first = tokens[next + 1]
    return first.isMark("@") || first.isMark("}") || first.kind == .hash || Self.accessorStarts.contains(first.text)
  }

  // MARK: Declarations

  private enum Keyword {
    case type, contract, function, subscripting, variable, other
  }

  private static let keywords: [String: Keyword] = [
    "struct": .type, "class": .type, "enum": .type, "extension": .type, "actor": .type, "protocol": .contract,
    "func": .function, "init": .function, "deinit": .function, "subscript": .subscripting, "var": .variable,
    "let": .other, "case": .other, "import": .other, "typealias": .other, "associatedtype": .other, "macro": .other,
    "operator": .other, "precedencegroup": .other,
  ]

  /// Reads declarations to the end of the file, or to the brace that ends their type.
  private mutating func declarations() -> Bool {
    var keyword = Keyword.other
    /// Whether the last declaration has a value.
    var hasValue = false
    /// Whether the last declaration has an attribute that may be a macro, and the next one.
    var (hasMacro, willHaveMacro) = (false, false)
    while let token {
      switch token.kind {
      case .word:
        let isName =
          token.isInBackticks || next > 0 && (tokens[next - 1].isMark(".") || tokens[next - 1].isWord("func"))
        if !isName, let known = Self.keywords[token.text] {
          // `class func` is one declaration.
          if next == 0 || !tokens[next - 1].isWord("class") { hasMacro = willHaveMacro }
          (keyword, hasValue, willHaveMacro) = (known, false, false)
        }
        keep()
      case .mark where token.text == "@":
        keep()
        guard let name = attributeName() else { return false }
        if !Self.isPlain(name) { willHaveMacro = true }
      case .hash where token.text == "#Preview":
        keep()
        guard preview() else { return false }
        (keyword, hasValue) = (.other, true)
      case .hash:
        // What a macro makes of what stands behind it isn't known.
        if !Self.conditions.contains(token.text) { (keyword, hasValue) = (.other, true) }
        keep()
      case .mark where token.text == "=":
        hasValue = true
        keep()
      case .mark where token.text == "(" || token.text == "[":
        guard group(keeping: true) else { return false }
      case .mark where token.text == "{":
        guard hasMacro ? group(keeping: true) : block(keyword, hasValue: hasValue) else { return false }
      case .mark where token.text == "}": return true
      case .mark where token.text == ")" || token.text == "]": return false
      default: keep()
      }
    }
    return true
  }

  private static let conditions: Set<String> = ["#if", "#elseif", "#else", "#endif"]

  /// Reads the name of an attribute; of `A.B` it's the last part.
  private mutating func attributeName() -> String? {
    guard var name = token, name.kind == .word else { return nil }
    keep()
    while token?.isMark(".") == true {
      keep()
      guard let part = token, part.kind == .word else { return nil }
      name = part
      keep()
    }
    return name.text
  }

  private mutating func block(_ keyword: Keyword, hasValue: Bool) -> Bool {
    switch keyword {
    case .type:
      keep()
      guard declarations(), token != nil else { return false }
      keep()
      return true
    case .function:
      bytes.append(4)
      return group(keeping: false)
    case .subscripting, .variable:
      if hasValue { return group(keeping: true) }
      if listsAccessors { return accessors() }
      bytes.append(4)
      return group(keeping: false)
    case .contract, .other: return group(keeping: true)
    }
  }

  /// What a preview is called and what it shows is nobody else's.
  private mutating func preview() -> Bool {
    if token?.isMark("(") == true, !group(keeping: false) { return false }
    while token?.isMark("{") == true {
      guard group(keeping: false) else { return false }
      // `#Preview { … } body: { … }`
      if next + 2 < tokens.count, tokens[next].kind == .word, tokens[next + 1].isMark(":"), tokens[next + 2].isMark("{")
      {
        next += 2
      }
    }
    return true
  }
}
