// SPDX-License-Identifier: Apache-2.0
import Foundation
import HTTPTypes
import Shelf
import ShelfPages

/// With whom a list is shared, on the list's own page.
extension Site {
  /// nil where there are no other people.
  func sharingSection(_ list: LinkList, _ context: WebContext) async throws -> SharingSection? {
    guard let people, let account = context.account else { return nil }
    let shares = try await people.home.shares(ofStore: shelf.name, list: list.id)
    try await people.home.retitle(shares: shares, list.shownTitle)
    let others = try await people.home.people().filter { !$0.isLeaving && $0.account.store != account.store }
    let search = SearchParser.parse(list.query, now: shelf.now, timeZone: .gmt)
    return SharingSection(
      shares: shares.map {
        .init(
          id: $0.id, name: $0.reader.name, mayChange: $0.mayChange, showsNotes: $0.showsNotes,
          showsOwnVersions: $0.showsOwnVersions)
      },
      people: others.map { ($0.id, $0.account.name) }, isOfTags: search.term.tagsOfRule != nil)
  }

  /// A list that is gone is shared with nobody.
  func endShares(ofList id: Int64) async throws {
    for share in try await accounts.shares(ofStore: shelf.name, list: id) {
      try await accounts.endShare(share.id, ofStore: shelf.name)
    }
  }

  func sharePerson(_ list: LinkList, _ fields: FormFields, _ context: WebContext) async throws {
    guard let people, let account = context.account, let reader = Int64(fields["person"]) else {
      throw WebError(.badRequest)
    }
    if !list.isPublic {
      // Dates of the rule are read as they are for who shares it.
      var change = ListChange()
      change.zone = TimeZone(identifier: context.timeZone)?.identifier
      try await shelf.changeList(list.id, change)
    }
    _ = try await people.home.share(
      list, of: account, with: reader, mayChange: fields.has("change"), showsNotes: fields.has("notes"),
      showsOwnVersions: fields.has("own"))
  }
}
