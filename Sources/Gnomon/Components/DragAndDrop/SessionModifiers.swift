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
  /// Calls an action with the values that are dropped on the view, and the session that has brought them: values that have to be waited for come
  /// later. What can't be read as the type is left out, and named in a warning; the action isn't called without any value.
  ///
  /// `isEnabled` false takes none, and leaves them to destinations around.
  nonisolated public func dropDestination<T>(
    for type: T.Type = T.self, isEnabled: Bool = true, action: @escaping (_ items: [T], _ session: DropSession) -> Void
  ) -> some View where T: Transferable {
    let action = MainActorCarrier(action)
    return onDrop(
      of: T.importTypes, delegate: DropSessionDelegate<T>(isEnabled: isEnabled) { action.value($0, $1) })
  }

  /// Calls an action as a drop on a destination inside goes on: it comes, moves, leaves, is made, and its values are there.
  nonisolated public func onDropSessionUpdated(_ onUpdate: @escaping (DropSession) -> Void) -> some View {
    modifier(DropSessionObserver(onUpdate: onUpdate))
  }

  /// Says what destinations inside do with a drop: what its source doesn't let be done is forbidden. The innermost counts.
  nonisolated public func dropConfiguration(
    _ configuration: @escaping (DropSession) -> DropConfiguration
  ) -> some View { modifier(DropConfigurationModifier(configuration: configuration)) }

  /// Calls an action as a drag that began at a view inside goes on.
  nonisolated public func onDragSessionUpdated(_ onUpdate: @escaping (DragSession) -> Void) -> some View {
    modifier(DragSessionObserver(onUpdate: onUpdate))
  }

  /// Says what may be done with what is dragged from views inside. The innermost counts; without any it may be copied.
  nonisolated public func dragConfiguration(_ configuration: DragConfiguration) -> some View {
    modifier(DragConfigurationModifier(configuration: configuration))
  }
}
