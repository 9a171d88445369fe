// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What recognizes a gesture, by AppKit's name. It's never recognized.
@preconcurrency @MainActor
open class NSGestureRecognizer: NSObject {
  /// How far a gesture is.
  public enum State: Int, Sendable {
    /// It may begin.
    case possible
    /// It began.
    case began
    /// It changed.
    case changed
    /// It ended.
    case ended
    /// It was ended from outside.
    case cancelled
    /// It isn't one.
    case failed
    /// It ended: another name.
    public static var recognized: State { .ended }
  }
  /// A recognizer with a target.
  public init(target: Any?, action: Selector?) {
    super.init()
    (self.target, self.action) = (target as AnyObject?, action)
  }
  /// A recognizer without a target.
  public convenience override init() { self.init(target: nil, action: nil) }
  /// One of an archive: a plain one.
  public required init?(coder: NSCoder) { super.init() }
  /// The object that is called.
  open weak var target: AnyObject?
  /// The method that is called.
  open var action: Selector?
  /// Whether it recognizes.
  open var isEnabled = true
  /// How far the gesture is: a class of your own sets it.
  open var state = State.possible
  /// The view that it's in.
  open internal(set) weak var view: NSView?
  /// What is asked about it. Nothing is asked.
  open weak var delegate: (any NSGestureRecognizerDelegate)?
  /// How a press becomes harder. It's kept.
  open var pressureConfiguration = NSPressureConfiguration(pressureBehavior: .primaryDefault)
  /// The touches that it takes. It's kept.
  open var allowedTouchTypes: NSTouch.TouchTypeMask = []
  /// Whether the view waits for it with the left button. It's kept.
  open var delaysPrimaryMouseButtonEvents = false
  /// Whether the view waits for it with the right button. It's kept.
  open var delaysSecondaryMouseButtonEvents = false
  /// Whether the view waits for it with other buttons. It's kept.
  open var delaysOtherMouseButtonEvents = false
  /// Whether the view waits for it with keys. It's kept.
  open var delaysKeyEvents = false
  /// The keys that are held: none.
  open var modifierFlags: NSEvent.ModifierFlags { [] }
  /// Where the mouse is: at the origin.
  open func location(in view: NSView?) -> CGPoint { .zero }
  /// Begins anew.
  open func reset() { state = .possible }
  /// Whether it keeps another one from recognizing: true.
  open func canPrevent(_ preventedGestureRecognizer: NSGestureRecognizer) -> Bool { true }
  /// Whether another one keeps it from recognizing: true.
  open func canBePrevented(by preventingGestureRecognizer: NSGestureRecognizer) -> Bool { true }
  /// Whether another one has to fail first: false.
  open func shouldRequireFailure(of otherGestureRecognizer: NSGestureRecognizer) -> Bool { false }
  /// Whether it has to fail first: false.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: NSGestureRecognizer) -> Bool { false }
  /// A button of the mouse came down. It isn't called here.
  open func mouseDown(with event: NSEvent) {}
  /// A button of the mouse went up. It isn't called here.
  open func mouseUp(with event: NSEvent) {}
  /// The mouse moved with a button. It isn't called here.
  open func mouseDragged(with event: NSEvent) {}
  /// The right button came down. It isn't called here.
  open func rightMouseDown(with event: NSEvent) {}
  /// The right button went up. It isn't called here.
  open func rightMouseUp(with event: NSEvent) {}
  /// The mouse moved with the right button. It isn't called here.
  open func rightMouseDragged(with event: NSEvent) {}
  /// Another button came down. It isn't called here.
  open func otherMouseDown(with event: NSEvent) {}
  /// Another button went up. It isn't called here.
  open func otherMouseUp(with event: NSEvent) {}
  /// The mouse moved with another button. It isn't called here.
  open func otherMouseDragged(with event: NSEvent) {}
  /// A key came down. It isn't called here.
  open func keyDown(with event: NSEvent) {}
  /// A key went up. It isn't called here.
  open func keyUp(with event: NSEvent) {}
  /// Shift, control, option or command changed. It isn't called here.
  open func flagsChanged(with event: NSEvent) {}
  /// Two fingers pulled apart. It isn't called here.
  open func magnify(with event: NSEvent) {}
  /// Two fingers turned. It isn't called here.
  open func rotate(with event: NSEvent) {}
  /// A press became harder or lighter. It isn't called here.
  open func pressureChange(with event: NSEvent) {}
}

