// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A drag that is in progress, as the view that it began at hears of it.
public struct DragSession: Identifiable {
  /// Which drag it is.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  /// How far a drag has come.
  public enum Phase: Sendable, Hashable {
    /// It has begun.
    case initial
    /// It moves.
    case active
    /// It's let go, and this is about to be done.
    case ending(DropOperation)
    /// This was done: `cancel` where nothing has taken it.
    case ended(DropOperation)
    /// Who has taken it has its values.
    case dataTransferCompleted
  }

  /// What tells this session from others.
  public let id: DragSession.ID
  /// How far the drag is.
  public let phase: DragSession.Phase
  /// In points, in the coordinates of the view that hears of it.
  public var location: CGPoint
  /// The place of the item under the finger among those that are dragged: 0, since a drag has one item.
  public var draggedItemIndex: Int { 0 }
  let items: [DraggedItem]

  /// The identifiers of what is dragged that are of a type; empty where there are none.
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

/// What may be done with what is dragged from a view.
public struct DragConfiguration {
  /// What may be done with it in the same app, beside copying.
  public struct OperationsWithinApp: Sendable {
    let allowsMove: Bool
    /// Says whether items may be moved within the app; they may be copied in any case.
    public init(allowMove: Bool = false) { allowsMove = allowMove }
  }

  /// What other apps may do with it. A host has none: it's kept, without effect.
  public struct OperationsOutsideApp: Sendable {
    let allowsCopy: Bool
    /// Says whether items may be copied to other apps.
    public init(allowCopy: Bool = true) { allowsCopy = allowCopy }
  }

  /// What may be done with the items within the app.
  public var operationsWithinApp: DragConfiguration.OperationsWithinApp
  /// What may be done with the items in other apps.
  public var operationsOutsideApp: DragConfiguration.OperationsOutsideApp

  /// Copying, and moving within the app where it's allowed.
  public init(allowMove: Bool) {
    self.init(operationsWithinApp: OperationsWithinApp(allowMove: allowMove))
  }

  /// Makes a configuration of what may be done within the app and outside of it.
  public init(
    operationsWithinApp: DragConfiguration.OperationsWithinApp = .init(),
    operationsOutsideApp: DragConfiguration.OperationsOutsideApp = .init()
  ) {
    self.operationsWithinApp = operationsWithinApp
    self.operationsOutsideApp = operationsOutsideApp
  }
}
