// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Rows of several columns that scroll below a header; a column with a value sorts by a tap on its header.
///
/// Where little width is free (`horizontalSizeClass` is compact), the first column alone is shown, without a header.
/// Of a collection's rows only those in sight are made, as in a ``List``.
///
/// ```swift
/// struct Person: Identifiable {
///   let id: Int
///   var name: String
///   var age: Int
/// }
///
/// struct PeopleTable: View {
///   @State private var people = [Person(id: 1, name: "Ada", age: 36), Person(id: 2, name: "Alan", age: 41)]
///   @State private var chosen: Person.ID?
///   @State private var order = [KeyPathComparator(\Person.name)]
///
///   var body: some View {
///     Table(people.sorted(using: order), selection: $chosen, sortOrder: $order) {
///       TableColumn("Name", value: \.name)
///       TableColumn("Age", value: \.age) { Text("\($0.age)") }.width(60)
///     }
///   }
/// }
/// ```
public nonisolated struct Table<Value, Rows, Columns>: View
where
  Value == Rows.TableRowValue, Rows: TableRowContent, Columns: TableColumnContent,
  Rows.TableRowValue == Columns.TableRowValue
{
  let rows: Rows
  let columns: Columns
  var selection: ListSelection?
  var sorting: TableSorting?
  var customization: Binding<TableColumnCustomization<Value>>?

  init(
    rows: Rows, columns: Columns, selection: ListSelection? = nil, sorting: TableSorting? = nil,
    customization: Binding<TableColumnCustomization<Value>>? = nil
  ) {
    self.rows = rows
    self.columns = columns
    self.selection = selection
    self.sorting = sorting
    self.customization = customization
  }

  /// The columns that are shown, with their header, and the rows below it.
  @MainActor @preconcurrency public var body: some View {
    let customization = customization?.wrappedValue
    let columns = columns._columns.filter { column in
      guard let id = column.id, let customization, !column.disabledBehavior.contains(.visibility) else {
        return column.defaultVisibility != .hidden
      }
      let visibility = customization[visibility: id]
      return (visibility == .automatic ? column.defaultVisibility : visibility) != .hidden
    }
    TableBody(columns: columns, selection: selection, sorting: sorting, rows: rows)
  }
}

/// The header and the rows that fit the width class.
private nonisolated struct TableBody<Rows: TableRowContent>: View, _SeeThroughView {
  let columns: [_TableColumn]
  let selection: ListSelection?
  let sorting: TableSorting?
  let rows: Rows
  @Environment(\.platformProfile) private var profile
  @Environment(\.tableStyle) private var style
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.tableColumnHeaders) private var headers

  @MainActor var body: some View {
    let kind = style == .inset ? _ListStyleKind.inset : profile.system == .macOS ? .automatic : .plain
    let metrics = ListMetrics(kind, ListSurroundings(profile: profile), pinsHeaders: false)
    let isCompact = sizeClass == .compact
    let context = _TableRowContext(columns: isCompact ? Array(columns.prefix(1)) : columns)
    ImplicitStack(
      spacing: 0,
      column: {
        if !isCompact, headers != .hidden {
          TableHeader(columns: columns, sorting: sorting)
            .padding(.horizontal, metrics.margin.leading + metrics.rowInset)
            .padding(.vertical, 6)
          Divider()
        }
        ListBody(metrics: metrics, selection: selection, content: rows._rows(context))
      })
  }
}

/// The columns' labels. A tap on one that has an order sorts by it, another turns the order round.
private nonisolated struct TableHeader: View, _SeeThroughView {
  let columns: [_TableColumn]
  let sorting: TableSorting?

  @MainActor var body: some View {
    let (columns, sorting) = (columns, sorting)
    TableRowLayout(columns: columns).callAsFunction {
      ForEach(columns.indices, id: \.self) { index in
        let comparator = columns[index].comparator
        let order = comparator.flatMap { sorting?.order($0) }
        HStack(spacing: 4) {
          columns[index].label.font(.subheadline.weight(order == nil ? .medium : .semibold)).lineLimit(1)
          if let order {
            ChevronShape().stroke(.secondary, style: StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round))
              .frame(width: 4, height: 7)
              .rotationEffect(.degrees(order == .forward ? -90 : 90))
          }
        }
        .contentShape(Rectangle())
        .onTapGesture { if let comparator { sorting?.sort(comparator) } }
      }
    }
  }
}

/// The order of a table's rows: the comparators in a binding, the decisive one first.
struct TableSorting {
  /// Which way a column's comparator sorts, where it's the decisive one.
  let order: (any SortComparator) -> SortOrder?
  /// Makes a column's comparator the decisive one, or turns it round.
  let sort: (any SortComparator) -> Void

  nonisolated init<Sort: SortComparator>(_ binding: Binding<[Sort]>) {
    func isSame(_ a: Sort, _ b: Sort) -> Bool {
      var (a, b) = (a, b)
      (a.order, b.order) = (.forward, .forward)
      return a == b
    }
    order = { comparator in
      guard let own = comparator as? Sort, let first = binding.wrappedValue.first, isSame(first, own) else {
        return nil
      }
      return first.order
    }
    sort = { comparator in
      guard var own = comparator as? Sort else { return }
      var all = binding.wrappedValue
      if let first = all.first, isSame(first, own) { own.order = first.order == .forward ? .reverse : .forward }
      all.removeAll { isSame($0, own) }
      binding.wrappedValue = [own] + all
    }
  }
}

extension EnvironmentValues {
  private enum TableColumnHeadersKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
  }

  fileprivate(set) var tableColumnHeaders: Visibility {
    get { self[TableColumnHeadersKey.self] }
    set { self[TableColumnHeadersKey.self] = newValue }
  }
}

extension View {
  /// Shows or hides the header of the tables inside. `automatic` counts as `visible`. A compact table has no header at
  /// all.
  nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.tableColumnHeaders, visibility)
  }
}
