// SPDX-License-Identifier: Apache-2.0
import Foundation
import HTTPTypes
import Hummingbird
import Shelf
import ShelfPages

extension Site {
  func addLinkPages(to router: RouterGroup<WebContext>) {
    router.get("/link/:id") { try await self.linkPage($0, $1) }
    router.post("/link/:id") { try await self.saveLink($0, $1) }
    addComparing(to: router)
    router.post("/link/:id/snapshot") { request, context in
      let id = try self.id(context)
      let fields = try await request.formFields()
      try self.check(fields, context)
      switch fields["action"] {
      case "delete":
        guard let version = Int64(fields["version"]), let snapshot = try await self.shelf.snapshot(version),
          snapshot.snapshot.link == id
        else { throw WebError(.notFound) }
        try await self.shelf.deleteSnapshot(version)
        self.leave(Flash(sentence: Messages.text("done.version.deleted", context.language)), context)
      default:
        guard try await self.shelf.link(id) != nil else { throw WebError(.notFound) }
        try await self.shelf.enqueue(.snapshot, [id])
        self.actions.wakeWorkers()
        self.leave(Flash(sentence: Messages.done(.snapshot, 1, context.language)), context)
      }
      return self.redirect(to: self.routes.link(id))
    }
  }

  func id(_ context: WebContext) throws -> Int64 {
    guard let id = context.parameters.get("id").flatMap({ Int64($0) }) else { throw WebError(.notFound) }
    return id
  }

  private func linkPage(_ request: Request, _ context: WebContext) async throws -> Response {
    let id = try id(context)
    guard let row = try await shelf.row(id) else { throw WebError(.notFound) }
    let link = row.link
    let versions = try await shelf.snapshots(of: id).map { snapshot, parts in
      var version = SnapshotVersion(
        id: snapshot.id, number: snapshot.number, made: snapshot.madeAt.seconds,
        parts: shownParts(snapshot, parts, context),
        remark: snapshot.warnings.isEmpty
          ? nil
          : snapshot.warnings.split(separator: "\n").map { Pages.said(String($0), in: context.language) }
            .joined(separator: " "),
        saved: snapshot.isSaved ? snapshot.savedAt?.seconds : nil)
      version.hadLogin = snapshot.hadLogin
      return version
    }
    var shown = item(row)
    // The form has the title as it's kept; a link without one isn't given its address.
    shown.title = link.title
    let page = LinkPage(
      link: shown, description: link.description, note: link.note, changed: link.changedAt.seconds,
      author: link.author,
      published: link.publishedAt?.seconds, versions: versions,
      suggestedTags: try await shelf.suggestTags(for: id).map(\.path), watch: try await watchSection(of: id))
    return html(Pages.render(page, in: try await pageContext(request, context)))
  }

  /// What of a snapshot is opened by a person. Tiles of a picture are one.
  private func shownParts(_ snapshot: Snapshot, _ parts: [Part], _ context: WebContext) -> [SnapshotPart] {
    let kinds: [(Part.Kind, SnapshotPartKind)] = [
      (.article, .article), (.archive, .archive), (.picture, .picture), (.pdf, .pdf), (.markdown, .markdown),
      (.original, .original),
    ]
    return kinds.compactMap { kind, shown in
      let found = parts.filter { $0.kind == kind }
      guard let first = found.first else { return nil }
      let size = found.reduce(0) { $0 + $1.bytes }
      // Many tiles are shown on one page.
      let name = found.count > 1 ? Self.allPictures : first.name
      guard let address = contentAddress(snapshot.id, name, context) else { return nil }
      return SnapshotPart(kind: shown, address: shown == .article ? routes.read(snapshot.link) : address, size: size)
    }
  }

  private func saveLink(_ request: Request, _ context: WebContext) async throws -> Response {
    let id = try id(context)
    let fields = try await request.formFields()
    try check(fields, context)
    var edit = LinkEdit()
    // Only what was changed in the form: the page may have answered since it was shown.
    func changed(_ name: String) -> String? {
      let value = fields[name].replacing("\r\n", with: "\n")
      return value == fields["was-" + name].replacing("\r\n", with: "\n") ? nil : value
    }
    edit.title = changed("title")
    edit.description = changed("description")
    edit.note = changed("note")
    edit.tags = changed("tags").map { TagPath.separated($0) }
    let wasReading = try await shelf.link(id)?.reading
    edit.reading = fields.has("read") ? .read : wasReading == .read ? .unread : nil
    edit.favourite = fields.has("favourite")
    edit.archived = fields.has("archive")
    try await shelf.edit(id, edit)
    leave(Flash(sentence: Messages.text("done.saved", context.language)), context)
    return redirect(to: routes.link(id))
  }
}
