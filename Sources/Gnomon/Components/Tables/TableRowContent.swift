// SPDX-License-Identifier: Apache-2.0
/// Rows of a table.
@preconcurrency @MainActor
public protocol TableRowContent<TableRowValue> {
  /// What a row shows.
  associatedtype TableRowValue: Identifiable = Self.TableRowBody.TableRowValue
  associatedtype TableRowBody: TableRowContent

  /// What the rows are made of.
  @MainActor @preconcurrency var tableRowBody: Self.TableRowBody { get }

  /// The rows as views. Only built-in contents have their own.
  @MainActor @preconcurrency func _rows(_ context: _TableRowContext) -> AnyView
}

extension TableRowContent {
  @MainActor @preconcurrency public func _rows(_ context: _TableRowContext) -> AnyView {
    tableRowBody._rows(context)
  }
}

extension TableRowContent where TableRowBody == Never {
  @MainActor @preconcurrency public var tableRowBody: Never { fatalError("A built-in row has no body.") }
}

/// Rows that follow a collection.
@preconcurrency @MainActor
public protocol DynamicTableRowContent: TableRowContent {
  associatedtype Data: Collection
  var data: Self.Data { get }
}

/// What a row's view is made with.
public struct _TableRowContext {
  var columns: [_TableColumn]
  /// How deep in a tree of rows the row is.
  var level = 0
  /// Whether the rows below are shown; nil where there are none.
  var isExpanded: Binding<Bool>?
  /// What modifiers make of each row, the outer ones first.
  private var changes: [@MainActor (AnyView) -> AnyView] = []

  init(columns: [_TableColumn]) { self.columns = columns }

  /// The context of rows that a modifier changes.
  func changing(_ change: @escaping @MainActor (AnyView) -> AnyView) -> Self {
    var copy = self
    copy.changes.append(change)
    return copy
  }

  /// The context of a row that shows or hides others.
  func opening(_ isExpanded: Binding<Bool>) -> Self {
    var copy = self
    copy.isExpanded = isExpanded
    return copy
  }

  /// The context of the rows below.
  var below: Self {
    var copy = self
    copy.isExpanded = nil
    copy.level += 1
    return copy
  }

  /// The row of a value.
  @MainActor func row<Value: Identifiable>(of value: Value) -> AnyView {
    let cells = TableCells(context: self, value: value)
    guard !changes.isEmpty else { return AnyView(cells.tag(value.id)) }
    return AnyView(changes.reversed().reduce(AnyView(cells)) { $1($0) }.tag(value.id))
  }
}

/// One row of a table.
public nonisolated struct TableRow<Value>: TableRowContent where Value: Identifiable {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never
  let value: Value

  public init(_ value: Value) { self.value = value }

  @MainActor @preconcurrency public func _rows(_ context: _TableRowContext) -> AnyView {
    context.row(of: value)
  }
}

/// No rows.
public nonisolated struct EmptyTableRowContent<Value>: TableRowContent where Value: Identifiable {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never

  @MainActor @preconcurrency public func _rows(_ context: _TableRowContext) -> AnyView { AnyView(EmptyView()) }
}

/// A section's header in a table.
public nonisolated struct TableHeaderRowContent<Value, Content>: TableRowContent
where Value: Identifiable, Content: View {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never
  let content: Content

  @MainActor @preconcurrency public func _rows(_ context: _TableRowContext) -> AnyView { AnyView(content) }
}

/// A row for each element of a collection.
public nonisolated struct TableForEachContent<Data>: TableRowContent
where Data: RandomAccessCollection, Data.Element: Identifiable {
  public typealias TableRowValue = Data.Element
  public typealias TableRowBody = Never
  let data: Data

  @MainActor @preconcurrency public func _rows(_ context: _TableRowContext) -> AnyView {
    ForEach(data, content: { TableRow($0) })._rows(context)
  }
}

/// A tree of rows: what has children can be opened.
public nonisolated struct TableOutlineGroupContent<Data>: TableRowContent
where Data: RandomAccessCollection, Data.Element: Identifiable {
  public typealias TableRowValue = Data.Element
  public typealias TableRowBody = Never
  let data: Data
  let children: KeyPath<Data.Element, Data?>

  @MainActor @preconcurrency public func _rows(_ context: _TableRowContext) -> AnyView {
    let children = children
    return AnyView(
      OutlineTableRows(data: data, children: { $0[keyPath: children] }, context: context) { $1.row(of: $0) })
  }
}

/// A row that shows or hides those below it.
public nonisolated struct DisclosureTableRow<Label, Content>: TableRowContent
where Label: TableRowContent, Content: TableRowContent, Label.TableRowValue == Content.TableRowValue {
  public typealias TableRowValue = Label.TableRowValue
  public typealias TableRowBody = Never
  let label: Label
  let isExpanded: Binding<Bool>?
  let content: () -> Content

  /// - Parameter isExpanded: whether the rows below are shown; nil leaves that to the table.
  public init<Value>(
    _ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: @escaping () -> Content
  ) where Label == TableRow<Value>, Value == Content.TableRowValue {
    label = TableRow(value)
    self.isExpanded = isExpanded
    self.content = content
  }

  @MainActor @preconcurrency public func _rows(_ context: _TableRowContext) -> AnyView {
    let (label, content) = (label, content)
    return AnyView(
      DisclosureTableRows(context: context, binding: isExpanded, label: { label._rows($0) }) { content()._rows($0) })
  }
}
