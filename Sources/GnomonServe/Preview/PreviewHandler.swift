// SPDX-License-Identifier: Apache-2.0
#if Servers
  import FlyingFox
  import Foundation
  import GnomonPage
  import GnomonRequest

  /// Answers the requests of pages with previews.
  struct PreviewHandler: HTTPHandler {
    let hub: PreviewHub
    let access: AccessGuard
    let limits: GateLimits

    func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
      let given = request.query.first { $0.name == "token" }?.value
      let place = Place(request.target.path(percentEncoded: true))
      let isSocket = place?.isSocket == true
      do {
        // A page of another site may open a connection, and would say where it is.
        try access.check(
          host: request.headers[.host], origin: request.headers[HTTPHeader("Origin")],
          cookies: request.headers[.cookie], given: isSocket ? nil : given,
          changes: isSocket || request.method != .GET, source: .init(request))
      } catch {
        return Answers.refused(error, command: "gnomon preview", policy: LivePage.policy)
      }
      guard request.method == .GET else { return answer(.methodNotAllowed) }
      switch place {
      case .start: return given == nil ? await wall(request) : begin(request)
      case .devices: return answer(.ok, "application/json", DeviceList.json)
      case .file(let name):
        guard let file = LivePage.file(name) else { break }
        return answer(.ok, file.type, file.text)
      case .keptFile(let name):
        guard let file = LivePage.file(name) else { break }
        var kept = answer(.ok, file.type, file.text)
        kept.headers[.cacheControl] = "private, max-age=31536000, immutable"
        return kept
      case .preview(let key, isFolder: false):
        return redirect(to: Self.path(of: key))
      case .preview:
        guard let page = LivePage.page("focus.html") else { break }
        return answer(.ok, Self.html, page)
      case .socket(let key): return try await live(request, key)
      case .views: return try await socket(request) { [hub] in ViewsConnection(in: hub) }
      case .status: return try await socket(request) { [hub] in StatusConnection(hub.status) }
      case nil: break
      }
      return answer(.notFound, "text/plain; charset=utf-8", "There's nothing here.\n")
    }

    /// What an address stands for. A preview's page is a folder: its files and its connection lie beside it, too.
    enum Place: Equatable {
      case start
      case devices
      case file(String)
      /// A file of just this version of the program, which a browser may keep.
      case keptFile(String)
      case preview(String, isFolder: Bool)
      /// The preview's key, where the path has it.
      case socket(String?)
      /// A connection that shows several previews.
      case views
      /// A connection that tells of all of them.
      case status

      init?(_ path: String) {
        let pieces = path.split(separator: "/", omittingEmptySubsequences: false)
        let parts = pieces.dropFirst().compactMap { $0.removingPercentEncoding }
        guard pieces.first == "", parts.count == pieces.count - 1 else { return nil }
        switch parts.count {
        case 1 where parts[0].isEmpty: self = .start
        case 1 where parts[0] == "devices.json": self = .devices
        case 1 where parts[0] == "views": self = .views
        case 1 where parts[0] == "status": self = .status
        case 1 where parts[0] == "live": self = .socket(nil)
        case 2 where parts[0] == "page": self = .file(parts[1])
        case 2 where parts[0] == "preview" && !parts[1].isEmpty: self = .preview(parts[1], isFolder: false)
        case 3 where parts[0] == "page" && parts[1] == LivePage.version: self = .keptFile(parts[2])
        case 3 where parts[0] == "preview" && !parts[1].isEmpty:
          self =
            parts[2].isEmpty
            ? .preview(parts[1], isFolder: true)
            : parts[2] == "live" ? .socket(parts[1]) : .file(parts[2])
        default: return nil
        }
      }

      var isSocket: Bool {
        switch self {
        case .socket, .views, .status: true
        case .start, .devices, .file, .keptFile, .preview: false
        }
      }
    }

    private func redirect(to path: String) -> HTTPResponse {
      Answers.answer(.seeOther, [.location: path], policy: LivePage.policy)
    }

    /// The token goes from the address into a cookie, so that it stays out of the history.
    private func begin(_ request: HTTPRequest) -> HTTPResponse {
      let cookie = "\(access.cookie)=\(access.token); Path=/; HttpOnly; SameSite=Strict"
      // Who comes by a link of another page has the cookie only from the next page on.
      guard ["cross-site", "same-site"].contains(request.headers[HTTPHeader("Sec-Fetch-Site")] ?? "") else {
        return Answers.answer(.seeOther, [.location: "/", .setCookie: cookie], policy: LivePage.policy)
      }
      let page = "<!doctype html><meta charset=\"utf-8\"><meta http-equiv=\"refresh\" content=\"0;url=/\">\n"
      return Answers.answer(
        .ok, [.contentType: "text/html; charset=utf-8", .setCookie: cookie], Data(page.utf8), policy: LivePage.policy)
    }

    /// The page with all previews. Where there's one, that is shown, unless it's the wall that is asked for.
    private func wall(_ request: HTTPRequest) async -> HTTPResponse {
      let previews = await hub.lists.flatMap(\.previews)
      if previews.count == 1, !request.query.contains(where: { $0.name == "wall" }) {
        return redirect(to: Self.path(of: previews[0].key))
      }
      guard let page = LivePage.page("wall.html") else { return answer(.notFound) }
      return answer(.ok, Self.html, page)
    }

    private static let html = "text/html; charset=utf-8"

    /// The address of a preview's page: a folder, in which its files lie.
    static func path(of key: String) -> String {
      var allowed = CharacterSet(charactersIn: "a"..."z")
      allowed.insert(charactersIn: "A"..."Z")
      allowed.insert(charactersIn: "0"..."9")
      allowed.insert(charactersIn: "-._~")
      return "/preview/\(key.addingPercentEncoding(withAllowedCharacters: allowed) ?? "")/"
    }

    private func live(_ request: HTTPRequest, _ key: String?) async throws -> HTTPResponse {
      var look = Self.fields(of: request.target.query(percentEncoded: true))
      guard let key = key ?? look.removeValue(forKey: "preview") else { return answer(.badRequest) }
      let opening = LiveOpening(preview: key, look: look)
      return try await socket(request) { [hub] in LiveConnection(opening, in: hub) }
    }

    private func socket(
      _ request: HTTPRequest, _ client: @escaping @Sendable () -> any SocketClient
    ) async throws -> HTTPResponse {
      let socket = PageSocket(limit: limits.messageBytes, client: client)
      return try await WebSocketHTTPHandler(handler: socket).handleRequest(request)
    }

    /// What a query says, as browsers write it: a plus is a space.
    static func fields(of query: String) -> [String: String] {
      var fields: [String: String] = [:]
      for pair in query.split(separator: "&") {
        let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
          .map { $0.replacing("+", with: " ").removingPercentEncoding ?? "" }
        fields[parts[0]] = parts.count > 1 ? parts[1] : ""
      }
      return fields
    }

    private func answer(_ status: HTTPStatusCode, _ type: String? = nil, _ text: String = "") -> HTTPResponse {
      Answers.answer(status, type.map { [.contentType: $0] } ?? [:], Data(text.utf8), policy: LivePage.policy)
    }
  }
#endif
