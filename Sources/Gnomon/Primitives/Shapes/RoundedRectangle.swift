// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A rectangle with four equal rounded corners.
///
/// ```swift
/// struct Outlined: View {
///   var body: some View {
///     Text("Framed")
///       .padding()
///       .overlay { RoundedRectangle(cornerRadius: 12).strokeBorder(.gray, lineWidth: 2) }
///   }
/// }
/// ```
public struct RoundedRectangle: InsettableShape {
  /// Width and height of a corner in points; reduced where two don't fit on a side.
  public var cornerSize: CGSize
  /// The corners' curve.
  public var style: RoundedCornerStyle

  /// Corners of a size.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Corners of a radius in points.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetRoundedRectangle(shape: self, amount: amount)
  }

  /// The corners' size.
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
  /// A rectangle with corners of a size.
  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }

  /// A rectangle with corners of a radius in points.
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
