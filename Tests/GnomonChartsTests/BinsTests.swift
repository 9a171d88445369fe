// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCharts
import Testing

/// Bins of numbers and dates.
@Suite struct BinsTests {
  @Test("Bins of whole numbers have whole ends")
  func whole() {
    #expect(NumberBins(range: 0...12, count: 4).thresholds == [0, 3, 6, 9, 12])
    #expect(NumberBins(range: 0...47, desiredCount: 5).thresholds == [0, 10, 20, 30, 40, 50])
    #expect(NumberBins(range: 0...47, desiredCount: 5, minimumStride: 20).thresholds == [0, 20, 40, 60])
    #expect(NumberBins(data: [3, 47], desiredCount: 5).thresholds == [0, 10, 20, 30, 40, 50])
    #expect(NumberBins(data: [3, 47], desiredCount: 5, minimumStride: 25).thresholds == [0, 25, 50])
    // Nothing lies between two whole numbers.
    #expect(NumberBins(range: 0...2, desiredCount: 10).thresholds == [0, 1, 2])
  }

  @Test("Bins of numbers have round ends, or are as large as said")
  func numbers() {
    #expect(NumberBins(range: 0...4.7, desiredCount: 5).thresholds == [0, 1, 2, 3, 4, 5])
    #expect(NumberBins(range: 0...4.7, desiredCount: 5, minimumStride: 2).thresholds == [0, 2, 4, 6])
    #expect(NumberBins(size: 2.5, range: 0...6).thresholds == [0, 2.5, 5, 7.5])
  }

  @Test("Bins are a collection from the first to the last")
  func collection() {
    let bins = NumberBins(thresholds: [0, 2, 4])
    #expect(bins.startIndex == 0 && bins.endIndex == 2 && bins.index(after: 0) == 1)
    #expect(bins.map(\.lowerBound) == [0, 2] && bins.map(\.upperBound) == [2, 4])
    let none = NumberBins<Int>(thresholds: [])
    #expect(none.endIndex == 0 && none.isEmpty)
  }

  @Test("A bin is a range of a collection, and the last holds its end")
  func relative() {
    let bins = NumberBins(thresholds: [0, 2, 4]), letters = ["a", "b", "c", "d", "e"]
    let first: ChartBinRange<Int> = bins[0]
    #expect(first.relative(to: letters) == 0..<2 && bins[1].relative(to: letters) == 2..<5)
    #expect(Array(letters[bins[1]]) == ["c", "d", "e"])
    // Beyond the collection there's nothing to hold.
    #expect(bins[1].relative(to: letters.prefix(4)) == 2..<4)
  }

  @Test("Bins of dates begin with the calendar's units")
  func dates() {
    let days = (1...8).map { Sample.date(2022, 5, $0) }
    let listed = DateBins(thresholds: [days[2], days[0], days[1]])
    #expect(listed.thresholds == Array(days[0...2]))
    #expect(listed.startIndex == 0 && listed.endIndex == 2 && listed.index(after: 0) == 1)
    #expect(listed[1].lowerBound == days[1] && listed[1].upperBound == days[2] && listed[1].contains(days[2]))
    let range = DateBins(range: days[0]...days[7], desiredCount: 7, calendar: Sample.calendar)
    #expect(range.thresholds == days)
    let data = DateBins(data: [days[4], days[0], days[7]], desiredCount: 7, calendar: Sample.calendar)
    #expect(data == range)
    #expect(DateBins(data: [], calendar: Sample.calendar).isEmpty)
    // Half a day belongs to the day that it's in.
    let hours = DateBins(
      range: Sample.date(2022, 5, 1, hour: 12)...Sample.date(2022, 5, 7, hour: 12), desiredCount: 7,
      calendar: Sample.calendar)
    #expect(hours.thresholds == days)
  }
}
