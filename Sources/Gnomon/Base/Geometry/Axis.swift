// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A direction of the plane: horizontal or vertical.
///
/// ```swift
/// struct Board: View {
///   let axes: Axis.Set = [.horizontal, .vertical]
///
///   var body: some View {
///     ScrollView(axes) {
///       Color.green.frame(width: 2_000, height: 2_000)
///     }
///   }
/// }
/// ```
public enum Axis: Int8, CaseIterable, Sendable, Codable {
  /// The axis along which x grows: left to right.
  case horizontal
  /// The axis along which y grows: top to bottom.
  case vertical

  /// A set of axes: none, one or both.
  public struct Set: OptionSet, Sendable, Hashable, Codable {
    /// The axes as bits: 1 is horizontal, 2 vertical.
    public let rawValue: Int8

    /// A set of the axes whose bits are set: 1 is horizontal, 2 vertical.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The horizontal axis.
    public static let horizontal = Set(rawValue: 1 << Axis.horizontal.rawValue)
    /// The vertical axis.
    public static let vertical = Set(rawValue: 1 << Axis.vertical.rawValue)

    static let both: Set = [.horizontal, .vertical]

    func contains(_ axis: Axis) -> Bool { rawValue & (1 << axis.rawValue) != 0 }
  }
}

extension Axis: CustomStringConvertible {
  /// The axis as a word: "horizontal" or "vertical".
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}
