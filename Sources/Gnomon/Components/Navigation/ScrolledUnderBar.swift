// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Graph {
  /// The scroll views in sight of the host that scroll vertically.
  var placedVerticalScrollViews: some Sequence<ScrollNode> {
    (knownFeature(HostInput.self)?.scrollViews ?? []).lazy
      .filter { $0.isMounted && $0.isPlaced && $0.axes.contains(.vertical) }
  }
}

// Bars at rest have no background on iOS. What is scrolled under one gets a background in front of it: a fading edge on
// iOS 26, a material with a hairline before.
extension LayoutNode {
  /// The scroll view whose content goes on under a bar at an edge of the node; nil where none does.
  ///
  /// - Parameters:
  ///   - height: the bar's, with its large title.
  ///   - least: the distance from which on content counts as scrolled, in points.
  func scrolledContent(at edge: VerticalEdge, _ height: CGFloat, beyond least: CGFloat = 0.5) -> ScrollNode? {
    graph.placedVerticalScrollViews.first { scroll in
      let hidden = edge == .top ? scroll.offset.y : scroll.furthestOffset.y - scroll.offset.y
      guard hidden > least else { return false }
      guard let frame = frame(ofInner: scroll) else { return false }
      // A search field may lie between the bar and what is scrolled.
      if edge == .top { return frame.minY > height - 1 && frame.minY < height + 70 }
      return abs(frame.maxY - (size.height - height)) < 1
    }
  }

  /// Where a node inside lies; nil for one that isn't inside, or is scrolled itself.
  private func frame(ofInner node: LayoutNode) -> CGRect? {
    var (node, frame) = (node, CGRect(origin: .zero, size: node.size))
    while node !== self {
      guard let parent = node.layoutParent else { return nil }
      frame.origin.x += node.origin.x
      frame.origin.y += node.origin.y
      if let scroll = parent as? ScrollNode, scroll.axes.contains(.vertical) { return nil }
      node = parent
    }
    return frame
  }

  /// Draws what lies between a bar and what is scrolled under it, as far as the screen's end.
  ///
  /// - Parameter collapse: what has left of the bar's large title, in points.
  func drawEdge(
    _ edge: VerticalEdge, _ height: CGFloat, collapse: CGFloat = 0, under scroll: ScrollNode?,
    _ context: inout DrawingContext
  ) {
    guard let scroll else { return }
    let reach = safeAreaInsets
    let box = context.snapped(
      edge == .top
        ? CGRect(
          x: -reach.leading, y: -reach.top, width: size.width + reach.leading + reach.trailing,
          height: height - collapse + reach.top)
        : CGRect(
          x: -reach.leading, y: size.height - height, width: size.width + reach.leading + reach.trailing,
          height: height + reach.bottom))
    if BarMetrics(environment.platformProfile).isGlass {
      context.drawSoftEdge(edge, box, in: environment)
    } else {
      let isNext = edge == .bottom || frame(ofInner: scroll).map { $0.minY < height + 1 } ?? true
      context.drawBar(box, hairline: isNext ? edge == .top ? .bottom : .top : nil, in: environment)
    }
  }
}

extension DrawingContext {
  /// Lets what is scrolled under a bar of glass fade towards the screen's end. *Unverified*: how far and how much.
  fileprivate mutating func drawSoftEdge(_ edge: VerticalEdge, _ box: CGRect, in environment: EnvironmentValues) {
    let ground = ground(below: box) ?? SemanticColors(environment).background(level: 0)
    func stop(_ opacity: Float, _ location: CGFloat) -> ResolvedStop {
      var color = ground
      color.opacity = opacity
      return ResolvedStop(color: color, location: location)
    }
    let stops =
      edge == .bottom
      ? [stop(0.85, 0), stop(0.7, 0.5), stop(0, 1)]
      : [stop(0.95, 0), stop(0.9, 0.6), stop(0, 1)]
    let (outer, inner) = edge == .top ? (box.minY, box.maxY) : (box.maxY, box.minY)
    add(
      .fill(
        Path(box), style: FillStyle(),
        paint: .linearGradient(
          stops, start: CGPoint(x: box.midX, y: outer),
          end: CGPoint(x: box.midX, y: inner))))
  }

  /// The last colour that has been drawn all over a rectangle: that of a list or a page.
  private func ground(below box: CGRect) -> Color.Resolved? {
    var ground: Color.Resolved?
    for command in commands {
      if case .fill(let path, _, .color(let color)) = command, color.opacity >= 1, let rect = path.exactRect,
        rect.contains(box)
      {
        ground = color
      }
    }
    return ground
  }

  /// Draws a bar of a material over what lies below, with a hairline at an edge.
  mutating func drawBar(_ box: CGRect, hairline: VerticalEdge?, in environment: EnvironmentValues) {
    let paint = Material.bar._paint(in: environment, bounds: box)
    if case .color(let color) = paint {
      add(.backdrop(Path(box), Backdrop(radius: 15, colors: .saturation(1.2), substitute: color)))
    }
    add(.fill(Path(box), style: FillStyle(), paint: paint))
    guard let hairline else { return }
    let thickness = environment.platformProfile.dividerThickness(displayScale: environment.displayScale)
    let line = CGRect(
      x: box.minX, y: hairline == .bottom ? box.maxY : box.minY, width: box.width, height: thickness)
    add(.fill(Path(line), style: FillStyle(), paint: .color(SemanticColors(environment).separator)))
  }
}
