// SPDX-License-Identifier: Apache-2.0
import Addresses
import Foundation
import HTTPTypes
import Hummingbird
import Shelf

extension InterfaceValue {
  /// What is known of a page.
  struct KnownPage: Encodable {
    /// Left out where the page isn't kept.
    var link: LinkValue?
    var suggestedTags: [String]
  }

  /// A page that was added with its content.
  struct AddedPage: Encodable {
    var outcome: String
    var link: LinkValue
  }

  struct TokenValue: Encodable {
    var name: String
    var scopes: [String]
  }
}

extension Site {
  /// What programs in a browser need: pages by their address, with their content.
  func addSavedInterface(to router: RouterGroup<WebContext>) {
    router.get("/token") { request, _ in
      // Whatever it may do, it may know that.
      let token = try await self.token(request)
      return try self.value(
        InterfaceValue.TokenValue(
          name: token.name,
          scopes: AccessToken.Scope.allCases.filter { token.scopes.contains($0) }.map(\.rawValue)))
    }
    router.get(
      "/pages",
      use: allow(.read) { request, _ in
        let fields = try request.queryFields()
        let address: LinkAddress
        do { address = try LinkAddress(fields["address"]) } catch { throw WebError(.badRequest, "\(error)") }
        let found = try await self.shelf.find(address: fields["address"])
        let link = found.flatMap { $0.binnedAt == nil ? $0 : nil }
        let row = if let link { try await self.shelf.row(link.id) } else { nil as LinkRow? }
        let tags = try await self.shelf.suggestTags(
          title: String(fields["title"].prefix(1_000)), description: "", site: address.site)
        return try self.value(
          InterfaceValue.KnownPage(link: row.map(InterfaceValue.LinkValue.init), suggestedTags: tags.map(\.path)))
      })
    router.post("/pages", use: allow(.add) { request, _ in try await self.addPage(request) })
  }

  private func addPage(_ request: Request) async throws -> Response {
    let sent = try await SentPage(request, of: self)
    defer { sent.remove() }
    let fields = sent.fields
    guard fields.has("address") else { throw WebError(.badRequest, "“address” is missing.") }
    var link = NewLink(fields["address"])
    link.title = fields["title"]
    link.description = fields["description"]
    link.note = fields["note"]
    link.tags = fields.all("tags").flatMap { TagPath.all(in: $0) }
    link.reading = try InterfaceValue.reading(fields.has("reading") ? fields["reading"] : nil) ?? .unread
    let added = try await add(link, sent)
    if case .refused(let sentence) = added.outcome { throw WebError(.badRequest, sentence) }
    guard let id = added.id, let row = try await shelf.row(id) else { throw WebError(.notFound) }
    let outcome =
      switch added.outcome {
      case .restored: "restored"
      case .known: "known"
      case .added, .refused: "added"
      }
    return try value(
      InterfaceValue.AddedPage(outcome: outcome, link: InterfaceValue.LinkValue(row)), status: .accepted)
  }
}
