// SPDX-License-Identifier: Apache-2.0
import Shelf

/// A feed as RFC 4287 defines it.
struct AtomFeed: Hashable {
  struct Entry: Hashable {
    /// It never changes, wherever the feed is read.
    var id, title, address: String
    var updated: Moment
    /// Plain text.
    var summary: String
    var tags: [String] = []
  }

  static let mediaType = "application/atom+xml; charset=utf-8"

  var id, title, address: String
  var updated: Moment
  var entries: [Entry]
  /// What is said of the feed; empty says nothing.
  var subtitle = ""
  /// The feed's own address; empty where it isn't told.
  var own = ""

  func xml() -> String {
    var text = "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<feed xmlns=\"http://www.w3.org/2005/Atom\">\n"
    text += XMLText.element("id", id)
    text += XMLText.element("title", title.isEmpty ? address : title)
    if !subtitle.isEmpty { text += XMLText.element("subtitle", subtitle) }
    text += XMLText.element("updated", XMLText.date(updated))
    text += "<author><name>Linkshelf</name></author>\n<generator>Linkshelf</generator>\n"
    text += "<link rel=\"alternate\" href=\"\(XMLText.escape(address))\"/>\n"
    if !own.isEmpty {
      text += "<link rel=\"self\" type=\"application/atom+xml\" href=\"\(XMLText.escape(own))\"/>\n"
    }
    for entry in entries { text += xml(entry) }
    return text + "</feed>\n"
  }

  private func xml(_ entry: Entry) -> String {
    var text = "<entry>\n" + XMLText.element("id", entry.id)
    text += XMLText.element("title", entry.title.isEmpty ? entry.address : entry.title)
    text += "<link rel=\"alternate\" href=\"\(XMLText.escape(entry.address))\"/>\n"
    text += XMLText.element("published", XMLText.date(entry.updated))
    text += XMLText.element("updated", XMLText.date(entry.updated))
    if !entry.summary.isEmpty { text += XMLText.element("summary", entry.summary) }
    for tag in entry.tags { text += "<category term=\"\(XMLText.escape(tag))\"/>\n" }
    return text + "</entry>\n"
  }
}
