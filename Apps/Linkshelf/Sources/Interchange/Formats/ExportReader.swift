// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Reads the JSON of Karakeep, Linkwarden, Omnivore, Pinboard and Readeck.
struct ExportReader: ItemReader {
  private let format: ImportFormat
  private let folders: ImportFolders
  private var items: JSONItems
  private var collection: String?
  private var maker: LinkMaker

  init(_ format: ImportFormat, _ options: ImportOptions, _ folders: ImportFolders) {
    self.format = format
    self.folders = folders
    maker = LinkMaker(options)
    let paths: Set<String> =
      switch format {
      case .karakeep: [".bookmarks[]"]
      case .linkwarden: [".collections[].links[]", ".pinnedLinks[]"]
      case .readeckEntry: [""]
      default: ["[]"]
      }
    items = JSONItems(paths, ignoring: ["textContent", "htmlContent", "Text"])
  }

  mutating func feed(_ chunk: [UInt8], to result: inout [ImportedItem]) {
    var steps: [JSONItems.Step] = []
    items.feed(chunk, to: &steps)
    for step in steps { take(step, to: &result) }
  }

  mutating func finish(to result: inout [ImportedItem]) {
    var steps: [JSONItems.Step] = []
    items.finish(to: &steps)
    for step in steps { take(step, to: &result) }
  }

  private mutating func take(_ step: JSONItems.Step, to result: inout [ImportedItem]) {
    switch step {
    case .item(let path, let value, let line, let isCut):
      var found = LinkMaker.Found()
      found.isCut = isCut
      if let refusal = fill(&found, value, path) {
        maker.refuse(refusal, line: line, to: &result)
      } else {
        maker.make(found, line: line, to: &result)
      }
    case .open(".collections[]"): collection = nil
    case .scalar(".collections[].id", let value): collection = value.scalarText
    case .problem(let line, let sentence):
      result.append(.problem(ImportProblem(place: ImportPlace(line: line), sentence: sentence)))
    case .scalar, .open, .close: break
    }
  }

  /// Takes the value apart; gives a sentence when it is no link.
  private func fill(_ found: inout LinkMaker.Found, _ value: JSONValue, _ path: String) -> String? {
    guard case .object = value else { return "The item is no object. It was left out." }
    switch format {
    case .karakeep: return fillKarakeep(&found, value)
    case .linkwarden: return fillLinkwarden(&found, value, isPinned: path == ".pinnedLinks[]")
    case .omnivore: fillOmnivore(&found, value)
    case .pinboard: fillPinboard(&found, value)
    default: fillReadeck(&found, value)
    }
    return nil
  }

  private func fillKarakeep(_ found: inout LinkMaker.Found, _ value: JSONValue) -> String? {
    let title = value["title"]?.string?.nonEmpty
    let name = title.map { " Its title is \u{201C}\($0.prefix(80))\u{201D}." } ?? ""
    switch value["content"]?["type"]?.string {
    case "link"?: break
    case "text"?: return "The item is a note without a link. It was left out.\(name)"
    default: return "The item is a file without a link. Karakeep's export doesn't hold it. It was left out.\(name)"
    }
    found.values.address = value["content"]?["url"]?.string ?? ""
    found.values.title = title
    found.values.note = value["note"]?.string?.nonEmpty
    found.values.added = Self.date(value["createdAt"])
    found.values.isArchived = value["archived"]?.bool ?? false
    found.values.isFavourite = value["favourited"]?.bool ?? false
    Self.addTags(value["tags"], to: &found)
    for list in value["lists"]?.array ?? [] {
      if let identifier = list.scalarText { found.folders.append(folders.path(of: identifier)) }
    }
    return nil
  }

