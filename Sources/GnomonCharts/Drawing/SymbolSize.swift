// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// How large symbols are.
enum SymbolSize {
  /// The rectangle of a symbol around a point.
  static func rect(of mark: Mark, _ shape: any ChartSymbolShape, at point: CGPoint, _ looks: ChartLooks) -> CGRect {
    var size: CGSize
    if let by = mark.style?.symbolSizeBy {
      size = square(looks.size(by))
    } else {
      switch mark.style?.symbolSize {
      case .area(let area): size = square(area)
      case .size(let own):
        return centred(own, at: point)
      case nil: size = CGSize(width: 8, height: 8)
      }
    }
    let unit = shape.perceptualUnitRect
    return centred(CGSize(width: size.width * unit.width, height: size.height * unit.height), at: point)
  }

  /// A symbol around a point. A length that is no number, or has no end, is 0: Foundation traps for such rectangles.
  private static func centred(_ size: CGSize, at point: CGPoint) -> CGRect {
    let width = size.width.isFinite ? max(size.width, 0) : 0
    let height = size.height.isFinite ? max(size.height, 0) : 0
    return CGRect(x: point.x - width / 2, y: point.y - height / 2, width: width, height: height)
  }

  /// The circle of an area. A circle of 50 square points is 8 wide (measured).
  private static func square(_ area: CGFloat) -> CGSize {
    guard area.isFinite, area > 0 else { return .zero }
    let side = 2 * sqrt(area / .pi)
    return CGSize(width: side, height: side)
  }
}
