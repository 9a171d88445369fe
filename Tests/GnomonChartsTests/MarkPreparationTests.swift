// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import Testing

@testable import GnomonCharts

/// What becomes of marks before they have places: gaps, groups, masks, looks, and steps of calendars.
@MainActor @Suite struct MarkPreparationTests {
  @Test("A function has gaps where it's no number, beside other marks too")
  func functions() {
    let data = Sample.data(
      Plot {
        LinePlot(x: "x", y: "y", domain: -5...5) { $0 == 0 ? .nan : 1 / $0 }
        RuleMark(y: .value("y", 0))
      })
    #expect(data.runs.map(\.kind) == [.line, .line, .rule])
  }

  @Test("A line ends before a value that isn't a number, and begins again after it")
  func gaps() {
    let values = [1.0, 2, .nan, 4, 5]
    let data = Sample.data(
      ForEach(values.indices, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", values[$0])) })
    #expect(data.runs.map { $0.others.count + 1 } == [2, 2])
    let first = Sample.data(
      Plot {
        PointMark(x: .value("x", Double.nan), y: .value("y", 1))
        LinePlot(x: "x", y: "y") { $0 }
      })
    #expect(first.runs.map(\.kind) == [.line])
  }

  @Test("An effect on each point of a line is the line's")
  func effects() {
    let data = Sample.data(
      ForEach(0..<100, id: \.self) {
        LineMark(x: .value("x", $0), y: .value("y", $0)).shadow(radius: 2).blur(radius: 1)
      })
    #expect(data.runs.count == 1 && data.collector.groups.count == 2)
  }

  @Test("Marks of a mask are stacked as others are")
  func masks() {
    let data = Sample.data(
      RectangleMark(xStart: 0, xEnd: 100)
        .mask { ForEach(0..<3, id: \.self) { AreaMark(x: .value("x", $0), y: .value("y", $0)) } })
    guard case .mask(let marks) = data.collector.groups[0].effect else {
      Issue.record("no mask")
      return
    }
    #expect(marks.allSatisfy { if case .range = $0.y { true } else { false } })
  }

  @Test("Values that an axis lists belong to its domain")
  func listed() {
    var settings = ChartSettings()
    settings.yAxis.content = AxisMarks(values: [0, 50, 100])
    let data = Sample.data(BarMark(x: .value("x", "a"), y: .value("y", 80)), settings)
    #expect(data.y.lower == 0 && data.y.upper == 100 && Sample.numbers(data.yValues) == [0, 50, 100])
  }

  @Test("Closures say the looks of numbers, however many there are")
  func mapped() {
    var settings = ChartSettings()
    settings.foregroundStyle.range = .mapping { datum, _ in
      AnyShapeStyle((datum.number ?? 0) > 100 ? Color.red : .green)
    }
    let data = Sample.data(
      ForEach(0..<200, id: \.self) {
        BarMark(x: .value("x", $0), y: .value("y", $0)).foregroundStyle(by: .value("v", $0))
      }, settings)
    #expect(data.looks.style(.number(150)) == AnyShapeStyle(Color.red))
    #expect(data.looks.style(.number(3)) == AnyShapeStyle(Color.green))
  }

  @Test("What is no number is one category, not one each")
  func notNumbers() {
    let data = Sample.data(
      ForEach(0..<100, id: \.self) {
        LineMark(x: .value("x", $0), y: .value("y", $0), series: .value("s", Double.nan))
      })
    #expect(data.runs.count == 1)
  }

  @Test("Quarters come one after the other")
  func quarters() {
    let step = CalendarStep(component: .quarter, count: 1, seconds: Calendar.Component.quarter.seconds)
    let (from, to) = (Sample.date(2022, 1), Sample.date(2022, 12))
    let dates = step.dates(
      from: from.timeIntervalSinceReferenceDate, to: to.timeIntervalSinceReferenceDate, Sample.calendar)
    let months = dates.map { Sample.calendar.component(.month, from: Date(timeIntervalSinceReferenceDate: $0)) }
    #expect(months == [1, 4, 7, 10])
  }

  @Test("Hours are those of the clock over a change to daylight saving")
  func daylightSaving() {
    var calendar = Sample.calendar
    calendar.timeZone = TimeZone(identifier: "America/New_York")!
    let from = calendar.date(from: DateComponents(year: 2024, month: 3, day: 10))!
    let step = CalendarStep(component: .hour, count: 6, seconds: 6 * 3600)
    let dates = step.dates(
      from: from.timeIntervalSinceReferenceDate, to: from.timeIntervalSinceReferenceDate + 2 * 86_400, calendar)
    let hours = dates.map { calendar.component(.hour, from: Date(timeIntervalSinceReferenceDate: $0)) }
    #expect(hours == [0, 6, 12, 18, 0, 6, 12, 18, 0], "\(hours)")
    var brazil = Sample.calendar
    brazil.timeZone = TimeZone(identifier: "America/Sao_Paulo")!
    // Midnight of 4 November 2018 doesn't exist there.
    let start = brazil.date(from: DateComponents(year: 2018, month: 11, day: 2))!
    let days = CalendarStep(component: .day, count: 1, seconds: 86_400).dates(
      from: start.timeIntervalSinceReferenceDate, to: start.timeIntervalSinceReferenceDate + 5 * 86_400, brazil)
    let begin = days.map { brazil.component(.hour, from: Date(timeIntervalSinceReferenceDate: $0)) }
    #expect(begin == [0, 0, 1, 0, 0, 0], "\(begin)")
  }

  @Test("Places far away have no category")
  func far() {
    let scale = PlotScale(kind: .category, order: [0, 1]).ranging(from: 0, to: 1e-300)
    #expect(scale.datum(at: 1e300) == nil && scale.datum(at: -1) == nil)
  }

  @Test("Two axes on two sides both have their labels")
  func sides() {
    struct Both: View {
      var body: some View {
        Chart([1, 2], id: \.self) { BarMark(x: .value("x", "\($0)"), y: .value("y", $0)) }
          .chartYAxis {
            AxisMarks(position: .leading)
            AxisMarks(position: .trailing)
          }
          .frame(width: 300, height: 200)
      }
    }
    let host = ViewHost(Both())
    host.update()
    let texts = host.displayList().commands.count { if case .text = $0 { true } else { false } }
    // Five numbers on each side, and two categories.
    #expect(texts == 12, "\(texts)")
  }
}
