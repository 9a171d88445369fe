// SPDX-License-Identifier: Apache-2.0
#if Servers
  import FlyingFox
  import Foundation
  import GnomonPage
  import GnomonRequest

  /// Answers the requests of an app's visitors.
  struct AppHandler: HTTPHandler {
    let visitors: Visitors
    let access: AccessGuard
    let serving: AppServing
    let limits: GateLimits
    /// The name of the cookie that tells visitors apart.
    let cookie: String

    /// What lies below the app's path without being the app's.
    static let own = "~gnomon"

    func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
      let path = request.target.path(percentEncoded: true)
      switch path {
      // They tell nothing that anybody could use, and are asked for by an address.
      case "/healthz": return plain(.ok, "ok\n")
      case "/readyz":
        return await visitors.isReady ? plain(.ok, "ready\n") : plain(.serviceUnavailable, "The app isn't ready.\n")
      case "/metrics" where request.method == .GET: return plain(.ok, await visitors.metrics())
      default: break
      }
      let place = AppPlace(path, base: serving.base)
      let query = PreviewHandler.fields(of: request.target.query(percentEncoded: true))
      let isSocket = place == .socket
      do {
        try access.check(
          host: request.headers[.host], origin: request.headers[HTTPHeader("Origin")],
          credential: .cookie(request.headers[.cookie], query: isSocket ? nil : query["token"]),
          purpose: isSocket ? .connection : request.method == .GET ? .reading : .change,
          source: .init(request))
      } catch {
        return Answers.refused(error, command: "gnomon serve", policy: LivePage.policy)
      }
      guard request.method == .GET else { return plain(.methodNotAllowed, "There's nothing to change here.\n") }
      switch place {
      case .page: return page(request, query)
      case .outside:
        let query = request.target.query(percentEncoded: true)
        return redirect(to: serving.base + "/" + (query.isEmpty ? "" : "?" + query))
      case .file(let name):
        guard let file = LivePage.file(name) else { break }
        let packed = Self.takesPacked(request) ? Packing.file(file) : nil
        var kept = Answers.answer(
          .ok, [.contentType: file.type], packed ?? Data(file.text.utf8), policy: LivePage.policy)
        if packed != nil { kept.headers[.contentEncoding] = "gzip" }
        kept.headers[HTTPHeader("Vary")] = "Accept-Encoding"
        kept.headers[.cacheControl] = "private, max-age=31536000, immutable"
        return kept
      case .socket: return try await live(request, query)
      case nil: break
      }
      return plain(.notFound, "There's nothing here.\n")
    }

    /// Whether a browser takes what is packed: it names the form, and not with a weight of 0.
    private static func takesPacked(_ request: HTTPRequest) -> Bool {
      (request.headers[HTTPHeader("Accept-Encoding")] ?? "").split(separator: ",").contains { part in
        let words = part.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces).lowercased() }
        return words.first == "gzip"
          && !words.dropFirst().contains { $0.hasPrefix("q=0") && Double($0.dropFirst(2)) == 0 }
      }
    }

    // MARK: Visitors

    /// Who asks; nil where nobody has told the browser yet, or the proxy names nobody.
    private func visitor(_ request: HTTPRequest) -> VisitorKey? {
      if let header = serving.userHeader {
        guard let user = request.headers[HTTPHeader(header)], !user.isEmpty, user.utf8.count <= 256 else { return nil }
        return VisitorKey(user: user)
      }
      guard let value = AccessGuard.value(of: cookie, in: request.headers[.cookie]), value.utf8.count == 48,
        value.allSatisfy(\.isHexDigit)
      else { return nil }
      return VisitorKey(cookie: value)
    }

    /// The page that shows the app, whatever of it the address names.
    private func page(_ request: HTTPRequest, _ query: [String: String]) -> HTTPResponse {
      if serving.userHeader != nil, visitor(request) == nil {
        return plain(.unauthorized, "Nobody has signed in: the proxy in front of this server names no user.\n")
      }
      let isSecure = serving.trustsProxy && request.headers[HTTPHeader("X-Forwarded-Proto")] == "https"
      let rest = "Path=\(serving.base)/; HttpOnly\(isSecure ? "; Secure" : "")"
      if query["token"] != nil, !access.isOpen { return begin(request, "\(access.cookie)=\(access.token); \(rest)") }
      guard let text = LivePage.file("serve.html")?.text else { return plain(.notFound, "The page is missing.\n") }
      let page = text.replacing("page/", with: "\(serving.base)/\(Self.own)/page/\(LivePage.version)/")
        .replacing("{title}", with: Self.escaped(serving.title)).replacing("{base}", with: Self.escaped(serving.base))
      var answer = Answers.answer(.ok, [.contentType: PreviewAnswers.html], Data(page.utf8), policy: LivePage.policy)
      if serving.userHeader == nil {
        // It's given anew with each visit: what it leads to is kept from the last one on. A link of another page leads to what the visitor has: `Lax` sends
        // the cookie there, and nowhere else.
        let known = visitor(request) == nil ? nil : AccessGuard.value(of: cookie, in: request.headers[.cookie])
        answer.headers[.setCookie] =
          "\(cookie)=\(known ?? AccessGuard.makeToken()); \(rest); SameSite=Lax; Max-Age=\(Int(serving.limits.keepSeconds))"
      }
      return answer
    }

    /// The token goes from the address into a cookie. Then the page is asked for again.
    private func begin(_ request: HTTPRequest, _ token: String) -> HTTPResponse {
      var fields = PreviewHandler.fields(of: request.target.query(percentEncoded: true))
      fields["token"] = nil
      let query = fields.sorted { $0.key < $1.key }
        .map { "\(PreviewHandler.segment(of: $0.key))=\(PreviewHandler.segment(of: $0.value))" }.joined(separator: "&")
      var answer = redirect(to: request.target.path(percentEncoded: true) + (query.isEmpty ? "" : "?" + query))
      answer.headers[.setCookie] = "\(token); SameSite=Lax; Max-Age=\(Int(serving.limits.keepSeconds))"
      return answer
    }

    private func live(_ request: HTTPRequest, _ query: [String: String]) async throws -> HTTPResponse {
      guard let tab = query["tab"], TabOpening.isName(tab) else { return plain(.badRequest, "A page has a name.\n") }
      guard let visitor = visitor(request) else {
        return plain(.unauthorized, "The browser has to keep this server's cookie.\n")
      }
      // One that can't be read is the app's first window.
      let scene = query["scene"].flatMap { try? JSONDecoder().decode(LiveScene.self, from: Data($0.utf8)) }
      var opening = TabOpening(visitor: visitor, page: tab, scene: scene ?? LiveScene(), isShared: serving.isShared)
      if let zone = query["zone"], zone.utf8.count <= 64, TimeZone.knownTimeZoneIdentifiers.contains(zone) {
        opening.zone = zone
      }
      opening.takesPacked = query["packed"] == "1"
      opening.address = ClientAddress(
        peer: request.headers[HTTPHeader(ClientRequests.peerField)],
        forwarded: serving.trustsProxy ? request.headers[HTTPHeader("X-Forwarded-For")] : nil)
      let socket = PageSocket(limit: limits.messageBytes) { [visitors, opening] in TabConnection(opening, in: visitors)
      }
      return try await WebSocketHTTPHandler(handler: socket).handleRequest(request)
    }

    // MARK: Answers

    private func plain(_ status: HTTPStatusCode, _ text: String) -> HTTPResponse {
      Answers.answer(
        status, [.contentType: "text/plain; charset=utf-8"], Data(text.utf8), policy: LivePage.policy)
    }

    private func redirect(to path: String) -> HTTPResponse {
      // Two slashes at the beginning would name another host.
      let path = "/" + path.drop { $0 == "/" || $0 == "\\" }
      return Answers.answer(.seeOther, [.location: path], policy: LivePage.policy)
    }

    private static func escaped(_ text: String) -> String {
      text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
    }
  }

  /// What an address of a served app stands for.
  enum AppPlace: Equatable {
    /// A place in the app.
    case page
    /// Nothing below the app's path.
    case outside
    case file(String)
    /// The connection of a page.
    case socket

    /// - Parameter path: As the request has it, with its escapes.
    init?(_ path: String, base: String) {
      guard path == base || path.hasPrefix(base + "/") else {
        self = .outside
        return
      }
      let parts = path.dropFirst(base.utf8.count).split(separator: "/", omittingEmptySubsequences: false).dropFirst()
      guard !parts.isEmpty else {
        self = .outside
        return
      }
      guard parts.first == Substring(AppHandler.own) else {
        self = .page
        return
      }
      switch Array(parts.dropFirst()) {
      case ["live"]: self = .socket
      case let rest where rest.count == 3 && rest[0] == "page" && rest[1] == Substring(LivePage.version):
        self = .file(String(rest[2]))
      default: return nil
      }
    }
  }
#endif
