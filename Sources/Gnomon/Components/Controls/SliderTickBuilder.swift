// SPDX-License-Identifier: Apache-2.0
/// A builder of a slider's marks out of statements: marks, collections of marks, and conditions.
@resultBuilder
public struct SliderTickBuilder<V> where V: BinaryFloatingPoint {
  /// Takes one content of marks as it is.
  public static func buildExpression(_ content: some SliderTickContent<V>) -> some SliderTickContent<V> { content }

  /// Gives no marks for an empty block.
  public static func buildBlock() -> some SliderTickContent<V> { TupleSliderTickContent<V, Void>((), []) }

  /// Takes the only content of a block as it is.
  public static func buildBlock(_ content: some SliderTickContent<V>) -> some SliderTickContent<V> { content }

  /// Takes the marks of an `if` without `else`; nil gives none.
  public static func buildIf(_ content: (some SliderTickContent<V>)?) -> some SliderTickContent<V> { content }

  /// Takes the marks of the first branch of a condition.
  public static func buildEither<T, F>(first: T) -> _ConditionalContent<T, F>
  where V == T.Value, T: SliderTickContent, F: SliderTickContent, T.Body == F.Body {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// Takes the marks of the second branch of a condition.
  public static func buildEither<T, F>(second: F) -> _ConditionalContent<T, F>
  where V == T.Value, T: SliderTickContent, F: SliderTickContent, T.Body == F.Body {
    _ConditionalContent(storage: .falseContent(second))
  }
}

extension SliderTickBuilder {
  private static func join<T>(_ value: T, _ contents: [any SliderTickContent<V>]) -> TupleSliderTickContent<V, T> {
    func marks<C: SliderTickContent<V>>(of content: C) -> [SliderTick<V>] { Array(content.body) }
    return TupleSliderTickContent(value, contents.flatMap { marks(of: $0) })
  }

  /// Puts the marks of two contents after each other.
  public static func buildBlock<C0, C1>(_ c0: C0, _ c1: C1) -> some SliderTickContent<V>
  where V == C0.Value, C0: SliderTickContent, C1: SliderTickContent, C0.Value == C1.Value {
    join((c0, c1), [c0, c1])
  }

  /// Puts the marks of three contents after each other.
  public static func buildBlock<C0, C1, C2>(_ c0: C0, _ c1: C1, _ c2: C2) -> some SliderTickContent<V>
  where
    V == C0.Value, C0: SliderTickContent, C1: SliderTickContent, C2: SliderTickContent, C0.Value == C1.Value,
    C1.Value == C2.Value
  {
    join((c0, c1, c2), [c0, c1, c2])
  }

  /// Puts the marks of four contents after each other.
  public static func buildBlock<C0, C1, C2, C3>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3) -> some SliderTickContent<V>
  where
    V == C0.Value, C0: SliderTickContent, C1: SliderTickContent, C2: SliderTickContent, C3: SliderTickContent,
    C0.Value == C1.Value, C1.Value == C2.Value, C2.Value == C3.Value
  {
    join((c0, c1, c2, c3), [c0, c1, c2, c3])
  }

  /// Puts the marks of five contents after each other.
  public static func buildBlock<C0, C1, C2, C3, C4>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4)
    -> some SliderTickContent<V>
  where
    V == C0.Value, C0: SliderTickContent, C1: SliderTickContent, C2: SliderTickContent, C3: SliderTickContent,
    C4: SliderTickContent, C0.Value == C1.Value, C1.Value == C2.Value, C2.Value == C3.Value, C3.Value == C4.Value
  {
    join((c0, c1, c2, c3, c4), [c0, c1, c2, c3, c4])
  }

  /// Puts the marks of six contents after each other.
  public static func buildBlock<C0, C1, C2, C3, C4, C5>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5)
    -> some SliderTickContent<V>
  where
    V == C0.Value, C0: SliderTickContent, C1: SliderTickContent, C2: SliderTickContent, C3: SliderTickContent,
    C4: SliderTickContent, C5: SliderTickContent, C0.Value == C1.Value, C1.Value == C2.Value, C2.Value == C3.Value,
    C3.Value == C4.Value, C4.Value == C5.Value
  {
    join((c0, c1, c2, c3, c4, c5), [c0, c1, c2, c3, c4, c5])
  }

  /// Puts the marks of seven contents after each other.
  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
  ) -> some SliderTickContent<V>
  where
    V == C0.Value, C0: SliderTickContent, C1: SliderTickContent, C2: SliderTickContent, C3: SliderTickContent,
    C4: SliderTickContent, C5: SliderTickContent, C6: SliderTickContent, C0.Value == C1.Value, C1.Value == C2.Value,
    C2.Value == C3.Value, C3.Value == C4.Value, C4.Value == C5.Value, C5.Value == C6.Value
  {
    join((c0, c1, c2, c3, c4, c5, c6), [c0, c1, c2, c3, c4, c5, c6])
  }

  /// Puts the marks of eight contents after each other.
  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7
  ) -> some SliderTickContent<V>
  where
    V == C0.Value, C0: SliderTickContent, C1: SliderTickContent, C2: SliderTickContent, C3: SliderTickContent,
    C4: SliderTickContent, C5: SliderTickContent, C6: SliderTickContent, C7: SliderTickContent, C0.Value == C1.Value,
    C1.Value == C2.Value, C2.Value == C3.Value, C3.Value == C4.Value, C4.Value == C5.Value, C5.Value == C6.Value,
    C6.Value == C7.Value
  {
    join((c0, c1, c2, c3, c4, c5, c6, c7), [c0, c1, c2, c3, c4, c5, c6, c7])
  }

  /// Puts the marks of nine contents after each other.
  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8
  ) -> some SliderTickContent<V>
  where
    V == C0.Value, C0: SliderTickContent, C1: SliderTickContent, C2: SliderTickContent, C3: SliderTickContent,
    C4: SliderTickContent, C5: SliderTickContent, C6: SliderTickContent, C7: SliderTickContent, C8: SliderTickContent,
    C0.Value == C1.Value, C1.Value == C2.Value, C2.Value == C3.Value, C3.Value == C4.Value, C4.Value == C5.Value,
    C5.Value == C6.Value, C6.Value == C7.Value, C7.Value == C8.Value
  {
    join((c0, c1, c2, c3, c4, c5, c6, c7, c8), [c0, c1, c2, c3, c4, c5, c6, c7, c8])
  }

  /// Puts the marks of ten contents after each other.
  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9
  ) -> some SliderTickContent<V>
  where
    V == C0.Value, C0: SliderTickContent, C1: SliderTickContent, C2: SliderTickContent, C3: SliderTickContent,
    C4: SliderTickContent, C5: SliderTickContent, C6: SliderTickContent, C7: SliderTickContent, C8: SliderTickContent,
    C9: SliderTickContent, C0.Value == C1.Value, C1.Value == C2.Value, C2.Value == C3.Value, C3.Value == C4.Value,
    C4.Value == C5.Value, C5.Value == C6.Value, C6.Value == C7.Value, C7.Value == C8.Value, C8.Value == C9.Value
  {
    join((c0, c1, c2, c3, c4, c5, c6, c7, c8, c9), [c0, c1, c2, c3, c4, c5, c6, c7, c8, c9])
  }
}
