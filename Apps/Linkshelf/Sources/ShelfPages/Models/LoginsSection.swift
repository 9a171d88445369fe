// SPDX-License-Identifier: Apache-2.0

/// The sites behind a login on the page Settings. Nothing of their cookies is in it.
public struct LoginsSection: Sendable {
  public struct Site: Sendable {
    public var id: Int64
    public var name: String
    public var cookies: Int
    /// When the last cookie expires, in seconds since 1970; nil where one has no end.
    public var expires: Int?
    /// A sentence about why they don't help; empty where nothing is known against them.
    public var problem: String

    public init(id: Int64, name: String, cookies: Int, expires: Int? = nil, problem: String = "") {
      self.id = id
      self.name = name
      self.cookies = cookies
      self.expires = expires
      self.problem = problem
    }
  }

  public var sites: [Site]
  /// A sentence about why no cookies can be kept or read; nil where there's a key.
  public var keyProblem: String?
  /// What stands in the field for the site.
  public var site: String

  public init(sites: [Site] = [], keyProblem: String? = nil, site: String = "") {
    self.sites = sites
    self.keyProblem = keyProblem
    self.site = site
  }

  func node(_ context: PageContext) -> Node {
    let texts = context.texts
    return Node([
      "keyProblem": keyProblem.map(texts.said), "hasKey": keyProblem == nil, "site": site, "hasSites": !sites.isEmpty,
      "sites": sites.map { site in
        Node([
          "id": "\(site.id)", "name": site.name, "count": texts.count("logins.cookies", site.cookies),
          "expires": context.dates.node(site.expires), "problem": site.problem.isEmpty ? nil : texts.said(site.problem),
        ])
      },
    ])
  }
}
