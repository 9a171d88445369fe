// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The shape of a button's border.
public struct ButtonBorderShape: Hashable, Sendable {
  private enum Kind: Hashable {
    case automatic
    case capsule
    case roundedRectangle(radius: CGFloat?)
    case circle
  }

  private var kind: Kind

  /// What the system draws: a capsule.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// A rectangle whose corners are as round as possible.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// A rectangle with corners of the system's radius.
  public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(radius: nil))
  /// A circle.
  public static let circle = ButtonBorderShape(kind: .circle)

  /// A rectangle with corners of a radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .roundedRectangle(radius: radius))
  }

  /// The radius of the corners where none is given.
  static let standardRadius: CGFloat = 8
}

extension ButtonBorderShape: InsettableShape {
  nonisolated public func path(in rect: CGRect) -> Path {
    switch kind {
    case .automatic, .capsule: Capsule().path(in: rect)
    case .roundedRectangle(let radius): Path(roundedRect: rect, cornerRadius: radius ?? Self.standardRadius)
    case .circle: Circle().path(in: rect)
    }
  }

  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }
}

extension Shape where Self == ButtonBorderShape {
  /// The shape of a button's border as the system draws it.
  public static var buttonBorder: ButtonBorderShape { .automatic }
}
