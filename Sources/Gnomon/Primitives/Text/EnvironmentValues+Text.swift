// SPDX-License-Identifier: Apache-2.0
import Foundation

extension EnvironmentValues {
  /// The font of texts that set none; nil is the default font.
  public var font: Font? {
    get { text.attributes.font }
    set { text.attributes.font = newValue }
  }

  /// The reader's type size.
  public var dynamicTypeSize: DynamicTypeSize {
    get { text.dynamicTypeSize }
    set { text.dynamicTypeSize = newValue }
  }

  /// The wish of the reader for heavier text; nil is unknown.
  public var legibilityWeight: LegibilityWeight? {
    get { text.legibilityWeight }
    set { text.legibilityWeight = newValue }
  }

  /// The most lines that a text takes; nil is no limit.
  public var lineLimit: Int? {
    get { text.lineLimit }
    set {
      text.lineLimit = newValue
      text.reservedLines = nil
    }
  }

  /// The distance between the baselines of neighbouring lines; nil, the default, is the fonts' own.
  public var lineHeight: AttributedString.LineHeight? {
    get { text.attributes.lineHeight }
    set { text.attributes.lineHeight = newValue }
  }

  /// Points between the bottom of a line and the top of the next, beyond the font's own.
  public var lineSpacing: CGFloat {
    get { text.lineSpacing }
    set { text.lineSpacing = newValue }
  }

  /// The side that the lines of a text of several lines lean on.
  public var multilineTextAlignment: TextAlignment {
    get { text.alignment }
    set { text.alignment = newValue }
  }

  /// The part of a text that is left out where it doesn't fit.
  public var truncationMode: Text.TruncationMode {
    get { text.truncationMode }
    set { text.truncationMode = newValue }
  }

  /// True if characters may come closer so that a line fits.
  public var allowsTightening: Bool {
    get { text.allowsTightening }
    set { text.allowsTightening = newValue }
  }

  /// The smallest factor, up to 1, by which a text may shrink to fit.
  public var minimumScaleFactor: CGFloat {
    get { text.minimumScaleFactor }
    set { text.minimumScaleFactor = newValue }
  }

  /// Capitals or small letters for all text; nil leaves it as written.
  public var textCase: Text.Case? {
    get { text.textCase }
    set { text.textCase = newValue }
  }
}

extension EnvironmentValues {
  private enum DisplayScaleKey: EnvironmentKey {
    static var defaultValue: CGFloat { 1 }
  }

  private enum LayoutDirectionKey: EnvironmentKey {
    static var defaultValue: LayoutDirection { .leftToRight }
  }

  private enum LocaleKey: EnvironmentKey {
    static let defaultValue = Locale.ofHosts
  }

  private enum CalendarKey: EnvironmentKey {
    static let defaultValue: Calendar = {
      var calendar = Calendar.current
      if Locale.ofHosts != .current { calendar.locale = .ofHosts }
      return calendar
    }()
  }

  private enum TimeZoneKey: EnvironmentKey {
    static let defaultValue = TimeZone.current
  }

  /// The device pixels per point.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The size of a device pixel in points.
  public var pixelLength: CGFloat {
    let scale = displayScale
    return scale.isFinite && scale > 0 ? 1 / scale : 1
  }

  static var layoutDirectionKey: ObjectIdentifier { ObjectIdentifier(LayoutDirectionKey.self) }

  /// The direction of reading, which leading and trailing follow.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// The language and region that numbers and dates are written for.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The calendar that dates are written in.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone that dates are written for.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
}

extension Locale {
  /// Foundation on Linux knows no settings of a user's, and says `en_001`; a simulator as it comes says `en_US`.
  fileprivate static let ofHosts = current.identifier == "en_001" ? Locale(identifier: "en_US") : current
}
