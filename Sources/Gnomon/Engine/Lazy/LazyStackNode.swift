// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The node of a `LazyVStack` or a `LazyHStack`.
final class LazyStackNode<Content: View>: LazyContainerNode {
  private var layout: LazyStackLayout
  private let name: String

  init(_ layout: LazyStackLayout, _ content: Content, name: String, _ context: _NodeContext) {
    self.layout = layout
    self.name = name
    super.init(context)
    self.content = Content._makeNode(
      content,
      context.child(
        of: self, environment: contentEnvironment(environment),
        source: context.source?.takeBlock(of: Content.self)))
  }

  // The layout stands first in memory, the content behind it.
  override func update(from value: UnsafeRawPointer, source: SourceRecord?) {
    if let source { location = source }
    let new = value.assumingMemoryBound(to: LazyStackLayout.self).pointee
    if new != layout {
      layout = new
      invalidateLayout()
    }
    content.update(
      from: value + fieldOffset(of: Content.self, after: LazyStackLayout.self),
      source: source?.takeBlock(of: Content.self))
  }

  override var axis: Axis { layout.axis }
  override var pinnedViews: PinnedScrollableViews { layout.pinnedViews }

  override func gap(before item: LayoutNode, after neighbor: LazyNeighbor) -> CGFloat {
    switch neighbor {
    case .none: 0
    case .unknown: layout.spacing.map(finite) ?? item.spacing.distance(to: item.spacing, along: axis)
    case .item(let before): layout.spacing.map(finite) ?? before.spacing.distance(to: item.spacing, along: axis)
    }
  }

  override func length(of items: ContiguousArray<LayoutNode>, isWhole: Bool, across: CGFloat?) -> CGFloat {
    max(0, finite(items[0].size(for: ProposedViewSize(along: axis, nil, across: across))[axis]))
  }

  override func width(of items: ContiguousArray<LayoutNode>) -> CGFloat {
    finite(items[0].size(for: .unspecified)[axis.other])
  }

  override func place(_ line: LazySolver.Line) {
    let item = line.items[0]
    let inner = ProposedViewSize(along: axis, nil, across: size[axis.other])
    let own = item.dimensions(in: inner)
    let origin = alignedOrigin(
      own, layout.alignment, in: CGSize(along: axis, line.length, across: size[axis.other]), of: item)
    place(item, along: line.position, across: origin[axis.other], inner)
  }

  override var reasoning: (any LayoutReasoning)? { self }
  override var snapshotName: String? { name }
}

/// The layout of a lazy stack.
nonisolated struct LazyStackLayout: Equatable {
  var axis: Axis
  var alignment: Alignment
  var spacing: CGFloat?
  var pinnedViews: PinnedScrollableViews
}
