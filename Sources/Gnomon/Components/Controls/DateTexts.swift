// SPDX-License-Identifier: Apache-2.0
import Foundation
import Synchronization

/// Writes parts of dates. The formatters that were used last are kept: making one costs as much as a tenth of a screen.
enum DateTexts {
  private struct Known {
    var template: String
    var locale: Locale
    var calendar: Calendar
    var timeZone: TimeZone
    var formatter: DateFormatter
  }

  private static let most = 8
  private static let known = Mutex<[Known]>([])

  /// A date in the fields of a template, as "yMMMd", in the order of the locale.
  static func text(
    of date: Date, template: String, locale: Locale, calendar: Calendar, timeZone: TimeZone
  ) -> String {
    // What follows the machine's settings may mean something else the next time.
    guard locale != .autoupdatingCurrent, calendar != .autoupdatingCurrent, timeZone != .autoupdatingCurrent else {
      return formatter(template, locale, calendar, timeZone).string(from: date)
    }
    return known.withLock { known in
      let index = known.firstIndex {
        $0.template == template && $0.timeZone == timeZone && $0.locale == locale && $0.calendar == calendar
      }
      let used =
        index.map { known.remove(at: $0) }
        ?? Known(
          template: template, locale: locale, calendar: calendar, timeZone: timeZone,
          formatter: formatter(template, locale, calendar, timeZone))
      if known.count >= most { known.removeFirst() }
      known.append(used)
      return used.formatter.string(from: date)
    }
  }

  private static func formatter(
    _ template: String, _ locale: Locale, _ calendar: Calendar, _ timeZone: TimeZone
  ) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = calendar
    formatter.timeZone = timeZone
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter
  }
}
