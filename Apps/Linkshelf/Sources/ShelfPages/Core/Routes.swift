// SPDX-License-Identifier: Apache-2.0

/// Every path of the site, in one table.
///
/// | Path | Method | What it does |
/// | --- | --- | --- |
/// | `/` `/all` `/unread` `/favourites` `/archive` `/bin` | GET | lists; fields `sort`, `view`, `after`, `before` |
/// | `/tag/NAME` | GET | the links of a tag and of the tags below it |
/// | `/search?q=` | GET | the links that a search finds |
/// | `/link/ID` | GET, POST | one link; POST saves the form: `title`, `description`, `note`, `tags`, `read`, `favourite`, `archive` |
/// | `/link/ID/read` | GET | the reader; fields `version`, `mark`, `listen`, and of the look `width`, `size`, `lines`, `type`, `theme` |
/// | `/link/ID/highlights` | POST | marks a passage: `exact`, `before`, `after`, `share`, `colour`, `note`, `maker`, `version` |
/// | `/link/ID/progress` | POST | `share`, `exact`, `before`, `after`, `place`, `version`, `at` |
/// | `/highlights` | GET | all highlights; `words`, `tag`, `link`, `before`; as Markdown at `/highlights.md` |
/// | `/highlights/ID` | POST | `action` = `save` with `colour`, `note`; `delete` |
/// | `/next` | GET, POST | what is read next; `one` = `MOVE:ID` (`add`, `drop`, `up`, `down`, `front`, `end`), or `order` = ids |
/// | `/offline/reading` | GET, POST | what is kept for reading offline, and the reader for it; POST: `unread` |
/// | `/offline/articles` `/offline/article/ID` | GET | what to keep, and one article with its pictures, as JSON |
/// | `/reading/look` | POST | `width`, `size`, `lines`, `type`, `theme`, `marksRead`, `back` |
/// | `/link/ID/compare` | GET | two versions; fields `from`, `to`: their numbers |
/// | `/link/ID/compare/difference` | GET | the drawn difference of their pictures; the same fields |
/// | `/link/ID/versions/N/picture/TILE` | GET | a tile of a version's picture |
/// | `/link/ID/snapshot` | POST | `action` = `add`, or `delete` with `version` |
/// | `/link/ID/newest` | GET | leads to the newest snapshot |
/// | `/link/ID/watch` | POST | `action` = `save` with `period` and `keeps`, `check`, `seen`, `take` |
/// | `/watching` | GET, POST | findings; field `before`; POST: `take` = ID, or `action` = `take-all` |
/// | `/add` | GET, POST | GET fills the form from `url`, `title`, `text`; POST: `addresses`, `title`, `tags`, `note`, `again` |
/// | `/links/action` | POST | `one` = `ACTION:ID`, or `ids` (many) and `action`; `value` holds tags; `back` is where to go |
/// | `/links/state?ids=1,2` | GET | ``ActionAnswer`` as JSON: the rows and the counts as they are now |
/// | `/queue` | GET | the queue; with `Accept: application/json` an ``ActionAnswer`` whose `html` is its inner part |
/// | `/queue/action` | POST | `one` = `ACTION:ID` (`retry`, `front`, `cancel`), or `action` = `pause`, `resume`, `retry-all`, `clear` |
/// | `/tags` | GET | the tree of tags; `edit`: the tag whose forms are open |
/// | `/tags/action` | POST | `action` = `rename`, `merge`, `delete`, `synonym`, `remove-synonym`; `tag`, `value` |
/// | `/tags/suggest?q=` | GET | `["tag", …]` as JSON |
/// | `/searches` | GET, POST | `action` = `save`, `rename`, `delete`; `id`, `name`, `query` |
/// | `/lists/ID` | GET, POST | `action` = `save` with `title`, `description`, `order`, `tags`, `found`; `share`, `renew`, `stop` |
/// | `/lists/ID/card.png` | GET | the picture that other programs show for the list |
/// | `/shared/KEY` | GET | a public list, for everybody; `after` |
/// | `/feeds/KEY/FORM/…` | GET | feeds in the forms `atom` and `rss` |
/// | `/digest` | GET | weeks, with their articles at `/digest/2026-W47.pdf?paper=` and `.epub` |
/// | `/statistics` | GET | charts of the whole shelf |
/// | `/statistics/YEAR` | GET | a year, with its picture at `/statistics/YEAR.png?size=` |
/// | `/link/ID/saved` `/add/saved` | POST | multipart: a page that a browser saved; `address`, `tags` |
/// | `/import` | GET, POST | multipart: `files` (many), `format`, `tags`, `snapshots`, `dropped` (from a list) |
/// | `/export` | GET | `format`, `query`: a file |
/// | `/settings` | GET, POST | `section` = `look`, `password`, `token`, `revoke`, `space`, `watch`, `feed`, `revoke-feed`, `login` with `site`, `cookies`, `forget-login` |
/// | `/people` | GET, POST | `action` = `invite`, `revoke`, `role`, `limit`, `all-limit`, `reset`, `own-shelf`, `remove` |
/// | `/invited/KEY` | GET, POST | the page behind an invitation: `name`, `password`, `again` |
/// | `/own-data` | GET, POST | all of one's own: `/own-data/export` is a ZIP; `action` = `delete` with `password` |
/// | `/with-me` `/with-me/SHARE` | GET, POST | lists that others share; `q` narrows; POST: `addresses` |
/// | `/with-me/SHARE/link/ID` | GET, POST | a link of such a list; `/picture` and `/icon` below it |
/// | `/sign-in` `/first` | GET, POST | `name`, `password`, `again`, `back` |
/// | `/sign-out` | POST | |
/// | `/help` | GET | keys, operators, bookmarklet |
/// | `/static/HASH/NAME` | GET | a static file; it never changes under its hash |
/// | `/service-worker.js` `/manifest.webmanifest` | GET | the same files at the root, as both work only from there |
/// | `/offline` | GET | the page that the service worker shows when there is no connection |
///
/// Every POST sends `csrf`. With `Accept: application/json` a POST answers by an ``ActionAnswer``, else by a redirection to `back`.
public struct Routes: Sendable {
  /// The path before all of ours, without a slash at its end.
  public let basePath: String

