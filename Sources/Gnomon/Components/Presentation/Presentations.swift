// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What is shown above a host's view, the topmost last.
final class Presentations {
  fileprivate(set) var shown: [PresentationNode] = []
  /// False where nothing is presented, whatever views ask for.
  var arePossible = true
}

extension Presentations {
  /// What is presented and can be used, the topmost last, and whether what lies below all of it can be used, too.
  var inUse: (presented: ArraySlice<PresentationNode>, leavesRest: Bool) {
    let modal = shown.lastIndex { !$0.leavesBackground }
    return (shown[(modal ?? 0)...], modal == nil)
  }

  /// Draws what lies below all presentations: smaller, on black, where a sheet has it stand back.
  func drawBehind(_ context: inout DrawingContext, _ draw: (inout DrawingContext) -> Void) {
    guard let look = shown.lazy.compactMap(\.pushedBack).first else { return draw(&context) }
    let ground = context.snapped(CGRect(origin: .zero, size: look.size))
    context.add(.fill(Path(ground), style: FillStyle(), paint: .color(Color.Resolved(red: 0, green: 0, blue: 0))))
    context.transformed(ProjectionTransform(look.transform)) { context in
      let box = CGRect(origin: .zero, size: look.size).offsetBy(dx: context.origin.x, dy: context.origin.y)
      context.clipped(to: Path(roundedRect: box, cornerRadius: look.radius, style: .continuous)) { context in
        context.add(.fill(Path(box), style: FillStyle(), paint: .color(look.ground)))
        draw(&context)
      }
    }
  }
}

/// How a view that stands back behind a sheet is drawn.
struct PushedBack {
  let size: CGSize
  let inset: CGFloat
  /// Where its top is then.
  let top: CGFloat
  let radius: CGFloat
  let ground: Color.Resolved

  var transform: CGAffineTransform {
    let scale = (size.width - 2 * inset) / size.width
    return CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: inset, ty: top)
  }
}

extension Graph {
  var presentations: Presentations { feature(Presentations.self) { Presentations() } }
}

/// How something is presented.
nonisolated enum PresentationKind {
  case sheet
  case cover
  case alert
  case dialog
  /// At the view that opens it.
  case menu
}

/// A view that is presented above all others: it fills the host, and places the panel by its kind.
final class PresentationNode: LayoutNode, SafeAreaProvider {
  private let ownKind: PresentationKind
  let content: LayerStackNode
  private unowned let host: LayoutNode
  /// The view that presents it.
  weak var source: LayoutNode?
  override var nodeSemantics: (any SemanticSource)? { self }
  override var presentingView: ViewNode? { source }
  /// Ends the presentation.
  var end: (@MainActor () -> Void)?

  init(_ kind: PresentationKind, host: LayoutNode, _ context: _NodeContext) {
    ownKind = kind
    self.host = host
    content = LayerStackNode(
      _NodeContext(graph: context.graph, parent: host, environment: context.environment, source: nil),
      alignment: .top)
    super.init(_NodeContext(graph: context.graph, parent: host, environment: context.environment, source: nil))
    content.layoutParent = self
    layoutParent = host
    graph.presentations.shown.append(self)
    host.invalidateLayout()
    graph.needsLayout = true
  }

  func dismiss() {
    graph.presentations.shown.removeAll { $0 === self }
    host.invalidateLayout()
    graph.needsLayout = true
    content.unmount()
    unmount()
  }

  private var looks: PresentationLooks { content.preference(PresentationLooksKey.self) ?? PresentationLooks() }

  /// What it's presented as: where there's little room a sheet may be a cover.
  var kind: PresentationKind {
    guard ownKind == .sheet else { return ownKind }
    let looks = looks
    if environment.horizontalSizeClass == .compact, looks.horizontalAdaptation == .fullScreenCover { return .cover }
    if environment.verticalSizeClass == .compact, looks.verticalAdaptation == .fullScreenCover { return .cover }
    return .sheet
  }

  /// Whether what lies behind can be used.
  var leavesBackground: Bool {
    guard kind == .sheet, case .enabled(let highest)? = looks.backgroundInteraction else { return false }
    guard let highest else { return true }
    return sheetHeight <= (highest.height(in: sheetRoom, environment) ?? 0) + 0.001
  }

  private var metrics: PresentationMetrics { PresentationMetrics(environment.platformProfile) }
  private var sheetRoom: SheetRoom { SheetRoom(height: size.height, covered: covered, environment.platformProfile) }
  /// The height of a sheet, with what lies below it.
  private var sheetHeight: CGFloat = 0
  /// How far a sheet stays away from the screen's edges.
  private var floating: CGFloat = 0

