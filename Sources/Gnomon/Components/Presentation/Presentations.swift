// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What is shown above a host's view, the topmost last.
final class Presentations {
  fileprivate(set) var shown: [PresentationNode] = []
  /// False where nothing is presented, whatever views ask for.
  var arePossible = true
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
}

/// A view that is presented above all others: it fills the host, and places the panel by its kind.
final class PresentationNode: LayoutNode, SafeAreaProvider {
  private let ownKind: PresentationKind
  let content: LayerStackNode
  private unowned let host: LayoutNode

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
  private var leavesBackground: Bool {
    guard kind == .sheet, case .enabled(let highest)? = looks.backgroundInteraction else { return false }
    guard let highest else { return true }
    return panel.height <= (highest.height(in: largestHeight, environment) ?? 0) + 0.001
  }

  private var largestHeight: CGFloat { max(0, size.height - covered.top - 10) }

  private var covered: EdgeInsets { (host as? any SafeAreaProvider)?.coveredInsets ?? EdgeInsets() }

  /// Only what is as large as the host has its unsafe areas.
  var coveredInsets: EdgeInsets {
    switch kind {
    case .cover: covered
    case .sheet: EdgeInsets(top: 0, leading: 0, bottom: covered.bottom, trailing: 0)
    case .alert, .dialog: EdgeInsets()
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
      let largest = largestHeight
      let detents = content.preference(PresentationDetentsKey.self) ?? []
      let heights = detents.compactMap { $0.height(in: largest, environment) }
      let height = min(largest, max(0, finite(heights.min() ?? largest)))
      panel = CGRect(x: 0, y: size.height - height, width: size.width, height: height)
      place(in: inset(panel, EdgeInsets(top: 0, leading: 0, bottom: covered.bottom, trailing: 0)), fills: true)
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
    }
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
    _ = super.hitTest(point, &hits)
    return true
  }

  override func draw(_ context: inout DrawingContext) {
    let colors = SemanticColors(environment)
    let kind = kind
    if kind != .cover, !leavesBackground {
      let shade = Color.Resolved(red: 0, green: 0, blue: 0, opacity: environment.colorScheme == .dark ? 0.48 : 0.2)
      let box = context.snapped(CGRect(origin: .zero, size: size))
      context.add(.fill(Path(box), style: FillStyle(), paint: .color(shade)))
    }
    let box = context.snapped(panel)
    // In the dark what lies above is lighter.
    let isRaised = environment.colorScheme == .dark && kind != .cover
    let looks = looks
    let radius = looks.cornerRadius.map { max(0, finite($0)) }
    let path =
      switch kind {
      case .cover: Path(box)
      case .sheet:
        UnevenRoundedRectangle(topLeadingRadius: radius ?? 10, topTrailingRadius: radius ?? 10, style: .continuous)
          .path(in: box)
      case .alert, .dialog: Path(roundedRect: box, cornerRadius: 14, style: .continuous)
      }
    if looks.backgroundView == nil {
      let paint =
        looks.background?._paint(in: environment, bounds: box) ?? .color(colors.background(level: isRaised ? 1 : 0))
      context.add(.fill(path, style: FillStyle(), paint: paint))
    }
    context.clipped(to: path) { context in
      if let background = looks.backgroundView { context.draw(background.stack) }
      context.draw(content)
    }
  }

  override var snapshotName: String? {
    switch kind {
    case .sheet: "sheet"
    case .cover: "fullScreenCover"
    case .alert: "alert"
    case .dialog: "confirmationDialog"
    }
  }
}
