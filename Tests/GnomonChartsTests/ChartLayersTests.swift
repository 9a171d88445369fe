// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import GnomonCharts
import Testing

private let names = ["A", "B", "C", "D"]

/// A chart of four bars whose plot is all of it.
private struct Plain: View {
  var names = ["A", "B", "C", "D"]

  var body: some View {
    Chart(names, id: \.self) { name in
      BarMark(x: .value("Name", name), y: .value("Value", 10))
    }
    .chartXAxis(.hidden)
    .chartYAxis(.hidden)
    .chartYScale(domain: 0...10)
  }
}

private struct Symbol: ChartSymbolShape {
  var perceptualUnitRect: CGRect
  nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}

/// What lies over charts and below them, scrolls, and how large symbols are.
@MainActor @Suite struct ChartLayersTests {
  private func host<V: View>(_ view: V, _ change: (inout ViewHost.Configuration) -> Void = { _ in }) -> ViewHost {
    var configuration = ViewHost.Configuration()
    configuration.size = CGSize(width: 400, height: 300)
    change(&configuration)
    let host = ViewHost(view, configuration: configuration)
    for _ in 0..<4 { host.update() }
    return host
  }

  private func element(_ label: String, _ host: ViewHost) -> CGRect? {
    host.semantics().root.all(.element).first { $0.label == label }?.frame
  }

  private func labels(_ host: ViewHost) -> [String] { host.semantics().root.all(.element).compactMap(\.label) }

  // "Adds an overlay to a view that contains a chart"; of several "the chart proxy will refer to the first chart"
  // (Apple's documentation of chartOverlay and chartBackground).
  @Test("An overlay lies over the whole view, and knows the first chart inside", arguments: [true, false])
  func overlay(isAbove: Bool) {
    let view = VStack(spacing: 0) {
      Color.red.frame(width: 400, height: 50)
      Plain().frame(width: 400, height: 100)
      Plain(names: ["A", "B"]).frame(width: 400, height: 100)
    }
    func layer(_ proxy: ChartProxy) -> some View {
      GeometryReader { geometry in
        let plot = proxy.plotFrame.map { geometry[$0] } ?? .zero
        let b = proxy.position(forX: "B") ?? -1
        Color.clear.accessibilityElement().accessibilityLabel(
          Text(verbatim: "\(geometry.size.height) \(plot.minY) \(plot.height) \(b)"))
      }
    }
    let host =
      isAbove
      ? host(AnyView(view.chartOverlay { layer($0) })) : host(AnyView(view.chartBackground { layer($0) }))
    #expect(element("250.0 50.0 100.0 150.0", host) != nil, "\(labels(host))")
  }

  @Test("Charts beside each other have overlays of their own; one in an annotation leaves the outer one alone")
  func nested() {
    let view = HStack(spacing: 0) {
      Chart {
        BarMark(x: .value("Name", "A"), y: .value("Value", 10))
          .annotation(position: .overlay) { Plain().frame(width: 40, height: 40) }
      }
      .chartXAxis(.hidden)
      .chartYAxis(.hidden)
      .chartOverlay { proxy in
        Color.clear.accessibilityElement().accessibilityLabel(Text(verbatim: "first \(proxy.plotSize.width)"))
      }
      .frame(width: 100, height: 100)
      Plain().chartOverlay { proxy in
        Color.clear.accessibilityElement().accessibilityLabel(Text(verbatim: "second \(proxy.plotSize.width)"))
      }
      .frame(width: 300, height: 100)
    }
    let host = host(view)
    #expect(labels(host).contains("first 100.0"), "\(labels(host))")
    #expect(element("first 100.0", host) == CGRect(x: 0, y: 100, width: 100, height: 100))
    #expect(element("second 300.0", host) == CGRect(x: 100, y: 100, width: 300, height: 100))
  }

  /// A chart with an overlay and a background, as a function that makes several makes them.
  private struct Layered: View {
    let told: () -> Void

