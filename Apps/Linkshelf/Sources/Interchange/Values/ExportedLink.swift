// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A link with all that the shelf knows of it. It is what is written, and what JSON Lines give back.
///
/// Dates are kept to the millisecond. Texts are text: HTML in them is only letters.
public struct ExportedLink: Hashable, Sendable {
  /// The address as the person gave it.
  public var address: String
  public var title: String?
  /// What the page says of itself.
  public var summary: String?
  /// What the person wrote, in Markdown.
  public var note: String?
  /// Tags; the levels of a path are joined by `/`.
  public var tags: [String]
  public var added: Date?
  public var changed: Date?
  /// When the person read it; nil when that isn't known.
  public var read: Date?
  /// nil when the file doesn't say.
  public var isRead: Bool?
  public var isFavourite: Bool
  public var isArchived: Bool
  /// nil when the file doesn't say.
  public var isPrivate: Bool?
  /// A language's tag (BCP 47), such as `en` or `zh-Hans`.
  public var language: String?
  public var author: String?
  public var siteName: String?
  public var highlights: [Highlight]
  /// Where the person stopped reading; nil where the article wasn't begun.
  public var progress: Progress?
  /// The link's place among those that are read next, from 0 on; nil where it isn't there.
  public var next: Int?
  /// How its page is watched; nil where nobody has chosen.
  public var watch: Watch?
  /// The snapshots' metadata; their files aren't part of it.
  public var versions: [Version]

  /// How a page is watched.
  public struct Watch: Hashable, Sendable {
    /// `off`, `day`, `week` or `month`; nil where it's that of all links.
    public var period: String?
    /// Whether a version is made when the page changes.
    public var keepsChanges: Bool

    public init(period: String? = nil, keepsChanges: Bool = false) {
      self.period = period
      self.keepsChanges = keepsChanges
    }
  }

  /// Where the person stopped reading.
  public struct Progress: Hashable, Sendable {
    /// How much was read, from 0 to 1.
    public var share: Double
    public var at: Date?
    /// The paragraph at which reading goes on, and what stands before and after its words.
    public var text: String?
    public var before: String?
    public var after: String?

    public init(share: Double, at: Date? = nil, text: String? = nil, before: String? = nil, after: String? = nil) {
      (self.share, self.at, self.text, self.before, self.after) = (share, at, text, before, after)
    }
  }

  /// A passage that the person marked.
  public struct Highlight: Hashable, Sendable {
    public var text: String
    public var note: String?
    public var added: Date?
    /// What stands before and after it.
    public var before: String?
    public var after: String?
    /// Where it begins, as a share of the article from 0 to 1.
    public var share: Double?
    /// `yellow`, `green`, `blue` or `pink`.
    public var colour: String?
    /// The identifier of the version in which it was made.
    public var version: String?
    /// What its maker calls it.
    public var identifier: String?

    public init(text: String, note: String? = nil, added: Date? = nil) {
      self.text = text
      self.note = note
      self.added = added
    }
  }

  /// One snapshot of the page.
  public struct Version: Hashable, Sendable {
    public var identifier: String
    public var captured: Date?
    /// The address that the page had after all redirections.
    public var finalAddress: String?
    /// Of a file that a browser saved: when it did.
    public var saved: Date?
    /// A word of the store, such as `whole` or `failed`.
    public var state: String?
    public var parts: [Part]

    public init(
      identifier: String, captured: Date? = nil, finalAddress: String? = nil, state: String? = nil, parts: [Part] = [],
      saved: Date? = nil
    ) {
      self.saved = saved
      self.identifier = identifier
      self.captured = captured
      self.finalAddress = finalAddress
      self.state = state
      self.parts = parts
    }
  }

  /// One file of a snapshot.
  public struct Part: Hashable, Sendable {
    public var name: String
    public var mediaType: String?
    /// The size in bytes.
    public var size: Int?
    /// The SHA-256 of its bytes, in hexadecimal.
    public var digest: String?

    public init(name: String, mediaType: String? = nil, size: Int? = nil, digest: String? = nil) {
      self.name = name
      self.mediaType = mediaType
      self.size = size
      self.digest = digest
    }
  }

  public init(address: String, title: String? = nil, tags: [String] = [], added: Date? = nil) {
    self.address = address
    self.title = title
    self.tags = tags
    self.added = added
    isFavourite = false
    isArchived = false
    highlights = []
    versions = []
  }
}
