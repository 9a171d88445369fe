// SPDX-License-Identifier: Apache-2.0

/// The same feed as RSS 2.0.
struct RSSFeed {
  static let mediaType = "application/rss+xml; charset=utf-8"

  var feed: AtomFeed

  func xml() -> String {
    var text = "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n"
    text += "<rss version=\"2.0\" xmlns:atom=\"http://www.w3.org/2005/Atom\">\n<channel>\n"
    let title = feed.title.isEmpty ? feed.address : feed.title
    text += XMLText.element("title", title)
    text += XMLText.element("link", feed.address)
    // RSS wants one, Atom doesn't.
    text += XMLText.element("description", feed.subtitle.isEmpty ? title : feed.subtitle)
    text += XMLText.element("lastBuildDate", XMLText.mailDate(feed.updated))
    text += XMLText.element("generator", "Linkshelf")
    if !feed.own.isEmpty {
      text += "<atom:link rel=\"self\" type=\"application/rss+xml\" href=\"\(XMLText.escape(feed.own))\"/>\n"
    }
    for entry in feed.entries { text += xml(entry) }
    return text + "</channel>\n</rss>\n"
  }

  private func xml(_ entry: AtomFeed.Entry) -> String {
    var text = "<item>\n" + XMLText.element("title", entry.title.isEmpty ? entry.address : entry.title)
    text += XMLText.element("link", entry.address)
    text += "<guid isPermaLink=\"false\">\(XMLText.escape(entry.id))</guid>\n"
    text += XMLText.element("pubDate", XMLText.mailDate(entry.updated))
    // Readers take it for HTML, so that plain text is escaped once more.
    if !entry.summary.isEmpty { text += XMLText.element("description", XMLText.escape(entry.summary)) }
    for tag in entry.tags { text += XMLText.element("category", tag) }
    return text + "</item>\n"
  }
}
