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
      let whole = request.target.path(percentEncoded: true)
      let framed = FramedPath(whole)
      let place = Place(framed?.path ?? whole)
      let isSocket = place?.isSocket == true
      do {
        // A page of another site may open a connection, and would say where it is.
        try access.check(
          host: request.headers[.host], origin: request.headers[HTTPHeader("Origin")],
          credential: framed.map { .path($0.token) }
            ?? .cookie(request.headers[.cookie], query: isSocket ? nil : given),
          purpose: isSocket ? .connection : request.method == .GET ? .reading : .change, source: .init(request))
      } catch {
        // Nobody frames what is refused: who doesn't know the token learns nothing of it.
        return Answers.refused(error, command: "gnomon preview", policy: LivePage.policy)
      }
      // Who frames a page has named the token. All that it asks for lies below the same path.
      let answers = PreviewAnswers(policy: framed == nil ? LivePage.policy : LivePage.framedPolicy)
      if request.method == .POST, place == .cursor { return try await move(request, answers) }
      guard request.method == .GET, place != .cursor else { return answers.answer(.methodNotAllowed) }
      switch place {
      case .start:
        return given == nil || framed != nil ? await wall(request, answers) : begin(request)
      case .devices: return answers.answer(.ok, "application/json", DeviceList.json)
      case .sources: return answers.answer(.ok, "application/json", hub.status.sources)
      case .file(let name):
        guard let file = LivePage.file(name) else { break }
        return answers.answer(.ok, file.type, file.text)
      case .keptFile(let name):
        guard let file = LivePage.file(name) else { break }
        var kept = answers.answer(.ok, file.type, file.text)
        kept.headers[.cacheControl] = "private, max-age=31536000, immutable"
        return kept
      case .preview(let key, isFolder: false):
        return answers.redirect(to: "./\(Self.segment(of: key))/")
      case .preview:
        guard let page = LivePage.page("focus.html") else { break }
        return answers.answer(.ok, PreviewAnswers.html, page)
      case .socket(let key): return try await live(request, key, answers)
      case .views: return try await socket(request) { [hub] in ViewsConnection(in: hub) }
      case .status: return try await socket(request) { [hub] in StatusConnection(hub.status) }
      case .cursor, nil: break
      }
      return answers.answer(.notFound, "text/plain; charset=utf-8", "There's nothing here.\n")
    }

    /// The path of an address that has the token in it, `/~TOKEN/…`: a page in a frame, to which browsers send no cookie.
    struct FramedPath {
      let token: String
      /// What the path would be without it.
      let path: String

      init?(_ path: String) {
        guard path.hasPrefix("/~") else { return nil }
        let rest = path.dropFirst(2)
        let slash = rest.firstIndex(of: "/") ?? rest.endIndex
        (token, self.path) = (String(rest[..<slash]), String(rest[slash...]))
      }
    }

    /// What an address stands for. A preview's page is a folder: its files and its connection lie beside it, too.
    enum Place: Equatable {
      case start
      case devices
      /// The files that are shown.
      case sources
      /// Where an editor says that its cursor is.
      case cursor
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
        case 1 where parts[0] == "sources.json": self = .sources
        case 1 where parts[0] == "cursor": self = .cursor
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
        case .start, .devices, .sources, .cursor, .file, .keptFile, .preview: false
        }
      }
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
    private func wall(_ request: HTTPRequest, _ answers: PreviewAnswers) async -> HTTPResponse {
      let previews = await hub.lists.flatMap(\.previews)
      if previews.count == 1, !request.query.contains(where: { $0.name == "wall" }) {
        let query = request.target.query(percentEncoded: true)
        return answers.redirect(
          to: "./preview/\(Self.segment(of: previews[0].key))/" + (query.isEmpty ? "" : "?" + query))
      }
      guard let page = LivePage.page("wall.html") else { return answers.answer(.notFound) }
      return answers.answer(.ok, PreviewAnswers.html, page)
    }

    /// A preview's key as a part of a path. Addresses of other pages are relative: a proxy may have put something before them.
    static func segment(of key: String) -> String {
      var allowed = CharacterSet(charactersIn: "a"..."z")
      allowed.insert(charactersIn: "A"..."Z")
      allowed.insert(charactersIn: "0"..."9")
      allowed.insert(charactersIn: "-._~")
      return key.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
    }

    /// Takes where an editor's cursor is.
    private func move(_ request: HTTPRequest, _ answers: PreviewAnswers) async throws -> HTTPResponse {
      let text = "text/plain; charset=utf-8"
      // A body without a length isn't read at all.
      guard let length = request.headers[.contentLength].flatMap({ Int($0) }), (0...SourcePlace.limit).contains(length)
      else { return answers.answer(.payloadTooLarge, text, "A cursor has \(SourcePlace.limit) bytes at most.\n") }
      guard let place = SourcePlace(try await request.bodyData) else {
        return answers.answer(
          .badRequest, text, "A cursor is {\"file\": \"/…/Card.swift\", \"line\": 12, \"column\": 3}.\n")
      }
      guard let moved = hub.status.move(to: place) else {
        return answers.answer(.notFound, text, "That file is none of those that are shown.\n")
      }
      return answers.answer(.ok, "application/json", moved)
    }

    private func live(_ request: HTTPRequest, _ key: String?, _ answers: PreviewAnswers) async throws -> HTTPResponse {
      var look = Self.fields(of: request.target.query(percentEncoded: true))
      guard let key = key ?? look.removeValue(forKey: "preview") else { return answers.answer(.badRequest) }
      let isOfCommit = look.removeValue(forKey: "commit") != nil
      let opening = LiveOpening(preview: key, look: look)
      return try await socket(request) { [hub] in LiveConnection(opening, isOfCommit: isOfCommit, in: hub) }
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
  }

  /// Answers with a policy that says who may frame them.
  struct PreviewAnswers {
    let policy: String

    static let html = "text/html; charset=utf-8"

    func answer(_ status: HTTPStatusCode, _ type: String? = nil, _ text: String = "") -> HTTPResponse {
      Answers.answer(status, type.map { [.contentType: $0] } ?? [:], Data(text.utf8), policy: policy)
    }

    func redirect(to path: String) -> HTTPResponse {
      Answers.answer(.seeOther, [.location: path], policy: policy)
    }
  }
#endif
