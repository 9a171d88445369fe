// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The direction of reading, which leading and trailing follow.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// Reading goes to the right: leading is left.
  case leftToRight
  /// Reading goes to the left: leading is right.
  case rightToLeft
}

/// The behaviour of a shape where the layout direction changes.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// The shape stays as it is.
  case fixed
  /// The shape is mirrored in the given direction.
  case mirrors(in: LayoutDirection)

  /// The shape is mirrored where reading goes from right to left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// The way in which content with a ratio of its own takes a space of another ratio.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// The content is as large as possible inside the space.
  case fit
  /// The content is as small as possible around the space.
  case fill
}

/// The wish to see a part of a view, or not to see it.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// The context decides.
  case automatic
  /// The part is shown.
  case visible
  /// The part isn't shown.
  case hidden
}

/// The room along an axis: much or little.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little room: a telephone's width when it's held upright.
  case compact
  /// Much room: a tablet's width, or a telephone's height when it's held upright.
  case regular
}