/// A finger on a touchpad, by AppKit's name. There is none.
@preconcurrency @MainActor
open class NSTouch: NSObject {
  /// Where a finger is.
  public enum TouchType: Int, Sendable {
    /// On the screen or the Touch Bar.
    case direct
    /// On a touchpad.
    case indirect
  }
  /// Some places of fingers.
  public struct TouchTypeMask: OptionSet, Sendable {
    /// The places as bits.
    public let rawValue: UInt
    /// The places of some bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// On the screen or the Touch Bar.
    public static let direct = TouchTypeMask(rawValue: 1)
    /// On a touchpad.
    public static let indirect = TouchTypeMask(rawValue: 2)
  }
}

/// What is asked about a recognizer, by AppKit's name. Nothing is asked.
@preconcurrency @MainActor
public protocol NSGestureRecognizerDelegate: NSObjectProtocol {
  /// Whether it's asked to recognize an event.
  func gestureRecognizer(_ gestureRecognizer: NSGestureRecognizer, shouldAttemptToRecognizeWith event: NSEvent) -> Bool
  /// Whether it may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: NSGestureRecognizer) -> Bool
  /// Whether it may recognize together with another one.
  func gestureRecognizer(
    _ gestureRecognizer: NSGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: NSGestureRecognizer
  ) -> Bool
}

extension NSGestureRecognizerDelegate {
  /// True.
  public func gestureRecognizer(
    _ gestureRecognizer: NSGestureRecognizer, shouldAttemptToRecognizeWith event: NSEvent
  ) -> Bool { true }
  /// True.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: NSGestureRecognizer) -> Bool { true }
  /// False.
  public func gestureRecognizer(
    _ gestureRecognizer: NSGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: NSGestureRecognizer
  ) -> Bool { false }
}

/// A click, by AppKit's name. It's never recognized.
open class NSClickGestureRecognizer: NSGestureRecognizer {
  /// The number of clicks.
  open var numberOfClicksRequired = 1
  /// The buttons, as bits: the left one.
  open var buttonMask = 1
}
/// A press, by AppKit's name. It's never recognized.
open class NSPressGestureRecognizer: NSGestureRecognizer {
  /// How long it has to be held, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far it may move, in points.
  open var allowableMovement: CGFloat = 6
  /// The buttons, as bits: the left one.
  open var buttonMask = 1
}
/// A pan, by AppKit's name. It's never recognized.
open class NSPanGestureRecognizer: NSGestureRecognizer {
  /// The buttons, as bits: the left one.
  open var buttonMask = 1
  /// How far it has gone: nowhere.
  open func translation(in view: NSView?) -> CGPoint { .zero }
  /// Sets how far it has gone. Nothing happens.
  open func setTranslation(_ translation: CGPoint, in view: NSView?) {}
  /// How fast it goes, in points a second: it doesn't.
  open func velocity(in view: NSView?) -> CGPoint { .zero }
}
/// Two fingers that are pulled apart, by AppKit's name. It's never recognized.
open class NSMagnificationGestureRecognizer: NSGestureRecognizer {
  /// How far they are apart.
  open var magnification: CGFloat = 0
}
/// Two fingers that turn, by AppKit's name. It's never recognized.
open class NSRotationGestureRecognizer: NSGestureRecognizer {
  /// How far they have turned, in radians.
  open var rotation: CGFloat = 0
}
