// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What the compiler's driver writes for a package manager: messages as JSON, each behind a line with its length.
struct CompilerOutput {
  /// The compiler's own text.
  private(set) var text = ""

  init(_ output: String) {
    var rest = Substring(output)
    while let end = rest.firstIndex(of: "\n") {
      let line = rest[..<end]
      let body = rest[rest.index(after: end)...]
      if let length = Int(line), length > 0, body.utf8.count >= length, body.first == "{" {
        let stop = body.utf8.index(body.startIndex, offsetBy: length)
        if let message = try? JSONDecoder().decode(Message.self, from: Data(body[..<stop].utf8)), let output = message.output {
          text += output.hasSuffix("\n") ? output : output + "\n"
        }
        rest = body[stop...]
        if rest.first == "\n" { rest = rest.dropFirst() }
      } else {
        text += line + "\n"
        rest = body
      }
    }
    text += rest
  }

  private struct Message: Decodable {
    var output: String?
  }

  var diagnostics: CompilerDiagnostics { CompilerDiagnostics(text) }
}
