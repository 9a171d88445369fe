// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The space along an axis, by UIKit's name.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// It isn't said.
  case unspecified
  /// Little.
  case compact
  /// Much.
  case regular

  /// The class of one of SwiftUI's; nil gives `unspecified`.
  public init(_ sizeClass: UserInterfaceSizeClass?) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    case nil: self = .unspecified
    }
  }
}

extension UserInterfaceSizeClass {
  /// The class of one by UIKit's name; nil where that is `unspecified`.
  public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) {
    switch uiUserInterfaceSizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    case .unspecified: return nil
    }
  }
}

/// The direction of reading, by UIKit's name.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// It isn't said.
  case unspecified = -1
  /// As English is read.
  case leftToRight
  /// As Arabic is read.
  case rightToLeft

  /// The direction of one of SwiftUI's.
  public init(_ layoutDirection: LayoutDirection) {
    self = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}

extension LayoutDirection {
  /// The direction of one by UIKit's name; nil where that is `unspecified`.
  public init?(_ uiLayoutDirection: UITraitEnvironmentLayoutDirection) {
    switch uiLayoutDirection {
    case .leftToRight: self = .leftToRight
    case .rightToLeft: self = .rightToLeft
    case .unspecified: return nil
    }
  }
}

/// Whether people ask for more contrast, by UIKit's name.
public enum UIAccessibilityContrast: Int, Sendable {
  /// It isn't said.
  case unspecified = -1
  /// The usual contrast.
  case normal
  /// More contrast.
  case high

  /// The contrast of one of SwiftUI's; nil gives `unspecified`.
  public init(_ colorSchemeContrast: ColorSchemeContrast?) {
    switch colorSchemeContrast {
    case .standard: self = .normal
    case .increased: self = .high
    case nil: self = .unspecified
    }
  }
}

extension ColorSchemeContrast {
  /// The contrast of one by UIKit's name; nil where that is `unspecified`.
  public init?(_ uiAccessibilityContrast: UIAccessibilityContrast) {
    switch uiAccessibilityContrast {
    case .normal: self = .standard
    case .high: self = .increased
    case .unspecified: return nil
    }
  }
}

/// Whether people ask for bold letters, by UIKit's name.
public enum UILegibilityWeight: Int, Sendable {
  /// It isn't said.
  case unspecified = -1
  /// The usual weight.
  case regular
  /// Bold.
  case bold

  /// The weight of one of SwiftUI's; nil gives `unspecified`.
  public init(_ legibilityWeight: LegibilityWeight?) {
    switch legibilityWeight {
    case .regular: self = .regular
    case .bold: self = .bold
    case nil: self = .unspecified
    }
  }
}

extension LegibilityWeight {
  /// The weight of one by UIKit's name; nil where that is `unspecified`.
  public init?(_ uiLegibilityWeight: UILegibilityWeight) {
    switch uiLegibilityWeight {
    case .regular: self = .regular
    case .bold: self = .bold
    case .unspecified: return nil
    }
  }
}

/// Whether a view lies on the ground or above it, by UIKit's name.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// It isn't said.
  case unspecified = -1
  /// On the ground.
  case base
  /// Above it, as a sheet does.
  case elevated
}

/// How far the colours of a display reach, by UIKit's name.
public enum UIDisplayGamut: Int, Sendable {
  /// It isn't said.
  case unspecified = -1
  /// sRGB.
  case SRGB
  /// Display P3.
  case P3
}

/// Whether a display feels how hard it's pressed, by UIKit's name.
public enum UIForceTouchCapability: Int, Sendable {
  /// It isn't known.
  case unknown
  /// It doesn't.
  case unavailable
  /// It does.
  case available
}

/// Whether a scene is the one that people work in, by UIKit's name.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  /// It isn't said.
  case unspecified = -1
  /// It isn't.
  case inactive
  /// It is.
  case active
}

/// The size of texts that people have chosen, by UIKit's name.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// UIKit's word for the size.
  public let rawValue: String
  /// A size by UIKit's word.
  public init(rawValue: String) { self.rawValue = rawValue }

  private init(_ end: String) { rawValue = "UICTContentSizeCategory" + end }

  /// It isn't said.
  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest size.
  public static let extraSmall = UIContentSizeCategory("XS")
  /// Two steps below the default size.
  public static let small = UIContentSizeCategory("S")
  /// One step below the default size.
  public static let medium = UIContentSizeCategory("M")
  /// The size that devices come with.
  public static let large = UIContentSizeCategory("L")
  /// One step above the default size.
  public static let extraLarge = UIContentSizeCategory("XL")
  /// Two steps above the default size.
  public static let extraExtraLarge = UIContentSizeCategory("XXL")
  /// Three steps above the default size.
  public static let extraExtraExtraLarge = UIContentSizeCategory("XXXL")
  /// The smallest of the accessibility sizes.
  public static let accessibilityMedium = UIContentSizeCategory("AccessibilityM")
  /// The second of the accessibility sizes.
  public static let accessibilityLarge = UIContentSizeCategory("AccessibilityL")
  /// The third of the accessibility sizes.
  public static let accessibilityExtraLarge = UIContentSizeCategory("AccessibilityXL")
  /// The fourth of the accessibility sizes.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory("AccessibilityXXL")
  /// The largest of all sizes.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory("AccessibilityXXXL")

  /// From the smallest on, in the order of ``ContentSizeCategory``.
  private static let all: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]
  fileprivate var place: Int? { Self.all.firstIndex(of: self) }

  /// The size of one of SwiftUI's; nil gives `unspecified`.
  public init(_ sizeCategory: ContentSizeCategory?) {
    self = sizeCategory.flatMap { ContentSizeCategory.allCases.firstIndex(of: $0) }.map { Self.all[$0] } ?? .unspecified
  }
  /// The size of one of SwiftUI's; nil gives `unspecified`.
  public init(_ dynamicTypeSize: DynamicTypeSize?) {
    self = dynamicTypeSize.flatMap { DynamicTypeSize.allCases.firstIndex(of: $0) }.map { Self.all[$0] } ?? .unspecified
  }

  /// Whether it's one of the sizes for those who see badly.
  public var isAccessibilityCategory: Bool { (place ?? 0) >= 7 }
}

extension UIContentSizeCategory: Comparable {
  /// Whether a size is smaller than another one. One that isn't known is smaller than all.
  public static func < (a: UIContentSizeCategory, b: UIContentSizeCategory) -> Bool {
    (a.place ?? -1) < (b.place ?? -1)
  }
}

extension ContentSizeCategory {
  /// The size of one by UIKit's name; nil where that is `unspecified`, or not known.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let place = uiSizeCategory.place else { return nil }
    self = Self.allCases[place]
  }
}

extension DynamicTypeSize {
  /// The size of one by UIKit's name; nil where that is `unspecified`, or not known.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let place = uiSizeCategory.place else { return nil }
    self = Self.allCases[place]
  }
}
