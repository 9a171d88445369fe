import Foundation

/// Views that stay in sight while the rest of their section is scrolled.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Lays its subviews out one below the other; across, it takes the whole proposed width (`facts 66`).
///
/// All subviews are evaluated and laid out, whether they are in sight or not; pinned views scroll with the rest.
public nonisolated struct LazyVStack<Content>: View, PrimitiveView where Content: View {
  public typealias Body = Never
  // The node reads both by their place: the layout first.
  let layout: LazyStackLayout
  let content: Content

  /// - Parameter spacing: the distance between subviews in points; nil leaves it to them (usually 8).
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    layout = LazyStackLayout(
      axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing)
    self.content = content()
  }

  nonisolated public static func _makeNode(_ view: Self, _ context: _NodeContext) -> ViewNode {
    LayoutContainerNode<LazyStackLayout, Content>(view.layout, view.content, name: "LazyVStack", context)
  }
}

/// Lays its subviews out side by side; across, it takes the whole proposed height (`facts 66`).
///
/// All subviews are evaluated and laid out, whether they are in sight or not; pinned views scroll with the rest.
public nonisolated struct LazyHStack<Content>: View, PrimitiveView where Content: View {
  public typealias Body = Never
  // The node reads both by their place: the layout first.
  let layout: LazyStackLayout
  let content: Content

  /// - Parameter spacing: the distance between subviews in points; nil leaves it to them (usually 8).
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    layout = LazyStackLayout(
      axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing)
    self.content = content()
  }

  nonisolated public static func _makeNode(_ view: Self, _ context: _NodeContext) -> ViewNode {
    LayoutContainerNode<LazyStackLayout, Content>(view.layout, view.content, name: "LazyHStack", context)
  }
}

/// A stack whose subviews have their ideal lengths along the axis, and that takes what is proposed across.
nonisolated struct LazyStackLayout: Layout, BuiltInLayout {
  var axis: Axis
  var alignment: Alignment
  var spacing: CGFloat?

  typealias Cache = Void
  typealias AnimatableData = EmptyAnimatableData

  private var guide: AlignmentKey { axis == .vertical ? alignment.horizontal.key : alignment.vertical.key }

  private func gap(_ before: LayoutSubview?, _ next: LayoutSubview) -> CGFloat {
    guard let before else { return 0 }
    return spacing.map(finite) ?? before.spacing.distance(to: next.spacing, along: axis)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let inner = ProposedViewSize(along: axis, nil, across: proposal[axis.other])
    var length: CGFloat = 0
    var across: CGFloat = 0
    var before: LayoutSubview?
    for subview in subviews {
      let size = subview.sizeThatFits(inner)
      length += gap(before, subview) + size[axis]
      across = max(across, size[axis.other])
      before = subview
    }
    if let proposed = proposal[axis.other], !subviews.isEmpty { across = max(0, proposed) }
    return CGSize(along: axis, length, across: across)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let inner = ProposedViewSize(along: axis, nil, across: bounds.size[axis.other])
    var position = bounds.origin[axis]
    var before: LayoutSubview?
    for subview in subviews {
      position += gap(before, subview)
      let own = subview.dimensions(in: inner)
      let origin = alignedOrigin(
        own, alignment, in: CGSize(along: axis, own[size: axis], across: bounds.size[axis.other]), of: subview.node)
      var point = CGPoint.zero
      point[axis] = position
      point[axis.other] = bounds.origin[axis.other] + origin[axis.other]
      subview.place(at: point, proposal: inner)
      position += own[size: axis]
      before = subview
    }
  }

  static var layoutProperties: LayoutProperties { LayoutProperties() }
}

extension ViewDimensions {
  fileprivate subscript(size axis: Axis) -> CGFloat { axis == .horizontal ? width : height }
}
