// SPDX-License-Identifier: Apache-2.0

/// A public list as visitors see it.
public struct SharedPage: Sendable {
  public var title: String
  public var description: String
  /// The list's whole address, without a slash at its end, and its path.
  public var address: String
  public var path: String
  public var links: [SharedLink]
  /// The number of links in the whole list; nil if it isn't known.
  public var total: Int?
  /// The path of the next page; nil at the end.
  public var next: String?
  /// Whether it begins with the list's first link.
  public var isFirst: Bool
  /// Whether search engines are asked to show it.
  public var isFound: Bool

  public init(
    title: String, description: String = "", address: String, path: String, links: [SharedLink], total: Int? = nil,
    next: String? = nil, isFirst: Bool = true, isFound: Bool = false
  ) {
    self.title = title
    self.description = description
    self.address = address
    self.path = path
    self.links = links
    self.total = total
    self.next = next
    self.isFirst = isFirst
    self.isFound = isFound
  }
}

/// A link as visitors see it.
public struct SharedLink: Sendable {
  public var address: String
  public var title: String
  public var host: String
  public var description: String
  public var tags: [String]
  /// When it was added, in seconds since 1970.
  public var added: Int
  /// Paths of this server.
  public var picture: String?
  public var icon: String?

  public init(
    address: String, title: String, host: String, description: String = "", tags: [String] = [], added: Int,
    picture: String? = nil, icon: String? = nil
  ) {
    self.address = address
    self.title = title
    self.host = host
    self.description = description
    self.tags = tags
    self.added = added
    self.picture = picture
    self.icon = icon
  }
}

/// What is said of a list and who may see it.
public struct ListSettingsPage: Sendable {
  public var id: Int64
  public var name: String
  public var query: String
  public var title: String
  public var description: String
  public var order: ListSort
  public var showsTags: Bool
  public var isFound: Bool
  /// The number of links in it; nil if it isn't known.
  public var count: Int?
  /// nil where only those see it who are signed in.
  public var publicAddress: String?
  /// The address of its feed with a word where a key belongs.
  public var feedAddress: String
  /// With whom it's shared; nil where there are no other people.
  public var sharing: SharingSection?
  /// A sentence about what couldn't be done.
  public var problem: String?

  public init(
    id: Int64, name: String, query: String, title: String = "", description: String = "", order: ListSort = .newest,
    showsTags: Bool = true, isFound: Bool = false, count: Int? = nil, publicAddress: String? = nil,
    feedAddress: String, problem: String? = nil
  ) {
    self.id = id
    self.name = name
    self.query = query
    self.title = title
    self.description = description
    self.order = order
    self.showsTags = showsTags
    self.isFound = isFound
    self.count = count
    self.publicAddress = publicAddress
    self.feedAddress = feedAddress
    self.problem = problem
  }
}

/// The keys of feeds on the page of settings.
public struct FeedKeysSection: Sendable {
  public struct Key: Sendable {
    public var id: Int64
    public var name: String
    public var readsBooks: Bool
    /// In seconds since 1970.
    public var made: Int
    public var used: Int?

    public init(id: Int64, name: String, readsBooks: Bool = false, made: Int, used: Int? = nil) {
      self.id = id
      self.name = name
      self.readsBooks = readsBooks
      self.made = made
      self.used = used
    }
  }

  public var keys: [Key]
  /// A feed's name and its whole address. A key that was just made stands in it; else a word does.
  public var addresses: [(name: String, address: String)]
  /// A key just made; it's shown this once.
  public var newKey: String?

  public init(keys: [Key], addresses: [(name: String, address: String)], newKey: String? = nil) {
    self.keys = keys
    self.addresses = addresses
    self.newKey = newKey
  }
}
