// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import Testing

@testable import GnomonCharts

private struct Row {
  let x: Double
  let y: Double
  let low: Double
  let high: Double
  let city: String
  let day: Date
}

private let rows = [
  Row(x: 2, y: 4, low: 1, high: 3, city: "A", day: Sample.date(2022, 5, 10)),
  Row(x: 2, y: 8, low: 5, high: 7, city: "B", day: Sample.date(2022, 6, 20)),
]
private let string = "String"
private let resource = LocalizedStringResource("Resource")

/// The values that marks and plots are given, with the words for them.
@MainActor @Suite struct PlottedValuesTests {
  /// Checks the place along x of the first mark, and the words for it.
  private func check(
    _ data: ChartData, _ label: PlotLabel, _ channel: Channel, _ sourceLocation: Testing.SourceLocation
  ) {
    #expect(data.marks.first?.x == channel, sourceLocation: sourceLocation)
    #expect(data.collector.labels[.x] == label, sourceLocation: sourceLocation)
  }

  private func check<V: Plottable>(
    _ value: PlottableProjection<Row, V>, _ label: PlotLabel, _ channel: Channel,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    check(Sample.data(PointPlot(rows, x: value, y: .value("y", \.y))), label, channel, sourceLocation)
  }

  private func check<V: Plottable>(
    of value: PlottableValue<V>, _ label: PlotLabel, _ channel: Channel,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    check(Sample.data(PointMark(x: value, y: .value("y", 1))), label, channel, sourceLocation)
  }

  private let text = PlotLabel.text(Text("Text"))
  private let ofResource = PlotLabel.text(Text(resource))
  private let one = Channel.value(.number(7))
  private let two = Channel.range(.number(1), .number(3), isUnit: true)
  private let day = Sample.date(2022, 5, 10)

  private func range(_ start: Date, _ end: Date) -> Channel {
    .range(.date(start.timeIntervalSinceReferenceDate), .date(end.timeIntervalSinceReferenceDate), isUnit: true)
  }

  private var month: Channel { range(Sample.date(2022, 5), Sample.date(2022, 6)) }

  @Test("A plot's value is the same for all elements, or each element's own")
  func projections() {
    check(.value("Key", 7.0), .key("Key"), one)
    check(.value(Text("Text"), 7.0), text, one)
    check(.value(string, 7.0), .string("String"), one)
    check(.value(resource, 7.0), ofResource, one)
    check(.value(Text("Text"), \Row.x), text, .value(.number(2)))
    check(.value(string, \Row.x), .string("String"), .value(.number(2)))
    check(.value(resource, \Row.x), ofResource, .value(.number(2)))
    #expect(PlottableProjection<Row, Double>.value("Key", \.x).value(rows[0]).given.label == .key("Key"))
  }

  @Test("A plot's two values are the ends of a bin, in whose middle a point stands")
  func projectedRanges() {
    check(.value("Key", 1.0, 3.0), .key("Key"), two)
    check(.value(Text("Text"), 1.0, 3.0), text, two)
    check(.value(string, 1.0, 3.0), .string("String"), two)
    check(.value(resource, 1.0, 3.0), ofResource, two)
    check(.value("Key", \Row.low, \Row.high), .key("Key"), two)
    check(.value(Text("Text"), \Row.low, \Row.high), text, two)
    check(.value(string, \Row.low, \Row.high), .string("String"), two)
    check(.value(resource, \Row.low, \Row.high), ofResource, two)
    let points = Sample.rects(PointPlot(rows, x: .value("Key", \.low, \.high), y: .value("y", \.y)))
    #expect(points.map(\.midX) == [40, 120])
  }

