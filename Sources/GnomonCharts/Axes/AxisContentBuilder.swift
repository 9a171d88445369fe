// SPDX-License-Identifier: Apache-2.0

/// Makes the content of an axis of what a closure lists.
@resultBuilder
public struct AxisContentBuilder {
  /// Nothing.
  public static func buildBlock() -> some AxisContent { BuilderEmpty() }

  /// One alone.
  public static func buildBlock<T>(_ content: T) -> T where T: AxisContent { content }

  /// Several.
  @_disfavoredOverload
  public static func buildBlock<each T>(_ content: repeat each T) -> some AxisContent where repeat each T: AxisContent {
    BuilderTuple(content: (repeat each content))
  }

  /// What is there under a condition.
  public static func buildIf<T>(_ content: T?) -> T? where T: AxisContent { content }

  /// The first of two choices.
  public static func buildEither<T1, T2>(first: T1) -> BuilderConditional<T1, T2>
  where T1: AxisContent, T2: AxisContent {
    BuilderConditional(storage: .trueContent(first))
  }

  /// The second of two choices.
  public static func buildEither<T1, T2>(second: T2) -> BuilderConditional<T1, T2>
  where T1: AxisContent, T2: AxisContent {
    BuilderConditional(storage: .falseContent(second))
  }

  /// What newer systems have alone.
  public static func buildLimitedAvailability<Content>(_ content: Content) -> AnyAxisContent
  where Content: AxisContent {
    AnyAxisContent(content)
  }

  /// What is written.
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: AxisContent { content }
}
