// SPDX-License-Identifier: Apache-2.0

/// What is kept in the browser for reading offline, and the reader for it.
public struct OfflineReadingPage: Sendable {
  /// The bytes that are kept at most.
  public var limit: Int
  /// How many of the newest unread articles are kept.
  public var unread: Int
  /// How many may be chosen.
  public var choices: [Int]

  public init(limit: Int, unread: Int, choices: [Int]) {
    self.limit = limit
    self.unread = unread
    self.choices = choices
  }
}

extension OfflineReadingPage: PageView {
  var template: String { "offline-reading" }

  func title(_ texts: Texts) -> String { texts["kept.title"] }

  func node(in context: PageContext) -> Node {
    let texts = context.texts
    let routes = context.routes
    return Node([
      "pathOfflineList": routes.offlineArticles, "pathOfflineArticle": routes.offlineArticle,
      "pathOfflineReading": routes.offlineReading, "pathOfflineSettings": routes.offlineReading,
      "pathNext": routes.next, "limit": "\(limit)", "lead": texts("kept.lead", ["size": texts.size(limit)]),
      "listening": texts["listen.at"], "waitingOne": texts["kept.waiting.one"],
      "waitingOther": texts["kept.waiting.other"], "colours": HighlightView.colours(.yellow, texts),
      "unread": choices.map {
        Node(["value": "\($0)", "label": texts.number($0), "current": $0 == unread])
      },
    ])
  }
}

extension Pages {
  public static func render(_ page: OfflineReadingPage, in context: PageContext) -> String {
    document(page, context).html
  }
}
