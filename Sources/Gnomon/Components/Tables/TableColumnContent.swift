// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Columns of a table: one, several, or none.
///
/// A type of your own makes its columns out of others, in `tableColumnBody`.
@preconcurrency @MainActor
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// The type of the value that a row shows.
  associatedtype TableRowValue: Identifiable = Self.TableColumnBody.TableRowValue
  /// The type of the comparator that rows are sorted by; `Never` where they aren't.
  associatedtype TableColumnSortComparator: SortComparator = Self.TableColumnBody.TableColumnSortComparator
  /// The type of the columns that these are made of; `Never` for built-in ones.
  associatedtype TableColumnBody: TableColumnContent

  /// The columns that these are made of.
  nonisolated var tableColumnBody: Self.TableColumnBody { get }

  /// The columns one by one, as the table works with them. Only built-in contents have their own.
  @MainActor @preconcurrency var _columns: [_TableColumn] { get }

  /// The columns of a content, by SwiftUI's name for what it asks itself: types of other authors that stand for a content hand it on.
  nonisolated static func _makeContent(content: _GraphValue<Self>, inputs: _TableColumnInputs) -> _TableColumnOutputs
}

extension TableColumnContent {
  /// The columns of the body, one by one.
  @MainActor @preconcurrency public var _columns: [_TableColumn] { tableColumnBody._columns }

  /// The columns of the content, one by one.
  nonisolated public static func _makeContent(
    content: _GraphValue<Self>, inputs: _TableColumnInputs
  ) -> _TableColumnOutputs {
    nonisolated(unsafe) let value = content.value
    nonisolated(unsafe) var columns: [_TableColumn] = []
    MainActor.assumeIsolated { columns = value._columns }
    return _TableColumnOutputs(columns: columns)
  }
}

extension TableColumnContent where TableColumnBody == Never {
  /// Nothing: a built-in column has no body. Asking for it stops the program.
  nonisolated public var tableColumnBody: Never { fatalError("A built-in column has no body.") }

  /// The columns that the type makes itself.
  @MainActor @preconcurrency public var _columns: [_TableColumn] {
    Self._makeContent(content: _GraphValue(value: self), inputs: _TableColumnInputs()).columns
  }
}

/// A value with its parts, by SwiftUI's name for what its own graph hands around. It holds the value as it is.
public struct _GraphValue<Value> {
  let value: Value
  /// A part of the value.
  public subscript<Part>(keyPath: KeyPath<Value, Part>) -> _GraphValue<Part> {
    _GraphValue<Part>(value: value[keyPath: keyPath])
  }
}

/// What a table tells its columns. It's empty.
public struct _TableColumnInputs {}

/// The columns that a content has.
public struct _TableColumnOutputs {
  let columns: [_TableColumn]
}

/// A column as the table works with it: its header, its cells, its width and what is said of it.
public struct _TableColumn {
  var label: AnyView
  /// The cell for a row's value.
  var cell: (Any) -> AnyView
  var comparator: (any SortComparator)?
  var width = TableColumnWidth()
  var alignment = TableColumnAlignment.automatic
  var id: String?
  var defaultVisibility = Visibility.automatic
  var disabledBehavior: TableColumnCustomizationBehavior = []
}

/// A column's width in points; where `ideal` is nil it takes its share of what others leave.
nonisolated struct TableColumnWidth: Equatable {
  var min: CGFloat?
  var ideal: CGFloat?
  var max: CGFloat?

  /// The width in a share of the table's; a minimum above the maximum wins.
  func length(in share: CGFloat) -> CGFloat {
    let wanted = Swift.min(ideal.map { Swift.max(finite($0), 0) } ?? share, max.map(finite) ?? .infinity)
    return Swift.max(wanted, min.map(finite) ?? 0, 0)
  }

  /// Whether the table's width plays no part.
  var isFixed: Bool { ideal != nil || min != nil && min == max }
}

/// The place of a column's header and cells in its width, set by `alignment(_:)`.
public struct TableColumnAlignment: Hashable, Sendable {
  enum Kind: Hashable { case automatic, leading, center, trailing, numeric }
  let kind: Kind

  /// The place that a column has by itself: the leading edge.
  public static var automatic: TableColumnAlignment { TableColumnAlignment(kind: .automatic) }
  /// The leading edge.
  public static var leading: TableColumnAlignment { TableColumnAlignment(kind: .leading) }
  /// The middle of the column.
  public static var center: TableColumnAlignment { TableColumnAlignment(kind: .center) }
  /// The trailing edge.
  public static var trailing: TableColumnAlignment { TableColumnAlignment(kind: .trailing) }
  /// The place where numbers stand below each other: the trailing edge.
  public static var numeric: TableColumnAlignment { TableColumnAlignment(kind: .numeric) }

  /// The place where numbers of a system of numerals stand below each other: the trailing edge.
  ///
  /// All systems are taken to be read from left to right.
  public static func numeric(_ numberingSystem: Locale.NumberingSystem) -> TableColumnAlignment { numeric }

  var guide: HorizontalAlignment {
    switch kind {
    case .automatic, .leading: .leading
    case .center: .center
    case .trailing, .numeric: .trailing
    }
  }
}

/// Columns with something changed about each.
nonisolated struct ModifiedTableColumns<Content: TableColumnContent>: TableColumnContent {
  typealias TableRowValue = Content.TableRowValue
  typealias TableColumnSortComparator = Content.TableColumnSortComparator
  typealias TableColumnBody = Never
  let content: Content
  let change: (inout _TableColumn) -> Void

  @MainActor var _columns: [_TableColumn] {
    content._columns.map {
      var column = $0
      change(&column)
      return column
    }
  }
}

extension TableColumnContent {
  /// Sets where the headers and cells of the columns lie in their widths.
  @MainActor @preconcurrency public func alignment(_ alignment: TableColumnAlignment)
    -> some TableColumnContent<Self.TableRowValue, Self.TableColumnSortComparator>
  {
    ModifiedTableColumns(content: self) { $0.alignment = alignment }
  }

  /// Sets the id by which a table's `columnCustomization` knows the columns.
  ///
  /// Columns without an id can't be hidden by it.
  @MainActor @preconcurrency public func customizationID(_ id: String)
    -> some TableColumnContent<Self.TableRowValue, Self.TableColumnSortComparator>
  {
    ModifiedTableColumns(content: self) { $0.id = id }
  }

  /// Shows or hides the columns where the table's customization says nothing of them.
  ///
  /// `automatic` counts as `visible`.
  @MainActor @preconcurrency public func defaultVisibility(_ visibility: Visibility)
    -> some TableColumnContent<Self.TableRowValue, Self.TableColumnSortComparator>
  {
    ModifiedTableColumns(content: self) { $0.defaultVisibility = visibility }
  }

  /// Sets the parts of the columns that a customization leaves alone.
  ///
  /// Of these only `visibility` has an effect: columns with it can't be hidden by the table's customization.
  @MainActor @preconcurrency public func disabledCustomizationBehavior(_ behavior: TableColumnCustomizationBehavior)
    -> some TableColumnContent<Self.TableRowValue, Self.TableColumnSortComparator>
  {
    ModifiedTableColumns(content: self) { $0.disabledBehavior = behavior }
  }
}
