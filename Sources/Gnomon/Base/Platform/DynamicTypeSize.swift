// SPDX-License-Identifier: Apache-2.0
/// The reader's choice of how large text is. iOS's text styles follow it; macOS has one size.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  /// Three steps below the default size: the smallest.
  case xSmall
  /// Two steps below the default size.
  case small
  /// One step below the default size.
  case medium
  /// The size that devices come with.
  case large
  /// One step above the default size.
  case xLarge
  /// Two steps above the default size.
  case xxLarge
  /// Three steps above the default size: the largest without the accessibility settings.
  case xxxLarge
  /// The smallest of the accessibility sizes.
  case accessibility1
  /// The second of the accessibility sizes.
  case accessibility2
  /// The third of the accessibility sizes.
  case accessibility3
  /// The fourth of the accessibility sizes.
  case accessibility4
  /// The largest of all sizes.
  case accessibility5

  /// True if it's one of the five largest.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// The place in the order from the smallest.
  var index: Int {
    switch self {
    case .xSmall: 0
    case .small: 1
    case .medium: 2
    case .large: 3
    case .xLarge: 4
    case .xxLarge: 5
    case .xxxLarge: 6
    case .accessibility1: 7
    case .accessibility2: 8
    case .accessibility3: 9
    case .accessibility4: 10
    case .accessibility5: 11
    }
  }
}
