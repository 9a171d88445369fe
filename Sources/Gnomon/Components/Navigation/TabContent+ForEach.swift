// SPDX-License-Identifier: Apache-2.0
/// Tabs for the elements of a collection.
extension ForEach: TabContent where Content: TabContent {
  /// The type of the values that the tabs are chosen by.
  public typealias TabValue = Content.TabValue
  /// No content of its own: a collection of tabs is built in.
  public typealias Body = Never

  /// Traps: a collection of tabs is built in and has no body.
  @MainActor @preconcurrency public var body: Never { fatalError("A collection of tabs gives its tabs.") }

  /// The tabs of all elements as views, for Gnomon's own use.
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
  /// Creates a tab for each identified element of a collection.
  @_disfavoredOverload
  nonisolated public init<V>(_ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content)
  where V == Content.TabValue, ID == Data.Element.ID, Data.Element: Identifiable {
    self.init(data: data, content: content, id: { $0.id })
  }

  /// Creates a tab for each number of a constant range.
  @_disfavoredOverload
  nonisolated public init<V>(_ data: Range<Int>, @TabContentBuilder<V> content: @escaping (Int) -> Content)
  where V == Content.TabValue, Data == Range<Int>, ID == Int {
    self.init(data: data, content: content, id: { $0 })
  }

  /// Creates a tab for each element of a collection, identified by a key path.
  @_disfavoredOverload
  nonisolated public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TabValue {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }

  // Tabs whose values are optional, as a selection is that may be none.
  /// Creates a tab for each identified element of a collection, for a selection that may be nil.
  @_disfavoredOverload
  nonisolated public init<V>(_ data: Data, @TabContentBuilder<V?> content: @escaping (Data.Element) -> Content)
  where V: Hashable, Content.TabValue == V?, ID == Data.Element.ID, Data.Element: Identifiable {
    self.init(data: data, content: content, id: { $0.id })
  }

  /// Creates a tab for each number of a constant range, for a selection that may be nil.
  @_disfavoredOverload
  nonisolated public init<V>(_ data: Range<Int>, @TabContentBuilder<V?> content: @escaping (Int) -> Content)
  where V: Hashable, Content.TabValue == V?, Data == Range<Int>, ID == Int {
    self.init(data: data, content: content, id: { $0 })
  }

  /// Creates a tab for each element of a collection, identified by a key path, for a selection that may be nil.
  @_disfavoredOverload
  nonisolated public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<V?> content: @escaping (Data.Element) -> Content
  ) where V: Hashable, Content.TabValue == V? {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
}

/// Several tabs as one content.
extension Group: TabContent where Content: TabContent {
  /// The type of the values that the group's tabs are chosen by.
  public typealias TabValue = Content.TabValue

  /// Creates a group of tabs. Modifiers of the group apply to each of them.
  @_disfavoredOverload
  nonisolated public init<V>(@TabContentBuilder<V> content: () -> Content) where V == Content.TabValue {
    self.content = content()
  }

  /// Creates a group of tabs for a selection that may be nil. Modifiers of the group apply to each of them.
  @_disfavoredOverload
  nonisolated public init<V>(@TabContentBuilder<V?> content: () -> Content)
  where V: Hashable, Content.TabValue == V? {
    self.content = content()
  }

  /// Traps: a group of tabs is built in and has no body.
  @MainActor @preconcurrency public var body: Never { fatalError("A group of tabs gives its tabs.") }

  /// The group's tabs as views, for Gnomon's own use.
  @MainActor @preconcurrency public var _tabs: AnyView { content._tabs }
}
