// SPDX-License-Identifier: Apache-2.0
import Foundation
import HTTPTypes
import Hummingbird
import Shelf
import ShelfPages

extension Site {
  /// How many links a page of a list has.
  static let pageLength = 50

  func addLists(to router: RouterGroup<WebContext>) {
    let lists: [(RouterPath, ListKind, String)] = [
      ("/", .inbox, "is:inbox"), ("/all", .all, ""), ("/unread", .unread, "is:inbox is:unread"),
      ("/favourites", .favourites, "is:favourite"),
      ("/archive", .archive, "is:archived"), ("/bin", .bin, "is:binned"),
    ]
    for (path, kind, query) in lists {
      router.get(path) { request, context in
        try await self.list(kind, self.search(query, context), query: "", request, context)
      }
    }
    router.get("/tag/:name") { request, context in
      let name = context.parameters.get("name")?.removingPercentEncoding ?? ""
      let path = try TagPath(name)
      return try await self.list(.tag(path.shown), Search(.tag(path.shown)), query: "", request, context)
    }
    router.get("/search") { request, context in
      let fields = try request.queryFields()
      let query = fields["q"].trimmingCharacters(in: .whitespaces)
      guard !query.isEmpty else { return self.redirect(to: self.routes.all) }
      // What is an address of a kept link leads to it.
      if query.contains("."), !query.contains(" "), let link = try await self.shelf.find(address: query),
        query.contains("/") || query.hasPrefix("http")
      {
        return self.redirect(to: self.routes.link(link.id))
      }
      return try await self.list(.search, self.search(query, context), query: query, request, context)
    }
    router.post("/links/action") { try await self.act($0, $1) }
    router.get("/links/state") { try await self.state($0, $1) }
    router.post("/links/undo") { try await self.undo($0, $1) }
  }

  func search(_ query: String, _ context: WebContext) -> Search {
    SearchParser.parse(query, now: shelf.now, timeZone: TimeZone(identifier: context.timeZone) ?? .gmt)
  }

  private func list(
    _ kind: ListKind, _ search: Search, query: String, _ request: Request, _ context: WebContext
  ) async throws -> Response {
    let fields = try request.queryFields()
    let view = ListView(rawValue: fields["view"]) ?? context.view
    // A list of its own has an order of its own.
    let own = query.isEmpty ? nil : try await shelf.linkList(query: query)
    let ownSort = own.flatMap { ListSort(rawValue: $0.order.rawValue) }.flatMap { $0 == .newest ? nil : $0 }
    let sort = ListSort(rawValue: fields["sort"]) ?? ownSort ?? (query.isEmpty ? .newest : .relevance)
    let order: LinkOrder =
      switch sort {
      case .newest: .newest
      case .oldest: .oldest
      case .title: .title
      case .site: .site
      case .relevance: .relevance
      }
    let after = fields["after"]
    let page = try await shelf.list(search, order: order, limit: Self.pageLength, after: after.isEmpty ? nil : after)
    // Where the pages before began, so that one can go back.
    let trail = fields["trail"].split(separator: "\n", omittingEmptySubsequences: false).suffix(12).map(String.init)
    func path(_ after: String?, _ trail: [String]) -> String {
      var parts: [String] = []
      if !query.isEmpty { parts.append("q=" + Self.encode(query)) }
      if fields.has("view") { parts.append("view=" + view.rawValue) }
      if fields.has("sort") { parts.append("sort=" + sort.rawValue) }
      if let after { parts.append("after=" + Self.encode(after)) }
      if !trail.isEmpty { parts.append("trail=" + Self.encode(trail.joined(separator: "\n"))) }
      return request.uri.path + (parts.isEmpty ? "" : "?" + parts.joined(separator: "&"))
    }
    let next = page.next.map { path($0, after.isEmpty ? [""] : trail + [after]) }
    let previous = after.isEmpty ? nil : path(trail.last.flatMap { $0.isEmpty ? nil : $0 }, Array(trail.dropLast()))
    let overview = try await shelf.overview(tags: 200)
    var problem = search.notices.map { Pages.said($0, in: context.language) }
    if page.isCut { problem.append(Messages.text("search.cut", context.language, ["n": "\(Shelf.mostRanked)"])) }
    let model = ListPage(
      kind: own.map { ListKind.saved($0.name) } ?? kind, query: query, view: view, sort: sort,
      links: page.rows.map { item($0, view, context.theme) },
      total: page.count,
      next: next, previous: previous,
      suggestedTags: overview.tags.map(\.path), queryProblem: problem.isEmpty ? nil : problem.joined(separator: " "),
      isSaved: own != nil, list: own?.id)
    var beside = try await pageContext(request, context, overview: overview)
    beside.feeds = feeds(kind, query, own)
    return html(Pages.render(model, in: beside))
  }

  /// The feeds of a list, for a browser that is signed in. Readers need an address with a key.
  private func feeds(_ kind: ListKind, _ query: String, _ own: LinkList?) -> [FeedLink] {
    let place: String? =
      switch kind {
      case .inbox: "inbox"
      case .all: "all"
      case .unread: "unread"
      case .favourites: "favourites"
      case .archive: "archive"
      case .bin: nil
      case .tag(let name): "tag/" + Self.encode(name)
      case .search, .saved: own.map { "list/\($0.id)" } ?? "search?q=" + Self.encode(query)
      }
    guard let place else { return [] }
    return FeedForm.allCases.map { form in
      FeedLink(
        path: "\(base)/feeds/\(Self.ownFeedKey)/\(form.rawValue)/\(place)", title: form == .atom ? "Atom" : "RSS",
        mediaType: String(form.mediaType.prefix { $0 != ";" }))
    }
  }

