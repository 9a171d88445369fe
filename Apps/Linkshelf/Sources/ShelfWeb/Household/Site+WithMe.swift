// SPDX-License-Identifier: Apache-2.0
import Addresses
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Shelf
import ShelfPages

/// Lists that others share with the reader. Each answer asks the owner's store anew, through ``SharedShelf``.
extension Site {
  func addWithMe(to router: RouterGroup<WebContext>) {
    router.get("/with-me") { request, context in
      let page = WithMePage(lists: try await self.sharedEntries(context))
      return self.html(Pages.render(page, in: try await self.pageContext(request, context)))
    }
    router.get("/with-me/:share") { try await self.withMeList($0, $1, problem: nil) }
    router.post("/with-me/:share") { try await self.addWithMe($0, $1) }
    router.get("/with-me/:share/link/:id") { try await self.withMeLink($0, $1, problem: nil) }
    router.post("/with-me/:share/link/:id") { try await self.editWithMe($0, $1) }
    for name in ["picture", "icon"] {
      router.get("/with-me/:share/link/:id/\(name)") { try await self.withMePicture($0, $1, isIcon: name == "icon") }
    }
  }

  func sharedEntries(_ context: WebContext) async throws -> [SharedEntry] {
    guard let people, let account = context.account else { return [] }
    return try await people.home.shares(with: account).map(SharedEntry.init)
  }

  private func shared(_ context: WebContext) async throws -> SharedShelf {
    guard let people, let account = context.account, let id = context.parameters.get("share").flatMap({ Int64($0) }),
      let shared = try await people.shared(id, for: account)
    else { throw WebError(.notFound) }
    return shared
  }

  private func withMeList(
    _ request: Request, _ context: WebContext, problem: String?, status: HTTPResponse.Status = .ok
  ) async throws -> Response {
    let shared = try await shared(context)
    let fields = try request.queryFields()
    let query = String(fields["q"].prefix(SearchParser.longest)).trimmingCharacters(in: .whitespaces)
    let after = fields["after"]
    let page = try await shared.links(query, limit: Self.pageLength, after: after.isEmpty ? nil : after)
    let path = routes.withMe(shared.share.id)
    let rest = query.isEmpty ? "" : "&q=" + Self.encode(query)
    let notices = page.notices.map { Pages.said($0, in: context.language) }.joined(separator: " ")
    var entry = SharedEntry(shared.share)
    entry.title = shared.list.shownTitle
    let model = WithMeListPage(
      entry: entry, description: shared.list.description,
      links: page.links.map { .init(shown($0, shared.share), id: $0.id) }, total: page.count, query: query,
      next: page.next.map { "\(path)?after=\(Self.encode($0))\(rest)" }, isFirst: after.isEmpty,
      canAdd: shared.share.mayChange && shared.tagsOfRule != nil,
      problem: problem ?? (notices.isEmpty ? nil : notices))
    return html(Pages.render(model, in: try await pageContext(request, context)), status: status)
  }

  private func shown(_ link: SharedShelf.SharedLink, _ share: ListShare) -> ShelfPages.SharedLink {
    let path = routes.withMe(share.id, link: link.id)
    return ShelfPages.SharedLink(
      address: link.address, title: link.title, host: link.host, description: link.description, tags: link.tags,
      added: link.addedAt.seconds, picture: link.hasPicture ? path + "/picture" : nil,
      icon: link.hasIcon ? path + "/icon" : nil)
  }

  private func addWithMe(_ request: Request, _ context: WebContext) async throws -> Response {
    let fields = try await request.formFields()
    try check(fields, context)
    let shared = try await shared(context)
    do {
      let given = LinkAddress.all(in: fields["addresses"]).map(\.given)
      guard !given.isEmpty else {
        throw ShelfError(.invalid, "There is no address in the text. Paste one such as https://example.com/page.")
      }
      var added = 0
      var refusals: [String] = []
      for outcome in try await shared.add(given) {
        switch outcome.outcome {
        case .refused(let sentence): refusals.append(Pages.said(sentence, in: context.language))
        case .known: break
        default: added += 1
        }
      }
      actions.wakeWorkers()
      let sentence = [Pages.counted("withme.added", added, in: context.language)] + refusals.prefix(3)
      leave(Flash(kind: refusals.isEmpty ? .done : .problem, sentence: sentence.joined(separator: " ")), context)
      return redirect(to: routes.withMe(shared.share.id))
    } catch let error as ShelfError where error.reason == .invalid {
      return try await withMeList(request, context, problem: error.description, status: .badRequest)
    }
  }

