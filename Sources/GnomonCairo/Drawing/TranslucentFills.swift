// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// Joins rectangles that are drawn one after the other and share an edge, where none lies on another.
///
/// Of one colour and opacity they become one path, which has no seam. Those of several colours and one opacity become
/// an opaque group of that opacity, in which each reaches a little below the ones behind it in order. Several opacities
/// are laid on in steps: all that are at least as opaque as the lowest one with that, then those that are more opaque
/// with what is missing, and so on; so there's never less at an edge than at both sides of it. It's the same picture.
struct TranslucentFills {
  /// The greatest number of rectangles in one path: more would take long to compare.
  private static let most = 1024
  /// The number of rectangles that have one box, so that most needn't be looked at.
  private static let boxed = 32
  /// The distance below which two edges touch, in points.
  private static let slack: CGFloat = 1e-6
  /// The greatest number of opacities that each get a step. Of more, what lies between two steps is laid on by itself:
  /// a seam is the product of what's laid on at both sides, and nobody sees that of two eighths.
  private static let steps = 8

  private struct Fill {
    var rect: CGRect
    var color: Color.Resolved

    var isOpaque: Bool { color.opacity >= 1 }

    func hasColor(of other: Fill) -> Bool { opaqueColor == other.opaqueColor }

    var opaqueColor: Color.Resolved { color(of: 1) }

    func color(of opacity: Float) -> Color.Resolved {
      var color = color
      color.opacity = opacity
      return color
    }
  }

  private var fills: [Fill] = []
  /// The boxes around each `boxed` rectangles, in their order.
  private var boxes: [CGRect] = []
  private var isAntialiased = true
  private var commands: [DisplayCommand] = []

  static func joined(_ list: DisplayList) -> DisplayList {
    var joining = TranslucentFills()
    joining.commands.reserveCapacity(list.commands.count)
    var index = 0
    while index < list.commands.count {
      if let fill = TranslucentFills.fill(ofLayerAt: index, in: list.commands) {
        joining.add(fill)
        index += 3
      } else {
        joining.add(list.commands[index])
        index += 1
      }
    }
    joining.finish()
    var result = list
    result.commands = joining.commands
    return result
  }

  /// The one filled rectangle of a layer that only makes it more transparent, as transparent as the layer makes it.
  private static func fill(ofLayerAt index: Int, in commands: [DisplayCommand]) -> DisplayCommand? {
    guard index + 2 < commands.count, case .beginLayer(let layer) = commands[index], layer.filters.isEmpty,
      !layer.isMask, layer.blendMode == .normal, layer.coverage == nil, layer.colorMode == .nonLinear,
      layer.opacity >= 0, layer.opacity <= 1, case .endLayer = commands[index + 2],
      case .fill(let path, let style, .color(var color)) = commands[index + 1], path.exactRect != nil
    else { return nil }
    color.opacity *= Float(layer.opacity)
    return .fill(path, style: style, paint: .color(color))
  }

  private mutating func add(_ command: DisplayCommand) {
    guard case .fill(let path, let style, let paint) = command, case .color(let color) = paint,
      let rect = path.exactRect, rect.origin.isFinite, rect.width > 0, rect.height > 0, rect.width.isFinite,
      rect.height.isFinite
    else {
      finish()
      commands.append(command)
      return
    }
    guard color.opacity > 0 else { return }
    let belongs = style.isAntialiased == isAntialiased && fills.count < TranslucentFills.most
    if !belongs || !adjoins(rect) { finish() }
    isAntialiased = style.isAntialiased
    if fills.count.isMultiple(of: TranslucentFills.boxed) {
      boxes.append(rect)
    } else {
      boxes[boxes.count - 1] = boxes[boxes.count - 1].union(rect)
    }
    fills.append(Fill(rect: rect, color: color))
  }

  /// The rectangles from an index on that may touch another.
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

  // MARK: Writing them

  private var style: FillStyle { FillStyle(antialiased: isAntialiased) }

  private mutating func finish() {
    defer {
      fills.removeAll(keepingCapacity: true)
      boxes.removeAll(keepingCapacity: true)
    }
    guard let first = fills.first else { return }
    let isAlike = fills.allSatisfy { $0.color == first.color }
    guard isAlike || !fills.allSatisfy(\.isOpaque) else {
      for index in fills.indices { write(opaqueAt: index) }
      return
    }
    let opacities = Set(fills.map(\.color.opacity)).sorted()
    guard opacities.count > TranslucentFills.steps else { return write(steps: opacities) }
    let steps = (1...TranslucentFills.steps).map { Float($0) / Float(TranslucentFills.steps) }
    write(steps: steps)
    for fill in fills where fill.color.opacity < 1 {
      let rest = TranslucentFills.rest(to: fill.color.opacity, above: steps.last { $0 <= fill.color.opacity } ?? 0)
      guard rest > 0 else { continue }
      commands.append(.fill(Path(fill.rect), style: style, paint: .color(fill.color(of: rest))))
    }
  }

  /// How opaque what is laid on something of one opacity has to be for another.
  private static func rest(to opacity: Float, above: Float) -> Float {
    above < 1 ? (opacity - above) / (1 - above) : 0
  }

  private mutating func write(steps: [Float]) {
    var reached: Float = 0
    for step in steps {
      let members = fills.indices.filter { fills[$0].color.opacity >= step }
      write(members, above: step, with: TranslucentFills.rest(to: step, above: reached))
      reached = step
    }
  }

  /// Lays some rectangles on, which are all that are at least as opaque as `step`.
  private mutating func write(_ members: [Int], above step: Float, with opacity: Float) {
    guard let first = members.first.map({ fills[$0] }) else { return }
    guard members.contains(where: { !fills[$0].hasColor(of: first) }) else {
      var path = Path(first.rect)
      for index in members.dropFirst() { path.addRect(fills[index].rect) }
      return commands.append(.fill(path, style: style, paint: .color(first.color(of: opacity))))
    }
    if opacity < 1 { commands.append(.beginLayer(DisplayLayer(opacity: Double(opacity)))) }
    for index in members {
      var path = Path(fills[index].rect)
      for later in near(fills[index].rect, from: index + 1) where later.color.opacity >= step {
        if let strip = TranslucentFills.strip(from: fills[index].rect, below: later.rect) { path.addRect(strip) }
      }
      commands.append(.fill(path, style: style, paint: .color(fills[index].opaqueColor)))
    }
    if opacity < 1 { commands.append(.endLayer) }
  }

  /// Writes one of several opaque rectangles. Whole sides that are shared are left to ``AdjoiningFills``.
  private mutating func write(opaqueAt index: Int) {
    let fill = fills[index]
    let strips = near(fill.rect, from: index + 1).compactMap { later in
      TranslucentFills.strip(from: fill.rect, below: later.rect).map { (strip: $0, side: later.rect) }
    }
    let isUneven = strips.contains { strip, other in
      let isBeside = abs(strip.midX - fill.rect.midX) > fill.rect.width / 2
      return isBeside
        ? strip.height != fill.rect.height || strip.height != other.height
        : strip.width != fill.rect.width || strip.width != other.width
    }
    var path = Path(fill.rect)
    if isUneven { for (strip, _) in strips { path.addRect(strip) } }
    commands.append(.fill(path, style: style, paint: .color(fill.color)))
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
