// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Space around a view: taken off the proposal (never below 0), added to the answer (`facts 26–28`).
///
/// It's public for sources that name its type. An edge without a length has the profile's padding.
nonisolated public struct _PaddingLayout: ViewModifier, UnaryModifier, Equatable {
  /// No body: a node takes the space off the proposal.
  public typealias Body = Never

  private let top: CompactLength
  private let leading: CompactLength
  private let bottom: CompactLength
  private let trailing: CompactLength

  init(_ insets: EdgeInsets) {
    top = CompactLength(insets.top)
    leading = CompactLength(insets.leading)
    bottom = CompactLength(insets.bottom)
    trailing = CompactLength(insets.trailing)
  }

  /// Adds space at some edges.
  ///
  /// - Parameters:
  ///   - edges: the edges that get space.
  ///   - insets: the lengths in points, of which those at `edges` count; nil is the profile's padding.
  public init(edges: Edge.Set = .all, insets: EdgeInsets?) {
    guard let insets else {
      self.init(edges, nil)
      return
    }
    self.init(
      EdgeInsets(
        top: edges.contains(.top) ? insets.top : 0, leading: edges.contains(.leading) ? insets.leading : 0,
        bottom: edges.contains(.bottom) ? insets.bottom : 0, trailing: edges.contains(.trailing) ? insets.trailing : 0))
  }

  /// - Parameter length: nil is the profile's.
  init(_ edges: Edge.Set, _ length: CGFloat?) {
    func amount(at edge: Edge.Set) -> CompactLength { CompactLength(edges.contains(edge) ? length : 0) }
    top = amount(at: .top)
    leading = amount(at: .leading)
    bottom = amount(at: .bottom)
    trailing = amount(at: .trailing)
  }

  /// Nil where an edge has the profile's amount, which only the node knows.
  var insets: EdgeInsets? {
    guard let top = top.value, let leading = leading.value, let bottom = bottom.value, let trailing = trailing.value
    else { return nil }
    return EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }

  func insets(usual: @autoclosure () -> CGFloat) -> EdgeInsets {
    EdgeInsets(
      top: top.value ?? usual(), leading: leading.value ?? usual(), bottom: bottom.value ?? usual(),
      trailing: trailing.value ?? usual())
  }

  final class Node: UnaryNode<_PaddingLayout> {
    override class var keepsLengths: Bool { true }

    override func didMakeContent() { readModifier() }

    override func modifierDidChange(from old: _PaddingLayout) {
      let edges = cell.padding.pointee.edges
      readModifier()
      invalidateLayout(edges == cell.padding.pointee.edges ? .size : .traits)
    }

    private func readModifier() {
      var insets = modifier.insets(usual: environment.platformProfile.defaultPadding)
      for edge in [insets.top, insets.leading, insets.bottom, insets.trailing] where !edge.isFinite {
        graph.warn(
          .invalidGeometry, self, "the padding is \(edge); what isn't finite counts as 0.",
          hint: "Give a finite number.")
      }
      insets = EdgeInsets(
        top: finite(insets.top), leading: finite(insets.leading), bottom: finite(insets.bottom),
        trailing: finite(insets.trailing))
      cell.pointee.sizing = .padding
      cell.pointee.placing = .padding
      cell.padding.pointee = CellLengths.Padding(
        leading: insets.leading, top: insets.top, horizontal: insets.leading + insets.trailing,
        vertical: insets.top + insets.bottom)
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
      cell.insetProposal(CompactProposal(proposal)).expanded
    }

    override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
      guard let child else { return nil }
      let proposal = inner(proposal)
      return childAlignment(
        key, size: child.size(for: proposal), proposal: proposal,
        at: CGPoint(x: cell.padding.pointee.leading, y: cell.padding.pointee.top))
    }

    // What is inside keeps its wishes where the padding adds nothing: a spacer (measured on macOS 27), a text.
    override var spacing: ViewSpacing {
      guard var spacing = child?.spacing else { return ViewSpacing() }
      spacing.reset(cell.padding.pointee.edges)
      return spacing
    }

    // A priority inside isn't that of the padded view (measured on macOS 27).
    override var layoutPriority: Double { 0 }
    override var isSpacer: Bool { false }
    override var reasoning: (any LayoutReasoning)? { self }
    override var snapshotName: String? { "padding" }
  }
}

extension View {
  /// Adds space around the view, edge by edge (fact 28).
  ///
  /// The view is proposed what is left, at least 0. Negative lengths let it reach beyond its container.
  ///
  /// - Parameter insets: in points. What isn't finite counts as 0, with a warning.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    modifier(_PaddingLayout(insets))
  }

  /// Adds space at some edges of the view (facts 26–28).
  ///
  /// The view is proposed what is left, at least 0. Negative lengths let it reach beyond its container.
  ///
  /// ```swift
  /// struct Paragraph: View {
  ///   var body: some View {
  ///     Text("Words need air.")
  ///       .padding(.horizontal, 24)
  ///       .padding(.bottom)
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - edges: the edges that get space: all unless said otherwise.
  ///   - length: in points; nil is the platform's usual amount: 16. What isn't finite counts as 0, with a warning.
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(_PaddingLayout(edges, length))
  }

  /// Adds the same space at each edge of the view (facts 27, 28).
  ///
  /// The view is proposed what is left, at least 0. A negative length lets it reach beyond its container.
  ///
  /// - Parameter length: in points. What isn't finite counts as 0, with a warning.
  nonisolated public func padding(_ length: CGFloat) -> some View {
    modifier(_PaddingLayout(.all, length))
  }

  /// Adds half of the usual space at each edge: 8 points.
  nonisolated public func _tightPadding() -> some View { padding(8) }
}
