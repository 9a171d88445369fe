// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Calls an action when the host is handed a value from outside: an address, an activity.
nonisolated struct HandOverModifier<Value>: WrapperModifier {
  var isWanted: (Value) -> Bool = { _ in true }
  let action: (Value) -> Void

  final class Node: WrapperNode<HandOverModifier<Value>> {
    override func didMakeContent() {
      let receivers = graph.feature(HandOverReceivers<Value>.self) { HandOverReceivers() }
      receivers.nodes.append(WeakBox(object: self))
    }
  }
}

/// The nodes that want to hear of values of a type.
final class HandOverReceivers<Value> {
  var nodes: [WeakBox<HandOverModifier<Value>.Node>] = []
}

extension ViewHost {
  /// Hands an address to the views that have `onOpenURL(perform:)`, and updates the host.
  ///
  /// - Returns: Whether there was such a view.
  @discardableResult
  public func open(_ url: URL) -> Bool { handOver(url) }

  /// Hands a value to the views that want it, and updates the host. Gives whether there was one.
  func handOver<Value>(_ value: Value) -> Bool {
    let receivers = graph.feature(HandOverReceivers<Value>.self) { HandOverReceivers() }
    receivers.nodes.removeAll { $0.object == nil }
    let nodes = receivers.nodes.compactMap(\.object).filter { $0.isMounted && $0.modifier.isWanted(value) }
    for node in nodes { node.modifier.action(value) }
    update()
    return !nodes.isEmpty
  }
}

extension View {
  /// Calls an action when the app is handed an address, here by ``ViewHost/open(_:)``.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(HandOverModifier(action: action))
  }

  /// Says which events from outside the window that shows the view would rather have, and which it takes. Gnomon gets
  /// no such events: it has no effect.
  nonisolated public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View {
    attribute("handlesExternalEvents", allowing)
  }
}
