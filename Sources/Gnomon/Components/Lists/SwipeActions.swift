// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What a swipe over a row offers.
nonisolated struct RowSwipe {
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  /// Makes the view of the actions.
  let actions: LayerStackNode
}

nonisolated enum RowSwipesKey: LayoutValueKey {
  static var defaultValue: [RowSwipe] { [] }
}

/// Keeps a row's swipe actions: they aren't drawn, and a full swipe runs the first.
nonisolated struct SwipeActionsModifier<Actions: View>: UnaryModifier {
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let actions: Actions

  final class Node: SideStackNode<SwipeActionsModifier<Actions>> {
    override func makeSide() {
      makeStack(alignment: .center) { Actions._makeNode(modifier.actions, $0.with(source: nil)) }
    }

    override func modifierDidChange(from old: SwipeActionsModifier<Actions>) {
      stack.content?.update(with: modifier.actions)
    }

    override func layoutValue(_ key: ObjectIdentifier) -> Any? {
      guard key == ObjectIdentifier(RowSwipesKey.self) else { return super.layoutValue(key) }
      let inner = super.layoutValue(key) as? [RowSwipe] ?? []
      return inner + [RowSwipe(edge: modifier.edge, allowsFullSwipe: modifier.allowsFullSwipe, actions: stack)]
    }
  }
}

extension View {
  /// Offers actions by a swipe over a row.
  ///
  /// They aren't drawn; a finger that goes along the row taps nothing. A swipe over the whole row runs the first of them, where `allowsFullSwipe` is true:
  /// ``ViewHost/swipeRow(at:edge:)`` makes one.
  nonisolated public func swipeActions<T>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View where T: View {
    modifier(SwipeActionsModifier(edge: edge, allowsFullSwipe: allowsFullSwipe, actions: content()))
  }
}

extension ViewHost {
  /// Swipes over the whole row at a point, in points of the host: runs its first swipe action for the edge.
  ///
  /// At the trailing edge, a row without such an action is deleted where its collection allows that.
  ///
  /// - Returns: false where there's no row, or nothing to run and nothing to delete.
  @discardableResult
  public func swipeRow(at point: CGPoint, edge: HorizontalEdge = .trailing) -> Bool {
    guard let row = listRow(at: point)?.row else { return false }
    let swipes = row.node.layoutValue(ObjectIdentifier(RowSwipesKey.self)) as? [RowSwipe] ?? []
    if let swipe = swipes.first(where: { $0.edge == edge && $0.allowsFullSwipe }) {
      let isRun = swipe.actions.pressFirst()
      update()
      return isRun
    }
    guard edge == .trailing, let editing = row.editing, !editing.isDeleteDisabled, let delete = editing.delete else {
      return false
    }
    delete(IndexSet(integer: editing.index))
    update()
    return true
  }
}
