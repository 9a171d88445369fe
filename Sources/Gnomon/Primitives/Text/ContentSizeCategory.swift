// SPDX-License-Identifier: Apache-2.0
/// The reader's type size. An older form of ``DynamicTypeSize``.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall
  case small
  case medium
  case large
  case extraLarge
  case extraExtraLarge
  case extraExtraExtraLarge
  case accessibilityMedium
  case accessibilityLarge
  case accessibilityExtraLarge
  case accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  /// Whether it's one of the sizes for those who see badly.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

extension ContentSizeCategory: Comparable {
  private var index: Int { Self.allCases.firstIndex(of: self) ?? 3 }

  public static func < (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.index < rhs.index }

  init(_ size: DynamicTypeSize) {
    let index = DynamicTypeSize.allCases.firstIndex(of: size) ?? 3
    self = Self.allCases[min(index, Self.allCases.count - 1)]
  }

  /// The same size by its newer name.
  var dynamicTypeSize: DynamicTypeSize { DynamicTypeSize.allCases[min(index, DynamicTypeSize.allCases.count - 1)] }
}

extension EnvironmentValues {
  /// The reader's type size by its older name.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.dynamicTypeSize }
  }
}
