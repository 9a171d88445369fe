// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import Testing

@testable import GnomonCharts

private struct Row {
  let x: Double
  let name: String
  let key: LocalizedStringKey
  let text: Text
}

private let rows = [
  Row(x: 2, name: "one", key: "first", text: Text("un")), Row(x: 6, name: "two", key: "second", text: Text("deux")),
]

/// What marks say to those who can't see them.
@MainActor @Suite struct MarkWordsTests {
  private let name = "Written"
  private let resource = LocalizedStringResource("Resource")

  private func words<C: ChartContent>(_ content: C) -> [[String]] {
    let data = Sample.data(content)
    return data.marks.map {
      let words = MarkWords($0, data)
      return [words.label, words.value]
    }
  }

  private var mark: BarMark { BarMark(x: .value("Name", "A"), y: .value("Amount", 5)) }

  @Test("A mark says its value, or the words that it's given")
  func labels() {
    #expect(words(mark) == [["A", "Amount: 5"]])
    #expect(words(mark.accessibilityLabel(name)) == [["Written", "Amount: 5"]])
    #expect(words(mark.accessibilityLabel(Text("Text"))) == [["Text", "Amount: 5"]])
    #expect(words(mark.accessibilityLabel(resource)) == [["Resource", "Amount: 5"]])
    #expect(words(mark.accessibilityValue(name)) == [["A", "Written"]])
    #expect(words(mark.accessibilityValue(Text("Text"))) == [["A", "Text"]])
    #expect(words(mark.accessibilityValue(resource)) == [["A", "Resource"]])
  }

  @Test("Each element of a plot says its own words")
  func plots() {
    func plot() -> PointPlot<VectorizedPointPlotContent<[Row]>> {
      PointPlot(rows, x: .value("x", \.x), y: .value("y", \.x))
    }
    #expect(words(plot().accessibilityLabel(\.name)).map { $0[0] } == ["one", "two"])
    #expect(words(plot().accessibilityLabel(\.key)).map { $0[0] } == ["first", "second"])
    #expect(words(plot().accessibilityLabel(\.text)).map { $0[0] } == ["un", "deux"])
    #expect(words(plot().accessibilityValue(\.name)).map { $0[1] } == ["one", "two"])
    #expect(words(plot().accessibilityValue(\.text)).map { $0[1] } == ["un", "deux"])
    func hasRows<C: VectorizedChartContent>(_ plot: C) -> Bool { C.DataElement.self == Row.self }
    #expect(hasRows(plot().accessibilityLabel(\.name)))
  }

  // MARK: Builders

  private func kinds<C: ChartContent>(@ChartContentBuilder _ content: () -> C) -> [Mark.Kind] {
    Sample.data(content()).marks.map(\.kind)
  }

  private struct Own: ChartContent {
    var body: some ChartContent {
      mark(3)
      mark(4)
    }

    private func mark(_ value: Double) -> PointMark { PointMark(x: .value("x", value), y: .value("y", value)) }
  }

  private func body<C: ChartContent>(of content: C) -> C.Body { content.body }

