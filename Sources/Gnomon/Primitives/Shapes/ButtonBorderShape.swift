// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The shape of a button's border, which `buttonBorderShape(_:)` sets. It is a shape of its own, too.
public struct ButtonBorderShape: Hashable, Sendable {
  private enum Kind: Hashable {
    case automatic
    case capsule
    case roundedRectangle(radius: CGFloat?)
    case circle
  }

  private var kind: Kind

  /// The shape that the system chooses: a capsule; on iOS 18 a rectangle with round corners, where the button isn't
  /// small.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// A rectangle whose corners are as round as its shorter side allows.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// A rectangle with corners of the system's radius: 8 points in Gnomon.
  public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(radius: nil))
  /// The largest circle in the middle of the button.
  public static let circle = ButtonBorderShape(kind: .circle)

  /// A rectangle with corners of a radius in points. A radius that doesn't fit is reduced to half of the shorter side.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .roundedRectangle(radius: radius))
  }

  /// The shape for a button whose corners have a radius by default; nil leaves that to the shape.
  func resolved(radius: CGFloat?) -> ButtonBorderShape {
    guard kind == .automatic || kind == .roundedRectangle(radius: nil), let radius else { return self }
    return .roundedRectangle(radius: radius)
  }

  /// The radius of the corners where none is given.
  static let standardRadius: CGFloat = 8
}

extension ButtonBorderShape: InsettableShape {
  /// The border's outline in a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path {
    switch kind {
    case .automatic, .capsule: Capsule().path(in: rect)
    case .roundedRectangle(let radius): Path(roundedRect: rect, cornerRadius: radius ?? Self.standardRadius)
    case .circle: Circle().path(in: rect)
    }
  }

  /// Fixed: the border is the same in both directions of reading.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// The border with its sides moved inwards by a distance in points; outwards where it is negative.
  ///
  /// Corners keep their radius, as far as it fits.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }
}

extension Shape where Self == ButtonBorderShape {
  /// The shape of a button's border as the system chooses it: a capsule.
  public static var buttonBorder: ButtonBorderShape { .automatic }
}
