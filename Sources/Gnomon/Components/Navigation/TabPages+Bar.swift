// SPDX-License-Identifier: Apache-2.0
import Foundation

// The bar is a capsule of glass over the pages' end on iOS 26, and a row of equal parts before; on macOS it's a strip of
// segments above them, in the middle.
extension TabPagesNode {
  /// Points between the strip and the page below it.
  static var stripGap: CGFloat { 8 }

  var isBarAbove: Bool { environment.platformProfile.hasTabsAbove }

  /// Whether the bar is made of glass.
  var isGlass: Bool { BarMetrics(environment.platformProfile).isGlass }

  private var bezel: CGSize { environment.controlSize.bezel(on: environment.platformProfile) }

  var stripHeight: CGFloat { (idealLabels.map(\.height).max() ?? 0) + 2 * bezel.height }

  /// What the labels answer to nothing proposed.
  private var idealLabels: [CGSize] {
    tabs.map { tab in
      let size = tab.label?.size(for: .unspecified) ?? .zero
      return CGSize(width: finite(size.width), height: finite(size.height))
    }
  }

  /// The whole bar; of glass the capsule.
  var bar: CGRect {
    guard isBarAbove else {
      guard isGlass else { return CGRect(x: 0, y: size.height - barHeight, width: size.width, height: barHeight) }
      return capsule
    }
    let labels = idealLabels
    let width = min(size.width, ((labels.map(\.width).max() ?? 0) + 2 * bezel.width) * CGFloat(labels.count))
    return CGRect(x: (size.width - width) / 2, y: 0, width: width, height: stripHeight)
  }

  /// The tab that is a circle beside the capsule, by its place in the bar: the last one for searching.
  private var searchPlace: Int? { isGlass && tabs.count > 1 ? tabs.lastIndex(where: \.isSearch) : nil }

  private var glassHeight: CGFloat { TabBarMetrics.height(isGlass: true) }

  private var glassTop: CGFloat { size.height + safeAreaInsets.bottom - TabBarMetrics.margin - glassHeight }

  /// The room for the tabs in the capsule.
  private var glassRoom: CGFloat {
    let search = searchPlace == nil ? 0 : glassHeight + TabBarMetrics.searchDistance
    return max(0, size.width - 2 * TabBarMetrics.margin - search - 2 * TabBarMetrics.inset)
  }

  private var glassItems: TabBarMetrics.Items {
    TabBarMetrics.Items(count: tabs.count - (searchPlace == nil ? 0 : 1), room: glassRoom)
  }

  private var capsule: CGRect {
    let width = glassItems.span + 2 * TabBarMetrics.inset
    let start = searchPlace == nil ? (size.width - width) / 2 : TabBarMetrics.margin
    return mirrored(CGRect(x: start, y: glassTop, width: width, height: glassHeight))
  }

  private var searchCircle: CGRect {
    mirrored(
      CGRect(x: size.width - TabBarMetrics.margin - glassHeight, y: glassTop, width: glassHeight, height: glassHeight))
  }

  /// The circle that the tabs are beside a search field. *Unverified*: as high as the field, at the same distance from
  /// the screen's edges.
  var foldedCircle: CGRect {
    let (side, margin) = (BarMetrics.bottomRow, BarMetrics.bottomMargin)
    return mirrored(
      CGRect(x: margin, y: size.height + safeAreaInsets.bottom - margin - side, width: side, height: side))
  }

  /// Places the icon of a tab's label in the middle of that circle.
  func placeFolded(_ label: LayerStackNode) {
    var origin = foldedCircle.origin
    origin.y += foldedCircle.height / 2 - TabBarMetrics.iconCenter(isGlass: true)
    label.place(at: origin, proposal: ProposedViewSize(foldedCircle.size))
  }

  func drawFolded(_ label: LayerStackNode, _ context: inout DrawingContext) {
    let outline = Circle().path(in: context.snapped(foldedCircle))
    GlassLook().draw(outline, in: lookEnvironment(look), &context)
    context.drawIcons(of: label)
  }