  @Test("The builder of content takes conditions and loops", arguments: [true, false])
  func builder(isFirst: Bool) {
    #expect(kinds {} == [])
    let all = kinds {
      mark
      if isFirst { mark }
      if isFirst { mark } else { Own() }
      if #available(iOS 16, *) { mark }
      ForEach(0..<2) { RuleMark(x: .value("x", $0)) }
      ForEach(rows, id: \.name) { PointMark(x: .value("x", $0.x), y: .value("y", $0.x)) }
    }
    #expect(
      all == [.bar] + (isFirst ? [.bar, .bar] : [.point, .point]) + [.bar, .rule, .rule, .point, .point])
    #expect(Sample.data(ChartContentBuilder.buildBlock()).marks.isEmpty)
    #expect(Sample.data(ChartContentBuilder.buildLimitedAvailability(mark)).marks.count == 1)
  }

  @Test("A body draws what the content draws; what is drawn as it is has none")
  func bodies() {
    #expect(Sample.data(body(of: Own())).marks.map(\.x) == [.value(.number(3)), .value(.number(4))])
    let chart = ViewHost(Chart { mark }.body, configuration: ViewHost.Configuration())
    chart.update()
    #expect(chart.semantics().root.all(.element).map(\.label) == ["A"])
    let choice = \BuilderConditional<PointMark, BarMark>.body
    #expect("\(type(of: choice).valueType)" == "Never")
    let loop = \ForEach<[Int], Int, PointMark>.body
    #expect("\(type(of: loop).valueType)" == "Never")
  }

  @Test("The plot's and an axis's content are views that lie where the chart has them")
  func contents() {
    final class Told { var sizes: [CGSize] = [] }
    let told = Told()
    func sized<V: View>(_ view: V) -> some View {
      view.onGeometryChange(for: CGSize.self, of: \.size) { told.sizes.append($0) }
    }
    let plot: (ChartPlotContent) -> AnyView = { AnyView(sized($0)) }
    let axis: (ChartAxisContent) -> AnyView = { AnyView(sized($0)) }
    let chart = Chart { mark }
      .chartYAxis(.hidden).chartPlotStyle(content: plot)
      .chartXAxis { AxisMarks { _ in AxisValueLabel { Color.red.frame(width: 20, height: 26) } } }
      .chartXAxisStyle(content: axis)
    var configuration = ViewHost.Configuration()
    configuration.size = CGSize(width: 200, height: 130)
    let host = ViewHost(chart, configuration: configuration)
    for _ in 0..<4 { host.update() }
    // 26 points and 4 between them and the plot.
    #expect(told.sizes.contains(CGSize(width: 200, height: 100)), "\(told.sizes)")
    #expect(told.sizes.contains(CGSize(width: 200, height: 30)), "\(told.sizes)")
    // Their bodies are the same views.
    told.sizes = []
    let inner = ViewHost(
      chart.chartPlotStyle { sized($0.body) }.chartXAxisStyle { sized($0.body) }, configuration: configuration)
    for _ in 0..<4 { inner.update() }
    #expect(told.sizes.contains(CGSize(width: 200, height: 100)), "\(told.sizes)")
    #expect(told.sizes.contains(CGSize(width: 200, height: 30)), "\(told.sizes)")
  }

  // MARK: Symbols

  @Test("A symbol has the outline that its name says")
  func symbols() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    func path(_ shape: BasicChartSymbolShape) -> Path { shape.path(in: rect) }
    #expect(path(.circle) == Path(ellipseIn: rect))
    #expect(path(.circle).contains(CGPoint(x: 5, y: 5)) && !path(.circle).contains(CGPoint(x: 0.5, y: 0.5)))
    // Its corners are in the middle of the sides.
    #expect(path(.diamond).contains(CGPoint(x: 5, y: 0.5)) && !path(.diamond).contains(CGPoint(x: 1, y: 1)))
    #expect(path(.triangle).contains(CGPoint(x: 5, y: 1)) && !path(.triangle).contains(CGPoint(x: 1, y: 1)))
    // Arms along the axes, and along the diagonals.
    #expect(path(.plus).contains(CGPoint(x: 5, y: 1)) && !path(.plus).contains(CGPoint(x: 2, y: 2)))
    #expect(path(.cross).contains(CGPoint(x: 2, y: 2)) && !path(.cross).contains(CGPoint(x: 5, y: 1)))
    // A circle of 1 square point has a diameter of 2 / √π.
    let side = 2 / CGFloat.pi.squareRoot()
    for unit in [Circle().perceptualUnitRect, BasicChartSymbolShape.circle.perceptualUnitRect] {
      #expect(abs(unit.width - side) < 1e-9 && abs(unit.midX - 0.5) < 1e-9 && abs(unit.midY - 0.5) < 1e-9)
    }
  }

  @Test("A symbol's border lies inside, and an erased one is as it was")
  func borders() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    func checks<S: ChartSymbolShape>(_ shape: S) {
      let path = shape.path(in: rect)
      #expect(path.contains(CGPoint(x: 1, y: 5)) && !path.contains(CGPoint(x: 5, y: 5)))
      #expect(path.boundingRect.minX >= -0.01 && path.boundingRect.maxX <= 10.01)
    }
    checks(Circle().strokeBorder(style: StrokeStyle(lineWidth: 2)))
    checks(Circle().strokeBorder(lineWidth: 2))
    let basic: BasicChartSymbolShape = .circle
    checks(basic.strokeBorder(lineWidth: 2))
    let any = AnyChartSymbolShape(basic)
    #expect(any.path(in: rect) == basic.path(in: rect) && any.perceptualUnitRect == basic.perceptualUnitRect)
    func mark(_ shape: some ChartSymbolShape) -> some ChartContent {
      PointMark(x: .value("x", 1), y: .value("y", 1)).symbol(shape)
    }
    #expect(Sample.data(mark(any)).marks.count == 1)
  }
}
