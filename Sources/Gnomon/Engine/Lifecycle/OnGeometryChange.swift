// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A node that watches a geometry.
protocol GeometryObserver: ViewNode {
  /// Reads, and owes an action where the value is another than before.
  func checkGeometry()
}

/// Calls an action with a value read from the view's geometry, first and whenever it changes. It takes no part in layout.
nonisolated struct GeometryChangeModifier<T: Equatable>: UnaryModifier {
  let transform: (GeometryProxy) -> T
  let action: (_ oldValue: T, _ newValue: T) -> Void

  final class Node: UnaryNode<GeometryChangeModifier<T>>, GeometryObserver {
    private var last: T?

    override func didMakeContent() { graph.geometryObservers.append(self) }
    override func modifierDidChange(from old: GeometryChangeModifier<T>) { graph.layoutDidChange = true }

    func checkGeometry() {
      guard isPlaced else { return }
      let (transform, proxy) = (modifier.transform, GeometryProxy(self))
      let value = transform(proxy)
      guard value != last else { return }
      let before = last ?? value
      last = value
      graph.owe(self, "onGeometryChange", value: value) { [action = modifier.action] in action(before, value) }
    }
  }
}

extension View {
  /// Calls an action with a value of the view's geometry, first and whenever the value changes.
  @preconcurrency
  nonisolated public func onGeometryChange<T>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View where T: Equatable, T: Sendable {
    modifier(GeometryChangeModifier<T>(transform: transform) { action($1) })
  }

  /// Calls an action with the old and the new value of the view's geometry; on the first call both are the first.
  @preconcurrency
  nonisolated public func onGeometryChange<T>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View where T: Equatable, T: Sendable {
    modifier(GeometryChangeModifier<T>(transform: transform, action: action))
  }

  /// Hands the view's own geometry to a binding: SwiftUI has no such modifier.
  ///
  /// The binding is written once, when the view has its first place, and again when its size or its place has changed.
  nonisolated public func geometryReader(proxy: Binding<GeometryProxy?>) -> some View {
    modifier(ProxyBindingModifier(proxy: proxy))
  }
}

/// Writes a view's proxy into a binding.
nonisolated struct ProxyBindingModifier: UnaryModifier {
  let proxy: Binding<GeometryProxy?>

  final class Node: UnaryNode<ProxyBindingModifier>, GeometryObserver {
    private struct Reading: Equatable {
      let size: CGSize
      let frame: CGRect
      let safeArea: EdgeInsets
    }

    private var last: Reading?

    override func didMakeContent() { graph.geometryObservers.append(self) }
    override func modifierDidChange(from old: ProxyBindingModifier) {}

    func checkGeometry() {
      guard isPlaced else { return }
      let now = Reading(size: size, frame: frame(in: .global), safeArea: safeAreaInsets)
      guard now != last else { return }
      last = now
      graph.owe(self, "geometryReader(proxy:)", value: now.frame) { [binding = modifier.proxy, weak self] in
        if let self { binding.wrappedValue = GeometryProxy(self) }
      }
    }
  }
}
