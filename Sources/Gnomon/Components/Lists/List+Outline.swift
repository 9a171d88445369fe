// SPDX-License-Identifier: Apache-2.0
import Foundation

// Lists of trees of data: what has children can be opened. Children are nil where an element can't have any.

extension List where SelectionValue == Never {
  /// Makes a list of a tree of identifiable elements. Rows with children can be opened.
  ///
  /// `children` leads to what lies below an element: nil where there can't be anything, so that the row can't be
  /// opened. Rows can't be selected.
  nonisolated public init<Data, RowContent>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >,
    Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
  {
    self.init(content: OutlineGroup(data, children: children, content: rowContent), selection: nil)
  }

  /// Makes a list of a tree of elements with ids by a key path. Rows with children can be opened.
  ///
  /// `children` leads to what lies below an element: nil where there can't be anything, so that the row can't be
  /// opened. Rows can't be selected.
  nonisolated public init<Data, ID, RowContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >,
    Data: RandomAccessCollection, ID: Hashable, RowContent: View
  {
    self.init(content: OutlineGroup(data, id: id, children: children, content: rowContent), selection: nil)
  }

  /// Makes a list of a tree of identifiable elements that rows can change. Rows with children can be opened.
  ///
  /// Each row gets a binding to its element. `children` leads to what lies below an element: nil where there can't be
  /// anything, so that the row can't be opened. Rows can't be selected.
  nonisolated public init<Data, RowContent>(
    _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<
      Binding<Data>, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >,
    Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
  {
    self.init(
      content: OutlineGroup(binding: data, id: { $0.wrappedValue.id }, children: children, row: rowContent),
      selection: nil)
  }

  /// Makes a list of a tree of elements that rows can change, with ids by a key path. Rows with children can be opened.
  ///
  /// Each row gets a binding to its element. `children` leads to what lies below an element: nil where there can't be
  /// anything, so that the row can't be opened. Rows can't be selected.
  nonisolated public init<Data, ID, RowContent>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, children: WritableKeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<
      Binding<Data>, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >,
    Data: MutableCollection, Data: RandomAccessCollection, ID: Hashable, RowContent: View
  {
    self.init(
      content: OutlineGroup(binding: data, id: { $0.wrappedValue[keyPath: id] }, children: children, row: rowContent),
      selection: nil)
  }
}

// One value or none is selected.
extension List {
  /// Makes a list of a tree of identifiable elements; one row can be selected. Rows with children can be opened.
  ///
  /// `children` leads to what lies below an element: nil where there can't be anything, so that the row can't be
  /// opened. `selection` is the id of the selected row, or its tag if it has one, and nil while no row is selected. A
  /// tap writes it. Where the binding itself is nil, and for ids that aren't a `SelectionValue`, nothing can be
  /// selected.
  nonisolated public init<Data, RowContent>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >,
    Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
  {
    self.init(
      content: OutlineGroup(data, children: children, content: rowContent),
      selection: selection.map { ListSelection($0) })
  }

  /// Makes a list of a tree of elements with ids by a key path; one row can be selected. Rows with children can be
  /// opened.
  ///
  /// `children` leads to what lies below an element: nil where there can't be anything, so that the row can't be
  /// opened. `selection` is the id of the selected row, or its tag if it has one, and nil while no row is selected. A
  /// tap writes it. Where the binding itself is nil, and for ids that aren't a `SelectionValue`, nothing can be
  /// selected.
  nonisolated public init<Data, ID, RowContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >,
    Data: RandomAccessCollection, ID: Hashable, RowContent: View
  {
    self.init(
      content: OutlineGroup(data, id: id, children: children, content: rowContent),
      selection: selection.map { ListSelection($0) })
  }

