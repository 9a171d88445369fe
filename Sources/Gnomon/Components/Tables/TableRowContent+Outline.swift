// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The rows of a tree of data: what has children can be opened.
extension OutlineGroup: TableRowContent
where
  ID == Data.Element.ID, Parent: TableRowContent, Parent == Leaf, Leaf == Subgroup, Data.Element == Parent.TableRowValue
{
  /// The type of the value that a row shows.
  public typealias TableRowValue = Leaf.TableRowValue
  /// The rows of a tree are built in: they have no body.
  public typealias TableRowBody = Never

  /// The rows of the tree as views: those below an element while it's open.
  @MainActor @preconcurrency public func _rows(_ context: _TableRowContext) -> AnyView {
    func rows(_ data: [Data.Element]) -> OutlineTableRows<[Data.Element]> {
      OutlineTableRows(data: data, children: { children($0).map(Array.init) }, context: context) {
        self.row($0)._rows($1)
      }
    }
    return AnyView(rows(data))
  }
}

extension OutlineGroup
where
  ID == Data.Element.ID, Parent: TableRowContent, Parent == Leaf, Leaf == Subgroup, Data.Element == Parent.TableRowValue
{
  /// Makes the rows of a tree that starts with the elements of a collection, with ids by a key path.
  ///
  /// `children` leads to what lies below an element: nil where there can't be anything, so that the row can't be
  /// opened. `id` isn't read: elements are told apart by their own ids.
  @_disfavoredOverload
  nonisolated public init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @TableRowBuilder<DataElement> content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(data: Array(data), id: { $0[keyPath: id] }, children: { $0[keyPath: children] }, row: content)
  }

  /// Makes the rows of a tree that starts with one element, with ids by a key path.
  ///
  /// `children` leads to what lies below an element: nil where there can't be anything, so that the row can't be
  /// opened. `id` isn't read: elements are told apart by their own ids.
  @_disfavoredOverload
  nonisolated public init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @TableRowBuilder<DataElement> content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(data: [root], id: { $0[keyPath: id] }, children: { $0[keyPath: children] }, row: content)
  }

  /// Makes the rows of a tree that starts with the elements of a collection.
  ///
  /// `children` leads to what lies below an element: nil where there can't be anything, so that the row can't be
  /// opened.
  @_disfavoredOverload
  nonisolated public init<DataElement>(
    _ data: Data, children: KeyPath<DataElement, Data?>,
    @TableRowBuilder<DataElement> content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(data: Array(data), id: { $0.id }, children: { $0[keyPath: children] }, row: content)
  }

  /// Makes the rows of a tree that starts with one element.
  ///
  /// `children` leads to what lies below an element: nil where there can't be anything, so that the row can't be
  /// opened.
  @_disfavoredOverload
  nonisolated public init<DataElement>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>,
    @TableRowBuilder<DataElement> content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(data: [root], id: { $0.id }, children: { $0[keyPath: children] }, row: content)
  }

  /// Makes one row for each element of a tree that starts with the elements of a collection.
  ///
  /// `children` leads to what lies below an element: nil where there can't be anything, so that the row can't be
  /// opened.
  nonisolated public init<DataElement>(_ data: Data, children: KeyPath<DataElement, Data?>)
  where
    ID == DataElement.ID, Parent == TableRow<DataElement>, Leaf == TableRow<DataElement>,
    Subgroup == TableRow<DataElement>, DataElement: Identifiable, DataElement == Data.Element
  {
    self.init(data: Array(data), id: { $0.id }, children: { $0[keyPath: children] }, row: { TableRow($0) })
  }

  /// Makes one row for each element of a tree that starts with one element.
  ///
  /// `children` leads to what lies below an element: nil where there can't be anything, so that the row can't be
  /// opened.
  nonisolated public init<DataElement>(_ root: DataElement, children: KeyPath<DataElement, Data?>)
  where
    ID == DataElement.ID, Parent == TableRow<DataElement>, Leaf == TableRow<DataElement>,
    Subgroup == TableRow<DataElement>, DataElement: Identifiable, DataElement == Data.Element
  {
    self.init(data: [root], id: { $0.id }, children: { $0[keyPath: children] }, row: { TableRow($0) })
  }
}
