// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The rows of a tree of data: what has children can be opened.
extension OutlineGroup: TableRowContent
where
  ID == Data.Element.ID, Parent: TableRowContent, Parent == Leaf, Leaf == Subgroup, Data.Element == Parent.TableRowValue
{
  public typealias TableRowValue = Leaf.TableRowValue
  public typealias TableRowBody = Never

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
  /// - Parameter children: an element's children; nil where it can't have any.
  @_disfavoredOverload
  nonisolated public init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @TableRowBuilder<DataElement> content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(data: Array(data), id: { $0[keyPath: id] }, children: { $0[keyPath: children] }, row: content)
  }

  /// - Parameter children: an element's children; nil where it can't have any.
  @_disfavoredOverload
  nonisolated public init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @TableRowBuilder<DataElement> content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(data: [root], id: { $0[keyPath: id] }, children: { $0[keyPath: children] }, row: content)
  }

  /// - Parameter children: an element's children; nil where it can't have any.
  @_disfavoredOverload
  nonisolated public init<DataElement>(
    _ data: Data, children: KeyPath<DataElement, Data?>,
    @TableRowBuilder<DataElement> content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(data: Array(data), id: { $0.id }, children: { $0[keyPath: children] }, row: content)
  }

  /// - Parameter children: an element's children; nil where it can't have any.
  @_disfavoredOverload
  nonisolated public init<DataElement>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>,
    @TableRowBuilder<DataElement> content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(data: [root], id: { $0.id }, children: { $0[keyPath: children] }, row: content)
  }

  /// A row for each element.
  nonisolated public init<DataElement>(_ data: Data, children: KeyPath<DataElement, Data?>)
  where
    ID == DataElement.ID, Parent == TableRow<DataElement>, Leaf == TableRow<DataElement>,
    Subgroup == TableRow<DataElement>, DataElement: Identifiable, DataElement == Data.Element
  {
    self.init(data: Array(data), id: { $0.id }, children: { $0[keyPath: children] }, row: { TableRow($0) })
  }

  /// A row for each element.
  nonisolated public init<DataElement>(_ root: DataElement, children: KeyPath<DataElement, Data?>)
  where
    ID == DataElement.ID, Parent == TableRow<DataElement>, Leaf == TableRow<DataElement>,
    Subgroup == TableRow<DataElement>, DataElement: Identifiable, DataElement == Data.Element
  {
    self.init(data: [root], id: { $0.id }, children: { $0[keyPath: children] }, row: { TableRow($0) })
  }
}
