// SPDX-License-Identifier: Apache-2.0
/// Builds tabs out of statements.
@resultBuilder
public struct TabContentBuilder<TabValue> where TabValue: Hashable {
  /// Tabs as a view.
  public nonisolated struct Content<C>: View where C: TabContent {
    let tabs: C
    @MainActor @preconcurrency public var body: some View { tabs._tabs }
  }

  public static func buildExpression<C>(_ content: C) -> C where C: TabContent<TabValue> { content }

  public static func buildBlock<C>(_ content: C) -> C where C: TabContent<TabValue> { content }

  public static func buildBlock<C0, C1>(
    _ c0: C0, _ c1: C1
  ) -> _TupleTabContent<TabValue>
  where
    C0: TabContent<TabValue>,
    C1: TabContent<TabValue>
  {
    let all = MainActorCarrier((c0, c1))
    return _TupleTabContent { [all.value.0._tabs, all.value.1._tabs] }
  }

  public static func buildBlock<C0, C1, C2>(
    _ c0: C0, _ c1: C1, _ c2: C2
  ) -> _TupleTabContent<TabValue>
  where
    C0: TabContent<TabValue>,
    C1: TabContent<TabValue>,
    C2: TabContent<TabValue>
  {
    let all = MainActorCarrier((c0, c1, c2))
    return _TupleTabContent { [all.value.0._tabs, all.value.1._tabs, all.value.2._tabs] }
  }

  public static func buildBlock<C0, C1, C2, C3>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3
  ) -> _TupleTabContent<TabValue>
  where
    C0: TabContent<TabValue>,
    C1: TabContent<TabValue>,
    C2: TabContent<TabValue>,
    C3: TabContent<TabValue>
  {
    let all = MainActorCarrier((c0, c1, c2, c3))
    return _TupleTabContent { [all.value.0._tabs, all.value.1._tabs, all.value.2._tabs, all.value.3._tabs] }
  }

  public static func buildBlock<C0, C1, C2, C3, C4>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4
  ) -> _TupleTabContent<TabValue>
  where
    C0: TabContent<TabValue>,
    C1: TabContent<TabValue>,
    C2: TabContent<TabValue>,
    C3: TabContent<TabValue>,
    C4: TabContent<TabValue>
  {
    let all = MainActorCarrier((c0, c1, c2, c3, c4))
    return _TupleTabContent {
      [all.value.0._tabs, all.value.1._tabs, all.value.2._tabs, all.value.3._tabs, all.value.4._tabs]
    }
  }

  public static func buildBlock<C0, C1, C2, C3, C4, C5>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5
  ) -> _TupleTabContent<TabValue>
  where
    C0: TabContent<TabValue>,
    C1: TabContent<TabValue>,
    C2: TabContent<TabValue>,
    C3: TabContent<TabValue>,
    C4: TabContent<TabValue>,
    C5: TabContent<TabValue>
  {
    let all = MainActorCarrier((c0, c1, c2, c3, c4, c5))
    return _TupleTabContent {
      [
        all.value.0._tabs, all.value.1._tabs, all.value.2._tabs, all.value.3._tabs, all.value.4._tabs,
        all.value.5._tabs,
      ]
    }
  }

  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
  ) -> _TupleTabContent<TabValue>
  where
    C0: TabContent<TabValue>,
    C1: TabContent<TabValue>,
    C2: TabContent<TabValue>,
    C3: TabContent<TabValue>,
    C4: TabContent<TabValue>,
    C5: TabContent<TabValue>,
    C6: TabContent<TabValue>
  {
    let all = MainActorCarrier((c0, c1, c2, c3, c4, c5, c6))
    return _TupleTabContent {
      [
        all.value.0._tabs, all.value.1._tabs, all.value.2._tabs, all.value.3._tabs, all.value.4._tabs,
        all.value.5._tabs, all.value.6._tabs,
      ]
    }
  }

  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7
  ) -> _TupleTabContent<TabValue>
  where
    C0: TabContent<TabValue>,
    C1: TabContent<TabValue>,
    C2: TabContent<TabValue>,
    C3: TabContent<TabValue>,
    C4: TabContent<TabValue>,
    C5: TabContent<TabValue>,
    C6: TabContent<TabValue>,
    C7: TabContent<TabValue>
  {
    let all = MainActorCarrier((c0, c1, c2, c3, c4, c5, c6, c7))
    return _TupleTabContent {
      [
        all.value.0._tabs, all.value.1._tabs, all.value.2._tabs, all.value.3._tabs, all.value.4._tabs,
        all.value.5._tabs, all.value.6._tabs, all.value.7._tabs,
      ]
    }
  }

  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8
  ) -> _TupleTabContent<TabValue>
  where
    C0: TabContent<TabValue>,
    C1: TabContent<TabValue>,
    C2: TabContent<TabValue>,
    C3: TabContent<TabValue>,
    C4: TabContent<TabValue>,
    C5: TabContent<TabValue>,
    C6: TabContent<TabValue>,
    C7: TabContent<TabValue>,
    C8: TabContent<TabValue>
  {
    let all = MainActorCarrier((c0, c1, c2, c3, c4, c5, c6, c7, c8))
    return _TupleTabContent {
      [
        all.value.0._tabs, all.value.1._tabs, all.value.2._tabs, all.value.3._tabs, all.value.4._tabs,
        all.value.5._tabs, all.value.6._tabs, all.value.7._tabs, all.value.8._tabs,
      ]
    }
  }

  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9
  ) -> _TupleTabContent<TabValue>
  where
    C0: TabContent<TabValue>,
    C1: TabContent<TabValue>,
    C2: TabContent<TabValue>,
    C3: TabContent<TabValue>,
    C4: TabContent<TabValue>,
    C5: TabContent<TabValue>,
    C6: TabContent<TabValue>,
    C7: TabContent<TabValue>,
    C8: TabContent<TabValue>,
    C9: TabContent<TabValue>
  {
    let all = MainActorCarrier((c0, c1, c2, c3, c4, c5, c6, c7, c8, c9))
    return _TupleTabContent {
      [
        all.value.0._tabs, all.value.1._tabs, all.value.2._tabs, all.value.3._tabs, all.value.4._tabs,
        all.value.5._tabs, all.value.6._tabs, all.value.7._tabs, all.value.8._tabs, all.value.9._tabs,
      ]
    }
  }

  public static func buildIf<C>(_ content: C?) -> C? where C: TabContent<TabValue> { content }

  public static func buildEither<T, F>(first: T) -> _ConditionalContent<T, F>
  where T: TabContent<TabValue>, F: TabContent<TabValue> {
    _ConditionalContent(storage: .trueContent(first))
  }

  public static func buildEither<T, F>(second: F) -> _ConditionalContent<T, F>
  where T: TabContent<TabValue>, F: TabContent<TabValue> {
    _ConditionalContent(storage: .falseContent(second))
  }
}

extension TabView {
  /// - Parameter selection: the value of the tab that is shown.
  nonisolated public init<C>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C: TabContent {
    self.init(selection: selection, content: TabContentBuilder<SelectionValue>.Content(tabs: content()))
  }

  /// Makes a view of the tabs in `content`. It keeps by itself which of them is chosen; at first, that's the first.
  nonisolated public init<C>(@TabContentBuilder<Never> content: () -> C)
  where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C>, C: TabContent {
    self.init(selection: nil, content: TabContentBuilder<Never>.Content(tabs: content()))
  }
}
