// SPDX-License-Identifier: Apache-2.0
import Foundation

// A binding to a collection is a collection of bindings, too: what takes the binding itself reads it where the list is evaluated, and comes first.
extension List where SelectionValue == Never {
  /// Makes a list with a row for each identifiable element of a collection.
  ///
  /// Rows can't be selected.
  @_disfavoredOverload
  nonisolated public init<Data, RowContent>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>,
    Data: RandomAccessCollection,
    RowContent: View,
    Data.Element: Identifiable
  {
    self.init(content: ForEach(data, content: rowContent), selection: nil)
  }

  /// Makes a list with a row for each element of a collection, with ids by a key path.
  ///
  /// The ids have to differ from each other. Rows can't be selected.
  nonisolated public init<Data, ID, RowContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, ID, RowContent>,
    Data: RandomAccessCollection,
    ID: Hashable,
    RowContent: View
  {
    self.init(content: ForEach(data, id: id, content: rowContent), selection: nil)
  }

  /// Makes a list with a row for each number of a range.
  ///
  /// Rows can't be selected.
  nonisolated public init<RowContent>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  )
  where
    Content == ForEach<Range<Int>, Int, RowContent>,
    RowContent: View
  {
    self.init(content: ForEach(data, content: rowContent), selection: nil)
  }

  /// Makes a list whose rows can change identifiable elements.
  ///
  /// Each row gets a binding to its element. Rows can't be selected.
  nonisolated public init<Data, RowContent>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
    Data: MutableCollection,
    Data: RandomAccessCollection,
    RowContent: View,
    Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(content: ForEach(data, content: rowContent), selection: nil)
  }

  /// Makes a list whose rows can change elements, with ids by a key path.
  ///
  /// Each row gets a binding to its element. The ids have to differ from each other. Rows can't be selected.
  nonisolated public init<Data, ID, RowContent>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
    Data: MutableCollection,
    Data: RandomAccessCollection,
    ID: Hashable,
    RowContent: View,
    Data.Index: Hashable
  {
    self.init(content: ForEach(data, id: id, content: rowContent), selection: nil)
  }
}

// One value or none is selected.
extension List {
  /// Makes a list with a row for each identifiable element of a collection; one row can be selected.
  ///
  /// `selection` is the id of the selected row, or its tag if it has one, and nil while no row is selected. A tap
  /// writes it. Where the binding itself is nil, and for ids that aren't a `SelectionValue`, nothing can be selected.
  @_disfavoredOverload
  nonisolated public init<Data, RowContent>(
    _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>,
    Data: RandomAccessCollection,
    RowContent: View,
    Data.Element: Identifiable
  {
    self.init(content: ForEach(data, content: rowContent), selection: selection.map { ListSelection($0) })
  }

  /// Makes a list with a row for each element of a collection, with ids by a key path; one row can be selected.
  ///
  /// The ids have to differ from each other. `selection` is the id of the selected row, or its tag if it has one, and
  /// nil while no row is selected. A tap writes it. Where the binding itself is nil, and for ids that aren't a
  /// `SelectionValue`, nothing can be selected.
  nonisolated public init<Data, ID, RowContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, ID, RowContent>,
    Data: RandomAccessCollection,
    ID: Hashable,
    RowContent: View
  {
    self.init(content: ForEach(data, id: id, content: rowContent), selection: selection.map { ListSelection($0) })
  }

  /// Makes a list with a row for each number of a range; one row can be selected.
  ///
  /// `selection` is the number of the selected row, or its tag if it has one, and nil while no row is selected. A tap
  /// writes it. Where the binding itself is nil, or a number isn't a `SelectionValue`, nothing can be selected.
  nonisolated public init<RowContent>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  )
  where
    Content == ForEach<Range<Int>, Int, RowContent>,
    RowContent: View
  {
    self.init(content: ForEach(data, content: rowContent), selection: selection.map { ListSelection($0) })
  }

