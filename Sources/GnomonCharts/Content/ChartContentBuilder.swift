// SPDX-License-Identifier: Apache-2.0

/// Makes a chart's content of the marks that a closure lists.
@resultBuilder
public struct ChartContentBuilder {
  /// No marks.
  nonisolated public static func buildBlock() -> some ChartContent { BuilderEmpty() }

  /// One content alone.
  nonisolated public static func buildBlock<C>(_ content: C) -> C where C: ChartContent { content }

  /// Several contents, drawn one above the other.
  @_disfavoredOverload
  nonisolated public static func buildBlock<each C>(
    _ content: repeat each C
  ) -> some ChartContent where repeat each C: ChartContent {
    BuilderTuple(content: (repeat each content))
  }

  /// Content that is there under a condition.
  nonisolated public static func buildIf<T>(_ content: T?) -> T? where T: ChartContent { content }

  /// The first of two choices.
  nonisolated public static func buildEither<T1, T2>(first: T1) -> BuilderConditional<T1, T2>
  where T1: ChartContent, T2: ChartContent {
    BuilderConditional(storage: .trueContent(first))
  }

  /// The second of two choices.
  nonisolated public static func buildEither<T1, T2>(second: T2) -> BuilderConditional<T1, T2>
  where T1: ChartContent, T2: ChartContent {
    BuilderConditional(storage: .falseContent(second))
  }

  /// Content that newer systems have alone.
  nonisolated public static func buildLimitedAvailability(_ content: some ChartContent) -> AnyChartContent {
    AnyChartContent(erasing: content)
  }

  /// Content as it's written.
  nonisolated public static func buildExpression<Content>(_ content: Content) -> Content where Content: ChartContent {
    content
  }
}

/// No content.
struct BuilderEmpty {}

/// Several contents.
struct BuilderTuple<each T> {
  let content: (repeat each T)
}

/// One of two contents.
public struct BuilderConditional<TrueContent, FalseContent> {
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  let storage: Storage
}

extension BuilderEmpty: PrimitiveChartContent {
  nonisolated static func _collect(_ content: Self, _ inputs: _MarkInputs, into marks: _MarkCollector) {}
}

extension BuilderTuple: ChartContent, PrimitiveChartContent where repeat each T: ChartContent {
  typealias Body = Never

  nonisolated static func _collect(_ content: Self, _ inputs: _MarkInputs, into marks: _MarkCollector) {
    var index = 0
    func add<C: ChartContent>(_ part: C) {
      C._collect(part, inputs.at(index), into: marks)
      index += 1
    }
    repeat add(each content.content)
  }
}

extension BuilderConditional: ChartContent where TrueContent: ChartContent, FalseContent: ChartContent {
  /// No body: the choice is looked into.
  public var body: Never { fatalError("A choice has no body.") }

  /// Adds the marks of the choice.
  nonisolated public static func _collect(_ content: Self, _ inputs: _MarkInputs, into marks: _MarkCollector) {
    switch content.storage {
    case .trueContent(let chosen): TrueContent._collect(chosen, inputs.at(0), into: marks)
    case .falseContent(let chosen): FalseContent._collect(chosen, inputs.at(1), into: marks)
    }
  }
}

extension Optional: ChartContent where Wrapped: ChartContent {
  /// No body: what is there is looked into.
  public var body: Never { fatalError("An optional has no body.") }

  /// Adds the marks that are there.
  nonisolated public static func _collect(_ content: Self, _ inputs: _MarkInputs, into marks: _MarkCollector) {
    if let content { Wrapped._collect(content, inputs, into: marks) }
  }
}
