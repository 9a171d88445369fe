// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A column of a vertical grid, a row of a horizontal one; an adaptive item stands for as many as there's room for.
///
/// ```swift
/// struct Tiles: View {
///   var body: some View {
///     LazyVGrid(columns: [GridItem(.adaptive(minimum: 60), spacing: 8)]) {
///       ForEach(0..<12) { Text("\($0)") }
///     }
///   }
/// }
/// ```
public struct GridItem: Sendable {
  /// The width of a column, or the height of a row.
  public enum Size: Sendable {
    /// A fixed length in points.
    case fixed(_: CGFloat)
    /// A share of what is left, within bounds in points.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns or rows as fit in a share of what is left, each within bounds in points.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The length of the column or the row.
  public var size: Size
  /// The distance to the next column or row in points; nil is the usual distance.
  public var spacing: CGFloat?
  /// The place of a view in the cells of the column or row; nil is the grid's alignment.
  public var alignment: Alignment?

  /// A column or a row.
  ///
  /// - Parameters:
  ///   - size: its length.
  ///   - spacing: the distance to the next, in points; nil is the grid's default.
  ///   - alignment: where views lie in their cells; nil is the grid's.
  public init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}
