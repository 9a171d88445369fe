// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What handles events in UIKit, here a class for apps' delegates, and the names of what is told of the keyboard. A host
/// has no keyboard and posts none of them, so that what makes room for one makes none.
@MainActor open class UIResponder: NSObject {
  public override init() { super.init() }

  /// Posted on Apple's platforms before the keyboard comes. Nothing posts it here.
  nonisolated public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  /// Posted on Apple's platforms when the keyboard has come. Nothing posts it here.
  nonisolated public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  /// Posted on Apple's platforms before the keyboard goes. Nothing posts it here.
  nonisolated public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  /// Posted on Apple's platforms when the keyboard has gone. Nothing posts it here.
  nonisolated public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  /// Posted on Apple's platforms before the keyboard's frame changes. Nothing posts it here.
  nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// Posted on Apple's platforms when the keyboard's frame has changed. Nothing posts it here.
  nonisolated public static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")

  /// The keyboard's frame at the start of its way: a `CGRect`.
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The keyboard's frame at the end of its way: a `CGRect`.
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// How long its way takes, in seconds: a `Double`.
  nonisolated public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// The number of its way's curve: an `Int`.
  nonisolated public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  /// Whether the keyboard is this app's: a `Bool`.
  nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
