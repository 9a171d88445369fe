// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What handles events in UIKit: here a class for apps' delegates, and the names of what is told of the keyboard.
///
/// A host has no keyboard on its screen and posts none of the notifications, so that what makes room for a keyboard
/// makes none.
@MainActor open class UIResponder: NSObject {
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
}
