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
    #expect(DateText.relative(8_580, locale: english) == "2 hr, 23 min")
    #expect(DateText.offset(-7_200, locale: english) == "-2 hours")
    #expect(string(Text(timerInterval: date...date.addingTimeInterval(65), pauseTime: date)) == "1:05")
  }

  private let english = Locale(identifier: "en_US")

  @Test("A length of time is said in the locale's words")
  func languages() {
    let german = Locale(identifier: "de")
    #expect(DateText.relative(8_580, locale: german) == "2 Std., 23 Min.")
    #expect(
      DateText.offset(86_400, locale: german) == "+1 Tag" && DateText.offset(-172_800, locale: german) == "-2 Tage")
    #expect(DateText.offset(5 * 3_600, locale: Locale(identifier: "ru")) == "+5 часов")
    #expect(DateText.relative(0, locale: english) == "0 sec" && DateText.relative(.nan, locale: german) == "0 Sek.")
  }
}
