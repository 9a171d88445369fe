// SPDX-License-Identifier: Apache-2.0
import Foundation
import HTTPTypes
import Hummingbird
import Shelf
import ShelfPages

extension Site {
  func addSettings(to router: RouterGroup<WebContext>) {
    router.get("/settings") { request, context in
      self.html(Pages.render(try await self.settingsPage(context), in: try await self.pageContext(request, context)))
    }
    router.post("/settings") { request, context in
      let fields = try await request.formFields()
      try self.check(fields, context)
      guard let account = context.account else { throw WebError(.unauthorized) }
      // Guests have no shelf that a program or a feed reader could read.
      guard !self.isForGuests || ["look", "password"].contains(fields["section"]) else { throw WebError(.forbidden) }
      var newToken: String?
      var newKey: String?
      do {
        switch fields["section"] {
        case "look":
          try await self.choose("language", Language(rawValue: fields["language"])?.rawValue, account)
          try await self.choose("theme", Theme(rawValue: fields["theme"])?.rawValue, account)
          try await self.choose("view", ListView(rawValue: fields["view"])?.rawValue, account)
          try await self.choose("zone", TimeZone(identifier: fields["zone"])?.identifier, account)
        case "password":
          guard fields["password"] == fields["again"] else {
            throw ShelfError(.invalid, Messages.text("password.differ", context.language))
          }
          guard self.limit.attempt(context.sender, now: self.shelf.now) == nil else { throw WebError(.tooManyRequests) }
          guard try await self.accounts.account(account.name, password: fields["old"]) != nil else {
            throw ShelfError(.invalid, Messages.text("password.wrong", context.language))
          }
          self.limit.wasRight(context.sender)
          try await self.accounts.setPassword(of: account.name, fields["password"], keeping: context.session)
        case "space": try await self.setSpace(fields)
        case "watch":
          try await self.shelf.setWatchPeriod(WatchPeriod(named: fields["period"]))
          self.actions.wakeWorkers()
        case "token":
          let scopes = Set(fields.all("scopes").compactMap(AccessToken.Scope.init))
          newToken = try await self.accounts.makeToken(fields["name"], scopes: scopes, for: account)
        case "revoke":
          guard let id = Int64(fields["id"]) else { throw WebError(.badRequest) }
          try await self.accounts.revokeToken(id, of: account)
        case "login": try await self.setLogin(fields)
        case "forget-login": try self.forgetLogin(fields)
        case "feed":
          newKey = try await self.accounts.makeFeedKey(fields["name"], readsBooks: fields.has("books"), for: account)
        case "revoke-feed":
          guard let id = Int64(fields["id"]) else { throw WebError(.badRequest) }
          try await self.accounts.revokeFeedKey(id, of: account)
        default: throw WebError(.badRequest)
        }
      } catch let error as ShelfError where error.reason != .noSpace {
        var page = try await self.settingsPage(context)
        page.problem = error.description
        page.logins?.site = fields["site"]
        return self.html(Pages.render(page, in: try await self.pageContext(request, context)), status: .badRequest)
      }
      if let newKey {
        var page = try await self.settingsPage(context)
        page.feeds = try await self.feedKeys(account, newKey: newKey, context)
        return self.html(Pages.render(page, in: try await self.pageContext(request, context)))
      }
      if let newToken {
        // Shown in the answer itself: it's kept nowhere.
        var page = try await self.settingsPage(context)
        page.newToken = newToken
        return self.html(Pages.render(page, in: try await self.pageContext(request, context)))
      }
      self.leave(Flash(sentence: Messages.text("done.saved", context.language)), context)
      return self.redirect(to: self.routes.settings)
    }
  }

  private func choose(_ name: String, _ value: String?, _ account: Account) async throws {
    guard let value else { throw WebError(.badRequest) }
    try await accounts.set("account.\(account.id).\(name)", value)
  }

  private static let timeZones = TimeZone.knownTimeZoneIdentifiers.filter { $0.contains("/") || $0 == "UTC" } + ["UTC"]

  private func settingsPage(_ context: WebContext) async throws -> SettingsPage {
    guard let account = context.account else { throw WebError(.unauthorized) }
    let tokens = try await accounts.tokens(of: account).map { token in
      APIToken(
        id: token.id, name: token.name,
        scopes: AccessToken.Scope.allCases.filter { token.scopes.contains($0) }.compactMap {
          TokenScope(rawValue: $0.rawValue)
        },
        made: token.createdAt.seconds, used: token.usedAt?.seconds)
    }
    var zones = Array(Set(Self.timeZones)).sorted()
    if !zones.contains(context.timeZone) { zones.insert(context.timeZone, at: 0) }
    var page = SettingsPage(view: context.view, timeZone: context.timeZone, timeZones: zones)
    page.hasOwnData = people != nil
    guard !isForGuests else { return page }
    page.tokens = tokens
    page.space = try await spaceSection()
    page.watch = try await watchSettings()
    page.feeds = try await feedKeys(account, newKey: nil, context)
    page.logins = try loginsSection()
    return page
  }
}
