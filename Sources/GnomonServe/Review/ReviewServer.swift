// SPDX-License-Identifier: Apache-2.0
#if Servers
  import FlyingFox
  import Foundation
  import GnomonRequest

  /// Serves the page of `gnomon review` on this machine.
  struct ReviewServer {
    private let folder: ReviewFolder
    private let request: ServeRequest

    init(_ request: ServeRequest) throws {
      folder = try ReviewFolder(request)
      self.request = request
    }

    func run() async throws {
      var limits = request.limits
      limits.bodyBytes = ReviewHandler.bodyLimit
      let service = try await LocalService(port: request.port, limits: limits)
      let signals = service.removeOnSignals()
      defer { for source in signals { source.cancel() } }
      let access = AccessGuard(hosts: request.hosts, cookie: "gnomon-\(service.port)")
      let handler = ReviewHandler(folder: folder, access: access)
      try await service.run(handler) {
        let contents = await handler.refreshed()
        print("http://localhost:\(service.port)/?token=\(access.token)")
        print(Self.words(contents.items))
        fflush(nil)
      }
    }

    private static func words(_ items: [ReviewItem]) -> String {
      let (previews, snapshots) = (items.count { $0.kind == .preview }, items.count { $0.kind != .preview })
      return "\(snapshots) failed \(snapshots == 1 ? "snapshot" : "snapshots"), \(previews) changed looks of previews"
    }
  }

  /// Answers the page's requests. All but the page itself are asked for by its own script.
  struct ReviewHandler: HTTPHandler {
    let folder: ReviewFolder
    let access: AccessGuard
    private let store: Store

    init(folder: ReviewFolder, access: AccessGuard) {
      (self.folder, self.access) = (folder, access)
      store = Store(folder)
    }

    /// A request's body may have so many bytes.
    static let bodyLimit = 1 << 20

    /// What was read last: pictures are asked for one by one.
    private actor Store {
      private let folder: ReviewFolder
      private(set) var contents = ReviewFolder.Contents()

      init(_ folder: ReviewFolder) { self.folder = folder }

      func refresh() -> ReviewFolder.Contents {
        contents = folder.contents()
        return contents
      }

      func accept(_ ids: Set<String>) -> [String] { folder.accept(ids) }
    }

    func refreshed() async -> ReviewFolder.Contents { await store.refresh() }

    func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
      let given = request.query.first { $0.name == "token" }?.value
      do {
        try access.check(
          host: request.headers[.host], origin: request.headers[HTTPHeader("Origin")],
          credential: .cookie(request.headers[.cookie], query: given),
          purpose: request.method == .GET ? .reading : .change, source: .init(request))
      } catch {
        return Answers.refused(error, command: "gnomon review", policy: ReviewPage.policy)
      }
      switch (request.method, request.path) {
      case (.GET, "/") where given != nil:
        // The token goes from the address into a cookie, so that it stays out of the history.
        return answer(
          .seeOther,
          [
            .location: "/",
            .setCookie: "\(access.cookie)=\(access.token); Path=/; HttpOnly; SameSite=Strict",
          ])
      case (.GET, "/"): return answer(.ok, [.contentType: "text/html; charset=utf-8"], Data(ReviewPage.html.utf8))
      case (.GET, "/items"): return try json(await store.refresh().items)
      case (.GET, "/picture"): return await picture(request)
      case (.POST, "/accept"): return try await accept(request)
      default: return answer(.notFound, [.contentType: "text/plain"], Data("There's nothing here.\n".utf8))
      }
    }

    private func picture(_ request: HTTPRequest) async -> HTTPResponse {
      func value(_ name: String) -> String? { request.query.first { $0.name == name }?.value }
      guard let id = value("of"), let what = value("what").flatMap({ ReviewPicture(rawValue: $0) }),
        let file = await store.contents.files[id]?[what], let data = FileManager.default.contents(atPath: file)
      else { return answer(.notFound) }
      return answer(.ok, [.contentType: "image/png"], data)
    }

    private func accept(_ request: HTTPRequest) async throws -> HTTPResponse {
      // A body without a length isn't read at all.
      guard let length = request.headers[.contentLength].flatMap({ Int($0) }), (0...Self.bodyLimit).contains(length)
      else {
        return answer(.payloadTooLarge)
      }
      guard let ids = try? JSONDecoder().decode(Set<String>.self, from: try await request.bodyData) else {
        return answer(.badRequest)
      }
      return try json(await store.accept(ids))
    }

    private func json(_ value: some Encodable) throws -> HTTPResponse {
      answer(.ok, [.contentType: "application/json"], try JSONEncoder().encode(value))
    }

    private func answer(_ status: HTTPStatusCode, _ headers: [HTTPHeader: String] = [:], _ body: Data = Data())
      -> HTTPResponse
    {
      Answers.answer(status, headers, body, policy: ReviewPage.policy)
    }
  }
#endif