    private func chart<V: ChartContent>(@ChartContentBuilder marks: () -> V) -> some View {
      Chart { marks() }
        .chartYAxis { AxisMarks { _ in AxisGridLine() } }
        .chartBackground { proxy in Color.white.frame(width: proxy.plotSize.width) }
    }

    var body: some View {
      chart { PointMark(x: .value("x", 1), y: .value("y", 2)) }
        .chartOverlay { _ in
          let _ = told()
          chart {}
        }
    }
  }

  @Test("A chart in an overlay that offers its own proxy doesn't make the overlay again and again")
  func chartInOverlay() {
    var count = 0
    let host = host(
      Layered {
        count += 1
        if count > 100 { fatalError("The overlay never settles.") }
      })
    _ = host.displayList()
    #expect(count < 10)
  }

  @Test("The overlay of a view without a chart isn't there")
  func noChart() {
    let host = host(Color.red.chartOverlay { _ in Color.clear.accessibilityElement().accessibilityLabel("over") })
    #expect(element("over", host) == nil)
  }

  private func scrolled(_ position: Binding<String>) -> some View {
    Plain()
      .chartScrollableAxes(.horizontal)
      .chartXVisibleDomain(length: 2)
      .chartScrollPosition(x: position)
      .chartOverlay { proxy in
        GeometryReader { geometry in
          let (plot, seen) = (proxy.plotFrame.map { geometry[$0] }, proxy.plotContainerFrame.map { geometry[$0] })
          Color.clear.accessibilityElement()
            .accessibilityLabel(
              Text(verbatim: "\(plot?.minX ?? -1) \(plot?.width ?? -1) \(seen?.minX ?? -1) \(seen?.width ?? -1)"))
        }
      }
      .frame(width: 400, height: 100)
  }

  @Test("Of a plot that scrolls the frame is that of the whole, and its container's what is seen")
  func container() {
    let host = host(scrolled(.constant("B")))
    #expect(element("-200.0 800.0 0.0 400.0", host) != nil, "\(labels(host))")
  }

  private struct TwoLabels: View {
    let alignment: Alignment?
    let told: (String, CGRect) -> Void

    var body: some View {
      Chart([0, 5], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
        .chartYAxis(.hidden)
        .chartXAxis {
          AxisMarks(values: [5]) {
            AxisValueLabel(multiLabelAlignment: alignment) { box("first", 60) }
            AxisValueLabel { box("second", 20) }
          }
        }
        .frame(width: 400, height: 100)
    }

    private func box(_ name: String, _ width: CGFloat) -> some View {
      Color.red.frame(width: width, height: 10)
        .onGeometryChange(for: CGRect.self) {
          $0.frame(in: .global)
        } action: {
          told(name, $0)
        }
    }
  }

  @Test("Several labels of a value stand below each other, aligned as the first one says")
  func severalLabels() {
    for (alignment, x) in [(nil, 0.0), (Alignment.trailing, 40.0), (.center, 20.0)] {
      var frames: [String: CGRect] = [:]
      let host = host(TwoLabels(alignment: alignment) { frames[$0] = $1 })
      _ = host.displayList()
      #expect(abs((frames["first"]?.maxY ?? 0) - (frames["second"]?.minY ?? 1)) < 0.01, "\(frames)")
      #expect(abs((frames["second"]?.minX ?? 0) - (frames["first"]?.minX ?? 0) - x) < 0.01, "\(frames)")
    }
  }

