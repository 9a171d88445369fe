// SPDX-License-Identifier: Apache-2.0
import Foundation
import HTTPTypes
import Hummingbird
import Shelf
import ShelfPages

extension Site {
  func addListSettings(to router: RouterGroup<WebContext>) {
    router.get("/lists/:id") { request, context in
      let page = try await self.listSettingsPage(self.list(context), nil, context)
      return self.html(Pages.render(page, in: try await self.pageContext(request, context)))
    }
    router.get("/lists/:id/card.png") { request, context in
      guard let picture = try await self.card(of: self.list(context), context) else { throw WebError(.notFound) }
      return self.send(picture, request, cache: "private, no-cache")
    }
    router.post("/lists/:id") { request, context in
      let fields = try await request.formFields()
      try self.check(fields, context)
      let list = try await self.list(context)
      do {
        switch fields["action"] {
        case "save": try await self.shelf.changeList(list.id, self.change(fields))
        case "share":
          // Dates of the rule are read as they are for who shares it.
          var change = ListChange()
          change.zone = TimeZone(identifier: context.timeZone)?.identifier
          try await self.shelf.changeList(list.id, change)
          try await self.shelf.share(list.id)
        case "renew":
          guard list.isPublic else { throw WebError(.badRequest) }
          try await self.shelf.share(list.id)
        case "share-person": try await self.sharePerson(list, fields, context)
        case "unshare-person":
          guard let share = Int64(fields["share"]) else { throw WebError(.badRequest) }
          try await self.accounts.endShare(share, ofStore: self.shelf.name)
        case "stop": try await self.shelf.stopSharing(list.id)
        default: throw WebError(.badRequest)
        }
      } catch let error as ShelfError where error.reason == .invalid {
        let page = try await self.listSettingsPage(list, error.description, context)
        return self.html(Pages.render(page, in: try await self.pageContext(request, context)), status: .badRequest)
      }
      self.leave(Flash(sentence: Messages.text("done.saved", context.language)), context)
      return self.redirect(to: self.routes.list(list.id))
    }
  }

  private func change(_ fields: FormFields) throws -> ListChange {
    var change = ListChange()
    change.title = fields["title"]
    change.description = fields["description"]
    guard let order = LinkOrder(rawValue: fields["order"]) else { throw WebError(.badRequest) }
    change.order = order
    change.showsTags = fields.has("tags")
    change.isFound = fields.has("found")
    return change
  }

  private func list(_ context: WebContext) async throws -> LinkList {
    guard let list = try await shelf.linkList(id(context)) else { throw WebError(.notFound) }
    return list
  }

  private func listSettingsPage(_ list: LinkList, _ problem: String?, _ context: WebContext) async throws
    -> ListSettingsPage
  {
    var asked = list
    if !list.isPublic { asked.zone = context.timeZone }
    var page = ListSettingsPage(
      id: list.id, name: list.name, query: list.query, title: list.title, description: list.description,
      order: ListSort(rawValue: list.order.rawValue) ?? .newest, showsTags: list.showsTags, isFound: list.isFound,
      count: try await shelf.publicLinks(asked, limit: 1).count, publicAddress: sharedAddress(list, context),
      feedAddress: "\(siteAddress(context))/feeds/\(Self.keyPlace)/atom/list/\(list.id)", problem: problem)
    page.sharing = try await sharingSection(list, context)
    return page
  }

  /// What stands in shown addresses of feeds where a key belongs.
  static let keyPlace = "KEY"
}
