// SPDX-License-Identifier: Apache-2.0
import Foundation

extension ShelfRecord {
  /// The version of the format of JSON Lines that is written, and the highest that is read.
  public static let formatVersion = 1

  /// Why a line isn't a record.
  struct Refusal: Error {
    let sentence: String
  }

  /// The record of a line; nil for a header.
  static func read(_ value: JSONValue) throws(Refusal) -> ShelfRecord? {
    if let version = value["linkshelf"] {
      guard let number = version.int, (1...formatVersion).contains(number) else {
        let text = version.scalarText ?? "none"
        throw Refusal(
          sentence:
            "The file has the format's version \(text). Only version \(formatVersion) can be read. Update Linkshelf.")
      }
      return nil
    }
    switch value["kind"]?.string {
    case "link"?, nil: return .link(try link(value))
    case "tag"?:
      guard let name = value["name"]?.string else {
        throw Refusal(sentence: "A tag needs a \u{201C}name\u{201D}. It was left out.")
      }
      return .tag(ExportedTag(name: name, synonyms: texts(value["synonyms"]), summary: value["summary"]?.string))
    case "search"?:
      guard let name = value["name"]?.string, let query = value["query"]?.string else {
        throw Refusal(sentence: "A search needs a \u{201C}name\u{201D} and a \u{201C}query\u{201D}. It was left out.")
      }
      return .search(
        ExportedSearch(
          name: name, query: query, title: value["title"]?.string, summary: value["summary"]?.string,
          order: value["order"]?.string))
    case let kind?:
      throw Refusal(
        sentence: "\u{201C}\(kind.prefix(40))\u{201D} is no kind of record that is known here. It was left out.")
    }
  }

  private static func link(_ value: JSONValue) throws(Refusal) -> ExportedLink {
    guard let address = (value["address"] ?? value["url"])?.string else {
      throw Refusal(sentence: "A link needs an \u{201C}address\u{201D}. It was left out.")
    }
    var link = ExportedLink(address: address)
    link.title = value["title"]?.string
    link.summary = value["summary"]?.string
    link.note = value["note"]?.string
    link.tags = texts(value["tags"])
    link.added = date(value["added"])
    link.changed = date(value["changed"])
    link.read = date(value["read"])
    link.isRead = value["isRead"]?.bool
    link.isFavourite = value["isFavourite"]?.bool ?? false
    link.isArchived = value["isArchived"]?.bool ?? false
    link.isPrivate = value["isPrivate"]?.bool
    link.language = value["language"]?.string
    link.author = value["author"]?.string
    link.siteName = value["siteName"]?.string
    if let watch = value["watch"], watch["period"] != nil || watch["keepsChanges"] != nil {
      link.watch = .init(period: watch["period"]?.string, keepsChanges: watch["keepsChanges"]?.bool ?? false)
    }
    if let progress = value["progress"], let share = progress["share"]?.share {
      link.progress = .init(
        share: share, at: date(progress["at"]), text: progress["text"]?.string, before: progress["before"]?.string,
        after: progress["after"]?.string)
    }
    link.next = value["next"]?.int
    for mark in value["highlights"]?.array ?? [] {
      guard let text = mark["text"]?.string else { continue }
      var highlight = ExportedLink.Highlight(text: text, note: mark["note"]?.string, added: date(mark["added"]))
      highlight.before = mark["before"]?.string
      highlight.after = mark["after"]?.string
      highlight.share = mark["share"]?.share
      highlight.colour = mark["colour"]?.string
      highlight.version = mark["version"]?.string
      highlight.identifier = mark["identifier"]?.string
      link.highlights.append(highlight)
    }
    for version in value["versions"]?.array ?? [] {
      guard let identifier = version["identifier"]?.string else { continue }
      var result = ExportedLink.Version(
        identifier: identifier, captured: date(version["captured"]), finalAddress: version["finalAddress"]?.string,
        state: version["state"]?.string, saved: date(version["saved"]))
      for part in version["parts"]?.array ?? [] {
        guard let name = part["name"]?.string else { continue }
        result.parts.append(
          .init(
            name: name, mediaType: part["mediaType"]?.string, size: part["size"]?.int, digest: part["digest"]?.string))
      }
      link.versions.append(result)
    }
    return link
  }

  private static func texts(_ value: JSONValue?) -> [String] {
    value?.array?.compactMap(\.string) ?? []
  }

  private static func date(_ value: JSONValue?) -> Date? {
    value?.string.flatMap(DateReader.iso)
  }
}
