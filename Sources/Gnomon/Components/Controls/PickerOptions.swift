// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A picker's values, in the look that it has.
nonisolated struct PickerOptions<Content: View>: View, PrimitiveView {
  typealias Body = Never
  let selected: AnyHashable?
  let select: (ViewTag) -> Void
  let look: PickerLook
  /// Whether another view stands for the chosen value, where it's shown alone.
  let hidesValue: Bool
  let content: Content

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> ViewNode { PickerOptionsNode<Content>(view, context) }
}

extension PickerOptions {
  /// The values of a choice.
  init<Value: Hashable>(_ selection: Binding<Value>?, look: PickerLook, hidesValue: Bool = false, content: Content) {
    self.init(
      selected: selection.map { AnyHashable($0.wrappedValue) },
      select: { tag in if let selection { tag.select(in: selection) } },
      look: look, hidesValue: hidesValue, content: content)
  }
}

/// A value that can be chosen.
struct Choice {
  /// Its view.
  let item: LayoutNode
  /// The part of the picker where it's touched; nil where it isn't shown.
  let box: CGRect?
  let isSelected: Bool
  let isSelectable: Bool
  let choose: () -> Void
}

/// What shows values to choose from.
protocol ChoiceList: LayoutNode {
  var choices: [Choice] { get }
  /// True if each value can be touched; else the chosen one is shown alone.
  var showsAll: Bool { get }
}

private final class PickerOptionsNode<Content: View>: ContentItemsNode, ChoiceList {
  private static var rowHeight: CGFloat { 44 }
  private static var wheelRow: CGFloat { 32 }
  /// The distance of radio buttons on macOS, and where their labels begin.
  private static var radioGap: CGFloat { 6 }
  private static var radioInset: CGFloat { MarkMetrics.length + MarkMetrics.gap }

  override var isTaggedContainer: Bool { true }
  private var view: PickerOptions<Content>

  init(_ view: PickerOptions<Content>, _ context: _NodeContext) {
    self.view = view
    super.init(context)
    content = Content._makeNode(
      view.content, context.child(of: self, source: context.source?.takeBlock(of: Content.self)))
  }

  override func update(from value: UnsafeRawPointer, source: SourceRecord?) {
    if let source { location = source }
    view = value.assumingMemoryBound(to: PickerOptions<Content>.self).pointee
    content?.update(with: view.content, source: source?.takeBlock(of: Content.self))
    invalidateLayout()
  }

  override var cutsContentOff: Bool { view.look != .rows }

  private func isSelected(_ option: LayoutNode) -> Bool {
    guard let selected = view.selected else { return false }
    return option.choiceTag?.matches(selected) ?? false
  }

  private var selectedIndex: Int? { children.firstIndex { isSelected($0) } }

  /// The values that are shown.
  private var shown: ContiguousArray<LayoutNode> {
    let options = children
    switch view.look {
    case .segments, .rows, .radios: return options
    case .menu, .popUp: return selectedIndex.map { [options[$0]] } ?? []
    case .wheel:
      let middle = selectedIndex ?? 0
      return ContiguousArray(options.enumerated().filter { abs($0.offset - middle) <= 2 }.map(\.element))
    }
  }

  override func forEachLayoutChild(_ body: (LayoutNode) -> Void) {
    if !showsNothing { for option in shown { body(option) } }
  }

  /// Whether the chosen value's own view is neither laid out nor drawn.
  private var showsNothing: Bool { view.hidesValue && (view.look == .menu || view.look == .popUp) }

