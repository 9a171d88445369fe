// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A side to the left or right.
public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
  /// Where reading starts.
  case leading
  /// Where reading ends.
  case trailing

  /// None, one or both sides.
  public struct Set: OptionSet, Sendable, Hashable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The set of one side.
    public init(_ edge: HorizontalEdge) { self.init(rawValue: 1 << edge.rawValue) }

    public static let leading = Set(.leading)
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

  /// None, one or both sides.
  public struct Set: OptionSet, Sendable, Hashable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The set of one side.
    public init(_ e: VerticalEdge) { self.init(rawValue: 1 << e.rawValue) }

    public static let top = Set(.top)
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

  /// None, one or both directions.
  public struct Set: OptionSet, Equatable, Hashable, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The set of one direction.
    public init(_ direction: HorizontalDirection) { self.init(rawValue: 1 << direction.rawValue) }

    public static let leading = Set(.leading)
    public static let trailing = Set(.trailing)
    /// Both directions.
    public static let all: Set = [.leading, .trailing]
  }
}

/// A direction up or down.
public enum VerticalDirection: Int8, CaseIterable, Codable, Sendable {
  case up
  case down

  /// None, one or both directions.
  public struct Set: OptionSet, Equatable, Hashable, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The set of one direction.
    public init(_ direction: VerticalDirection) { self.init(rawValue: 1 << direction.rawValue) }

    public static let up = Set(.up)
    public static let down = Set(.down)
    /// Both directions.
    public static let all: Set = [.up, .down]
  }
}
