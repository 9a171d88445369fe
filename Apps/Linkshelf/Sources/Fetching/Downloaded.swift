// SPDX-License-Identifier: Apache-2.0

/// A file that was fetched.
public struct Downloaded: Sendable, Hashable {
  /// The address after all redirects.
  public var address: String
  /// The media type by the first bytes, in lower case, without parameters.
  public var mediaType: String
  /// The kind by the media type.
  public var kind: MediaKind
  /// The file's name by the header or the address, safe as a name in a folder; nil if there is none.
  public var fileName: String?
  /// The file's size in bytes.
  public var bytes: Int
}

/// The limits of one download.
public struct DownloadLimits: Sendable {
  /// Bytes after decompression.
  public var bytes: Int
  /// The time for all of it.
  public var time: Duration
  /// The kinds that are taken; nil takes all. Another kind ends the download after its first bytes.
  public var kinds: Set<MediaKind>?

  /// Makes limits.
  public init(bytes: Int, time: Duration = .seconds(60), kinds: Set<MediaKind>? = nil) {
    self.bytes = bytes
    self.time = time
    self.kinds = kinds
  }

  /// For icons and leading pictures: 5 MiB, 20 s, pictures only.
  public static let picture = DownloadLimits(bytes: 5 << 20, time: .seconds(20), kinds: [.image])
  /// For PDFs, pictures, feeds and texts that are kept: 100 MiB, 5 min.
  public static let file = DownloadLimits(bytes: 100 << 20, time: .seconds(300))
}