  private func fillLinkwarden(_ found: inout LinkMaker.Found, _ value: JSONValue, isPinned: Bool) -> String? {
    guard let address = value["url"]?.string?.nonEmpty else {
      // A pinned file was counted in its collection.
      let name = value["name"]?.string?.nonEmpty.map { " Its name is \u{201C}\($0.prefix(80))\u{201D}." } ?? ""
      return "The item is a file without a link. Linkwarden's export doesn't hold it. It was left out.\(name)"
    }
    found.values.address = address
    found.values.title = value["name"]?.string?.nonEmpty
    found.values.summary = value["description"]?.string?.nonEmpty
    found.values.added = Self.date(value["importDate"]) ?? Self.date(value["createdAt"])
    found.values.isFavourite = isPinned
    Self.addTags(value["tags"], to: &found)
    if let identifier = value["collectionId"]?.scalarText ?? (isPinned ? nil : collection) {
      found.folders = [folders.path(of: identifier)]
    }
    return nil
  }

  private func fillOmnivore(_ found: inout LinkMaker.Found, _ value: JSONValue) {
    found.values.address = value["url"]?.string ?? ""
    found.values.title = value["title"]?.string?.nonEmpty
    found.values.summary = value["description"]?.string?.nonEmpty
    found.values.author = value["author"]?.string?.nonEmpty
    found.values.added = Self.date(value["savedAt"])
    // It's part of a path: nothing that leads elsewhere.
    if let slug = value["slug"]?.string?.nonEmpty, slug.utf8.count <= 300, !slug.contains("/"), !slug.contains("\0") {
      found.passages = "highlights/\(slug).md"
    }
    found.values.isArchived = value["state"]?.string == "Archived"
    if let progress = value["readingProgress"]?.scalarText.flatMap({ Double($0) }) {
      found.values.isRead = progress >= 100
    }
    Self.addTags(value["labels"], to: &found)
  }

  private func fillPinboard(_ found: inout LinkMaker.Found, _ value: JSONValue) {
    found.values.address = value["href"]?.string ?? ""
    found.values.title = value["description"]?.string?.nonEmpty
    found.values.summary = value["extended"]?.string?.nonEmpty
    found.values.added = Self.date(value["time"])
    if let toRead = value["toread"]?.string { found.values.isRead = toRead != "yes" }
    if let shared = value["shared"]?.string { found.values.isPrivate = shared == "no" }
    for tag in (value["tags"]?.string ?? "").split(separator: " ") { found.tags.add(tag) }
  }

  /// The names differ between Readeck's archive (`IsArchived`) and its programming interface (`is_archived`).
  private func fillReadeck(_ found: inout LinkMaker.Found, _ value: JSONValue) {
    found.values.address = (value["URL"] ?? value["url"])?.string ?? ""
    found.values.title = (value["Title"] ?? value["title"])?.string?.nonEmpty
    found.values.summary = (value["Description"] ?? value["description"])?.string?.nonEmpty
    found.values.language = (value["Lang"] ?? value["lang"])?.string?.nonEmpty
    found.values.siteName = (value["SiteName"] ?? value["site_name"])?.string?.nonEmpty
    found.values.author =
      (value["Authors"] ?? value["authors"])?.array?.compactMap(\.string).joined(separator: ", ").nonEmpty
    found.values.added = Self.date(value["Created"] ?? value["created"])
    found.values.isArchived = (value["IsArchived"] ?? value["is_archived"])?.bool ?? false
    found.values.isFavourite = (value["IsMarked"] ?? value["is_marked"])?.bool ?? false
    if let progress = (value["ReadProgress"] ?? value["read_progress"])?.int { found.values.isRead = progress >= 100 }
    Self.addTags(value["Labels"] ?? value["labels"], to: &found)
    for mark in ((value["Annotations"] ?? value["annotations"])?.array ?? []).prefix(ImportLimits.mostTags) {
      guard let text = mark["text"]?.string?.nonEmpty else { continue }
      found.values.highlights.append(
        .init(text: text, note: mark["note"]?.string?.nonEmpty, added: Self.date(mark["created"])))
    }
  }

  /// Tags as texts or as objects with a name.
  private static func addTags(_ value: JSONValue?, to found: inout LinkMaker.Found) {
    for tag in value?.array ?? [] {
      if let name = tag.string ?? tag["name"]?.string { found.tags.add(name) }
    }
  }

  private static func date(_ value: JSONValue?) -> Date? {
    value?.scalarText.flatMap(DateReader.date)
  }
}
