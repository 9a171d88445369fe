// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import Testing

@testable import GnomonCharts

private struct Row {
  let name: String
  let x: Double
  let y: Double
  let low: Double
  let high: Double
  let left: CGFloat
  let right: CGFloat
  let top: CGFloat
  let bottom: CGFloat
  let thick: CGFloat
}

private let rows = [
  Row(name: "a", x: 2, y: 4, low: 1, high: 3, left: 10, right: 30, top: 20, bottom: 60, thick: 6),
  Row(name: "b", x: 6, y: 8, low: 5, high: 7, left: 40, right: 70, top: 10, bottom: 50, thick: 10),
]

/// Where the marks of plots lie in a plot of 200 by 100 points: one of x is 20 points from the left, one of y 10 points
/// from the bottom, and of two names each has half. What is given in points counts from the left and the top.
@MainActor @Suite struct PlotPlacesTests {
  private func check<C: ChartContent>(
    _ content: C, _ first: CGRect, _ second: CGRect, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let rects = Sample.rects(content)
    #expect(Sample.near(rects, [first, second]), "\(rects)", sourceLocation: sourceLocation)
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test("Bars lie between values, and between points")
  func bars() {
    check(
      BarPlot(
        rows, x: .value("x", \.x), yStart: .value("l", \.low), yEnd: .value("h", \.high), width: 6),
      rect(37, 70, 6, 20), rect(117, 30, 6, 20))
    check(
      BarPlot(
        rows, xStart: .value("l", \.low), xEnd: .value("h", \.high), y: .value("y", \.y), height: 6),
      rect(20, 57, 40, 6), rect(100, 17, 40, 6))
    check(
      BarPlot(rows, x: .value("n", \.name), yStart: 20, yEnd: 60, width: .fixed(6)), rect(47, 20, 6, 40),
      rect(147, 20, 6, 40))
    check(
      BarPlot(rows, x: .value("n", \.name), yStart: \.top, yEnd: \.bottom, width: .fixed(\.thick)),
      rect(47, 20, 6, 40), rect(145, 10, 10, 40))
    check(
      BarPlot(rows, xStart: 10, xEnd: 30, y: .value("n", \.name), height: .inset(10)), rect(10, 10, 20, 30),
      rect(10, 60, 20, 30))
    check(
      BarPlot(rows, xStart: \.left, xEnd: \.right, y: .value("n", \.name), height: .inset(\.thick)),
      rect(10, 6, 20, 38), rect(40, 60, 30, 30))
    check(
      BarPlot(rows, xStart: .value("l", \.low), xEnd: .value("h", \.high), yStart: 20, yEnd: 60),
      rect(20, 20, 40, 40), rect(100, 20, 40, 40))
    check(
      BarPlot(rows, xStart: .value("l", \.low), xEnd: .value("h", \.high), yStart: \.top, yEnd: \.bottom),
      rect(20, 20, 40, 40), rect(100, 10, 40, 40))
    check(
      BarPlot(rows, xStart: 10, xEnd: 30, yStart: .value("l", \.low), yEnd: .value("h", \.high)),
      rect(10, 70, 20, 20), rect(10, 30, 20, 20))
    check(
      BarPlot(rows, xStart: \.left, xEnd: \.right, yStart: .value("l", \.low), yEnd: .value("h", \.high)),
      rect(10, 70, 20, 20), rect(40, 30, 30, 20))
  }

  @Test("Bars of one value each that are as thick as said lie behind each other, or all at zero")
  func stackedBars() {
    check(
      BarPlot(rows, x: .value("x", \.x), yStart: 20, yEnd: 60, stacking: .standard), rect(0, 20, 40, 40),
      rect(40, 20, 120, 40))
    check(
      BarPlot(rows, x: .value("x", \.x), yStart: \.top, yEnd: \.bottom, stacking: .unstacked), rect(0, 20, 40, 40),
      rect(0, 10, 120, 40))
    // 4 and 8 are more than the axis has: of their sum they're a third and two thirds, of 10.
    check(
      BarPlot(rows, xStart: 10, xEnd: 30, y: .value("y", \.y), stacking: .normalized),
      rect(10, 100 - 10.0 / 3, 20, 10.0 / 3), rect(10, 90, 20, 20.0 / 3))
    check(
      BarPlot(rows, xStart: \.left, xEnd: \.right, y: .value("y", \.y), stacking: .unstacked), rect(10, 60, 20, 40),
      rect(40, 20, 30, 80))
  }

  @Test("Rectangles lie between values, and between points")
  func rectangles() {
    check(
      RectanglePlot(
        rows, x: .value("x", \.x), yStart: .value("l", \.low), yEnd: .value("h", \.high), width: 6),
      rect(37, 70, 6, 20), rect(117, 30, 6, 20))
    check(
      RectanglePlot(rows, x: .value("x", \.x), yStart: 20, yEnd: 60, width: 6), rect(37, 20, 6, 40),
      rect(117, 20, 6, 40))
    check(
      RectanglePlot(rows, x: .value("x", \.x), yStart: \.top, yEnd: \.bottom, width: .fixed(\.thick)),
      rect(37, 20, 6, 40), rect(115, 10, 10, 40))
    check(
      RectanglePlot(
        rows, xStart: .value("l", \.low), xEnd: .value("h", \.high), y: .value("y", \.y), height: 6),
      rect(20, 57, 40, 6), rect(100, 17, 40, 6))
    check(
      RectanglePlot(rows, xStart: 10, xEnd: 30, y: .value("y", \.y), height: 6), rect(10, 57, 20, 6),
      rect(10, 17, 20, 6))
    check(
      RectanglePlot(rows, xStart: \.left, xEnd: \.right, y: .value("y", \.y), height: .fixed(\.thick)),
      rect(10, 57, 20, 6), rect(40, 15, 30, 10))
    check(
      RectanglePlot(rows, xStart: .value("l", \.low), xEnd: .value("h", \.high), yStart: 20, yEnd: 60),
      rect(20, 20, 40, 40), rect(100, 20, 40, 40))
    check(
      RectanglePlot(rows, xStart: .value("l", \.low), xEnd: .value("h", \.high), yStart: \.top, yEnd: \.bottom),
      rect(20, 20, 40, 40), rect(100, 10, 40, 40))
    check(
      RectanglePlot(rows, xStart: 10, xEnd: 30, yStart: .value("l", \.low), yEnd: .value("h", \.high)),
      rect(10, 70, 20, 20), rect(10, 30, 20, 20))
    check(
      RectanglePlot(rows, xStart: \.left, xEnd: \.right, yStart: .value("l", \.low), yEnd: .value("h", \.high)),
      rect(10, 70, 20, 20), rect(40, 30, 30, 20))
    check(
      RectanglePlot(rows, xStart: \.left, xEnd: \.right, yStart: \.top, yEnd: \.bottom), rect(10, 20, 20, 40),
      rect(40, 10, 30, 40))
    check(
      RectanglePlot(
        rows, xStart: .value("l", \.low), xEnd: .value("h", \.high), yStart: .value("l", \.low),
        yEnd: .value("h", \.high)),
      rect(20, 70, 40, 20), rect(100, 30, 40, 20))
  }

  @Test("Rules lie between values, and between points")
  func rules() {
    check(
      RulePlot(rows, x: 30, yStart: .value("l", \.low), yEnd: .value("h", \.high)), rect(30, 70, 0, 20),
      rect(30, 30, 0, 20))
    check(
      RulePlot(rows, x: \.left, yStart: .value("l", \.low), yEnd: .value("h", \.high)), rect(10, 70, 0, 20),
      rect(40, 30, 0, 20))
    check(RulePlot(rows, x: .value("x", \.x), yStart: 20, yEnd: 60), rect(40, 20, 0, 40), rect(120, 20, 0, 40))
    check(
      RulePlot(rows, x: .value("x", \.x), yStart: \.top, yEnd: \.bottom), rect(40, 20, 0, 40), rect(120, 10, 0, 40))
    check(RulePlot(rows, xStart: 10, xEnd: 30, y: .value("y", \.y)), rect(10, 60, 20, 0), rect(10, 20, 20, 0))
    check(
      RulePlot(rows, xStart: \.left, xEnd: \.right, y: .value("y", \.y)), rect(10, 60, 20, 0), rect(40, 20, 30, 0))
    check(
      RulePlot(rows, xStart: .value("l", \.low), xEnd: .value("h", \.high), y: 30), rect(20, 30, 40, 0),
      rect(100, 30, 40, 0))
    check(
      RulePlot(rows, xStart: .value("l", \.low), xEnd: .value("h", \.high), y: \.top), rect(20, 20, 40, 0),
      rect(100, 10, 40, 0))
    check(
      RulePlot(rows, xStart: .value("l", \.low), xEnd: .value("h", \.high), y: .value("y", \.y)),
      rect(20, 60, 40, 0), rect(100, 20, 40, 0))
  }

  @Test("Points lie at values, at points, and in the middle")
  func points() {
    check(PointPlot(rows, x: 30, y: .value("y", \.y)), rect(30, 60, 0, 0), rect(30, 20, 0, 0))
    check(PointPlot(rows, x: \.left, y: .value("y", \.y)), rect(10, 60, 0, 0), rect(40, 20, 0, 0))
    check(PointPlot(rows, x: .value("x", \.x), y: 70), rect(40, 70, 0, 0), rect(120, 70, 0, 0))
    check(PointPlot(rows, x: .value("x", \.x)), rect(40, 50, 0, 0), rect(120, 50, 0, 0))
    check(PointPlot(rows, x: .value("x", \.x), y: \.top), rect(40, 20, 0, 0), rect(120, 10, 0, 0))
    check(PointPlot(rows, y: .value("y", \.y)), rect(100, 60, 0, 0), rect(100, 20, 0, 0))
  }

  @Test("Sectors share the circle, each with an inset of its own")
  func sectors() {
    let data = Sample.data(
      SectorPlot(
        rows, angle: .value("y", \.y), innerRadius: .fixed(12), outerRadius: .inset(10), angularInset: \.thick))
    let geometry = PlotGeometry(data, size: CGSize(width: 200, height: 100))
    let shapes = data.marks.compactMap { SectorShape($0, geometry) }
    #expect(data.marks.map(\.angularInset) == [6, 10])
    #expect(shapes.map(\.outer) == [40, 40] && shapes.map(\.inner) == [12, 12])
    // 4 of 12, and 8 of 12.
    #expect(shapes.count == 2 && abs(shapes[0].end - 2 * .pi / 3) < 1e-6 && abs(shapes[1].end - 2 * .pi) < 1e-6)
  }

  @Test("Sizes of marks are those of all, or of each element")
  func dimensions() {
    func widths(_ width: MarkDimensions<Row>) -> [CGFloat] {
      Sample.rects(RectanglePlot(rows, x: .value("n", \.name), y: .value("y", \.y), width: width)).map {
        ($0.width * 1000).rounded() / 1000
      }
    }
    struct Share {
      let name: String
      let share: CGFloat
    }
    #expect(widths(.fixed(12)) == [12, 12])
    #expect(widths(.fixed(\.thick)) == [6, 10])
    #expect(widths(.inset(12)) == [76, 76])
    #expect(widths(.inset(\.thick)) == [88, 80])
    #expect(widths(.ratio(0.25)) == [25, 25])
    #expect(widths(.automatic) == [70, 70])
    let whole: MarkDimensions<Row>.IntegerLiteralType = 9
    let half: MarkDimensions<Row>.FloatLiteralType = 9.5
    #expect(widths(MarkDimensions<Row>(integerLiteral: whole)) == [9, 9])
    #expect(widths(MarkDimensions<Row>(floatLiteral: half)) == [9.5, 9.5])
    let wholeMark: MarkDimension.IntegerLiteralType = 9
    let halfMark: MarkDimension.FloatLiteralType = 9.5
    #expect(
      "\(MarkDimension(integerLiteral: wholeMark)) \(MarkDimension(floatLiteral: halfMark))" == "fixed(9.0) fixed(9.5)")
    let shares = RectanglePlot(
      [Share(name: "a", share: 0.5), Share(name: "b", share: 1)], x: .value("n", \.name), yStart: 0, yEnd: 10,
      width: .ratio(\.share))
    #expect(Sample.near(Sample.rects(shares), [rect(25, 0, 50, 10), rect(100, 0, 100, 10)]))
  }

