// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A side of a rectangle; leading and trailing follow the layout direction.
///
/// ```swift
/// struct Rules: View {
///   let sides: Edge.Set = [.top, .bottom]
///
///   var body: some View {
///     Text("Contents")
///       .padding(sides, 12)
///       .padding(.leading, 20)
///   }
/// }
/// ```
public enum Edge: Int8, CaseIterable, Sendable, Codable {
  /// The upper side, the one where reading starts, the lower one, and the one where reading ends, in this order.
  case top, leading, bottom, trailing

  /// A set of sides: none, some or all.
  public struct Set: OptionSet, Sendable, Hashable, Codable {
    /// The sides as bits: 1 is top, 2 leading, 4 bottom, 8 trailing.
    public let rawValue: Int8

    /// A set of the sides whose bits are set: 1 is top, 2 leading, 4 bottom, 8 trailing.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The set of one side.
    public init(_ e: Edge) { self.init(rawValue: 1 << e.rawValue) }

    /// The upper side.
    public static let top = Set(.top)
    /// The side where reading starts.
    public static let leading = Set(.leading)
    /// The lower side.
    public static let bottom = Set(.bottom)
    /// The side where reading ends.
    public static let trailing = Set(.trailing)
    /// All four sides.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// The leading and the trailing side.
    public static let horizontal: Set = [.leading, .trailing]
    /// The upper and the lower side.
    public static let vertical: Set = [.top, .bottom]

    func contains(_ edge: Edge) -> Bool { rawValue & (1 << edge.rawValue) != 0 }
  }
}

extension Edge {
  /// The axis that the distance to this side is measured along.
  var axis: Axis { self == .top || self == .bottom ? .vertical : .horizontal }

  /// The side across.
  var opposite: Edge {
    switch self {
    case .top: .bottom
    case .leading: .trailing
    case .bottom: .top
    case .trailing: .leading
    }
  }
}

extension Edge {
  /// A corner of a rectangle; leading and trailing follow the layout direction.
  public enum Corner: Int8, Hashable, CaseIterable, Sendable {
    /// The corners at the top leading, top trailing, bottom leading and bottom trailing end, in this order.
    case topLeading, topTrailing, bottomLeading, bottomTrailing

    /// A set of corners: none, some or all.
    public struct Set: OptionSet, Hashable, Sendable {
      /// The corners as bits, one for each.
      public let rawValue: Int8

      /// A set of the corners whose bits are set.
      public init(rawValue: Int8) { self.rawValue = rawValue }

      /// The set of one corner.
      public init(_ corner: Corner) { self.init(rawValue: 1 << corner.rawValue) }

      /// True if the corner is in the set.
      public func contains(_ corner: Corner) -> Bool { rawValue & (1 << corner.rawValue) != 0 }

      /// The corner at the top on the leading side, alone.
      public static let topLeading = Set(Corner.topLeading)
      /// The corner at the top on the trailing side, alone.
      public static let topTrailing = Set(Corner.topTrailing)
      /// The corner at the bottom on the leading side, alone.
      public static let bottomLeading = Set(Corner.bottomLeading)
      /// The corner at the bottom on the trailing side, alone.
      public static let bottomTrailing = Set(Corner.bottomTrailing)
      /// Both upper corners.
      public static let top: Set = [.topLeading, .topTrailing]
      /// Both lower corners.
      public static let bottom: Set = [.bottomLeading, .bottomTrailing]
      /// Both leading corners.
      public static let leading: Set = [.topLeading, .bottomLeading]
      /// Both trailing corners.
      public static let trailing: Set = [.topTrailing, .bottomTrailing]
      /// All four corners.
      public static let all: Set = [.top, .bottom]
      /// No corner.
      public static let none: Set = []
    }
  }
}
