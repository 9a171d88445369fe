// SPDX-License-Identifier: Apache-2.0
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import Shelf
import ShelfWeb
import Testing

/// Nothing is worked on in these tests; only whether it was asked for is known.
struct NoActions: SiteActions {
  var areWorkersAlive = true

  func wakeWorkers() {}
  func card(of row: LinkRow, size: String, theme: String) async -> DrawnPicture? { nil }
}

/// The test client always asks "localhost"; this lets it ask for another host.
private struct UnderAnyHost<Inner: HTTPResponder>: HTTPResponder where Inner.Context == WebContext {
  let inner: Inner

  func respond(to request: Request, context: WebContext) async throws -> Response {
    var head = request.head
    head.authority = request.headers[askedHost]
    return try await inner.respond(to: Request(head: head, body: request.body), context: context)
  }
}

private let askedHost = HTTPField.Name("X-Asked-Host") ?? .userAgent

/// A browser without script that visits the site.
final class Visitor {
  let client: any TestClientProtocol
  let shelf: Shelf
  var cookies: [String: String] = [:]
  var host = "127.0.0.1:8090"
  var language = "en"
  private(set) var last = ""

  init(_ client: any TestClientProtocol, _ shelf: Shelf) {
    self.client = client
    self.shelf = shelf
  }

  /// Runs a test on a site of its own. A clock that stands lets a test count what is allowed in a minute.
  static func visit(
    configuration: WebConfiguration = WebConfiguration(), actions: any SiteActions = NoActions(),
    clock: @escaping @Sendable () -> Moment = { .now }, _ body: @escaping @Sendable (Visitor) async throws -> Void
  ) async throws {
    let folder = NSTemporaryDirectory() + "/web-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let shelf = try Shelf(folder: folder, clock: clock)
    let site = try await Site(shelf: shelf, configuration: configuration, actions: actions)
    let application = Application(responder: UnderAnyHost(inner: site.router().buildResponder()))
    try await application.test(.router) { client in try await body(Visitor(client, shelf)) }
  }

  @discardableResult
  func ask(
    _ path: String, method: HTTPRequest.Method = .get, headers extra: HTTPFields = [:], body: String? = nil
  ) async throws -> TestResponse {
    var headers: HTTPFields = [.acceptLanguage: language]
    headers[askedHost] = host
    if !cookies.isEmpty { headers[.cookie] = cookies.map { "\($0.key)=\($0.value)" }.joined(separator: "; ") }
    for field in extra { headers[field.name] = field.value }
    let response = try await client.execute(
      uri: path, method: method, headers: headers, body: body.map { ByteBuffer(string: $0) })
    for cookie in response.headers[values: .setCookie] {
      let pair = cookie.prefix { $0 != ";" }.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard pair.count == 2 else { continue }
      cookies[String(pair[0])] = pair[1].isEmpty ? nil : String(pair[1])
    }
    last = String(buffer: response.body)
    return response
  }

  /// Shows a page and gives its text.
  func page(_ path: String, status: HTTPResponse.Status = .ok, _ location: SourceLocation = #_sourceLocation)
    async throws -> String
  {
    let response = try await ask(path)
    #expect(response.status == status, "\(path): \(last.prefix(300))", sourceLocation: location)
    return last
  }

  /// The token of the last page's forms.
  var token: String {
    guard let range = last.range(of: "name=\"csrf\" value=\"") else { return "" }
    return String(last[range.upperBound...].prefix { $0 != "\"" })
  }

  /// Sends a form of the last page.
  @discardableResult
  func post(_ path: String, _ fields: KeyValuePairs<String, String>, json: Bool = false, headers: HTTPFields = [:])
    async throws -> TestResponse
  {
    var pairs = ["csrf=\(Self.encode(token))"]
    pairs += fields.map { "\(Self.encode($0.key))=\(Self.encode($0.value))" }
    var all: HTTPFields = [.contentType: "application/x-www-form-urlencoded"]
    if json { all[.accept] = "application/json" }
    for field in headers { all[field.name] = field.value }
    return try await ask(path, method: .post, headers: all, body: pairs.joined(separator: "&"))
  }

  /// Makes the first account and signs in.
  func begin() async throws {
    _ = try await page("/first")
    let response = try await post("/first", ["name": "ada", "password": "a long password", "again": "a long password"])
    #expect(response.status == .seeOther, "\(last.prefix(2_000))")
    #expect(cookies["shelf-session"] != nil)
    _ = try await page("/")
  }

  static func encode(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
  }
}
