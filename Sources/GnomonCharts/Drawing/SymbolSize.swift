// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// How large symbols are.
enum SymbolSize {
  /// The diameter of a circle of the area 1.
  static let unitCircle = 2 / sqrt(CGFloat.pi)
  /// The side of the square that symbols look as large as, in points. A circle is 8 wide then (measured).
  static let usualSide = 8 / unitCircle

  /// A square of a side around the middle of the unit square.
  static func unitRect(of side: CGFloat) -> CGRect {
    CGRect(x: (1 - side) / 2, y: (1 - side) / 2, width: side, height: side)
  }

  /// The rectangle of a symbol around a point.
  static func rect(of mark: Mark, _ shape: any ChartSymbolShape, at point: CGPoint, _ looks: ChartLooks) -> CGRect {
    let side: CGFloat
    if let by = mark.style?.symbolSizeBy {
      side = self.side(looks.size(by))
    } else {
      switch mark.style?.symbolSize {
      case .area(let area): side = self.side(area)
      // What is as large as somebody says isn't fitted to how it looks.
      case .size(let own): return rect(CGRect(x: -0.5, y: -0.5, width: 1, height: 1), own, at: point)
      case nil: side = usualSide
      }
    }
    // The shape fills its rectangle of the unit square, whose middle lies at the point.
    let unit = shape.perceptualUnitRect.offsetBy(dx: -0.5, dy: -0.5)
    return rect(unit, CGSize(width: side, height: side), at: point)
  }

  /// A part of a rectangle around a point. A length that is no number, or has no end, is 0: Foundation traps for such
  /// rectangles.
  private static func rect(_ unit: CGRect, _ size: CGSize, at point: CGPoint) -> CGRect {
    func length(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
    let (width, height) = (max(length(size.width), 0), max(length(size.height), 0))
    return CGRect(
      x: point.x + length(unit.origin.x * width), y: point.y + length(unit.origin.y * height),
      width: max(length(unit.size.width * width), 0), height: max(length(unit.size.height * height), 0))
  }

  /// The side of the square of an area. A circle of 50 square points is 8 wide (measured).
  private static func side(_ area: CGFloat) -> CGFloat { area.isFinite && area > 0 ? sqrt(area) : 0 }
}
