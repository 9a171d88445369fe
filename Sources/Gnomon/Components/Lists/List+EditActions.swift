// SPDX-License-Identifier: Apache-2.0
// Rows that can be moved or deleted.

// Nothing is selected.
extension List where SelectionValue == Never {
  /// Makes a list whose rows can change, move or delete identifiable elements.
  ///
  /// Each row gets a binding to its element, and `editActions` says whether rows can be moved or deleted. Rows can't be
  /// selected.
  nonisolated public init<Data, RowContent>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID, EditableCollectionContent<RowContent, Data>
    >,
    Data: MutableCollection,
    Data: RandomAccessCollection,
    RowContent: View,
    Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(
      content: ForEach(data, editActions: editActions, content: rowContent), selection: nil)
  }

  /// Makes a list whose rows can change, move or delete elements, with ids by a key path.
  ///
  /// Each row gets a binding to its element, and `editActions` says whether rows can be moved or deleted. Rows can't be
  /// selected.
  nonisolated public init<Data, ID, RowContent>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>
    >,
    Data: MutableCollection,
    Data: RandomAccessCollection,
    ID: Hashable,
    RowContent: View,
    Data.Index: Hashable
  {
    self.init(
      content: ForEach(data, id: id, editActions: editActions, content: rowContent), selection: nil)
  }
}

// One value or none is selected.
extension List {
  /// Makes a list whose rows can change, move or delete identifiable elements; one row can be selected.
  ///
  /// Each row gets a binding to its element, and `editActions` says whether rows can be moved or deleted. `selection`
  /// is the id of the selected row, or its tag if it has one, and nil while no row is selected. A tap writes it. Where
  /// the binding itself is nil, and for ids that aren't a `SelectionValue`, nothing can be selected.
  nonisolated public init<Data, RowContent>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID, EditableCollectionContent<RowContent, Data>
    >,
    Data: MutableCollection,
    Data: RandomAccessCollection,
    RowContent: View,
    Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(
      content: ForEach(data, editActions: editActions, content: rowContent),
      selection: selection.map { ListSelection($0) })
  }

  /// Makes a list whose rows can change, move or delete elements, with ids by a key path; one row can be selected.
  ///
  /// Each row gets a binding to its element, and `editActions` says whether rows can be moved or deleted. `selection`
  /// is the id of the selected row, or its tag if it has one, and nil while no row is selected. A tap writes it. Where
  /// the binding itself is nil, and for ids that aren't a `SelectionValue`, nothing can be selected.
  nonisolated public init<Data, ID, RowContent>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>
    >,
    Data: MutableCollection,
    Data: RandomAccessCollection,
    ID: Hashable,
    RowContent: View,
    Data.Index: Hashable
  {
    self.init(
      content: ForEach(data, id: id, editActions: editActions, content: rowContent),
      selection: selection.map { ListSelection($0) })
  }
}

// Any number of values is selected.
extension List {
  /// Makes a list whose rows can change, move or delete identifiable elements; any number of rows can be selected.
  ///
  /// Each row gets a binding to its element, and `editActions` says whether rows can be moved or deleted. `selection`
  /// holds the ids of the selected rows, or their tags if they have some. A tap selects a row alone; on iOS, while rows
  /// are edited, it adds the row or takes it away. Where the binding itself is nil, nothing can be selected.
  nonisolated public init<Data, RowContent>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID, EditableCollectionContent<RowContent, Data>
    >,
    Data: MutableCollection,
    Data: RandomAccessCollection,
    RowContent: View,
    Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(
      content: ForEach(data, editActions: editActions, content: rowContent),
      selection: selection.map { ListSelection($0) })
  }

  /// Makes a list whose rows can change, move or delete elements, with ids by a key path; any number of rows can be
  /// selected.
  ///
  /// Each row gets a binding to its element, and `editActions` says whether rows can be moved or deleted. `selection`
  /// holds the ids of the selected rows, or their tags if they have some. A tap selects a row alone; on iOS, while rows
  /// are edited, it adds the row or takes it away. Where the binding itself is nil, nothing can be selected.
  nonisolated public init<Data, ID, RowContent>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>
    >,
    Data: MutableCollection,
    Data: RandomAccessCollection,
    ID: Hashable,
    RowContent: View,
    Data.Index: Hashable
  {
    self.init(
      content: ForEach(data, id: id, editActions: editActions, content: rowContent),
      selection: selection.map { ListSelection($0) })
  }
}
