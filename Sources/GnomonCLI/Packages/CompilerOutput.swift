// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What the compiler's driver writes for a package manager: messages as JSON, each behind a line with its length.
struct CompilerOutput {
  private enum Part {
    case line(Substring)
    case message([String: Any])
  }

  private var parts: [Part] = []

  init(_ output: String) {
    var rest = Substring(output)
    while !rest.isEmpty {
      let end = rest.firstIndex(of: "\n") ?? rest.endIndex
      let line = rest[..<end]
      let body = end == rest.endIndex ? rest[end...] : rest[rest.index(after: end)...]
      if let length = Int(line), length > 0, body.utf8.count >= length, body.first == "{" {
        let stop = body.utf8.index(body.startIndex, offsetBy: length)
        if let message = try? JSONSerialization.jsonObject(with: Data(body[..<stop].utf8)) as? [String: Any] {
          parts.append(.message(message))
          rest = body[stop...]
          if rest.first == "\n" { rest = rest.dropFirst() }
          continue
        }
      }
      parts.append(.line(line))
      rest = body
    }
  }

  /// The compiler's own text.
  var text: String {
    var text = ""
    for part in parts {
      switch part {
      case .line(let line): text += line + "\n"
      case .message(let message):
        guard let output = message["output"] as? String else { continue }
        text += output.hasSuffix("\n") ? output : output + "\n"
      }
    }
    return text
  }

  var diagnostics: CompilerDiagnostics { CompilerDiagnostics(text) }

  /// The same with each message of the compiler once: jobs of one target find the same errors.
  var withoutRepetitions: String {
    var seen: Set<String> = []
    var result = ""
    for part in parts {
      switch part {
      case .line(let line): result += line + "\n"
      case .message(var message):
        if let output = message["output"] as? String {
          let diagnostics = CompilerDiagnostics(output)
          let fresh = diagnostics.messages.filter { seen.insert($0.text).inserted }.map(\.text)
          message["output"] = diagnostics.preamble + fresh.joined(separator: "\n")
        }
        guard
          let data = try? JSONSerialization.data(
            withJSONObject: message, options: [.sortedKeys, .withoutEscapingSlashes])
        else { continue }
        result += "\(data.count)\n" + String(decoding: data, as: UTF8.self) + "\n"
      }
    }
    return result
  }
}
