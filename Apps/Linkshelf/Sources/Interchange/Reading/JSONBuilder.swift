// SPDX-License-Identifier: Apache-2.0

/// Builds a value from a stream's events.
struct JSONBuilder {
  private struct Frame {
    var key: String?
    var isObject: Bool
    var array: [JSONValue] = []
    var object: [String: JSONValue] = [:]
  }

  /// Members that are read past, however large they are.
  private let ignored: Set<String>
  private var frames: [Frame] = []
  private var key: String?
  /// Containers that are too deep, which are only counted.
  private var skipped = 0
  private var count = 0
  /// Something was left out because of a limit.
  private(set) var isCut = false

  init(ignoring ignored: Set<String> = []) {
    self.ignored = ignored
  }

  /// Whether a container is open.
  var isBuilding: Bool { !frames.isEmpty }

  /// Takes an event, and gives the value that it completes when that is the outermost.
  mutating func add(_ event: JSONStream.Event) -> JSONValue? {
    switch event {
    case .beginObject: return begin(isObject: true)
    case .beginArray: return begin(isObject: false)
    case .endObject, .endArray:
      if skipped > 0 {
        skipped -= 1
        return nil
      }
      guard let frame = frames.popLast() else { return nil }
      key = frame.key
      return place(frame.isObject ? .object(frame.object) : .array(frame.array))
    case .key(let name):
      if skipped == 0 { key = name }
      return nil
    case .string(let text, let isCut):
      if isCut, skipped == 0, !ignored.contains(key ?? "") { self.isCut = true }
      return skipped > 0 ? nil : place(.string(text))
    case .number(let text): return skipped > 0 ? nil : place(.number(text))
    case .bool(let value): return skipped > 0 ? nil : place(.bool(value))
    case .null: return skipped > 0 ? nil : place(.null)
    case .problem: return nil
    }
  }

  private mutating func begin(isObject: Bool) -> JSONValue? {
    guard skipped == 0, frames.count < JSONValue.deepest else {
      skipped += 1
      isCut = true
      return nil
    }
    frames.append(Frame(key: key, isObject: isObject))
    key = nil
    return nil
  }

  private mutating func place(_ value: JSONValue) -> JSONValue? {
    guard !frames.isEmpty else {
      count = 0
      return value
    }
    let last = frames.count - 1
    // A list that is cut leaves room for what stands after it.
    guard frames[last].array.count < ImportLimits.longestList, count < ImportLimits.mostValues else {
      isCut = true
      key = nil
      return nil
    }
    count += 1
    if frames[last].isObject {
      if let key, !ignored.contains(key) { frames[last].object[key] = value }
      key = nil
    } else {
      frames[last].array.append(value)
    }
    return nil
  }

  /// Forgets what was cut, before the next value.
  mutating func takeCut() -> Bool {
    defer { isCut = false }
    return isCut
  }
}