  /// Makes a list whose rows can change identifiable elements; one row can be selected.
  ///
  /// Each row gets a binding to its element. `selection` is the id of the selected row, or its tag if it has one, and
  /// nil while no row is selected. A tap writes it. Where the binding itself is nil, and for ids that aren't a
  /// `SelectionValue`, nothing can be selected.
  nonisolated public init<Data, RowContent>(
    _ data: Binding<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
    Data: MutableCollection,
    Data: RandomAccessCollection,
    RowContent: View,
    Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(content: ForEach(data, content: rowContent), selection: selection.map { ListSelection($0) })
  }

  /// Makes a list whose rows can change elements, with ids by a key path; one row can be selected.
  ///
  /// Each row gets a binding to its element. The ids have to differ from each other. `selection` is the id of the
  /// selected row, or its tag if it has one, and nil while no row is selected. A tap writes it. Where the binding
  /// itself is nil, and for ids that aren't a `SelectionValue`, nothing can be selected.
  nonisolated public init<Data, ID, RowContent>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
    Data: MutableCollection,
    Data: RandomAccessCollection,
    ID: Hashable,
    RowContent: View,
    Data.Index: Hashable
  {
    self.init(content: ForEach(data, id: id, content: rowContent), selection: selection.map { ListSelection($0) })
  }
}

// Any number of values is selected.
extension List {
  /// Makes a list with a row for each identifiable element of a collection; any number of rows can be selected.
  ///
  /// `selection` holds the ids of the selected rows, or their tags if they have some. A tap selects a row alone; on
  /// iOS, while rows are edited, it adds the row or takes it away. Where the binding itself is nil, nothing can be
  /// selected.
  @_disfavoredOverload
  nonisolated public init<Data, RowContent>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>,
    Data: RandomAccessCollection,
    RowContent: View,
    Data.Element: Identifiable
  {
    self.init(content: ForEach(data, content: rowContent), selection: selection.map { ListSelection($0) })
  }

  /// Makes a list with a row for each element of a collection, with ids by a key path; any number of rows can be
  /// selected.
  ///
  /// The ids have to differ from each other. `selection` holds the ids of the selected rows, or their tags if they have
  /// some. A tap selects a row alone; on iOS, while rows are edited, it adds the row or takes it away. Where the
  /// binding itself is nil, nothing can be selected.
  nonisolated public init<Data, ID, RowContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, ID, RowContent>,
    Data: RandomAccessCollection,
    ID: Hashable,
    RowContent: View
  {
    self.init(content: ForEach(data, id: id, content: rowContent), selection: selection.map { ListSelection($0) })
  }

  /// Makes a list with a row for each number of a range; any number of rows can be selected.
  ///
  /// `selection` holds the numbers of the selected rows, or their tags if they have some. A tap selects a row alone; on
  /// iOS, while rows are edited, it adds the row or takes it away. Where the binding itself is nil, nothing can be
  /// selected.
  nonisolated public init<RowContent>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  )
  where
    Content == ForEach<Range<Int>, Int, RowContent>,
    RowContent: View
  {
    self.init(content: ForEach(data, content: rowContent), selection: selection.map { ListSelection($0) })
  }

  /// Makes a list whose rows can change identifiable elements; any number of rows can be selected.
  ///
  /// Each row gets a binding to its element. `selection` holds the ids of the selected rows, or their tags if they have
  /// some. A tap selects a row alone; on iOS, while rows are edited, it adds the row or takes it away. Where the
  /// binding itself is nil, nothing can be selected.
  nonisolated public init<Data, RowContent>(
    _ data: Binding<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
    Data: MutableCollection,
    Data: RandomAccessCollection,
    RowContent: View,
    Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(content: ForEach(data, content: rowContent), selection: selection.map { ListSelection($0) })
  }

  /// Makes a list whose rows can change elements, with ids by a key path; any number of rows can be selected.
  ///
  /// Each row gets a binding to its element. The ids have to differ from each other. `selection` holds the ids of the
  /// selected rows, or their tags if they have some. A tap selects a row alone; on iOS, while rows are edited, it adds
  /// the row or takes it away. Where the binding itself is nil, nothing can be selected.
  nonisolated public init<Data, ID, RowContent>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
    Data: MutableCollection,
    Data: RandomAccessCollection,
    ID: Hashable,
    RowContent: View,
    Data.Index: Hashable
  {
    self.init(content: ForEach(data, id: id, content: rowContent), selection: selection.map { ListSelection($0) })
  }
}