  public init(basePath: String = "") {
    self.basePath = SafeAddress.path(basePath) == nil ? "" : basePath
  }

  public var inbox: String { basePath + "/" }
  public var all: String { basePath + "/all" }
  public var unread: String { basePath + "/unread" }
  public var favourites: String { basePath + "/favourites" }
  public var archive: String { basePath + "/archive" }
  public var bin: String { basePath + "/bin" }
  public var searchForm: String { basePath + "/search" }
  public var add: String { basePath + "/add" }
  public var addSaved: String { basePath + "/add/saved" }
  public var linksAction: String { basePath + "/links/action" }
  public var linksState: String { basePath + "/links/state" }
  public var queue: String { basePath + "/queue" }
  public var queueAction: String { basePath + "/queue/action" }
  public var watching: String { basePath + "/watching" }
  public var tags: String { basePath + "/tags" }
  public func tags(editing name: String) -> String { tags + "?edit=" + Routes.encode(name) + "#edited" }
  public var tagsAction: String { basePath + "/tags/action" }
  public var tagsSuggest: String { basePath + "/tags/suggest" }
  public var searches: String { basePath + "/searches" }
  public func list(_ id: Int64) -> String { "\(basePath)/lists/\(id)" }
  public var digest: String { basePath + "/digest" }
  public func digest(_ week: String, _ ending: String) -> String { "\(digest)/\(week).\(ending)" }
  public var statistics: String { basePath + "/statistics" }
  public func year(_ year: Int) -> String { "\(basePath)/statistics/\(year)" }
  public var importing: String { basePath + "/import" }
  public var export: String { basePath + "/export" }
  public var settings: String { basePath + "/settings" }
  public var people: String { basePath + "/people" }
  public var ownData: String { basePath + "/own-data" }
  public var ownExport: String { basePath + "/own-data/export" }
  public var withMe: String { basePath + "/with-me" }
  public func withMe(_ share: Int64) -> String { "\(basePath)/with-me/\(share)" }
  public func withMe(_ share: Int64, link: Int64) -> String { "\(basePath)/with-me/\(share)/link/\(link)" }
  public func invited(_ key: String) -> String { "\(basePath)/invited/\(Routes.encode(key))" }
  public var signIn: String { basePath + "/sign-in" }
  public var signOut: String { basePath + "/sign-out" }
  public var first: String { basePath + "/first" }
  public var help: String { basePath + "/help" }
  public var offline: String { basePath + "/offline" }
  public var serviceWorker: String { basePath + "/service-worker.js" }
  public var manifest: String { basePath + "/manifest.webmanifest" }

