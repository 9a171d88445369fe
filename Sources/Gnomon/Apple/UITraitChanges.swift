// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A trait, by UIKit's name. The traits of one's own have their default value everywhere.
public protocol UITraitDefinition {
  /// The type of its values.
  associatedtype Value
  /// The value where none is said.
  static var defaultValue: Value { get }
  /// Whether colours may differ by it.
  static var affectsColorAppearance: Bool { get }
  /// Its name for people.
  static var name: String { get }
  /// The name that it's found by.
  static var identifier: String { get }
}

extension UITraitDefinition {
  /// False.
  public static var affectsColorAppearance: Bool { false }
  /// The type's name.
  public static var name: String { "\(Self.self)" }
  /// The type's name.
  public static var identifier: String { "\(Self.self)" }
}

/// A kind of trait, by UIKit's name.
public typealias UITrait = any UITraitDefinition.Type

/// A trait that a collection has.
private protocol KnownTrait: UITraitDefinition where Value: Hashable {
  static func value(in traits: UITraitCollection) -> Value
}

extension KnownTrait {
  fileprivate static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    value(in: one) != value(in: other)
  }
}

/// Light or dark, by UIKit's name.
public enum UITraitUserInterfaceStyle: KnownTrait {
  /// It isn't said.
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  /// True.
  public static let affectsColorAppearance = true
  static func value(in traits: UITraitCollection) -> UIUserInterfaceStyle { traits.userInterfaceStyle }
}
/// The kind of the device, by UIKit's name.
public enum UITraitUserInterfaceIdiom: KnownTrait {
  /// It isn't said.
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
  static func value(in traits: UITraitCollection) -> UIUserInterfaceIdiom { traits.userInterfaceIdiom }
}
/// Whether views lie on the ground or above it, by UIKit's name.
public enum UITraitUserInterfaceLevel: KnownTrait {
  /// It isn't said.
  public static let defaultValue = UIUserInterfaceLevel.unspecified
  /// True.
  public static let affectsColorAppearance = true
  static func value(in traits: UITraitCollection) -> UIUserInterfaceLevel { traits.userInterfaceLevel }
}
/// The pixels of a point, by UIKit's name.
public enum UITraitDisplayScale: KnownTrait {
  /// It isn't said.
  public static let defaultValue: CGFloat = 0
  static func value(in traits: UITraitCollection) -> CGFloat { traits.displayScale }
}
/// How far the display's colours reach, by UIKit's name.
public enum UITraitDisplayGamut: KnownTrait {
  /// It isn't said.
  public static let defaultValue = UIDisplayGamut.unspecified
  /// True.
  public static let affectsColorAppearance = true
  static func value(in traits: UITraitCollection) -> UIDisplayGamut { traits.displayGamut }
}
/// The space from left to right, by UIKit's name.
public enum UITraitHorizontalSizeClass: KnownTrait {
  /// It isn't said.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass { traits.horizontalSizeClass }
}
/// The space from top to bottom, by UIKit's name.
public enum UITraitVerticalSizeClass: KnownTrait {
  /// It isn't said.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass { traits.verticalSizeClass }
}
/// The direction of reading, by UIKit's name.
public enum UITraitLayoutDirection: KnownTrait {
  /// It isn't said.
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
  static func value(in traits: UITraitCollection) -> UITraitEnvironmentLayoutDirection { traits.layoutDirection }
}
/// The size of texts that people have chosen, by UIKit's name.
public enum UITraitPreferredContentSizeCategory: KnownTrait {
  /// It isn't said.
  public static let defaultValue = UIContentSizeCategory.unspecified
  static func value(in traits: UITraitCollection) -> UIContentSizeCategory { traits.preferredContentSizeCategory }
}
/// Whether people ask for more contrast, by UIKit's name.
public enum UITraitAccessibilityContrast: KnownTrait {
  /// It isn't said.
  public static let defaultValue = UIAccessibilityContrast.unspecified
  /// True.
  public static let affectsColorAppearance = true
  static func value(in traits: UITraitCollection) -> UIAccessibilityContrast { traits.accessibilityContrast }
}
/// Whether the scene is the one that people work in, by UIKit's name.
public enum UITraitActiveAppearance: KnownTrait {
  /// It isn't said.
  public static let defaultValue = UIUserInterfaceActiveAppearance.unspecified
  /// True.
  public static let affectsColorAppearance = true
  static func value(in traits: UITraitCollection) -> UIUserInterfaceActiveAppearance { traits.activeAppearance }
}
/// Whether people ask for bold letters, by UIKit's name.
public enum UITraitLegibilityWeight: KnownTrait {
  /// It isn't said.
  public static let defaultValue = UILegibilityWeight.unspecified
  static func value(in traits: UITraitCollection) -> UILegibilityWeight { traits.legibilityWeight }
}

