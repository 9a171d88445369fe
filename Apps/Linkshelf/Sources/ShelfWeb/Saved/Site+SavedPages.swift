// SPDX-License-Identifier: Apache-2.0
import Addresses
import Foundation
import HTTPTypes
import Hummingbird
import Shelf
import ShelfPages

extension Site {
  /// The forms that take a page which the reader's own browser saved.
  func addSavedPages(to router: RouterGroup<WebContext>) {
    router.post("/link/:id/saved") { request, context in
      let id = try self.id(context)
      let sent = try await SentPage(request, of: self)
      defer { sent.remove() }
      try self.check(sent.fields, context)
      try await self.keep(sent, of: id)
      self.leave(Flash(sentence: Messages.text("done.saved-page", context.language)), context)
      return self.redirect(to: self.routes.link(id))
    }
    router.post("/add/saved") { request, context in
      let sent = try await SentPage(request, of: self)
      defer { sent.remove() }
      let fields = sent.fields
      try self.check(fields, context)
      let address = LinkAddress.all(in: fields["address"]).first?.given ?? fields["address"]
      do {
        var link = NewLink(String(address.prefix(LinkAddress.longest + 1)))
        link.tags = TagPath.all(in: fields["tags"])
        let added = try await self.add(link, sent)
        guard let id = added.id else {
          if case .refused(let sentence) = added.outcome { throw ShelfError(.invalid, sentence) }
          throw WebError(.internalServerError)
        }
        self.leave(Flash(sentence: Messages.text("done.saved-page", context.language)), context)
        return self.redirect(to: self.routes.link(id))
      } catch let error as ShelfError where error.reason == .invalid || error.reason == .full {
        let page = AddPage(
          problem: error.description, saved: AddPage.Saved(address: fields["address"], tags: fields["tags"]))
        return self.html(
          Pages.render(page, in: try await self.pageContext(request, context)), status: WebError(error).status)
      }
    }
  }
}
