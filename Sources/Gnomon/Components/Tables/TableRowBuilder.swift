// SPDX-License-Identifier: Apache-2.0
/// Builds a table's rows out of statements.
@resultBuilder
public struct TableRowBuilder<Value> where Value: Identifiable {
  public static func buildExpression<Content>(_ content: Content) -> Content
  where Value == Content.TableRowValue, Content: TableRowContent { content }

  public static func buildBlock<C>(_ content: C) -> C where Value == C.TableRowValue, C: TableRowContent { content }

  public static func buildIf<C>(_ content: C?) -> C? where Value == C.TableRowValue, C: TableRowContent { content }

  public static func buildEither<T, F>(first: T) -> _ConditionalContent<T, F>
  where Value == T.TableRowValue, T: TableRowContent, F: TableRowContent, T.TableRowValue == F.TableRowValue {
    _ConditionalContent(storage: .trueContent(first))
  }

  public static func buildEither<T, F>(second: F) -> _ConditionalContent<T, F>
  where Value == T.TableRowValue, T: TableRowContent, F: TableRowContent, T.TableRowValue == F.TableRowValue {
    _ConditionalContent(storage: .falseContent(second))
  }
}

/// Several contents below each other.
public nonisolated struct TupleTableRowContent<Value, T>: TableRowContent where Value: Identifiable {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never
  public var value: T
  private let parts: @MainActor (T, _TableRowContext) -> [AnyView]

  init(_ value: T, _ parts: @escaping @MainActor (T, _TableRowContext) -> [AnyView]) {
    self.value = value
    self.parts = parts
  }

  @MainActor @preconcurrency public func _rows(_ context: _TableRowContext) -> AnyView {
    let parts = parts(value, context)
    return AnyView(ForEach(parts.indices, id: \.self) { parts[$0] })
  }
}
