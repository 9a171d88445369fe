// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import Observation

@MainActor @Observable
final class MonthModel {
  let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  let days = CalendarDay.all
  var selected = 10
}

struct CalendarDay: Identifiable, Sendable {
  let id: Int
  let date: Date
  let isInMonth: Bool
  let events: [CalendarEvent]

  /// 42 days from the 1st of November 2026, a Sunday, at noon.
  static let all: [CalendarDay] = {
    var words = Words()
    let start = Date(timeIntervalSince1970: 1_793_534_400)
    return (0..<42).map { number in
      CalendarDay(
        id: number, date: start.addingTimeInterval(Double(number) * 86_400), isInMonth: number < 30,
        events: (0..<(number * 5 + 3) % 4).map { CalendarEvent(id: $0, day: number, title: words.sentence(2)) })
    }
  }()
}

struct CalendarEvent: Identifiable, Sendable {
  let id: Int
  let title: String
  let time: String
  let color: Color

  init(id: Int, day: Int, title: String) {
    self.id = id
    self.title = title
    time = "\(8 + 3 * id + day % 3):00–\(9 + 3 * id + day % 3):30"
    color = [.blue, .green, .orange, .purple][(day + id) % 4]
  }
}