  private var covered: EdgeInsets { host.safeAreaProvider?.coveredInsets ?? EdgeInsets() }

  /// Only what is as large as the host has its unsafe areas.
  override var safeAreaProvider: (any SafeAreaProvider)? { self }
  var coveredInsets: EdgeInsets {
    switch kind {
    case .cover: covered
    case .sheet: EdgeInsets(top: 0, leading: 0, bottom: max(0, covered.bottom - floating), trailing: 0)
    case .alert, .dialog, .menu: EdgeInsets()
    }
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  /// The panel that the content lies in.
  private(set) var panel: CGRect = .zero

  override func placeContent() {
    placePanel()
    looks.backgroundView?.place(in: panel, of: self)
  }

  private func placePanel() {
    let full = CGRect(origin: .zero, size: size)
    switch kind {
    case .cover:
      panel = full
      place(in: inset(full, covered), fills: true)
    case .sheet:
      placeSheet()
    case .alert:
      place(in: inset(full, covered), fills: false)
      panel = CGRect(origin: content.origin, size: content.size)
    case .dialog:
      let area = inset(full, covered)
      place(in: area, fills: false)
      content.place(
        at: CGPoint(x: content.origin.x, y: max(0, area.maxY - content.size.height - 8)),
        proposal: ProposedViewSize(area.size))
      panel = CGRect(origin: content.origin, size: content.size)
    case .menu: placeMenu(in: inset(full, covered))
    }
  }

  private func placeSheet() {
    let room = sheetRoom
    let detents = content.preference(PresentationDetentsKey.self) ?? []
    let heights = detents.compactMap { $0.height(in: room, environment) }
    sheetHeight = min(room.largest, max(0, finite(heights.min() ?? room.largest)))
    floating = sheetHeight < room.largest - 0.5 ? metrics.floating(share: room.share(of: sheetHeight)) : 0
    panel = CGRect(
      x: floating, y: size.height - sheetHeight, width: max(0, size.width - 2 * floating),
      height: max(0, sheetHeight - floating))
    place(in: inset(panel, coveredInsets), fills: true)
  }

  /// Below the view that opens it, or above where there's more room.
  private func placeMenu(in area: CGRect) {
    let metrics = metrics
    let distance = metrics.menuDistance
    let area = area.insetBy(dx: distance, dy: distance)
    let anchor = source.map { $0.convert(CGRect(origin: .zero, size: $0.size), to: host) } ?? area
    let (above, below) = (anchor.minY - distance - area.minY, area.maxY - anchor.maxY - distance)
    let wanted = content.size(for: ProposedViewSize(width: metrics.menuWidth, height: nil)).height
    let isBelow = wanted <= below || below >= above
    let height = min(finite(wanted), max(0, isBelow ? below : above, area.height / 2))
    let x = min(max(anchor.midX - metrics.menuWidth / 2, area.minX), max(area.minX, area.maxX - metrics.menuWidth))
    let y = isBelow ? anchor.maxY + distance : anchor.minY - distance - height
    panel = CGRect(
      x: x, y: min(max(y, area.minY), max(area.minY, area.maxY - height)), width: metrics.menuWidth, height: height)
    place(in: panel, fills: false)
  }

  /// Places the content in the middle of an area, which it's proposed.
  private func place(in area: CGRect, fills: Bool) {
    let proposal = ProposedViewSize(area.size)
    let fitted = content.size(for: proposal)
    content.place(
      at: CGPoint(x: area.midX - fitted.width / 2, y: area.midY - fitted.height / 2), proposal: proposal)
  }

  private func inset(_ rect: CGRect, _ insets: EdgeInsets) -> CGRect {
    CGRect(
      x: rect.minX + insets.leading, y: rect.minY + insets.top,
      width: max(0, rect.width - insets.leading - insets.trailing),
      height: max(0, rect.height - insets.top - insets.bottom))
  }

  override func forEachChild(_ body: (ViewNode) -> Void) { body(content) }
  override func forEachLayoutChild(_ body: (LayoutNode) -> Void) {
    if let background = looks.backgroundView { body(background.stack) }
    body(content)
  }

  override func hitTest(_ point: CGPoint, _ hits: inout HitList) -> Bool {
    if leavesBackground, !panel.contains(point) { return false }
    if kind == .menu, !panel.contains(point) {
      let tap = TapGesture().onEnded { [end] _ in onMain { end?() } }
      hits.add(RecognizerHandler(type(of: tap)._makeRecognizer(tap, _GestureContext(node: self))), .normal)
      return true
    }
    _ = super.hitTest(point, &hits)
    return true
  }

  /// How what lies behind is drawn, where it stands back.
  var pushedBack: PushedBack? {
    guard kind == .sheet, sheetHeight >= sheetRoom.largest - 0.5, size.width > 0 else { return nil }
    return metrics.pushedBack.map {
      PushedBack(
        size: size, inset: min($0.inset, size.width / 4), top: covered.top, radius: $0.radius,
        ground: SemanticColors(environment).background(level: 0))
    }
  }

  override func draw(_ context: inout DrawingContext) {
    let colors = SemanticColors(environment)
    let kind = kind
    if kind != .cover, kind != .menu, !leavesBackground {
      let shade = Color.Resolved(red: 0, green: 0, blue: 0, opacity: environment.colorScheme == .dark ? 0.48 : 0.2)
      let box = context.snapped(CGRect(origin: .zero, size: size))
      context.add(.fill(Path(box), style: FillStyle(), paint: .color(shade)))
    }
    let box = context.snapped(panel)
    // In the dark what lies above is lighter.
    let isRaised = environment.colorScheme == .dark && kind != .cover
    let looks = looks
    let radius = looks.cornerRadius.map { max(0, finite($0)) }
    let path = outline(of: box, radius)
    if looks.backgroundView == nil, drawsPanel {
      if kind == .menu {
        let shade = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0.2)
        context.layer(DisplayLayer(filters: [.shadow(color: shade, radius: 20, x: 0, y: 8)])) {
          $0.add(.fill(path, style: FillStyle(), paint: .color(colors.background(level: isRaised ? 1 : 0))))
        }
      }
      let paint =
        looks.background?._paint(in: environment, bounds: box)
        ?? .color(floating > 0 && !isRaised ? metrics.floatingGround : colors.background(level: isRaised ? 1 : 0))
      context.add(.fill(path, style: FillStyle(), paint: paint))
    }
    context.clipped(to: path) { context in
      if let background = looks.backgroundView { context.draw(background.stack) }
      context.draw(content)
      if kind == .sheet { drawGrabber(looks, &context) }
    }
  }