  private func mirrored(_ rect: CGRect) -> CGRect {
    guard environment.layoutDirection == .rightToLeft else { return rect }
    return CGRect(x: size.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// The parts of the bar that its tabs have. Those on glass overlap.
  var cells: [CGRect] {
    let (bar, count) = (bar, tabs.count)
    if isGlass, !isBarAbove { return glassCells(bar, count) }
    let width = bar.width / CGFloat(max(1, count))
    return (0..<count).map { index in
      let place = environment.layoutDirection == .rightToLeft ? count - 1 - index : index
      return CGRect(x: bar.minX + CGFloat(place) * width, y: bar.minY, width: width, height: bar.height)
    }
  }

  private func glassCells(_ bar: CGRect, _ count: Int) -> [CGRect] {
    let (items, search) = (glassItems, searchPlace)
    let isMirrored = environment.layoutDirection == .rightToLeft
    var place = 0
    return (0..<count).map { index in
      if index == search { return searchCircle }
      let offset = TabBarMetrics.inset + CGFloat(place) * items.pitch
      place += 1
      return CGRect(
        x: isMirrored ? bar.maxX - offset - items.width : bar.minX + offset, y: bar.minY, width: items.width,
        height: bar.height)
    }
  }

  /// The tab below a point: of two that overlap the one whose middle is nearer.
  func place(at point: CGPoint) -> Int? {
    let cells = cells
    let hit = cells.indices.filter { cells[$0].contains(point) }
    return hit.min { abs(cells[$0].midX - point.x) < abs(cells[$1].midX - point.x) }
  }

  /// Places a tab's label in its part of the bar. The circle for searching has the icon alone, in its middle.
  func place(_ label: LayerStackNode, of place: Int, in cell: CGRect) {
    guard !isBarAbove else {
      let proposal = ProposedViewSize(cell.size)
      let fitted = label.size(for: proposal)
      let origin = CGPoint(x: cell.midX - fitted.width / 2, y: cell.midY - fitted.height / 2)
      return label.place(at: origin, proposal: proposal)
    }
    var origin = cell.origin
    if place == searchPlace { origin.y += cell.height / 2 - TabBarMetrics.iconCenter(isGlass: true) }
    label.place(at: origin, proposal: ProposedViewSize(cell.size))
  }

  /// Places a badge beside the icon's middle, above its top (tab18-07); a long one stays in the tab's part of the bar. On
  /// glass its height is *unverified*.
  func place(_ badge: LayerStackNode, in cell: CGRect) {
    badge.layoutParent = self
    let proposal = ProposedViewSize(width: cell.width, height: nil)
    let width = badge.size(for: proposal).width
    let start = environment.layoutDirection == .rightToLeft ? cell.midX - 8 - width : cell.midX + 8
    let x = min(max(cell.minX, start), max(cell.minX, cell.maxX - width))
    badge.place(at: CGPoint(x: x, y: cell.minY + (isGlass ? 6 : 3)), proposal: proposal)
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
    let search = searchPlace
    if isBarAbove {
      drawStrip(SemanticColors(environment), &context)
    } else if isGlass {
      drawGlass(&context)
    } else {
      drawLine(&context)
    }
    for (place, tab) in tabs.enumerated() {
      tab.forEachPart { part in
        if place == search, part === tab.label { context.drawIcons(of: part) } else { context.draw(part) }
      }
    }
  }

  private var look: BarLook { shown?.preference(TabBarKey.self)?.look ?? BarLook() }

  private func lookEnvironment(_ look: BarLook) -> EnvironmentValues {
    var inner = environment
    if let colorScheme = look.colorScheme { inner.colorScheme = colorScheme }
    return inner
  }

  /// The bar's part of the screen, to the screen's end.
  private var strip: CGRect {
    let reach = safeAreaInsets
    return CGRect(
      x: environment.isRightToLeft ? -reach.trailing : -reach.leading, y: size.height - barHeight,
      width: size.width + reach.leading + reach.trailing, height: barHeight + reach.bottom)
  }

  private func drawGlass(_ context: inout DrawingContext) {
    let look = look
    let inner = lookEnvironment(look)
    if let background = look.shownBackground, look.background != nil {
      let box = context.snapped(strip)
      context.add(.fill(Path(box), style: FillStyle(), paint: background._paint(in: inner, bounds: box)))
    } else if look.visibility != .hidden {
      drawEdge(.bottom, barHeight, under: scrolledContent(at: .bottom, barHeight), &context)
    }
    func outline(_ frame: CGRect, _ context: DrawingContext) -> Path {
      Capsule(style: .circular).path(in: context.snapped(frame))
    }
    GlassLook().draw(outline(capsule, context), in: inner, &context)
    if searchPlace != nil { GlassLook().draw(outline(searchCircle, context), in: inner, &context) }
    guard let chosen = tabs.firstIndex(where: { $0.page == shownIndex }), chosen != searchPlace else { return }
    let platter = cells[chosen].insetBy(dx: 0, dy: TabBarMetrics.inset)
    context.add(
      .fill(outline(platter, context), style: FillStyle(), paint: .color(TabBarMetrics.platter(inner.colorScheme))))
  }

  private func drawLine(_ context: inout DrawingContext) {
    let look = look
    let inner = lookEnvironment(look)
    let box = context.snapped(strip)
    switch look.visibility {
    case .hidden: return
    case .automatic:
      if look.background == nil, scrolledContent(at: .bottom, barHeight) == nil { return }
    case .visible: break
    }
    guard let background = look.background else { return context.drawBar(box, hairline: .top, in: inner) }
    context.add(.fill(Path(box), style: FillStyle(), paint: background._paint(in: inner, bounds: box)))
    let thickness = environment.platformProfile.dividerThickness(displayScale: environment.displayScale)
    let line = CGRect(x: box.minX, y: box.minY, width: box.width, height: thickness)
    context.add(.fill(Path(line), style: FillStyle(), paint: .color(SemanticColors(inner).separator)))
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
  /// Draws what isn't text of a tab's label.
  fileprivate mutating func drawIcons(of label: LayoutNode) {
    let start = commands.count
    draw(label)
    let icons = commands[start...].filter { if case .text = $0 { false } else { true } }
    replaceCommands(from: start, with: icons)
  }

  /// Draws a segmented control's box, and the chosen segment.
  mutating func drawSegments(in frame: CGRect, chosen: CGRect?, _ colors: SemanticColors) {
    let box = Path(roundedRect: snapped(frame), cornerRadius: 8, style: .continuous)
    add(.fill(box, style: FillStyle(), paint: .color(colors.fill(level: 2))))
    guard let chosen else { return }
    let knob = Path(roundedRect: snapped(chosen.insetBy(dx: 2, dy: 2)), cornerRadius: 7, style: .continuous)
    add(.fill(knob, style: FillStyle(), paint: .color(colors.segment)))
  }
}
