// SPDX-License-Identifier: Apache-2.0

/// What one look at an address found.
public struct LookedAt: Sendable, Hashable {
  /// The address after all redirects, with the fragment that was asked for.
  public var address: String
  /// The addresses before it, in order; the first is the one that was asked for. Empty without a redirect.
  public var redirects: [String] = []
  /// The status of the last answer. A page of an error is read like others, so look here first.
  public var status: Int
  /// The media type by the first bytes, in lower case, without parameters: `text/html`.
  public var mediaType: String
  /// The kind by the media type.
  public var kind: MediaKind
  /// The name of the charset by which a page was decoded; nil for other kinds.
  public var charset: String?
  /// What the page says about itself; nil for other kinds.
  public var facts: PageFacts?
  /// A file's name, by the header or the address; nil for pages, and if there is none.
  public var fileName: String?
  /// The size that the server tells, in bytes; nil if it doesn't. For a compressed answer it's the compressed size.
  public var length: Int?
  /// Bytes that were read, after decompression.
  public var bytesRead: Int

  /// True for a status from 200 to 299.
  public var isSuccess: Bool { (200...299).contains(status) }
}
