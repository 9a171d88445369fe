// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Takes what is dropped on a view.
nonisolated struct DropModifier: UnaryModifier {
  let types: [UTType]
  let delegate: any DropDelegate

  final class Node: UnaryNode<DropModifier>, DropDestinationNode {
    override func modifierDidChange(from old: DropModifier) {}

    // As large as the view, whatever is shown there.
    override func hitTest(_ point: CGPoint, _ hits: inout HitList) -> Bool {
      let isHit = super.hitTest(point, &hits)
      guard hits.isForDrop else { return isHit }
      guard contains(point) else { return isHit }
      if environment.isEnabled { hits.addDestination(self) }
      return true
    }

    var acceptedTypes: [UTType] { modifier.types }
    var dropDelegate: any DropDelegate { modifier.delegate }
    var dropNode: LayoutNode { self }
  }
}

/// A node that takes drops.
protocol DropDestinationNode: DropDestination {
  var acceptedTypes: [UTType] { get }
  var dropDelegate: any DropDelegate { get }
  var dropNode: LayoutNode { get }
}

/// Calls an action with what is dropped, and says while it would be dropped here.
struct DropActionDelegate: DropDelegate {
  let types: [UTType]
  let isTargeted: @MainActor (Bool) -> Void
  let action: @MainActor (DropInfo, [NSItemProvider]) -> Bool

  func dropEntered(info: DropInfo) { isTargeted(true) }
  func dropExited(info: DropInfo) { isTargeted(false) }

  func performDrop(info: DropInfo) -> Bool {
    isTargeted(false)
    return action(info, info.itemProviders(for: types))
  }
}

extension View {
  /// Hands what is dropped on the view to a delegate, where an item can be had as one of the types.
  nonisolated public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
    modifier(DropModifier(types: supportedContentTypes, delegate: delegate))
  }

  /// Hands what is dropped on the view to a delegate, where an item can be had as one of the types with these
  /// identifiers.
  nonisolated public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
    onDrop(of: supportedTypes.map(UTType.init(known:)), delegate: delegate)
  }

  /// Calls an action with the items that are dropped on the view and can be had as one of some types.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types that are taken. Items of none of them are left out.
  ///   - isTargeted: True while a drag is over the view; nil tells nobody.
  ///   - action: Gets the items, and the place in points of the view's coordinates; gives whether the drop was taken.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    let (isTargeted, action) = (MainActorCarrier(isTargeted), MainActorCarrier(action))
    return onDrop(
      of: supportedContentTypes,
      delegate: DropActionDelegate(
        types: supportedContentTypes, isTargeted: { isTargeted.value?.wrappedValue = $0 },
        action: { action.value($1, $0.location) }))
  }

  /// Calls an action with the items that are dropped on the view and can be had as one of some types.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types that are taken. Items of none of them are left out.
  ///   - isTargeted: True while a drag is over the view; nil tells nobody.
  ///   - action: Gets the items; gives whether the drop was taken.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  /// Calls an action with the items that are dropped on the view and can be had as one of some types.
  ///
  /// - Parameters:
  ///   - supportedTypes: The identifiers of the types that are taken. Items of none of them are left out.
  ///   - isTargeted: True while a drag is over the view; nil tells nobody.
  ///   - action: Gets the items, and the place in points of the view's coordinates; gives whether the drop was taken.
  nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View { onDrop(of: supportedTypes.map(UTType.init(known:)), isTargeted: isTargeted, perform: action) }

  /// Calls an action with the items that are dropped on the view and can be had as one of some types.
  ///
  /// - Parameters:
  ///   - supportedTypes: The identifiers of the types that are taken. Items of none of them are left out.
  ///   - isTargeted: True while a drag is over the view; nil tells nobody.
  ///   - action: Gets the items; gives whether the drop was taken.
  nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View { onDrop(of: supportedTypes.map(UTType.init(known:)), isTargeted: isTargeted, perform: action) }

  /// Calls an action with the values of the items that are dropped on the view.
  ///
  /// Values that have to be waited for come to the action later, and the drop counts as taken. An item that can't be
  /// read as the type is left out, and a warning names it.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the values that are taken.
  ///   - action: Gets the values, and the place in points of the view's coordinates; gives whether the drop was taken.
  ///     It isn't called without any value.
  ///   - isTargeted: Called with true when a drag comes over the view, with false when it leaves or is dropped.
  nonisolated public func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View where T: Transferable {
    let (isTargeted, action) = (MainActorCarrier(isTargeted), MainActorCarrier(action))
    let types = T.importTypes
    return onDrop(
      of: types,
      delegate: DropActionDelegate(types: types, isTargeted: { isTargeted.value($0) }) { info, providers in
        info.graph.transfers.load(providers, as: T.self) { action.value($0, info.location) }
      })
  }
}
