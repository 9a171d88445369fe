import Foundation
import Gnomon

/// Joins translucent rectangles that are drawn one after the other and share an edge, where none lies on another: those of one colour
/// become one path, which has no seam. Those of several colours and one opacity become an opaque group of that opacity, in which each
/// reaches a little below the ones behind it in order. It's the same picture.
struct TranslucentFills {
  /// More in one path would take long to compare.
  private static let most = 1024
  /// How many have one box, so that most needn't be looked at.
  private static let boxed = 32
  /// What is nearer than this touches.
  private static let slack: CGFloat = 1e-6

  private struct Fill {
    var rect: CGRect
    var color: Color.Resolved
  }

  private var fills: [Fill] = []
  /// Around each so many of them.
  private var boxes: [CGRect] = []
  private var isAntialiased = true
  private var commands: [DisplayCommand] = []

  static func joined(_ list: DisplayList) -> DisplayList {
    var joining = TranslucentFills()
    joining.commands.reserveCapacity(list.commands.count)
    for command in list.commands { joining.add(command) }
    joining.finish()
    var result = list
    result.commands = joining.commands
    return result
  }

  private mutating func add(_ command: DisplayCommand) {
    guard case .fill(let path, let style, let paint) = command, case .color(let color) = paint, !paint.isOpaque,
      let rect = path.exactRect, rect.origin.isFinite, rect.width > 0, rect.height > 0, rect.width.isFinite,
      rect.height.isFinite
    else {
      finish()
      commands.append(command)
      return
    }
    let belongs =
      color.opacity == fills.last?.color.opacity && style.isAntialiased == isAntialiased
      && fills.count < TranslucentFills.most
    if !belongs || !adjoins(rect) { finish() }
    isAntialiased = style.isAntialiased
    if fills.count.isMultiple(of: TranslucentFills.boxed) {
      boxes.append(rect)
    } else {
      boxes[boxes.count - 1] = boxes[boxes.count - 1].union(rect)
    }
    fills.append(Fill(rect: rect, color: color))
  }

  /// Those from an index on that may touch a rectangle.
  private func near(_ rect: CGRect, from start: Int = 0) -> [Fill] {
    var found: [Fill] = []
    for (index, box) in boxes.enumerated() {
      let first = max(start, index * TranslucentFills.boxed)
      let end = min(fills.count, (index + 1) * TranslucentFills.boxed)
      let (across, down) = TranslucentFills.overlap(rect, box)
      if first < end, across >= -TranslucentFills.slack, down >= -TranslucentFills.slack { found += fills[first..<end] }
    }
    return found
  }

  /// Whether a rectangle touches one of those there are, and lies on none.
  private func adjoins(_ rect: CGRect) -> Bool {
    let slack = TranslucentFills.slack
    var touches = false
    for other in near(rect) {
      let (across, down) = TranslucentFills.overlap(rect, other.rect)
      if across > slack, down > slack { return false }
      if across >= -slack, down >= -slack { touches = true }
    }
    return touches
  }

  /// How far two rectangles reach into each other along both axes; negative where they're apart.
  private static func overlap(_ a: CGRect, _ b: CGRect) -> (across: CGFloat, down: CGFloat) {
    (min(a.maxX, b.maxX) - max(a.minX, b.minX), min(a.maxY, b.maxY) - max(a.minY, b.minY))
  }

  private mutating func finish() {
    guard let first = fills.first else { return }
    defer {
      fills.removeAll(keepingCapacity: true)
      boxes.removeAll(keepingCapacity: true)
    }
    let style = FillStyle(antialiased: isAntialiased)
    guard fills.contains(where: { $0.color != first.color }) else {
      var path = Path()
      for fill in fills { path.addRect(fill.rect) }
      return commands.append(.fill(path, style: style, paint: .color(first.color)))
    }
    commands.append(.beginLayer(DisplayLayer(opacity: Double(first.color.opacity))))
    for (index, fill) in fills.enumerated() {
      var path = Path(fill.rect)
      for later in near(fill.rect, from: index + 1) {
        if let strip = TranslucentFills.strip(from: fill.rect, below: later.rect) { path.addRect(strip) }
      }
      var color = fill.color
      color.opacity = 1
      commands.append(.fill(path, style: style, paint: .color(color)))
    }
    commands.append(.endLayer)
  }

  /// The part of a rectangle along its edge with another: a point wide, or half of it where it's narrow.
  private static func strip(from rect: CGRect, below other: CGRect) -> CGRect? {
    let (across, down) = overlap(rect, other)
    if down > slack, abs(across) <= slack {
      let width = min(1, other.width / 2)
      let isAtRight = rect.midX < other.midX
      return CGRect(
        x: isAtRight ? rect.maxX : rect.minX - width, y: max(rect.minY, other.minY), width: width, height: down)
    }
    if across > slack, abs(down) <= slack {
      let height = min(1, other.height / 2)
      let isBelow = rect.midY < other.midY
      return CGRect(
        x: max(rect.minX, other.minX), y: isBelow ? rect.maxY : rect.minY - height, width: across, height: height)
    }
    return nil
  }
}
