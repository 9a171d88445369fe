// SPDX-License-Identifier: Apache-2.0

/// A JSON value of limited depth and size.
enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  /// The digits as they stood in the file.
  case number(String)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// Containers deeper than this are taken as null, so that taking a value apart needs little stack.
  static let deepest = 32

  subscript(key: String) -> JSONValue? {
    if case .object(let members) = self { return members[key] }
    return nil
  }

  var string: String? {
    if case .string(let text) = self { return text }
    return nil
  }

  var array: [JSONValue]? {
    if case .array(let values) = self { return values }
    return nil
  }

  var bool: Bool? {
    if case .bool(let value) = self { return value }
    return nil
  }

  /// The text of a string or a number.
  var scalarText: String? {
    switch self {
    case .string(let text), .number(let text): text
    default: nil
    }
  }

  var int: Int? {
    if case .number(let text) = self { return Int(text) }
    return nil
  }

  /// A number from 0 to 1.
  var share: Double? {
    if case .number(let text) = self { return Double(text).flatMap { (0...1).contains($0) ? $0 : nil } }
    return nil
  }

  /// One value that is all of the text; nil when it isn't JSON.
  static func parse(_ bytes: [UInt8]) -> JSONValue? {
    var stream = JSONStream()
    var builder = JSONBuilder()
    var result: JSONValue?
    var isBroken = false
    func take(_ event: JSONStream.Event) {
      if case .problem = event { isBroken = true }
      if let value = builder.add(event) {
        if result != nil { isBroken = true }
        result = value
      }
    }
    stream.feed(bytes) { event, _ in take(event) }
    stream.finish { event, _ in take(event) }
    return isBroken ? nil : result
  }
}
