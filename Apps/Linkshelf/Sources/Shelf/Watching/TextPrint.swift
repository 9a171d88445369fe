// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What is kept of a page's readable text to see later whether it changed: a number for each of its paragraphs.
///
/// Some pages answer differently each time: a quotation of the hour, another offer. So a text that differs is fetched
/// again at once, and only
/// what both have in common counts.
public struct TextPrint: Sendable, Hashable {
  /// Of longer pages the paragraphs with the smallest numbers are kept, 2 kB in all.
  public static let most = 512

  /// Sorted, each once.
  public let paragraphs: [UInt32]
  /// Whether it's what two texts had in common.
  public let isSettled: Bool

  init(_ paragraphs: Set<UInt32>, isSettled: Bool) {
    self.paragraphs = Array(paragraphs.sorted().prefix(Self.most))
    self.isSettled = isSettled
  }

  /// Whether a text has other paragraphs than this one.
  public func differs(from reading: TextReading) -> Bool {
    Set(paragraphs) != Set(TextPrint(reading.seen, isSettled: false).paragraphs)
  }

  /// What changed since this print was made.
  func change(to reading: TextReading) -> TextChange {
    let old = Set(paragraphs)
    // A long page's print is a choice: only numbers up to the greatest of both can be compared.
    let limit = min(Self.limit(old), Self.limit(reading.common))
    let added = reading.common.filter { $0 <= limit && !old.contains($0) }
    let removed = old.filter { $0 <= limit && !reading.seen.contains($0) }
    // A print of one text may have a paragraph that was there that one time only.
    return TextChange(added: added.count, removed: isSettled ? removed.count : min(removed.count, added.count))
  }

  private static func limit(_ paragraphs: Set<UInt32>) -> UInt32 {
    paragraphs.count < most ? .max : paragraphs.sorted()[most - 1]
  }

  // MARK: - As it's kept

  /// One byte that says whether it's settled, and four for each paragraph.
  var data: Data {
    var bytes: [UInt8] = [isSettled ? 1 : 0]
    bytes.reserveCapacity(1 + paragraphs.count * 4)
    for number in paragraphs {
      for shift in [24, 16, 8, 0] { bytes.append(UInt8(truncatingIfNeeded: number >> shift)) }
    }
    return Data(bytes)
  }

  /// nil where there's none, or it isn't one.
  init?(data: Data?) {
    guard let data, data.count > 1, data.count % 4 == 1, data.count <= 1 + Self.most * 4 else { return nil }
    let bytes = Array(data)
    var found: Set<UInt32> = []
    for start in stride(from: 1, to: bytes.count, by: 4) {
      found.insert(bytes[start..<start + 4].reduce(0) { $0 << 8 | UInt32($1) })
    }
    self.init(found, isSettled: bytes[0] == 1)
  }
}

/// The paragraphs of a page's text as they are now, by their numbers.
public struct TextReading: Sendable, Hashable {
  /// What each fetched text had.
  public private(set) var common: Set<UInt32>
  /// What at least one of them had.
  public private(set) var seen: Set<UInt32>
  public private(set) var isSettled = false

  public init(_ paragraphs: Set<UInt32>) {
    common = paragraphs
    seen = paragraphs
  }

  /// Adds the same page, fetched a moment later.
  public mutating func add(_ other: TextReading) {
    common.formIntersection(other.common)
    seen.formUnion(other.seen)
    isSettled = true
  }
}

/// How many paragraphs are new, and how many are gone.
struct TextChange: Hashable {
  var added: Int
  var removed: Int

  var isChange: Bool { added > 0 || removed > 0 }
}
