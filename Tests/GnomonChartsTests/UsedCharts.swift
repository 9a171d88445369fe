// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import GnomonCharts
import Testing

private struct Row: Identifiable {
  let id: Int
  let name: String
  let city: String
  let day: Date
  let low: Double
  let high: Double
  let size: CGFloat
  let box: CGSize
  let line: StrokeStyle
  let color: Color
  let key: LocalizedStringKey
  let text: Text
  let isHidden: Bool
}

private let rows: [Row] = (0..<6).map { index in
  Row(
    id: index, name: "n\(index % 3)", city: index < 3 ? "A" : "B",
    day: Date(timeIntervalSinceReferenceDate: Double(index) * 86_400), low: Double(index), high: Double(10 + index * 3),
    size: CGFloat(20 + index * 10), box: CGSize(width: 4 + index, height: 6),
    line: StrokeStyle(lineWidth: CGFloat(index + 1)),
    color: index < 3 ? .red : .green, key: "key", text: Text("text"), isHidden: index == 0)
}

/// Uses the names of Swift Charts as apps do, and has each chart draw something.
@MainActor @Suite struct UsedCharts {
  private func drawn<V: View>(_ view: V, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    var configuration = ViewHost.Configuration()
    configuration.size = CGSize(width: 320, height: 220)
    configuration.locale = Locale(identifier: "en_US")
    let host = ViewHost(view, configuration: configuration)
    host.update()
    #expect(!host.displayList().commands.isEmpty, sourceLocation: sourceLocation)
    #expect(host.warnings.isEmpty, "\(host.warnings)", sourceLocation: sourceLocation)
  }

  @Test("Bars in all forms")
  func bars() {
    drawn(
      Chart(rows) { row in
        BarMark(
          x: .value("Name", row.name), y: .value("High", row.high), width: 12, height: .automatic, stacking: .normalized
        )
        BarMark(x: .value(Text("Name"), row.name), yStart: 10, yEnd: 40, width: .ratio(0.5), stacking: .center)
      })
    drawn(
      Chart(rows) { row in
        BarMark(
          x: .value("Name", row.name), yStart: .value("Low", row.low), yEnd: .value("High", row.high), width: .inset(3))
      })
    drawn(
      Chart(rows) {
        BarMark(
          xStart: .value("Low", $0.low), xEnd: .value("High", $0.high), y: .value("Name", $0.name), height: .fixed(9))
      })
    drawn(Chart(rows) { BarMark(xStart: 3, xEnd: 30, y: .value("Name", $0.name), height: 5.5, stacking: .unstacked) })
    drawn(Chart(rows) { BarMark(xStart: .value("Low", $0.low), xEnd: .value("High", $0.high), yStart: 3, yEnd: 9) })
    drawn(Chart(rows) { BarMark(xStart: 3, xEnd: 9, yStart: .value("Low", $0.low), yEnd: .value("High", $0.high)) })
    #expect("\(MarkDimension.ratio(0.5)) \(MarkStackingMethod.center)" == "ratio(0.5) center")
  }

