// SPDX-License-Identifier: Apache-2.0
internal import _FoundationICU
import Synchronization

/// Calls of ICU, the library of the world's languages that Foundation has inside.
enum ICUText {
  /// What a call writes, which is made longer where it doesn't fit; nil where the call fails.
  static func written(
    _ call: (UnsafeMutablePointer<UInt16>, Int32, inout UErrorCode) -> Int32
  ) -> String? {
    var capacity = 128
    for _ in 0..<2 {
      var status = U_ZERO_ERROR
      var length: Int32 = 0
      let text = [UInt16](unsafeUninitializedCapacity: capacity) { buffer, count in
        length = call(buffer.baseAddress!, Int32(capacity), &status)
        count = status.rawValue > 0 ? 0 : min(Int(length), capacity)
      }
      if status.rawValue <= 0 { return String(decoding: text, as: UTF16.self) }
      if status != U_BUFFER_OVERFLOW_ERROR || length <= capacity { return nil }
      capacity = Int(length)
    }
    return nil
  }

  /// Texts as one, as units stand beside one another: `3 hours, 5 minutes`, `3h 5m`.
  static func list(_ texts: [String], width: UnitWidth, locale: String) -> String {
    let separator = width == .narrow ? " " : ", "
    var status = U_ZERO_ERROR
    guard texts.count > 1, let list = swift_ulistfmt_openForType(locale, ULISTFMT_TYPE_UNITS, width.list, &status)
    else { return texts.joined(separator: separator) }
    defer { swift_ulistfmt_close(list) }
    let units = texts.map { Array($0.utf16) }
    let lengths = units.map { Int32($0.count) }
    // One memory for all, so that each text's address stays.
    let joined = units.flatMap { $0 }
    return joined.withUnsafeBufferPointer { memory in
      var start = 0
      let places: [UnsafePointer<UInt16>?] = units.map { text in
        defer { start += text.count }
        return memory.baseAddress.map { $0 + start }
      }
      return written { swift_ulistfmt_format(list, places, lengths, Int32(texts.count), $0, $1, &$2) }
    } ?? texts.joined(separator: separator)
  }

  /// A number in words: `forty-one`; nil where the language has none.
  static func spelledOut(_ value: Double, locale: String) -> String? {
    var status = U_ZERO_ERROR
    guard let format = swift_unum_open(UNUM_SPELLOUT, nil, 0, locale, nil, &status) else { return nil }
    defer { swift_unum_close(format) }
    return written { swift_unum_formatDouble(format, value, $0, $1, nil, &$2) }
  }
}

/// How far a unit's name is written out.
enum UnitWidth: String, Codable, Hashable, Sendable {
  case wide = "full-name"
  case short
  case narrow

  fileprivate var list: UListFormatterWidth {
    switch self {
    case .wide: ULISTFMT_WIDTH_WIDE
    case .short: ULISTFMT_WIDTH_SHORT
    case .narrow: ULISTFMT_WIDTH_NARROW
    }
  }
}

/// Things of ICU that are dear to make, kept by what they were made of.
final class ICUCache<Value: AnyObject & Sendable>: Sendable {
  /// Where more is asked for, all is forgotten.
  private static var limit: Int { 100 }
  private let values = Mutex<[String: Value]>([:])

  func value(_ key: String, make: () -> Value?) -> Value? {
    if let value = values.withLock({ $0[key] }) { return value }
    guard let value = make() else { return nil }
    values.withLock { values in
      if values.count >= Self.limit { values.removeAll(keepingCapacity: true) }
      values[key] = value
    }
    return value
  }
}
