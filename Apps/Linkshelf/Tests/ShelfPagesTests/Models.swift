// SPDX-License-Identifier: Apache-2.0

@testable import ShelfPages

/// Every page with the same text in every string, and all its optional parts.
struct Models {
  let text: String
  /// What stands where the model wants an address.
  var address: String
  /// Longer lists than usual.
  var many = 2

  init(_ text: String, address: String? = nil) {
    self.text = text
    self.address = address ?? text
  }

  var context: PageContext {
    PageContext(
      csrfToken: text, userName: text, counts: SidebarCounts(inbox: 1_234, queue: 2, failed: 1),
      savedSearches: [SidebarEntry(name: text, query: text, count: 1)], tags: [SidebarEntry(name: text, count: 5)],
      flash: Flash(sentence: text, undo: Undo(path: address, fields: [Undo.Field(name: text, value: text)])),
      currentPath: "/" + text, now: 1_795_852_320)
  }

  var states: [SnapshotState] {
    [.absent, .queued, .failed(sentence: text), .done] + SnapshotStep.allCases.map { .running($0) }
  }

  func link(_ id: Int64, _ state: SnapshotState = .done) -> LinkItem {
    LinkItem(
      id: id, address: address, title: text, site: text,
      snippet: [Segment(text: text), Segment(text: text, isMarked: true)], added: 1_795_000_000,
      tags: Array(repeating: text, count: 14), icon: address, picture: address, darkPicture: address,
      isTitleInPicture: id % 2 == 0, minutes: 3, isRead: id % 2 == 0,
      isFavourite: id % 3 == 0,
      isArchived: id % 5 == 0, isBinned: id % 7 == 0, snapshot: state,
      sign: [nil, .dead(since: 1, hasVersion: true), .moved, .changed(2)][Int(id) % 4],
      progress: id % 2 == 0 ? nil : 0.4)
  }

  var links: [LinkItem] { (0..<10).map { link(Int64($0), states[$0 % states.count]) } }

  var kinds: [ListKind] { [.inbox, .all, .unread, .favourites, .archive, .bin, .search, .tag(text), .saved(text)] }

  var lists: [ListPage] {
    kinds.flatMap { kind in
      [links, []].map { links in
        ListPage(
          kind: kind, query: text, view: links.isEmpty ? .cards : .gallery, links: links, total: 2_000, next: address,
          previous: address,
          suggestedTags: [text], queryProblem: links.isEmpty ? text : nil)
      }
    }
  }

  var linkPage: LinkPage {
    let parts = SnapshotPartKind.allCases.map { SnapshotPart(kind: $0, address: address, size: 1_234_567) }
    return LinkPage(
      link: link(3, .failed(sentence: text)), description: text, note: text, changed: 1, author: text, published: 2,
      versions: [
        SnapshotVersion(id: 1, number: 2, made: 3, parts: parts, remark: text),
        SnapshotVersion(id: 0, made: 2, saved: 1),
      ], suggestedTags: [text], problems: [text], watch: watch)
  }

  var finding: FindingItem {
    FindingItem(linkID: 1, kind: .moved, at: 4, title: text, words: text, old: address, new: address, canTake: true)
  }

  var watch: WatchSection {
    WatchSection(
      period: .week, keepsChanges: true, state: .moved, since: 1, changed: 2, checked: 3, next: 4, words: text,
      movedTo: address, findings: [finding])
  }

  var comparePages: [ComparePage] {
    let versions = [ComparedVersion(number: 2, made: 5), ComparedVersion(number: 1, made: 4)]
    let kinds: [ComparedParagraph.Kind] = [.same, .removed, .added, .changed, .same, .same, .same, .same]
    let paragraphs = kinds.map { kind in
      ComparedParagraph(
        kind, isMoved: kind == .removed, runs: [.init(.same, text), .init(.removed, text), .init(.added, text)])
    }
    let tiles = [ComparedPictures.Tile(path: address, width: 10, height: 20)]
    let counts = ComparedCounts(
      addedWords: 1, removedWords: 2, addedParagraphs: 3, removedParagraphs: 4, changedParagraphs: 5, movedParagraphs: 6
    )
    return [
      ComparePage(
        link: link(1), versions: versions, from: 1, to: 2,
        facts: ComparedFact.Name.allCases.map { ComparedFact($0, old: text, new: text) },
        text: .changes(paragraphs, counts, isCut: true),
        pictures: ComparedPictures(old: tiles, new: tiles, areSame: false, difference: address)),
      ComparePage(
        link: link(2), versions: versions, from: 2, to: 2, text: .changes([], ComparedCounts(), isCut: false),
        pictures: ComparedPictures(old: tiles, new: tiles, areSame: true, difference: address)),
      ComparePage(link: link(3), versions: versions, from: 1, to: 7, text: .none),
      ComparePage(link: link(3), versions: [], from: 1, to: 7, text: .onlyOld),
      ComparePage(link: link(3), versions: [], from: 1, to: 7, text: .onlyNew),
    ]
  }