  @Test("The scales end so early that an annotation fits that asks for it", arguments: [true, false])
  func padScale(isPadded: Bool) {
    let resolution = AnnotationOverflowResolution(x: .disabled, y: isPadded ? .padScale : .disabled)
    let view = Chart(["A", "B"], id: \.self) { name in
      BarMark(x: .value("Name", name), y: .value("Value", name == "A" ? 10 : 5)).foregroundStyle(.black)
        .cornerRadius(0)
        .annotation(position: .top, spacing: 5, overflowResolution: resolution) {
          Color.red.frame(width: 20, height: 15)
        }
    }
    .chartXAxis(.hidden)
    .chartYAxis(.hidden)
    .chartYScale(domain: 0...10)
    .frame(width: 400, height: 100)
    let host = host(view) { $0.size = CGSize(width: 400, height: 100) }
    var tops: [CGFloat] = []
    for command in host.displayList().commands {
      if case .fill(let path, _, .color(let color)) = command, color.red == 0 {
        tops.append((path.boundingRect.height * 100).rounded() / 100)
      }
    }
    // The whole axis stands on 80 of 100 points, of which the second bar has half.
    #expect(tops == (isPadded ? [80, 40] : [100, 50]))
  }

  private struct RightToLeft: View {
    @State var first = "B"
    let told: (String) -> Void

    var body: some View {
      VStack(spacing: 0) {
        Plain()
          .chartScrollableAxes(.horizontal)
          .chartXVisibleDomain(length: 2)
          .chartScrollPosition(x: $first)
          .onChange(of: first) { _, first in told(first) }
          .frame(width: 400, height: 100)
        Button("Last") { first = "C" }
      }
    }
  }

  @Test("From right to left the first value that is seen is at the right")
  func rightToLeft() throws {
    var told: [String] = []
    let host = host(RightToLeft { told.append($0) }) { $0.layoutDirection = .rightToLeft }
    // The whole is 800 wide: A at its right end, and B begins at the right edge of what is seen.
    let b = try #require(element("B", host))
    #expect(abs(b.maxX - 370) < 1 && abs(b.width - 140) < 1, "\(b)")
    #expect(told.isEmpty, "\(told)")
    let button = try #require(host.semantics().root.all(.button).first)
    host.tap(at: CGPoint(x: button.frame.midX, y: button.frame.midY))
    for _ in 0..<4 { host.update() }
    let c = try #require(element("C", host))
    #expect(abs(c.maxX - 370) < 1, "\(c)")
    #expect(told == ["C"])
  }

  // "Returns a rectangle that bounds the shape in such a way that viewers perceive it as having the same size and
  // position as a unit rectangle" (Apple's documentation of perceptualUnitRect): of 100 square points that is 10 wide.
  @Test("A symbol fills its rectangle of the unit square, which has the symbol's area and its place")
  func symbols() {
    func rect(_ unit: CGRect, _ area: CGFloat?, _ size: CGSize? = nil) -> CGRect? {
      let mark = PointMark(x: .value("x", 5), y: .value("y", 5)).symbol(Symbol(perceptualUnitRect: unit))
        .foregroundStyle(.black)
      let host = host(
        Chart {
          if let area { mark.symbolSize(area) } else if let size { mark.symbolSize(size) } else { mark }
        }
        .chartXAxis(.hidden).chartYAxis(.hidden).chartXScale(domain: 0...10).chartYScale(domain: 0...10)
        .frame(width: 100, height: 100)
      ) { $0.size = CGSize(width: 100, height: 100) }
      for command in host.displayList().commands {
        if case .fill(let path, _, .color(let color)) = command, color.red == 0 { return path.boundingRect }
      }
      return nil
    }
    #expect(rect(CGRect(x: 0, y: 0, width: 1, height: 1), 100) == CGRect(x: 45, y: 45, width: 10, height: 10))
    #expect(rect(CGRect(x: -0.5, y: 0, width: 2, height: 1), 100) == CGRect(x: 40, y: 45, width: 20, height: 10))
    // Its lower half alone has the perceived place.
    #expect(rect(CGRect(x: 0, y: 0.5, width: 1, height: 1), 100) == CGRect(x: 45, y: 50, width: 10, height: 10))
    #expect(
      rect(CGRect(x: 0, y: 0, width: 2, height: 2), nil, CGSize(width: 20, height: 6))
        == CGRect(x: 40, y: 47, width: 20, height: 6))
    #expect(rect(CGRect(x: CGFloat.nan, y: 0, width: 1, height: .infinity), 100) == nil)
  }
}