  // MARK: - What is done to links

  private func act(_ request: Request, _ context: WebContext) async throws -> Response {
    let fields = try await request.formFields()
    try check(fields, context)
    guard let command = LinkCommand(fields: fields.fields) else { throw WebError(.badRequest) }
    let result: ChangeResult
    var count = 0
    switch command.action {
    case .tag: result = try await shelf.change(command.ids, .addTags(TagPath.all(in: command.value)))
    case .untag: result = try await shelf.change(command.ids, .removeTags(TagPath.all(in: command.value)))
    case .archive: result = try await shelf.change(command.ids, .archived(true))
    case .unarchive: result = try await shelf.change(command.ids, .archived(false))
    case .favourite: result = try await shelf.change(command.ids, .favourite(true))
    case .unfavourite: result = try await shelf.change(command.ids, .favourite(false))
    case .read: result = try await shelf.change(command.ids, .reading(.read))
    case .unread: result = try await shelf.change(command.ids, .reading(.unread))
    case .bin: result = try await shelf.change(command.ids, .bin)
    case .restore: result = try await shelf.change(command.ids, .restore)
    case .snapshot:
      try await shelf.enqueue(.snapshot, command.ids)
      actions.wakeWorkers()
      result = ChangeResult(changed: command.ids.count, undo: nil)
    case .delete: result = ChangeResult(changed: try await shelf.deleteForGood(command.ids), undo: nil)
    case .emptyBin: result = ChangeResult(changed: try await shelf.deleteForGood(nil), undo: nil)
    }
    if command.action == .restore { actions.wakeWorkers() }
    count = result.changed
    let undo = result.undo.map { Undo(path: base + "/links/undo", fields: [.init(name: "step", value: "\($0)")]) }
    let flash = Flash(sentence: Messages.done(command.action, count, context.language), undo: undo)
    return try await answer(command.ids, flash, fields, request, context)
  }

  private func undo(_ request: Request, _ context: WebContext) async throws -> Response {
    let fields = try await request.formFields()
    try check(fields, context)
    guard let step = Int64(fields["step"]) else { throw WebError(.badRequest) }
    let ids = try await shelf.undo(step)
    actions.wakeWorkers()
    return try await answer(
      ids, Flash(sentence: Messages.undone(ids.count, context.language)), fields, request, context)
  }

  /// Answers a form: script gets the rows as they are now, others go back.
  func answer(
    _ ids: [Link.ID], _ flash: Flash, _ fields: FormFields, _ request: Request, _ context: WebContext
  ) async throws -> Response {
    guard request.wantsJSON else {
      leave(flash, context)
      return redirect(to: fields["back"])
    }
    var page = try await pageContext(request, context, takesFlash: false)
    page.currentPath = fields["back"].hasPrefix(base) ? String(fields["back"].dropFirst(base.count)) : "/"
    let query = fields["back"].split(separator: "?", maxSplits: 1).dropFirst().first ?? ""
    let view = ListView(rawValue: try FormFields(query.utf8)["view"]) ?? context.view
    let rows = try await rows(ids, on: fields["back"], view, page, context)
    return try json(
      ActionAnswer(
        rows: rows.0, flash: Pages.renderFlash(flash, in: page), counts: try await sidebarCounts(), running: rows.moving
      ))
  }

  private func state(_ request: Request, _ context: WebContext) async throws -> Response {
    let fields = try request.queryFields()
    let ids = fields["ids"].split(separator: ",").prefix(200).compactMap { Int64($0) }
    let page = try await pageContext(request, context, takesFlash: false)
    let view = ListView(rawValue: fields["view"]) ?? context.view
    let rows = try await rows(ids, on: "", view, page, context)
    return try json(ActionAnswer(rows: rows.0, counts: page.counts, running: rows.moving))
  }

  /// Rows as they are now; without HTML where they don't belong to the list that was shown.
  private func rows(
    _ ids: [Link.ID], on path: String, _ view: ListView, _ page: PageContext, _ context: WebContext
  ) async throws -> ([ActionAnswer.Row], moving: Bool) {
    var rows: [ActionAnswer.Row] = []
    var isMoving = false
    for row in try await shelf.rows(ids) {
      if row.jobs.contains(where: { $0.state != .failed }) { isMoving = true }
      let item = item(row, view, context.theme)
      rows.append(.init(id: row.id, html: belongs(row, to: path) ? Pages.renderRow(item, in: page) : nil))
    }
    for id in ids where !rows.contains(where: { $0.id == id }) { rows.append(.init(id: id, html: nil)) }
    return (rows, isMoving)
  }

  private func belongs(_ row: LinkRow, to back: String) -> Bool {
    let path = back.split(separator: "?").first.map { String($0.dropFirst(base.count)) } ?? ""
    let link = row.link
    return switch path {
    case "/": link.binnedAt == nil && !link.archived
    case "/unread": link.binnedAt == nil && !link.archived && link.reading == .unread
    case "/favourites": link.binnedAt == nil && link.favourite
    case "/archive": link.binnedAt == nil && link.archived
    case "/bin": link.binnedAt != nil
    case "": true
    default: link.binnedAt == nil
    }
  }
}
