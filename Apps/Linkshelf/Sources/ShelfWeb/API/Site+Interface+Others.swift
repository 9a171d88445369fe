// SPDX-License-Identifier: Apache-2.0
import Foundation
import HTTPTypes
import Hummingbird
import Shelf
import ShelfPages

extension Site {
  func addSnapshots(to router: RouterGroup<WebContext>) {
    router.get(
      "/links/:id/snapshots",
      use: allow(.read) { _, context in
        let id = try self.number("id", context)
        guard try await self.shelf.link(id) != nil else { throw WebError(.notFound, "There's no such link.") }
        return try self.value([
          "snapshots": try await self.shelf.snapshots(of: id).map {
            InterfaceValue.SnapshotValue($0.snapshot, $0.parts)
          }
        ])
      })
    router.post(
      "/links/:id/snapshots",
      use: allow(.add) { request, context in
        let id = try self.number("id", context)
        guard let link = try await self.shelf.link(id), link.binnedAt == nil else {
          throw WebError(.notFound, "There's no such link.")
        }
        if request.isMultipart {
          try await self.takeSavedPage(of: id, request)
        } else {
          try await self.shelf.enqueue(.snapshot, [id])
        }
        self.actions.wakeWorkers()
        guard let row = try await self.shelf.row(id) else { throw WebError(.notFound) }
        return try self.value(InterfaceValue.LinkValue(row), status: .accepted)
      })
    router.get(
      "/snapshots/:id/parts/:name",
      use: allow(.read) { request, context in
        let id = try self.number("id", context)
        let name = context.parameters.get("name")?.removingPercentEncoding ?? ""
        guard let part = try await self.shelf.snapshot(id)?.parts.first(where: { $0.name == name }) else {
          throw WebError(.notFound, "There's no such part.")
        }
        // A program gets the bytes as what they are; a browser keeps them as a file.
        return try self.send(
          part,
          [
            .contentType: part.mediaType, .contentDisposition: "attachment",
            .contentSecurityPolicy: "sandbox; default-src 'none'",
          ], request)
      })
    router.delete(
      "/snapshots/:id",
      use: allow(.change) { _, context in
        try await self.shelf.deleteSnapshot(self.number("id", context))
        return Response(status: .noContent)
      })
  }

  func addOthers(to router: RouterGroup<WebContext>) {
    router.get("/counts", use: allow(.read) { _, _ in try self.json(try await self.sidebarCounts()) })
    router.get(
      "/tags",
      use: allow(.read) { _, _ in
        try self.value(
          [
            "tags": try await self.shelf.tags().map {
              InterfaceValue.TagValue(name: $0.path, links: $0.uses, synonyms: $0.synonyms)
            }
          ])
      })
    router.post(
      "/tags/actions",
      use: allow(.change) { request, _ in
        let body = try await self.decode(InterfaceValue.TagAction.self, request)
        func value() throws -> String {
          guard let value = body.value else { throw WebError(.badRequest, "“value” is missing.") }
          return value
        }
        switch body.action {
        case "rename": try await self.shelf.renameTag(body.tag, to: try value())
        case "merge": try await self.shelf.mergeTag(body.tag, into: try value())
        case "delete": try await self.shelf.deleteTag(body.tag)
        case "synonym": try await self.shelf.addSynonym(try value(), of: body.tag)
        case "remove-synonym": try await self.shelf.removeSynonym(try value())
        default: throw WebError(.badRequest, "“action” is one of rename, merge, delete, synonym, remove-synonym.")
        }
        self.actions.wakeWorkers()
        return Response(status: .noContent)
      })
    router.get(
      "/searches",
      use: allow(.read) { _, _ in
        try self.value([
          "searches": try await self.shelf.savedSearches().map {
            InterfaceValue.SearchValue(id: $0.id, name: $0.name, query: $0.query)
          }
        ])
      })
    router.post(
      "/searches",
      use: allow(.change) { request, _ in
        let body = try await self.decode(InterfaceValue.SearchValue.self, request)
        let id = try await self.shelf.saveSearch(body.name, body.query)
        guard let saved = try await self.shelf.savedSearch(id) else { throw WebError(.notFound) }
        return try self.value(
          InterfaceValue.SearchValue(id: id, name: saved.name, query: saved.query), status: .created)
      })
    router.delete(
      "/searches/:id",
      use: allow(.change) { _, context in
        let id = try self.number("id", context)
        guard try await self.shelf.savedSearch(id) != nil else {
          throw WebError(.notFound, "There's no such saved search.")
        }
        try await self.shelf.deleteSearch(id)
        try await self.endShares(ofList: id)
        return Response(status: .noContent)
      })
    router.get(
      "/queue",
      use: allow(.read) { _, _ in
        let counts = try await self.shelf.queueCounts()
        var jobs = try await self.shelf.queue(.running)
        jobs += try await self.shelf.queue(.failed)
        jobs += try await self.shelf.queue(.waiting)
        return try self.value(
          InterfaceValue.QueueValue(
            paused: counts.paused, waiting: counts.waiting, running: counts.running, failed: counts.failed,
            shortage: try await self.shelf.shortage()?.sentence, jobs: jobs.map { InterfaceValue.JobValue($0.job) }))
      })
    router.post(
      "/queue/actions",
      use: allow(.change) { request, _ in
        let body = try await self.decode(InterfaceValue.QueueAction.self, request)
        let ids = body.ids ?? []
        switch body.action {
        case "pause": try await self.shelf.pause(true)
        case "resume": try await self.shelf.pause(false)
        case "retry": _ = try await self.shelf.retry(body.ids)
        case "front": try await self.shelf.moveToFront(ids)
        case "cancel": _ = try await self.shelf.cancel(ids)
        default: throw WebError(.badRequest, "“action” is one of pause, resume, retry, front, cancel.")
        }
        self.actions.wakeWorkers()
        return Response(status: .noContent)
      })
  }
}
