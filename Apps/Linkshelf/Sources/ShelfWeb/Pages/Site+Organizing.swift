// SPDX-License-Identifier: Apache-2.0
import Hummingbird
import Shelf
import ShelfPages

extension Site {
  func addOrganizing(to router: RouterGroup<WebContext>) {
    router.get("/tags") { request, context in
      let edited = try request.queryFields()["edit"]
      let page = try await self.tagsPage(nil, edited: edited)
      return self.html(Pages.render(page, in: try await self.pageContext(request, context)))
    }
    router.post("/tags/action") { request, context in
      let fields = try await request.formFields()
      try self.check(fields, context)
      let tag = fields["tag"]
      let value = fields["value"]
      do {
        switch fields["action"] {
        case "rename": try await self.shelf.renameTag(tag, to: value)
        case "merge": try await self.shelf.mergeTag(tag, into: value)
        case "delete": try await self.shelf.deleteTag(tag)
        case "synonym": try await self.shelf.addSynonym(value, of: tag)
        case "remove-synonym": try await self.shelf.removeSynonym(value)
        default: throw WebError(.badRequest)
        }
      } catch let error as ShelfError {
        let page = try await self.tagsPage(error.description, edited: tag)
        return self.html(Pages.render(page, in: try await self.pageContext(request, context)), status: .badRequest)
      }
      // Where many links had the tag, their words follow.
      self.actions.wakeWorkers()
      self.leave(Flash(sentence: Messages.text("done.tags", context.language)), context)
      return self.redirect(to: self.routes.tags)
    }
    router.get("/tags/suggest") { request, _ in
      try self.json(try await self.shelf.tags(startingWith: try request.queryFields()["q"]))
    }
    router.get("/searches") { request, context in
      self.html(
        Pages.render(try await self.searchesPage(nil, context), in: try await self.pageContext(request, context)))
    }
    router.post("/searches") { request, context in
      let fields = try await request.formFields()
      try self.check(fields, context)
      do {
        switch fields["action"] {
        case "save": _ = try await self.shelf.saveSearch(fields["name"], fields["query"])
        case "rename":
          guard let id = Int64(fields["id"]) else { throw WebError(.badRequest) }
          try await self.shelf.changeSearch(id, name: fields["name"], query: fields["query"])
        case "delete":
          guard let id = Int64(fields["id"]) else { throw WebError(.badRequest) }
          try await self.shelf.deleteSearch(id)
          try await self.endShares(ofList: id)
        default: throw WebError(.badRequest)
        }
      } catch let error as ShelfError {
        let page = try await self.searchesPage(error.description, context)
        return self.html(Pages.render(page, in: try await self.pageContext(request, context)), status: .badRequest)
      }
      self.leave(Flash(sentence: Messages.text("done.saved", context.language)), context)
      return self.redirect(to: fields["back"].isEmpty ? self.routes.searches : fields["back"])
    }
  }

  private func tagsPage(_ problem: String?, edited: String) async throws -> TagsPage {
    TagsPage(
      tags: try await shelf.tags().map { TagItem(name: $0.path, count: $0.uses, synonyms: $0.synonyms) },
      problem: problem, edited: edited)
  }

  private func searchesPage(_ problem: String?, _ context: WebContext) async throws -> SearchesPage {
    var searches: [ShelfPages.SavedSearch] = []
    for saved in try await shelf.lists() {
      let count = try await shelf.list(search(saved.query, context), limit: 1).count
      searches.append(.init(id: saved.id, name: saved.name, query: saved.query, count: count, isPublic: saved.isPublic))
    }
    return SearchesPage(searches: searches, problem: problem)
  }
}
