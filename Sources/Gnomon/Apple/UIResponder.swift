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
  /// The keys that do something. Nobody asks: SwiftUI's `keyboardShortcut` is pressed.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// What is shown in place of the keyboard: nothing.
  open var inputView: UIView? { nil }
  /// What is shown above the keyboard: nothing.
  open var inputAccessoryView: UIView? { nil }
  /// An undo manager: none.
  open var undoManager: UndoManager? { nil }
  /// Whether it does an action: false.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  /// What does an action: this object where it does, or who comes next.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }
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

  // MARK: For those who can't see it

  private var spoken = Spoken()
  /// Whether it's read out as one. It's kept: SwiftUI's own modifiers are read.
  open var isAccessibilityElement: Bool {
    get { spoken.isElement }
    set { spoken.isElement = newValue }
  }
  /// What it is, in words. It's kept.
  open var accessibilityLabel: String? {
    get { spoken.label }
    set { spoken.label = newValue }
  }
  /// Its value in words. It's kept.
  open var accessibilityValue: String? {
    get { spoken.value }
    set { spoken.value = newValue }
  }
  /// What it does, in words. It's kept.
  open var accessibilityHint: String? {
    get { spoken.hint }
    set { spoken.hint = newValue }
  }
  /// A name that tests find it by. It's kept.
  open var accessibilityIdentifier: String? {
    get { spoken.identifier }
    set { spoken.identifier = newValue }
  }
  /// What kind of thing it is. It's kept.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { spoken.traits }
    set { spoken.traits = newValue }
  }
  /// Whether nothing else is read out. It's kept.
  open var accessibilityViewIsModal: Bool {
    get { spoken.isModal }
    set { spoken.isModal = newValue }
  }
  /// Whether nothing in it is read out. It's kept.
  open var accessibilityElementsHidden: Bool {
    get { spoken.isHidden }
    set { spoken.isHidden = newValue }
  }
  /// What is read out of it, in order. It's kept.
  open var accessibilityElements: [Any]? {
    get { spoken.elements }
    set { spoken.elements = newValue }
  }
  /// How many things in it are read out: those that were set.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// What is read out at a place; nil where there is nothing.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }
  /// The place of what is read out; `NSNotFound` where it's nowhere.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }
  /// Where it's marked, in points. It's kept.
  open var accessibilityFrame: CGRect {
    get { spoken.frame }
    set { spoken.frame = newValue }
  }
  /// Whether what is in it is read out together. It's kept.
  open var shouldGroupAccessibilityChildren: Bool {
    get { spoken.isGroup }
    set { spoken.isGroup = newValue }
  }
  /// Uses it. It isn't called here.
  open func accessibilityActivate() -> Bool { false }
  /// Goes back from it. It isn't called here.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Makes its value larger. It isn't called here.
  open func accessibilityIncrement() {}
  /// Makes its value smaller. It isn't called here.
  open func accessibilityDecrement() {}
}

/// What is kept of a view for those who can't see it.
private struct Spoken {
  var isElement = false
  var label: String?
  var value: String?
  var hint: String?
  var identifier: String?
  var traits: UIAccessibilityTraits = []
  var isModal = false
  var isHidden = false
  var elements: [Any]?
  var frame = CGRect.zero
  var isGroup = false
}

/// What kind of thing something is for those who can't see it, by UIKit's name.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The kinds as bits.
  public let rawValue: UInt64
  /// The kinds of some bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// None.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 2)
  /// A picture.
  public static let image = UIAccessibilityTraits(rawValue: 4)
  /// It's chosen.
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  /// A text.
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  /// A title.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// It can't be used.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
  /// Its value changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
  /// Its value can be changed.
  public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
}
