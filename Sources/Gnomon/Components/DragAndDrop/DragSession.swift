// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A drag that is under way, as the views around the one that it began at hear of it.
public struct DragSession: Identifiable {
  /// The number of a drag in its host.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  /// The point that a drag has come to.
  public enum Phase: Sendable, Hashable {
    /// The drag has begun.
    case initial
    /// The drag has moved.
    case active
    /// The drag is let go, and this is about to be done; `cancel` where it is given up.
    case ending(DropOperation)
    /// The drag is over, and this was done; `cancel` where nothing has taken it.
    case ended(DropOperation)
    /// The one who has taken the item has its values.
    case dataTransferCompleted
  }

  /// The number of the drag, which tells it from others in the host.
  public let id: DragSession.ID
  /// The point that the drag has come to.
  public let phase: DragSession.Phase
  /// The place of the drag, in points of the coordinates of the view that hears of it.
  public var location: CGPoint
  /// The index of the item under the finger among those that are dragged. It is always 0: a drag has one item.
  public var draggedItemIndex: Int { 0 }
  let items: [DraggedItem]

  /// The ids of the dragged values that are of a type. Empty where the value isn't `Identifiable`, or its id is of
  /// another type.
  public func draggedItemIDs<ItemID>(for type: ItemID.Type) -> [ItemID] where ItemID: Hashable {
    items.compactMap { $0.id?.base as? ItemID }
  }
}

/// Something that is dragged.
struct DraggedItem {
  let provider: NSItemProvider
  /// Where the value is `Identifiable`.
  var id: AnyHashable?

  init(_ provider: NSItemProvider, id: AnyHashable? = nil) {
    self.provider = provider
    self.id = id
  }

  init<T: Transferable>(of value: T) {
    provider = NSItemProvider(transferring: value)
    if let value = value as? any Identifiable { id = Self.id(of: value) }
  }

  private static func id<T: Identifiable>(of value: T) -> AnyHashable { AnyHashable(value.id) }
}

/// The operations that are possible with what is dragged from a view.
public struct DragConfiguration {
  /// The operations that are possible in the same app, beside copying.
  public struct OperationsWithinApp: Sendable {
    let allowsMove: Bool
    /// Says whether items may be moved in the app; copied they may be in any case.
    public init(allowMove: Bool = false) { allowsMove = allowMove }
  }

  /// The operations that are possible in other apps. Gnomon keeps it, without effect: there are no other apps.
  public struct OperationsOutsideApp: Sendable {
    let allowsCopy: Bool
    /// Says whether other apps may copy the items. Gnomon keeps it, without effect.
    public init(allowCopy: Bool = true) { allowsCopy = allowCopy }
  }

  /// The operations that are possible in the same app.
  public var operationsWithinApp: DragConfiguration.OperationsWithinApp
  /// The operations that are possible in other apps. Gnomon keeps it, without effect.
  public var operationsOutsideApp: DragConfiguration.OperationsOutsideApp

  /// Makes a configuration by which items may be copied, and moved in the app where `allowMove` is true.
  public init(allowMove: Bool) {
    self.init(operationsWithinApp: OperationsWithinApp(allowMove: allowMove))
  }

  /// Makes a configuration of the operations in the app and in other apps. Without any, items may be copied and not
  /// moved.
  public init(
    operationsWithinApp: DragConfiguration.OperationsWithinApp = .init(),
    operationsOutsideApp: DragConfiguration.OperationsOutsideApp = .init()
  ) {
    self.operationsWithinApp = operationsWithinApp
    self.operationsOutsideApp = operationsOutsideApp
  }
}
