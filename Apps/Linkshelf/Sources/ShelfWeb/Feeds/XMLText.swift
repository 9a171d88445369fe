// SPDX-License-Identifier: Apache-2.0
import Foundation
import Shelf

/// Texts as XML 1.0 can hold them.
enum XMLText {
  /// Escapes what has a meaning, and leaves out what XML can't hold: controls, U+FFFE, U+FFFF. Line ends are `\n`.
  static func escape(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
      case "'": result.append(contentsOf: "&#39;".unicodeScalars)
      case "\t", "\n": result.append(scalar)
      default:
        switch scalar.value {
        case 0x20..<0x7F, 0xA0..<0xFDD0, 0xFDF0..<0xFFFE: result.append(scalar)
        // Beyond the first plane the last two of each plane are no letters.
        case 0x10000...: if scalar.value & 0xFFFE != 0xFFFE { result.append(scalar) }
        default: break
        }
      }
    }
    return String(result)
  }

  static func element(_ name: String, _ text: String) -> String { "<\(name)>\(escape(text))</\(name)>\n" }

  /// `2026-11-28T08:00:00Z`; years outside 1 to 9999 become the nearest inside.
  static func date(_ moment: Moment) -> String {
    let time = Calendar.parts(of: moment)
    return
      "\(pad(time.year, 4))-\(pad(time.month))-\(pad(time.day))T\(pad(time.hour)):\(pad(time.minute)):\(pad(time.second))Z"
  }

  /// `Sat, 28 Nov 2026 08:00:00 GMT`, as RSS and HTTP write it.
  static func mailDate(_ moment: Moment) -> String {
    let time = Calendar.parts(of: moment)
    let days = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    let clock = "\(pad(time.hour)):\(pad(time.minute)):\(pad(time.second))"
    return "\(days[time.weekday]), \(pad(time.day)) \(months[time.month - 1]) \(pad(time.year, 4)) \(clock) GMT"
  }

  private static func pad(_ number: Int, _ digits: Int = 2) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }

  private enum Calendar {
    struct Parts {
      var year, month, day, hour, minute, second: Int
      /// 0 is Thursday, as 1970-01-01 was one.
      var weekday: Int
    }

    static func parts(of moment: Moment) -> Parts {
      // The first second of the year 1, and the last of 9999.
      let seconds = Int(min(max(moment.milliseconds / 1_000, -62_135_596_800), 253_402_300_799))
      let day = seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400
      let rest = seconds - day * 86_400
      // Days since 0000-03-01, so that a leap day is the last of its year.
      let shifted = day + 719_468
      let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
      let ofEra = shifted - era * 146_097
      let yearOfEra = (ofEra - ofEra / 1_460 + ofEra / 36_524 - ofEra / 146_096) / 365
      let ofYear = ofEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
      let month = (5 * ofYear + 2) / 153
      let isNext = month >= 10
      return Parts(
        year: yearOfEra + era * 400 + (isNext ? 1 : 0), month: isNext ? month - 9 : month + 3,
        day: ofYear - (153 * month + 2) / 5 + 1, hour: rest / 3_600, minute: rest % 3_600 / 60, second: rest % 60,
        weekday: ((day % 7) + 7) % 7)
    }
  }
}
