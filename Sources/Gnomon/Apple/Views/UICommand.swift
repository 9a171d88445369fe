// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Another method for a line of a menu while keys are held, by UIKit's name. It's kept.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
  /// The text.
  public let title: String
  /// The method's name.
  public let action: Selector
  /// The keys that are held.
  public let modifierFlags: UIKeyModifierFlags
  /// Another method of a name.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    (self.title, self.action, self.modifierFlags) = (title, action, modifierFlags)
    super.init()
  }
}

/// A line of a menu that calls a method by its name, by UIKit's name. It's kept: on Linux methods aren't called by their names.
open class UICommand: UIMenuElement {
  /// The method's name.
  public let action: Selector
  /// A value of its own.
  public let propertyList: Any?
  /// Other methods while keys are held.
  public let alternates: [UICommandAlternate]
  /// What it's called where there is more room. It's kept.
  open var discoverabilityTitle: String?
  /// How it may be used. It's kept.
  open var attributes: UIMenuElement.Attributes
  /// Whether it's marked. It's kept.
  open var state: UIMenuElement.State
  /// The line's text.
  open override var title: String {
    get { ownTitle }
    set { ownTitle = newValue }
  }

  /// A line that calls a method by its name.
  public init(
    title: String = "", subtitle: String? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    (self.action, self.propertyList, self.alternates) = (action, propertyList, alternates)
    (self.discoverabilityTitle, self.attributes, self.state) = (discoverabilityTitle, attributes, state)
    super.init(title: title)
    self.subtitle = subtitle
  }
}
