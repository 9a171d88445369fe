// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A drop that is under way, as the views around the one that it is over hear of it.
public struct DropSession: Identifiable {
  /// The number of a drag in its host, which the drop has, too.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  /// The point that a drop has come to.
  public enum Phase: Sendable, Hashable, Equatable {
    /// The drag has come over the view.
    case entering
    /// The drag has moved over the view.
    case active
    /// The drag has left the view.
    case exiting
    /// The items are dropped, and this is done with them.
    case ended(DropOperation)
    /// The values of the items are there.
    case dataTransferCompleted
  }

  /// What is known of a drag that began in the same host.
  public struct LocalSession {
    let items: [DraggedItem]

    /// The ids of the dragged values that are of a type. Empty where the value isn't `Identifiable`, or its id is of
    /// another type.
    public func draggedItemIDs<ItemID>(for type: ItemID.Type) -> [ItemID] where ItemID: Hashable {
      items.compactMap { $0.id?.base as? ItemID }
    }
  }

  /// The number of the drop, which tells it from others in the host.
  public let id: DropSession.ID
  /// The point that the drop has come to.
  public let phase: DropSession.Phase
  /// The number of the items that have one of the types that the view takes.
  public var itemsCount: Int
  /// The drag that the items come from; nil where it began outside of the host.
  public var localSession: DropSession.LocalSession?
  /// The place of the drop, in points of the coordinates of the view that hears of it.
  public var location: CGPoint
  /// The size of the view that takes the drop, in points.
  public var size: CGSize
  /// The operations that the source of the drag allows: copying, and moving where its configuration says so.
  public var suggestedOperations: DropOperation.Set
}

/// What a view wants to do with a drop.
public struct DropConfiguration {
  /// The operation that the view wants. One that the source doesn't allow forbids the drop.
  public let operation: DropOperation

  /// Makes a configuration with one operation.
  public init(operation: DropOperation) { self.operation = operation }
}

extension DropOperation {
  /// A set of operations, as the source of a drag allows them.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The set as bits, from 1 for `cancel` to 8 for `move`.
    public let rawValue: Int
    /// Makes a set of bits. Bits without a meaning are kept.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The operation that does nothing.
    public static let cancel = DropOperation.Set(rawValue: 1)
    /// The operation that refuses the items.
    public static let forbidden = DropOperation.Set(rawValue: 2)
    /// The operation that copies the items.
    public static let copy = DropOperation.Set(rawValue: 4)
    /// The operation that moves the items.
    public static let move = DropOperation.Set(rawValue: 8)
  }

  /// The operation as a set of one.
  var asSet: DropOperation.Set {
    switch self {
    case .cancel: .cancel
    case .forbidden: .forbidden
    case .copy: .copy
    case .move: .move
    }
  }
}
