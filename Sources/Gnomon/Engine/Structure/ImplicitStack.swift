// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Content that counts as one view: one view as it is, several in a stack.
nonisolated struct ImplicitStack<L: BuiltInLayout, Content: View>: View, PrimitiveView where L.Cache == Void {
  typealias Body = Never
  // The node reads both by their place: the layout first.
  let layout: L
  let content: Content

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> ViewNode {
    ImplicitStackNode<L, Content>(view.layout, view.content, context)
  }
}

extension ImplicitStack where L == HStackLayout {
  /// Several views side by side.
  init(spacing: CGFloat? = nil, @ViewBuilder row content: () -> Content) {
    self.init(layout: HStackLayout(spacing: spacing), content: content())
  }
}

extension ImplicitStack where L == VStackLayout {
  /// Several views above each other.
  init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder column content: () -> Content
  ) {
    self.init(layout: VStackLayout(alignment: alignment, spacing: spacing), content: content())
  }
}

extension ImplicitStack where L == ZStackLayout {
  /// Several views over each other.
  init(alignment: Alignment = .center, @ViewBuilder layers content: () -> Content) {
    self.init(layout: ZStackLayout(alignment: alignment), content: content())
  }
}

final class ImplicitStackNode<L: BuiltInLayout, Content: View>: ContentItemsNode where L.Cache == Void {
  private var layout: L
  private let recorder = PlacementRecorder()

  init(_ layout: L, _ content: Content, _ context: _NodeContext) {
    self.layout = layout
    super.init(context)
    self.content = Content._makeNode(
      content,
      context.child(of: self, environment: inner(environment), source: context.source?.content(of: Content.self)))
  }

  // The layout stands first in memory, the content behind it.
  override func update(from value: UnsafeRawPointer, source: SourceRecord?) {
    if let source { location = source }
    let isSame = withUnsafePointer(to: &layout) { TypeInfo.of(L.self).areEqual(UnsafeRawPointer($0), value) }
    if !isSame {
      layout = value.assumingMemoryBound(to: L.self).pointee
      invalidateLayout()
    }
    self.content?.update(
      from: value + fieldOffset(of: Content.self, after: L.self), source: source?.content(of: Content.self))
  }

  private func inner(_ environment: EnvironmentValues) -> EnvironmentValues {
    environment.stacking(along: L.layoutProperties.stackOrientation)
  }

  override func environmentDidChange(_ new: EnvironmentValues) {
    environment = new
    content?.environmentDidChange(inner(new))
  }

  private var only: LayoutNode? {
    let children = children
    return children.count == 1 ? children[0] : nil
  }

  private var subviews: LayoutSubviews { subviews(in: recorder) }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    if let only { return only.size(for: proposal) }
    var cache: Void = ()
    return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  override func placeContent() {
    if let only { return only.place(at: .zero, proposal: proposal) }
    var cache: Void = ()
    let bounds = CGRect(origin: .zero, size: size)
    let subviews = subviews
    place(
      recorder.placements(of: subviews, in: bounds) {
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      })
  }

  override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    if let only { return only.guide(key, size: size, proposal: proposal) }
    var cache: Void = ()
    let bounds = CGRect(origin: .zero, size: size)
    return key.axis == .horizontal
      ? layout.explicitAlignment(
        of: HorizontalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      : layout.explicitAlignment(
        of: VerticalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  override var spacing: ViewSpacing {
    if let only { return only.spacing }
    var cache: Void = ()
    return layout.spacing(subviews: subviews, cache: &cache)
  }

  override var layoutPriority: Double { only?.layoutPriority ?? 0 }
  override var zIndex: Double { only?.zIndex ?? 0 }
  override func layoutValue(_ key: ObjectIdentifier) -> Any? { only?.layoutValue(key) }
  override var sectionRole: SectionRole? { only?.sectionRole }
  override func collectGridTraits(_ traits: inout GridCellTraits) { only?.collectGridTraits(&traits) }
  override var isSpacer: Bool { only?.isSpacer ?? false }
}
