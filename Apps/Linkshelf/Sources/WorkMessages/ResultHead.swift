// SPDX-License-Identifier: Apache-2.0

/// The description of a result. In the body it stands first, behind its length as four bytes, the highest first; the files follow in their order.
public struct ResultHead: Codable, Sendable {
  public struct File: Codable, Sendable {
    /// A kind of part; for a look `icon` or `picture`.
    public var kind: String
    public var position: Int
    public var name: String
    public var mediaType: String
    /// The bytes of the file.
    public var bytes: Int
    /// The bytes that are sent.
    public var sent: Int
    /// `zstd`, or empty for a file as it is.
    public var packing: String
    /// Of the file, not of what is sent: in hexadecimal digits.
    public var sha256: String
    public var width: Int
    public var height: Int

    public init(
      kind: String, position: Int = 0, name: String, mediaType: String, bytes: Int, sent: Int, packing: String,
      sha256: String, width: Int = 0, height: Int = 0
    ) {
      self.kind = kind
      self.position = position
      self.name = name
      self.mediaType = mediaType
      self.bytes = bytes
      self.sent = sent
      self.packing = packing
      self.sha256 = sha256
      self.width = width
      self.height = height
    }
  }

  /// What a page says of itself.
  public struct Details: Codable, Sendable {
    public var title = ""
    public var description = ""
    public var siteName = ""
    public var author = ""
    public var language = ""
    /// Milliseconds since 1970.
    public var publishedAt: Int64?
    public var kind = "page"
    public var status = 0

    public init() {}
  }

  public var details = Details()
  /// Where redirects led; empty for a look.
  public var finalAddress = ""
  public var status = 0
  public var warnings: [String] = []
  public var requests = 0
  public var seconds = 0.0
  public var files: [File] = []

  public init() {}
}
