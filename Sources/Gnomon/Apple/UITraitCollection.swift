// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What can be said of surroundings, by UIKit's name: the properties of a ``UITraitCollection`` as they are changed.
public protocol UIMutableTraits {
  /// Whether the views are light or dark.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// The kind of the device.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// Whether the views lie on the ground or above it.
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  /// The pixels per point; 0 where it isn't said.
  var displayScale: CGFloat { get set }
  /// How far the display's colours reach.
  var displayGamut: UIDisplayGamut { get set }
  /// The space from left to right.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The space from top to bottom.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The direction of reading.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// The size of texts that people have chosen.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// Whether people ask for more contrast.
  var accessibilityContrast: UIAccessibilityContrast { get set }
  /// Whether people ask for bold letters.
  var legibilityWeight: UILegibilityWeight { get set }
  /// Whether the display feels how hard it's pressed.
  var forceTouchCapability: UIForceTouchCapability { get set }
  /// Whether the scene is the one that people work in.
  var activeAppearance: UIUserInterfaceActiveAppearance { get set }
}

/// What UIKit says of the surroundings: light or dark, the device, the space, the size of texts. What isn't said is
/// `unspecified`, and 0 for the scale.
///
/// ``current`` says all that is known of the host. Others say what they are made with.
public struct UITraitCollection: Hashable, Sendable {
  private struct Values: UIMutableTraits, Hashable, Sendable {
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    var displayScale: CGFloat = 0
    var displayGamut = UIDisplayGamut.unspecified
    var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    var accessibilityContrast = UIAccessibilityContrast.unspecified
    var legibilityWeight = UILegibilityWeight.unspecified
    var forceTouchCapability = UIForceTouchCapability.unknown
    var activeAppearance = UIUserInterfaceActiveAppearance.unspecified

    /// Takes over what another one says.
    mutating func take(_ other: Values) {
      func take<Value: Equatable>(_ path: WritableKeyPath<Values, Value>) {
        let value = other[keyPath: path]
        if value != Self.nothing[keyPath: path] { self[keyPath: path] = value }
      }
      take(\.userInterfaceStyle)
      take(\.userInterfaceIdiom)
      take(\.userInterfaceLevel)
      take(\.displayScale)
      take(\.displayGamut)
      take(\.horizontalSizeClass)
      take(\.verticalSizeClass)
      take(\.layoutDirection)
      take(\.preferredContentSizeCategory)
      take(\.accessibilityContrast)
      take(\.legibilityWeight)
      take(\.forceTouchCapability)
      take(\.activeAppearance)
    }

    static let nothing = Values()
  }

  private var values = Values()

  /// Traits that say nothing.
  public init() {}
  /// Traits that say what some others say; of several that say the same one, the last counts.
  public init(traitsFrom traitCollections: [UITraitCollection]) {
    for traits in traitCollections { values.take(traits.values) }
  }
  /// Traits that say what a function sets.
  public init(mutations: (inout any UIMutableTraits) -> Void) { change(mutations) }

  private mutating func change(_ mutations: (inout any UIMutableTraits) -> Void) {
    var changed: any UIMutableTraits = values
    mutations(&changed)
    // A function may put another value in its place: what it says counts.
    var new = Values()
    new.userInterfaceStyle = changed.userInterfaceStyle
    new.userInterfaceIdiom = changed.userInterfaceIdiom
    new.userInterfaceLevel = changed.userInterfaceLevel
    new.displayScale = changed.displayScale
    new.displayGamut = changed.displayGamut
    new.horizontalSizeClass = changed.horizontalSizeClass
    new.verticalSizeClass = changed.verticalSizeClass
    new.layoutDirection = changed.layoutDirection
    new.preferredContentSizeCategory = changed.preferredContentSizeCategory
    new.accessibilityContrast = changed.accessibilityContrast
    new.legibilityWeight = changed.legibilityWeight
    new.forceTouchCapability = changed.forceTouchCapability
    new.activeAppearance = changed.activeAppearance
    values = new
  }

