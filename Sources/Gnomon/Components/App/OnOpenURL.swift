// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Calls an action when the host is handed an address.
nonisolated struct OpenURLModifier: WrapperModifier {
  let action: (URL) -> Void

  final class Node: WrapperNode<OpenURLModifier> {
    override func didMakeContent() { graph.urlReceivers.nodes.append(WeakBox(object: self)) }
  }
}

/// The nodes that want to hear of addresses.
final class URLReceivers {
  var nodes: [WeakBox<OpenURLModifier.Node>] = []
}

extension Graph {
  var urlReceivers: URLReceivers { feature(URLReceivers.self) { URLReceivers() } }
}

extension ViewHost {
  /// Hands an address to the views that have `onOpenURL(perform:)`, and updates the host.
  ///
  /// - Returns: Whether there was such a view.
  @discardableResult
  public func open(_ url: URL) -> Bool {
    let nodes = graph.urlReceivers.nodes.compactMap(\.object).filter(\.isMounted)
    for node in nodes { node.modifier.action(url) }
    update()
    return !nodes.isEmpty
  }
}

extension View {
  /// Calls an action when the app is handed an address, here by ``ViewHost/open(_:)``.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(OpenURLModifier(action: action))
  }

  /// Says which events from outside the window that shows the view would rather have, and which it takes. Gnomon gets
  /// no such events: it has no effect.
  nonisolated public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View {
    attribute("handlesExternalEvents", allowing)
  }
}
