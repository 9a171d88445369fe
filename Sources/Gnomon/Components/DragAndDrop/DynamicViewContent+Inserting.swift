// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What can be dropped between the rows of a collection.
nonisolated struct RowInsertion {
  let types: [UTType]
  /// Gets the offset of the element before which the items come.
  let insert: @MainActor (Int, DropInfo, [NSItemProvider]) -> Bool
}

extension RowInsertion {
  /// Hands on what is dropped as it is.
  init(of types: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void) {
    let action = MainActorCarrier(action)
    self.init(types: types) { offset, _, providers in
      action.value(offset, providers)
      return true
    }
  }

  /// Hands on the values that can be read from what is dropped.
  init<T: Transferable>(for type: T.Type, action: @escaping ([T], Int) -> Void) {
    let action = MainActorCarrier(action)
    self.init(types: T.importTypes) { offset, info, providers in
      info.graph.transfers.load(providers, as: T.self) { values in
        action.value(values, offset)
        return true
      }
    }
  }
}

/// The place between two rows of a list.
final class RowInsertionPlace: DropDestinationNode {
  private let insertion: RowInsertion
  private let offset: Int
  let dropNode: LayoutNode

  init(_ insertion: RowInsertion, at offset: Int, in list: LayoutNode) {
    self.insertion = insertion
    self.offset = offset
    dropNode = list
  }

  var acceptedTypes: [UTType] { insertion.types }
  var dropDelegate: any DropDelegate {
    let (insertion, offset) = (insertion, offset)
    return DropActionDelegate(types: insertion.types, isTargeted: { _ in }) { insertion.insert(offset, $0, $1) }
  }
}

extension ListRowsNode {
  /// Adds the place nearest to a point between the rows of a collection that takes what is dropped.
  final func addInsertionPlace(at point: CGPoint, to hits: inout HitList) -> Bool {
    guard hits.isForDrop, environment.isEnabled, let row = row(at: point), row.isContent,
      let editing = row.editing, let insertion = editing.insertion
    else { return false }
    let offset = editing.index + (point.y < row.box.midY ? 0 : 1)
    hits.addDestination(RowInsertionPlace(insertion, at: offset, in: self))
    return true
  }
}

extension DynamicViewContent {
  /// Calls an action with what is dropped between the rows in a list, and the offset of the element that it comes
  /// before. Behind the last row that is the number of elements. Without a row there is no place to drop.
  nonisolated public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    let insertion = RowInsertion(of: supportedContentTypes, perform: action)
    return modifier(_RowEditingModifier { $0.insertion = insertion })
  }

  /// Calls an action with what is dropped between the rows in a list, where it has one of the types with these
  /// identifiers, and the offset of the element that it comes before. Behind the last row that is the number of
  /// elements.
  nonisolated public func onInsert(
    of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    onInsert(of: acceptedTypeIdentifiers.map(UTType.init(known:)), perform: action)
  }

  /// Calls an action with the values that are dropped between the rows in a list, and the offset of the element that
  /// they come before. An item that can't be read as the type is left out, and a warning names it.
  nonisolated public func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent where T: Transferable {
    let insertion = RowInsertion(for: T.self, action: action)
    return modifier(_RowEditingModifier { $0.insertion = insertion })
  }
}
