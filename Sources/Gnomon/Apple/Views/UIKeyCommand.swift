// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Keys that are held, by UIKit's name.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The keys as bits.
  public let rawValue: Int
  /// The keys of some bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The lock of capital letters.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key beside the letters.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// A key that was pressed, by UIKit's name. A host makes none.
@preconcurrency @MainActor
open class UIKey: NSObject {
  /// What the key types.
  open var characters: String { "" }
  /// What the key types when none is held.
  open var charactersIgnoringModifiers: String { "" }
  /// The keys that are held.
  open var modifierFlags: UIKeyModifierFlags { [] }
}

extension UIPress {
  /// The key: nil, a host presses none by UIKit's name.
  public var key: UIKey? { nil }
}

/// A key that does something, by UIKit's name. It's kept: SwiftUI's `keyboardShortcut` is pressed.
open class UIKeyCommand: UICommand {
  /// The key.
  public let input: String?
  /// The keys that are held with it.
  public let modifierFlags: UIKeyModifierFlags
  /// Whether it comes before the system's keys. It's kept.
  open var wantsPriorityOverSystemBehavior = false
  /// A key that calls a method.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }
  /// A key that calls a method, and a line of a menu that says so.
  public init(
    title: String = "", action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [],
    propertyList: Any? = nil, alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    (self.input, self.modifierFlags) = (input, modifierFlags)
    super.init(
      title: title, action: action, propertyList: propertyList, alternates: alternates,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }
  /// The up arrow.
  nonisolated public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The down arrow.
  nonisolated public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The left arrow.
  nonisolated public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The right arrow.
  nonisolated public static let inputRightArrow = "UIKeyInputRightArrow"
  /// Escape.
  nonisolated public static let inputEscape = "UIKeyInputEscape"
}

/// A finger that steers a controller's coming or going, by UIKit's name. Nothing comes or goes with an animation: it's kept.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  /// How long it lasts, in seconds: 0.
  open var duration: CGFloat { 0 }
  /// How far it is: from 0 to 1.
  public private(set) var percentComplete: CGFloat = 0
  /// How fast it ends. It's kept.
  open var completionSpeed: CGFloat = 1
  /// The curve of its end. It's kept.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// Whether a finger leads it from the start. It's kept.
  open var wantsInteractiveStart = true
  /// Begins.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    percentComplete = 0
  }
  /// Goes to a part of the whole.
  open func update(_ percentComplete: CGFloat) { self.percentComplete = min(max(percentComplete, 0), 1) }
  /// Stands still.
  open func pause() {}
  /// Goes back.
  open func cancel() { percentComplete = 0 }
  /// Ends.
  open func finish() { percentComplete = 1 }
}