  @Test("A date with a unit takes up all of the unit, by the calendar that is given")
  func projectedUnits() {
    check(.value("Key", day, unit: .month), .key("Key"), month)
    check(.value(Text("Text"), day, unit: .month), text, month)
    check(.value(string, day, unit: .month), .string("String"), month)
    check(.value(resource, day, unit: .month), ofResource, month)
    check(.value(Text("Text"), \Row.day, unit: .month), text, month)
    check(.value(string, \Row.day, unit: .month), .string("String"), month)
    check(.value(resource, \Row.day, unit: .month), ofResource, month)
    var monday = Sample.calendar
    monday.firstWeekday = 2
    // The 10th of May was a Tuesday.
    check(
      .value("Key", day, unit: .weekOfYear, calendar: monday), .key("Key"),
      range(Sample.date(2022, 5, 9), Sample.date(2022, 5, 16)))
    check(
      .value(Text("Text"), \Row.day, unit: .weekOfYear, calendar: Sample.calendar), text,
      range(Sample.date(2022, 5, 8), Sample.date(2022, 5, 15)))
  }

  @Test("A mark's value has words of all kinds")
  func values() {
    let bin = NumberBins(thresholds: [1.0, 3])[0]
    check(of: .value(resource, 7.0), ofResource, one)
    check(of: .value(string, 7.0), .string("String"), one)
    check(of: .value("Key", bin), .key("Key"), two)
    check(of: .value(Text("Text"), bin), text, two)
    check(of: .value(string, bin), .string("String"), two)
    check(of: .value(resource, bin), ofResource, two)
    check(of: .value("Key", 1.0..<3.0), .key("Key"), two)
    check(of: .value(Text("Text"), 1.0..<3.0), text, two)
    check(of: .value(string, 1.0..<3.0), .string("String"), two)
    check(of: .value(resource, 1.0..<3.0), ofResource, two)
    check(of: .value(Text("Text"), day, unit: .month), text, month)
    check(of: .value(string, day, unit: .month), .string("String"), month)
    check(of: .value(resource, day, unit: .month), ofResource, month)
    let value: PlottableValue<Double> = .value("Key", 7)
    #expect(value.given.label == .key("Key"))
    let projection: PlottableProjection<Row, String> = .value("Key", \.city)
    #expect(Sample.data(PointPlot(rows, x: projection, y: .value("y", \.y))).categories.names == ["A", "B"])
  }

  private func spans(_ data: ChartData) -> [[Double]] {
    data.marks.map { mark in
      for channel in [mark.y, mark.x] {
        if case .range(.number(let start), .number(let end), false) = channel { return [start, end] }
      }
      return []
    }
  }

  private func series(_ data: ChartData) -> [String] {
    data.marks.map { if case .category(let index) = $0.series { data.categories.name(index) } else { "" } }
  }

  @Test("Areas lie on each other, around the middle, or between two values each; a series tells them apart")
  func areas() {
    let plain = Sample.data(AreaPlot(rows, x: .value("x", \.x), y: .value("y", \.y)))
    #expect(spans(plain) == [[0, 4], [4, 12]] && series(plain) == ["", ""])
    let centred = Sample.data(AreaPlot(rows, x: .value("x", \.x), y: .value("y", \.y), stacking: .center))
    #expect(spans(centred) == [[-6, -2], [-2, 6]])
    let cities = Sample.data(
      AreaPlot(
        rows, x: .value("x", \.x), y: .value("y", \.y), series: .value("City", \.city), stacking: .unstacked))
    #expect(spans(cities) == [[0, 4], [0, 8]] && series(cities) == ["A", "B"] && cities.runs.count == 2)
    let between = Sample.data(
      AreaPlot(
        rows, x: .value("x", \.x), yStart: .value("l", \.low), yEnd: .value("h", \.high),
        series: .value("City", \.city)))
    #expect(spans(between) == [[1, 3], [5, 7]] && series(between) == ["A", "B"])
    let lying = Sample.data(
      AreaPlot(rows, xStart: .value("l", \.low), xEnd: .value("h", \.high), y: .value("y", \.y)))
    #expect(spans(lying) == [[1, 3], [5, 7]] && lying.marks.map(\.y) == [.value(.number(4)), .value(.number(8))])
    #expect(lying.runs.count == 1)
    let lyingCities = Sample.data(
      AreaPlot(
        rows, xStart: .value("l", \.low), xEnd: .value("h", \.high), y: .value("y", \.y),
        series: .value("City", \.city)))
    #expect(spans(lyingCities) == [[1, 3], [5, 7]] && lyingCities.runs.count == 2)
  }

