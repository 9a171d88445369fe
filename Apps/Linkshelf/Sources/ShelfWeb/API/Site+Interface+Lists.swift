// SPDX-License-Identifier: Apache-2.0
import Foundation
import HTTPTypes
import Hummingbird
import Shelf

extension Site {
  func addListInterface(to router: RouterGroup<WebContext>) {
    router.get(
      "/lists",
      use: allow(.read) { _, context in
        try self.value(["lists": try await self.shelf.lists().map { self.listValue($0, context) }])
      })
    router.get("/lists/:id", use: allow(.read) { _, context in try await self.listAnswer(context) })
    router.patch(
      "/lists/:id",
      use: allow(.change) { request, context in
        let id = try self.number("id", context)
        let body = try await self.decode(InterfaceValue.ListEdit.self, request)
        try await self.shelf.changeList(id, try body.change())
        switch body.isPublic {
        // Its address stays where it has one.
        case true?: if try await self.shelf.linkList(id)?.isPublic == false { try await self.shelf.share(id) }
        case false?: try await self.shelf.stopSharing(id)
        case nil: break
        }
        return try await self.listAnswer(context)
      })
    router.post(
      "/lists/:id/address",
      use: allow(.change) { _, context in
        try await self.shelf.share(try self.number("id", context))
        return try await self.listAnswer(context)
      })
    router.get(
      "/statistics",
      use: allow(.read) { request, _ in
        let name = try request.queryFields()["zone"]
        guard let zone = TimeZone(identifier: name.isEmpty ? "UTC" : name) else {
          throw WebError(.badRequest, "“zone” is a time zone such as Europe/Zurich, and not “\(name.prefix(60))”.")
        }
        return try self.value(InterfaceValue.StatisticsValue(try await self.shelf.statistics(in: zone)))
      })
  }

  private func listValue(_ list: LinkList, _ context: WebContext) -> InterfaceValue.ListValue {
    InterfaceValue.ListValue(list, address: sharedAddress(list, context))
  }

  private func listAnswer(_ context: WebContext) async throws -> Response {
    guard let list = try await shelf.linkList(number("id", context)) else {
      throw WebError(.notFound, "There's no such list.")
    }
    return try value(listValue(list, context))
  }
}
