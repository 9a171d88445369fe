// SPDX-License-Identifier: Apache-2.0
import Shelf

/// A list of books for reading apps and devices: a feed in Atom with what OPDS 1.2 adds to it.
struct BookCatalogue: Hashable {
  struct Entry: Hashable {
    var id, title: String
    var author = ""
    var updated: Moment
    /// Plain text.
    var summary: String
    /// Where the book is, by its media type, the preferred one first.
    var files: [File]
  }

  struct File: Hashable {
    var address, mediaType: String
  }

  static let mediaType = "application/atom+xml;profile=opds-catalog;kind=acquisition"
  static let epub = "application/epub+zip"
  static let pdf = "application/pdf"

  var id, title, own: String
  var updated: Moment
  var entries: [Entry]

  func xml() -> String {
    var text = "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n"
    text += "<feed xmlns=\"http://www.w3.org/2005/Atom\" xmlns:opds=\"http://opds-spec.org/2010/catalog\">\n"
    text +=
      XMLText.element("id", id) + XMLText.element("title", title) + XMLText.element("updated", XMLText.date(updated))
    text += "<author><name>Linkshelf</name></author>\n"
    for relation in ["self", "start"] {
      text += "<link rel=\"\(relation)\" href=\"\(XMLText.escape(own))\" type=\"\(Self.mediaType)\"/>\n"
    }
    for entry in entries { text += xml(entry) }
    return text + "</feed>\n"
  }

  private func xml(_ entry: Entry) -> String {
    var text = "<entry>\n" + XMLText.element("id", entry.id) + XMLText.element("title", entry.title)
    text += XMLText.element("updated", XMLText.date(entry.updated))
    if !entry.author.isEmpty { text += "<author>\(XMLText.element("name", entry.author))</author>\n" }
    if !entry.summary.isEmpty { text += XMLText.element("summary", entry.summary) }
    for file in entry.files {
      text += "<link rel=\"http://opds-spec.org/acquisition\" href=\"\(XMLText.escape(file.address))\""
      text += " type=\"\(file.mediaType)\"/>\n"
    }
    return text + "</entry>\n"
  }
}
