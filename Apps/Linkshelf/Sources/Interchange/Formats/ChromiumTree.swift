// SPDX-License-Identifier: Apache-2.0

/// Goes through Chromium's tree of bookmarks and gives each node when it ends. A folder's name stands after its children there.
struct ChromiumTree {
  struct Node {
    /// The node's number in the order of the file, from 0. It is the same in each pass.
    var number: Int
    /// The number of the folder that it lies in.
    var parent: Int?
    /// One of the folders that every browser has.
    var isRoot: Bool
    var isFolder = false
    var name: String?
    var address: String?
    var added: String?
    var line: Int
  }

  enum Found {
    case node(Node)
    case problem(line: Int, sentence: String)
  }

  private enum Frame {
    case top
    case roots
    case node(Node)
    case children
    case other
  }

  private var stream = JSONStream()
  private var frames: [Frame] = []
  /// The numbers of the open folders.
  private var open: [Int] = []
  private var key = ""
  private var count = 0

  mutating func feed(_ text: [UInt8], isLast: Bool, _ give: (Found) -> Void) {
    var events: [(JSONStream.Event, Int)] = []
    var start = 0
    while start < text.count {
      let end = min(start + 4_096, text.count)
      stream.feed(Array(text[start..<end])) { events.append(($0, $1)) }
      for (event, line) in events { take(event, line, give) }
      events.removeAll(keepingCapacity: true)
      start = end
    }
    if isLast {
      stream.finish { events.append(($0, $1)) }
      for (event, line) in events { take(event, line, give) }
    }
  }

  private mutating func take(_ event: JSONStream.Event, _ line: Int, _ give: (Found) -> Void) {
    switch event {
    case .problem(let line, let sentence): give(.problem(line: line, sentence: sentence))
    case .key(let name): key = name
    case .beginObject: frames.append(object(line))
    case .beginArray:
      var frame = Frame.other
      if case .node(var node)? = frames.last, key == "children" {
        node.isFolder = true
        frames[frames.count - 1] = .node(node)
        open.append(node.number)
        frame = .children
      }
      frames.append(frame)
    case .endObject:
      if case .node(let node)? = frames.popLast() { give(.node(node)) }
    case .endArray:
      if case .children? = frames.popLast() { open.removeLast() }
    case .string(let text, _):
      guard case .node(var node)? = frames.last else { return }
      switch key {
      case "name": node.name = text
      case "url": node.address = text
      case "date_added": node.added = text
      case "type" where text == "folder": node.isFolder = true
      default: return
      }
      frames[frames.count - 1] = .node(node)
    case .number, .bool, .null: break
    }
  }

  private mutating func object(_ line: Int) -> Frame {
    defer { key = "" }
    switch frames.last {
    case nil: return .top
    case .top?: return key == "roots" ? .roots : .other
    case .roots?, .children?:
      var isRoot = false
      if case .roots? = frames.last { isRoot = true }
      defer { count += 1 }
      return .node(Node(number: count, parent: open.last, isRoot: isRoot, line: line))
    default: return .other
    }
  }
}
