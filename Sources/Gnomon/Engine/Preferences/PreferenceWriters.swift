// SPDX-License-Identifier: Apache-2.0
/// Sets a preference: what the views inside say of it no longer counts.
nonisolated struct PreferenceWriter<K: PreferenceKey>: UnaryModifier {
  let value: K.Value

  final class Node: UnaryNode<PreferenceWriter<K>> {
    /// Another number for each value.
    private var stamp: UInt64 = 0

    override func didMakeContent() {
      stamp = graph.nextPreferenceStamp()
      markContributes(to: K.self)
    }
    override func modifierDidChange(from old: PreferenceWriter<K>) {
      stamp = graph.nextPreferenceStamp()
      graph.preferencesVersion &+= 1
    }

    override func contribute(to preference: PreferenceCollector, of content: ViewNode) {
      guard preference.collects(K.self) else { return content.contribute(to: preference) }
      graph.tracer?.contributed(K.self, self, modifier.value, replacing: content)
      preference.add(modifier.value, to: K.self, stamp)
    }
  }
}

/// Changes what the views inside say of a preference, or the default where they say nothing.
nonisolated struct PreferenceTransformer<K: PreferenceKey>: UnaryModifier {
  let transform: (inout K.Value) -> Void

  final class Node: UnaryNode<PreferenceTransformer<K>> {
    /// Another number for each value.
    private var stamp: UInt64 = 0

    override func didMakeContent() {
      stamp = graph.nextPreferenceStamp()
      markContributes(to: K.self)
    }
    override func modifierDidChange(from old: PreferenceTransformer<K>) {
      stamp = graph.nextPreferenceStamp()
      graph.preferencesVersion &+= 1
    }

    override func contribute(to preference: PreferenceCollector, of content: ViewNode) {
      guard preference.collects(K.self) else { return content.contribute(to: preference) }
      let inner = TypedPreferenceCollector<K>()
      content.contribute(to: inner)
      var value = inner.value ?? K.defaultValue
      modifier.transform(&value)
      graph.tracer?.contributed(K.self, self, value, replacing: nil)
      preference.add(value, to: K.self, of: inner.stamp, stamp)
    }
  }
}

/// Sets a preference to something made of an anchor of the view.
nonisolated struct AnchorPreferenceWriter<A, K: PreferenceKey>: UnaryModifier {
  let source: Anchor<A>.Source
  /// Takes what the views inside say and the view's anchor.
  let transform: (K.Value?, Anchor<A>) -> K.Value

  final class Node: UnaryNode<AnchorPreferenceWriter<A, K>> {
    override func didMakeContent() { markContributes(to: K.self) }
    override func modifierDidChange(from old: AnchorPreferenceWriter<A, K>) { graph.preferencesVersion &+= 1 }

    override func contribute(to preference: PreferenceCollector, of content: ViewNode) {
      guard preference.collects(K.self) else { return content.contribute(to: preference) }
      let value = modifier.transform(content.preference(K.self), Anchor(modifier.source, of: self))
      graph.tracer?.contributed(K.self, self, value, replacing: nil)
      preference.add(value, to: K.self, graph.nextPreferenceStamp())
    }
  }
}

extension View {
  /// Sets a preference for the views around. It takes the place of what the view's own content says of it.
  nonisolated public func preference<K>(key: K.Type = K.self, value: K.Value) -> some View where K: PreferenceKey {
    modifier(PreferenceWriter<K>(value: value))
  }

  /// Changes what the views inside say of a preference.
  nonisolated public func transformPreference<K>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View where K: PreferenceKey {
    modifier(PreferenceTransformer<K>(transform: callback))
  }

  /// Sets a preference to something made of an anchor of the view.
  nonisolated public func anchorPreference<A, K>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View where K: PreferenceKey {
    modifier(AnchorPreferenceWriter<A, K>(source: value) { transform($1) })
  }

  /// Changes what the views inside say of a preference by an anchor of the view.
  nonisolated public func transformAnchorPreference<A, K>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View where K: PreferenceKey {
    modifier(
      AnchorPreferenceWriter<A, K>(source: value) { inner, anchor in
        var result = inner ?? K.defaultValue
        transform(&result, anchor)
        return result
      })
  }
}
