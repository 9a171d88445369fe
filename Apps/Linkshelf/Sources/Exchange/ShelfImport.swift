// SPDX-License-Identifier: Apache-2.0
import Addresses
import Foundation
import Interchange
import Passages
import Shelf
import Synchronization

/// Takes links of a file into the store.
public enum ShelfImport {
  /// What became of a file.
  public struct Report: Sendable {
    public var name: String
    public var format = ""
    public var added = 0
    public var known = 0
    public var wrong = 0
    /// Sentences about what couldn't be taken, at most ``mostProblems``.
    public var problems: [String] = []

    public init(name: String) { self.name = name }
  }

  public struct Options: Sendable {
    public var tags: [String] = []
    /// Whether snapshots are made of what is new.
    public var snapshots = true
    public var folders = ImportOptions.Folders.path

    public init() {}
  }

  public static let mostProblems = 100
  /// Links that one transaction adds.
  private static let batch = 200

  /// Reads a file in pieces and adds what it holds. What is there already gets the file's tags and keeps the rest.
  ///
  /// Costs about 0.3 ms a link. Stopped in the middle, what was added stays; the same file again adds the rest.
  ///
  /// - Parameter progress: called now and then with how much was done; false stops.
  public static func run(
    _ file: URL, name: String, into shelf: Shelf, options: Options = Options(),
    progress: @escaping @Sendable (Report) -> Bool = { _ in true }
  ) async throws -> Report {
    // Reading is no work for the threads that answer requests.
    try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global(qos: .utility).async {
        continuation.resume(with: Result { try read(file, name, shelf, options, progress) })
      }
    }
  }

  private struct Stopped: Error {}

  private static func read(
    _ file: URL, _ name: String, _ shelf: Shelf, _ options: Options, _ progress: @Sendable (Report) -> Bool
  ) throws -> Report {
    var report = Report(name: name)
    var waiting: [NewLink] = []
    func problem(_ sentence: String) {
      report.wrong += 1
      if report.problems.count < mostProblems { report.problems.append(sentence) }
    }
    func flush() throws {
      guard !waiting.isEmpty else { return }
      for outcome in try shelf.addNow(waiting, jobs: options.snapshots ? [.look, .snapshot] : [.look]) {
        switch outcome.outcome {
        case .added, .restored: report.added += 1
        case .known: report.known += 1
        case .refused(let sentence): problem("\(outcome.given.prefix(200)): \(sentence)")
        }
      }
      waiting.removeAll(keepingCapacity: true)
      if !progress(report) { throw Stopped() }
    }
    do {
      let summary = try ImportFile.read(
        file, name: name, options: ImportOptions(folders: options.folders, extraTags: options.tags)
      ) { item in
        switch item {
        case .link(let link):
          waiting.append(NewLink(link))
          if waiting.count >= batch { try flush() }
        case .record(let record): try shelf.takeNow(record)
        case .problem(let found): problem("\(found)")
        }
      }
      try flush()
      report.format = summary.formats.map(\.name).joined(separator: ", ")
    } catch let error as ShelfError {
      report.problems.append("\(error.description) What was added before stays.")
    } catch is Stopped {
      report.problems.append("The import was stopped. What was added stays.")
    }
    return report
  }
}

extension NewLink {
  /// What a file says of a link.
  init(_ link: ImportedLink) {
    let values = link.values
    self.init(link.address.given)
    title = values.title ?? ""
    description = values.summary ?? ""
    highlights = values.highlights.map { NewHighlight($0) }.filter(\.canBeKept)
    // A passage that is too long for a highlight is kept as a quotation.
    let long = values.highlights.filter { !NewHighlight($0).canBeKept }.map {
      "> " + $0.text.replacing("\n", with: "\n> ") + ($0.note.map { "\n\n" + $0 } ?? "")
    }
    note = ([values.note ?? ""] + long).filter { !$0.isEmpty }.joined(separator: "\n\n")
    tags = values.tags
    reading = values.isRead == true || values.read != nil ? .read : .unread
    favourite = values.isFavourite
    archived = values.isArchived
    progress = values.progress.map {
      ReadingProgress(
        share: $0.share, passage: Passage($0.text ?? "", before: $0.before ?? "", after: $0.after ?? ""),
        at: Moment($0.at ?? values.added ?? Date()))
    }
    next = values.next
    watchPeriod = values.watch?.period.flatMap(WatchPeriod.init(rawValue:))
    keepsChanges = values.watch?.keepsChanges ?? false
    addedAt = values.added.map { Moment($0) }
  }
}

extension NewHighlight {
  /// A passage that a file says was marked.
  init(_ given: ExportedLink.Highlight) {
    self.init(Passage(given.text, before: given.before ?? "", after: given.after ?? "", share: given.share))
    colour = given.colour.flatMap(Highlight.Colour.init) ?? .yellow
    note = given.note ?? ""
    maker = given.identifier
    madeAt = given.added.map { Moment($0) }
    // Another program's name that can't be one here.
    if !canBeKept { maker = nil }
    // Versions aren't part of the file, so that the number would name another one.
  }
}

extension Shelf {
  /// Takes what an export says beside links.
  func takeNow(_ record: ShelfRecord) throws {
    switch record {
    case .tag(let tag): try takeNow(tag: tag.name, synonyms: tag.synonyms)
    case .search(let search):
      var change = ListChange()
      change.title = search.title
      change.description = search.summary
      change.order = search.order.flatMap(LinkOrder.init)
      try takeNow(search: search.name, query: search.query, change)
    case .link: break
    }
  }
}
