// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a page's head says about the page. Texts have single spaces and no control characters; addresses are absolute.
public struct PageFacts: Sendable, Hashable, Codable {
  /// A feed that the page names.
  public struct Feed: Sendable, Hashable, Codable {
    /// The feed's title, or nil.
    public var title: String?
    /// The feed's address.
    public var address: String

    /// Makes a feed.
    public init(title: String?, address: String) {
      self.title = title
      self.address = address
    }
  }

  /// The title, at most 300 characters.
  public var title: String?
  /// The description, at most 1,000 characters.
  public var description: String?
  /// The site's name, at most 100 characters.
  public var siteName: String?
  /// The author or authors, at most 200 characters.
  public var author: String?
  /// When the page was published. A day without a time counts from midnight UTC.
  public var published: Date?
  /// The language as the page writes it, as `en` or `zh-Hans`.
  public var language: String?
  /// The addresses of icons, best first. The last is `/favicon.ico`, which nobody promised.
  public var icons: [String] = []
  /// The address of the page's leading picture.
  public var picture: String?
  /// The address that the page gives for itself.
  public var canonical: String?
  /// The feeds, at most 20.
  public var feeds: [Feed] = []

  /// The best icon.
  public var icon: String? { icons.first }

  /// Facts about nothing.
  public init() {}
}
