// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What handles events in UIKit: here a class for apps' delegates, for views and their controllers, and the names of what is told of the keyboard.
///
/// A host has no keyboard on its screen and posts none of the notifications, so that what makes room for a keyboard
/// makes none.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// What is kept for the object by keys.
  nonisolated let associated = AssociatedValues()

  /// Makes an object that handles no events.
  public override init() { super.init() }

  /// The name of the notification that the keyboard is about to be shown. A host posts none.
  nonisolated public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  /// The name of the notification that the keyboard is shown. A host posts none.
  nonisolated public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  /// The name of the notification that the keyboard is about to go. A host posts none.
  nonisolated public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  /// The name of the notification that the keyboard has gone. A host posts none.
  nonisolated public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  /// The name of the notification that the keyboard is about to move or to change its size. A host posts none.
  nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// The name of the notification that the keyboard has moved or changed its size. A host posts none.
  nonisolated public static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")

  /// The key of the keyboard's frame before it moves: a `CGRect`.
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of the keyboard's frame after it has moved: a `CGRect`.
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of how long the keyboard moves, in seconds: a `Double`.
  nonisolated public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of the number of the curve by which the keyboard moves: an `Int`.
  nonisolated public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  /// The key of whether the keyboard is this app's: a `Bool`.
  nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"

  /// What events go to next; nil here, a view's is its controller or its superview.
  open var next: UIResponder? { nil }
  /// Whether it may be typed into: false.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether it may be typed into no more: true.
  open var canResignFirstResponder: Bool { true }
  /// Whether it's typed into: false.
  open var isFirstResponder: Bool { false }
  /// Asks to be typed into. False: a host types into its own fields alone.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }
  /// Asks to be typed into no more.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }
  /// What is shown in place of the keyboard: nothing.
  open var inputView: UIView? { nil }
  /// What is shown above the keyboard: nothing.
  open var inputAccessoryView: UIView? { nil }
  /// An undo manager: none.
  open var undoManager: UndoManager? { nil }
  /// Whether it does an action: false.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  /// Called for touches that begin. A host touches nothing by UIKit's name.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called for touches that move.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called for touches that end.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called for touches that are ended from outside.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called for buttons that are pressed.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Called for buttons that are let go.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Called when a movement of the device begins.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Called when a movement of the device ends.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
}
