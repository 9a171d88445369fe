// SPDX-License-Identifier: Apache-2.0
import HTTPTypes
import Hummingbird
import Shelf
import ShelfPages

extension Site {
  func addStatic(to router: RouterGroup<WebContext>) {
    router.get("/static/:hash/:name") { request, context in
      guard let name = context.parameters.get("name"), let file = StaticFiles.file(name) else {
        throw WebError(.notFound)
      }
      // An old hash gets today's file, and isn't kept.
      let isToday = context.parameters.get("hash") == StaticFiles.hash
      return self.send(file, cache: isToday ? "public, max-age=31536000, immutable" : "no-cache")
    }
    for name in ["service-worker.js", "manifest.webmanifest"] {
      router.get(RouterPath("/" + name)) { _, _ in
        guard let file = StaticFiles.file(name) else { throw WebError(.notFound) }
        return self.send(file, cache: "no-cache")
      }
    }
    router.get("/favicon.ico") { _, _ in
      guard let file = StaticFiles.file("icon-192.png") else { throw WebError(.notFound) }
      return self.send(file, cache: "public, max-age=86400")
    }
    router.get("/offline") { request, context in
      self.html(Pages.renderOffline(in: try await self.pageContext(request, context, takesFlash: false)))
    }
    router.get("/help") { request, context in
      let scheme = self.configuration.isSecure ? "https" : "http"
      let page = HelpPage(
        siteAddress: "\(scheme)://\(context.authority)\(self.base)", version: self.configuration.version)
      return self.html(Pages.render(page, in: try await self.pageContext(request, context)))
    }
  }

  private func send(_ file: StaticFiles.File, cache: String) -> Response {
    Response(
      status: .ok, headers: [.contentType: file.contentType, .cacheControl: cache],
      body: .init(byteBuffer: .init(bytes: file.bytes)))
  }

  /// The whole site.
  public func router() -> Router<WebContext> {
    let router = Router(context: WebContext.self, options: .autoGenerateHeadEndpoints)
    router.add(middleware: RequestCounter(metrics: metrics))
    router.add(middleware: Gatekeeper(site: self))
    let group = router.group(RouterPath(base))
    guard !isForGuests else {
      addForGuests(to: group)
      return router
    }
    addLists(to: group)
    addLinkPages(to: group)
    addAdding(to: group)
    addSavedPages(to: group)
    addQueue(to: group)
    addOrganizing(to: group)
    addExchange(to: group)
    addSettings(to: group)
    addSignIn(to: group)
    addStatic(to: group)
    addContent(to: group)
    addWatchingPages(to: group)
    addFeeds(to: group)
    addListSettings(to: group)
    addShared(to: group)
    addStatistics(to: group)
    addDigests(to: group)
    addReading(to: group)
    addPeople(to: group)
    addWithMe(to: group)
    addInvited(to: group)
    addOwnData(to: group)
    addInterface(to: group.group("/api/v1"))
    return router
  }
}
