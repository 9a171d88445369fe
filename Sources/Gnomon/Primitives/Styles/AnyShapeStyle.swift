// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A style of any type.
public struct AnyShapeStyle: ShapeStyle {
  public typealias Resolved = Never

  let style: any ShapeStyle

  /// Wraps a style; one that is wrapped already stays as it is.
  public init<S>(_ style: S) where S: ShapeStyle {
    self.style = (style as? AnyShapeStyle)?.style ?? style
  }

  public func _paint(in environment: EnvironmentValues, bounds: CGRect, level: Int) -> Paint {
    style._paint(in: environment, bounds: bounds, level: level)
  }

  public func _effects(in environment: EnvironmentValues) -> _StyleEffects { style._effects(in: environment) }

  public var _readsForeground: Bool { style._readsForeground }

  /// The style where it is a plain colour, else nil.
  var color: Color? { style as? Color }
}

extension AnyShapeStyle: Equatable {
  /// Whether both have the same style, by `==` where its type has it.
  public static func == (lhs: AnyShapeStyle, rhs: AnyShapeStyle) -> Bool {
    func isEqual<S: ShapeStyle>(_ style: S) -> Bool {
      guard let other = rhs.style as? S else { return false }
      return valuesAreEqual(style, other)
    }
    return isEqual(lhs.style)
  }
}
