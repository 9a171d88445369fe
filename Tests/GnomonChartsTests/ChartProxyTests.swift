// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import Testing

@testable import GnomonCharts

/// What a chart's proxy tells of its scales, in a plot of 200 by 100 points.
@MainActor @Suite struct ChartProxyTests {
  private final class Box<Value>: @unchecked Sendable {
    var value: Value?
    var binding: Binding<Value?> {
      Binding {
        self.value
      } set: {
        self.value = $0
      }
    }
  }

  /// A chart of two points with all looks by a name.
  private var looks: some View {
    Chart(["A", "B"], id: \.self) { name in
      PointMark(x: .value("Name", name), y: .value("Value", 5))
        .foregroundStyle(by: .value("Name", name)).symbol(by: .value("Name", name))
        .symbolSize(by: .value("Name", name)).lineStyle(by: .value("Name", name))
    }
  }

  /// A chart of points whose colours and sizes tell numbers from 0 to 100.
  private var amounts: some View {
    Chart([0.0, 25, 100], id: \.self) { value in
      PointMark(x: .value("x", value), y: .value("y", 5))
        .foregroundStyle(by: .value("Amount", value)).symbolSize(by: .value("Amount", value))
    }
  }

  @Test("Categories have half of the plot each, and values a single place")
  func ranges() throws {
    let proxy = try Sample.proxy(
      Chart(["A", "B"], id: \.self) { BarMark(x: .value("Value", 5), y: .value("Name", $0)) }.chartXScale(
        domain: 0...10))
    #expect(proxy.positionRange(forY: "A") == 0...50 && proxy.positionRange(forY: "B") == 50...100)
    #expect(proxy.positionRange(forX: 4) == 80...80 && proxy.positionRange(forY: "C") == nil)
    #expect(proxy.positionRange(for: (x: 4, y: "B")) == CGRect(x: 80, y: 50, width: 0, height: 50))
    #expect(proxy.value(atY: 60, as: String.self) == "B" && proxy.value(atY: 60, as: Double.self) == nil)
    #expect(proxy.xDomain(dataType: Double.self) == [0, 10])
    #expect(proxy.yDomain(dataType: String.self) == ["A", "B"] && proxy.yDomain(dataType: Double.self) == [])
    #expect(proxy.plotAreaSize == CGSize(width: 200, height: 100) && proxy.plotAreaSize == proxy.plotSize)
  }

  @Test("The plot's frame lies where its axes leave it")
  func frame() {
    let box = Box<CGRect>()
    let chart = Chart { PointMark(x: .value("x", 5), y: .value("y", 5)) }
      .chartXAxis { AxisMarks(values: [5]) { _ in AxisValueLabel { Color.red.frame(width: 20, height: 10) } } }
      .chartYAxis(.hidden)
      .chartOverlay { proxy in
        GeometryReader { geometry in
          let _ = box.value = geometry[proxy.plotAreaFrame]
          Color.clear
        }
      }
    var configuration = ViewHost.Configuration()
    configuration.size = CGSize(width: 200, height: 100)
    let host = ViewHost(chart, configuration: configuration)
    for _ in 0..<4 { host.update() }
    // A label of 10 points, and 4 between it and the plot.
    #expect(box.value == CGRect(x: 0, y: 0, width: 200, height: 86))
  }

  @Test("Angles count from the top clockwise, and tell the sum of the sectors before")
  func angles() throws {
    let box = Box<Double>()
    let proxy = try Sample.proxy(
      Chart([1.0, 1, 2], id: \.self) { SectorMark(angle: .value("Value", $0)) }
        .chartAngleSelection(value: box.binding))
    #expect(abs(proxy.angle(at: CGPoint(x: 150, y: 50)).degrees - 90) < 1e-9)
    #expect(abs(proxy.angle(at: CGPoint(x: 100, y: 90)).degrees - 180) < 1e-9)
    #expect(abs(proxy.angle(at: CGPoint(x: 50, y: 50)).degrees - 270) < 1e-9)
    // The data is 1 once, for two elements have the same id, and 2.
    let total = proxy.data.angleTotal
    #expect(proxy.value(atAngle: .degrees(90), as: Double.self) == total / 4)
    #expect(proxy.value(atAngle: .degrees(-90), as: Double.self) == total * 3 / 4)
    proxy.selectAngleValue(at: .degrees(180))
    #expect(box.value == total / 2)
  }

