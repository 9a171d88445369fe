// SPDX-License-Identifier: Apache-2.0
/// A result builder that makes a ``TabView``'s tabs out of statements. All tabs have values of one type.
@resultBuilder
public struct TabContentBuilder<TabValue> where TabValue: Hashable {
  /// The view that a tab view makes of its tabs.
  public nonisolated struct Content<C>: View where C: TabContent {
    let tabs: C
    /// The tabs as views.
    @MainActor @preconcurrency public var body: some View { tabs._tabs }
  }

  /// Takes a statement's tabs as they are.
  public static func buildExpression<C>(_ content: C) -> C where C: TabContent<TabValue> { content }

  /// Takes the tabs of a single statement as they are.
  public static func buildBlock<C>(_ content: C) -> C where C: TabContent<TabValue> { content }

  /// Puts the tabs of two statements in a row.
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

  /// Puts the tabs of three statements in a row.
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

  /// Puts the tabs of four statements in a row.
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

  /// Puts the tabs of five statements in a row.
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

  /// Puts the tabs of six statements in a row.
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

  /// Puts the tabs of seven statements in a row.
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

  /// Puts the tabs of eight statements in a row.
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

  /// Puts the tabs of nine statements in a row.
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

  /// Puts the tabs of ten statements in a row; a group takes more.
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

  /// Takes the tabs of an `if` without an `else`; nil where its condition doesn't hold.
  public static func buildIf<C>(_ content: C?) -> C? where C: TabContent<TabValue> { content }

  /// Takes the tabs of an `if` whose condition holds.
  public static func buildEither<T, F>(first: T) -> _ConditionalContent<T, F>
  where T: TabContent<TabValue>, F: TabContent<TabValue> {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// Takes the tabs of an `else`.
  public static func buildEither<T, F>(second: F) -> _ConditionalContent<T, F>
  where T: TabContent<TabValue>, F: TabContent<TabValue> {
    _ConditionalContent(storage: .falseContent(second))
  }
}

extension TabView {
  /// Creates a tab view of tabs, which shows the one whose value is selected.
  ///
  /// A tap on a tab writes its value to the selection. Where no tab has the selected value, the first one that isn't
  /// hidden is shown.
  ///
  /// - Parameters:
  ///   - selection: The value of the tab that is shown.
  ///   - content: The tabs, in the bar's order.
  nonisolated public init<C>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C: TabContent {
    self.init(selection: selection, content: TabContentBuilder<SelectionValue>.Content(tabs: content()))
  }

  /// Creates a tab view of tabs without values. It keeps for itself which one is shown, the first at first.
  nonisolated public init<C>(@TabContentBuilder<Never> content: () -> C)
  where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C>, C: TabContent {
    self.init(selection: nil, content: TabContentBuilder<Never>.Content(tabs: content()))
  }
}
