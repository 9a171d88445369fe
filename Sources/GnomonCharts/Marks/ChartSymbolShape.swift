// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import Gnomon

/// A shape that points are drawn as.
public protocol ChartSymbolShape: Shape {
  /// The rectangle that the shape has to fill to look as large as a unit square, and at its place: the rectangle from
  /// 0 to 1 along both axes. A shape that looks smaller than a square of its size is
  /// wider than 1.
  var perceptualUnitRect: CGRect { get }
}

extension ChartSymbolShape where Self: InsettableShape {
  /// The shape's outline, drawn inside of it.
  ///
  /// - Parameter lineWidth: the outline's width in points.
  public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    StrokedSymbol(base: self, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The shape's outline, drawn inside of it in a style.
  public func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape { StrokedSymbol(base: self, style: style) }
}

/// A symbol's outline.
struct StrokedSymbol<Base: ChartSymbolShape>: ChartSymbolShape {
  let base: Base
  let style: StrokeStyle

  nonisolated func path(in rect: CGRect) -> Path {
    let inset = style.lineWidth / 2
    guard rect.width > 2 * inset, rect.height > 2 * inset else { return base.path(in: rect) }
    return base.path(in: rect.insetBy(dx: inset, dy: inset)).strokedPath(style)
  }

  var perceptualUnitRect: CGRect { base.perceptualUnitRect }
}

/// A symbol whose type isn't known to the code that uses it.
public struct AnyChartSymbolShape: ChartSymbolShape {
  let shape: any ChartSymbolShape

  /// Hides the type of a symbol.
  nonisolated public init(_ content: any ChartSymbolShape) { shape = content }

  /// The hidden symbol's path.
  nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  /// The hidden symbol's.
  public var perceptualUnitRect: CGRect { shape.perceptualUnitRect }
}

extension Circle: ChartSymbolShape {
  /// The circle of the unit square's area.
  public var perceptualUnitRect: CGRect { SymbolSize.unitRect(of: SymbolSize.unitCircle) }
}

/// One of the symbols that charts have.
public struct BasicChartSymbolShape: ChartSymbolShape {
  enum Kind: Sendable { case circle, square, triangle, diamond, pentagon, plus, cross, asterisk }

  let kind: Kind
  var lineWidth: CGFloat?

  /// The symbol's path.
  nonisolated public func path(in rect: CGRect) -> Path {
    let path = outline(in: rect)
    guard let lineWidth else { return path }
    let inset = min(lineWidth / 2, rect.width / 4, rect.height / 4)
    return outline(in: rect.insetBy(dx: inset, dy: inset)).strokedPath(StrokeStyle(lineWidth: lineWidth))
  }

  /// The rectangle that the symbol has to fill to look as large as a unit square. A circle has its area (measured);
  /// the other numbers are Gnomon's own: those of Swift Charts aren't known.
  public var perceptualUnitRect: CGRect {
    let extent: CGFloat =
      switch kind {
      case .circle: 1
      case .square: 0.886
      case .triangle: 1.1
      case .diamond: 1.15
      case .pentagon: 1.05
      case .plus, .cross, .asterisk: 1.1
      }
    return SymbolSize.unitRect(of: extent * SymbolSize.unitCircle)
  }

  /// The symbol's outline.
  ///
  /// - Parameter lineWidth: the outline's width in points.
  public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    BasicChartSymbolShape(kind: kind, lineWidth: lineWidth)
  }

  /// The symbol as a point of a line has it: what encloses an area is a ring of 2 points there (`fact 112`).
  var onLine: BasicChartSymbolShape {
    switch kind {
    case .circle, .square, .triangle, .diamond, .pentagon:
      BasicChartSymbolShape(kind: kind, lineWidth: lineWidth ?? 2)
    case .plus, .cross, .asterisk: self
    }
  }

  nonisolated private func outline(in rect: CGRect) -> Path {
    let (x, y) = (rect.midX, rect.midY)
    switch kind {
    case .circle: return Path(ellipseIn: rect)
    case .square: return Path(rect)
    case .triangle: return polygon(3, in: rect)
    case .diamond: return polygon(4, in: rect)
    case .pentagon: return polygon(5, in: rect)
    case .plus: return bars([0, .pi / 2], in: rect)
    case .cross: return bars([.pi / 4, -.pi / 4], in: rect)
    case .asterisk: return bars([.pi / 2, .pi / 6, -.pi / 6], in: rect)
    }
    func polygon(_ corners: Int, in rect: CGRect) -> Path {
      var path = Path()
      for corner in 0..<corners {
        let angle = 2 * CGFloat.pi * CGFloat(corner) / CGFloat(corners) - .pi / 2
        let point = CGPoint(x: x + cos(angle) * rect.width / 2, y: y + sin(angle) * rect.height / 2)
        if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.closeSubpath()
      return path
    }
    func bars(_ angles: [CGFloat], in rect: CGRect) -> Path {
      var path = Path()
      for angle in angles {
        let (dx, dy) = (cos(angle) * rect.width / 2, sin(angle) * rect.height / 2)
        path.move(to: CGPoint(x: x - dx, y: y - dy))
        path.addLine(to: CGPoint(x: x + dx, y: y + dy))
      }
      return path.strokedPath(StrokeStyle(lineWidth: rect.width / 5))
    }
  }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  /// A disc.
  public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .circle) }
  /// A square.
  public static var square: BasicChartSymbolShape { BasicChartSymbolShape(kind: .square) }
  /// A triangle.
  public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .triangle) }
  /// A square on its corner.
  public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(kind: .diamond) }
  /// A pentagon.
  public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(kind: .pentagon) }
  /// Two bars that cross, upright.
  public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(kind: .plus) }
  /// Two bars that cross, diagonally.
  public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(kind: .cross) }
  /// Three bars that cross.
  public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(kind: .asterisk) }
}
