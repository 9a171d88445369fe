// SPDX-License-Identifier: Apache-2.0
import Foundation
import Interchange
import Passages
import Shelf

/// Writes what a search finds to files that other programs read.
public enum ShelfExport {
  public enum Format: String, Sendable, CaseIterable {
    /// Bookmarks in HTML, as all browsers and most programs read them.
    case netscape
    /// All that the store knows, one record a line.
    case jsonLines = "jsonl"
    /// A folder of Markdown files.
    case markdown
    /// A folder of pages that opens without a server.
    case site
    /// The articles as a book, for devices on which one reads.
    case epub

    public var isFolder: Bool { self == .markdown || self == .site }
  }

  /// Links that are read at once.
  private static let batch = 200

  /// Writes a file or a folder. Costs about 0.2 ms a link, and more where articles are written.
  ///
  /// - Returns: how many links were written.
  public static func write(_ search: Search, as format: Format, to target: URL, of shelf: Shelf) async throws -> Int {
    switch format {
    case .netscape:
      let writer = BookmarkPageWriter()
      return try await writeFile(target) { write in
        try write(writer.beginning)
        let count = try await each(search, of: shelf) { row in try write(writer.entry(row.exported([]))) }
        try write(writer.end)
        return count
      }
    case .jsonLines:
      let writer = JSONLinesWriter()
      return try await writeFile(target) { write in
        try write(writer.header(written: shelf.now.date))
        for tag in try await shelf.tags() where !tag.synonyms.isEmpty || tag.uses == 0 {
          try write(writer.line(.tag(ExportedTag(name: tag.path, synonyms: tag.synonyms))))
        }
        for list in try await shelf.lists() { try write(writer.line(.search(ExportedSearch(list)))) }
        let next = try await shelf.nextPositions()
        return try await each(search, of: shelf) { row in
          var link = row.exported(try await shelf.snapshots(of: row.id))
          if let watch = try await shelf.watch(of: row.id), watch.period != nil || watch.keepsChanges {
            link.watch = .init(period: watch.period?.rawValue, keepsChanges: watch.keepsChanges)
          }
          link.highlights = try await shelf.highlights(of: row.id).map { .init($0) }
          link.next = next[row.id]
          link.progress = try await shelf.progress(of: row.id).map { .init($0) }
          try write(writer.line(.link(link)))
        }
      }
    case .markdown:
      var writer = try MarkdownFolderWriter(target)
      let count = try await each(search, of: shelf) { row in
        _ = try writer.add(row.exported([]), article: try await article(row, .markdown, of: shelf))
      }
      try writer.finish()
      return count
    case .site:
      var writer = try StaticSiteWriter(target, title: "Linkshelf")
      let count = try await each(search, of: shelf) { row in
        _ = try writer.add(row.exported([]), article: try await article(row, .article, of: shelf))
      }
      try writer.finish()
      return count
    case .epub: return try await BookExport(shelf).write(try await shelf.ids(search, most: .max), to: target)
    }
  }

  private static func each(_ search: Search, of shelf: Shelf, _ body: (LinkRow) async throws -> Void) async throws
    -> Int
  {
    let ids = try await shelf.ids(search, most: .max)
    var start = 0
    while start < ids.count {
      let end = min(ids.count, start + batch)
      for row in try await shelf.rows(Array(ids[start..<end])) { try await body(row) }
      start = end
    }
    return ids.count
  }

  private static func writeFile(_ target: URL, _ body: ((String) throws -> Void) async throws -> Int) async throws
    -> Int
  {
    let unfinished = target.path + ".unfinished"
    guard FileManager.default.createFile(atPath: unfinished, contents: nil),
      let file = FileHandle(forWritingAtPath: unfinished)
    else {
      throw ShelfError(.invalid, "\(target.path) can't be written.")
    }
    var buffer = Data()
    let count = try await body { text in
      buffer.append(contentsOf: text.utf8)
      if buffer.count > 1 << 20 {
        try file.write(contentsOf: buffer)
        buffer.removeAll(keepingCapacity: true)
      }
    }
    try file.write(contentsOf: buffer)
    try file.synchronize()
    try file.close()
    guard rename(unfinished, target.path) == 0 else { throw ShelfError(.invalid, "\(target.path) can't be written.") }
    return count
  }

  private static func article(_ row: LinkRow, _ kind: Part.Kind, of shelf: Shelf) async throws -> String? {
    guard let newest = row.newest, let part = try await shelf.snapshot(newest)?.parts.first(where: { $0.kind == kind })
    else { return nil }
    return String(decoding: try shelf.files.data(part.hash, most: 32 << 20), as: UTF8.self)
  }
}

extension LinkRow {
  /// The link as files have it.
  func exported(_ snapshots: [(snapshot: Snapshot, parts: [Part])]) -> ExportedLink {
    var link = ExportedLink(
      address: self.link.address, title: self.link.title.isEmpty ? nil : self.link.title, tags: tags,
      added: self.link.addedAt.date)
    func text(_ value: String) -> String? { value.isEmpty ? nil : value }
    link.summary = text(self.link.description)
    link.note = text(self.link.note)
    link.changed = self.link.changedAt.date
    link.isRead = self.link.reading == .read
    link.isFavourite = self.link.favourite
    link.isArchived = self.link.archived
    link.language = text(self.link.language)
    link.author = text(self.link.author)
    link.siteName = text(self.link.siteName)
    link.versions = snapshots.map { snapshot, parts in
      ExportedLink.Version(
        identifier: "\(snapshot.number)", captured: snapshot.madeAt.date, finalAddress: snapshot.finalAddress,
        state: "whole",
        parts: parts.map { .init(name: $0.name, mediaType: $0.mediaType, size: $0.bytes, digest: $0.hash) },
        saved: snapshot.isSaved ? snapshot.savedAt?.date : nil)
    }
    return link
  }
}

extension ExportedLink.Highlight {
  init(_ highlight: Highlight) {
    self.init(
      text: highlight.passage.exact, note: highlight.note.isEmpty ? nil : highlight.note, added: highlight.madeAt.date)
    before = highlight.passage.before.isEmpty ? nil : highlight.passage.before
    after = highlight.passage.after.isEmpty ? nil : highlight.passage.after
    share = highlight.passage.share
    colour = highlight.colour.rawValue
    version = highlight.version > 0 ? "\(highlight.version)" : nil
    identifier = highlight.maker
  }
}

extension ExportedLink.Progress {
  init(_ progress: ReadingProgress) {
    func text(_ value: String) -> String? { value.isEmpty ? nil : value }
    self.init(
      share: progress.share, at: progress.at.date, text: text(progress.passage.exact),
      before: text(progress.passage.before), after: text(progress.passage.after))
  }
}

extension ExportedSearch {
  /// A list without its public address, which is for one machine.
  init(_ list: LinkList) {
    self.init(
      name: list.name, query: list.query, title: list.title.isEmpty ? nil : list.title,
      summary: list.description.isEmpty ? nil : list.description,
      order: list.order == .newest ? nil : list.order.rawValue)
  }
}
