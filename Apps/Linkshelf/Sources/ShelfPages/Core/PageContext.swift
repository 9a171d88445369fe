// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What every page needs beside its own model.
public struct PageContext: Sendable {
  /// The language of all texts, numbers and dates.
  public var language: Language
  /// The path before all of ours, without a slash at its end: empty, or like `/shelf`.
  public var basePath: String
  /// The token that each form sends as `csrf`.
  public var csrfToken: String
  /// The signed-in user; nil shows neither the sidebar nor the search field.
  public var userName: String?
  /// The choice of colours.
  public var theme: Theme
  /// Numbers in the sidebar.
  public var counts: SidebarCounts
  /// Saved searches in the sidebar.
  public var savedSearches: [SidebarEntry]
  /// The most used tags in the sidebar.
  public var tags: [SidebarEntry]
  /// Whether the reader has a shelf; guests have none.
  public var hasShelf = true
  /// Whether the reader says who else is here.
  public var isManager = false
  /// Lists that others share with the reader.
  public var sharedLists: [SharedEntry] = []
  /// A message about what was just done.
  public var flash: Flash?
  /// The path and query of this page, without the base path; forms send it as `back`.
  public var currentPath: String
  /// The zone in which dates are shown.
  public var timeZone: TimeZone
  /// Now, in seconds since 1970; dates near it are shown short.
  public var now: Int
  /// Feeds of what the page shows, which browsers and feed readers find by themselves.
  public var feeds: [FeedLink] = []

  public init(
    language: Language = .english, basePath: String = "", csrfToken: String = "", userName: String? = nil,
    theme: Theme = .system, counts: SidebarCounts = SidebarCounts(), savedSearches: [SidebarEntry] = [],
    tags: [SidebarEntry] = [], flash: Flash? = nil, currentPath: String = "/", timeZone: TimeZone = .gmt, now: Int = 0
  ) {
    self.language = language
    self.basePath = basePath
    self.csrfToken = csrfToken
    self.userName = userName
    self.theme = theme
    self.counts = counts
    self.savedSearches = savedSearches
    self.tags = tags
    self.flash = flash
    self.currentPath = currentPath
    self.timeZone = timeZone
    self.now = now
  }

  /// The paths below this context's base path.
  public var routes: Routes { Routes(basePath: basePath) }

  var texts: Texts { Texts.of(language) }
  var dates: DateText { DateText(context: self) }
}

/// A feed that a page names.
public struct FeedLink: Sendable {
  /// A path of this server.
  public var path: String
  public var title: String
  /// Without parameters.
  public var mediaType: String

  public init(path: String, title: String, mediaType: String) {
    self.path = path
    self.title = title
    self.mediaType = mediaType
  }
}

/// The numbers in the sidebar.
public struct SidebarCounts: Sendable, Equatable, Codable {
  public var inbox, all, unread, favourites, archive, bin: Int
  /// Jobs that wait or run.
  public var queue: Int
  /// Jobs that failed for good.
  public var failed: Int

  public init(
    inbox: Int = 0, all: Int = 0, unread: Int = 0, favourites: Int = 0, archive: Int = 0, bin: Int = 0,
    queue: Int = 0, failed: Int = 0
  ) {
    self.inbox = inbox
    self.all = all
    self.unread = unread
    self.favourites = favourites
    self.archive = archive
    self.bin = bin
    self.queue = queue
    self.failed = failed
  }
}

/// A tag or a saved search in the sidebar.
public struct SidebarEntry: Sendable {
  public var name: String
  /// The query of a saved search; a tag leaves it empty.
  public var query: String
  /// The number of links; nil shows none.
  public var count: Int?

  public init(name: String, query: String = "", count: Int? = nil) {
    self.name = name
    self.query = query
    self.count = count
  }
}

/// A message above the page, with a way back where there is one.
public struct Flash: Sendable {
  public enum Kind: String, Sendable { case done, problem }

  public var kind: Kind
  /// A whole sentence in the context's language.
  public var sentence: String
  public var undo: Undo?

  public init(kind: Kind = .done, sentence: String, undo: Undo? = nil) {
    self.kind = kind
    self.sentence = sentence
    self.undo = undo
  }
}

/// A form that takes back what was done.
public struct Undo: Sendable {
  /// A path of this server, with the base path.
  public var path: String
  /// The hidden fields that the form sends beside the token.
  public var fields: [Field]

  public struct Field: Sendable {
    public var name, value: String

    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  public init(path: String, fields: [Field]) {
    self.path = path
    self.fields = fields
  }
}
