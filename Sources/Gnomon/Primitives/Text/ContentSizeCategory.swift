// SPDX-License-Identifier: Apache-2.0
/// The reader's type size. An older form of ``DynamicTypeSize``.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  /// The smallest size: ``DynamicTypeSize/xSmall``.
  case extraSmall
  /// Two steps below the default size.
  case small
  /// One step below the default size.
  case medium
  /// The size that devices come with.
  case large
  /// One step above the default size.
  case extraLarge
  /// Two steps above the default size.
  case extraExtraLarge
  /// Three steps above the default size.
  case extraExtraExtraLarge
  /// The smallest of the accessibility sizes.
  case accessibilityMedium
  /// The second of the accessibility sizes.
  case accessibilityLarge
  /// The third of the accessibility sizes.
  case accessibilityExtraLarge
  /// The fourth of the accessibility sizes.
  case accessibilityExtraExtraLarge
  /// The largest of all sizes.
  case accessibilityExtraExtraExtraLarge

  /// True if it's one of the sizes for those who see badly.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

extension ContentSizeCategory: Comparable {
  private var index: Int { Self.allCases.firstIndex(of: self) ?? 3 }

  /// True if the first size is smaller.
  public static func < (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.index < rhs.index }

  init(_ size: DynamicTypeSize) {
    let index = DynamicTypeSize.allCases.firstIndex(of: size) ?? 3
    self = Self.allCases[min(index, Self.allCases.count - 1)]
  }

  /// The size by its newer name.
  var dynamicTypeSize: DynamicTypeSize { DynamicTypeSize.allCases[min(index, DynamicTypeSize.allCases.count - 1)] }
}

extension EnvironmentValues {
  /// The reader's type size by its older name.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.dynamicTypeSize }
  }
}
