// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@Suite struct DateTextTests: TextSuite {
  @Test("Dates")
  func dates() {
    let date = Date(timeIntervalSince1970: 0)
    #expect(string(Text(date, style: .date)) == "January 1, 1970")
    #expect(string(Text(date, style: .time)).hasPrefix("12:00"))
    #expect(DateText.clock(3_725, showsHours: true) == "1:02:05")
    #expect(DateText.clock(3_725, showsHours: false) == "62:05")
    #expect(DateText.clock(.nan, showsHours: true) == "0:00")
    #expect(DateText.relative(8_580) == "2 hr, 23 min")
    #expect(DateText.offset(-7_200) == "-2 hours")
    #expect(string(Text(timerInterval: date...date.addingTimeInterval(65), pauseTime: date)) == "1:05")
  }
}
