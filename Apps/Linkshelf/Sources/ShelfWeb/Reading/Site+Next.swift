// SPDX-License-Identifier: Apache-2.0
import Foundation
import HTTPTypes
import Hummingbird
import Shelf
import ShelfPages

extension Site {
  func addNext(to router: RouterGroup<WebContext>) {
    router.get("/next") { request, context in
      let rows = try await self.shelf.rows(try await self.shelf.next())
      return self.html(
        Pages.render(NextPage(links: rows.map { self.item($0) }), in: try await self.pageContext(request, context)))
    }
    router.post("/next") { try await self.changeNext($0, $1) }
  }

  private func changeNext(_ request: Request, _ context: WebContext) async throws -> Response {
    let fields = try await request.formFields()
    try check(fields, context)
    var sentence: String?
    if fields.has("order") {
      try await shelf.setNext(fields["order"].split(separator: ",").prefix(Shelf.mostNext).compactMap { Int64($0) })
    } else {
      let parts = fields["one"].split(separator: ":", maxSplits: 1)
      guard parts.count == 2, let id = Int64(parts[1]) else { throw WebError(.badRequest) }
      switch parts[0] {
      case "add":
        try await shelf.addNext([id])
        sentence = "next.added"
      case "drop":
        try await shelf.dropNext([id])
        sentence = "next.dropped"
      default:
        guard let move = NextMove(rawValue: String(parts[0])) else { throw WebError(.badRequest) }
        try await shelf.moveNext(id, move)
      }
    }
    let flash = sentence.map { Flash(sentence: Messages.text($0, context.language)) }
    if request.wantsJSON {
      let page = try await pageContext(request, context, takesFlash: false)
      return try json(ActionAnswer(flash: flash.map { Pages.renderFlash($0, in: page) }))
    }
    if let flash { leave(flash, context) }
    return redirect(to: fields["back"].isEmpty ? routes.next : fields["back"])
  }
}
