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
}

/// One row of a table.
public nonisolated struct TableRow<Value>: TableRowContent where Value: Identifiable {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never
  let value: Value

  public init(_ value: Value) { self.value = value }

  @MainActor @preconcurrency public func _rows(_ context: _TableRowContext) -> AnyView {
    AnyView(TableCells(context: context, value: value, isExpanded: nil).tag(value.id))
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
    AnyView(OutlineTableRows(data: data, children: children, context: context))
  }
}

/// A row that shows or hides those below it.
public nonisolated struct DisclosureTableRow<Label, Content>: TableRowContent
where Label: TableRowContent, Content: TableRowContent, Label.TableRowValue == Content.TableRowValue {
  public typealias TableRowValue = Label.TableRowValue
  public typealias TableRowBody = Never
  let value: any Identifiable
  let isExpanded: Binding<Bool>?
  let content: () -> Content

  /// - Parameter isExpanded: whether the rows below are shown; nil leaves that to the table.
  public init<Value>(
    _ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: @escaping () -> Content
  ) where Label == TableRow<Value>, Value == Content.TableRowValue {
    self.value = value
    self.isExpanded = isExpanded
    self.content = content
  }

  @MainActor @preconcurrency public func _rows(_ context: _TableRowContext) -> AnyView {
    let content = content
    func rows<Value: Identifiable>(_ value: Value) -> AnyView {
      AnyView(
        DisclosureTableRows(context: context, value: value, binding: isExpanded) { content()._rows($0) })
    }
    return rows(value)
  }
}
