// SPDX-License-Identifier: Apache-2.0
import Foundation
import GnomonRequest

/// The answers about one view in several surroundings as one: sections of a text, or an array of JSON.
struct LookSections {
  private let request: RunRequest
  private let surroundings: [Surroundings]

  init(_ request: RunRequest, _ surroundings: [Surroundings]) {
    self.request = request
    self.surroundings = surroundings
  }

  /// The whole answer, of those for each of the surroundings in their order.
  func data(of answers: [Data]) -> Data {
    switch request.output {
    case .layoutJSON: json(answers, key: "layout")
    case .explanationJSON: json(answers, key: "explanation")
    default: text(answers)
    }
  }

  private func text(_ answers: [Data]) -> Data {
    var text = Data()
    for (one, answer) in zip(surroundings, answers) {
      text += Data("\(text.isEmpty ? "" : "\n")\(one.label):\n".utf8) + answer
    }
    return text
  }

  /// The documents stand in it as they are, two levels deeper.
  private func json(_ answers: [Data], key: String) -> Data {
    let varying = request.varying
    let axes = varying.map { axis in
      "    { \"axis\" : \(quoted(axis.axis.rawValue)), \"values\" : [\(axis.values.map(quoted).joined(separator: ", "))] }"
    }
    var json = Data("{\n  \"axes\" : [\n\(axes.joined(separator: ",\n"))\n  ],\n  \"cells\" : [".utf8)
    for (index, (one, answer)) in zip(surroundings, answers).enumerated() {
      let values = varying.map(\.axis).sorted { $0.rawValue < $1.rawValue }.compactMap { axis in
        one.look[axis].map { "\(quoted(axis.rawValue)) : \(quoted($0))" }
      }
      json += Data("\(index == 0 ? "" : ",")\n    {\n      \"\(key)\" : ".utf8)
      json += indented(answer)
      json += Data(",\n      \"values\" : { \(values.joined(separator: ", ")) }\n    }".utf8)
    }
    return json + Data("\n  ],\n  \"version\" : 1\n}\n".utf8)
  }

  /// JSON has no line's end inside of a string.
  private func indented(_ document: Data) -> Data {
    var lines = document.split(separator: UInt8(ascii: "\n"))
    guard !lines.isEmpty else { return Data("null".utf8) }
    let first = lines.removeFirst()
    return lines.reduce(into: Data(first)) { $0 += Data("\n      ".utf8) + $1 }
  }

  private func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
