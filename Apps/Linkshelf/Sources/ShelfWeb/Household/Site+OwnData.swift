// SPDX-License-Identifier: Apache-2.0
import Exchange
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Shelf
import ShelfPages

/// All of one's own: to take along, and to delete.
extension Site {
  func addOwnData(to router: RouterGroup<WebContext>) {
    router.get("/own-data") { request, context in
      let page = try await self.ownDataPage(context)
      return self.html(Pages.render(page, in: try await self.pageContext(request, context)))
    }
    router.post("/own-data") { try await self.deleteOwn($0, $1) }
    // A guest has nothing to take along.
    if !isForGuests { router.get("/own-data/export") { try await self.ownExport($0, $1) } }
  }

  private func ownDataPage(_ context: WebContext, problem: String? = nil) async throws -> OwnDataPage {
    guard let people, let account = context.account else { throw WebError(.notFound) }
    let all = try await people.home.people().filter { !$0.isLeaving }
    let managers = all.filter { $0.account.role == .manager }
    return OwnDataPage(
      hasShelf: account.store != nil,
      isShared: account.store != nil && all.contains { $0.id != account.id && $0.account.store == account.store },
      isLastManager: managers.map(\.id) == [account.id], problem: problem)
  }

  private func deleteOwn(_ request: Request, _ context: WebContext) async throws -> Response {
    let fields = try await request.formFields()
    try check(fields, context)
    guard fields["action"] == "delete", let people, let account = context.account else { throw WebError(.badRequest) }
    guard limit.attempt(context.sender, now: shelf.now) == nil else { throw WebError(.tooManyRequests) }
    do {
      guard try await accounts.account(account.name, password: fields["password"])?.id == account.id else {
        throw ShelfError(.invalid, Messages.text("password.wrong", context.language))
      }
      limit.wasRight(context.sender)
      try await people.remove(account.id)
    } catch let error as ShelfError where error.reason == .invalid {
      let page = try await ownDataPage(context, problem: error.description)
      return html(Pages.render(page, in: try await pageContext(request, context)), status: .badRequest)
    }
    var response = redirect(to: routes.signIn)
    response.headers[.setCookie] = sessionCookie("")
    response.headers[.clearSiteData] = "\"cache\", \"storage\""
    return response
  }

  /// Sends the archive while it's made: no whole copy of it lies on the disk.
  private func ownExport(_ request: Request, _ context: WebContext) async throws -> Response {
    let export = OwnDataExport(shelf)
    let body = ResponseBody { writer in
      // A slow reader holds the reading back.
      var writer = writer
      try await export.write { try await writer.write(ByteBuffer(bytes: $0)) }
      try await writer.finish(nil)
    }
    let day = shelf.now.date.formatted(.iso8601.year().month().day())
    return Response(
      status: .ok,
      headers: [
        .contentType: "application/zip", .contentDisposition: "attachment; filename=\"linkshelf-\(day).zip\"",
        .cacheControl: "no-store",
      ], body: body)
  }
}
