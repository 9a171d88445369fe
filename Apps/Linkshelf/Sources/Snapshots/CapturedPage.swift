// SPDX-License-Identifier: Apache-2.0

/// A page that was captured: facts about it, and the files that were written.
public struct CapturedPage: Sendable, Codable, Equatable {
  /// The address that was asked for.
  public var address: String
  /// The address at which the page was, after redirects.
  public var finalAddress: String
  /// The redirects in their order.
  public var redirects: [Redirect] = []
  /// The response's status code. 0 where the browser gave none.
  public var status: Int = 0
  /// The response's headers, with names in lower case.
  public var headers: [String: String] = [:]
  /// The response's media type, without parameters.
  public var mediaType: String = ""
  /// Whether it's a page. For anything else, there are only pictures, if any: keep the file itself.
  public var kind: Kind = .page
  public var facts: PageFacts = PageFacts()
  public var parts: [CapturedPart] = []
  /// What is missing or was cut, in plain sentences.
  public var warnings: [String] = []
  /// The requests that the page made.
  public var requests: Int = 0
  /// The bytes that the page loaded, unpacked.
  public var bytes: Int = 0
  /// The seconds that each step took.
  public var seconds: [String: Double] = [:]

  /// What an address leads to.
  public enum Kind: String, Sendable, Codable, CaseIterable {
    case page, pdf, picture, feed, text, json, sound, video
  }

  /// A redirect by the server.
  public struct Redirect: Sendable, Codable, Equatable {
    public var from: String
    public var to: String
    public var status: Int
  }
}

/// One file of a captured page.
public struct CapturedPart: Sendable, Codable, Equatable {
  public var kind: Kind
  /// The file's name in the folder that was given to the capture.
  public var file: String
  public var mediaType: String
  public var bytes: Int
  /// The picture's size, in pixels. Nil for what isn't a picture, and for pictures of the page.
  public var width: Int?
  public var height: Int?
  /// The tile's or picture's place, from 0. Nil for what there is once.
  public var index: Int?
  /// The address from which the file comes. Nil where it was made here.
  public var source: String?

  /// What a file is.
  public enum Kind: String, Sendable, Codable, CaseIterable {
    /// A tile of the full picture. Tiles lie under each other in the order of their index.
    case picture
    /// The first screenful, small.
    case smallPicture
    /// The page in one file that needs nothing else.
    case html
    /// The article as clean HTML. It names its pictures by their file names.
    case article
    /// The article as Markdown. It names its pictures by their file names.
    case markdown
    /// The article as plain text.
    case text
    case articlePicture
    case pdf
    /// The response's status, headers and redirects as JSON.
    case response
  }
}

/// What a page says about itself. Empty texts are nil.
public struct PageFacts: Sendable, Codable, Equatable {
  public var title: String?
  public var description: String?
  public var siteName: String?
  public var author: String?
  /// The date of publication, as the page writes it.
  public var published: String?
  /// The language's tag, such as `en` or `zh-CN`.
  public var language: String?
  public var iconAddress: String?
  public var pictureAddress: String?
  public var canonicalAddress: String?
  public var feedAddresses: [String] = []
  /// The words of the article. A Chinese or Japanese character counts as one word.
  public var words: Int = 0
  /// Whether the page has a text that reads as an article. False for pages of links, front pages and the like.
  public var isArticle: Bool = false
  /// Whether a field for a password is seen on the page.
  public var asksForPassword: Bool = false

  public init() {}
}
