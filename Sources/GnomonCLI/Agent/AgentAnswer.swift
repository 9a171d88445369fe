// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What a tool answers: texts and pictures, in the form of the protocol.
struct AgentAnswer {
  private(set) var content: [JSONValue] = []
  var isError = false

  init() {}

  /// An answer that says what is wrong.
  init(failure: String) {
    isError = true
    add(failure, budget: Self.failureBudget, advice: "")
  }

  /// About as many tokens may a failure have: a compiler may find fault with all lines.
  private static let failureBudget = 1_500

  var result: JSONValue {
    isError ? ["content": .array(content), "isError": true] : ["content": .array(content)]
  }

  /// Adds a text, cut at a line's end where it's longer than a number of tokens, as models count them in English: four letters each.
  ///
  /// - Parameter advice: How the rest may be had, as a sentence.
  mutating func add(_ text: String, budget: Int, advice: String = "A larger 'budget' tells more.") {
    let trimmed = text.trimmingCharacters(in: .newlines)
    guard !trimmed.isEmpty else { return }
    content.append(["type": "text", "text": .string(Self.cut(trimmed, budget: budget, advice: advice))])
  }

  mutating func add(png: Data) {
    content.append(["type": "image", "data": .string(png.base64EncodedString()), "mimeType": "image/png"])
  }

  static func cut(_ text: String, budget: Int, advice: String) -> String {
    let room = max(1, budget) * 4
    guard text.utf8.count > room else { return text }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var kept: [Substring] = []
    var length = 0
    for line in lines {
      length += line.utf8.count + 1
      if length > room { break }
      kept.append(line)
    }
    if kept.isEmpty {
      // Whole characters of it.
      var left = room
      kept = [
        lines[0].prefix { character in
          left -= character.utf8.count
          return left >= 0
        }
      ]
    }
    let rest = lines.count - kept.count
    let more = (rest > 0 ? "… \(rest) more line\(rest == 1 ? "" : "s")." : "…") + (advice.isEmpty ? "" : " " + advice)
    return (kept + [Substring(more)]).joined(separator: "\n")
  }

  /// The end of a text that is longer than a number of tokens: of what is printed the last is what matters.
  static func end(of lines: [String], budget: Int) -> String {
    let room = max(1, budget) * 4
    var length = 0
    let kept = lines.reversed().prefix { line in
      length += line.utf8.count + 1
      return length <= room
    }.reversed()
    let missed = lines.count - kept.count
    return ((missed > 0 ? ["… \(missed) lines before these"] : []) + kept).joined(separator: "\n")
  }
}
