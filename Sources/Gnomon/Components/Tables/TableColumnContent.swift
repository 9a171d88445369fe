// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Columns of a table.
@preconcurrency @MainActor
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// What a row shows.
  associatedtype TableRowValue: Identifiable = Self.TableColumnBody.TableRowValue
  /// What rows are sorted by; `Never` where they aren't.
  associatedtype TableColumnSortComparator: SortComparator = Self.TableColumnBody.TableColumnSortComparator
  associatedtype TableColumnBody: TableColumnContent

  /// What the columns are made of.
  nonisolated var tableColumnBody: Self.TableColumnBody { get }

  /// The columns, one by one. Only built-in contents have their own.
  @MainActor @preconcurrency var _columns: [_TableColumn] { get }
}

extension TableColumnContent {
  @MainActor @preconcurrency public var _columns: [_TableColumn] { tableColumnBody._columns }
}

extension TableColumnContent where TableColumnBody == Never {
  nonisolated public var tableColumnBody: Never { fatalError("A built-in column has no body.") }
}

/// A column as the table works with it.
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

/// Where a column's header and cells lie in its width.
public struct TableColumnAlignment: Hashable, Sendable {
  enum Kind: Hashable { case automatic, leading, center, trailing, numeric }
  let kind: Kind

  /// At the leading edge.
  public static var automatic: TableColumnAlignment { TableColumnAlignment(kind: .automatic) }
  public static var leading: TableColumnAlignment { TableColumnAlignment(kind: .leading) }
  public static var center: TableColumnAlignment { TableColumnAlignment(kind: .center) }
  public static var trailing: TableColumnAlignment { TableColumnAlignment(kind: .trailing) }
  /// Where numbers stand below each other: the trailing edge.
  public static var numeric: TableColumnAlignment { TableColumnAlignment(kind: .numeric) }

  /// The same for a system of numerals; all are taken to be read from left to right.
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
  /// Where the columns' headers and cells lie in their widths.
  @MainActor @preconcurrency public func alignment(_ alignment: TableColumnAlignment)
    -> some TableColumnContent<Self.TableRowValue, Self.TableColumnSortComparator>
  {
    ModifiedTableColumns(content: self) { $0.alignment = alignment }
  }

  /// What a customization calls the columns.
  @MainActor @preconcurrency public func customizationID(_ id: String)
    -> some TableColumnContent<Self.TableRowValue, Self.TableColumnSortComparator>
  {
    ModifiedTableColumns(content: self) { $0.id = id }
  }

  /// Whether the columns are shown where a customization says nothing of them.
  @MainActor @preconcurrency public func defaultVisibility(_ visibility: Visibility)
    -> some TableColumnContent<Self.TableRowValue, Self.TableColumnSortComparator>
  {
    ModifiedTableColumns(content: self) { $0.defaultVisibility = visibility }
  }

  /// What of the columns a customization leaves alone.
  @MainActor @preconcurrency public func disabledCustomizationBehavior(_ behavior: TableColumnCustomizationBehavior)
    -> some TableColumnContent<Self.TableRowValue, Self.TableColumnSortComparator>
  {
    ModifiedTableColumns(content: self) { $0.disabledBehavior = behavior }
  }
}
