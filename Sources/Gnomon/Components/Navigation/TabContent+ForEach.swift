// SPDX-License-Identifier: Apache-2.0
/// Tabs for the elements of a collection.
extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
  public typealias Body = Never

  @MainActor @preconcurrency public var body: Never { fatalError("A collection of tabs gives its tabs.") }

  @MainActor @preconcurrency public var _tabs: AnyView {
    AnyView(
      ForEach<Data, ID, AnyView>(
        data: data,
        content: { [content] element in
          let row = MainActorCarrier((content, element))
          return onMain { MainActorCarrier(row.value.0(row.value.1)._tabs) }.value
        }, id: id))
  }
}

// Views are made far more often: those initialisers are tried first.
extension ForEach where Content: TabContent {
  @_disfavoredOverload
  nonisolated public init<V>(_ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content)
  where V == Content.TabValue, ID == Data.Element.ID, Data.Element: Identifiable {
    self.init(data: data, content: content, id: { $0.id })
  }

  @_disfavoredOverload
  nonisolated public init<V>(_ data: Range<Int>, @TabContentBuilder<V> content: @escaping (Int) -> Content)
  where V == Content.TabValue, Data == Range<Int>, ID == Int {
    self.init(data: data, content: content, id: { $0 })
  }

  @_disfavoredOverload
  nonisolated public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TabValue {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }

  // Tabs whose values are optional, as a selection is that may be none.
  @_disfavoredOverload
  nonisolated public init<V>(_ data: Data, @TabContentBuilder<V?> content: @escaping (Data.Element) -> Content)
  where V: Hashable, Content.TabValue == V?, ID == Data.Element.ID, Data.Element: Identifiable {
    self.init(data: data, content: content, id: { $0.id })
  }

  @_disfavoredOverload
  nonisolated public init<V>(_ data: Range<Int>, @TabContentBuilder<V?> content: @escaping (Int) -> Content)
  where V: Hashable, Content.TabValue == V?, Data == Range<Int>, ID == Int {
    self.init(data: data, content: content, id: { $0 })
  }

  @_disfavoredOverload
  nonisolated public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<V?> content: @escaping (Data.Element) -> Content
  ) where V: Hashable, Content.TabValue == V? {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
}

/// Several tabs as one content.
extension Group: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue

  @_disfavoredOverload
  nonisolated public init<V>(@TabContentBuilder<V> content: () -> Content) where V == Content.TabValue {
    self.content = content()
  }

  @_disfavoredOverload
  nonisolated public init<V>(@TabContentBuilder<V?> content: () -> Content)
  where V: Hashable, Content.TabValue == V? {
    self.content = content()
  }

  @MainActor @preconcurrency public var body: Never { fatalError("A group of tabs gives its tabs.") }

  @MainActor @preconcurrency public var _tabs: AnyView { content._tabs }
}
