// SPDX-License-Identifier: Apache-2.0

/// How a ``Fetcher`` asks, and its limits.
public struct FetchSettings: Sendable {
  /// How much larger than its compressed size an answer may grow: 250 times.
  public static let mostInflation = 250

  /// The value of `User-Agent`. It says honestly what asks.
  public var userAgent = "Linkshelf/1.0 (a bookmark keeper; it fetches pages that its users save)"
  /// The value of `Accept-Language`.
  public var acceptLanguage = "en, zh;q=0.9, *;q=0.5"
  /// Redirects that are followed at most: 10.
  public var redirects = 10
  /// Bytes of a page that are looked at, after decompression: 1 MiB.
  public var bytesOfPage = 1 << 20
  /// Bytes that are still read after the head's end, because some facts stand in the body: 64 KiB.
  public var bytesAfterHead = 64 * 1024
  /// The time for one look with all its redirects: 10 s.
  public var timeToLook: Duration = .seconds(10)
  /// The time to ask whether a page is still there, with all its redirects: 20 s.
  public var timeToCheck: Duration = .seconds(20)
  /// A file in PEM form with certificates that are trusted besides the system's, or nil.
  public var trustedCertificates: String?

  /// The settings with the values named above.
  public init() {}
}
