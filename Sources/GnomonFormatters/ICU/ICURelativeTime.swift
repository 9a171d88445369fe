// SPDX-License-Identifier: Apache-2.0
internal import _FoundationICU

/// Distances in time in a language's words: `2 weeks ago`, `yesterday`.
final class ICURelativeTime: @unchecked Sendable {
  /// A unit of time, from the longest to the shortest.
  enum Unit: CaseIterable {
    case year, month, week, day, hour, minute, second

    fileprivate var code: URelativeDateTimeUnit {
      switch self {
      case .year: UDAT_REL_UNIT_YEAR
      case .month: UDAT_REL_UNIT_MONTH
      case .week: UDAT_REL_UNIT_WEEK
      case .day: UDAT_REL_UNIT_DAY
      case .hour: UDAT_REL_UNIT_HOUR
      case .minute: UDAT_REL_UNIT_MINUTE
      case .second: UDAT_REL_UNIT_SECOND
      }
    }
  }

  private let format: OpaquePointer
  private static let cache = ICUCache<ICURelativeTime>()

  /// The formatter of a width and a locale's identifier; nil where ICU can't make it.
  static func format(_ width: UnitWidth, inWords: Bool, locale: String) -> ICURelativeTime? {
    cache.value("\(width.rawValue)|\(inWords)|\(locale)") { ICURelativeTime(width, inWords, locale) }
  }

  private init?(_ width: UnitWidth, _ inWords: Bool, _ locale: String) {
    var status = U_ZERO_ERROR
    // It's handed over: the formatter closes it.
    let numbers = inWords ? swift_unum_open(UNUM_SPELLOUT, nil, 0, locale, nil, &status) : nil
    let style =
      switch width {
      case .wide: UDAT_STYLE_LONG
      case .short: UDAT_STYLE_SHORT
      case .narrow: UDAT_STYLE_NARROW
      }
    let format = swift_ureldatefmt_open(locale, numbers, style, UDISPCTX_CAPITALIZATION_NONE, &status)
    guard let format, status.rawValue <= 0 else { return nil }
    self.format = format
  }

  deinit { swift_ureldatefmt_close(format) }

  /// The words for a distance from now, which is in the past where it's negative.
  ///
  /// - Parameters:
  ///   - offset: The distance, in the unit.
  ///   - unit: The distance's unit.
  ///   - isNamed: Whether a distance that has a name gets it: `yesterday` for 1 day ago.
  func text(_ offset: Double, _ unit: Unit, isNamed: Bool) -> String? {
    ICUText.written { buffer, capacity, status in
      isNamed
        ? swift_ureldatefmt_format(format, offset, unit.code, buffer, capacity, &status)
        : swift_ureldatefmt_formatNumeric(format, offset, unit.code, buffer, capacity, &status)
    }
  }
}
