// SPDX-License-Identifier: Apache-2.0
import Foundation
import Markup

/// Reads bookmarks in HTML: the Netscape format of browsers, Pinboard, Raindrop and linkding, and the lists of Pocket and Instapaper.
///
/// Nothing has to be closed. Folders are the `<H3>` before a `<DL>`; in Pocket's and Instapaper's pages the headings tell the state.
struct BookmarkPageReader: ItemReader {
  private enum Collecting { case nothing, title, folder, heading, note }

  private var tokens = HTMLTokens(
    wanted: [
      "href", "add_date", "tags", "toread", "private", "time_added", "data-important", "personal_toolbar_folder",
      "unfiled_bookmarks_folder", "id", "shared",
      "data-tags", "tag",
    ])
  private var collecting = Collecting.nothing
  private var text: [UInt8] = []
  private var isTextCut = false
  private var found: LinkMaker.Found?
  private var foundLine = 1
  /// The names of the open folders; nil for one that gives no tag.
  private var folders: [Folder?] = []
  private var named: [Folder] = []
  private var nextFolder: Folder?
  private var isRoot = false
  private var isReadingList = false
  private var heading: String?
  /// Open folders past the limit, which are only counted.
  private var uncounted = 0
  private var maker: LinkMaker

  private struct Folder {
    var name: String
    var isReadingList: Bool
  }

  init(_ options: ImportOptions) {
    maker = LinkMaker(options)
  }

  mutating func feed(_ chunk: [UInt8], to items: inout [ImportedItem]) {
    var given: [HTMLTokens.Token] = []
    tokens.feed(chunk) { given.append($0) }
    for token in given { take(token, to: &items) }
  }

  mutating func finish(to items: inout [ImportedItem]) {
    var given: [HTMLTokens.Token] = []
    tokens.finish { given.append($0) }
    for token in given { take(token, to: &items) }
    endLink(to: &items)
  }

  private mutating func take(_ token: HTMLTokens.Token, to items: inout [ImportedItem]) {
    switch token {
    case .text(let bytes):
      if collecting != .nothing { append(bytes) }
    case .tag(let tag):
      take(tag, to: &items)
    }
  }

  private mutating func append(_ bytes: [UInt8]) {
    if text.count + bytes.count <= ImportLimits.longestText { text += bytes } else { isTextCut = true }
  }

  private mutating func take(_ tag: HTMLTokens.Tag, to items: inout [ImportedItem]) {
    switch (tag.name, tag.isEnd) {
    case ("a", false):
      endLink(to: &items)
      begin(tag)
    case ("a", true): endTitle()
    case ("h3", false):
      endLink(to: &items)
      beginText(.folder)
      let attributes = tag.attributes
      isRoot = attributes["personal_toolbar_folder"] == "true" || attributes["unfiled_bookmarks_folder"] == "true"
      isReadingList = attributes["id"] == "com.apple.ReadingList"
    case ("h3", true): endFolderName()
    case ("h1", false), ("h2", false):
      endLink(to: &items)
      beginText(.heading)
    case ("h1", true), ("h2", true):
      if collecting == .heading { heading = takeText().lowercased() }
    case ("dl", false):
      endLink(to: &items)
      endFolderName()
      openFolder()
    case ("dl", true):
      endLink(to: &items)
      closeFolder()
    case ("dd", false):
      endTitle()
      if found != nil { beginText(.note) }
    case ("dt", _), ("hr", _), ("li", _), ("ul", _), ("ol", _), ("html", true), ("body", true), ("head", true):
      endLink(to: &items)
      endFolderName()
    case ("br", _) where collecting == .note, ("p", _) where collecting == .note: append([0x0A])
    case ("p", _), ("dd", true): break
    default:
      // Any other tag within a title or a description is letters that somebody forgot to escape.
      if collecting == .title || collecting == .note || collecting == .folder { append(tag.source) }
    }
  }

  private mutating func begin(_ tag: HTMLTokens.Tag) {
    let attributes = tag.attributes
    var link = LinkMaker.Found()
    link.isCut = tag.isCut
    link.values.address = attributes["href"] ?? ""
    link.values.added = (attributes["add_date"] ?? attributes["time_added"]).flatMap(DateReader.date)
    if let toRead = attributes["toread"] { link.values.isRead = !TableReader.isTrue(toRead) }
    if let isPrivate = attributes["private"] { link.values.isPrivate = TableReader.isTrue(isPrivate) }
    link.values.isFavourite = attributes["data-important"] == "true"
    for part in (attributes["tags"] ?? attributes["data-tags"] ?? attributes["tag"] ?? "").split(separator: ",") {
      if part == "linkding:archived" || part == "linkding:bookmarks.archived" {
        link.values.isArchived = true
      } else {
        link.tags.add(part)
      }
    }
    let path = named.suffix(ImportLimits.deepestFolder)
    if !path.isEmpty { link.folders = [path.map(\.name)] }
    if named.last?.isReadingList == true { link.values.isRead = false }
    switch heading {
    case "unread": link.values.isRead = false
    case "read archive", "archive":
      link.values.isRead = true
      link.values.isArchived = true
    case "starred", "liked": link.values.isFavourite = true
    default: break
    }
    found = link
    foundLine = tag.line
    beginText(.title)
  }

  private mutating func beginText(_ what: Collecting) {
    collecting = what
    text.removeAll(keepingCapacity: text.capacity < 65_536)
    isTextCut = false
  }

  private mutating func takeText() -> String {
    collecting = .nothing
    if isTextCut { found?.isCut = true }
    return CharacterReferences.decoded(text, in: .bookmarks).trimmed
  }

  private mutating func endTitle() {
    guard collecting == .title else { return }
    let title = takeText()
    found?.values.title = title.split(whereSeparator: \.isNewline).joined(separator: " ").nonEmpty
  }

  private mutating func endFolderName() {
    guard collecting == .folder else { return }
    let name = takeText()
    nextFolder = isRoot || name.isEmpty ? nil : Folder(name: name, isReadingList: isReadingList)
  }

  private mutating func openFolder() {
    guard folders.count < ImportLimits.deepestNesting else {
      uncounted += 1
      nextFolder = nil
      return
    }
    folders.append(nextFolder)
    if let nextFolder { named.append(nextFolder) }
    nextFolder = nil
  }

  private mutating func closeFolder() {
    if uncounted > 0 {
      uncounted -= 1
    } else if let last = folders.popLast(), last != nil {
      named.removeLast()
    }
  }

  private mutating func endLink(to items: inout [ImportedItem]) {
    endTitle()
    if collecting == .note {
      let note = takeText()
      takeNote(note)
    }
    collecting = collecting == .folder ? .folder : .nothing
    guard let link = found else { return }
    found = nil
    maker.make(link, line: foundLine, to: &items)
  }

  /// linkding writes its notes into the description, between marks of its own.
  private mutating func takeNote(_ text: String) {
    guard let open = text.range(of: "[linkding-notes]") else {
      found?.values.summary = text.nonEmpty
      return
    }
    found?.values.summary = String(text[..<open.lowerBound]).nonEmpty
    let rest = text[open.upperBound...]
    let end = rest.range(of: "[/linkding-notes]")?.lowerBound ?? rest.endIndex
    found?.values.note = String(rest[..<end]).nonEmpty
  }
}
