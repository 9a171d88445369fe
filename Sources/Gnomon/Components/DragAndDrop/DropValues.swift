// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What is done with items that are dropped.
public enum DropOperation: Hashable, Sendable {
  /// The drop is given up and nothing is done.
  case cancel
  /// The items are refused here.
  case forbidden
  /// The items are copied.
  case copy
  /// The items are moved.
  case move
}

/// What the view would do if the items were dropped where they are now.
public struct DropProposal: Sendable {
  /// The operation that would be done.
  public let operation: DropOperation
  /// The operation for items that come from outside of the host; nil is `operation`.
  public let operationOutsideApplication: DropOperation?

  /// Makes a proposal of one operation for all items.
  public init(operation: DropOperation) {
    self.operation = operation
    operationOutsideApplication = nil
  }

  /// Makes a proposal of one operation for items of the host, and of one for items from outside.
  public init(withinApplication: DropOperation, outsideApplication: DropOperation) {
    operation = withinApplication
    operationOutsideApplication = outsideApplication
  }
}

/// The place of a drop, and what is dropped.
public struct DropInfo {
  /// The place, in points of the coordinates of the view that takes the drop.
  public let location: CGPoint
  let items: [NSItemProvider]
  let graph: Graph
  let session: (DropSession.Phase) -> DropSession
  /// The operation that is done with what is dropped.
  let operation: DropOperation

  /// Whether one of the items or more can be had as one of the types.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !itemProviders(for: contentTypes).isEmpty }

  /// The items that can be had as one of the types.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    items.filter { item in contentTypes.contains { item.hasItemConformingToTypeIdentifier($0.identifier) } }
  }

  /// Whether one of the items or more can be had as one of the types with these identifiers.
  public func hasItemsConforming(to types: [String]) -> Bool {
    hasItemsConforming(to: types.map(UTType.init(known:)))
  }

  /// The items that can be had as one of the types with these identifiers.
  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    itemProviders(for: types.map(UTType.init(known:)))
  }
}

/// An object that says what a view does with what is dragged over it and dropped on it.
///
/// Of the views at a point the innermost is asked first. One that doesn't take the types, or refuses in
/// ``validateDrop(info:)``, leaves the drop to the next around it.
@preconcurrency @MainActor
public protocol DropDelegate {
  /// Whether the drop is taken. It is asked once each time that a drag comes over the view, and only where an item has
  /// one of the types. A delegate without it takes each drop.
  func validateDrop(info: DropInfo) -> Bool

  /// Takes the items in. It gives false where that failed. Loading the items has to begin here.
  func performDrop(info: DropInfo) -> Bool

  /// Hears that a drag has come over the view.
  func dropEntered(info: DropInfo)

  /// Hears that the drag has moved, and says what would be done. nil leaves the last answer as it is; copying, where
  /// there was none.
  func dropUpdated(info: DropInfo) -> DropProposal?

  /// Hears that the drag has left the view. It isn't called after ``performDrop(info:)``.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// true: each drop is taken, unless the delegate says otherwise.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing, unless the delegate writes it.
  public func dropEntered(info: DropInfo) {}
  /// nil: the last proposal stays, unless the delegate gives one.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing, unless the delegate writes it.
  public func dropExited(info: DropInfo) {}
}
