// SPDX-License-Identifier: Apache-2.0
import Foundation
import NIOHTTP1

/// What asking a page whether it's still there found.
public struct CheckedPage: Sendable, Hashable {
  /// The address after all redirects.
  public var address: String
  /// Where redirects lead that say that they're for good, as far as they do from the begin; nil where none does.
  public var movedTo: String?
  /// The status of the last answer.
  public var status: Int
  /// It answered that it's as it was (304).
  public var isUnchanged = false
  /// What is wanted of its body came whole.
  public var isWhole = false
  public var etag: String?
  public var lastModified: String?
  /// In how many seconds the server wants to be asked again; nil where it doesn't say.
  public var retryAfter: Double?
  /// A number for each paragraph of its text; nil where it has none or wasn't read to its end.
  public var paragraphs: Set<UInt32>?

  init(_ head: AnswerHead, movedTo: WebAddress?) {
    address = head.address.description
    self.movedTo = movedTo?.description
    status = head.status
    etag = head.headers.first(name: "etag")
    lastModified = head.headers.first(name: "last-modified")
    retryAfter = head.headers.first(name: "retry-after").flatMap { Self.seconds($0, now: Date()) }
  }

  /// The seconds of a header `Retry-After`, which is a number or a date.
  static func seconds(_ text: String, now: Date) -> Double? {
    let text = text.trimmingCharacters(in: .whitespaces)
    if text.utf8.count <= 9, let number = Int(text) { return number >= 0 ? Double(number) : nil }
    guard text.utf8.count <= 40 else { return nil }
    let reader = DateFormatter()
    reader.locale = Locale(identifier: "en_US_POSIX")
    reader.timeZone = .gmt
    reader.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
    return reader.date(from: text).map { max(0, $0.timeIntervalSince(now)) }
  }
}

/// What a page said of its version the last time.
public struct PageVersion: Sendable, Hashable {
  /// The address that said so; it's asked of no other.
  public var address: String
  public var etag: String
  public var lastModified: String

  public init(address: String, etag: String, lastModified: String) {
    self.address = address
    self.etag = etag
    self.lastModified = lastModified
  }
}