extension UITraitCollection {
  /// The kinds of traits that colours may differ by.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self, UITraitDisplayGamut.self,
      UITraitAccessibilityContrast.self, UITraitActiveAppearance.self,
    ]
  }

  /// Whether one of some kinds differs in another collection. Those of one's own never do.
  func differs(from other: UITraitCollection, in traits: [UITrait]) -> Bool {
    traits.contains { ($0 as? any KnownTrait.Type)?.differs(self, other) == true }
  }
}

/// What has traits of its surroundings, by UIKit's name: views and their controllers.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits.
  var traitCollection: UITraitCollection { get }
  /// Called when they're others, with those from before.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// What a function is registered as, by UIKit's name.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}

private final class TraitRegistration: NSObject, UITraitChangeRegistration {
  let traits: [UITrait]
  let handler: (any UITraitEnvironment, UITraitCollection) -> Void

  init(_ traits: [UITrait], _ handler: @escaping (any UITraitEnvironment, UITraitCollection) -> Void) {
    (self.traits, self.handler) = (traits, handler)
  }
}

/// What calls functions when traits are others, by UIKit's name.
@preconcurrency @MainActor
public protocol UITraitChangeObservable {}

extension UITraitChangeObservable {
  /// Has a function called when one of some kinds of traits is another: with this object, and the traits from before.
  ///
  /// - Parameters:
  ///   - traits: the kinds.
  ///   - handler: the function.
  /// - Returns: what ends it.
  @discardableResult
  public func registerForTraitChanges<Object: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping (Object, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits) { object, previous in
      if let object = object as? Object { handler(object, previous) }
    }
    (self as? UIResponder)?.traitRegistrations.append(registration)
    return registration
  }

  /// Has a method called by its name. Nothing is called by its name here: a warning says so once.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Has another object's method called by its name. Nothing is called by its name here: a warning says so once.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    UIView.unsupported(
      "registerForTraitChanges(_:action:) calls nothing: methods have no names here.", hint: "Give it a closure.")
    return TraitRegistration(traits) { _, _ in }
  }

  /// Ends what was registered.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? UIResponder)?.traitRegistrations.removeAll { $0 === registration }
  }
}

extension UIResponder {
  private static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  fileprivate var traitRegistrations: [TraitRegistration] {
    get { associated.value[Self.key] as? [TraitRegistration] ?? [] }
    set { associated.value[Self.key] = newValue }
  }

  fileprivate func tell(_ environment: any UITraitEnvironment, of previous: UITraitCollection) {
    let traits = environment.traitCollection
    guard previous != traits else { return }
    environment.traitCollectionDidChange(previous)
    for one in traitRegistrations where traits.differs(from: previous, in: one.traits) {
      one.handler(environment, previous)
    }
  }
}

extension UIView: UITraitEnvironment, UITraitChangeObservable {
  /// Tells the view, its controller and the views in it that the host's traits are others.
  func traitsDidChange(from previous: UITraitCollection) {
    var previous = previous
    if overrideUserInterfaceStyle != .unspecified {
      previous = UITraitCollection(
        traitsFrom: [previous, UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle)])
    }
    if let controller { controller.tell(controller, of: previous) }
    tell(self, of: previous)
    for view in subviews { view.traitsDidChange(from: previous) }
  }
}

extension UIViewController: UITraitEnvironment, UITraitChangeObservable {}