  /// Dialogs before iOS 26 are several boxes, which they draw themselves.
  private var drawsPanel: Bool { kind != .dialog || environment.platformProfile.system == .macOS || metrics.isNew }

  private func outline(of box: CGRect, _ radius: CGFloat?) -> Path {
    switch kind {
    case .cover: return Path(box)
    case .sheet:
      let isFloating = floating > 0
      let top = radius ?? (isFloating ? metrics.floatingRadius : metrics.sheetRadius)
      let lower = isFloating ? radius ?? metrics.floatingLowerRadius(share: sheetRoom.share(of: sheetHeight)) : 0
      let bottom = min(lower, box.width / 2, max(0, box.height - top))
      return UnevenRoundedRectangle(
        topLeadingRadius: top, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom, topTrailingRadius: top,
        style: .continuous
      ).path(in: box)
    case .dialog where !drawsPanel: return Path(box)
    case .alert, .dialog: return Path(roundedRect: box, cornerRadius: metrics.alertRadius, style: .continuous)
    case .menu: return Path(roundedRect: box, cornerRadius: metrics.menuRadius, style: .continuous)
    }
  }

  /// The sign that a sheet can be dragged.
  private func drawGrabber(_ looks: PresentationLooks, _ context: inout DrawingContext) {
    let metrics = metrics
    guard metrics.profile.system == .iOS else { return }
    let isShown =
      switch looks.dragIndicator ?? .automatic {
      case .visible: true
      case .hidden: false
      case .automatic: (content.preference(PresentationDetentsKey.self) ?? []).count > 1
      }
    guard isShown else { return }
    let box = context.snapped(
      CGRect(
        x: panel.midX - metrics.grabber.width / 2, y: panel.minY + metrics.grabberTop, width: metrics.grabber.width,
        height: metrics.grabber.height))
    context.add(
      .fill(
        Capsule().path(in: box), style: FillStyle(), paint: .color(SemanticColors(environment).label(level: 2))))
  }

  override var snapshotName: String? {
    switch kind {
    case .sheet: "sheet"
    case .cover: "fullScreenCover"
    case .alert: "alert"
    case .dialog: "confirmationDialog"
    case .menu: "menu"
    }
  }
}
