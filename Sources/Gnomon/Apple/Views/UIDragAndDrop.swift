// SPDX-License-Identifier: Apache-2.0
import Foundation

// Dragging by UIKit's names: what is set is kept. Nothing is dragged by them: SwiftUI's modifiers drag.

/// What is dragged, by UIKit's name. It's kept.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// What gives the data.
  public let itemProvider: NSItemProvider
  /// Something of the app's own.
  open var localObject: Any?
  /// Gives the look while it's dragged. Nobody asks.
  open var previewProvider: (() -> UIDragPreview?)?
  /// What is dragged.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// How what is dragged looks, by UIKit's name. It's kept.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
  /// The view.
  public let view: UIView
  /// How it looks.
  public let parameters: UIDragPreviewParameters
  /// A view and its looks.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    (self.view, self.parameters) = (view, parameters)
    super.init()
  }
  /// A view.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }
}
/// How a view looks while it's dragged, by UIKit's name. It's kept.
open class UIDragPreviewParameters: UIPreviewParameters {}
/// Where a view goes while it's dragged, by UIKit's name. It's kept.
open class UIDragPreviewTarget: UIPreviewTarget {}
/// A view while it's dragged, by UIKit's name. It's kept.
open class UITargetedDragPreview: UITargetedPreview {}

/// What is done with what is dropped, by UIKit's name.
public enum UIDropOperation: UInt, Sendable {
  /// Nothing.
  case cancel
  /// It mustn't be dropped.
  case forbidden
  /// It's copied.
  case copy
  /// It's moved.
  case move
}

/// What would be done with what is dropped, by UIKit's name.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  /// What is done.
  public let operation: UIDropOperation
  /// Whether the finger is more exact. It's kept.
  open var isPrecise = false
  /// Whether the look shrinks over it. It's kept.
  open var prefersFullSizePreview = false
  /// What is done.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}

/// What drags and drops have in common, by UIKit's name. There is none here.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// What is dragged.
  var items: [UIDragItem] { get }
  /// Where the finger is in a view.
  func location(in view: UIView) -> CGPoint
  /// Whether it may be moved.
  var allowsMoveOperation: Bool { get }
  /// Whether it stays in the app.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Whether some of it is of some types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Whether some of it makes objects of a class.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}
/// A drag, by UIKit's name. There is none here.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// Something of the app's own.
  var localContext: Any? { get set }
}
/// A drag over a view, by UIKit's name. There is none here.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The drag, where it began in the app.
  var localDragSession: (any UIDragSession)? { get }
}
/// An animation of a drag, by UIKit's name. There is none here.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  /// Makes changes along with it.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Does something when it has ended.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// What drags out of a view, by UIKit's name. Nothing is dragged: it's kept.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  /// The view that has it.
  public private(set) weak var view: UIView?
  /// What is asked. Nobody asks.
  public private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// Whether it drags. It's kept.
  open var isEnabled = true
  /// Whether it goes along with other gestures. It's kept.
  open var allowsSimultaneousRecognitionDuringLift = false
  /// Whether it drags where nothing is said.
  open class var isEnabledByDefault: Bool { true }
  /// One that asks.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }
  /// Called before it's another view's.
  open func willMove(to view: UIView?) {}
  /// Called when it's another view's.
  open func didMove(to view: UIView?) { self.view = view }
}
/// What is asked of a drag, by UIKit's name. Nobody asks.
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: NSObjectProtocol {
  /// What is dragged.
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
  /// How it looks.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview?
  /// It's lifted.
  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession)
  /// It begins.
  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
  /// It has moved.
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)
  /// It's about to end.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation)
  /// It has ended.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)
  /// How it looks while it goes back.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?
  /// It goes back.
  func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating)
  /// Whether it may be moved.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
}

extension UIDragInteractionDelegate {
  /// nil.
  public func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? { nil }
  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
  ) {}
  /// Does nothing.
  public func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {}
  /// Does nothing.
  public func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {}
  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
  ) {}
  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {}
  /// The same.
  public func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { defaultPreview }
  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating
  ) {}
  /// True.
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
}

/// What drops into a view, by UIKit's name. Nothing is dropped: it's kept.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
  /// The view that has it.
  public private(set) weak var view: UIView?
  /// What is asked. Nobody asks.
  public private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// Whether several drags may be over it at a time. It's kept.
  open var allowsSimultaneousDropSessions = false
  /// One that asks.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }
  /// Called before it's another view's.
  open func willMove(to view: UIView?) {}
  /// Called when it's another view's.
  open func didMove(to view: UIView?) { self.view = view }
}
/// What is asked of a drop, by UIKit's name. Nobody asks.
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: NSObjectProtocol {
  /// Whether it can be dropped here.
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
  /// It came over the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  /// What would be done with it.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal
  /// It left the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  /// It's dropped.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  /// The animation of the drop has ended.
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
  /// It has ended.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
  /// How it looks while it's dropped.
  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?
  /// It's dropped with an animation.
  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating)
}

extension UIDropInteractionDelegate {
  /// True.
  public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { true }
  /// Does nothing.
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {}
  /// Nothing is done with it.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
  /// Does nothing.
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {}
  /// Does nothing.
  public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
  /// Does nothing.
  public func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {}
  /// Does nothing.
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {}
  /// The same.
  public func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { defaultPreview }
  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
  ) {}
}