  // MARK: Layout

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    if showsNothing { return proposal.replacingUnspecifiedDimensions() }
    let shown = shown
    switch view.look {
    case .menu: return shown.first?.size(for: proposal) ?? .zero
    case .popUp:
      let (bezel, widest) = (bezel, idealWidths(children).max() ?? 0)
      return CGSize(
        width: PopUpLayout.width(around: widest, bezel, proposed: proposal.width),
        height: lineHeight + 2 * bezel.height)
    case .segments where isMac:
      let (widths, bezel) = (idealWidths(shown), bezel)
      let ideal = ((widths.max() ?? 0) + 2 * bezel.width) * CGFloat(widths.count)
      let least = widths.reduce(0) { $0 + $1 + 2 * bezel.width }
      return CGSize(width: min(ideal, max(proposal.width ?? ideal, least)), height: lineHeight + 2 * bezel.height)
    case .segments:
      let metrics = metrics
      let segment = ((idealWidths(shown).max() ?? 0) + metrics.segmentPadding).rounded(.up)
      let ideal = (segment + metrics.segmentGap) * CGFloat(shown.count) - metrics.segmentGap
      return CGSize(width: proposal.width ?? max(0, ideal), height: metrics.segmentHeight)
    case .radios:
      let sizes = radioSizes(proposal.width, height: proposal.height == 0 ? 0 : nil)
      return CGSize(
        width: (sizes.map(\.width).max() ?? 0) + Self.radioInset,
        height: sizes.reduce(0) { $0 + $1.height } + Self.radioGap * CGFloat(max(0, sizes.count - 1)))
    case .rows:
      return CGSize(
        width: proposal.width ?? (idealWidths(shown).max() ?? 0) + TickShape.room,
        height: rowHeights(proposal.width).reduce(0, +))
    case .wheel: return CGSize(width: proposal.width ?? 320, height: 216)
    }
  }

  private var metrics: ControlMetrics { ControlMetrics(environment.platformProfile) }
  private var isMac: Bool { environment.platformProfile.system == .macOS }
  private var bezel: CGSize { environment.controlSize.bezel(on: environment.platformProfile) }

  private func idealWidths(_ options: ContiguousArray<LayoutNode>) -> [CGFloat] {
    options.map { finite($0.size(for: .unspecified).width) }
  }

  private var lineHeight: CGFloat { children.map { finite($0.size(for: .unspecified).height) }.max() ?? 16 }

  /// The values' sizes beside their buttons, each at least as high as one.
  private func radioSizes(_ width: CGFloat?, height: CGFloat? = nil) -> [CGSize] {
    let proposal = ProposedViewSize(width: width.map { max(0, $0 - Self.radioInset) }, height: height)
    return shown.map { option in
      let size = option.size(for: proposal)
      return CGSize(width: finite(size.width), height: max(MarkMetrics.row, finite(size.height)))
    }
  }

  private func rowHeights(_ width: CGFloat?) -> [CGFloat] {
    let proposal = ProposedViewSize(width: width.map { max(0, $0 - TickShape.room) }, height: nil)
    return shown.map { max(Self.rowHeight, finite($0.size(for: proposal).height) + 22) }
  }

  /// Where each shown value lies.
  private var cells: [CGRect] {
    let shown = shown
    switch view.look {
    case .menu, .popUp: return [CGRect(origin: .zero, size: size)]
    case .segments where isMac:
      let widths = idealWidths(shown).map { $0 + 2 * bezel.width }
      let equal = size.width / CGFloat(max(1, widths.count))
      let isEqual = widths.allSatisfy { $0 <= equal + 0.01 }
      let rest = (size.width - widths.reduce(0, +)) / CGFloat(max(1, widths.count))
      var x: CGFloat = 0
      return widths.map { width in
        let width = isEqual ? equal : width + rest
        defer { x += width }
        return CGRect(x: x, y: 0, width: width, height: size.height)
      }
    case .radios:
      var y: CGFloat = 0
      return radioSizes(size.width).map { option in
        defer { y += option.height + Self.radioGap }
        return CGRect(x: 0, y: y, width: size.width, height: option.height)
      }
    case .segments:
      let gap = metrics.segmentGap
      let width = (size.width + gap) / CGFloat(max(1, shown.count)) - gap
      return shown.indices.map {
        CGRect(x: CGFloat($0) * (width + gap), y: 0, width: max(0, width), height: size.height)
      }
    case .rows:
      var y: CGFloat = 0
      return rowHeights(size.width).map { height in
        defer { y += height }
        return CGRect(x: 0, y: y, width: size.width, height: height)
      }
    case .wheel:
      let middle = shown.firstIndex { isSelected($0) } ?? 0
      return shown.indices.map {
        CGRect(
          x: 0, y: size.height / 2 + (CGFloat($0 - middle) - 0.5) * Self.wheelRow, width: size.width,
          height: Self.wheelRow)
      }
    }
  }

  override func placeContent() {
    if showsNothing { return }
    for (option, cell) in zip(shown, cells) {
      var proposal = ProposedViewSize(width: cell.width, height: cell.height)
      /// Nil in the middle.
      var leading: CGFloat?
      switch view.look {
      case .menu:
        option.place(at: .zero, proposal: self.proposal)
        continue
      case .rows:
        proposal = ProposedViewSize(width: max(0, cell.width - TickShape.room), height: nil)
        leading = 0
      case .radios:
        proposal = ProposedViewSize(width: max(0, cell.width - Self.radioInset), height: nil)
        leading = Self.radioInset
      case .popUp:
        proposal = ProposedViewSize(width: max(0, cell.width - bezel.width - PopUpLayout.sign), height: nil)
        leading = min(bezel.width, cell.width)
      case .segments, .wheel: break
      }
      let fitted = option.size(for: proposal)
      var x = leading.map { cell.minX + $0 } ?? cell.midX - fitted.width / 2
      if environment.layoutDirection == .rightToLeft { x = size.width - x - fitted.width }
      option.place(at: CGPoint(x: x, y: cell.midY - fitted.height / 2), proposal: proposal)
    }
  }

  override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    guard view.look == .menu else { return nil }
    return shown.first?.explicitAlignment(key, size: size, proposal: proposal)
  }

  // MARK: Input and drawing

  override func hitTest(_ point: CGPoint, _ hits: inout HitList) -> Bool {
    let options = shown
    guard let index = cells.firstIndex(where: { $0.contains(point) }), options.indices.contains(index) else {
      return false
    }
    guard environment.isEnabled, options[index].isSelectable, let tag = next(after: options[index]) else { return true }
    let select = view.select
    let tap = TapGesture().onEnded { _ in select(tag) }
    hits.add(RecognizerHandler(type(of: tap)._makeRecognizer(tap, _GestureContext(node: self))), .normal)
    return true
  }

  /// What a tap on a value selects: the value, and in a menu, which doesn't open here, the next one.
  private func next(after option: LayoutNode) -> ViewTag? {
    guard view.look == .menu || view.look == .popUp, let index = selectedIndex else { return option.choiceTag }
    return children[(index + 1) % children.count].choiceTag
  }

  // MARK: Semantics

  var choices: [Choice] {
    let boxes = Dictionary(zip(shown.lazy.map { ObjectIdentifier($0) }, cells)) { first, _ in first }
    let select = view.select
    return children.map { option in
      let tag = option.choiceTag
      return Choice(
        item: option, box: boxes[ObjectIdentifier(option)], isSelected: isSelected(option),
        isSelectable: option.isSelectable
      ) { if let tag { select(tag) } }
    }
  }

  var showsAll: Bool { view.look != .menu && view.look != .popUp }

  override func draw(_ context: inout DrawingContext) {
    let colors = SemanticColors(environment)
    let selected = zip(shown, cells).first { isSelected($0.0) }?.1
    switch view.look {
    case .menu: break
    case .popUp:
      let box = context.snapped(CGRect(origin: .zero, size: size))
      fill(Path(roundedRect: box, cornerRadius: 6, style: .continuous), colors.fill(level: 1), &context)
      drawChoice(in: box, &context)
    case .radios:
      for (option, cell) in zip(shown, cells) { drawRadio(isSelected(option), in: cell, colors, &context) }
    case .segments where !isMac:
      var cells = cells
      if environment.isRightToLeft {
        for index in cells.indices { cells[index].origin.x = size.width - cells[index].maxX }
      }
      context.drawSegments(cells, chosen: selectedIndex, in: CGRect(origin: .zero, size: size), metrics, colors)
    case .segments:
      var chosen = selected
      if let cell = chosen, environment.layoutDirection == .rightToLeft { chosen?.origin.x = size.width - cell.maxX }
      context.drawSegments(in: CGRect(origin: .zero, size: size), chosen: chosen, colors)
    case .rows:
      if let cell = selected { drawMark(in: cell, &context) }
    case .wheel:
      if let cell = selected {
        let box = context.snapped(cell.insetBy(dx: 9, dy: 0))
        fill(Path(roundedRect: box, cornerRadius: 8, style: .continuous), colors.fill(level: 2), &context)
      }
    }
    if showsNothing { return }
    guard view.look == .wheel, let middle = shown.firstIndex(where: { isSelected($0) }) else {
      for option in shown { context.draw(option) }
      return
    }
    // The further a row of a wheel has turned away, the fainter it is: unverified.
    for (index, option) in shown.enumerated() {
      let opacity = [1, 0.45, 0.2][min(2, abs(index - middle))]
      if opacity == 1 {
        context.draw(option)
      } else {
        context.layer(DisplayLayer(opacity: opacity)) { $0.draw(option) }
      }
    }
  }

  private func fill(_ path: Path, _ color: Color.Resolved, _ context: inout DrawingContext) {
    context.add(.fill(path, style: FillStyle(), paint: .color(color)))
  }

  /// The sign that there's a choice, at the trailing edge.
  private func drawChoice(in box: CGRect, _ context: inout DrawingContext) {
    let isMirrored = environment.layoutDirection == .rightToLeft
    let middle = isMirrored ? box.minX + PopUpLayout.sign / 2 : box.maxX - PopUpLayout.sign / 2
    let sign = UpDownSign().path(in: CGRect(x: middle - 3, y: box.midY - 5, width: 6, height: 10))
      .strokedPath(StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round))
    context.add(.fill(sign, style: FillStyle(), paint: AnyShapeStyle(.primary)._paint(in: environment, bounds: box)))
  }

  /// A round button in front of a value.
  private func drawRadio(
    _ isOn: Bool, in cell: CGRect, _ colors: SemanticColors, _ context: inout DrawingContext
  ) {
    var box = CGRect(
      x: cell.minX, y: cell.midY - MarkMetrics.length / 2, width: MarkMetrics.length,
      height: MarkMetrics.length)
    if environment.layoutDirection == .rightToLeft { box.origin.x = size.width - box.maxX }
    let place = context.snapped(box)
    guard isOn else { return fill(Path(ellipseIn: place), colors.fill(level: 1), &context) }
    let paint = TintShapeStyle()._paint(in: environment, bounds: place)
    context.add(.fill(Path(ellipseIn: place), style: FillStyle(), paint: paint))
    fill(Path(ellipseIn: place.insetBy(dx: 4.5, dy: 4.5)), Color.Resolved(red: 1, green: 1, blue: 1), &context)
  }

  /// A tick at the trailing edge.
  private func drawMark(in cell: CGRect, _ context: inout DrawingContext) {
    let metrics = TickMetrics(environment.platformProfile, environment.dynamicTypeSize)
    var box = CGRect(
      origin: CGPoint(x: cell.maxX - metrics.bearing - metrics.ink.width, y: cell.midY - metrics.ink.height / 2),
      size: metrics.ink)
    if environment.layoutDirection == .rightToLeft { box.origin.x = size.width - box.maxX }
    let half = metrics.stroke.lineWidth / 2
    let place = context.snapped(box).insetBy(dx: half, dy: half)
    let tick = TickShape().path(in: place).strokedPath(metrics.stroke)
    context.add(.fill(tick, style: FillStyle(), paint: TintShapeStyle()._paint(in: environment, bounds: place)))
  }

  override var snapshotName: String? { "PickerOptions" }
}

extension SemanticColors {
  /// The chosen part of a segmented control.
  var segment: Color.Resolved {
    background(level: 0).red < 0.5
      ? Color.Resolved(red: 0.39, green: 0.39, blue: 0.4, opacity: 1)
      : Color.Resolved(red: 1, green: 1, blue: 1, opacity: 1)
  }
}
