// SPDX-License-Identifier: Apache-2.0
import HTTPTypes
import Hummingbird
import Shelf
import ShelfPages

/// The page behind an invitation's address: the only one on which somebody without an account makes one.
extension Site {
  func addInvited(to router: RouterGroup<WebContext>) {
    router.get("/invited/:key") { request, context in
      let (key, invitation) = try await self.invitation(context)
      let page = InvitedPage(
        path: self.routes.invited(key), isPassword: invitation.account != nil, leastLength: Shelf.shortestPassword)
      return self.bare(Pages.render(page, in: try await self.pageContext(request, context)))
    }
    router.post("/invited/:key") { request, context in
      let fields = try await request.formFields()
      try self.check(fields, context)
      let (key, invitation) = try await self.invitation(context)
      var page = InvitedPage(
        path: self.routes.invited(key), name: String(fields["name"].prefix(100)),
        isPassword: invitation.account != nil, leastLength: Shelf.shortestPassword)
      do {
        guard fields["password"] == fields["again"] else {
          throw ShelfError(.invalid, Messages.text("password.differ", context.language))
        }
        let account = try await self.accounts.accept(key: key, name: fields["name"], password: fields["password"])
        return try await self.signIn(account, back: "")
      } catch let error as ShelfError where error.reason == .invalid || error.reason == .full {
        page.problem = error.description
        return self.bare(
          Pages.render(page, in: try await self.pageContext(request, context)), status: WebError(error).status)
      }
    }
  }

  private func invitation(_ context: WebContext) async throws -> (key: String, Invitation) {
    // Whoever tries keys has to wait as those do who try passwords; there are 256 random bits in each.
    let key = context.parameters.get("key") ?? ""
    guard people != nil, let found = try await accounts.invitation(key: key) else {
      if visits.attempt(context.sender, now: shelf.now) != nil { throw WebError(.tooManyRequests) }
      throw WebError(.notFound, Messages.text("invited.none", context.language))
    }
    return (key, found)
  }

  /// A page whose address is a secret: no other site learns it.
  private func bare(_ text: String, status: HTTPResponse.Status = .ok) -> Response {
    var response = html(text, status: status)
    response.headers[.referrerPolicy] = "no-referrer"
    return response
  }
}
