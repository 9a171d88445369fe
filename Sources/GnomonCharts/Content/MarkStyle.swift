// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// What modifiers say of a mark. One is shared by all marks that it holds for, and never changed after that.
final class MarkStyle {
  enum Symbol {
    case shape(any ChartSymbolShape)
    /// The number of a view in ``_MarkCollector/symbolViews``.
    case view(Int)
  }

  enum SymbolSize {
    case area(CGFloat)
    case size(CGSize)
  }

  struct Position {
    var value: Datum
    var axis: Axis?
    var span: MarkDimension
  }

  var foreground: AnyShapeStyle?
  var foregroundBy: Datum?
  var symbol: Symbol?
  var symbolBy: Datum?
  var symbolSize: SymbolSize?
  var symbolSizeBy: Datum?
  var lineStyle: StrokeStyle?
  var lineStyleBy: Datum?
  /// The values by which bars stand beside each other.
  var positions: [Position] = []
  var opacity = 1.0
  var cornerRadius: CGFloat?
  var cornerStyle = RoundedCornerStyle.continuous
  var interpolation = InterpolationMethod.linear
  var offset = EdgeOffsets()
  var zIndex = 0.0
  var alignsWithPlot = false
  var annotations: [Annotation] = []
  var label: PlotLabel?
  var value: PlotLabel?
  var identifier: String?
  var isHidden = false

  init() {}

  init(_ other: MarkStyle) {
    foreground = other.foreground
    foregroundBy = other.foregroundBy
    symbol = other.symbol
    symbolBy = other.symbolBy
    symbolSize = other.symbolSize
    symbolSizeBy = other.symbolSizeBy
    lineStyle = other.lineStyle
    lineStyleBy = other.lineStyleBy
    positions = other.positions
    opacity = other.opacity
    cornerRadius = other.cornerRadius
    cornerStyle = other.cornerStyle
    interpolation = other.interpolation
    offset = other.offset
    zIndex = other.zIndex
    alignsWithPlot = other.alignsWithPlot
    annotations = other.annotations
    label = other.label
    value = other.value
    identifier = other.identifier
    isHidden = other.isHidden
  }
}

/// How far a mark's edges are moved, in points.
struct EdgeOffsets: Equatable {
  var xStart: CGFloat = 0
  var xEnd: CGFloat = 0
  var yStart: CGFloat = 0
  var yEnd: CGFloat = 0

  static func + (a: Self, b: Self) -> Self {
    EdgeOffsets(xStart: a.xStart + b.xStart, xEnd: a.xEnd + b.xEnd, yStart: a.yStart + b.yStart, yEnd: a.yEnd + b.yEnd)
  }
}

/// A view beside a mark.
struct Annotation {
  var position: AnnotationPosition
  var alignment: Alignment
  var spacing: CGFloat?
  var overflow: AnnotationOverflowResolution
  var content: (AnnotationContext) -> AnyView
}
