// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Hears of drops on destinations inside.
nonisolated struct DropSessionObserver: UnaryModifier {
  let onUpdate: (DropSession) -> Void

  final class Node: UnaryNode<DropSessionObserver> {
    override func didMakeContent() { passThrough() }
    override func modifierDidChange(from old: DropSessionObserver) {}
  }
}

/// Says what destinations inside do with a drop.
nonisolated struct DropConfigurationModifier: UnaryModifier {
  let configuration: (DropSession) -> DropConfiguration

  final class Node: UnaryNode<DropConfigurationModifier> {
    override func didMakeContent() { passThrough() }
    override func modifierDidChange(from old: DropConfigurationModifier) {}
  }
}

/// Hears of drags that begin inside.
nonisolated struct DragSessionObserver: UnaryModifier {
  let onUpdate: (DragSession) -> Void

  final class Node: UnaryNode<DragSessionObserver> {
    override func didMakeContent() { passThrough() }
    override func modifierDidChange(from old: DragSessionObserver) {}
  }
}

/// Says what may be done with drags that begin inside.
nonisolated struct DragConfigurationModifier: UnaryModifier {
  let configuration: DragConfiguration

  final class Node: UnaryNode<DragConfigurationModifier> {
    override func didMakeContent() { passThrough() }
    override func modifierDidChange(from old: DragConfigurationModifier) {}
  }
}

/// Calls an action with the values that are dropped, and their session.
struct DropSessionDelegate<T: Transferable>: DropDelegate {
  let isEnabled: Bool
  let action: @MainActor ([T], DropSession) -> Void

  func validateDrop(info: DropInfo) -> Bool { isEnabled }

  func performDrop(info: DropInfo) -> Bool {
    info.graph.transfers.load(info.itemProviders(for: T.importTypes), as: T.self) { values in
      action(values, info.session(.ended(info.operation)))
      return true
    }
  }
}

extension View {
  /// Calls an action with the values of the items that are dropped on the view, and with the session of the drop.
  ///
  /// Values that have to be waited for come later. An item that can't be read as the type is left out, and a warning
  /// names it. The action isn't called without any value. `isEnabled` false takes none, and leaves the drop to the
  /// views around.
  nonisolated public func dropDestination<T>(
    for type: T.Type = T.self, isEnabled: Bool = true, action: @escaping (_ items: [T], _ session: DropSession) -> Void
  ) -> some View where T: Transferable {
    let action = MainActorCarrier(action)
    return onDrop(
      of: T.importTypes, delegate: DropSessionDelegate<T>(isEnabled: isEnabled) { action.value($0, $1) })
  }

  /// Calls an action as a drop on a view inside goes on: it comes, moves, leaves, is dropped, and its values are there.
  nonisolated public func onDropSessionUpdated(_ onUpdate: @escaping (DropSession) -> Void) -> some View {
    modifier(DropSessionObserver(onUpdate: onUpdate))
  }

  /// Says what the views inside do with a drop. An operation that the source of the drag doesn't allow is forbidden.
  /// The innermost such modifier counts.
  nonisolated public func dropConfiguration(
    _ configuration: @escaping (DropSession) -> DropConfiguration
  ) -> some View { modifier(DropConfigurationModifier(configuration: configuration)) }

  /// Calls an action as a drag that began at a view inside goes on: it moves, is let go, and its values are there.
  nonisolated public func onDragSessionUpdated(_ onUpdate: @escaping (DragSession) -> Void) -> some View {
    modifier(DragSessionObserver(onUpdate: onUpdate))
  }

  /// Says what may be done with what is dragged from the views inside. The innermost such modifier counts; without any,
  /// items may be copied.
  nonisolated public func dragConfiguration(_ configuration: DragConfiguration) -> some View {
    modifier(DragConfigurationModifier(configuration: configuration))
  }
}