  @Test("A proxy chooses as a finger does")
  func selection() throws {
    let (x, y) = (Box<Double>(), Box<Double>())
    let (xRange, yRange) = (Box<ClosedRange<Double>>(), Box<ClosedRange<Double>>())
    let proxy = try Sample.proxy(
      Chart { PointMark(x: .value("x", 5), y: .value("y", 5)) }
        .chartXScale(domain: 0...10).chartYScale(domain: 0...10)
        .chartXSelection(value: x.binding).chartYSelection(value: y.binding)
        .chartXSelection(range: xRange.binding).chartYSelection(range: yRange.binding))
    proxy.selectXValue(at: 40)
    proxy.selectYValue(at: 75)
    proxy.selectXRange(from: 100, to: 50)
    proxy.selectYRange(from: 25, to: 50)
    #expect(x.value == 2 && y.value == 2.5)
    #expect(xRange.value == 2.5...5 && yRange.value == 5...7.5)
    #expect(proxy.value(atY: 25, as: Double.self) == 7.5)
  }

  @Test("A gesture of one's own gets the chart's proxy")
  func gesture() {
    let box = Box<String>()
    let chart = Chart(["A", "B", "C", "D"], id: \.self) { BarMark(x: .value("Name", $0), y: .value("Value", 5)) }
      .chartXAxis(.hidden).chartYAxis(.hidden)
      .chartXSelection(value: box.binding)
      .chartGesture { proxy in SpatialTapGesture().onEnded { proxy.selectXValue(at: $0.location.x) } }
    var configuration = ViewHost.Configuration()
    configuration.size = CGSize(width: 400, height: 100)
    let host = ViewHost(chart, configuration: configuration)
    host.update()
    host.tap(at: CGPoint(x: 250, y: 50))
    host.update()
    #expect(box.value == "C")
  }

  // MARK: Colours

  private func color(_ view: some View, _ name: String) throws -> AnyShapeStyle? {
    try Sample.proxy(view).foregroundStyle(for: name)
  }

  @Test("Values have the colours that their scale names")
  func colors() throws {
    let (red, blue) = (AnyShapeStyle(Color.red), AnyShapeStyle(Color.blue))
    let pairs = try Sample.proxy(looks.chartForegroundStyleScale(["B": Color.red, "A": .blue]))
    #expect(pairs.foregroundStyle(for: "A") == blue && pairs.foregroundStyle(for: "B") == red)
    #expect(pairs.foregroundStyleDomain(dataType: String.self) == ["B", "A"])
    let mapped = try Sample.proxy(
      looks.chartForegroundStyleScale(domain: ["A", "B"]) { $0 == "A" ? Color.red : .blue })
    #expect(mapped.foregroundStyle(for: "A") == red && mapped.foregroundStyle(for: "B") == blue)
    // The usual colours go by the domain's order.
    let usual = try Sample.proxy(looks)
    let turned = try Sample.proxy(looks.chartForegroundStyleScale(domain: ["B", "A"]))
    #expect(turned.foregroundStyle(for: "B") == usual.foregroundStyle(for: "A"))
    #expect(turned.foregroundStyle(for: "A") == usual.foregroundStyle(for: "B"))
    #expect(turned.foregroundStyleDomain(dataType: String.self) == ["B", "A"])
    let plain = try Sample.proxy(Chart { PointMark(x: .value("x", 5), y: .value("y", 5)) })
    #expect(plain.foregroundStyle(for: "A") == nil && plain.foregroundStyleDomain(dataType: String.self).isEmpty)
  }

  /// The shades of grey of the points at 0, 25 and 100.
  private func shades(_ view: some View) -> [Double] {
    var configuration = ViewHost.Configuration()
    configuration.size = CGSize(width: 200, height: 100)
    let chart = view.chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
    let host = ViewHost(chart, configuration: configuration)
    for _ in 0..<4 { host.update() }
    return host.displayList().commands.compactMap {
      if case .fill(_, _, .color(let color)) = $0 { Double(color.red) } else { nil }
    }
  }

