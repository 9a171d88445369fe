// SPDX-License-Identifier: Apache-2.0
import GRDB

/// A version of a link's page, as it was at a time.
public struct Snapshot: Codable, Hashable, Sendable, Identifiable, FetchableRecord {
  public typealias ID = Int64

  public var id: ID
  public var link: Link.ID
  /// 1 for a link's first one. Numbers aren't used again.
  public var number: Int
  public var madeAt: Moment
  /// Where redirects led.
  public var finalAddress: String
  public var status: Int
  public var title: String
  /// What the page said of itself; empty where it said nothing, nil where the version is older than this column.
  public var description: String?
  /// What wasn't kept or done, one sentence a line.
  public var warnings: String
  public var requests: Int
  public var seconds: Double
  /// How it was made: empty by a visit that anyone could make, ``withLogin`` by one with cookies of its owner, ``savedByBrowser`` of a file
  /// that a browser saved.
  public var origin: String
  /// When the browser saved it; nil for others.
  public var savedAt: Moment?

  public static let savedByBrowser = "browser"
  public static let withLogin = "login"

  public var isSaved: Bool { origin == Self.savedByBrowser }
  public var hadLogin: Bool { origin == Self.withLogin }
  /// Whether it may show what only its owner was to see.
  public var isOwn: Bool { !origin.isEmpty }
}

/// A file of a snapshot.
public struct Part: Codable, Hashable, Sendable, FetchableRecord {
  public enum Kind: String, Codable, Sendable, CaseIterable {
    /// A full-page picture, or a tile of it.
    case picture
    case preview
    /// The page in one HTML file.
    case archive
    /// The readable text as HTML.
    case article
    case articlePicture
    case markdown
    case text
    case pdf
    /// The response's status and headers.
    case response
    /// The file itself, where the address doesn't lead to a page.
    case original
  }

  public var snapshot: Snapshot.ID
  public var kind: Kind
  /// The tiles' order; 0 for what there is one of.
  public var position: Int
  /// The file's name inside the snapshot, as Markdown and article name it.
  public var name: String
  public var mediaType: String
  /// SHA-256 of the bytes, in hexadecimal digits. It names the file.
  public var hash: String
  public var bytes: Int
  public var width: Int
  public var height: Int
}

/// A snapshot that was made and isn't kept yet: its files lie in a folder of the caller's.
public struct NewSnapshot: Sendable {
  public struct File: Sendable {
    public var kind: Part.Kind
    public var position: Int
    public var name: String
    public var mediaType: String
    /// Where it lies. It's moved.
    public var path: String
    public var width: Int
    public var height: Int

    public init(
      _ kind: Part.Kind, position: Int = 0, name: String, mediaType: String, path: String, width: Int = 0,
      height: Int = 0
    ) {
      self.kind = kind
      self.position = position
      self.name = name
      self.mediaType = mediaType
      self.path = path
      self.width = width
      self.height = height
    }
  }

  public var finalAddress: String
  public var status = 0
  public var warnings: [String] = []
  public var requests = 0
  public var seconds = 0.0
  public var details = PageDetails()
  /// When a browser saved the page of which it's made; nil where the page was visited.
  public var savedAt: Moment?
  /// Whether the page was visited with cookies.
  public var hadLogin = false
  public var files: [File] = []

  public init(finalAddress: String) { self.finalAddress = finalAddress }
}
