// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The indices of a collection, each with its element's id.
///
/// Lists and `ForEach` go over it where rows can be edited.
public struct IndexedIdentifierCollection<Base, ID>: Collection where Base: Collection, ID: Hashable {
  /// A position: the same as in the base collection.
  public typealias Index = Base.Index

  /// An index and the id of the element that lies there.
  public struct Element {
    let index: Base.Index
    let id: ID
  }

  let base: Base
  let id: (Base.Element) -> ID

  /// The position of the first element; the end of an empty collection.
  public var startIndex: IndexedIdentifierCollection<Base, ID>.Index { base.startIndex }
  /// The position behind the last element.
  public var endIndex: IndexedIdentifierCollection<Base, ID>.Index { base.endIndex }

  /// The position behind another one, which must not be the end.
  public func index(after i: IndexedIdentifierCollection<Base, ID>.Index) -> IndexedIdentifierCollection<Base, ID>.Index
  { base.index(after: i) }

  /// The index and the id of the element at a position. The id is read anew each time.
  public subscript(position: IndexedIdentifierCollection<Base, ID>.Index)
    -> IndexedIdentifierCollection<Base, ID>.Element
  { Element(index: position, id: id(base[position])) }
}

extension IndexedIdentifierCollection: BidirectionalCollection where Base: BidirectionalCollection {
  /// The position in front of another one, which must not be the start.
  public func index(before i: IndexedIdentifierCollection<Base, ID>.Index)
    -> IndexedIdentifierCollection<Base, ID>.Index
  { base.index(before: i) }
}

extension IndexedIdentifierCollection: RandomAccessCollection where Base: RandomAccessCollection {}

/// The ways in which the rows of a collection can be edited in a list: moved, deleted, both or none.
///
/// Which ones there are depends on the collection: one that can't lose elements has no `delete`.
public struct EditActions<Data>: OptionSet, Sendable {
  /// The actions as bits: 1 is moving, 2 is deleting. Gnomon ignores other bits.
  public let rawValue: Int
  /// Makes the actions that some bits stand for: 1 is moving, 2 is deleting.
  public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: MutableCollection {
  /// Rows can be moved by hand.
  public static var move: EditActions<Data> { EditActions(rawValue: 1) }
  /// All that a collection allows whose elements can change places: rows can be moved.
  public static var all: EditActions<Data> { .move }
}

extension EditActions where Data: RangeReplaceableCollection {
  /// Rows can be deleted: by a swipe, or on iOS by a tap on the red circle while rows are edited.
  public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
  /// All that a collection allows whose elements can be removed: rows can be deleted.
  public static var all: EditActions<Data> { .delete }
}

extension EditActions where Data: MutableCollection, Data: RangeReplaceableCollection {
  /// All that a collection allows whose elements can change places and be removed: rows can be moved and deleted.
  public static var all: EditActions<Data> { EditActions(rawValue: 3) }
}

extension EditActions {
  /// All that any collection allows: nothing, so that rows can't be edited.
  public static var all: EditActions<Data> { [] }
}

/// A row of a collection whose elements can be deleted or moved. Lists and `ForEach` with edit actions make it.
public nonisolated struct EditableCollectionContent<Content, Data> {
  let content: Content
  let editing: RowEditing
}

extension EditableCollectionContent: View where Content: View {
  /// The element's view, which tells the list how it is edited.
  @MainActor @preconcurrency public var body: some View {
    content.layoutValue(key: RowEditingKey.self, value: editing)
  }
}

extension ForEach {
  /// Makes a view for each element of a collection of identifiable elements, with rows that can be edited in a list.
  ///
  /// Each view gets a binding to its element. `editActions` says whether rows can be moved or deleted; the changes are
  /// written to `data`.
  nonisolated public init<C, R>(
    _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, ID == C.Element.ID, Content == EditableCollectionContent<R, C>,
    C: MutableCollection, C: RandomAccessCollection, R: View, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, id: \C.Element.id, editActions: editActions, content: content)
  }

  /// Makes a view for each element of a collection, with ids by a key path and rows that can be edited in a list.
  ///
  /// Each view gets a binding to its element. `editActions` says whether rows can be moved or deleted; the changes are
  /// written to `data`.
  nonisolated public init<C, R>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>, C: MutableCollection,
    C: RandomAccessCollection, R: View, C.Index: Hashable
  {
    let elements = data.wrappedValue
    let delete: ((IndexSet) -> Void)? =
      editActions.rawValue & 2 == 0
      ? nil
      : { offsets in
        guard let base = data.wrappedValue as? any RangeReplaceableCollection else { return }
        if let rest = removing(offsets, from: base) as? C { data.wrappedValue = rest }
      }
    let move: ((IndexSet, Int) -> Void)? =
      editActions.rawValue & 1 == 0 ? nil : { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
    self.init(
      data: IndexedIdentifierCollection(base: elements) { $0[keyPath: id] },
      content: { element in
        let offset = elements.distance(from: elements.startIndex, to: element.index)
        return EditableCollectionContent(
          content: content(data[element.index]), editing: RowEditing(index: offset, delete: delete, move: move))
      }, id: { $0.id })
  }
}

/// A collection without the elements at some offsets.
private func removing<C: RangeReplaceableCollection>(_ offsets: IndexSet, from elements: C) -> C {
  var rest = C()
  for (offset, element) in elements.enumerated() where !offsets.contains(offset) { rest.append(element) }
  return rest
}
