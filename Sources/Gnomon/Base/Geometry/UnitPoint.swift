// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A point in a rectangle as fractions of its width and height: (0, 0) is the top leading corner, (1, 1) the opposite.
///
/// ```swift
/// struct Needle: View {
///   var body: some View {
///     Rectangle()
///       .fill(LinearGradient(colors: [.red, .orange], startPoint: .top, endPoint: UnitPoint(x: 0.5, y: 0.8)))
///       .frame(width: 4, height: 80)
///       .rotationEffect(.degrees(40), anchor: .bottom)
///   }
/// }
/// ```
public struct UnitPoint: Hashable, Sendable {
  /// The fraction of the width: 0 is the leading side, 1 the trailing one.
  public var x: CGFloat
  /// The fraction of the height: 0 is the top, 1 the bottom.
  public var y: CGFloat

  /// The top leading corner.
  public init() { self.init(x: 0, y: 0) }

  /// A point at fractions of width and height; they may lie outside of 0…1.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The top leading corner: (0, 0).
  public static let zero = UnitPoint()
  /// The centre: (0.5, 0.5).
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading side: (0, 0.5).
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing side: (1, 0.5).
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the top: (0.5, 0).
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom: (0.5, 1).
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The top leading corner: (0, 0).
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The top trailing corner: (1, 0).
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The bottom leading corner: (0, 1).
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The bottom trailing corner: (1, 1).
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

extension UnitPoint: Animatable {
  /// The fractions x and y, which are interpolated.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { self = UnitPoint(x: newValue.first, y: newValue.second) }
  }
}

extension UnitPoint {
  /// The point in a size.
  func point(in size: CGSize) -> CGPoint { CGPoint(x: x * size.width, y: y * size.height) }

  /// The point in a rectangle.
  func point(in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.origin.x + x * rect.size.width, y: rect.origin.y + y * rect.size.height)
  }
}
