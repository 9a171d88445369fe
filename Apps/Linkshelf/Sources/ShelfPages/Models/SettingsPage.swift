// SPDX-License-Identifier: Apache-2.0

/// The settings of the signed-in user.
public struct SettingsPage: Sendable {
  public var view: ListView
  public var tokens: [APIToken]
  /// A token just made; it's shown this once.
  public var newToken: String?
  /// A sentence about what couldn't be saved.
  public var problem: String?
  /// The identifier of the time zone: `Europe/Zurich`.
  public var timeZone: String
  /// The time zones that can be chosen.
  public var timeZones: [String]
  /// The limits of space; nil shows none.
  public var space: SpaceSection?
  /// Watching; nil shows nothing.
  public var watch: WatchSettings?
  /// Whether there's a page for all of one's own: where several people are.
  public var hasOwnData = false
  /// The keys of feeds; nil shows none.
  public var feeds: FeedKeysSection?
  /// Sites behind a login; nil shows nothing.
  public var logins: LoginsSection?

  public init(
    view: ListView = .list, tokens: [APIToken] = [], newToken: String? = nil, problem: String? = nil,
    timeZone: String = "UTC", timeZones: [String] = ["UTC"], space: SpaceSection? = nil,
    watch: WatchSettings? = nil, feeds: FeedKeysSection? = nil, logins: LoginsSection? = nil
  ) {
    self.logins = logins
    self.feeds = feeds
    self.view = view
    self.tokens = tokens
    self.newToken = newToken
    self.problem = problem
    self.timeZone = timeZone
    self.timeZones = timeZones
    self.space = space
    self.watch = watch
  }
}

/// A token for programs.
public struct APIToken: Sendable {
  public var id: Int64
  public var name: String
  public var scopes: [TokenScope]
  /// When it was made, in seconds since 1970.
  public var made: Int
  /// When it was last used, in seconds since 1970.
  public var used: Int?

  public init(id: Int64, name: String, scopes: [TokenScope], made: Int, used: Int? = nil) {
    self.id = id
    self.name = name
    self.scopes = scopes
    self.made = made
    self.used = used
  }
}

/// What a token allows.
public enum TokenScope: String, Sendable, CaseIterable {
  case read, add, change, manage, work
}

/// The form to sign in.
public struct SignInPage: Sendable {
  public var name: String
  /// A sentence about what was wrong.
  public var problem: String?
  /// Where to go afterwards: a path of this server.
  public var back: String

  public init(name: String = "", problem: String? = nil, back: String = "/") {
    self.name = name
    self.problem = problem
    self.back = back
  }
}

/// The first page of a new shelf: choose a name and a password.
public struct FirstPage: Sendable {
  public var name: String
  /// A sentence about what was wrong.
  public var problem: String?
  /// The least number of characters of a password.
  public var leastLength: Int

  public init(name: String = "", problem: String? = nil, leastLength: Int = 12) {
    self.name = name
    self.problem = problem
    self.leastLength = leastLength
  }
}

/// A page that says what went wrong and what to do.
public struct ErrorPage: Sendable {
  /// The HTTP status.
  public var status: Int
  /// One sentence in the context's language; empty takes the usual one of the status.
  public var sentence: String
  /// What to do; empty takes the usual advice of the status.
  public var advice: String

  public init(status: Int, sentence: String = "", advice: String = "") {
    self.status = status
    self.sentence = sentence
    self.advice = advice
  }
}

/// Keys, search operators and the bookmarklet.
public struct HelpPage: Sendable {
  /// The site's own address with scheme and base path, without a slash at its end: `https://shelf.example.org`.
  public var siteAddress: String
  /// The program's version.
  public var version: String

  public init(siteAddress: String, version: String) {
    self.siteAddress = siteAddress
    self.version = version
  }
}
