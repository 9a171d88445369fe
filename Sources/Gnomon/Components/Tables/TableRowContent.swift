// SPDX-License-Identifier: Apache-2.0
/// Rows of a table: one, several, or none.
///
/// A type of your own makes its rows out of others, in `tableRowBody`.
@preconcurrency @MainActor
public protocol TableRowContent<TableRowValue> {
  /// The type of the value that a row shows.
  associatedtype TableRowValue: Identifiable = Self.TableRowBody.TableRowValue
  /// The type of the rows that these are made of; `Never` for built-in ones.
  associatedtype TableRowBody: TableRowContent

  /// The rows that these are made of.
  @MainActor @preconcurrency var tableRowBody: Self.TableRowBody { get }

  /// The rows as views. Only built-in contents have their own.
  @MainActor @preconcurrency func _rows(_ context: _TableRowContext) -> AnyView
}

extension TableRowContent {
  /// The rows of the body as views.
  @MainActor @preconcurrency public func _rows(_ context: _TableRowContext) -> AnyView {
    tableRowBody._rows(context)
  }
}

extension TableRowContent where TableRowBody == Never {
  /// Nothing: a built-in row has no body. Asking for it stops the program.
  @MainActor @preconcurrency public var tableRowBody: Never { fatalError("A built-in row has no body.") }
}

/// Rows of a table that follow a collection, so that something can be dropped between them.
@preconcurrency @MainActor
public protocol DynamicTableRowContent: TableRowContent {
  /// The type of the collection.
  associatedtype Data: Collection
  /// The collection whose elements the rows show.
  var data: Self.Data { get }
}

/// The things that a row's view is made with: the columns, its depth in a tree, and what modifiers make of it.
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

/// One row of a table. Its id is the id of its value, by which it's selected.
public nonisolated struct TableRow<Value>: TableRowContent where Value: Identifiable {
  /// The type of the value that the row shows.
  public typealias TableRowValue = Value
  /// The row is built in: it has no body.
  public typealias TableRowBody = Never
  let value: Value

  /// Makes the row that shows a value. The table's columns make its cells.
  public init(_ value: Value) { self.value = value }

  /// The row as a view: a cell for each column.
  @MainActor @preconcurrency public func _rows(_ context: _TableRowContext) -> AnyView {
    context.row(of: value)
  }
}

/// No rows. Sections without a header or a footer have it in the place of these.
public nonisolated struct EmptyTableRowContent<Value>: TableRowContent where Value: Identifiable {
  /// The type of the value that rows of the table show.
  public typealias TableRowValue = Value
  /// The content is built in: it has no body.
  public typealias TableRowBody = Never

  /// Nothing.
  @MainActor @preconcurrency public func _rows(_ context: _TableRowContext) -> AnyView { AnyView(EmptyView()) }
}

/// The header of a section in a table: a view of its own, without cells.
public nonisolated struct TableHeaderRowContent<Value, Content>: TableRowContent
where Value: Identifiable, Content: View {
  /// The type of the value that rows of the table show.
  public typealias TableRowValue = Value
  /// The header is built in: it has no body.
  public typealias TableRowBody = Never
  let content: Content

  /// The header's view.
  @MainActor @preconcurrency public func _rows(_ context: _TableRowContext) -> AnyView { AnyView(content) }
}

/// A row for each element of a collection. A table of a collection is made of it.
public nonisolated struct TableForEachContent<Data>: TableRowContent
where Data: RandomAccessCollection, Data.Element: Identifiable {
  /// The type of the value that a row shows: an element of the collection.
  public typealias TableRowValue = Data.Element
  /// The rows are built in: they have no body.
  public typealias TableRowBody = Never
  let data: Data

  /// The rows of the elements as views. Only those in sight are made.
  @MainActor @preconcurrency public func _rows(_ context: _TableRowContext) -> AnyView {
    ForEach(data, content: { TableRow($0) })._rows(context)
  }
}

/// The rows of a tree, of which those with children can be opened. A table of a tree is made of it.
public nonisolated struct TableOutlineGroupContent<Data>: TableRowContent
where Data: RandomAccessCollection, Data.Element: Identifiable {
  /// The type of the value that a row shows: an element of the tree.
  public typealias TableRowValue = Data.Element
  /// The rows are built in: they have no body.
  public typealias TableRowBody = Never
  let data: Data
  let children: KeyPath<Data.Element, Data?>

  /// The rows of the tree as views: those below an element while it's open.
  @MainActor @preconcurrency public func _rows(_ context: _TableRowContext) -> AnyView {
    let children = children
    return AnyView(
      OutlineTableRows(data: data, children: { $0[keyPath: children] }, context: context) { $1.row(of: $0) })
  }
}

/// A row that shows and hides the rows below it, by a tap on the sign in front of its first cell.
///
/// A modifier of it changes the rows below as well.
public nonisolated struct DisclosureTableRow<Label, Content>: TableRowContent
where Label: TableRowContent, Content: TableRowContent, Label.TableRowValue == Content.TableRowValue {
  /// The type of the value that the row, and those below it, show.
  public typealias TableRowValue = Label.TableRowValue
  /// The row is built in: it has no body.
  public typealias TableRowBody = Never
  let label: Label
  let isExpanded: Binding<Bool>?
  let content: () -> Content

  /// Makes the row of a value, and the rows below it.
  ///
  /// `isExpanded` is true while the rows below are shown. Where it's nil, the table keeps that itself, and they're
  /// hidden at first.
  public init<Value>(
    _ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: @escaping () -> Content
  ) where Label == TableRow<Value>, Value == Content.TableRowValue {
    label = TableRow(value)
    self.isExpanded = isExpanded
    self.content = content
  }

  /// The row as a view, and those below it while it's open.
  @MainActor @preconcurrency public func _rows(_ context: _TableRowContext) -> AnyView {
    let (label, content) = (label, content)
    return AnyView(
      DisclosureTableRows(context: context, binding: isExpanded, label: { label._rows($0) }) { content()._rows($0) })
  }
}
