// SPDX-License-Identifier: Apache-2.0
/// What is passed over without being recorded.
extension DeclarationScanner {
  /// Passes over a type's name and returns its last token.
  mutating func skipTypeName() -> String? {
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
  mutating func skipExpression() {
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
  static func continues(after last: Token, with token: Token) -> Bool {
    if token.kind == .mark {
      if token.text == "@" { return false }
      return true
    }
    if token.kind == .word && ["as", "is", "where"].contains(token.text) { return true }
    guard last.kind == .mark else { return ["as", "is", "in", "try", "await", "some", "any"].contains(last.text) }
    return !["}", ")", "]", "?", "!", ">"].contains(last.text)
  }

  /// Passes over a function's signature and body; in a protocol there is no body.
  mutating func skipToBody() {
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
  mutating func skipBalanced() {
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
  mutating func skipAngles() {
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
