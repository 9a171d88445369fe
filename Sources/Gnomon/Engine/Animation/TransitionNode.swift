// SPDX-License-Identifier: Apache-2.0
import Foundation

/// An item of a container that comes or goes: drawn and laid out as its transition says.
final class TransitionNode: LayoutNode {
  let item: LayoutNode
  let transition: AnyTransition
  private var content: ViewNode!
  private var child: LayoutNode!

  init(_ item: LayoutNode, _ transition: AnyTransition, phase: TransitionPhase, _ context: _NodeContext) {
    self.item = item
    self.transition = transition
    super.init(context)
    let node = AnyView._makeNode(view(phase), context.child(of: self))
    content = node
    readItem()
  }

  private func view(_ phase: TransitionPhase) -> AnyView {
    let parts = MainActorCarrier((transition, AnyView(TransitionedItem(item: item))))
    return onMain { MainActorCarrier(parts.value.0.apply(parts.value.1, phase)) }.value
  }

  /// A transition may make several views of one: the first shows the item.
  private func readItem() {
    child = content.items.first ?? item
    child.layoutParent = self
  }

  /// Goes to a phase within a transaction.
  func enter(_ phase: TransitionPhase, _ transaction: Transaction) {
    graph.frameClock?.within(transaction) { content.update(with: view(phase)) }
  }

  override func itemsDidChange(below: ViewNode) -> Bool {
    readItem()
    invalidateLayout()
    return true
  }

  override func forEachChild(_ body: (ViewNode) -> Void) { if let content { body(content) } }
  override func forEachLayoutChild(_ body: (LayoutNode) -> Void) { body(child) }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { child.size(for: proposal) }
  override func placeContent() { child.place(at: .zero, proposal: proposal) }

  override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    child.guide(key, size: size, proposal: proposal)
  }

  override var spacing: ViewSpacing { child.spacing }
  override var layoutPriority: Double { child.layoutPriority }
  override var zIndex: Double { child.zIndex }
  override func layoutValue(_ key: ObjectIdentifier) -> Any? { child.layoutValue(key) }
  override var sectionRole: SectionRole? { child.sectionRole }
  override func collectGridTraits(_ traits: inout GridCellTraits) { child.collectGridTraits(&traits) }
  override var gridRow: GridRowNode? { child.gridRow }
  override var isSpacer: Bool { child.isSpacer }
  override var identity: LayoutNode { item.identity }
}

/// Stands for an item that already has its node.
nonisolated struct TransitionedItem: View, PrimitiveView {
  typealias Body = Never
  let item: LayoutNode

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> ViewNode { Node(view.item, context) }

  private final class Node: ViewNode {
    private let item: LayoutNode

    init(_ item: LayoutNode, _ context: _NodeContext) {
      self.item = item
      super.init(context)
    }

    override func update(from value: UnsafeRawPointer, source: SourceRecord?) {}
    override func appendItems(to list: inout ContiguousArray<LayoutNode>) { list.append(item) }
    override var isUnary: Bool { true }
  }
}

extension TransitionedItem: @unchecked Sendable {}

/// The key under which a view carries its transition to the `if` or `ForEach` around it.
enum TransitionValue {
  static let key = ObjectIdentifier(TransitionModifier.self)
}
