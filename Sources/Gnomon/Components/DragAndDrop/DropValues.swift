// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What is done with something that is dropped.
public enum DropOperation: Hashable, Sendable {
  /// Nothing: the drop isn't made.
  case cancel
  /// Nothing is taken here.
  case forbidden
  /// What is dropped is copied.
  case copy
  /// What is dropped is moved.
  case move
}

/// What a drop destination would do where the drop is now.
public struct DropProposal: Sendable {
  /// What it would do.
  public let operation: DropOperation
  /// What it would do with what comes from another app; nil is the same.
  public let operationOutsideApplication: DropOperation?

  /// Says what a drop would do.
  public init(operation: DropOperation) {
    self.operation = operation
    operationOutsideApplication = nil
  }

  /// Says what a drop would do.
  public init(withinApplication: DropOperation, outsideApplication: DropOperation) {
    operation = withinApplication
    operationOutsideApplication = outsideApplication
  }
}

/// Where a drop is, and what is dropped.
public struct DropInfo {
  /// In points, in the coordinates of the view that is dropped on.
  public let location: CGPoint
  let items: [NSItemProvider]
  let graph: Graph
  let session: (DropSession.Phase) -> DropSession
  /// What is done with it.
  let operation: DropOperation

  /// Whether any item can be had as any of the types.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !itemProviders(for: contentTypes).isEmpty }

  /// The items that can be had as any of the types.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    items.filter { item in contentTypes.contains { item.hasItemConformingToTypeIdentifier($0.identifier) } }
  }

  /// Whether any item can be had as any of the types with these identifiers.
  public func hasItemsConforming(to types: [String]) -> Bool {
    hasItemsConforming(to: types.map(UTType.init(known:)))
  }

  /// The items that can be had as any of the types with these identifiers.
  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    itemProviders(for: types.map(UTType.init(known:)))
  }
}

/// What a view does while something is dragged over it, and when it's dropped there.
///
/// Of the destinations at a point the innermost is asked first; one that doesn't take the types, or refuses in ``validateDrop(info:)``, leaves the
/// drop to the next around it.
@preconcurrency @MainActor
public protocol DropDelegate {
  /// Whether the drop is taken. Asked once each time that it comes over the view, and only where an item has one of the types.
  func validateDrop(info: DropInfo) -> Bool

  /// Takes the items in; false where that failed. Loading them has to begin here.
  func performDrop(info: DropInfo) -> Bool

  /// The drop has come over the view.
  func dropEntered(info: DropInfo)

  /// The drop has moved. nil proposes what the last answer proposed, or else copying.
  func dropUpdated(info: DropInfo) -> DropProposal?

  /// The drop has left the view. It isn't called after ``performDrop(info:)``.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Every drop is welcome unless the delegate says otherwise.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Nothing is done unless the delegate does it.
  public func dropEntered(info: DropInfo) {}
  /// nil, so that the proposal before holds, unless the delegate gives one.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Nothing is done unless the delegate does it.
  public func dropExited(info: DropInfo) {}
}
