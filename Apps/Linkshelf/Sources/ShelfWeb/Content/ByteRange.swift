// SPDX-License-Identifier: Apache-2.0

/// Which bytes of a file a request wants (RFC 9110, section 14).
enum ByteRange: Equatable {
  case whole
  case part(Range<Int>)
  /// No byte of the file is in the range.
  case none

  /// Reads `bytes=0-99`, `bytes=100-` or `bytes=-100`.
  ///
  /// Several ranges, other units, and what is no range are answered by the whole file, as the standard allows.
  ///
  /// - Parameter count: how many bytes the file has.
  init(_ header: String?, of count: Int) {
    self = .whole
    guard let header else { return }
    let sides = header.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard sides.count == 2, Self.trimmed(sides[0]).lowercased() == "bytes" else { return }
    let ends = Self.trimmed(sides[1]).split(separator: "-", omittingEmptySubsequences: false)
    guard ends.count == 2 else { return }
    let (first, last) = (Self.trimmed(ends[0]), Self.trimmed(ends[1]))
    if first.isEmpty {
      guard let length = Self.number(last) else { return }
      if length == 0 {
        self = .none
      } else if count > 0 {
        self = .part(count - min(length, count)..<count)
      }
      return
    }
    guard let start = Self.number(first) else { return }
    var end = count
    if !last.isEmpty {
      guard let last = Self.number(last), last >= start else { return }
      if last < count { end = last + 1 }
    }
    self = start < count ? .part(start..<end) : .none
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop { $0 == " " || $0 == "\t" }
    while let last = text.last, last == " " || last == "\t" { text.removeLast() }
    return text
  }

  /// A number of digits only; one that is too large for the machine is its largest.
  private static func number(_ text: Substring) -> Int? {
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Int(text) ?? .max
  }
}
