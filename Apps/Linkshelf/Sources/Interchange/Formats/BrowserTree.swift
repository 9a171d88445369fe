// SPDX-License-Identifier: Apache-2.0

/// Goes through a browser's tree of bookmarks and gives each node when it ends.
///
/// In Chromium's file a folder's name stands after its children. Firefox's is one tree from its first brace on.
struct BrowserTree {
  enum Browser {
    case chromium
    case firefox
  }

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
    /// Firefox's tags, separated by commas.
    var tags: String?
    var isSeparator = false
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

  private let browser: Browser
  private var stream = JSONStream()
  private var frames: [Frame] = []
  /// The numbers of the open folders.
  private var open: [Int] = []
  private var key = ""
  private var count = 0

  init(_ browser: Browser) {
    self.browser = browser
  }

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
      switch (browser, key) {
      case (.chromium, "name"), (.firefox, "title"): node.name = text
      case (.chromium, "url"), (.firefox, "uri"): node.address = text
      case (.chromium, "date_added"): node.added = text
      case (.firefox, "tags"): node.tags = text
      case (.firefox, "root"): node.isRoot = true
      case (.chromium, "type") where text == "folder": node.isFolder = true
      case (.firefox, "type") where text == "text/x-moz-place-container": node.isFolder = true
      case (.firefox, "type") where text == "text/x-moz-place-separator": node.isSeparator = true
      default: return
      }
      frames[frames.count - 1] = .node(node)
    case .number(let text):
      guard browser == .firefox, key == "dateAdded", case .node(var node)? = frames.last else { return }
      node.added = text
      frames[frames.count - 1] = .node(node)
    case .bool, .null: break
    }
  }

  private mutating func object(_ line: Int) -> Frame {
    defer { key = "" }
    switch frames.last {
    case nil where browser == .firefox: break
    case nil: return .top
    case .top?: return key == "roots" ? .roots : .other
    case .roots?, .children?:
      var isRoot = false
      if case .roots? = frames.last { isRoot = true }
      return node(isRoot: isRoot, line)
    default: return .other
    }
    return node(isRoot: true, line)
  }

  private mutating func node(isRoot: Bool, _ line: Int) -> Frame {
    defer { count += 1 }
    return .node(Node(number: count, parent: open.last, isRoot: isRoot, line: line))
  }
}
