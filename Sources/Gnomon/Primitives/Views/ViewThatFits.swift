// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Shows the first of its views whose ideal size fits what is proposed; where none fits, the last (`facts 67`).
///
/// Only the one that is shown appears, runs its tasks and says something of preferences.
///
/// ```swift
/// struct Deadline: View {
///   var body: some View {
///     ViewThatFits(in: .horizontal) {
///       Text("Due on the last Friday of the month")
///       Text("Due Friday")
///     }
///   }
/// }
/// ```
public nonisolated struct ViewThatFits<Content>: View, PrimitiveView where Content: View {
  /// No body: a node chooses and places one of the views.
  public typealias Body = Never
  let axes: Axis.Set
  let content: Content

  /// A choice among the views that `content` gives.
  ///
  /// - Parameters:
  ///   - axes: the axes along which a view has to fit.
  ///   - content: the candidates, the preferred one first.
  nonisolated public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  /// Makes the node that measures the candidates and places one of them.
  nonisolated public static func _makeNode(_ view: Self, _ context: _NodeContext) -> ViewNode {
    ViewThatFitsNode<Content>(view, context)
  }
}

final class ViewThatFitsNode<Content: View>: ContentItemsNode {
  private(set) var axes: Axis.Set
  private(set) var shown: LayoutNode?

  init(_ view: ViewThatFits<Content>, _ context: _NodeContext) {
    axes = view.axes
    super.init(context)
    content = Content._makeNode(
      view.content, context.child(of: self, source: context.source?.takeBlock(of: Content.self)))
  }

  override func update(from value: UnsafeRawPointer, source: SourceRecord?) {
    if let source { location = source }
    let view = value.assumingMemoryBound(to: ViewThatFits<Content>.self).pointee
    if view.axes != axes {
      axes = view.axes
      invalidateLayout()
    }
    content?.update(with: view.content, source: source?.takeBlock(of: Content.self))
  }

  override var showsOneItem: Bool { true }

  override func didListItems() {
    shown = nil
    for candidate in children { candidate.beginConcealed() }
  }

  /// The candidate for a proposal. A nil length fits anything.
  private func choice(for proposal: ProposedViewSize) -> LayoutNode? {
    let candidates = children
    for candidate in candidates.dropLast() {
      let ideal = candidate.size(
        for: ProposedViewSize(
          width: axes.contains(.horizontal) ? nil : proposal.width,
          height: axes.contains(.vertical) ? nil : proposal.height))
      let fitsAcross = !axes.contains(.horizontal) || ideal.width <= proposal.width ?? .infinity
      let fitsDown = !axes.contains(.vertical) || ideal.height <= proposal.height ?? .infinity
      if fitsAcross, fitsDown { return candidate }
    }
    return candidates.last
  }

  override func forEachLayoutChild(_ body: (LayoutNode) -> Void) {
    if !children.isEmpty, let shown { body(shown) }
  }

  override func draw(_ context: inout DrawingContext) { forEachLayoutChild { context.draw($0) } }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    choice(for: proposal)?.size(for: proposal) ?? .zero
  }

  override func placeContent() {
    shown = choice(for: proposal)
    reveal(shown, of: children)
    shown?.place(at: .zero, proposal: proposal)
  }

  override func contribute(to preference: PreferenceCollector) { shown?.contribute(to: preference) }

  override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    choice(for: proposal)?.guide(key, size: size, proposal: proposal)
  }

  // Asked for before anything is proposed, so the candidate that will be shown isn't known.
  override var spacing: ViewSpacing {
    children.first?.spacing ?? ViewSpacing()
  }

  override var reasoning: (any LayoutReasoning)? { self }
  override var snapshotName: String? { "ViewThatFits" }
}
