// SPDX-License-Identifier: Apache-2.0
import Foundation
import HTTPTypes
import Hummingbird
import Shelf
import ShelfPages

/// The page on which managers say who is here. It tells names, space and queues, and opens nobody's shelf.
extension Site {
  func addPeople(to router: RouterGroup<WebContext>) {
    router.get("/people") { request, context in
      let people = try self.managed(context)
      let page = try await self.peoplePage(people, context)
      return self.html(Pages.render(page, in: try await self.pageContext(request, context)))
    }
    router.post("/people") { try await self.changePeople($0, $1) }
  }

  /// The people, for a manager.
  ///
  /// - Throws: where somebody else asks.
  func managed(_ context: WebContext) throws -> People {
    guard let people, context.account?.role == .manager else { throw WebError(.forbidden) }
    return people
  }

  private func peoplePage(_ people: People, _ context: WebContext, problem: String? = nil, newAddress: String? = nil)
    async throws -> PeoplePage
  {
    let all = try await people.home.people()
    let sharers = all.filter { $0.account.store == "" && !$0.isLeaving }
    var shown: [PeoplePage.Person] = []
    var counted: [String: StoreNumbers] = [:]
    for person in all {
      var one = PeoplePage.Person(
        id: person.id, name: person.account.name, role: person.account.role.rawValue, since: person.createdAt.seconds,
        mostMB: person.mostMB, isSelf: person.id == context.account?.id, isLeaving: person.isLeaving)
      if let store = person.account.store, !person.isLeaving {
        if counted[store] == nil { counted[store] = try await people.numbers.of(store) }
        one.used = counted[store].map { Int($0.used) }
        one.jobs = counted[store].map { $0.queue.waiting + $0.queue.running } ?? 0
        one.sharesFirst = store.isEmpty && sharers.count > 1 && person.id != sharers.first?.id
      }
      shown.append(one)
    }
    let names = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0.account.name) })
    return PeoplePage(
      people: shown,
      invitations: try await people.home.invitations().map {
        .init(
          id: $0.id, role: $0.role.rawValue, note: $0.note, name: $0.account.flatMap { names[$0] },
          until: $0.until.seconds)
      }, newAddress: newAddress, allMB: people.stores.room.mostMB,
      used: Int(counted.values.reduce(0) { $0 + $1.used }), problem: problem)
  }

  private func changePeople(_ request: Request, _ context: WebContext) async throws -> Response {
    let fields = try await request.formFields()
    try check(fields, context)
    let people = try managed(context)
    guard let account = context.account else { throw WebError(.unauthorized) }
    func number() throws -> Int64 {
      guard let id = Int64(fields["id"]) else { throw WebError(.badRequest) }
      return id
    }
    var address: String?
    do {
      switch fields["action"] {
      case "invite":
        guard let role = PersonRole(rawValue: fields["role"]) else { throw WebError(.badRequest) }
        address = invitedAddress(try await people.home.invite(role, note: fields["note"], by: account).key, context)
      case "reset":
        address = invitedAddress(try await people.home.invitePassword(of: number(), by: account).key, context)
      case "revoke": try await people.home.revokeInvitation(number())
      case "role":
        guard let role = PersonRole(rawValue: fields["role"]) else { throw WebError(.badRequest) }
        try await people.home.setRole(role, of: number())
      case "limit":
        try await people.home.setLimit(Self.megabytes(fields["limit"]), of: number())
        try await people.stores.takeLimits()
      case "all-limit": try await people.stores.setLimit(ofAll: Self.megabytes(fields["limit"]))
      case "own-shelf": try await people.home.giveOwnStore(to: number())
      case "remove":
        let id = try number()
        // One's own account ends with its password, on a page of its own.
        guard id != account.id else { throw WebError(.badRequest) }
        try await people.remove(id)
      default: throw WebError(.badRequest)
      }
    } catch let error as ShelfError where error.reason != .noSpace {
      let page = try await peoplePage(people, context, problem: error.description)
      return html(
        Pages.render(page, in: try await pageContext(request, context)), status: WebError(error).status)
    }
    actions.wakeWorkers()
    if let address {
      // Shown in the answer itself: it's kept nowhere.
      let page = try await peoplePage(people, context, newAddress: address)
      return html(Pages.render(page, in: try await pageContext(request, context)))
    }
    leave(Flash(sentence: Messages.text("done.saved", context.language)), context)
    return redirect(to: routes.people)
  }

  /// - Parameter gigabytes: as it's typed; empty for no limit.
  static func megabytes(_ gigabytes: String) throws -> Int? {
    let text = gigabytes.filter { !$0.isWhitespace }
    guard !text.isEmpty else { return nil }
    guard let number = SpaceLimits.megabytes(gigabytes: text) else {
      throw ShelfError(
        .invalid,
        "“\(text.prefix(40))” isn't a number that can be a limit. Write a number above 0, or nothing for no limit.")
    }
    return number
  }

  func invitedAddress(_ key: String, _ context: WebContext) -> String { "\(siteAddress(context))/invited/\(key)" }
}
