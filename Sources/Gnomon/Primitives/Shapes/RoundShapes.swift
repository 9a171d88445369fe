// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The largest circle in the middle of the rectangle it is drawn in.
///
/// As a view it takes a square of the shorter proposed side. Where nothing is proposed it is 10 points wide.
///
/// ```swift
/// struct Avatar: View {
///   let initials: String
///
///   var body: some View {
///     Circle()
///       .fill(.indigo)
///       .frame(width: 44, height: 44)
///       .overlay { Text(initials).foregroundStyle(.white) }
///   }
/// }
/// ```
public struct Circle: InsettableShape {
  /// Makes a circle that is as large as its space allows.
  public init() {}

  /// The circle in the middle of a rectangle. Its diameter is the shorter side.
  nonisolated public func path(in rect: CGRect) -> Path {
    let side = rect.size.minimumSide
    return Path(ellipseIn: CGRect(center: rect.center, size: CGSize(width: side, height: side)))
  }

  /// A square with the shorter side of the proposal, or the only one; 10 points where both are nil.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let side = min(proposal.width ?? proposal.height ?? 10, proposal.height ?? proposal.width ?? 10)
    return CGSize(width: side, height: side)
  }

  /// Fixed: a circle is the same in both directions of reading.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// The circle with its radius reduced by a distance in points; increased where it is negative.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }
}

/// The ellipse that touches the sides of the rectangle it is drawn in.
///
/// As a view it takes the space that is proposed, and 10 points where none is (fact 2).
///
/// ```swift
/// struct Puddle: View {
///   var body: some View {
///     Ellipse()
///       .fill(.cyan.opacity(0.4))
///       .frame(width: 160, height: 48)
///   }
/// }
/// ```
public struct Ellipse: InsettableShape {
  /// Makes an ellipse that fills its space.
  public init() {}

  /// The ellipse that touches the sides of a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  /// Fixed: an ellipse is the same in both directions of reading.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// The ellipse with its sides moved inwards by a distance in points; outwards where it is negative.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }
}

/// A rectangle whose corners are as round as its shorter side allows.
///
/// As a view it takes the space that is proposed, and 10 points where none is (fact 2).
///
/// ```swift
/// struct Tag: View {
///   let title: String
///
///   var body: some View {
///     Text(title)
///       .padding(.horizontal, 12)
///       .padding(.vertical, 4)
///       .background(Capsule().stroke(.gray, lineWidth: 1))
///   }
/// }
/// ```
public struct Capsule: InsettableShape {
  /// The curve of the corners.
  public var style: RoundedCornerStyle

  /// Makes a capsule. Its corners have a continuous curve unless said otherwise.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  /// The capsule's outline in a rectangle. The radius of its corners is half of the shorter side.
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: rect.size.minimumSide / 2, style: style)
  }

  /// Fixed: a capsule is the same in both directions of reading.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// The capsule with its sides moved inwards by a distance in points; outwards where it is negative.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }
}

extension Shape where Self == Circle {
  /// The largest circle in the middle of its space.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  /// The ellipse that touches the sides of its space.
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
  /// A rectangle whose corners are as round as possible, with a continuous curve.
  public static var capsule: Capsule { Capsule() }

  /// A rectangle whose corners are as round as possible, with a curve of a style.
  public static func capsule(style: RoundedCornerStyle) -> Self { Capsule(style: style) }
}
