// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Why code has trapped, in a few words.
package enum TrapReason {
  /// - Parameters:
  ///   - message: What Swift's runtime said; empty where it said nothing.
  ///   - failure: What the compiler noted at the place, as `arithmetic overflow`.
  ///   - signal: What ended the code.
  ///   - fault: The address that couldn't be read or written.
  package static func text(message: String, failure: String?, signal: Int32, fault: UInt) -> String {
    if let words = words(of: message) { return words }
    if let failure { return failure }
    switch signal {
    case SIGSEGV, SIGBUS: return "it used memory at 0x\(String(fault, radix: 16)), which isn't the program's"
    case SIGFPE: return "an arithmetic error"
    case SIGABRT: return "it called abort()"
    default: return "signal \(signal)"
    }
  }

  /// `Index out of range` of `Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range`. nil where nothing was said.
  private static func words(of message: String) -> String? {
    var text = Substring(message)
    // What follows is the runtime's own list of all frames.
    if let end = text.firstRange(of: "\nCurrent stack trace:") { text = text[..<end.lowerBound] }
    text = text.trimmed
    guard !text.isEmpty else { return nil }
    if let start = text.firstRange(of: "Fatal error: ") { return String(text[start.upperBound...]) }
    for word in ["Fatal error", "Precondition failed", "Assertion failed"] {
      if let start = text.firstRange(of: word) { return String(text[start.lowerBound...]) }
    }
    return String(text.prefix { $0 != "\n" })
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    var text = self
    while text.last?.isWhitespace == true { text.removeLast() }
    while text.first?.isWhitespace == true { text.removeFirst() }
    return text
  }
}
