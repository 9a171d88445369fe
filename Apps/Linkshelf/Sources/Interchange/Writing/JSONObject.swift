// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Writes one JSON object, its members in the order in which they are added.
struct JSONObject {
  private var text = "{"

  /// The object as a line.
  var line: String { text + "}\n" }

  mutating func add(_ name: String, _ value: String?) {
    if let value { member(name, Escape.json(value)) }
  }

  mutating func add(_ name: String, _ value: Int?) {
    if let value { member(name, String(value)) }
  }

  /// A share from 0 to 1, to a billionth; others are left out.
  mutating func add(_ name: String, share value: Double?) {
    if let value, value.isFinite, (0...1).contains(value) {
      member(name, "\((value * 1e9).rounded() / 1e9)")
    }
  }

  mutating func add(_ name: String, _ value: Bool?) {
    if let value { member(name, value ? "true" : "false") }
  }

  mutating func add(_ name: String, _ value: Date?) {
    if let text = value.flatMap(DateWriter.iso) { member(name, "\"\(text)\"") }
  }

  mutating func add(_ name: String, _ values: [String]) {
    if !values.isEmpty { member(name, "[\(values.map(Escape.json).joined(separator: ","))]") }
  }

  mutating func add(_ name: String, _ values: [JSONObject]) {
    if !values.isEmpty { member(name, "[\(values.map { $0.text + "}" }.joined(separator: ","))]") }
  }

  mutating func add(_ name: String, _ value: JSONObject) { member(name, value.text + "}") }

  private mutating func member(_ name: String, _ value: String) {
    if text.utf8.count > 1 { text += "," }
    text += "\"\(name)\":\(value)"
  }
}
