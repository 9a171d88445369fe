// SPDX-License-Identifier: Apache-2.0
import Foundation
import HTTPTypes
import Hummingbird
import Shelf

/// People and invitations, for tokens with the scope `manage`; lists that are shared, for all.
extension Site {
  func addPeopleInterface(to router: RouterGroup<WebContext>) {
    router.get("/people", use: manage { _, _, people, _ in try await self.peopleAnswer(people) })
    router.patch(
      "/people/:id",
      use: manage { request, context, people, _ in
        let id = try self.number("id", context)
        let body = try await self.decode(InterfaceValue.PersonEdit.self, request)
        if let role = body.role {
          guard let role = PersonRole(rawValue: role) else {
            throw WebError(.badRequest, "“role” is one of manager, member, guest.")
          }
          try await people.home.setRole(role, of: id)
        }
        if let limit = body.mostMB {
          try await people.home.setLimit(limit, of: id)
          try await people.stores.takeLimits()
        }
        guard let person = try await people.home.person(id) else { throw WebError(.notFound, Self.noPerson) }
        return try self.value(InterfaceValue.PersonValue(person, try await self.numbers(of: person, people)))
      })
    router.delete(
      "/people/:id",
      use: manage { _, context, people, token in
        let id = try self.number("id", context)
        guard id != token.account.id else {
          throw WebError(.badRequest, "One's own account is deleted with its password, on the page “Your data”.")
        }
        try await people.remove(id)
        return Response(status: .noContent)
      })
    router.get(
      "/invitations",
      use: manage { _, _, people, _ in
        try self.value(["invitations": try await people.home.invitations().map { InterfaceValue.InvitationValue($0) }])
      })
    router.post(
      "/invitations",
      use: manage { request, context, people, token in
        let body = try await self.decode(InterfaceValue.NewInvitation.self, request)
        guard let role = PersonRole(rawValue: body.role) else {
          throw WebError(.badRequest, "“role” is one of manager, member, guest.")
        }
        let (made, key) = try await people.home.invite(role, note: body.note ?? "", by: token.account)
        return try self.value(
          InterfaceValue.InvitationValue(made, address: self.invitedAddress(key, context)), status: .created)
      })
    router.delete(
      "/invitations/:id",
      use: manage { _, context, people, _ in
        try await people.home.revokeInvitation(self.number("id", context))
        return Response(status: .noContent)
      })
    addShares(to: router)
  }

  private static let noPerson = "There's no such person."

  /// Answers what a manager's token allows.
  private func manage(
    _ answer: @escaping @Sendable (Request, WebContext, People, AccessToken) async throws -> Response
  ) -> @Sendable (Request, WebContext) async throws -> Response {
    { [self] request, context in
      let token = try await token(request, .manage)
      guard let people else { throw WebError(.notFound, "This server has one shelf alone.") }
      return try await answer(request, context, people, token)
    }
  }

  private func peopleAnswer(_ people: People) async throws -> Response {
    var values: [InterfaceValue.PersonValue] = []
    for person in try await people.home.people() where !person.isLeaving {
      values.append(InterfaceValue.PersonValue(person, try await numbers(of: person, people)))
    }
    return try value(["people": values])
  }

  private func numbers(of person: Person, _ people: People) async throws -> StoreNumbers? {
    guard let store = person.account.store else { return nil }
    return try await people.numbers.of(store)
  }

  // MARK: - Shared lists

  private func addShares(to router: RouterGroup<WebContext>) {
    router.get(
      "/shares",
      use: share(.read) { _, _, people, token in
        let own = try await people.home.shares(ofStore: self.shelf.name)
        let others = try await people.home.shares(with: token.account)
        return try self.value([
          "own": own.map { InterfaceValue.ShareValue($0, isOwn: true) },
          "withMe": others.map { InterfaceValue.ShareValue($0, isOwn: false) },
        ])
      })
    router.post(
      "/shares",
      use: share(.change) { request, _, people, token in
        let body = try await self.decode(InterfaceValue.NewShare.self, request)
        guard let list = try await self.shelf.linkList(body.list) else {
          throw WebError(.notFound, "There's no such list.")
        }
        guard let reader = try await people.home.person(named: body.person) else {
          throw WebError(.notFound, Self.noPerson)
        }
        let made = try await people.home.share(
          list, of: token.account, with: reader.id, mayChange: body.mayChange ?? false,
          showsNotes: body.showsNotes ?? false, showsOwnVersions: body.showsOwnVersions ?? false)
        return try self.value(InterfaceValue.ShareValue(made, isOwn: true), status: .created)
      })
    router.delete(
      "/shares/:id",
      use: share(.change) { _, context, people, _ in
        try await people.home.endShare(self.number("id", context), ofStore: self.shelf.name)
        return Response(status: .noContent)
      })
    router.get(
      "/shares/:id/links",
      use: share(.read) { request, context, people, token in
        guard let shared = try await people.shared(self.number("id", context), for: token.account) else {
          throw WebError(.notFound, "Nothing is shared with you by this number.")
        }
        let fields = try request.queryFields()
        let after = fields["after"]
        let page = try await shared.links(
          String(fields["query"].prefix(SearchParser.longest)), limit: Self.pageLength,
          after: after.isEmpty ? nil : after)
        return try self.value(
          InterfaceValue.SharedLinkList(
            links: page.links.map { InterfaceValue.SharedLinkValue($0) }, next: page.next, count: page.count,
            notices: page.notices))
      })
  }

  private func share(
    _ scope: AccessToken.Scope,
    _ answer: @escaping @Sendable (Request, WebContext, People, AccessToken) async throws -> Response
  ) -> @Sendable (Request, WebContext) async throws -> Response {
    { [self] request, context in
      let token = try await token(request, scope)
      guard let people else { throw WebError(.notFound, "This server has one shelf alone.") }
      return try await answer(request, context, people, token)
    }
  }
}