  private func link(_ shared: SharedShelf, _ context: WebContext) async throws -> SharedShelf.SharedLink {
    guard let link = try await shared.link(id(context)) else { throw WebError(.notFound) }
    return link
  }

  private func withMeLink(
    _ request: Request, _ context: WebContext, problem: String?, status: HTTPResponse.Status = .ok
  ) async throws -> Response {
    let shared = try await shared(context)
    let link = try await link(shared, context)
    let snapshots = try await shared.snapshots(of: link.id) ?? []
    var article: String?
    var versions: [SnapshotVersion] = []
    for (snapshot, parts) in snapshots {
      versions.append(
        SnapshotVersion(
          id: snapshot.id, number: snapshot.number, made: snapshot.madeAt.seconds,
          parts: try await shownParts(snapshot, parts, shared.share, context)))
      if article == nil, let part = parts.first(where: { $0.kind == .article }) {
        article = try await sharedAddress(snapshot, part.name, shared.share, context).map {
          "\($0)?width=medium&size=medium&theme=\(context.theme.rawValue)"
        }
      }
    }
    var entry = SharedEntry(shared.share)
    entry.title = shared.list.shownTitle
    let model = WithMeLinkPage(
      entry: entry, id: link.id, link: shown(link, shared.share), note: link.note, versions: versions, article: article,
      problem: problem)
    return html(Pages.render(model, in: try await pageContext(request, context)), status: status)
  }

  /// What of a snapshot is opened by a person, by addresses that are good while the link is in the list.
  private func shownParts(_ snapshot: Snapshot, _ parts: [Part], _ share: ListShare, _ context: WebContext)
    async throws -> [SnapshotPart]
  {
    let kinds: [(Part.Kind, SnapshotPartKind)] = [
      (.article, .article), (.archive, .archive), (.picture, .picture), (.pdf, .pdf), (.markdown, .markdown),
      (.original, .original),
    ]
    var shown: [SnapshotPart] = []
    for (kind, name) in kinds {
      let found = parts.filter { $0.kind == kind }
      guard let first = found.first,
        let address = try await sharedAddress(
          snapshot, found.count > 1 ? Self.allPictures : first.name, share, context)
      else { continue }
      shown.append(SnapshotPart(kind: name, address: address, size: found.reduce(0) { $0 + $1.bytes }))
    }
    return shown
  }

  private func sharedAddress(_ snapshot: Snapshot, _ name: String, _ share: ListShare, _ context: WebContext)
    async throws -> String?
  {
    guard let people, let store = share.owner.store, let owner = try await people.stores.shelf(store) else {
      return nil
    }
    return contentAddress(snapshot.id, name, context, by: share, signer: try await StoreSigner(owner))
  }

  private func withMePicture(_ request: Request, _ context: WebContext, isIcon: Bool) async throws -> Response {
    guard let data = try await shared(context).picture(of: id(context), isIcon: isIcon),
      let type = PictureType.of(data)
    else { throw WebError(.notFound) }
    return Response(
      status: .ok,
      headers: [
        .contentType: type, .cacheControl: "private, max-age=300", .xContentTypeOptions: "nosniff",
        .contentSecurityPolicy: "sandbox; default-src 'none'; style-src 'unsafe-inline'",
      ], body: .init(byteBuffer: ByteBuffer(bytes: data)))
  }

  private func editWithMe(_ request: Request, _ context: WebContext) async throws -> Response {
    let fields = try await request.formFields()
    try check(fields, context)
    let shared = try await shared(context)
    let link = try await link(shared, context)
    func changed(_ name: String) -> String? {
      let value = fields[name].replacing("\r\n", with: "\n")
      return value == fields["was-" + name].replacing("\r\n", with: "\n") ? nil : value
    }
    do {
      try await shared.edit(
        link.id, title: changed("title"), description: changed("description"),
        tags: changed("tags").map { TagPath.separated($0) })
    } catch let error as ShelfError where error.reason == .invalid {
      return try await withMeLink(request, context, problem: error.description, status: .forbidden)
    }
    actions.wakeWorkers()
    leave(Flash(sentence: Messages.text("done.saved", context.language)), context)
    // With other tags it may not be in the list any more.
    let isThere = try await shared.link(link.id) != nil
    return redirect(to: isThere ? routes.withMe(shared.share.id, link: link.id) : routes.withMe(shared.share.id))
  }
}

extension SharedEntry {
  init(_ share: ListShare) {
    self.init(id: share.id, title: share.title, owner: share.owner.name, mayChange: share.mayChange)
  }
}
