// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What is said of a stack: sentences whose places an editor can open.
package struct StackReport {
  package var stack: UserStack

  package init(_ stack: UserStack) { self.stack = stack }

  /// How many calls are listed below a sentence.
  private static let callLimit = 12

  /// `Bad.swift:4: note: the body of Bad has been running for 10 s`. nil where no code of the user's is running.
  package func running(for seconds: Double, _ severity: String) -> String? {
    guard let entry = stack.entry, let innermost = stack.calls.first else { return nil }
    let now = innermost == entry ? "" : ", now at \(innermost.place) in \(innermost.name.place)"
    return "\(entry.place): \(severity): \(entry.name.spoken) has been running for \(Self.spoken(seconds))\(now)"
  }

  /// The sentence about a trap, then the calls around it, each a line.
  ///
  /// - Parameters:
  ///   - reason: Why; see ``TrapReason``.
  ///   - fullStack: How large the stack is that has no room left, in bytes. nil where that isn't the reason.
  package func trapped(_ reason: String, fullStack: UInt64?) -> [String] {
    guard let innermost = stack.calls.first else { return trappedElsewhere(reason, fullStack) }
    let subject = "\(innermost.place): \(innermost.name.place)"
    var lines: [String] = []
    if let fullStack {
      lines.append("\(subject) has filled the stack of \(fullStack >> 20) MB: does it call itself without an end?")
    } else if stack.isWithinGnomon {
      lines.append("\(subject) led to a trap within Gnomon: \(reason)")
      lines.append(Self.hint)
    } else {
      lines.append("\(subject) trapped: \(reason)")
    }
    let callers = stack.calls.dropFirst()
    lines += callers.prefix(Self.callLimit).map { "  \($0.place): called by \($0.name.place)" }
    if callers.count > Self.callLimit { lines.append("  … and \(callers.count - Self.callLimit) more") }
    return lines
  }

  private func trappedElsewhere(_ reason: String, _ fullStack: UInt64?) -> [String] {
    var lines = [
      fullStack.map { "gnomon: error: views nest deeper than the stack of \($0 >> 20) MB has room for" }
        ?? "gnomon: error: the program trapped: \(reason)"
    ]
    if stack.isUnknown { lines.append(Symbolizer.missingTool) } else { lines.append(Self.hint) }
    return lines
  }

  private static let hint = "hint: with SWIFT_BACKTRACE=enable=yes in the environment all frames are shown"

  /// `0.3 s`, `12 s`.
  static func spoken(_ seconds: Double) -> String {
    seconds < 9.95 ? String(format: "%.1f s", seconds) : "\(Int(seconds)) s"
  }
}