  /// Makes a list of a tree of identifiable elements that rows can change; one row can be selected. Rows with children
  /// can be opened.
  ///
  /// Each row gets a binding to its element. `children` leads to what lies below an element: nil where there can't be
  /// anything, so that the row can't be opened. `selection` is the id of the selected row, or its tag if it has one,
  /// and nil while no row is selected. A tap writes it. Where the binding itself is nil, and for ids that aren't a
  /// `SelectionValue`, nothing can be selected.
  nonisolated public init<Data, RowContent>(
    _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<
      Binding<Data>, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >,
    Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
  {
    self.init(
      content: OutlineGroup(binding: data, id: { $0.wrappedValue.id }, children: children, row: rowContent),
      selection: selection.map { ListSelection($0) })
  }

  /// Makes a list of a tree of elements that rows can change, with ids by a key path; one row can be selected. Rows
  /// with children can be opened.
  ///
  /// Each row gets a binding to its element. `children` leads to what lies below an element: nil where there can't be
  /// anything, so that the row can't be opened. `selection` is the id of the selected row, or its tag if it has one,
  /// and nil while no row is selected. A tap writes it. Where the binding itself is nil, and for ids that aren't a
  /// `SelectionValue`, nothing can be selected.
  nonisolated public init<Data, ID, RowContent>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, children: WritableKeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<
      Binding<Data>, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >,
    Data: MutableCollection, Data: RandomAccessCollection, ID: Hashable, RowContent: View
  {
    self.init(
      content: OutlineGroup(binding: data, id: { $0.wrappedValue[keyPath: id] }, children: children, row: rowContent),
      selection: selection.map { ListSelection($0) })
  }
}

// Any number of values is selected.
extension List {
  /// Makes a list of a tree of identifiable elements; any number of rows can be selected. Rows with children can be
  /// opened.
  ///
  /// `children` leads to what lies below an element: nil where there can't be anything, so that the row can't be
  /// opened. `selection` holds the ids of the selected rows, or their tags if they have some. A tap selects a row
  /// alone; on iOS, while rows are edited, it adds the row or takes it away. Where the binding itself is nil, nothing
  /// can be selected.
  nonisolated public init<Data, RowContent>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >,
    Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
  {
    self.init(
      content: OutlineGroup(data, children: children, content: rowContent),
      selection: selection.map { ListSelection($0) })
  }

  /// Makes a list of a tree of elements with ids by a key path; any number of rows can be selected. Rows with children
  /// can be opened.
  ///
  /// `children` leads to what lies below an element: nil where there can't be anything, so that the row can't be
  /// opened. `selection` holds the ids of the selected rows, or their tags if they have some. A tap selects a row
  /// alone; on iOS, while rows are edited, it adds the row or takes it away. Where the binding itself is nil, nothing
  /// can be selected.
  nonisolated public init<Data, ID, RowContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >,
    Data: RandomAccessCollection, ID: Hashable, RowContent: View
  {
    self.init(
      content: OutlineGroup(data, id: id, children: children, content: rowContent),
      selection: selection.map { ListSelection($0) })
  }

  /// Makes a list of a tree of identifiable elements that rows can change; any number of rows can be selected. Rows
  /// with children can be opened.
  ///
  /// Each row gets a binding to its element. `children` leads to what lies below an element: nil where there can't be
  /// anything, so that the row can't be opened. `selection` holds the ids of the selected rows, or their tags if they
  /// have some. A tap selects a row alone; on iOS, while rows are edited, it adds the row or takes it away. Where the
  /// binding itself is nil, nothing can be selected.
  nonisolated public init<Data, RowContent>(
    _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<
      Binding<Data>, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >,
    Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
  {
    self.init(
      content: OutlineGroup(binding: data, id: { $0.wrappedValue.id }, children: children, row: rowContent),
      selection: selection.map { ListSelection($0) })
  }

  /// Makes a list of a tree of elements that rows can change, with ids by a key path; any number of rows can be
  /// selected. Rows with children can be opened.
  ///
  /// Each row gets a binding to its element. `children` leads to what lies below an element: nil where there can't be
  /// anything, so that the row can't be opened. `selection` holds the ids of the selected rows, or their tags if they
  /// have some. A tap selects a row alone; on iOS, while rows are edited, it adds the row or takes it away. Where the
  /// binding itself is nil, nothing can be selected.
  nonisolated public init<Data, ID, RowContent>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, children: WritableKeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<
      Binding<Data>, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >,
    Data: MutableCollection, Data: RandomAccessCollection, ID: Hashable, RowContent: View
  {
    self.init(
      content: OutlineGroup(binding: data, id: { $0.wrappedValue[keyPath: id] }, children: children, row: rowContent),
      selection: selection.map { ListSelection($0) })
  }
}
