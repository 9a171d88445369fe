// SPDX-License-Identifier: Apache-2.0
import Foundation

extension _InsetShape: ShapeWrapper {
  static var wrapped: Any.Type { Content.self }
}

extension _InsetRoundedRectangle: ShapeWrapper {
  static var wrapped: Any.Type { RoundedRectangle.self }
}

extension _InsetUnevenRoundedRectangle: ShapeWrapper {
  static var wrapped: Any.Type { UnevenRoundedRectangle.self }
}

extension _StrokedShape: ShapeWrapper {
  static var wrapped: Any.Type { Content.self }
}

extension _TrimmedShape: ShapeWrapper {
  static var wrapped: Any.Type { Content.self }
}

extension _SizedShape: ShapeWrapper {
  static var wrapped: Any.Type { Content.self }
}

extension OffsetShape: ShapeWrapper {
  static var wrapped: Any.Type { Content.self }
}

extension ScaledShape: ShapeWrapper {
  static var wrapped: Any.Type { Content.self }
}

extension RotatedShape: ShapeWrapper {
  static var wrapped: Any.Type { Content.self }
}

extension TransformedShape: ShapeWrapper {
  static var wrapped: Any.Type { Content.self }
}