  @Test("Lines and areas in all forms")
  func lines() {
    drawn(
      Chart(rows, id: \.id) { row in
        LineMark(x: .value("Day", row.day, unit: .day), y: .value("High", row.high), series: .value("City", row.city))
          .interpolationMethod(.catmullRom(alpha: 0.3)).lineStyle(by: .value("City", row.city)).zIndex(2)
        AreaMark(
          x: .value("Day", row.day), yStart: .value("Low", row.low), yEnd: .value("High", row.high),
          series: .value("City", row.city)
        )
        .interpolationMethod(.cardinal(tension: 0.5)).opacity(0.3)
      }
      .chartLineStyleScale(["A": StrokeStyle(lineWidth: 1), "B": StrokeStyle(dash: [2])]))
    drawn(
      Chart(rows) { row in
        AreaMark(
          x: .value("Day", row.day), y: .value("High", row.high), series: .value("City", row.city), stacking: .center
        )
        .interpolationMethod(.monotone).foregroundStyle(by: .value("City", row.city))
        LineMark(x: .value("Day", row.day), y: .value("Low", row.low)).interpolationMethod(.stepCenter).lineStyle(
          StrokeStyle(lineWidth: 3))
      }
      .chartForegroundStyleScale(domain: ["A", "B"], range: [Color.pink, .teal]))
    drawn(
      Chart(rows) { AreaMark(xStart: .value("Low", $0.low), xEnd: .value("High", $0.high), y: .value("Day", $0.day)) })
    drawn(
      Chart(rows) {
        AreaMark(
          xStart: .value("Low", $0.low), xEnd: .value("High", $0.high), y: .value("Day", $0.day),
          series: .value("City", $0.city))
      })
    drawn(
      Chart(rows) { AreaMark(x: .value("Low", $0.low), y: .value("High", $0.high)).interpolationMethod(.stepStart) })
    drawn(
      Chart(rows) { AreaMark(x: .value("Day", $0.day), yStart: .value("Low", $0.low), yEnd: .value("High", $0.high)) })
    #expect("\(InterpolationMethod.stepEnd) \(InterpolationMethod.linear)" == "stepEnd linear")
  }

  @Test("Points, rules, rectangles and sectors in all forms")
  func others() {
    drawn(
      Chart(rows) { row in
        PointMark(x: .value("Low", row.low), y: .value("High", row.high))
          .symbol(by: .value("City", row.city)).symbolSize(by: .value("High", row.high))
        PointMark(x: .value("Low", row.low), y: 20).symbol(.asterisk).symbolSize(80)
        PointMark(y: .value("High", row.high)).symbol(Circle().strokeBorder(lineWidth: 2)).symbolSize(
          CGSize(width: 9, height: 9))
        PointMark(x: .value("Low", row.low), y: .value("Low", row.low)).symbol { Text("★") }
      }
      .chartSymbolScale(["A": .square, "B": .pentagon])
      .chartSymbolSizeScale(range: [10, 90] as [CGFloat], type: .linear))
    drawn(
      Chart(rows) { row in
        RuleMark(xStart: 3, xEnd: 90, y: .value("High", row.high))
        RuleMark(xStart: .value("Low", row.low), xEnd: .value("High", row.high), y: .value("High", row.high))
        RuleMark(xStart: .value("Low", row.low), xEnd: .value("High", row.high), y: 30)
        RuleMark(x: .value("Low", row.low), yStart: 3, yEnd: 30)
        RuleMark(x: .value("Low", row.low), yStart: .value("Low", row.low), yEnd: .value("High", row.high))
        RuleMark(x: 30, yStart: .value("Low", row.low), yEnd: .value("High", row.high)).foregroundStyle(.red)
      })
    drawn(
      Chart(rows) { row in
        RectangleMark(x: .value("Name", row.name), y: .value("City", row.city), width: .ratio(1), height: .ratio(1))
          .foregroundStyle(by: .value("High", row.high)).cornerRadius(3, style: .circular)
      }
      .chartForegroundStyleScale(range: Gradient(colors: [.white, .blue])))
    drawn(Chart(rows) { RectangleMark(x: .value("Name", $0.name), yStart: 3, yEnd: 9, width: 4) })
    drawn(Chart(rows) { RectangleMark(xStart: 3, xEnd: 9, y: .value("Name", $0.name), height: 4) })
    drawn(
      Chart(rows) {
        RectangleMark(xStart: .value("L", $0.low), xEnd: .value("H", $0.high), y: .value("Name", $0.name), height: 4)
      })
    drawn(Chart(rows) { RectangleMark(xStart: .value("L", $0.low), xEnd: .value("H", $0.high), yStart: 3, yEnd: 9) })
    drawn(
      Chart(rows) {
        RectangleMark(x: .value("Name", $0.name), yStart: .value("L", $0.low), yEnd: .value("H", $0.high), width: 4)
      })
    drawn(Chart(rows) { RectangleMark(xStart: 3, xEnd: 9, yStart: .value("L", $0.low), yEnd: .value("H", $0.high)) })
    drawn(
      Chart(rows) {
        RectangleMark(
          xStart: .value("L", $0.low), xEnd: .value("H", $0.high), yStart: .value("L", $0.low),
          yEnd: .value("H", $0.high))
      })
    drawn(Chart { RectangleMark(xStart: 3, xEnd: 9, yStart: 3, yEnd: 9) })
    drawn(
      Chart(rows) {
        SectorMark(angle: .value("High", $0.high), innerRadius: .ratio(0.6), outerRadius: .inset(4), angularInset: 1.5)
          .foregroundStyle(by: .value("Name", $0.name)).cornerRadius(4)
      }
      .chartBackground { _ in Text("Sum") })
  }

