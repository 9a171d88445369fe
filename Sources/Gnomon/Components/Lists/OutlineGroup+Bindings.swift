// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Trees of bindings: what shows an element can change it.
extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  /// Makes the views of a tree that starts with the elements of a collection, with ids by a key path.
  ///
  /// Each view gets a binding to its element. `children` leads to what lies below an element: nil where there can't be
  /// anything, so that it can't be opened.
  nonisolated public init<C, E>(
    _ data: Binding<C>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  ) where Data == Binding<C>, C: MutableCollection, C: RandomAccessCollection, E == C.Element {
    self.init(binding: data, id: { $0.wrappedValue[keyPath: id] }, children: children, row: content)
  }

  /// Makes the views of a tree that starts with one element, with ids by a key path.
  ///
  /// Each view gets a binding to its element. `children` leads to what lies below an element: nil where there can't be
  /// anything, so that it can't be opened.
  nonisolated public init<C, E>(
    _ root: Binding<E>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  ) where Data == Binding<C>, C: MutableCollection, C: RandomAccessCollection, E == C.Element {
    self.init(bindings: [root], id: { $0.wrappedValue[keyPath: id] }, children: children, row: content)
  }
}

extension OutlineGroup
where
  ID == Data.Element.ID, Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>,
  Data.Element: Identifiable
{
  /// Makes the views of a tree that starts with the identifiable elements of a collection.
  ///
  /// Each view gets a binding to its element. `children` leads to what lies below an element: nil where there can't be
  /// anything, so that it can't be opened.
  nonisolated public init<C, E>(
    _ data: Binding<C>, children: WritableKeyPath<E, C?>, @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  )
  where
    Data == Binding<C>, ID == E.ID, C: MutableCollection, C: RandomAccessCollection, E: Identifiable, E == C.Element
  {
    self.init(binding: data, id: { $0.wrappedValue.id }, children: children, row: content)
  }

  /// Makes the views of a tree that starts with one identifiable element.
  ///
  /// Each view gets a binding to its element. `children` leads to what lies below an element: nil where there can't be
  /// anything, so that it can't be opened.
  nonisolated public init<C, E>(
    _ root: Binding<E>, children: WritableKeyPath<E, C?>, @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  )
  where
    Data == Binding<C>, ID == E.ID, C: MutableCollection, C: RandomAccessCollection, E: Identifiable, E == C.Element
  {
    self.init(bindings: [root], id: { $0.wrappedValue.id }, children: children, row: content)
  }
}

extension OutlineGroup where Parent == Leaf {
  /// The views of a tree of bindings.
  nonisolated init<Base>(
    binding data: Binding<Base>, id: @escaping (Binding<Base.Element>) -> ID,
    children: WritableKeyPath<Base.Element, Base?>, row: @escaping (Binding<Base.Element>) -> Leaf
  ) where Data == Binding<Base>, Base: MutableCollection, Base: RandomAccessCollection {
    self.init(bindings: Array(data), id: id, children: children, row: row)
  }

  fileprivate nonisolated init<Base>(
    bindings data: [Binding<Base.Element>], id: @escaping (Binding<Base.Element>) -> ID,
    children: WritableKeyPath<Base.Element, Base?>, row: @escaping (Binding<Base.Element>) -> Leaf
  ) where Data == Binding<Base>, Base: MutableCollection, Base: RandomAccessCollection {
    self.init(data: data, id: id, children: { Binding<Base>($0[dynamicMember: children]) }, row: row)
  }
}
