// SPDX-License-Identifier: Apache-2.0
import Foundation
import HTTPTypes
import Hummingbird
import Shelf

extension Site {
  func addWatchingInterface(to router: RouterGroup<WebContext>) {
    router.get("/links/:id/watch", use: allow(.read) { _, context in try await self.watchValue(context) })
    router.put(
      "/links/:id/watch",
      use: allow(.change) { request, context in
        let id = try self.number("id", context)
        let body = try await self.decode(InterfaceValue.NewWatch.self, request)
        let period = try body.period.map { try WatchPeriod(named: $0) }
        try await self.shelf.setWatch(of: id, period: period, keepsChanges: body.keepsChanges)
        self.actions.wakeWorkers()
        return try await self.watchValue(context)
      })
    router.post(
      "/links/:id/watch/check",
      use: allow(.add) { _, context in
        let id = try self.number("id", context)
        guard let link = try await self.shelf.link(id), link.binnedAt == nil else {
          throw WebError(.notFound, "There's no such link.")
        }
        try await self.shelf.checkNow([id])
        self.actions.wakeWorkers()
        return try await self.watchValue(context, status: .accepted)
      })
    router.post(
      "/links/:id/watch/move",
      use: allow(.change) { _, context in
        let id = try self.number("id", context)
        try await self.shelf.takeNewAddress(of: id)
        guard let row = try await self.shelf.row(id) else { throw WebError(.notFound, "There's no such link.") }
        return try self.value(InterfaceValue.LinkValue(row))
      })
    router.get(
      "/findings",
      use: allow(.read) { request, _ in
        let fields = try request.queryFields()
        func number(_ name: String, _ range: ClosedRange<Int64>, orElse usual: Int64) throws -> Int64 {
          guard fields.has(name) else { return usual }
          guard let given = Int64(fields[name]), range.contains(given) else {
            throw WebError(.badRequest, "“\(name)” is a number from \(range.lowerBound) to \(range.upperBound).")
          }
          return given
        }
        let page = try await self.shelf.findings(
          after: try number("after", 0...Int64.max, orElse: 0), limit: Int(try number("limit", 1...500, orElse: 50)))
        return try self.value(
          InterfaceValue.FindingList(findings: page.findings.map(InterfaceValue.FindingValue.init), next: page.next))
      })
    router.get(
      "/watching",
      use: allow(.read) { _, _ in
        try self.value(InterfaceValue.Watching(period: try await self.shelf.watchPeriod().rawValue))
      })
    router.put(
      "/watching",
      use: allow(.change) { request, _ in
        let body = try await self.decode(InterfaceValue.Watching.self, request)
        let period = try WatchPeriod(named: body.period)
        try await self.shelf.setWatchPeriod(period)
        self.actions.wakeWorkers()
        return try self.value(InterfaceValue.Watching(period: period.rawValue))
      })
  }

  private func watchValue(_ context: WebContext, status: HTTPResponse.Status = .ok) async throws -> Response {
    guard let watch = try await shelf.watch(of: number("id", context)) else {
      throw WebError(.notFound, "There's no such link.")
    }
    return try value(InterfaceValue.WatchValue(watch), status: status)
  }
}
