// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A drop that is in progress, as a view hears of it.
public struct DropSession: Identifiable {
  /// Which drop it is.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  /// How far a drop has come.
  public enum Phase: Sendable, Hashable, Equatable {
    /// It has come over the view.
    case entering
    /// It moves over the view.
    case active
    /// It has left the view.
    case exiting
    /// It has been dropped, and this is done with it.
    case ended(DropOperation)
    /// The values are there.
    case dataTransferCompleted
  }

  /// What is known of a drag that began in the same app.
  public struct LocalSession {
    let items: [DraggedItem]

    /// The identifiers of what is dragged that are of a type; empty where there are none.
    public func draggedItemIDs<ItemID>(for type: ItemID.Type) -> [ItemID] where ItemID: Hashable {
      items.compactMap { $0.id?.base as? ItemID }
    }
  }

  /// What tells this session from others.
  public let id: DropSession.ID
  /// How far the drop is.
  public let phase: DropSession.Phase
  /// How many items are dropped that have one of the types.
  public var itemsCount: Int
  /// nil where the drag began elsewhere.
  public var localSession: DropSession.LocalSession?
  /// In points, in the coordinates of the view that hears of it.
  public var location: CGPoint
  /// Of the view that is dropped on, in points.
  public var size: CGSize
  /// What the drag's source lets be done.
  public var suggestedOperations: DropOperation.Set
}

/// What a view wants to do with a drop.
public struct DropConfiguration {
  /// What the drop does with the items.
  public let operation: DropOperation

  /// Makes a configuration with this operation.
  public init(operation: DropOperation) { self.operation = operation }
}

extension DropOperation {
  /// Some operations.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int
    /// Makes the set of these bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Nothing is done.
    public static let cancel = DropOperation.Set(rawValue: 1)
    /// A drop is not allowed here.
    public static let forbidden = DropOperation.Set(rawValue: 2)
    /// What is dropped is copied.
    public static let copy = DropOperation.Set(rawValue: 4)
    /// What is dropped is moved.
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
