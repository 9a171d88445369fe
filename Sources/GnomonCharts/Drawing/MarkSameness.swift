// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

extension ChartData {
  /// True if the marks of other data look the same, have the same places and the same names: what is drawn needn't be
  /// drawn again. A false answer costs that, no more.
  func hasSameMarks(as other: ChartData) -> Bool {
    if self === other { return true }
    guard marks.count == other.marks.count, angleTotal == other.angleTotal, surroundings == other.surroundings,
      x.isSame(as: other.x), y.isSame(as: other.y), notes == other.notes, looks.isSame(as: other.looks),
      settings.xScale.range == other.settings.xScale.range, settings.yScale.range == other.settings.yScale.range,
      categories.names == other.categories.names, collector.labels == other.collector.labels,
      collector.groups.count == other.collector.groups.count
    else { return false }
    for (own, other) in zip(collector.groups, other.collector.groups) where !own.isSame(as: other) { return false }
    // A style is shared by many marks: it's compared once for those.
    var last: (MarkStyle, MarkStyle)?
    for (mark, other) in zip(marks, other.marks) {
      guard mark.isSame(as: other) else { return false }
      guard let style = mark.style, let others = other.style else {
        if mark.style != nil || other.style != nil { return false }
        continue
      }
      if let last, last.0 === style, last.1 === others { continue }
      guard style.isSame(as: others) else { return false }
      last = (style, others)
    }
    return true
  }
}

extension Mark {
  /// True if all but the styles is the same.
  fileprivate func isSame(as other: Mark) -> Bool {
    kind == other.kind && identity == other.identity && x == other.x && y == other.y
      && width.storage == other.width.storage && height.storage == other.height.storage
      && stacking == other.stacking && isInterval == other.isInterval && series == other.series
      && stretch == other.stretch && function == other.function && angularInset == other.angularInset
      && group == other.group
  }
}

extension MarkStyle {
  fileprivate func isSame(as other: MarkStyle) -> Bool {
    if self === other { return true }
    return foreground == other.foreground && foregroundBy == other.foregroundBy && symbolBy == other.symbolBy
      && symbolSizeBy == other.symbolSizeBy && lineStyle == other.lineStyle && lineStyleBy == other.lineStyleBy
      && opacity == other.opacity && cornerRadius == other.cornerRadius && cornerStyle == other.cornerStyle
      && valuesAreEqual(interpolation, other.interpolation) && offset == other.offset && zIndex == other.zIndex
      && alignsWithPlot == other.alignsWithPlot && label == other.label && value == other.value
      && identifier == other.identifier && isHidden == other.isHidden && hasSameSymbol(as: other)
      && hasSamePositions(as: other)
  }

  private func hasSameSymbol(as other: MarkStyle) -> Bool {
    switch (symbolSize, other.symbolSize) {
    case (nil, nil): break
    case (.area(let a), .area(let b)) where a == b: break
    case (.size(let a), .size(let b)) where a == b: break
    default: return false
    }
    switch (symbol, other.symbol) {
    case (nil, nil): return true
    case (.shape(let a), .shape(let b)): return valuesAreEqual(anyOf: a, b)
    case (.view(let a), .view(let b)): return a == b
    default: return false
    }
  }

  private func hasSamePositions(as other: MarkStyle) -> Bool {
    positions.count == other.positions.count
      && zip(positions, other.positions).allSatisfy {
        $0.value == $1.value && $0.axis == $1.axis && $0.span.storage == $1.span.storage
      }
  }
}

extension _MarkCollector.Group {
  /// True if the same is done with the picture of the group; of clips and masks nobody knows.
  fileprivate func isSame(as other: Self) -> Bool {
    guard parent == other.parent else { return false }
    switch (effect, other.effect) {
    case (.blur(let a), .blur(let b)): return a == b
    case (
      .shadow(let color, let radius, let x, let y), .shadow(let otherColor, let otherRadius, let otherX, let otherY)
    ):
      return color == otherColor && radius == otherRadius && x == otherX && y == otherY
    case (.opacity(let a), .opacity(let b)): return a == b
    case (.layer, .layer): return true
    default: return false
    }
  }
}

extension PlotScale {
  /// True if both put the same values at the same shares of their range.
  func isSame(as other: PlotScale) -> Bool {
    kind == other.kind && lower == other.lower && upper == other.upper && order == other.order
  }
}
