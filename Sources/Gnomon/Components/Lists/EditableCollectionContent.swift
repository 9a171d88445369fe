// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The indices of a collection, each with its element's id.
public struct IndexedIdentifierCollection<Base, ID>: Collection where Base: Collection, ID: Hashable {
  public typealias Index = Base.Index

  /// An index and the id of the element that lies there.
  public struct Element {
    let index: Base.Index
    let id: ID
  }

  let base: Base
  let id: (Base.Element) -> ID

  public var startIndex: IndexedIdentifierCollection<Base, ID>.Index { base.startIndex }
  public var endIndex: IndexedIdentifierCollection<Base, ID>.Index { base.endIndex }

  public func index(after i: IndexedIdentifierCollection<Base, ID>.Index) -> IndexedIdentifierCollection<Base, ID>.Index
  { base.index(after: i) }

  public subscript(position: IndexedIdentifierCollection<Base, ID>.Index)
    -> IndexedIdentifierCollection<Base, ID>.Element
  { Element(index: position, id: id(base[position])) }
}

extension IndexedIdentifierCollection: BidirectionalCollection where Base: BidirectionalCollection {
  public func index(before i: IndexedIdentifierCollection<Base, ID>.Index)
    -> IndexedIdentifierCollection<Base, ID>.Index
  { base.index(before: i) }
}

extension IndexedIdentifierCollection: RandomAccessCollection where Base: RandomAccessCollection {}

/// What can be done with the rows of a collection in a list.
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: MutableCollection {
  /// Rows can be moved.
  public static var move: EditActions<Data> { EditActions(rawValue: 1) }
  /// Rows can be moved.
  public static var all: EditActions<Data> { .move }
}

extension EditActions where Data: RangeReplaceableCollection {
  /// Rows can be deleted.
  public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
  /// Rows can be deleted.
  public static var all: EditActions<Data> { .delete }
}

extension EditActions where Data: MutableCollection, Data: RangeReplaceableCollection {
  /// Rows can be moved and deleted.
  public static var all: EditActions<Data> { EditActions(rawValue: 3) }
}

extension EditActions {
  /// Nothing can be done.
  public static var all: EditActions<Data> { [] }
}

/// A row whose element can be deleted or moved.
public nonisolated struct EditableCollectionContent<Content, Data> {
  let content: Content
  let editing: RowEditing
}

extension EditableCollectionContent: View where Content: View {
  @MainActor @preconcurrency public var body: some View {
    content.layoutValue(key: RowEditingKey.self, value: editing)
  }
}

extension ForEach {
  /// Gives each element's view a binding to the element, and lets the rows of a list be moved or deleted.
  nonisolated public init<C, R>(
    _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, ID == C.Element.ID, Content == EditableCollectionContent<R, C>,
    C: MutableCollection, C: RandomAccessCollection, R: View, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, id: \C.Element.id, editActions: editActions, content: content)
  }

  /// Gives each element's view a binding to the element, and lets the rows of a list be moved or deleted.
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
