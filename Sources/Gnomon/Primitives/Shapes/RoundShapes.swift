// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The largest circle in the middle of the rectangle it is drawn in.
///
/// ```swift
/// struct Initials: View {
///   var body: some View {
///     Text("AB")
///       .frame(width: 48, height: 48)
///       .background(Circle().fill(.teal))
///   }
/// }
/// ```
public struct Circle: InsettableShape {
  public init() {}

  nonisolated public func path(in rect: CGRect) -> Path {
    let side = rect.size.minimumSide
    return Path(ellipseIn: CGRect(center: rect.center, size: CGSize(width: side, height: side)))
  }

  /// A square with the shorter side of the proposal, or the only one; 10 where both are nil.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let side = min(proposal.width ?? proposal.height ?? 10, proposal.height ?? proposal.width ?? 10)
    return CGSize(width: side, height: side)
  }

  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }
}

/// The ellipse that touches the sides of the rectangle it is drawn in.
public struct Ellipse: InsettableShape {
  public init() {}

  nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }
}

/// A rectangle whose corners are as round as its shorter side allows.
///
/// ```swift
/// struct Pill: View {
///   var body: some View {
///     Text("Beta")
///       .padding(.horizontal, 10)
///       .padding(.vertical, 4)
///       .background(.yellow, in: Capsule())
///   }
/// }
/// ```
public struct Capsule: InsettableShape {
  /// The corners' curve.
  public var style: RoundedCornerStyle

  /// A capsule with a curve for its corners.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: rect.size.minimumSide / 2, style: style)
  }

  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }
}

extension Shape where Self == Circle {
  /// The largest circle in the middle.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  /// The ellipse that touches the sides.
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
  /// A rectangle whose corners are as round as possible.
  public static var capsule: Capsule { Capsule() }

  /// A rectangle whose corners are as round as possible, with a curve for them.
  public static func capsule(style: RoundedCornerStyle) -> Self { Capsule(style: style) }
}
