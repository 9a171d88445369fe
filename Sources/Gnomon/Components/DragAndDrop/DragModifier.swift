// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Lets a view be dragged.
nonisolated struct DragModifier: UnaryModifier {
  let item: () -> DraggedItem?

  final class Node: UnaryNode<DragModifier>, DragSourceNode {
    override func modifierDidChange(from old: DragModifier) {}

    override func hitTest(_ point: CGPoint, _ hits: inout HitList) -> Bool {
      guard super.hitTest(point, &hits) else { return false }
      if environment.isEnabled { hits.addSource(self) }
      return true
    }

    var draggedItem: DraggedItem? { modifier.item() }
    var dragNode: LayoutNode { self }
  }
}

/// A node that can be dragged.
protocol DragSourceNode: DragSource {
  /// What is dragged; nil where it can't be now.
  var draggedItem: DraggedItem? { get }
  var dragNode: LayoutNode { get }
}

extension View {
  /// Lets the view be dragged, as the item that the closure gives when a drag begins. A drag begins with
  /// `ViewHost.beginDrag(at:)`.
  nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    modifier(DragModifier(item: { DraggedItem(data()) }))
  }

  /// Lets the view be dragged, as the item that the closure gives when a drag begins. A drag begins with
  /// `ViewHost.beginDrag(at:)`. `preview` isn't shown: there is no finger that it would follow.
  nonisolated public func onDrag<V>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View where V: View { onDrag(data) }

  /// Lets the view be dragged as a value, which is made when a drag begins. A drag begins with
  /// `ViewHost.beginDrag(at:)`.
  nonisolated public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View where T: Transferable {
    modifier(DragModifier(item: { DraggedItem(of: payload()) }))
  }

  /// Lets the view be dragged as a value, which is made when a drag begins. A drag begins with
  /// `ViewHost.beginDrag(at:)`. `preview` isn't shown: there is no finger that it would follow.
  nonisolated public func draggable<V, T>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View where V: View, T: Transferable { draggable(payload()) }

  /// Lets the view be dragged as the item that a closure gives when a drag begins. Where the closure is nil or gives
  /// nil, the view can't be dragged.
  nonisolated public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
    modifier(DragModifier(item: { action?().map { DraggedItem($0) } }))
  }
}
