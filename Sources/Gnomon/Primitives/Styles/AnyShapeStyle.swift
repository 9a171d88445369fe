// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A style whose type isn't known to the code that uses it.
///
/// It takes a style of any type, so that one variable can hold a colour now and a gradient later.
///
/// ```swift
/// struct StatusDot: View {
///   var isOnline = true
///
///   var body: some View {
///     Circle()
///       .fill(isOnline ? AnyShapeStyle(Color.green.gradient) : AnyShapeStyle(.tertiary))
///       .frame(width: 12, height: 12)
///   }
/// }
/// ```
public struct AnyShapeStyle: ShapeStyle {
  /// The style becomes no other style: the hidden one paints.
  public typealias Resolved = Never

  let style: any ShapeStyle

  /// Hides the type of a style. One that is hidden already isn't wrapped twice.
  public init<S>(_ style: S) where S: ShapeStyle {
    self.style = (style as? AnyShapeStyle)?.style ?? style
  }

  /// The hidden style's paint over a rectangle, at a level of the hierarchy.
  public func _paint(in environment: EnvironmentValues, bounds: CGRect, level: Int) -> Paint {
    style._paint(in: environment, bounds: bounds, level: level)
  }

  /// The hidden style's blend mode and shadows.
  public func _effects(in environment: EnvironmentValues) -> _StyleEffects { style._effects(in: environment) }

  /// True if the hidden style may look up the foreground style around it.
  public var _readsForeground: Bool { style._readsForeground }

  /// The style where it is a plain colour, else nil.
  package var color: Color? { style as? Color }
}

extension AnyShapeStyle: Equatable {
  /// True if both hide equal styles of the same type. A type without `==` is compared bit by bit.
  public static func == (lhs: AnyShapeStyle, rhs: AnyShapeStyle) -> Bool {
    func isEqual<S: ShapeStyle>(_ style: S) -> Bool {
      guard let other = rhs.style as? S else { return false }
      return valuesAreEqual(style, other)
    }
    return isEqual(lhs.style)
  }
}
