// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The views of a tree of data: an element with children is opened and closed by a tap.
///
/// All are closed at first. What lies below an element is made while it's open.
public nonisolated struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup>
where Data: RandomAccessCollection, ID: Hashable {
  let data: [Data.Element]
  let id: (Data.Element) -> ID
  let children: (Data.Element) -> Data?
  let row: (Data.Element) -> Leaf
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
  /// The views of the topmost elements: disclosure groups of those with children.
  @MainActor @preconcurrency public var body: some View {
    let group = self
    ForEach(data.map { OutlineElement(id: id($0), element: $0) }) { item in
      if let children = group.children(item.element) {
        DisclosureGroup {
          AnyView(
            OutlineGroup(data: Array(children), id: group.id, children: group.children, row: group.row))
        } label: {
          group.row(item.element)
        }
      } else {
        group.row(item.element)
      }
    }
  }
}

private nonisolated struct OutlineElement<ID: Hashable, Element>: Identifiable {
  let id: ID
  let element: Element
}

/// The type of the views below an element that is open. `OutlineGroup` names it, and nobody makes one.
public nonisolated struct OutlineSubgroupChildren: View {
  let view: AnyView
  /// The views below the element.
  @MainActor @preconcurrency public var body: some View { view }
}

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  /// Makes the views of a tree that starts with the elements of a collection, with ids by a key path.
  ///
  /// `children` leads to what lies below an element: nil where there can't be anything, so that it can't be opened.
  nonisolated public init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(data: Array(data), id: { $0[keyPath: id] }, children: { $0[keyPath: children] }, row: content)
  }

  /// Makes the views of a tree that starts with one element, with ids by a key path.
  ///
  /// `children` leads to what lies below an element: nil where there can't be anything, so that it can't be opened.
  nonisolated public init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(data: [root], id: { $0[keyPath: id] }, children: { $0[keyPath: children] }, row: content)
  }
}

extension OutlineGroup
where
  ID == Data.Element.ID, Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>,
  Data.Element: Identifiable
{
  /// Makes the views of a tree that starts with the identifiable elements of a collection.
  ///
  /// `children` leads to what lies below an element: nil where there can't be anything, so that it can't be opened.
  nonisolated public init<DataElement>(
    _ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
    self.init(data: Array(data), id: { $0.id }, children: { $0[keyPath: children] }, row: content)
  }

  /// Makes the views of a tree that starts with one identifiable element.
  ///
  /// `children` leads to what lies below an element: nil where there can't be anything, so that it can't be opened.
  nonisolated public init<DataElement>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
    self.init(data: [root], id: { $0.id }, children: { $0[keyPath: children] }, row: content)
  }
}
