// SPDX-License-Identifier: Apache-2.0
import Addresses
import Foundation
import Hummingbird
import Shelf
import ShelfPages

extension Site {
  /// How many addresses one form adds.
  static let mostAdded = 1_000

  func addAdding(to router: RouterGroup<WebContext>) {
    router.get("/add") { request, context in
      let fields = try request.queryFields()
      // Apps share an address in the text as often as in its own field.
      let address =
        [fields["url"], fields["text"]].lazy.compactMap { LinkAddress.all(in: $0).first?.given }.first ?? fields["url"]
      var page = AddPage(addresses: address, title: fields["title"])
      if !address.isEmpty {
        page.known = try await self.known(address)
        if let parsed = try? LinkAddress(address) {
          page.suggestedTags = try await self.shelf.suggestTags(
            title: fields["title"], description: "", site: parsed.site
          ).map(\.path)
        }
      }
      return self.html(Pages.render(page, in: try await self.pageContext(request, context)))
    }
    router.post("/add") { request, context in
      let fields = try await request.formFields(most: 4 << 20)
      try self.check(fields, context)
      let texts = fields["addresses"]
      // A text that holds no address at all is refused by its own sentence.
      var given = LinkAddress.all(in: texts).map(\.given)
      if given.isEmpty { given = texts.split(whereSeparator: \.isNewline).map { String($0.prefix(300)) } }
      var page = AddPage(addresses: texts, title: fields["title"], tags: fields["tags"], note: fields["note"])
      guard !given.isEmpty else {
        page.problem = Messages.text("add.problem.none", context.language)
        return self.html(Pages.render(page, in: try await self.pageContext(request, context)), status: .badRequest)
      }
      guard given.count <= Self.mostAdded else {
        page.problem = Messages.text("add.problem.many", context.language, ["n": "\(Self.mostAdded)"])
        return self.html(Pages.render(page, in: try await self.pageContext(request, context)), status: .contentTooLarge)
      }
      let isOne = given.count == 1
      let links = given.map { address in
        var link = NewLink(address)
        if isOne { link.title = fields["title"] }
        link.note = fields["note"]
        link.tags = TagPath.all(in: fields["tags"])
        return link
      }
      // Script asks for one new link. All else is a page, which it gets by sending the form again.
      if request.wantsJSON, !isOne { return try self.json(ActionAnswer()) }
      let added = try await self.shelf.add(links)
      self.actions.wakeWorkers()
      let isNew = if case .added? = added.first?.outcome { isOne } else { false }
      if request.wantsJSON {
        guard isNew, let id = added.first?.id else { return try self.json(ActionAnswer()) }
        let flash = Flash(sentence: Pages.counted("done.added", 1, in: context.language))
        return try await self.answer([id], flash, fields, request, context)
      }
      if isOne, let first = added.first, let id = first.id, fields["again"].isEmpty {
        if isNew {
          self.leave(Flash(sentence: Pages.counted("done.added", 1, in: context.language)), context)
          // From the field of a list one stays there; from the page Add one sees the link.
          let back = fields["back"]
          return self.redirect(to: back.isEmpty || back.hasPrefix(self.routes.add) ? self.routes.link(id) : back)
        }
        page.known = try await self.known(given[0])
        return self.html(Pages.render(page, in: try await self.pageContext(request, context)))
      }
      let known = try await self.shelf.rows(added.compactMap(\.id))
      let titles = Dictionary(known.map { ($0.id, $0.link.shownTitle) }) { first, _ in first }
      page = AddPage(
        report: added.map { one in
          let outcome: AddOutcome =
            switch one.outcome {
            case .added, .restored: .added
            case .known: .known
            case .refused(let sentence): .wrong(sentence: sentence)
            }
          return AddResult(
            outcome: outcome, address: one.given, title: one.id.flatMap { titles[$0] } ?? one.given, id: one.id)
        })
      return self.html(Pages.render(page, in: try await self.pageContext(request, context)))
    }
  }

  private func known(_ address: String) async throws -> KnownLink? {
    guard let link = try await shelf.find(address: address) else { return nil }
    return KnownLink(id: link.id, title: link.shownTitle, added: link.addedAt.seconds)
  }
}
