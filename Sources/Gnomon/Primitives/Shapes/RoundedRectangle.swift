// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A rectangle with four equal rounded corners.
///
/// As a view it takes the space that is proposed, and 10 points where none is (fact 2). Corners have a continuous curve
/// unless said otherwise (fact 93).
///
/// ```swift
/// struct NoteCard: View {
///   let note: String
///
///   var body: some View {
///     Text(note)
///       .padding()
///       .background(.yellow.opacity(0.3), in: RoundedRectangle(cornerRadius: 12))
///   }
/// }
/// ```
public struct RoundedRectangle: InsettableShape {
  /// The width and the height of a corner in points.
  ///
  /// Where two corners don't fit on a side, both lengths are reduced by the same factor. Corners are square where one
  /// of them isn't above 0.
  public var cornerSize: CGSize
  /// The curve of the corners.
  public var style: RoundedCornerStyle

  /// Makes a rectangle with corners of a width and a height, in points.
  ///
  /// - Parameters:
  ///   - cornerSize: the size of a corner; reduced where two don't fit on a side.
  ///   - style: the curve of the corners.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Makes a rectangle with corners of a radius in points.
  ///
  /// - Parameters:
  ///   - cornerRadius: at most half of the shorter side is used. Corners are square where it isn't above 0.
  ///   - style: the curve of the corners.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// The outline in a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  /// Fixed: a rectangle with equal corners is the same in both directions of reading.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// The rectangle with its sides moved inwards, and its corners' radii reduced by as much, down to 0.
  ///
  /// - Parameter amount: the distance in points; where it is negative, sides move outwards and radii grow.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetRoundedRectangle(shape: self, amount: amount)
  }

  /// The width and the height of a corner in points, which are interpolated.
  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }
}

/// A rounded rectangle with its sides moved inwards, and its corners' radii reduced by as much.
struct _InsetRoundedRectangle: InsettableShape {
  var shape: RoundedRectangle
  var amount: CGFloat

  nonisolated func path(in rect: CGRect) -> Path {
    let corner = CGSize(
      width: max(0, shape.cornerSize.width - amount), height: max(0, shape.cornerSize.height - amount))
    return Path(roundedRect: rect.inset(by: amount), cornerSize: corner, style: shape.style)
  }

  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  nonisolated func inset(by amount: CGFloat) -> _InsetRoundedRectangle {
    _InsetRoundedRectangle(shape: shape, amount: self.amount + amount)
  }

  var animatableData: AnimatablePair<CGSize.AnimatableData, CGFloat> {
    get { AnimatablePair(shape.animatableData, amount) }
    set {
      shape.animatableData = newValue.first
      amount = newValue.second
    }
  }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with four corners of a width and a height, in points.
  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }

  /// A rectangle with four corners of a radius in points, at most half of its shorter side.
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