  public func link(_ id: Int64) -> String { "\(basePath)/link/\(id)" }
  public func read(_ id: Int64) -> String { "\(basePath)/link/\(id)/read" }
  public func highlights(of id: Int64) -> String { "\(basePath)/link/\(id)/highlights" }
  public func progress(_ id: Int64) -> String { "\(basePath)/link/\(id)/progress" }
  public var highlights: String { basePath + "/highlights" }
  public var highlightsMarkdown: String { basePath + "/highlights.md" }
  public func highlight(_ id: Int64) -> String { "\(basePath)/highlights/\(id)" }
  public var next: String { basePath + "/next" }
  public var offlineReading: String { basePath + "/offline/reading" }
  public var offlineArticles: String { basePath + "/offline/articles" }
  public var offlineArticle: String { basePath + "/offline/article/" }
  public var readerLook: String { basePath + "/reading/look" }
  public func watch(_ id: Int64) -> String { "\(basePath)/link/\(id)/watch" }
  public func newest(_ id: Int64) -> String { "\(basePath)/link/\(id)/newest" }
  public func compare(_ id: Int64) -> String { "\(basePath)/link/\(id)/compare" }
  public func compare(_ id: Int64, from: Int, to: Int) -> String { "\(compare(id))?from=\(from)&to=\(to)" }
  public func difference(_ id: Int64, from: Int, to: Int) -> String {
    "\(compare(id))/difference?from=\(from)&to=\(to)"
  }
  public func tile(_ id: Int64, version: Int, _ position: Int) -> String {
    "\(basePath)/link/\(id)/versions/\(version)/picture/\(position)"
  }
  public func snapshot(_ id: Int64) -> String { "\(basePath)/link/\(id)/snapshot" }
  public func saved(_ id: Int64) -> String { "\(basePath)/link/\(id)/saved" }
  public func book(_ id: Int64) -> String { "\(basePath)/link/\(id)/book.epub" }
  public func document(_ id: Int64) -> String { "\(basePath)/link/\(id)/book.pdf" }
  public func search(_ query: String) -> String { "\(basePath)/search?q=\(Routes.encode(query))" }

  /// The list of a tag. A slash in the name is sent as `%2F`.
  ///
  /// Browsers read `.` and `..` in a path as steps even when they're encoded, so tags of these names are searched for instead.
  public func tag(_ name: String) -> String {
    if name == "." || name == ".." || name.isEmpty { return search("tag:\"\(name)\"") }
    return "\(basePath)/tag/\(Routes.encode(name))"
  }

  /// A static file under the hash of all static files.
  public func file(_ name: String) -> String {
    "\(basePath)/static/\(StaticFiles.hash)/\(Routes.encode(name))"
  }

  /// Encodes all bytes but letters, digits and `-._~`, for one step of a path or one value of a query.
  static func encode(_ text: String) -> String {
    if text.utf8.allSatisfy(isUnreserved) { return text }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    let digits = Array("0123456789ABCDEF".utf8)
    for byte in text.utf8 {
      if isUnreserved(byte) {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: true
    default: false
    }
  }
}
