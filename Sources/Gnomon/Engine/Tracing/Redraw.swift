// SPDX-License-Identifier: Apache-2.0
import Foundation

extension LayoutTracer {
  /// Something that is drawn otherwise than in the pass before.
  package struct Redraw: Sendable {
    package enum Kind: String, Sendable, Codable {
      case appeared, vanished, moved, resized, changed
    }

    /// The node's number in the trace.
    package var serial: Int
    package var view: String
    package var spoken: String
    package var source: SourceLocation?
    package var kind: Kind
    package var old: CGRect?
    package var new: CGRect?
    package var because: String

    /// `moved by (0, -40)`, `resized from 50×20 to 70×20`.
    package var words: String {
      switch (kind, old, new) {
      case (.moved, let old?, let new?):
        "moved by (\(points(new.minX - old.minX)), \(points(new.minY - old.minY)))"
      case (.resized, let old?, let new?):
        "became \(points(new.width))×\(points(new.height)), from \(points(old.width))×\(points(old.height))"
      case (.appeared, _, _): "was drawn first"
      case (.vanished, _, _): "was drawn no longer"
      default: "shows something else"
      }
    }
  }

  /// A node's frame as it was drawn in one pass and in the one before; nil where it wasn't there.
  package struct Move: Sendable {
    package var serial: Int
    package var old: CGRect?
    package var new: CGRect?
  }

  /// The drawing of one pass, node by node.
  struct Shot {
    struct Entry {
      /// Kept, so that no other node gets its address as long as the entry is compared.
      let node: LayoutNode
      let serial: Int
      let frame: CGRect
      let proposal: ProposedViewSize
      let text: String?
      let ink: [DisplayCommand]
    }

    var entries: [ObjectIdentifier: Entry] = [:]
    var nextSerial = 0
    var pictures = 0
  }
}

/// Tells which commands each node has added by itself.
final class InkRecorder: DrawingRecorder {
  /// The commands up to an end, from that of the span before, with the node that has added them.
  struct Span {
    let end: Int
    /// nil is the host.
    let owner: LayoutNode?
  }

  private(set) var ink: [ObjectIdentifier: [DisplayCommand]] = [:]
  /// The commands in order, where that's kept in place of ``ink``.
  private(set) var spans: [Span] = []
  private let keepsOrder: Bool
  private var open: [LayoutNode] = []
  private var cursor = 0

  init(keepsOrder: Bool = false) { self.keepsOrder = keepsOrder }

  override func begin(_ node: LayoutNode, at origin: CGPoint, _ commands: [DisplayCommand]) {
    close(commands)
    open.append(node)
  }

  override func end(_ commands: [DisplayCommand]) {
    close(commands)
    open.removeLast()
  }

  override func skip(_ commands: [DisplayCommand]) { cursor = commands.count }

  override func willReplace(_ commands: [DisplayCommand], from start: Int, with others: [DisplayCommand]) {
    guard keepsOrder else { return }
    close(commands)
    var owners: [LayoutNode?] = []
    var rest = spans[...]
    while let first = rest.first, first.end <= start { rest.removeFirst() }
    for index in start..<commands.count {
      while let first = rest.first, first.end <= index { rest.removeFirst() }
      if commands[index].draws { owners.append(rest.first?.owner) }
    }
    var crossing: Span?
    while let last = spans.last, last.end > start { crossing = spans.removeLast() }
    if let crossing { spans.append(Span(end: start, owner: crossing.owner)) }
    let isSame = owners.count == others.count(where: \.draws)
    var next = owners[...]
    for (index, command) in others.enumerated() {
      let owner = isSame && command.draws ? next.removeFirst() : open.last
      spans.append(Span(end: start + index + 1, owner: owner))
    }
  }

  /// Closes what the host has drawn last.
  func finish(_ commands: [DisplayCommand]) { close(commands) }

  private func close(_ commands: [DisplayCommand]) {
    if cursor < commands.count {
      if keepsOrder {
        spans.append(Span(end: commands.count, owner: open.last))
      } else if let owner = open.last {
        ink[ObjectIdentifier(owner), default: []] += commands[cursor...]
      }
    }
    cursor = commands.count
  }
}

extension DisplayCommand {
  /// True if something is seen of it by itself.
  fileprivate var draws: Bool {
    switch self {
    case .fill, .stroke, .text, .textPart, .image, .backdrop: true
    default: false
    }
  }

  /// True if the other looks the same; where places may differ, only colours, words and pictures count.
  func looks(like other: DisplayCommand, comparesPlaces: Bool) -> Bool {
    func same<Value: Equatable>(_ a: Value, _ b: Value) -> Bool { !comparesPlaces || a == b }
    func same(_ a: Paint, _ b: Paint) -> Bool {
      if case .color = a { return a == b }
      return !comparesPlaces || a == b
    }
    switch (self, other) {
    case (.save, .save), (.restore, .restore), (.endLayer, .endLayer): return true
    case (.concatenate(let a), .concatenate(let b)): return same(a, b)
    case (.clip(let a, _), .clip(let b, _)): return same(a, b)
    case (.beginLayer(let a), .beginLayer(let b)):
      return a.opacity == b.opacity && a.blendMode == b.blendMode && a.isMask == b.isMask && a.coverage == b.coverage
        && "\(a.filters)" == "\(b.filters)"
    case (.fill(let a, _, let paint), .fill(let b, _, let other)): return same(a, b) && same(paint, other)
    case (.stroke(let a, let style, let paint), .stroke(let b, let otherStyle, let other)):
      return same(a, b) && style == otherStyle && same(paint, other)
    case (.text(let a, let place, let paints), .text(let b, let otherPlace, let others)):
      return (a === b || a.text == b.text) && same(place, otherPlace) && zip(paints, others).allSatisfy { same($0, $1) }
    case (.textPart(_, let a, let place, _), .textPart(_, let b, let otherPlace, _)):
      return (a === b || a.text == b.text) && same(place, otherPlace)
    case (.link(let a, let place), .link(let b, let otherPlace)): return a == b && same(place, otherPlace)
    case (.image(let a, let place), .image(let b, let otherPlace)): return a == b && same(place, otherPlace)
    default: return false
    }
  }
}
