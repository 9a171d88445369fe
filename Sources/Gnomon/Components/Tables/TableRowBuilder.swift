// SPDX-License-Identifier: Apache-2.0
/// Builds a table's rows out of statements: rows, sections, `ForEach`, `if` and `switch`.
@resultBuilder
public struct TableRowBuilder<Value> where Value: Identifiable {
  /// Takes the rows of a statement as they are.
  public static func buildExpression<Content>(_ content: Content) -> Content
  where Value == Content.TableRowValue, Content: TableRowContent { content }

  /// Takes a block of one statement as it is.
  public static func buildBlock<C>(_ content: C) -> C where Value == C.TableRowValue, C: TableRowContent { content }

  /// Takes the rows of an `if` without `else`: none where the condition is false.
  public static func buildIf<C>(_ content: C?) -> C? where Value == C.TableRowValue, C: TableRowContent { content }

  /// Takes the rows of the first branch of an `if` or a `switch`.
  public static func buildEither<T, F>(first: T) -> _ConditionalContent<T, F>
  where Value == T.TableRowValue, T: TableRowContent, F: TableRowContent, T.TableRowValue == F.TableRowValue {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// Takes the rows of the second branch of an `if` or a `switch`.
  public static func buildEither<T, F>(second: F) -> _ConditionalContent<T, F>
  where Value == T.TableRowValue, T: TableRowContent, F: TableRowContent, T.TableRowValue == F.TableRowValue {
    _ConditionalContent(storage: .falseContent(second))
  }
}

/// Several contents below each other. The builder makes them out of a block of two to ten statements.
public nonisolated struct TupleTableRowContent<Value, T>: TableRowContent where Value: Identifiable {
  /// The type of the value that a row shows.
  public typealias TableRowValue = Value
  /// The content is built in: it has no body.
  public typealias TableRowBody = Never
  /// The contents as a tuple, in order.
  public var value: T
  private let parts: @MainActor (T, _TableRowContext) -> [AnyView]

  init(_ value: T, _ parts: @escaping @MainActor (T, _TableRowContext) -> [AnyView]) {
    self.value = value
    self.parts = parts
  }

  /// The rows of all contents as views, in order.
  @MainActor @preconcurrency public func _rows(_ context: _TableRowContext) -> AnyView {
    let parts = parts(value, context)
    return AnyView(ForEach(parts.indices, id: \.self) { parts[$0] })
  }
}
