// SPDX-License-Identifier: Apache-2.0

/// Makes the marks of an axis of what a closure lists.
@resultBuilder
public struct AxisMarkBuilder {
  /// Nothing.
  public static func buildBlock() -> some AxisMark { BuilderEmpty() }

  /// One alone.
  public static func buildBlock<T>(_ content: T) -> T where T: AxisMark { content }

  /// Several.
  @_disfavoredOverload
  public static func buildBlock<each T>(_ content: repeat each T) -> some AxisMark where repeat each T: AxisMark {
    BuilderTuple(content: (repeat each content))
  }

  /// What is there under a condition.
  public static func buildIf<T>(_ content: T?) -> T? where T: AxisMark { content }

  /// The first of two choices.
  public static func buildEither<T1, T2>(first: T1) -> BuilderConditional<T1, T2> where T1: AxisMark, T2: AxisMark {
    BuilderConditional(storage: .trueContent(first))
  }

  /// The second of two choices.
  public static func buildEither<T1, T2>(second: T2) -> BuilderConditional<T1, T2> where T1: AxisMark, T2: AxisMark {
    BuilderConditional(storage: .falseContent(second))
  }

  /// What newer systems have alone.
  public static func buildLimitedAvailability<Content>(_ content: Content) -> AnyAxisMark where Content: AxisMark {
    AnyAxisMark(content)
  }

  /// What is written.
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: AxisMark { content }
}
