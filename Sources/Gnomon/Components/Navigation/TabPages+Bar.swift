// SPDX-License-Identifier: Apache-2.0
import Foundation

// The bar is a row of equal parts below the pages; on macOS a strip of segments above them, in the middle.
extension TabPagesNode {
  /// Points between the strip and the page below it.
  static var stripGap: CGFloat { 8 }

  var isBarAbove: Bool { environment.platformProfile.hasTabsAbove }

  private var bezel: CGSize { environment.controlSize.bezel(on: environment.platformProfile) }

  var stripHeight: CGFloat { (idealLabels.map(\.height).max() ?? 0) + 2 * bezel.height }

  /// What the labels answer to nothing proposed.
  private var idealLabels: [CGSize] {
    tabs.map { tab in
      let size = tab.label?.size(for: .unspecified) ?? .zero
      return CGSize(width: finite(size.width), height: finite(size.height))
    }
  }

  /// The whole bar.
  var bar: CGRect {
    guard isBarAbove else {
      return CGRect(x: 0, y: size.height - barHeight, width: size.width, height: barHeight)
    }
    let labels = idealLabels
    let width = min(size.width, ((labels.map(\.width).max() ?? 0) + 2 * bezel.width) * CGFloat(labels.count))
    return CGRect(x: (size.width - width) / 2, y: 0, width: width, height: stripHeight)
  }

  /// The parts of the bar that its tabs have.
  var cells: [CGRect] {
    let (bar, count) = (bar, tabs.count)
    let width = bar.width / CGFloat(max(1, count))
    return (0..<count).map { index in
      let place = environment.layoutDirection == .rightToLeft ? count - 1 - index : index
      return CGRect(x: bar.minX + CGFloat(place) * width, y: bar.minY, width: width, height: bar.height)
    }
  }

  /// Places a badge beside the icon's middle, above its top; a long one stays in the tab's part of the bar.
  func place(_ badge: LayerStackNode, in cell: CGRect) {
    badge.layoutParent = self
    let proposal = ProposedViewSize(width: cell.width, height: nil)
    let width = badge.size(for: proposal).width
    let start = environment.layoutDirection == .rightToLeft ? cell.midX - 5 - width : cell.midX + 5
    let x = min(max(cell.minX, start), max(cell.minX, cell.maxX - width))
    badge.place(at: CGPoint(x: x, y: cell.minY + 2), proposal: proposal)
  }

  /// What a tab does with what is dragged from it and dropped on it.
  func addTransfers(of page: LayoutNode, to hits: inout HitList) {
    if hits.isForDrop {
      let destinations = page.layoutValue(ObjectIdentifier(TabDropKey.self)) as? [any DropDestinationNode] ?? []
      for destination in destinations { hits.addDestination(destination) }
    } else if let source = page.layoutValue(ObjectIdentifier(TabDragKey.self)) as? any DragSourceNode {
      hits.addSource(source)
    }
  }

  func drawBar(_ context: inout DrawingContext) {
    if isBarAbove {
      drawStrip(SemanticColors(environment), &context)
    } else {
      drawLine(&context)
    }
    for tab in tabs { tab.forEachPart { context.draw($0) } }
  }

  private func drawLine(_ context: inout DrawingContext) {
    let frame = bar
    let look = shown?.preference(TabBarKey.self)?.look ?? BarLook()
    if look.visibility == .hidden { return }
    var inner = environment
    if let colorScheme = look.colorScheme { inner.colorScheme = colorScheme }
    let colors = SemanticColors(inner)
    let box = context.snapped(frame)
    let paint = look.background?._paint(in: inner, bounds: box) ?? .color(colors.background(level: 0))
    context.add(.fill(Path(box), style: FillStyle(), paint: paint))
    let thickness = environment.platformProfile.dividerThickness(displayScale: environment.displayScale)
    let line = context.snapped(CGRect(x: 0, y: frame.minY, width: size.width, height: thickness))
    context.add(.fill(Path(line), style: FillStyle(), paint: .color(colors.separator)))
  }

  private func drawStrip(_ colors: SemanticColors, _ context: inout DrawingContext) {
    let shown = shownIndex
    let chosen = tabs.firstIndex { $0.page == shown }.map { cells[$0] }
    context.drawSegments(in: bar, chosen: chosen, colors)
  }

  /// Dots of 7 points, 9 apart, above the bottom edge.
  func drawDots(_ context: inout DrawingContext) {
    let (dot, gap): (CGFloat, CGFloat) = (7, 9)
    let tabs = tabs.prefix(1_000)
    guard tabs.count > 1 else { return }
    let (count, shown) = (tabs.count, shownIndex)
    let width = CGFloat(count) * dot + CGFloat(count - 1) * gap
    for (index, tab) in tabs.enumerated() {
      let box = CGRect(
        x: (size.width - width) / 2 + CGFloat(index) * (dot + gap), y: size.height - 26, width: dot, height: dot)
      let path = Circle().path(in: context.snapped(box))
      let color = Color.Resolved(red: 1, green: 1, blue: 1, opacity: tab.page == shown ? 1 : 0.3)
      context.add(.fill(path, style: FillStyle(), paint: .color(color)))
    }
  }
}

extension DrawingContext {
  /// Draws a segmented control's box, and the chosen segment.
  mutating func drawSegments(in frame: CGRect, chosen: CGRect?, _ colors: SemanticColors) {
    let box = Path(roundedRect: snapped(frame), cornerRadius: 8, style: .continuous)
    add(.fill(box, style: FillStyle(), paint: .color(colors.fill(level: 2))))
    guard let chosen else { return }
    let knob = Path(roundedRect: snapped(chosen.insetBy(dx: 2, dy: 2)), cornerRadius: 7, style: .continuous)
    add(.fill(knob, style: FillStyle(), paint: .color(colors.segment)))
  }
}
