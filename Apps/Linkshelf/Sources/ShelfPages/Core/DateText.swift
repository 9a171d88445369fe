// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Writes dates in a language, from seconds since 1970 and a time zone.
struct DateText {
  let language: Language
  let timeZone: TimeZone
  let now: Int
  private let texts: Texts
  private let today: CivilTime

  init(context: PageContext) {
    language = context.language
    timeZone = context.timeZone
    now = context.now
    texts = context.texts
    today = CivilTime(epoch: context.now, timeZone: context.timeZone)
  }

  /// The fields of a `time` element: `iso`, `short`, `full`.
  func node(_ epoch: Int?) -> Node? {
    guard let epoch else { return nil }
    let time = time(epoch)
    return Node(["iso": time.iso, "short": time.short, "full": time.full])
  }

  /// The three ways to write a moment.
  struct Written {
    let iso, short, full: String
  }

  func time(_ epoch: Int) -> Written {
    let time = CivilTime(epoch: epoch, timeZone: timeZone)
    return Written(iso: time.iso, short: short(time), full: full(time))
  }

  /// `14:03` today, `Yesterday`, `3 Nov` this year, `3 Nov 2025` otherwise.
  func short(_ time: CivilTime) -> String {
    if time.day == today.day { return time.clock }
    if time.day == today.day - 1 { return texts["date.yesterday"] }
    return date(time, withYear: time.year != today.year)
  }

  func short(_ epoch: Int) -> String { short(CivilTime(epoch: epoch, timeZone: timeZone)) }

  private func full(_ time: CivilTime) -> String {
    "\(date(time, withYear: true)) \(time.clock)"
  }

  private func date(_ time: CivilTime, withYear: Bool) -> String {
    switch language {
    case .english:
      let month = DateText.months[max(0, min(11, time.month - 1))]
      return withYear ? "\(time.dayOfMonth) \(month) \(time.year)" : "\(time.dayOfMonth) \(month)"
    case .chinese:
      let day = "\(time.month)月\(time.dayOfMonth)日"
      return withYear ? "\(time.year)年\(day)" : day
    }
  }

  private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
}

/// A moment in the Gregorian calendar. Moments outside the years 1 to 9999 are moved to the nearest that is inside.
struct CivilTime: Equatable {
  /// Days since 1970-01-01, local.
  let day: Int
  let year, month, dayOfMonth, hour, minute, second, offset: Int

  init(epoch: Int, timeZone: TimeZone) {
    let epoch = max(-62_135_510_400, min(253_402_214_400, epoch))
    offset = timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(epoch)))
    let local = epoch + offset
    day = local >= 0 ? local / 86_400 : (local - 86_399) / 86_400
    let rest = local - day * 86_400
    hour = rest / 3_600
    minute = rest / 60 % 60
    second = rest % 60
    // Days are counted from 1 March of year 0 in eras of 400 years, so that the leap day is a year's last.
    let shifted = day + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    dayOfMonth = dayOfYear - (153 * marchMonth + 2) / 5 + 1
    month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  var clock: String { "\(two(hour)):\(two(minute))" }

  var iso: String {
    let sign = offset < 0 ? "-" : "+"
    let minutes = abs(offset) / 60
    let date = "\(String(repeating: "0", count: max(0, 4 - "\(year)".count)))\(year)-\(two(month))-\(two(dayOfMonth))"
    return "\(date)T\(clock):\(two(second))\(sign)\(two(minutes / 60)):\(two(minutes % 60))"
  }

  private func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
