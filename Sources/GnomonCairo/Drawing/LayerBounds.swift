// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation
import Gnomon

/// Finds the pixels that each layer's content touches, in one pass before drawing, so that a layer is no larger.
struct LayerBounds {
  /// The pixels that a layer's content touches, by the index of its `beginLayer` command.
  private(set) var content: [Int: PixelRect] = [:]

  private var matrix: cairo_matrix_t
  private var clip: PixelRect
  private var saved: [State] = []
  private var open: [Open] = []

  private struct State {
    var matrix: cairo_matrix_t
    var clip: PixelRect
  }

  private struct Open {
    var index: Int
    var layer: DisplayLayer
    var bounds: PixelRect
    var state: State
    var savedCount: Int
  }

  init(_ list: DisplayList, matrix: cairo_matrix_t) {
    self.matrix = matrix
    clip = .everything
    let hasLayers = list.commands.contains {
      if case .beginLayer = $0 { return true }
      return false
    }
    guard hasLayers else { return }
    for (index, command) in list.commands.enumerated() { visit(command, at: index) }
    while !open.isEmpty { close() }
  }

  private mutating func visit(_ command: DisplayCommand, at index: Int) {
    switch command {
    case .save:
      saved.append(State(matrix: matrix, clip: clip))
    case .restore:
      guard saved.count > (open.last?.savedCount ?? 0), let state = saved.popLast() else { return }
      matrix = state.matrix
      clip = state.clip
    case .concatenate(let transform):
      matrix = cairo_matrix_t(transform).then(matrix)
    case .clip(let path, _):
      clip = clip.intersection(PathBounds(path).box.map { matrix.pixels(of: $0) } ?? .empty)
    case .beginLayer(let layer):
      let state = State(matrix: matrix, clip: clip)
      open.append(Open(index: index, layer: layer, bounds: .empty, state: state, savedCount: saved.count))
      // The clip is applied when the layer is composited; a blur may bring in what lies outside of it.
      clip = .everything
    case .endLayer:
      close()
    case .fill, .stroke, .text, .textPart, .image, .backdrop:
      if let box = command.reach { add(matrix.pixels(of: box)) }
    case .link: break
    }
  }

  private mutating func add(_ rect: PixelRect) {
    guard !open.isEmpty else { return }
    let visible = rect.expanded(by: 1).intersection(clip)
    open[open.count - 1].bounds = open[open.count - 1].bounds.union(visible)
  }

  private mutating func close() {
    guard let done = open.popLast() else { return }
    content[done.index] = done.bounds
    saved.removeSubrange(min(done.savedCount, saved.count)...)
    matrix = done.state.matrix
    clip = done.state.clip
    guard !done.layer.isMask else { return }
    let filters = done.layer.filters
    if filters.contains(where: \.isProjection) {
      return add(ProjectedLayer(filters, matrix: matrix, content: done.bounds, visible: .everything).reached)
    }
    let reach = FilterReach(filters, matrix: matrix)
    add(reach.isUnbounded ? .everything : done.bounds.expanded(by: reach.margin))
  }
}

extension DisplayCommand {
  /// The box that holds all that the command draws, in its own coordinates; nil for one that draws nothing.
  var painted: CGRect? { if case .link = self { nil } else { reach } }

  /// The box that holds all that the command draws, or where it can be clicked, in its own coordinates. Nil for
  /// nothing, and for what only changes how others draw.
  var reach: CGRect? {
    switch self {
    case .fill(let path, _, _): return PathBounds(path).box
    case .backdrop(let path, let backdrop):
      // A shadow is seen up to three deviations away.
      let margin = backdrop.shadow.map { 3 * abs($0.radius) + abs($0.y) } ?? 0
      return margin.isFinite ? PathBounds(path).box?.insetBy(dx: -margin, dy: -margin) : nil
    case .stroke(let path, let style, _):
      // A corner's tip is at most half a width times the limit away.
      let margin = style.lineWidth * (style.lineJoin == .miter ? max(style.miterLimit / 2, 1.5) : 1.5)
      return margin.isFinite ? PathBounds(path).box?.insetBy(dx: -margin, dy: -margin) : nil
    case .text(let text, let rect, let paints):
      return text.visibleBox(in: rect, paints)?.insetBy(dx: -text.overhang, dy: -text.overhang)
    case .textPart(let part, let text, let rect, _):
      return rect.offsetBy(dx: part.offset.width, dy: part.offset.height)
        .insetBy(dx: -text.overhang, dy: -text.overhang)
    case .image(_, let rect), .link(_, let rect): return rect
    case .save, .restore, .concatenate, .clip, .beginLayer, .endLayer: return nil
    }
  }
}

extension ShapedText {
  /// The part of a text in which something is seen: a text whose runs have shadows of their own is drawn for each of
  /// them.
  fileprivate func visibleBox(in rect: CGRect, _ paints: [Paint]) -> CGRect? {
    guard paints.contains(where: \.isClear), let shaped = self as? PangoShapedText else { return rect }
    var (left, right) = (CGFloat.infinity, -CGFloat.infinity)
    var (top, bottom) = (CGFloat.infinity, -CGFloat.infinity)
    for line in shaped.placedLines(in: rect, paints: paints) {
      for stretch in line.stretches where !paints.paint(ofRun: stretch.run).isClear {
        left = min(left, line.origin.x + CGFloat(stretch.start) * line.scale)
        right = max(right, line.origin.x + CGFloat(stretch.end) * line.scale)
        top = min(top, line.origin.y)
        bottom = max(bottom, line.origin.y)
      }
    }
    return left <= right ? CGRect(x: left, y: top, width: right - left, height: bottom - top) : nil
  }

  /// How far glyphs may stand out of the text's rectangle, at most.
  fileprivate var overhang: CGFloat { text.runs.map { $0.font.size + abs($0.baselineOffset) }.max() ?? 0 }
}

/// The box around a path's points, control points included; what isn't finite is left out.
struct PathBounds {
  /// The box; nil where there is no point.
  private(set) var box: CGRect?

  init(_ path: Path) {
    var (left, top, right, bottom) = (Double.infinity, Double.infinity, -Double.infinity, -Double.infinity)
    func add(_ point: CGPoint) {
      guard point.x.isFinite, point.y.isFinite else { return }
      left = min(left, Double(point.x))
      right = max(right, Double(point.x))
      top = min(top, Double(point.y))
      bottom = max(bottom, Double(point.y))
    }
    path.forEach { element in
      switch element {
      case .move(let to), .line(let to): add(to)
      case .quadCurve(let to, let control):
        add(to)
        add(control)
      case .curve(let to, let control1, let control2):
        add(to)
        add(control1)
        add(control2)
      case .closeSubpath: break
      }
    }
    if left <= right { box = CGRect(x: left, y: top, width: right - left, height: bottom - top) }
  }
}
