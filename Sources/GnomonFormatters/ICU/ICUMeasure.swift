// SPDX-License-Identifier: Apache-2.0
internal import _FoundationICU

/// A number with a unit, in a language's words: ICU's number formatter.
final class ICUMeasure: @unchecked Sendable {
  // ICU's number formatters may be used on several threads at once.
  private let format: OpaquePointer
  private static let cache = ICUCache<ICUMeasure>()

  /// The formatter of a skeleton (`unit/kilometer unit-width-short`) and a locale's identifier; nil where ICU doesn't know the unit.
  static func measure(_ skeleton: String, locale: String) -> ICUMeasure? {
    cache.value("\(skeleton)|\(locale)") { ICUMeasure(skeleton, locale) }
  }

  private init?(_ skeleton: String, _ locale: String) {
    let text = Array(skeleton.utf16)
    var status = U_ZERO_ERROR
    let format = swift_unumf_openForSkeletonAndLocale(text, Int32(text.count), locale, &status)
    guard let format, status.rawValue <= 0 else {
      if let format { swift_unumf_close(format) }
      return nil
    }
    self.format = format
  }

  deinit { swift_unumf_close(format) }

  /// The number with its unit; nil where ICU has no name for the unit.
  ///
  /// - Parameters:
  ///   - value: The number, in the skeleton's unit.
  ///   - number: Writes the number as it is after ICU's conversion. nil leaves that to ICU.
  func text(_ value: Double, number: ((Double) -> String?)? = nil) -> String? {
    var status = U_ZERO_ERROR
    guard let result = swift_unumf_openResult(&status) else { return nil }
    defer { swift_unumf_closeResult(result) }
    swift_unumf_formatDouble(format, value, result, &status)
    guard status.rawValue <= 0,
      let text = ICUText.written({ swift_unumf_resultToString(result, $0, $1, &$2) })
    else { return nil }
    guard let number else { return text }
    guard let range = Self.numberRange(in: result), let value = Self.decimal(of: result),
      let replacement = number(value)
    else { return text }
    var units = Array(text.utf16)
    units.replaceSubrange(range.clamped(to: 0..<units.count), with: replacement.utf16)
    return String(decoding: units, as: UTF16.self)
  }

  /// The name of the unit without a number, as it stands beside many; nil where ICU has none.
  var unitName: String? {
    let name = text(100) { _ in "" }
    return name.map { String($0.trimmingPrefix(while: \.isWhitespace)) }.map { name in
      String(name.reversed().drop(while: \.isWhitespace).reversed())
    }
  }

  /// Where the last number stands: before it there may be others (`6 ft, 0.8 in`).
  private static func numberRange(in result: OpaquePointer) -> Range<Int>? {
    var status = U_ZERO_ERROR
    guard let fields = swift_ufieldpositer_open(&status) else { return nil }
    defer { swift_ufieldpositer_close(fields) }
    swift_unumf_resultGetAllFieldPositions(result, fields, &status)
    let parts: Set<Int32> = [
      Int32(bitPattern: UNUM_INTEGER_FIELD.rawValue), Int32(bitPattern: UNUM_FRACTION_FIELD.rawValue),
      Int32(bitPattern: UNUM_DECIMAL_SEPARATOR_FIELD.rawValue), Int32(bitPattern: UNUM_SIGN_FIELD.rawValue),
    ]
    var range: Range<Int>?
    var start: Int32 = 0
    var end: Int32 = 0
    while true {
      let field = swift_ufieldpositer_next(fields, &start, &end)
      if field < 0 { break }
      guard parts.contains(field) else { continue }
      let part = Int(start)..<Int(end)
      if let found = range, part.lowerBound <= found.upperBound {
        range = min(found.lowerBound, part.lowerBound)..<max(found.upperBound, part.upperBound)
      } else {
        range = part
      }
    }
    return range
  }

  /// The number after ICU's conversion to another unit.
  private static func decimal(of result: OpaquePointer) -> Double? {
    var status = U_ZERO_ERROR
    var text = [CChar](repeating: 0, count: 400)
    let length = swift_unumf_resultToDecimalNumber(result, &text, Int32(text.count), &status)
    guard status.rawValue <= 0 else { return nil }
    return Double(String(decoding: text.prefix(Int(length)).map(UInt8.init(bitPattern:)), as: UTF8.self))
  }
}
