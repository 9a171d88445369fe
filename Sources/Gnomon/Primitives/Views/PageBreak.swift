// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Gnomon's own: what comes below begins on a new page, where a view is made into a document of pages.
///
/// It takes no room, and nothing elsewhere. See `ImageRenderer.pdfData(pageSize:margins:information:)`.
public struct PageBreak: View, PrimitiveView, Sendable {
  /// No body: a node marks the place of the break.
  public typealias Body = Never

  /// A break: the view after it is the first of its page.
  nonisolated public init() {}

  /// Makes the node that marks the place of the break. It takes no room and draws nothing.
  nonisolated public static func _makeNode(_ view: Self, _ context: _NodeContext) -> ViewNode { PageBreakNode(context) }
}

final class PageBreakNode: LayoutNode {
  override init(_ context: _NodeContext) {
    super.init(context)
    cell.pointee.placing = .leaf
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { .zero }
  override func update(from value: UnsafeRawPointer, source: SourceRecord?) { if let source { location = source } }
  override var snapshotName: String? { "PageBreak" }
}
