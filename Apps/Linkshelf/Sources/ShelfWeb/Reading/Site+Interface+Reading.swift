// SPDX-License-Identifier: Apache-2.0
import Foundation
import HTTPTypes
import Hummingbird
import Shelf

extension Site {
  func addReadingInterface(to router: RouterGroup<WebContext>) {
    addHighlightInterface(to: router)
    router.get("/links/:id/progress", use: allow(.read) { _, context in try await self.progressAnswer(context) })
    router.put(
      "/links/:id/progress",
      use: allow(.change) { request, context in
        let id = try self.number("id", context)
        let body = try await self.decode(InterfaceValue.ProgressValue.self, request)
        try await self.shelf.setProgress(body.progress(now: self.shelf.now), of: id)
        return try await self.progressAnswer(context)
      })
    router.get("/next", use: allow(.read) { _, _ in try await self.nextAnswer() })
    router.post(
      "/next",
      use: allow(.change) { request, _ in
        try await self.shelf.addNext(try await self.nextBody(request))
        return try await self.nextAnswer()
      })
    router.put(
      "/next",
      use: allow(.change) { request, _ in
        try await self.shelf.setNext(try await self.nextBody(request))
        return try await self.nextAnswer()
      })
    router.delete(
      "/next/:id",
      use: allow(.change) { _, context in
        let id = try self.number("id", context)
        guard try await self.shelf.isNext(id) else {
          throw WebError(.notFound, "The link \(id) isn't among those that are read next.")
        }
        try await self.shelf.dropNext([id])
        return try await self.nextAnswer()
      })
  }

  private func nextBody(_ request: Request) async throws -> [Int64] {
    let links = try await decode(InterfaceValue.NextList.self, request).links
    guard links.count <= Shelf.mostNext else {
      throw WebError(.contentTooLarge, "At most \(Shelf.mostNext) links are read next.")
    }
    return links
  }

  private func nextAnswer() async throws -> Response {
    try value(InterfaceValue.NextList(links: try await shelf.next()))
  }

  private func progressAnswer(_ context: WebContext) async throws -> Response {
    let id = try number("id", context)
    guard try await shelf.link(id) != nil else { throw WebError(.notFound, "There's no such link.") }
    guard let progress = try await shelf.progress(of: id) else {
      throw WebError(.notFound, "This link's article wasn't begun.")
    }
    return try value(InterfaceValue.ProgressValue(progress))
  }

  private func addHighlightInterface(to router: RouterGroup<WebContext>) {
    router.get(
      "/links/:id/highlights",
      use: allow(.read) { _, context in
        let id = try self.number("id", context)
        guard try await self.shelf.link(id) != nil else { throw WebError(.notFound, "There's no such link.") }
        let highlights = try await self.shelf.highlights(of: id).map { InterfaceValue.HighlightValue($0) }
        return try self.value(InterfaceValue.HighlightList(highlights: highlights))
      })
    router.post(
      "/links/:id/highlights",
      use: allow(.change) { request, context in
        let id = try self.number("id", context)
        let new = try await self.decode(InterfaceValue.HighlightGiven.self, request).highlight()
        let version = try await self.version(new.version, of: id)
        let made = try await self.shelf.addHighlight(new, to: id, in: version)
        return try self.value(InterfaceValue.HighlightValue(made), status: .created)
      })
    router.get(
      "/highlights",
      use: allow(.read) { request, _ in
        let fields = try request.queryFields()
        func number(_ name: String, _ range: ClosedRange<Int64>) throws -> Int64? {
          guard fields.has(name) else { return nil }
          guard let given = Int64(fields[name]), range.contains(given) else {
            throw WebError(.badRequest, "“\(name)” is a number from \(range.lowerBound) to \(range.upperBound).")
          }
          return given
        }
        var filter = HighlightFilter()
        filter.link = try number("link", 0...Int64.max)
        filter.tag = fields["tag"]
        filter.words = fields["words"]
        let page = try await self.shelf.highlights(
          filter, before: try number("before", 0...Int64.max), limit: Int(try number("limit", 1...500) ?? 50))
        return try self.value(
          InterfaceValue.HighlightList(
            highlights: page.highlights.map { InterfaceValue.HighlightValue($0.highlight) }, next: page.next))
      })
    router.patch(
      "/highlights/:id",
      use: allow(.change) { request, context in
        let id = try self.number("id", context)
        let body = try await self.decode(InterfaceValue.HighlightEdit.self, request)
        let changed = try await self.shelf.changeHighlight(
          id, colour: InterfaceValue.colour(body.colour), note: body.note)
        return try self.value(InterfaceValue.HighlightValue(changed))
      })
    router.delete(
      "/highlights/:id",
      use: allow(.change) { _, context in
        try await self.shelf.deleteHighlight(self.number("id", context))
        return Response(status: .noContent)
      })
  }

  /// The version of a number. nil for none given, and for the newest one.
  ///
  /// - Throws: where the link has no such version, unless it was deleted: numbers aren't used again.
  func version(_ number: Int?, of link: Link.ID) async throws -> Snapshot.ID? {
    guard let number else { return nil }
    if let found = try await shelf.snapshots(of: link).first(where: { $0.snapshot.number == number }) {
      return found.snapshot.id
    }
    guard let row = try await shelf.link(link) else { throw WebError(.notFound, "There's no such link.") }
    guard (1...max(1, row.versions)).contains(number) else {
      throw WebError(.badRequest, "This link has no version \(number).")
    }
    // No snapshot has this number.
    return -1
  }
}
