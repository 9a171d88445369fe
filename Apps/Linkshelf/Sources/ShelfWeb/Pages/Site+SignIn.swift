// SPDX-License-Identifier: Apache-2.0
import HTTPTypes
import Hummingbird
import Shelf
import ShelfPages

extension Site {
  func addSignIn(to router: RouterGroup<WebContext>) {
    router.get("/sign-in") { request, context in
      guard try await self.accounts.hasAccount() else { return self.redirect(to: self.routes.first) }
      let back = try request.queryFields()["back"]
      if context.account != nil { return self.redirect(to: back) }
      return self.html(Pages.render(SignInPage(back: back), in: try await self.pageContext(request, context)))
    }
    router.post("/sign-in") { request, context in
      let fields = try await request.formFields()
      try self.check(fields, context)
      let name = String(fields["name"].prefix(100))
      var page = SignInPage(name: name, back: fields["back"])
      if let wait = self.limit.attempt(context.sender, now: self.shelf.now) {
        page.problem = Messages.text("signin.wait", context.language, ["n": "\((wait + 59) / 60)"])
        return self.html(Pages.render(page, in: try await self.pageContext(request, context)), status: .tooManyRequests)
      }
      guard let account = try await self.accounts.account(name, password: fields["password"]) else {
        page.problem = Messages.text("signin.wrong", context.language)
        return self.html(Pages.render(page, in: try await self.pageContext(request, context)), status: .unauthorized)
      }
      self.limit.wasRight(context.sender)
      return try await self.signIn(account, back: fields["back"])
    }
    router.get("/first") { request, context in
      guard try await !self.accounts.hasAccount() else { return self.redirect(to: self.routes.signIn) }
      return self.html(
        Pages.render(FirstPage(leastLength: Shelf.shortestPassword), in: try await self.pageContext(request, context)))
    }
    router.post("/first") { request, context in
      let fields = try await request.formFields()
      try self.check(fields, context)
      var page = FirstPage(name: String(fields["name"].prefix(100)), leastLength: Shelf.shortestPassword)
      guard fields["password"] == fields["again"] else {
        page.problem = Messages.text("password.differ", context.language)
        return self.html(Pages.render(page, in: try await self.pageContext(request, context)), status: .badRequest)
      }
      do {
        return try await self.signIn(
          self.accounts.makeAccount(fields["name"], password: fields["password"], isFirst: true), back: "")
      } catch let error as ShelfError {
        page.problem = error.description
        return self.html(Pages.render(page, in: try await self.pageContext(request, context)), status: .badRequest)
      }
    }
    router.post("/sign-out") { request, context in
      let fields = try await request.formFields()
      try self.check(fields, context)
      if let session = context.session { try await self.accounts.endSession(session) }
      var response = self.redirect(to: self.routes.signIn)
      response.headers[.setCookie] = self.sessionCookie("")
      // What the browser kept of the pages goes too.
      response.headers[.clearSiteData] = "\"cache\", \"storage\""
      return response
    }
  }

  func signIn(_ account: Account, back: String) async throws -> Response {
    let token = try await accounts.beginSession(account)
    var response = redirect(to: back.isEmpty ? routes.inbox : back)
    response.headers[.setCookie] = sessionCookie(token)
    return response
  }
}

extension HTTPField.Name {
  static let clearSiteData = HTTPField.Name("Clear-Site-Data") ?? .cacheControl
}