  @Test("A line goes through all elements")
  func lines() {
    let data = Sample.data(LinePlot(rows, x: .value("x", \.low), y: .value("y", \.y)))
    #expect(data.marks.map(\.x) == [.value(.number(1)), .value(.number(5))])
    #expect(data.marks.map(\.y) == [.value(.number(4)), .value(.number(8))] && data.runs.count == 1)
  }

  private func check(
    line plot: LinePlot<FunctionLinePlotContent>, _ x: PlotLabel, _ y: PlotLabel,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let data = Sample.data(plot)
    #expect(data.collector.labels[.x] == x && data.collector.labels[.y] == y, sourceLocation: sourceLocation)
    #expect(
      data.marks.first?.x == .value(.number(1)) && data.marks.first?.y == .value(.number(2)),
      sourceLocation: sourceLocation)
    #expect(
      data.marks.last?.x == .value(.number(5)) && data.marks.last?.y == .value(.number(10)),
      sourceLocation: sourceLocation)
    #expect(data.runs.map(\.kind) == [.line], sourceLocation: sourceLocation)
  }

  @Test("A function's line goes over its domain from end to end")
  func functionLines() {
    let other = "Other"
    check(line: LinePlot(x: Text("Text"), y: Text("T"), domain: 1...5) { $0 * 2 }, text, .text(Text("T")))
    check(line: LinePlot(x: string, y: other, domain: 1...5) { $0 * 2 }, .string("String"), .string("Other"))
    check(line: LinePlot(x: resource, y: resource, domain: 1...5) { $0 * 2 }, ofResource, ofResource)
    // From t to a place: one of t is one of x, and two of y.
    check(
      line: LinePlot(x: Text("Text"), y: Text("T"), t: Text("t"), domain: 0...4) { (x: $0 + 1, y: $0 * 2 + 2) }, text,
      .text(Text("T")))
    check(
      line: LinePlot(x: string, y: other, t: string, domain: 0...4) { (x: $0 + 1, y: $0 * 2 + 2) },
      .string("String"), .string("Other"))
    check(
      line: LinePlot(x: resource, y: resource, t: resource, domain: 0...4) { (x: $0 + 1, y: $0 * 2 + 2) },
      ofResource, ofResource)
  }

  private func check(
    area plot: AreaPlot<FunctionAreaPlotContent>, _ x: PlotLabel, _ start: Double,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let data = Sample.data(plot)
    #expect(data.collector.labels[.x] == x && data.collector.labels[.y] == x, sourceLocation: sourceLocation)
    #expect(data.marks.last?.x == .value(.number(5)), sourceLocation: sourceLocation)
    #expect(spans(data).first == [start, 2] && spans(data).last == [start * 5, 10], sourceLocation: sourceLocation)
    #expect(data.runs.map(\.kind) == [.area], sourceLocation: sourceLocation)
  }

  @Test("A function's area lies over zero, or between its two values")
  func functionAreas() {
    check(area: AreaPlot(x: Text("Text"), y: Text("Text"), domain: 1...5) { $0 * 2 }, text, 0)
    check(area: AreaPlot(x: string, y: string, domain: 1...5) { $0 * 2 }, .string("String"), 0)
    check(area: AreaPlot(x: resource, y: resource, domain: 1...5) { $0 * 2 }, ofResource, 0)
    check(
      area: AreaPlot(x: Text("Text"), yStart: Text("Text"), yEnd: Text("Text"), domain: 1...5) {
        (yStart: -$0, yEnd: $0 * 2)
      }, text, -1)
    check(
      area: AreaPlot(x: string, yStart: string, yEnd: string, domain: 1...5) { (yStart: -$0, yEnd: $0 * 2) },
      .string("String"), -1)
    check(
      area: AreaPlot(x: resource, yStart: resource, yEnd: resource, domain: 1...5) {
        (yStart: -$0, yEnd: $0 * 2)
      }, ofResource, -1)
  }
}