  /// The same traits with what a function changes.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    var traits = self
    traits.change(mutations)
    return traits
  }

  // MARK: One trait

  /// Traits that say light or dark.
  public init(userInterfaceStyle: UIUserInterfaceStyle) { values.userInterfaceStyle = userInterfaceStyle }
  /// Traits that say the kind of the device.
  public init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) { values.userInterfaceIdiom = idiom }
  /// Traits that say whether the views lie on the ground or above it.
  public init(userInterfaceLevel: UIUserInterfaceLevel) { values.userInterfaceLevel = userInterfaceLevel }
  /// Traits that say the pixels per point.
  public init(displayScale scale: CGFloat) { values.displayScale = scale }
  /// Traits that say how far the display's colours reach.
  public init(displayGamut: UIDisplayGamut) { values.displayGamut = displayGamut }
  /// Traits that say the space from left to right.
  public init(horizontalSizeClass: UIUserInterfaceSizeClass) { values.horizontalSizeClass = horizontalSizeClass }
  /// Traits that say the space from top to bottom.
  public init(verticalSizeClass: UIUserInterfaceSizeClass) { values.verticalSizeClass = verticalSizeClass }
  /// Traits that say the direction of reading.
  public init(layoutDirection: UITraitEnvironmentLayoutDirection) { values.layoutDirection = layoutDirection }
  /// Traits that say the size of texts.
  public init(preferredContentSizeCategory: UIContentSizeCategory) {
    values.preferredContentSizeCategory = preferredContentSizeCategory
  }
  /// Traits that say whether people ask for more contrast.
  public init(accessibilityContrast: UIAccessibilityContrast) { values.accessibilityContrast = accessibilityContrast }
  /// Traits that say whether people ask for bold letters.
  public init(legibilityWeight: UILegibilityWeight) { values.legibilityWeight = legibilityWeight }
  /// Traits that say whether the display feels how hard it's pressed.
  public init(forceTouchCapability: UIForceTouchCapability) { values.forceTouchCapability = forceTouchCapability }
  /// Traits that say whether the scene is the one that people work in.
  public init(activeAppearance: UIUserInterfaceActiveAppearance) { values.activeAppearance = activeAppearance }

  // MARK: What they say

  /// Whether the views are light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// The kind of the device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// Whether the views lie on the ground or above it.
  public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  /// The pixels per point; 0 where it isn't said.
  public var displayScale: CGFloat { values.displayScale }
  /// How far the display's colours reach.
  public var displayGamut: UIDisplayGamut { values.displayGamut }
  /// The space from left to right.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// The space from top to bottom.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// The direction of reading.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// The size of texts that people have chosen.
  public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
  /// Whether people ask for more contrast.
  public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  /// Whether people ask for bold letters.
  public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  /// Whether the display feels how hard it's pressed.
  public var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }
  /// Whether the scene is the one that people work in.
  public var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }

  /// Whether all that some traits say is said by these, too.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    var both = values
    both.take(trait.values)
    return both == values
  }
  /// Whether colours may differ between these traits and others.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let other = traitCollection?.values else { return true }
    return values.userInterfaceStyle != other.userInterfaceStyle || values.displayGamut != other.displayGamut
      || values.accessibilityContrast != other.accessibilityContrast
      || values.userInterfaceLevel != other.userInterfaceLevel || values.activeAppearance != other.activeAppearance
  }

  /// The traits of the host that was made or updated last. They are as its configuration says, whatever its views say.
  public static var current: UITraitCollection {
    let configuration = ViewHost.Configuration.shown
    var traits = UITraitCollection()
    traits.values.userInterfaceStyle = configuration.colorScheme == .dark ? .dark : .light
    traits.values.userInterfaceIdiom = UIDevice.current.userInterfaceIdiom
    traits.values.userInterfaceLevel = .base
    traits.values.displayScale = UIScreen.main.scale
    traits.values.displayGamut = .SRGB
    let classes = configuration.sizeClasses
    traits.values.horizontalSizeClass = UIUserInterfaceSizeClass(classes.horizontal)
    traits.values.verticalSizeClass = UIUserInterfaceSizeClass(classes.vertical)
    traits.values.layoutDirection = UITraitEnvironmentLayoutDirection(configuration.layoutDirection)
    traits.values.preferredContentSizeCategory = UIContentSizeCategory(configuration.dynamicTypeSize)
    traits.values.accessibilityContrast = UIAccessibilityContrast(configuration.colorSchemeContrast)
    traits.values.legibilityWeight = UILegibilityWeight(configuration.legibilityWeight ?? .regular)
    traits.values.forceTouchCapability = .unavailable
    traits.values.activeAppearance = .active
    return traits
  }

  /// Those of the host, light or dark.
  static func current(_ style: UIUserInterfaceStyle) -> UITraitCollection {
    UITraitCollection(traitsFrom: [.current, UITraitCollection(userInterfaceStyle: style)])
  }
}

extension UIScreen {
  /// The traits of the host that the screen shows.
  public var traitCollection: UITraitCollection { .current }
}
