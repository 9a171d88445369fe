// SPDX-License-Identifier: Apache-2.0
import Foundation
import NotesStore
import Observation

/// The notes that are shown, and what people do with them.
@MainActor @Observable
final class Library {
  private(set) var list = NoteList()
  private(set) var tags: [TagCount] = []
  /// What went wrong last, in words for people.
  var failure: String?

  /// Which notes are shown. Another search, tag or order begins with a page of its own.
  var query = NoteQuery() {
    didSet {
      guard query != oldValue else { return }
      limit = NoteQuery.page
      observeList()
    }
  }

  /// The list grows as its end comes into sight.
  @ObservationIgnored private(set) var limit = NoteQuery.page
  @ObservationIgnored let store: NoteStore
  /// How long somebody has to pause before what was typed is saved.
  @ObservationIgnored let autosaveDelay: Duration
  @ObservationIgnored private var observations: [StoreObservation] = []
  @ObservationIgnored private var listObservation: StoreObservation?

  init(_ store: NoteStore, autosaveDelay: Duration = .milliseconds(400)) {
    self.store = store
    self.autosaveDelay = autosaveDelay
    observations = [store.observeTags(onError: { [weak self] in self?.tell($0) }) { [weak self] in self?.receive($0) }]
    observeList()
  }

  /// The name of the tag that the list is filtered by.
  var tag: TagCount? { tags.first { $0.id == query.tag } }

  /// Rows can be dragged where the order is theirs and all of them are there.
  var canMove: Bool { query.order == .manual && query.search.isEmpty && query.tag == nil }

  /// Adds a page as the end of the list comes into sight.
  func appeared(_ note: NoteSummary) {
    guard list.hasMore, note.id == (list.others.last ?? list.pinned.last)?.id else { return }
    limit += NoteQuery.page
    observeList()
  }

  /// Does something with the store, and says so where it can't be done.
  @discardableResult
  func attempt<Result>(_ body: () throws -> Result) -> Result? {
    do {
      return try body()
    } catch {
      tell(error)
      return nil
    }
  }

  func tell(_ error: any Error) { failure = error.localizedDescription }

  private func observeList() {
    var query = query
    query.limit = limit
    listObservation = store.observe(query, onError: { [weak self] in self?.tell($0) }) { [weak self] in self?.list = $0
    }
  }

  private func receive(_ tags: [TagCount]) {
    self.tags = tags
    // A tag that is gone, here or elsewhere, filters nothing any more.
    if let tag = query.tag, !tags.contains(where: { $0.id == tag }) { query.tag = nil }
  }
}
