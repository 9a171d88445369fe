// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A node that watches what a preference reduces to.
protocol PreferenceObserver: ViewNode {
  /// Reduces, and owes an action where the value is another than before.
  func checkPreference()
}

/// Calls an action when what the views inside say of a preference has changed.
nonisolated struct PreferenceChangeModifier<K: PreferenceKey>: UnaryModifier where K.Value: Equatable {
  let action: (K.Value) -> Void

  final class Node: UnaryNode<PreferenceChangeModifier<K>>, PreferenceObserver {
    private var last: K.Value?
    private var version: UInt?

    override func didMakeContent() {
      graph.preferenceObservers.append(self)
      readsPreference(K.self)
    }

    override func modifierDidChange(from old: PreferenceChangeModifier<K>) {}

    func checkPreference() {
      guard version != graph.preferencesVersion else { return }
      version = graph.preferencesVersion
      let value = reduced(K.self, of: content ?? child, "onPreferenceChange")
      guard value != last else { return }
      let isFirst = last == nil
      last = value
      // The default value, before anything was said, is no news.
      if isFirst, value == K.defaultValue, !hasContribution { return }
      graph.owe(self, "onPreferenceChange(\(baseName(of: K.self)))", value: value) { [action = modifier.action] in
        action(value)
      }
    }

    private var hasContribution: Bool { (content ?? child)?.preference(K.self) != nil }
  }
}

/// A view with a second one that is made of what it says of a preference.
nonisolated struct PreferenceLayerModifier<K: PreferenceKey, Layer: View>: UnaryModifier {
  let alignment: Alignment
  let isAbove: Bool
  let transform: (K.Value) -> Layer

  final class Node: LayerHostNode<PreferenceLayerModifier<K, Layer>> {
    private var layer: ContentClosureNode<Layer>!
    private var version: UInt?
    private var last: K.Value?
    private var isStale = true

    override var isBehindContent: Bool { !modifier.isAbove }

    override func makeSide() {
      makeStack(alignment: modifier.alignment) { context in
        layer = ContentClosureNode(context)
        return layer
      }
      graph.preferenceFollowers.append(self)
      readsPreference(K.self)
    }

    override func modifierDidChange(from old: PreferenceLayerModifier<K, Layer>) {
      isStale = true
      stack.alignment = modifier.alignment
      graph.queueBoundary(self)
    }

    override func placeContent() {
      child?.place(at: .zero, proposal: proposal)
      updateLayer()
      // What the new layer asked for is done here.
      flags.remove(.boundaryQueued)
      guard let child else { return }
      placeLayer(stack, modifier.alignment, base: child, size: size, isMirrored: isRightToLeft)
    }

    /// Evaluates the layer where the preference is another than what it was made of.
    private func updateLayer() {
      if version == graph.preferencesVersion, !isStale { return }
      version = graph.preferencesVersion
      let value = reduced(
        K.self, of: content ?? child, modifier.isAbove ? "overlayPreferenceValue" : "backgroundPreferenceValue")
      if !isStale, let last, valuesAreEqual(value, last) { return }
      isStale = false
      last = value
      let transform = modifier.transform
      layer.set { transform(value) }
    }

    override func forEachLayoutChild(_ body: (LayoutNode) -> Void) {
      if !modifier.isAbove, stack.hasItems { body(stack) }
      if let child { body(child) }
      if modifier.isAbove, stack.hasItems { body(stack) }
    }

    override var snapshotName: String? { modifier.isAbove ? "overlay" : "background" }
  }
}

extension PreferenceLayerModifier.Node: PreferenceFollower {
  var isOutdated: Bool { version != graph.preferencesVersion }
}

/// A node that lays out by preferences: it's looked after when they may have changed and it wasn't placed.
protocol PreferenceFollower: LayoutNode {
  var isOutdated: Bool { get }
  /// Lays out by what the preferences are now.
  func followPreferences()
}

extension PreferenceFollower {
  func followPreferences() {
    graph.layoutDidChange = true
    placeContent()
  }
}

extension View {
  /// Calls an action with the combined value of a preference of the views inside, first and whenever it changes.
  nonisolated public func onPreferenceChange<K>(_ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void)
    -> some View where K: PreferenceKey, K.Value: Equatable
  {
    modifier(PreferenceChangeModifier<K>(action: action))
  }

  /// Puts a view above this one that is made of what this one says of a preference.
  nonisolated public func overlayPreferenceValue<Key, T>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View where Key: PreferenceKey, T: View {
    modifier(PreferenceLayerModifier<Key, T>(alignment: .center, isAbove: true, transform: transform))
  }

  /// Puts a view above this one that is made of what this one says of a preference.
  nonisolated public func overlayPreferenceValue<K, V>(
    _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View where K: PreferenceKey, V: View {
    modifier(PreferenceLayerModifier<K, V>(alignment: alignment, isAbove: true, transform: transform))
  }

  /// Puts a view below this one that is made of what this one says of a preference.
  nonisolated public func backgroundPreferenceValue<Key, T>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View where Key: PreferenceKey, T: View {
    modifier(PreferenceLayerModifier<Key, T>(alignment: .center, isAbove: false, transform: transform))
  }

  /// Puts a view below this one that is made of what this one says of a preference.
  nonisolated public func backgroundPreferenceValue<K, V>(
    _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View where K: PreferenceKey, V: View {
    modifier(PreferenceLayerModifier<K, V>(alignment: alignment, isAbove: false, transform: transform))
  }
}
