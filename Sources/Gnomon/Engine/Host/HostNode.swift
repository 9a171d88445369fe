// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The root: as large as the host, it proposes the safe part to the view and centres it there (`facts 53, 75`).
final class HostNode: ContentItemsNode, SafeAreaProvider, SizingContainer {
  override var reasoning: (any LayoutReasoning)? { self }
  override var sizingContainer: (any SizingContainer)? { self }
  override var safeAreaProvider: (any SafeAreaProvider)? { self }
  private(set) var coveredInsets: EdgeInsets
  private var hostSize: CGSize
  /// The proposal that the views get instead of the safe part's size.
  private var fixedProposal: ProposedViewSize?
  private let recorder = PlacementRecorder()

  init(_ context: _NodeContext, size: CGSize, safeArea: EdgeInsets) {
    hostSize = Self.usable(size)
    coveredInsets = Self.usable(safeArea)
    super.init(context)
  }

  private static func usable(_ size: CGSize) -> CGSize {
    CGSize(width: max(0, finite(size.width)), height: max(0, finite(size.height)))
  }

  private static func usable(_ insets: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: max(0, finite(insets.top)), leading: max(0, finite(insets.leading)),
      bottom: max(0, finite(insets.bottom)), trailing: max(0, finite(insets.trailing)))
  }

  func show<V: View>(_ view: V) {
    content = V._makeNode(
      view, _NodeContext(graph: graph, parent: self, environment: environment, source: nil))
  }

  /// The safe part's size.
  var containerSize: CGSize {
    CGSize(
      width: max(0, hostSize.width - coveredInsets.leading - coveredInsets.trailing),
      height: max(0, hostSize.height - coveredInsets.top - coveredInsets.bottom))
  }

  func resize(to size: CGSize, safeArea: EdgeInsets) {
    hostSize = Self.usable(size)
    coveredInsets = Self.usable(safeArea)
    graph.forgetSizes(inside: self, placesAgain: true)
    invalidateLayout()
  }

  override func forEachPart(_ body: (ViewNode) -> Void) {
    super.forEachPart(body)
    for presentation in graph.presentations.shown { body(presentation) }
  }

  override func forEachLayoutChild(_ body: (LayoutNode) -> Void) {
    for child in children { body(child) }
    for presentation in graph.presentations.shown { body(presentation) }
  }

  override func draw(_ context: inout DrawingContext) {
    graph.presentations.drawBehind(&context) { super.draw(&$0) }
    for presentation in graph.presentations.shown { context.draw(presentation) }
  }

  // What is presented leaves nothing of what lies below to be hit, unless it says so.
  override func hitTest(_ point: CGPoint, _ hits: inout HitList) -> Bool {
    for presentation in graph.presentations.shown.reversed()
    where presentation.hitTestFromParent(point, of: self, &hits) { return true }
    return super.hitTest(point, &hits)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { hostSize }

  /// Keeps on proposing the present size, whatever the host's size will be.
  func fixProposal() { fixedProposal = ProposedViewSize(containerSize) }

  /// The size that the views take of the safe part's size.
  var fittingSize: CGSize { size(of: fixedProposal ?? ProposedViewSize(containerSize)) }

  /// The height that the views take of the safe part's width where none is proposed.
  var idealHeight: CGFloat { size(of: ProposedViewSize(width: containerSize.width, height: nil)).height }

  private func size(of proposal: ProposedViewSize) -> CGSize {
    let children = children
    if children.count == 1 { return children[0].size(for: proposal) }
    return stack.size(proposal, subviews(in: recorder))
  }

  private var stack: StackLayout {
    StackLayout(axis: .vertical, guide: HorizontalAlignment.center.key, spacing: nil)
  }

  override func placeContent() {
    placeChildren()
    for presentation in graph.presentations.shown {
      presentation.layoutParent = self
      presentation.place(at: .zero, proposal: ProposedViewSize(size))
    }
  }

  private func placeChildren() {
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    let left = isRightToLeft ? coveredInsets.trailing : coveredInsets.leading
    let right = isRightToLeft ? coveredInsets.leading : coveredInsets.trailing
    let safe = CGRect(
      x: left, y: coveredInsets.top, width: max(0, size.width - left - right),
      height: max(0, size.height - coveredInsets.top - coveredInsets.bottom))
    let proposal = fixedProposal ?? ProposedViewSize(safe.size)
    let subviews = subviews(in: recorder)
    let children = children
    if children.count == 1 {
      let fitted = children[0].size(for: proposal)
      children[0].place(
        at: CGPoint(x: safe.minX + (safe.width - fitted.width) / 2, y: safe.minY + (safe.height - fitted.height) / 2),
        proposal: proposal)
      return
    }
    let fitted = stack.size(proposal, subviews)
    let bounds = CGRect(
      x: safe.minX + (safe.width - fitted.width) / 2, y: safe.minY + (safe.height - fitted.height) / 2,
      width: fitted.width, height: fitted.height)
    let places = recorder.placements(of: subviews, in: bounds) { stack.place(in: bounds, proposal, subviews) }
    for (child, place) in zip(children, places) { child.place(at: place.origin, proposal: place.proposal) }
  }
}
