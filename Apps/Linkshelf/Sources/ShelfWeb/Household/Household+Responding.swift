// SPDX-License-Identifier: Apache-2.0
import Foundation
import HTTPTypes
public import Hummingbird
import Logging
import Shelf
import ShelfPages

extension Household {
  public func respond(to request: Request, context: WebContext) async throws -> Response {
    if let answer = await watched(request, context) { return answer }
    var context = context
    let found: Door?
    do {
      let asked = try await store(of: request, &context)
      found = try await door(asked)
    } catch {
      // A store that can't be opened keeps nobody from theirs.
      context.logger.error("a store can't be opened", metadata: ["error": "\(error)"])
      return Gatekeeper.plain(.internalServerError, "This shelf can't be opened. Run “linkshelf doctor”.\n")
    }
    if let found { return try await found.respond(request, context) }
    context.share = nil
    guard let door = try await door("") else { return Gatekeeper.plain(.notFound, "Not found.\n") }
    return try await door.respond(request, context)
  }

  /// The name of the store that a request is for. What names nobody is for the first one, where it isn't known either.
  private func store(of request: Request, _ context: inout WebContext) async throws -> String {
    let base = configuration.basePath
    guard request.uri.path.hasPrefix(base) else { return "" }
    let parts = request.uri.path.dropFirst(base.count).split(separator: "/", omittingEmptySubsequences: false)
      .dropFirst()
    let second = parts.dropFirst().first ?? ""
    switch parts.first {
    case "content":
      let capability = second.split(separator: ".", omittingEmptySubsequences: false)
      guard capability.count == 3 else { return "" }
      return try await storeOfContent(capability[2], &context)
    case "shared":
      // The key's second half is looked up in the store itself.
      let key = second.split(separator: ".", omittingEmptySubsequences: false)
      return key.count == 2 && Shelf.isStoreName(key[0]) ? String(key[0]) : ""
    case "feeds" where second != Site.ownFeedKey:
      return try await stores.home.account(feedKey: String(second))?.store ?? ""
    case "api":
      guard let secret = request.bearerToken, let token = try await stores.home.token(secret) else { return "" }
      return token.account.store ?? ShelfStores.guests
    default:
      guard let session = request.cookies[Site.sessionCookie]?.value,
        let account = try await stores.home.account(session: session)
      else { return "" }
      return account.store ?? ShelfStores.guests
    }
  }

  /// - Parameter name: a store's name, or `s` and the number of a share.
  private func storeOfContent(_ name: Substring, _ context: inout WebContext) async throws -> String {
    if Shelf.isStoreName(name) { return String(name) }
    guard name.first == "s", let id = Int64(name.dropFirst()), let share = try await stores.home.listShare(id),
      let store = share.owner.store
    else { return "" }
    context.share = share
    return store
  }
}

extension Request {
  /// The token that a program sends; nil where it sends none.
  var bearerToken: String? {
    guard let header = headers[.authorization], header.lowercased().hasPrefix("bearer ") else { return nil }
    return String(header.dropFirst(7)).trimmingCharacters(in: .whitespaces)
  }
}
