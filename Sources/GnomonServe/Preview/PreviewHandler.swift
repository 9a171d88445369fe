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
          changes: isSocket || request.method != .GET)
      } catch {
        return Answers.refused(error, command: "gnomon preview", policy: LivePage.policy)
      }
      guard request.method == .GET else { return answer(.methodNotAllowed) }
      switch place {
      case .start: return given == nil ? await list() : begin(request)
      case .style: return answer(.ok, "text/css; charset=utf-8", PreviewListPage.style)
      case .file(let name):
        guard let file = LivePage.file(name) else { break }
        return answer(.ok, file.type, file.text)
      case .preview(let key, isFolder: false):
        return redirect(to: PreviewListPage.path(of: key))
      case .preview:
        guard let page = LivePage.file("page.html") else { break }
        return answer(.ok, page.type, page.text)
      case .socket(let key): return try await socket(request, key)
      case nil: break
      }
      return answer(.notFound, "text/plain; charset=utf-8", "There's nothing here.\n")
    }

    /// What an address stands for. A preview's page is a folder: its files and its connection lie beside it, too.
    enum Place: Equatable {
      case start
      case style
      case file(String)
      case preview(String, isFolder: Bool)
      /// The preview's key, where the path has it.
      case socket(String?)

      init?(_ path: String) {
        let pieces = path.split(separator: "/", omittingEmptySubsequences: false)
        let parts = pieces.dropFirst().compactMap { $0.removingPercentEncoding }
        guard pieces.first == "", parts.count == pieces.count - 1 else { return nil }
        switch parts.count {
        case 1 where parts[0].isEmpty: self = .start
        case 1 where parts[0] == "list.css": self = .style
        case 1 where parts[0] == "live": self = .socket(nil)
        case 2 where parts[0] == "page": self = .file(parts[1])
        case 2 where parts[0] == "preview" && !parts[1].isEmpty: self = .preview(parts[1], isFolder: false)
        case 3 where parts[0] == "preview" && !parts[1].isEmpty:
          self =
            parts[2].isEmpty
            ? .preview(parts[1], isFolder: true)
            : parts[2] == "live" ? .socket(parts[1]) : .file(parts[2])
        default: return nil
        }
      }

      var isSocket: Bool {
        if case .socket = self { true } else { false }
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

    private func list() async -> HTTPResponse {
      let lists = await hub.lists
      let previews = lists.flatMap(\.previews)
      if previews.count == 1 {
        return redirect(to: PreviewListPage.path(of: previews[0].key))
      }
      return answer(.ok, "text/html; charset=utf-8", PreviewListPage.html(lists))
    }

    private func socket(_ request: HTTPRequest, _ key: String?) async throws -> HTTPResponse {
      var look = Self.fields(of: request.target.query(percentEncoded: true))
      guard let key = key ?? look.removeValue(forKey: "preview") else { return answer(.badRequest) }
      let socket = LiveSocket(hub: hub, opening: LiveOpening(preview: key, look: look), limit: limits.messageBytes)
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