  @Test("Scales, axes and legends in all forms")
  func axes() {
    drawn(
      Chart(rows) { PointMark(x: .value("Day", $0.day), y: .value("High", $0.high)) }
        .chartXScale(domain: .automatic(reversed: true), range: .plotDimension(startPadding: 10, endPadding: 4))
        .chartYScale(
          domain: .automatic(includesZero: false, dataType: Double.self) { $0.append(100) }, type: .squareRoot
        )
        .chartXAxis {
          AxisMarks(preset: .aligned, position: .top, values: .stride(by: .day, count: 2, roundLowerBound: true)) {
            value in
            AxisGridLine(centered: true, stroke: StrokeStyle(lineWidth: 1)).foregroundStyle(.red)
            AxisTick(centered: false, length: .label(extendPastBy: 3), stroke: nil)
            if value.index < value.count - 1, let day = value.as(Date.self) {
              AxisValueLabel(
                centered: true, anchor: .top, multiLabelAlignment: .leading, orientation: .verticalReversed
              ) {
                Text(day, format: .dateTime.day())
              }
            } else {
              AxisValueLabel("end").font(.caption).offset(x: 1, y: 2)
            }
          }
          AxisMarks(position: .bottom, values: [rows[0].day]) { AxisTick(length: 4) }
        }
        .chartYAxis {
          AxisMarks(
            format: Decimal.FormatStyle.Percent.percent.scale(1), preset: .extended, position: .leading,
            values: .automatic(minimumStride: 5.0, desiredCount: 3))
          AxisMarks(position: .trailing, values: [10.0, 20]) {
            AxisValueLabel(format: FloatingPointFormatStyle<Double>.number.precision(.fractionLength(1)))
          }
        }
        .chartXAxisLabel("Days", position: .bottom, alignment: .center, spacing: 2)
        .chartYAxisLabel(position: .leading) { Text("Values") }
        .chartXAxisStyle { $0.background(.yellow) }
        .chartYAxisStyle { $0.foregroundStyle(.green) }
        .chartPlotStyle { $0.background(.gray.opacity(0.1)).border(.blue) })
    drawn(
      Chart(rows) {
        BarMark(x: .value("Name", $0.name), y: .value("High", $0.high)).foregroundStyle(by: .value("City", $0.city))
      }
      .chartYScale(range: .plotDimension(padding: 5)).chartXScale(type: .category)
      .chartForegroundStyleScale { (city: String) in city == "A" ? Color.red : .blue }
      .chartLegend(position: .top, alignment: .trailing, spacing: 9)
      .chartXAxis(.visible).chartYAxis(.hidden))
    drawn(
      Chart(rows) { BarMark(x: .value("Name", $0.name), y: .value("High", $0.high)) }
        .chartLegend(position: .overlay) { Text("Legend") }
        .chartYScale(domain: [0, 50]).chartXScale(domain: ["n2", "n1", "n0"]))
    #expect(
      "\(AxisMarkValues.stride(by: 5)) \(AxisMarkPreset.inset) \(AxisMarkPosition.leading)"
        == "stride(by: 5.0) inset leading")
    #expect(
      "\(AxisValueLabelCollisionResolution.greedy(priority: 1)) \(AxisTick.Length.longestLabel(extendPastBy: 2))"
        == "greedy(priority: 1.0) longestLabel(extendPastBy: 2.0)")
  }

  @Test("Content of one's own, conditions, effects and annotations")
  func content() {
    struct Target: ChartContent {
      var value: Double
      var body: some ChartContent {
        RuleMark(y: .value("Target", value)).foregroundStyle(.red)
      }
    }
    let hasTarget = true
    drawn(
      Chart {
        Plot {
          ForEach(rows) { row in
            BarMark(x: .value("Name", row.name), y: .value("High", row.high))
              .position(by: .value("City", row.city), axis: .horizontal, span: .ratio(0.9))
              .offset(x: 1, yStart: 0, yEnd: -2).offset(CGSize(width: 1, height: 0))
              .annotation(position: .top, alignment: .center, spacing: 1) { context in
                Text("\(context.targetSize.width)")
              }
            BarMark(x: .value("Name", row.name), y: .value("Low", row.low))
              .annotation(position: .overlay, overflowResolution: .init(x: .fit(to: .chart), y: .disabled)) {
                Text("!")
              }
              .accessibilityLabel("Label").accessibilityValue("Value").accessibilityIdentifier("id")
              .accessibilityHidden(false)
          }
        }
        .blur(radius: 1).shadow(color: .black, radius: 2, x: 1, y: 1).compositingLayer()
        if hasTarget { Target(value: 20) } else { AnyChartContent(Target(value: 1)) }
        ForEach(0..<2) { RuleMark(y: .value("R", $0)) }
          .clipShape(RoundedRectangle(cornerRadius: 5)).alignsMarkStylesWithPlotArea()
          .mask { RectangleMark(xStart: 0, xEnd: 100) }
        AnyChartContent(erasing: Target(value: 3)).offset(xStart: 1, xEnd: 2, y: 3).offset(
          xStart: 1, xEnd: 1, yStart: 1, yEnd: 1)
      }
      .chartOverlay { proxy in
        GeometryReader { geometry in
          if let frame = proxy.plotFrame.map({ geometry[$0] }), let x = proxy.position(forX: "n1"),
            let y = proxy.position(forY: 20.0), proxy.position(for: (x: "n1", y: 20.0)) == CGPoint(x: x, y: y),
            proxy.positionRange(forX: "n1")?.contains(x) == true, let name = proxy.value(atX: x, as: String.self),
            proxy.value(at: CGPoint(x: x, y: y), as: (String, Double).self) != nil
          {
            Text(name).position(x: frame.minX + x, y: frame.minY + y)
          }
        }
      })
  }

  @Test("Plots of collections and functions")
  func plots() {
    drawn(
      Chart {
        BarPlot(rows, x: .value("Name", \.name), y: .value("High", \.high), width: .ratio(0.5))
          .foregroundStyle(\.color).opacity(\.size).accessibilityLabel(\.text).accessibilityIdentifier(\.name)
        LinePlot(rows, x: .value("Name", \.name), y: .value("Low", \.low), series: .value("City", \.city))
          .lineStyle(by: .value("City", \.city)).symbol(by: .value("City", \.city))
        PointPlot(rows, x: .value("Name", \.name), y: .value("High", \.high))
          .symbolSize(\.size).foregroundStyle(by: .value("City", \.city)).accessibilityHidden(\.isHidden)
        RulePlot(rows, x: .value("Name", \.name), yStart: .value("Low", \.low), yEnd: .value("High", \.high)).lineStyle(
          \.line)
      })
    drawn(
      Chart {
        AreaPlot(rows, x: .value("Day", \.day, unit: .day), yStart: .value("Low", \.low), yEnd: .value("High", \.high))
        RectanglePlot(rows, x: .value("Day", \.day), y: .value("High", \.high), width: 4, height: 5.5)
          .position(by: .value("City", \.city)).accessibilityValue(\.key)
        PointPlot(rows, x: .value("Day", \.day), y: \.size).symbolSize(\.box).symbolSize(by: .value("Low", \.low))
      })
    drawn(Chart { SectorPlot(rows, angle: .value("High", \.high), innerRadius: .ratio(0.5), angularInset: 1) })
    drawn(
      Chart {
        LinePlot(x: "x", y: "y") { $0 == 0 ? .nan : sin($0) / $0 }
        LinePlot(x: "x", y: "y", t: "t", domain: 0...6) { (x: cos($0), y: sin($0)) }
        AreaPlot(x: "x", y: "y", domain: -1...1) { $0 * $0 }.opacity(0.5)
        AreaPlot(x: "x", yStart: "a", yEnd: "b") { (yStart: -$0, yEnd: $0) }
      }
      .chartXScale(domain: -3...3))
  }

  @Test("Scrolling by values")
  func scrolling() {
    drawn(
      Chart(rows) { BarMark(x: .value("Day", $0.day, unit: .day), y: .value("High", $0.high)) }
        .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 86_400 * 3)
        .chartScrollPosition(initialX: rows[1].day)
        .chartScrollTargetBehavior(
          .valueAligned(matching: DateComponents(hour: 0), majorAlignment: .page, limitBehavior: .always)))
    drawn(
      Chart(rows) { PointMark(x: .value("Low", $0.low), y: .value("High", $0.high)) }
        .chartScrollableAxes([.horizontal, .vertical]).chartYVisibleDomain(length: 10.0).chartScrollPosition(
          initialY: 3
        )
        .chartScrollTargetBehavior(.valueAligned(xUnit: 1, yUnit: 5.0, yMajorAlignment: .unit(10))))
    drawn(
      Chart(rows) { PointMark(x: .value("Low", $0.low), y: .value("High", $0.high)) }
        .chartScrollableAxes(.horizontal).chartScrollTargetBehavior(.paging).chartScrollPosition(x: .constant(2.0)))
  }

  @Test("Bins have round ends, and the last holds its own")
  func bins() {
    let bins = NumberBins(range: 0.0...100, count: 4)
    #expect(bins.thresholds == [0, 25, 50, 75, 100] && bins.count == 4)
    #expect(
      bins.index(for: 60) == 2 && bins.index(for: 100) == 3 && bins.index(for: -1) == -1 && bins.index(for: 101) == 4)
    #expect(bins[3].contains(100) && !bins[0].contains(25))
    #expect(NumberBins(size: 5, range: 0...12).thresholds == [0, 5, 10, 15])
    #expect(NumberBins(data: [1.0, 2, 3, 4, 50], desiredCount: 5).thresholds == [0, 10, 20, 30, 40, 50])
    #expect(NumberBins(thresholds: [3, 1, 2]).thresholds == [1, 2, 3])
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let days = DateBins(
      unit: .day, by: 1, range: start...start.addingTimeInterval(86_400 * 3), calendar: Sample.calendar)
    #expect(days.count == 3 && days.index(for: start.addingTimeInterval(90_000)) == 1)
    #expect(DateBins(timeInterval: 3600, range: start...start.addingTimeInterval(7200)).thresholds.count == 3)
  }

  @Test("Words, numbers, dates and types of one's own are plotted")
  func plottable() {
    enum Meal: String, Plottable { case breakfast, lunch }
    #expect(Meal(primitivePlottable: "lunch") == .lunch && Meal.lunch.primitivePlottable == "lunch")
    #expect(Decimal(primitivePlottable: 2.5) == 2.5 && (3 as Int8).primitivePlottable == 3)
    drawn(
      Chart([Meal.breakfast, .lunch], id: \.self) { BarMark(x: .value("Meal", $0), y: .value("Amount", Decimal(3))) })
  }
}
