// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import Testing

@testable import GnomonCharts

/// Domains and steps, as pictures of Swift Charts have them.
@MainActor @Suite struct ScaleTests {
  @Test("Listed dates tell no smaller unit than they need, and the year where days lie in several")
  func listedDates() {
    func words(_ dates: [Date]) -> [String] {
      var settings = ChartSettings()
      settings.xAxis.content = AxisMarks(values: dates)
      let marks = ForEach(dates, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", 1)) }
      return Sample.data(marks, settings).xValues.groups.first?.entries.map {
        // Before AM there's a narrow space.
        $0.words.replacingOccurrences(of: "\u{202F}", with: " ")
      } ?? []
    }
    #expect(words([Sample.date(2024, 1), Sample.date(2025, 1)]) == ["2024", "2025"])
    #expect(words([Sample.date(2024, 1), Sample.date(2024, 4)]) == ["Jan", "Apr"])
    #expect(words([Sample.date(2024, 1, 5), Sample.date(2024, 2, 7)]) == ["Jan 5", "Feb 7"])
    #expect(words([Sample.date(2024, 1, 5), Sample.date(2025, 2, 7)]) == ["Jan 5, 2024", "Feb 7, 2025"])
    #expect(words([Sample.date(2024, 1, 5, hour: 9), Sample.date(2024, 1, 5, hour: 15)]) == ["9 AM", "3 PM"])
  }

  struct Domain: CustomTestStringConvertible {
    var data: [Double]
    var lower: Double
    var upper: Double
    var step: Double
    var testDescription: String { "\(data) → \(lower)…\(upper) by \(step)" }
  }

  @Test(
    "Numbers have the least round step that makes four parts at most, with zero (facts 106, 107)",
    arguments: [
      Domain(data: [1, 7], lower: 0, upper: 8, step: 2),
      Domain(data: [10.3], lower: 0, upper: 15, step: 5),
      Domain(data: [40, 90], lower: 0, upper: 100, step: 25),
      Domain(data: [42, 125], lower: 0, upper: 150, step: 50),
      Domain(data: [195], lower: 0, upper: 200, step: 50),
      Domain(data: [209], lower: 0, upper: 300, step: 100),
      Domain(data: [250], lower: 0, upper: 300, step: 100),
      Domain(data: [390], lower: 0, upper: 400, step: 100),
      Domain(data: [618, 916], lower: 0, upper: 1000, step: 250),
      Domain(data: [1090], lower: 0, upper: 1500, step: 500),
      Domain(data: [1023, 4559], lower: 0, upper: 6000, step: 2000),
      Domain(data: [15_000], lower: 0, upper: 15_000, step: 5000),
      Domain(data: [-1, 1], lower: -1, upper: 1, step: 0.5),
      Domain(data: [-137, 125], lower: -200, upper: 200, step: 100),
      Domain(data: [20, 30, 50, 70, 85], lower: 0, upper: 100, step: 25),
    ])
  func numbers(_ domain: Domain) {
    let data = Sample.data(
      ForEach(domain.data.indices, id: \.self) { index in
        LineMark(x: .value("i", index), y: .value("y", domain.data[index]))
      })
    #expect(data.y.lower == domain.lower && data.y.upper == domain.upper)
    let values = Sample.numbers(data.yValues)
    #expect(values.count > 1 && abs(values[1] - values[0] - domain.step) < 1e-9, "\(values)")
  }

  @Test("Without zero only the data counts (fact 107)")
  func withoutZero() {
    var settings = ChartSettings()
    settings.yScale.domain = AutomaticScaleDomain.automatic(includesZero: false)._makeScaleDomain().content
    let values = [20.0, 30, 50, 70, 85]
    let data = Sample.data(
      ForEach(values, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0)) }, settings)
    #expect(data.y.lower == 20 && data.y.upper == 100)
  }

  @Test("A domain that is given isn't widened, and has its lines inside (fact 106)")
  func given() {
    var settings = ChartSettings()
    settings.yScale.domain = (25.0...225)._makeScaleDomain().content
    let data = Sample.data(PointMark(x: .value("x", 1), y: .value("y", 50)), settings)
    #expect(data.y.lower == 25 && data.y.upper == 225)
    #expect(Sample.numbers(data.yValues) == [50, 100, 150, 200])
  }

  @Test("Numbers of an axis have as many digits as each other, and zero has none (fact 106)")
  func digits() {
    let data = Sample.data(
      ForEach([-1.0, 1], id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0)) })
    #expect(data.yValues.groups[0].entries.map(\.words) == ["-1.0", "-0.5", "0", "0.5", "1.0"])
    let thousands = Sample.data(BarMark(x: .value("x", "a"), y: .value("y", 4559)))
    #expect(thousands.yValues.groups[0].entries.map(\.words) == ["0", "2,000", "4,000", "6,000"])
  }

  struct Dates: CustomTestStringConvertible {
    var from: Date
    var component: Calendar.Component
    var count: Int
    var words: [String]
    var testDescription: String { "\(count) × \(component): \(words)" }
  }

  @Test(
    "Dates have the least calendar's step that makes four parts (fact 108)",
    arguments: [
      Dates(from: Sample.date(2022, 5, 2), component: .day, count: 7, words: ["May 2", "May 4", "May 6", "May 8"]),
      Dates(from: Sample.date(2022, 7), component: .month, count: 6, words: ["Jul", "Sep", "Nov", "Jan"]),
      Dates(
        from: Sample.date(2021, 7), component: .month, count: 9,
        words: ["Jul 2021", "Oct 2021", "Jan 2022", "Apr 2022"]),
      Dates(from: Sample.date(2022, 1), component: .month, count: 12, words: ["Jan", "Apr", "Jul", "Oct", "Jan"]),
      Dates(
        from: Sample.date(2022, 5, 2), component: .hour, count: 24, words: ["12 AM", "6 AM", "12 PM", "6 PM", "12 AM"]),
      Dates(
        from: Sample.date(2022, 5, 1), component: .day, count: 30,
        words: ["May 1", "May 8", "May 15", "May 22", "May 29"]),
    ])
  func dates(_ dates: Dates) {
    let data = Sample.data(
      ForEach(0..<dates.count, id: \.self) { index in
        LineMark(
          x: .value(
            "x", Sample.calendar.date(byAdding: dates.component, value: index, to: dates.from)!, unit: dates.component),
          y: .value("y", index))
      })
    // Where the last one lies at the plot's end, it has a line and no room for its label. A space before AM may be narrow.
    let words = data.xValues.groups[0].entries.map { $0.words.replacingOccurrences(of: "\u{202F}", with: " ") }
    #expect(words == dates.words)
  }

  @Test("A logarithm has powers of ten, and no place for what isn't positive")
  func logarithm() {
    var settings = ChartSettings()
    settings.yScale.type = .log
    let data = Sample.data(
      ForEach([0.0, 3, 40, 5000], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }, settings)
    #expect(data.y.lower == 1 && data.y.upper == 10_000)
    #expect(Sample.numbers(data.yValues) == [1, 10, 100, 1000, 10_000])
    let scale = data.y.ranging(from: 0, to: 400)
    #expect(scale.position(.number(100)) == 200 && scale.position(.number(0)) == nil)
    #expect(data.notes.map(\.name) == ["values-not-drawn"])
  }

  @Test(
    "Maps of numbers go there and back", arguments: [ScaleType.squareRoot, .power(exponent: 3), .symmetricLog, .log])
  func maps(_ type: ScaleType) throws {
    let scale = PlotScale(kind: .number(NumberMap(type)), lower: 1, upper: 1000).ranging(from: 0, to: 300)
    for value in [1.0, 2, 77.7, 1000] {
      let place = try #require(scale.position(value))
      let back = try #require(scale.datum(at: place)?.number)
      #expect(abs(back - value) < 1e-6 * value)
    }
  }
}
