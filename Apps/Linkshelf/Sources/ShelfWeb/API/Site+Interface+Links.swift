// SPDX-License-Identifier: Apache-2.0
import Foundation
import HTTPTypes
import Hummingbird
import Shelf

extension Site {
  func addLinks(to router: RouterGroup<WebContext>) {
    router.get(
      "/links",
      use: allow(.read) { request, context in
        let fields = try request.queryFields()
        let search = SearchParser.parse(fields["query"], now: self.shelf.now, timeZone: .gmt)
        let limit: Int
        if fields.has("limit") {
          guard let given = Int(fields["limit"]), (1...500).contains(given) else {
            throw WebError(.badRequest, "“limit” is a number from 1 to 500.")
          }
          limit = given
        } else {
          limit = 50
        }
        guard let order = fields.has("order") ? LinkOrder(rawValue: fields["order"]) : .newest else {
          throw WebError(
            .badRequest, "“order” is one of \(LinkOrder.allCases.map(\.rawValue).joined(separator: ", ")).")
        }
        let page = try await self.shelf.list(
          search, order: order, limit: limit, after: fields.has("after") ? fields["after"] : nil)
        return try self.value(
          InterfaceValue.LinkList(
            links: page.rows.map(InterfaceValue.LinkValue.init), next: page.next, count: page.count,
            notices: search.notices))
      })
    router.post(
      "/links",
      use: allow(.add) { request, _ in
        let body = try await self.decode(InterfaceValue.NewLinks.self, request)
        guard body.links.count <= Self.mostAdded else {
          throw WebError(.contentTooLarge, "At most \(Self.mostAdded) links are added at once.")
        }
        let links = try body.links.map { given in
          var link = NewLink(given.address)
          link.title = given.title ?? ""
          link.description = given.description ?? ""
          link.note = given.note ?? ""
          link.tags = given.tags ?? []
          link.reading = try InterfaceValue.reading(given.reading) ?? .unread
          link.favourite = given.favourite ?? false
          link.archived = given.archived ?? false
          link.addedAt = given.added.map { Moment($0) }
          return link
        }
        let added = try await self.shelf.add(links, jobs: body.snapshots == false ? [.look] : [.look, .snapshot])
        self.actions.wakeWorkers()
        let results = added.map { one in
          var message: String?
          let outcome: String =
            switch one.outcome {
            case .added: "added"
            case .known: "known"
            case .restored: "restored"
            case .refused: "refused"
            }
          if case .refused(let sentence) = one.outcome { message = sentence }
          return InterfaceValue.Added.Result(address: one.given, id: one.id, outcome: outcome, message: message)
        }
        return try self.value(
          InterfaceValue.Added(results: results), status: results.contains { $0.outcome == "added" } ? .created : .ok)
      })
    router.get(
      "/links/:id",
      use: allow(.read) { _, context in
        guard let row = try await self.shelf.row(self.number("id", context)) else {
          throw WebError(.notFound, "There's no such link.")
        }
        return try self.value(InterfaceValue.LinkValue(row))
      })
    router.patch(
      "/links/:id",
      use: allow(.change) { request, context in
        let id = try self.number("id", context)
        let body = try await self.decode(InterfaceValue.Edit.self, request)
        var edit = LinkEdit()
        edit.title = body.title
        edit.description = body.description
        edit.note = body.note
        edit.tags = body.tags
        edit.reading = try InterfaceValue.reading(body.reading)
        edit.favourite = body.favourite
        edit.archived = body.archived
        try await self.shelf.edit(id, edit)
        guard let row = try await self.shelf.row(id) else { throw WebError(.notFound) }
        return try self.value(InterfaceValue.LinkValue(row))
      })
    router.delete(
      "/links/:id",
      use: allow(.change) { _, context in
        let id = try self.number("id", context)
        guard try await self.shelf.link(id) != nil else { throw WebError(.notFound, "There's no such link.") }
        return try self.value(try await self.changed(self.shelf.change([id], .bin)))
      })
    router.post(
      "/links/actions",
      use: allow(.change) { request, _ in
        let body = try await self.decode(InterfaceValue.Action.self, request)
        guard body.ids.count <= 10_000 else {
          throw WebError(.contentTooLarge, "At most 10,000 links are changed at once.")
        }
        let change: LinkChange
        switch body.action {
        case "tag": change = .addTags(body.tags ?? [])
        case "untag": change = .removeTags(body.tags ?? [])
        case "archive": change = .archived(true)
        case "unarchive": change = .archived(false)
        case "favourite": change = .favourite(true)
        case "unfavourite": change = .favourite(false)
        case "read": change = .reading(.read)
        case "unread": change = .reading(.unread)
        case "bin": change = .bin
        case "restore": change = .restore
        case "snapshot":
          try await self.shelf.enqueue(.snapshot, body.ids)
          self.actions.wakeWorkers()
          return try self.value(InterfaceValue.Changed(changed: body.ids.count, undo: nil))
        case "delete":
          return try self.value(
            InterfaceValue.Changed(changed: try await self.shelf.deleteForGood(body.ids), undo: nil))
        default:
          throw WebError(
            .badRequest,
            "“action” is one of tag, untag, archive, unarchive, favourite, unfavourite, read, unread, bin, restore, snapshot, delete."
          )
        }
        return try self.value(self.changed(try await self.shelf.change(body.ids, change)))
      })
    router.post(
      "/undo/:step",
      use: allow(.change) { _, context in
        let ids = try await self.shelf.undo(self.number("step", context))
        self.actions.wakeWorkers()
        return try self.value(InterfaceValue.Changed(changed: ids.count, undo: nil))
      })
  }

  private func changed(_ result: ChangeResult) -> InterfaceValue.Changed {
    if result.changed > 0 { actions.wakeWorkers() }
    return .init(changed: result.changed, undo: result.undo)
  }
}