  @Test("Between two colours a number has its share, by the scale's type")
  func gradients() {
    let grey = Gradient(colors: [.black, .white])
    let type: Gradient.VisualValue = .white
    #expect(type == .white)
    func near(_ a: [Double], _ b: [Double]) -> Bool {
      a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) < 0.01 }
    }
    let plain = shades(amounts.chartForegroundStyleScale(range: grey))
    #expect(near(plain, [0, 0.25, 1]), "\(plain)")
    let root = shades(amounts.chartForegroundStyleScale(range: grey).chartForegroundStyleScale(type: .squareRoot))
    #expect(near(root, [0, 0.5, 1]), "\(root)")
    let half = shades(
      amounts.chartForegroundStyleScale(range: grey).chartForegroundStyleScale(domain: [0.0, 400], type: .squareRoot))
    #expect(near(half, [0, 0.25, 0.5]), "\(half)")
  }

  // MARK: Sizes, lines and symbols

  @Test("Symbols have the sizes that their scale names")
  func sizes() throws {
    func sizes(_ view: some View) throws -> [CGFloat?] {
      let proxy = try Sample.proxy(view)
      return [proxy.symbolSize(for: "A"), proxy.symbolSize(for: "B")]
    }
    #expect(try sizes(looks.chartSymbolSizeScale(["A": 30, "B": 70])) == [30, 70])
    #expect(try sizes(looks.chartSymbolSizeScale(domain: ["A", "B"]) { $0 == "A" ? 20 : 90 }) == [20, 90])
    #expect(try sizes(looks.chartSymbolSizeScale { (name: String) in name == "A" ? 25 : 95 }) == [25, 95])
    #expect(try sizes(looks.chartSymbolSizeScale(domain: ["B", "A"], range: [40, 60] as [CGFloat])) == [60, 40])
    let usual = try sizes(looks)
    let turned = try Sample.proxy(looks.chartSymbolSizeScale(domain: ["B", "A"]))
    #expect([turned.symbolSize(for: "B"), turned.symbolSize(for: "A")] == usual)
    #expect(turned.symbolSizeDomain(dataType: String.self) == ["B", "A"])
    #expect(try Sample.proxy(Chart { PointMark(x: .value("x", 5)) }).symbolSize(for: "A") == nil)
  }

  @Test("Sizes of numbers go by the scale's domain and type")
  func sizesOfNumbers() throws {
    let range: [CGFloat] = [10, 110]
    let linear = try Sample.proxy(amounts.chartSymbolSizeScale(domain: [0.0, 100], range: range))
    #expect(linear.symbolSize(for: 25.0) == 35 && linear.symbolSize(for: 100.0) == 110)
    let root = try Sample.proxy(amounts.chartSymbolSizeScale(domain: [0.0, 100], range: range, type: .squareRoot))
    #expect(root.symbolSize(for: 25.0) == 60)
    let type = try Sample.proxy(amounts.chartSymbolSizeScale(range: range).chartSymbolSizeScale(type: .squareRoot))
    #expect(type.symbolSize(for: 25.0) == 60)
    let domain = try Sample.proxy(
      amounts.chartSymbolSizeScale(range: range).chartSymbolSizeScale(domain: [0.0, 50], type: .linear))
    #expect(domain.symbolSize(for: 25.0) == 60 && domain.symbolSize(for: 100.0) == 110)
  }

  @Test("Lines have the styles that their scale names")
  func lines() throws {
    let (thin, dashed) = (StrokeStyle(lineWidth: 1), StrokeStyle(lineWidth: 3, dash: [2]))
    func lines(_ view: some View) throws -> [StrokeStyle?] {
      let proxy = try Sample.proxy(view)
      return [proxy.lineStyle(for: "A"), proxy.lineStyle(for: "B")]
    }
    #expect(try lines(looks.chartLineStyleScale(domain: ["B", "A"], range: [thin, dashed])) == [dashed, thin])
    #expect(try lines(looks.chartLineStyleScale(range: [thin, dashed])) == [thin, dashed])
    #expect(try lines(looks.chartLineStyleScale(domain: ["A", "B"]) { $0 == "A" ? dashed : thin }) == [dashed, thin])
    #expect(try lines(looks.chartLineStyleScale { (name: String) in name == "A" ? thin : dashed }) == [thin, dashed])
    let usual = try lines(looks)
    let turned = try Sample.proxy(looks.chartLineStyleScale(domain: ["B", "A"]))
    #expect([turned.lineStyle(for: "B"), turned.lineStyle(for: "A")] == usual && usual[0] != usual[1])
    #expect(turned.lineStyleDomain(dataType: String.self) == ["B", "A"])
    #expect(try Sample.proxy(Chart { PointMark(x: .value("x", 5)) }).lineStyle(for: "A") == nil)
  }

  @Test("Symbols are those that their scale names")
  func symbols() throws {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    func paths(_ view: some View) throws -> [Path?] {
      let proxy = try Sample.proxy(view)
      return [proxy.symbol(for: "A")?.path(in: rect), proxy.symbol(for: "B")?.path(in: rect)]
    }
    let (square, cross): (BasicChartSymbolShape, BasicChartSymbolShape) = (.square, .cross)
    let (first, second) = (square.path(in: rect), cross.path(in: rect))
    let mixed: [any ChartSymbolShape] = [square, Circle()]
    let pairs: KeyValuePairs<String, any ChartSymbolShape> = ["B": square, "A": Circle()]
    let circle = Circle().path(in: rect)
    #expect(first != second && first != circle)
    #expect(try paths(looks.chartSymbolScale(domain: ["A", "B"], range: [square, cross])) == [first, second])
    #expect(try paths(looks.chartSymbolScale(domain: ["B", "A"], range: mixed)) == [circle, first])
    let basic: [BasicChartSymbolShape] = [square, cross]
    #expect(try paths(looks.chartSymbolScale(range: basic)) == [first, second])
    #expect(try paths(looks.chartSymbolScale(range: basic.dropFirst())) == [second, second])
    #expect(try paths(looks.chartSymbolScale(range: mixed)) == [first, circle])
    #expect(try paths(looks.chartSymbolScale(pairs)) == [circle, first])
    #expect(try paths(looks.chartSymbolScale(domain: ["A", "B"]) { $0 == "A" ? cross : square }) == [second, first])
    #expect(try paths(looks.chartSymbolScale { (name: String) in name == "A" ? square : cross }) == [first, second])
    let usual = try paths(looks)
    let turned = try Sample.proxy(looks.chartSymbolScale(domain: ["B", "A"]))
    #expect([turned.symbol(for: "B")?.path(in: rect), turned.symbol(for: "A")?.path(in: rect)] == usual)
    #expect(turned.symbolDomain(dataType: String.self) == ["B", "A"])
    #expect(try Sample.proxy(Chart { PointMark(x: .value("x", 5)) }).symbol(for: "A") == nil)
  }

  // MARK: Positions

  @Test("A position scale has its domain, its range and its type")
  func positions() throws {
    let chart = Chart { PointMark(x: .value("x", 5), y: .value("y", 25)) }
    let root = try Sample.proxy(
      chart.chartYScale(domain: 0...100, range: .plotDimension(padding: 10), type: .squareRoot))
    // Half of the 80 points between the paddings.
    #expect(root.position(forY: 25) == 50 && root.position(forY: 0) == 90 && root.position(forY: 100) == 10)
    let log = try Sample.proxy(chart.chartXScale(domain: 0...10, type: .symmetricLog(slopeAtZero: 2)))
    let place = try #require(log.position(forX: 4.0))
    // log(1 + 2 · 4) of log(1 + 2 · 10).
    #expect(abs(place - 200 * Foundation.log(9) / Foundation.log(21)) < 1e-6)
    let (start, end) = (Sample.date(2022, 5, 1), Sample.date(2022, 5, 5))
    let dates = try Sample.proxy(
      Chart { PointMark(x: .value("Day", start), y: .value("y", 5)) }.chartXScale(domain: start...end, type: .date))
    #expect(dates.position(forX: Sample.date(2022, 5, 2)) == 50)
    let automatic = try Sample.proxy(chart.chartYScale(domain: .automatic))
    // With zero in it, and to the next round number.
    #expect(automatic.yDomain(dataType: Double.self) == [0, 30])
  }

  @Test("Ranges and domains are of types that tell what they hold")
  func types() {
    let dimension: PlotDimensionScaleRange = .plotDimension(startPadding: 3, endPadding: 4)
    #expect(PlotDimensionScaleRange.VisualValue.self == CGFloat.self)
    #expect(Gradient.VisualValue.self == Color.self)
    func value<R: ScaleRange>(of range: R) -> String { "\(R.VisualValue.self)" }
    #expect(value(of: dimension) == "CGFloat" && value(of: [Color.red]) == "Color" && value(of: 1.0...2) == "Double")
    func ends<R: PositionScaleRange>(_ range: R) -> _ScaleRangeOutputs<CGFloat>.Content {
      range._makeScaleRange().content
    }
    #expect(ends(dimension) == .plotDimension(start: 3, end: 4) && ends([2, 5]) == .values([2, 5]))
    #expect(ends(PlotDimensionScaleRange.plotDimension) == .plotDimension(start: 0, end: 0))
    func primitive<P: Plottable>(_ type: P.Type) -> String { "\(P.PrimitivePlottable.self)" }
    #expect(primitive(String.self) == "String" && primitive(Date.self) == "Date")
    func made<P: PrimitivePlottableProtocol>(_ value: P) -> P? { P(primitivePlottable: value) }
    #expect(made(5) == 5 && made("word") == "word")
    #expect(String(primitivePlottable: "word") == "word")
    func number<D: ScaleDomain>(_ domain: D) -> Int {
      if case .values(let make, _) = domain._makeScaleDomain().content { make(Categories()).count } else { -1 }
    }
    #expect(number([1, 2, 3]) == 3 && number(1...5) == 2 && number(AutomaticScaleDomain.automatic) == -1)
  }
}
