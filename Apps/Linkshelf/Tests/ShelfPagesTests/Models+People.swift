// SPDX-License-Identifier: Apache-2.0

@testable import ShelfPages

extension Models {
  /// The pages about people, with all their optional parts and without.
  var ofPeople: [any PageView] {
    let entry = SharedEntry(id: 1, title: text, owner: text, mayChange: true)
    let link = SharedLink(
      address: address, title: text, host: text, description: text, tags: [text], added: 5, picture: address,
      icon: address)
    let parts = SnapshotPartKind.allCases.map { SnapshotPart(kind: $0, address: address, size: 1_234_567) }
    var list = ListSettingsPage(id: 1, name: text, query: text, feedAddress: text)
    list.sharing = SharingSection(
      shares: [.init(id: 1, name: text, mayChange: true, showsNotes: true)], people: [(2, text)], isOfTags: false)
    var alone = list
    alone.sharing = SharingSection(shares: [], people: [], isOfTags: true)
    var settings = SettingsPage()
    settings.hasOwnData = true
    return [
      PeoplePage(
        people: [
          .init(id: 1, name: text, role: "manager", since: 5, used: 6, jobs: 1, mostMB: 500, isSelf: true),
          .init(id: 2, name: text, role: "member", since: 5, used: 6, jobs: 2, sharesFirst: true),
          .init(id: 3, name: text, role: "guest", since: 5, isLeaving: true),
        ],
        invitations: [
          .init(id: 1, role: "guest", note: text, until: 5),
          .init(id: 2, role: "member", note: "", name: text, until: 5),
        ], newAddress: text, allMB: 1_500, used: 7, problem: text),
      PeoplePage(people: []),
      InvitedPage(path: address, name: text, isPassword: false, problem: text),
      InvitedPage(path: address, isPassword: true),
      OwnDataPage(hasShelf: true, problem: text), OwnDataPage(hasShelf: false),
      OwnDataPage(hasShelf: true, isShared: true, isLastManager: true),
      WithMePage(lists: [entry]), WithMePage(lists: []),
      WithMeListPage(
        entry: entry, description: text, links: [.init(link, id: 1)], total: 5, query: text, next: address,
        isFirst: false, canAdd: true, problem: text),
      WithMeListPage(entry: entry, links: []),
      WithMeLinkPage(
        entry: entry, id: 1, link: link, note: text,
        versions: [SnapshotVersion(id: 1, made: 5, parts: parts), SnapshotVersion(id: 2, made: 5)], article: address,
        problem: text),
      WithMeLinkPage(entry: SharedEntry(id: 1, title: text, owner: text, mayChange: false), id: 1, link: link),
      list, alone, settings,
    ]
  }
}
