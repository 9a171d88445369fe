// SPDX-License-Identifier: Apache-2.0

extension [UInt8] {
  /// Whether lines end as they did on old machines, which the lexer doesn't know.
  var hasLoneReturns: Bool {
    indices.contains { self[$0] == .carriageReturn && ($0 + 1 == count || self[$0 + 1] != .newline) }
  }
}

extension [Token] {
  private static let beforeValues: Set<String> = [
    "await", "case", "else", "if", "in", "is", "return", "switch", "throw", "try", "where", "while", "yield",
  ]

  /// Whether a regular expression may begin at one of the tokens: in one, braces, quotes and what looks like a comment mean nothing, which the
  /// lexer doesn't know.
  var mayHavePatterns: Bool { indices.contains(where: mayBeginPattern) }

  private func mayBeginPattern(_ index: Int) -> Bool {
    guard self[index].isMark("/"), index + 1 < count else { return false }
    let next = self[index + 1]
    guard next.touchesPrevious, !next.isMark("=") else { return false }
    guard index > 0, self[index].touchesPrevious else { return true }
    let last = self[index - 1]
    switch last.kind {
    case .word: return Self.beforeValues.contains(last.text)
    case .number, .string: return false
    default: return !last.isMark(")") && !last.isMark("]")
    }
  }
}
