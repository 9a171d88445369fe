// SPDX-License-Identifier: Apache-2.0

/// A kind of file that can be read.
public enum ImportFormat: String, Hashable, Sendable, CaseIterable {
  /// Bookmarks in HTML, of browsers, Pinboard, Raindrop, linkding and others.
  case bookmarkPage
  case pocketPage
  case pocketTable
  case instapaperTable
  case raindropTable
  case readeckTable
  /// Any other table with a column of addresses.
  case table
  case karakeep
  case linkwarden
  case omnivore
  case pinboard
  /// A list of bookmarks as Readeck's programming interface gives them.
  case readeckList
  /// One bookmark of Readeck's archive.
  case readeckEntry
  /// The file `Bookmarks` of a Chromium browser.
  case chromium
  /// Firefox's backup `bookmarks-DATE.json`.
  case firefox
  /// The same, packed: `bookmarks-DATE.jsonlz4`.
  case firefoxPacked
  case jsonLines
  case list
  /// An archive of files of the other kinds.
  case zip

  /// How much of a file `recognise` wants to see, in bytes.
  public static let headLength = 65_536

  /// The format's name for people.
  public var name: String {
    switch self {
    case .bookmarkPage: "Bookmarks in HTML"
    case .pocketPage: "Pocket (HTML)"
    case .pocketTable: "Pocket (CSV)"
    case .instapaperTable: "Instapaper (CSV)"
    case .raindropTable: "Raindrop (CSV)"
    case .readeckTable: "Readeck (CSV)"
    case .table: "A table (CSV)"
    case .karakeep: "Karakeep (JSON)"
    case .linkwarden: "Linkwarden (JSON)"
    case .omnivore: "Omnivore (JSON)"
    case .pinboard: "Pinboard (JSON)"
    case .readeckList, .readeckEntry: "Readeck (JSON)"
    case .chromium: "Chromium's bookmarks (JSON)"
    case .firefox: "Firefox's bookmarks (JSON)"
    case .firefoxPacked: "Firefox's packed bookmarks (jsonlz4)"
    case .jsonLines: "Linkshelf (JSON Lines)"
    case .list: "A list of addresses"
    case .zip: "An archive (zip)"
    }
  }

  /// Whether the file has to be read twice: first with `ImportSurvey`, then with `ImportReader`.
  public var needsSurvey: Bool {
    self == .karakeep || self == .linkwarden || self == .chromium || self == .firefox
  }
}