  @Test("A plot's elements are those of its collection, and its body its content")
  func types() {
    #expect(VectorizedAreaPlotContent<[Row]>.DataElement.self == Row.self)
    #expect(VectorizedBarPlotContent<[Row]>.DataElement.self == Row.self)
    #expect(VectorizedLinePlotContent<[Row]>.DataElement.self == Row.self)
    #expect(VectorizedPointPlotContent<[Row]>.DataElement.self == Row.self)
    #expect(VectorizedRectanglePlotContent<[Row]>.DataElement.self == Row.self)
    #expect(VectorizedRulePlotContent<[Row]>.DataElement.self == Row.self)
    #expect(VectorizedSectorPlotContent<[Row]>.DataElement.self == Row.self)
    #expect(AreaPlot<VectorizedAreaPlotContent<[Row]>>.DataElement.self == Row.self)
    #expect(BarPlot<VectorizedBarPlotContent<[Row]>>.DataElement.self == Row.self)
    #expect(LinePlot<VectorizedLinePlotContent<[Row]>>.DataElement.self == Row.self)
    #expect(PointPlot<VectorizedPointPlotContent<[Row]>>.DataElement.self == Row.self)
    #expect(RectanglePlot<VectorizedRectanglePlotContent<[Row]>>.DataElement.self == Row.self)
    #expect(RulePlot<VectorizedRulePlotContent<[Row]>>.DataElement.self == Row.self)
    #expect(SectorPlot<VectorizedSectorPlotContent<[Row]>>.DataElement.self == Row.self)
    // A body draws what the whole draws.
    check(PointPlot(rows, x: .value("x", \.x), y: \.top).body, rect(40, 20, 0, 0), rect(120, 10, 0, 0))
    check(
      BarPlot(rows, x: .value("n", \.name), yStart: 20, yEnd: 60, width: 6).body, rect(47, 20, 6, 40),
      rect(147, 20, 6, 40))
    check(RulePlot(rows, x: .value("x", \.x), yStart: 20, yEnd: 60).body, rect(40, 20, 0, 40), rect(120, 20, 0, 40))
    check(
      RectanglePlot(rows, xStart: \.left, xEnd: \.right, yStart: \.top, yEnd: \.bottom).body, rect(10, 20, 20, 40),
      rect(40, 10, 30, 40))
    #expect(
      Sample.data(LinePlot(rows, x: .value("x", \.x), y: .value("y", \.y)).body).marks.map(\.kind) == [.line, .line])
    #expect(
      Sample.data(AreaPlot(rows, x: .value("x", \.x), y: .value("y", \.y)).body).marks.map(\.kind) == [.area, .area])
    #expect(Sample.data(SectorPlot(rows, angle: .value("y", \.y)).body).angleTotal == 12)
  }
}
