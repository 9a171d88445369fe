// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A side to the left or right.
public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
  /// The side where reading starts.
  case leading
  /// The side where reading ends.
  case trailing

  /// A set of sides: none, one or both.
  public struct Set: OptionSet, Sendable, Hashable {
    /// The sides as bits, one for each.
    public let rawValue: Int8

    /// A set of the sides whose bits are set.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The set of one side.
    public init(_ edge: HorizontalEdge) { self.init(rawValue: 1 << edge.rawValue) }

    /// The leading side alone: left where reading goes to the right.
    public static let leading = Set(.leading)
    /// The trailing side alone: right where reading goes to the right.
    public static let trailing = Set(.trailing)
    /// Both sides.
    public static let all: Set = [.leading, .trailing]
  }
}

/// A side above or below.
public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
  /// The upper side.
  case top
  /// The lower side.
  case bottom

  /// A set of sides: none, one or both.
  public struct Set: OptionSet, Sendable, Hashable {
    /// The sides as bits, one for each.
    public let rawValue: Int8

    /// A set of the sides whose bits are set.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The set of one side.
    public init(_ e: VerticalEdge) { self.init(rawValue: 1 << e.rawValue) }

    /// The upper side alone.
    public static let top = Set(.top)
    /// The lower side alone.
    public static let bottom = Set(.bottom)
    /// Both sides.
    public static let all: Set = [.top, .bottom]
  }
}

/// A direction along the line of reading.
public enum HorizontalDirection: Int8, CaseIterable, Codable, Sendable {
  /// Towards where reading starts.
  case leading
  /// Towards where reading ends.
  case trailing

  /// A set of directions: none, one or both.
  public struct Set: OptionSet, Equatable, Hashable, Sendable {
    /// The directions as bits, one for each.
    public let rawValue: Int8

    /// A set of the directions whose bits are set.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The set of one direction.
    public init(_ direction: HorizontalDirection) { self.init(rawValue: 1 << direction.rawValue) }

    /// The direction to the leading side alone.
    public static let leading = Set(.leading)
    /// The direction to the trailing side alone.
    public static let trailing = Set(.trailing)
    /// Both directions.
    public static let all: Set = [.leading, .trailing]
  }
}

/// A direction up or down.
public enum VerticalDirection: Int8, CaseIterable, Codable, Sendable {
  /// The direction to smaller y.
  case up
  /// The direction to greater y.
  case down

  /// A set of directions: none, one or both.
  public struct Set: OptionSet, Equatable, Hashable, Sendable {
    /// The directions as bits, one for each.
    public let rawValue: Int8

    /// A set of the directions whose bits are set.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The set of one direction.
    public init(_ direction: VerticalDirection) { self.init(rawValue: 1 << direction.rawValue) }

    /// The direction up alone.
    public static let up = Set(.up)
    /// The direction down alone.
    public static let down = Set(.down)
    /// Both directions.
    public static let all: Set = [.up, .down]
  }
}
