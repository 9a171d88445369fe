// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What recognizes a gesture, by UIKit's name. It keeps its targets: a host touches no views by UIKit's name, and nothing is recognized.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// Where a recognition stands.
  public enum State: Int, Sendable {
    /// Nothing is recognized yet.
    case possible
    /// It has begun.
    case began
    /// It goes on.
    case changed
    /// It has ended.
    case ended
    /// It was ended from outside.
    case cancelled
    /// It was none.
    case failed
    /// It has ended.
    public static let recognized = State.ended
  }

  weak var owner: UIView?
  private(set) var targets: [(target: AnyObject?, action: Selector?)] = []

  /// A recognizer with a target.
  public init(target: Any?, action: Selector?) {
    super.init()
    if target != nil { targets.append((target as AnyObject?, action)) }
  }
  /// A recognizer without a target.
  public convenience override init() { self.init(target: nil, action: nil) }

  /// Where the recognition stands.
  open var state = State.possible
  /// Whether it recognizes.
  open var isEnabled = true
  /// The view that it was added to.
  open var view: UIView? { owner }
  /// What is asked about it.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether the view's touches end with it. It's kept.
  open var cancelsTouchesInView = true
  /// Whether the view's touches wait for it. It's kept.
  open var delaysTouchesBegan = false
  /// Whether the view's touches end after it. It's kept.
  open var delaysTouchesEnded = true
  /// Whether it takes one kind of touches alone. It's kept.
  open var requiresExclusiveTouchType = true
  /// A name for logs.
  open var name: String?
  /// The number of touches: 0.
  open var numberOfTouches: Int { 0 }

  /// Adds a target.
  open func addTarget(_ target: Any, action: Selector) { targets.append((target as AnyObject, action)) }
  /// Takes a target out; all where it's nil.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll {
      (target == nil || $0.target === target as AnyObject?) && (action == nil || $0.action == action)
    }
  }
  /// Waits for another one to fail. It's kept by nobody.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
  /// Where the touches are: at the origin.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Where a touch is: at the origin.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { .zero }
  /// Called before it's used again.
  open func reset() {}
  /// Whether it may keep another one from recognizing: true.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether another one may keep it from recognizing: true.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Called for touches that begin.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called for touches that move.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called for touches that end.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called for touches that are ended from outside.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
}

/// What is asked about a gesture, by UIKit's name. Each question has an answer that holds where none is given.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Whether it may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether it may be recognized together with another one.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether it waits for another one to fail.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether another one waits for it to fail.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether it gets a touch.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
  /// Whether it gets a press of a button.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool
  /// Whether it gets an event.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// True.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// False.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// False.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// False.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// True.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
  /// True.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool { true }
  /// True.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool { true }
}

/// A tap, by UIKit's name. It's never recognized.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps.
  open var numberOfTapsRequired = 1
  /// The number of fingers.
  open var numberOfTouchesRequired = 1
}

/// A long press, by UIKit's name. It's never recognized.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far the finger may move, in points.
  open var allowableMovement: CGFloat = 10
  /// The number of taps before.
  open var numberOfTapsRequired = 0
  /// The number of fingers.
  open var numberOfTouchesRequired = 1
}

/// A pan, by UIKit's name. It's never recognized.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The least number of fingers.
  open var minimumNumberOfTouches = 1
  /// The greatest number of fingers.
  open var maximumNumberOfTouches = Int.max
  /// How far it has gone, in points: 0.
  open func translation(in view: UIView?) -> CGPoint { .zero }
  /// Sets how far it has gone. It means nothing here.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
  /// How fast it goes, in points a second: 0.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// A pan from a side of the screen, by UIKit's name. It's never recognized.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The sides.
  open var edges: UIRectEdge = []
}

/// A pinch, by UIKit's name. It's never recognized.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers went apart: 1.
  open var scale: CGFloat = 1
  /// How fast, a second: 0.
  open var velocity: CGFloat { 0 }
}

/// A turn of two fingers, by UIKit's name. It's never recognized.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle in radians: 0.
  open var rotation: CGFloat = 0
  /// How fast, in radians a second: 0.
  open var velocity: CGFloat { 0 }
}

/// A swipe, by UIKit's name. It's never recognized.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Directions of a swipe.
  public struct Direction: OptionSet, Sendable {
    /// The directions as bits.
    public let rawValue: UInt
    /// The directions of some bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Up.
    public static let up = Direction(rawValue: 4)
    /// Down.
    public static let down = Direction(rawValue: 8)
  }
  /// The direction.
  open var direction = Direction.right
  /// The number of fingers.
  open var numberOfTouchesRequired = 1
}

/// A pointer over a view, by UIKit's name. It's never recognized.
open class UIHoverGestureRecognizer: UIGestureRecognizer {}

/// A finger on the screen, by UIKit's name. A host makes none.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// The parts of a touch's life.
  public enum Phase: Int, Sendable {
    /// It has begun.
    case began
    /// It has moved.
    case moved
    /// It hasn't moved.
    case stationary
    /// It has ended.
    case ended
    /// It was ended from outside.
    case cancelled
  }
  /// Where the touch's life stands.
  open var phase: Phase { .cancelled }
  /// The view that is touched: nil.
  open var view: UIView? { nil }
  /// The window that is touched: nil.
  open var window: UIWindow? { nil }
  /// The number of taps: 0.
  open var tapCount: Int { 0 }
  /// Where it is: at the origin.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Where it was: at the origin.
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}

/// What has happened to a view, by UIKit's name. A host makes none.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The kinds of events.
  public enum EventType: Int, Sendable {
    /// Touches.
    case touches
    /// Movements of the device.
    case motion
    /// A remote control.
    case remoteControl
    /// Buttons.
    case presses
  }
  /// The kinds of movements.
  public enum EventSubtype: Int, Sendable {
    /// None.
    case none
    /// The device was shaken.
    case motionShake
  }
  /// The event's kind.
  open var type: EventType { .touches }
  /// The touches: none.
  open var allTouches: Set<UITouch>? { nil }
  /// The touches of a view: none.
  open func touches(for view: UIView) -> Set<UITouch>? { nil }
}

/// A button that was pressed, by UIKit's name. A host makes none.
@preconcurrency @MainActor
open class UIPress: NSObject {}
/// Buttons that were pressed, by UIKit's name. A host makes none.
open class UIPressesEvent: UIEvent {}