  var queue: QueuePage {
    let states: [QueueJobState] = [
      .waiting, .running(.opening), .delayed(sentence: text, next: 5), .failed(sentence: text),
    ]
    return QueuePage(
      isPaused: true,
      jobs: states.enumerated().map {
        QueueJob(
          id: Int64($0), linkID: 1, title: $0 == 0 ? "" : text, address: text, state: $1, attempt: 2, mostAttempts: 5)
      }, waiting: 1, running: 2, failed: 3, imports: [ImportProgress(name: text, done: 5, total: 10, remaining: 100)],
      shortage: .floor(free: 3, wanted: 4), next: address, previous: address)
  }

  /// Each page's name, its HTML, and the names that its templates asked for in vain.
  func pages(_ language: Language = .english) -> [(name: String, html: String, missing: Set<String>)] {
    var context = context
    context.language = language
    var pages: [(String, String, Set<String>)] = []
    func add(_ page: some PageView) {
      let (html, missing) = Pages.document(page, context)
      pages.append((page.template, html, missing))
    }
    for list in lists { add(list) }
    add(linkPage)
    for page in comparePages { add(page) }
    let mark = HighlightItem(
      id: 1, linkID: 1, title: text, words: text, note: text, colour: .blue, made: 5, version: 2, hasVersion: true)
    func placed(_ place: HighlightItem.Place, _ id: Int64) -> HighlightItem {
      var mark = mark
      mark.id = id
      mark.place = place
      return mark
    }
    add(ReaderPage(link: link(1), articleAddress: address, author: text, made: 1))
    add(
      ReaderPage(
        link: link(2), articleAddress: address, author: text, made: 1, version: 2, isNewest: false,
        highlights: [placed(.here, 1), placed(.changed, 2), placed(.absent, 3)], maker: text, progress: 0.5,
        isNext: true,
        following: 3, problem: text, typed: .init(words: text, note: text)))
    add(
      HighlightsPage(
        highlights: [mark], words: text, tag: text, link: 1, linkTitle: text, next: address, first: address))
    add(HighlightsPage(highlights: []))
    add(NextPage(links: links))
    add(NextPage(links: []))
    add(OfflineReadingPage(limit: 100_000_000, unread: 10, choices: [0, 10]))
    add(queue)
    var dead = linkPage
    dead.watch = WatchSection(usual: .off, state: .gone, since: 1, deadSince: 1, checked: 2)
    add(dead)
    add(
      FindingsPage(
        findings: FindingItem.Kind.allCases.map { FindingItem(linkID: 1, kind: $0, at: 1, title: text) } + [finding],
        moved: 2, problem: text, next: address, previous: address))
    add(FindingsPage(findings: [], usual: .off))
    add(QueuePage(jobs: [], waiting: 0, running: 0, failed: 0))
    add(QueuePage(jobs: [], waiting: 0, running: 0, failed: 0, shortage: .full))
    add(
      TagsPage(
        tags: [TagItem(name: text, count: 1, synonyms: [text]), TagItem(name: text + "/a", count: 2)], problem: text))
    add(TagsPage(tags: []))
    add(SearchesPage(searches: [SavedSearch(id: 1, name: text, query: text, count: 3)], problem: text))
    add(SearchesPage(searches: []))
    add(
      AddPage(
        addresses: text, title: text, tags: text, note: text, suggestedTags: [text],
        known: KnownLink(id: 1, title: text, added: 1),
        report: [
          AddResult(outcome: .added, address: text, title: text, id: 1),
          AddResult(outcome: .known, address: text, id: 2),
          AddResult(outcome: .wrong(sentence: text), address: text),
        ] + Array(repeating: AddResult(outcome: .added, address: text), count: 600), problem: text))
    let format = FileFormat(id: text, name: text, remark: text)
    add(
      ImportPage(
        formats: [format], exportFormats: [format, format],
        reports: [FileReport(name: text, format: text, added: 1, known: 2, wrong: 3, problems: [text])], problem: text,
        largestFile: 5_000_000))
    add(
      SettingsPage(
        tokens: [APIToken(id: 1, name: text, scopes: TokenScope.allCases, made: 1, used: nil)], newToken: text,
        problem: text, timeZone: text, timeZones: [text],
        space: SpaceSection(
          used: 5_000_000, files: 12, free: 7, disk: 9, versions: 3, linkMB: 4, allMB: 1_500, freeMB: 500, binDays: 6,
          shortage: .total(used: 2_000, limit: 1_000)), watch: WatchSettings(usual: .week)))
    add(SettingsPage(watch: WatchSettings()))
    add(SignInPage(name: text, problem: text, back: address))
    add(FirstPage(name: text, problem: text))
    add(ErrorPage(status: 404, sentence: text, advice: text))
    for status in [400, 401, 403, 404, 413, 429, 500, 503, 507, 999] { add(ErrorPage(status: status)) }
    add(HelpPage(siteAddress: "https://shelf.example.org", version: text))
    add(HelpPage(siteAddress: text, version: text))
    add(OfflinePage())
    for page in gathered + ofPeople { add(page) }
    // A guest's pages, and a manager's.
    context.hasShelf = false
    add(SettingsPage())
    context.hasShelf = true
    context.isManager = true
    context.sharedLists = [SharedEntry(id: 1, title: text, owner: text, mayChange: false)]
    add(SettingsPage())
    return pages
  }
}
