// SPDX-License-Identifier: Apache-2.0

/// Goes through a large JSON file and builds only the values at given paths, one after another.
///
/// A path is written like `.collections[].links[]`; the whole file is the empty path.
struct JSONItems {
  enum Step {
    case item(path: String, JSONValue, line: Int, isCut: Bool)
    /// A member or element that is no container, outside of items.
    case scalar(path: String, JSONValue)
    case open(path: String)
    case close(path: String)
    case problem(line: Int, sentence: String)
  }

  private struct Frame {
    let path: String
    let elementPath: String
    let isObject: Bool
  }

  /// Paths of containers deeper than this are all alike, so that deep nesting costs nothing.
  private static let deepestPath = 8

  private let paths: Set<String>
  private var stream = JSONStream()
  private var builder: JSONBuilder
  private var frames: [Frame] = []
  private var key = ""
  private var itemPath = ""
  private var itemLine = 1

  init(_ paths: Set<String>, ignoring ignored: Set<String> = []) {
    self.paths = paths
    builder = JSONBuilder(ignoring: ignored)
  }

  mutating func feed(_ chunk: [UInt8], to steps: inout [Step]) {
    var events: [(JSONStream.Event, Int)] = []
    // Events of a small piece at a time, so that a large chunk doesn't become a large list.
    var start = 0
    while start < chunk.count {
      let end = min(start + 4_096, chunk.count)
      stream.feed(Array(chunk[start..<end])) { events.append(($0, $1)) }
      for (event, line) in events { take(event, line, to: &steps) }
      events.removeAll(keepingCapacity: true)
      start = end
    }
  }

  mutating func finish(to steps: inout [Step]) {
    var events: [(JSONStream.Event, Int)] = []
    stream.finish { events.append(($0, $1)) }
    for (event, line) in events { take(event, line, to: &steps) }
  }

  private mutating func take(_ event: JSONStream.Event, _ line: Int, to steps: inout [Step]) {
    if case .problem(let line, let sentence) = event {
      steps.append(.problem(line: line, sentence: sentence))
      return
    }
    if builder.isBuilding {
      if let value = builder.add(event) {
        steps.append(.item(path: itemPath, value, line: itemLine, isCut: builder.takeCut()))
      }
      return
    }
    switch event {
    case .beginObject, .beginArray:
      let path = childPath
      if paths.contains(path) {
        itemPath = path
        itemLine = line
        _ = builder.add(event)
        return
      }
      var isObject = false
      if case .beginObject = event { isObject = true }
      let isDeep = frames.count >= Self.deepestPath
      frames.append(Frame(path: path, elementPath: isDeep ? path : path + "[]", isObject: isObject))
      key = ""
      if !isDeep { steps.append(.open(path: path)) }
    case .endObject, .endArray:
      if let frame = frames.popLast(), frames.count < Self.deepestPath { steps.append(.close(path: frame.path)) }
    case .key(let name): key = name
    case .string(let text, _): scalar(.string(text), to: &steps)
    case .number(let text): scalar(.number(text), to: &steps)
    case .bool(let value): scalar(.bool(value), to: &steps)
    case .null: scalar(.null, to: &steps)
    case .problem: break
    }
  }

  private var childPath: String {
    guard let parent = frames.last else { return "" }
    guard frames.count < Self.deepestPath else { return "…" }
    return parent.isObject ? parent.path + "." + key : parent.elementPath
  }

  private func scalar(_ value: JSONValue, to steps: inout [Step]) {
    guard frames.count < Self.deepestPath else { return }
    steps.append(.scalar(path: childPath, value))
  }
}
