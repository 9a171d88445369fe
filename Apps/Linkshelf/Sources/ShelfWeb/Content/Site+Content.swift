// SPDX-License-Identifier: Apache-2.0
import Foundation
import HTTPTypes
import Hummingbird
import Shelf
import ShelfPages

extension Site {
  /// How long an address of an archived file is good for, in seconds. Pages that are open longer load anew.
  static let contentSeconds: Int64 = 3_600

  /// The address of an archived file, at another host than this site's, so that nothing in it can reach the site.
  ///
  /// It's good for a while and for one snapshot. nil where no other host is known.
  ///
  /// - Parameters:
  ///   - share: the list by which somebody else opens it; then it's good only while the link is in that list.
  ///   - signer: that of the owner's store, where it's another one.
  func contentAddress(
    _ snapshot: Snapshot.ID, _ name: String, _ context: WebContext, by share: ListShare? = nil,
    signer: StoreSigner? = nil
  ) -> String? {
    guard let authority = configuration.archiveAuthority(for: context.authority) else { return nil }
    // Addresses stay the same for half of their time, so that browsers keep what they loaded.
    let until = (shelf.now.milliseconds / 1_000 / Self.contentSeconds + 2) * Self.contentSeconds
    let scheme = configuration.isSecure ? "https" : "http"
    let signature = signedContent(snapshot, until, authority, share, signer ?? self.signer)
    let path = "\(until).\(signature)\(contentSuffix(share))/\(snapshot)/\(Self.encodePath(name))"
    return "\(scheme)://\(authority)\(base)/content/\(path)"
  }

  /// Names the store, and the list where it's opened by one, behind the signature of an address.
  private func contentSuffix(_ share: ListShare?) -> String {
    share.map { ".s\($0.id)" } ?? (shelf.name.isEmpty ? "" : "." + shelf.name)
  }

  private func signedContent(
    _ snapshot: Snapshot.ID, _ until: Int64, _ authority: String, _ share: ListShare?, _ signer: StoreSigner
  )
    -> String
  {
    let about = ["content", authority.lowercased(), "\(snapshot)", "\(until)"]
    return signer.sign(about + (share.map { ["share", "\($0.id)"] } ?? []))
  }

  static func encodePath(_ name: String) -> String {
    name.split(separator: "/").map { encode(String($0)).replacing("%2E", with: ".").replacing("%2D", with: "-") }
      .joined(separator: "/")
  }

  /// The page that shows all tiles of a picture.
  static let allPictures = "all-tiles.html"

  func addContent(to router: RouterGroup<WebContext>) {
    router.get("/content/:capability/:snapshot/**") { try await self.content($0, $1) }
    router.get("/picture/:hash") { try await self.picture($0, $1) }
    router.get("/card/:id") { try await self.card($0, $1) }
  }

  private func content(_ request: Request, _ context: WebContext) async throws -> Response {
    guard let capability = context.parameters.get("capability"), let number = context.parameters.get("snapshot"),
      let id = Int64(number)
    else { throw WebError(.notFound) }
    let parts = capability.split(separator: ".", omittingEmptySubsequences: false)
    // The address is good under the name that it was made for, and never under the site's own.
    guard (2...3).contains(parts.count), let until = Int64(parts[0]), until > shelf.now.milliseconds / 1_000,
      (parts.count == 3 ? "." + parts[2] : "") == contentSuffix(context.share),
      signedContent(id, until, context.authority, context.share, signer) == parts[1]
    else { throw WebError(.forbidden, "This address was good for an hour. Open the file from its link's page again.") }
    guard let found = try await shelf.snapshot(id) else { throw WebError(.notFound) }
    if let share = context.share {
      guard try await SharedShelf(share, shelf)?.shows(found.snapshot) == true else { throw WebError(.notFound) }
    }
    let name = context.parameters.getCatchAll().joined(separator: "/").removingPercentEncoding ?? ""
    if name == Self.allPictures { return pictures(found.parts) }
    guard let part = found.parts.first(where: { $0.name == name }) else {
      throw WebError(.notFound, "This version has no such file.")
    }
    if part.kind == .article { return try await article(part, of: found.snapshot, try request.queryFields()) }
    let type = Self.shownAs(part)
    var headers = contentHeaders(type)
    if type == "application/octet-stream" {
      headers[.contentDisposition] =
        "attachment; filename=\"\(part.name.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "." || $0 == "-") })\""
    }
    return try send(part, headers, request)
  }

  /// What browsers may take a file for. What could run isn't shown as what it is.
  private static func shownAs(_ part: Part) -> String {
    switch part.kind {
    case .archive: "text/html; charset=utf-8"
    case .markdown, .text: "text/plain; charset=utf-8"
    case .response: "application/json"
    default:
      switch part.mediaType.split(separator: ";").first.map(String.init) ?? "" {
      case let type where type.hasPrefix("image/") || type.hasPrefix("video/") || type.hasPrefix("audio/"): type
      case "application/pdf": "application/pdf"
      case "text/html", "application/xhtml+xml", "text/plain", "application/json", "application/xml", "text/xml",
        "application/rss+xml",
        "application/atom+xml":
        "text/plain; charset=utf-8"
      default: "application/octet-stream"
      }
    }
  }

  private static let archivePolicy = """
    sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src data: 'self'; style-src 'unsafe-inline' data:; font-src data:; \
    media-src data: 'self'; frame-src data:
    """

  /// Browsers' own viewers of PDF don't work inside a sandbox, and their players may not load what the sandbox's origin isn't.
  private static func policy(of type: String) -> String {
    if type == "application/pdf" {
      return "default-src 'none'; object-src 'self'; plugin-types application/pdf; style-src 'unsafe-inline'"
    }
    if type.hasPrefix("video/") || type.hasPrefix("audio/") {
      return "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'"
    }
    return archivePolicy
  }

  func contentHeaders(_ type: String, policy: String? = nil) -> HTTPFields {
    var headers = HTTPFields()
    headers[.contentType] = type
    headers[.contentSecurityPolicy] = policy ?? Self.policy(of: type)
    headers[.xContentTypeOptions] = "nosniff"
    headers[.referrerPolicy] = "no-referrer"
    headers[.cacheControl] = "private, max-age=3600"
    headers[.crossOriginOpenerPolicy] = "same-origin"
    headers[.permissionsPolicy] = "camera=(), geolocation=(), microphone=()"
    return headers
  }

  private func pictures(_ parts: [Part]) -> Response {
    let tiles = parts.filter { $0.kind == .picture }.sorted { $0.position < $1.position }
    let images = tiles.map {
      "<img src=\"\(Self.encodePath($0.name))\" width=\"\($0.width)\" height=\"\($0.height)\" alt=\"\">"
    }
    let page = """
      <!doctype html><html lang="en"><meta charset="utf-8"><title>Picture</title>
      <style>body{margin:0;background:#888}img{display:block;max-width:100%;height:auto;margin:0 auto}</style>\(images.joined())
      """
    return Response(
      status: .ok, headers: contentHeaders("text/html; charset=utf-8"), body: .init(byteBuffer: .init(string: page)))
  }

  /// A small picture: a site's icon, a preview. Only what a link names is given, whoever knows a hash.
  func picture(_ request: Request, _ context: WebContext) async throws -> Response {
    guard let hash = context.parameters.get("hash"), PartFiles.isHash(hash), try await shelf.isPicture(hash) else {
      throw WebError(.notFound)
    }
    let etag = "\"\(hash)\""
    var headers: HTTPFields = [
      .cacheControl: "private, max-age=31536000, immutable", .eTag: etag, .xContentTypeOptions: "nosniff",
      .contentSecurityPolicy: "sandbox; default-src 'none'; style-src 'unsafe-inline'",
    ]
    if Self.names(etag, request.headers[.ifNoneMatch]) { return Response(status: .notModified, headers: headers) }
    guard let data = try? shelf.files.data(hash, most: 8 << 20) else { throw WebError(.notFound) }
    guard let type = PictureType.of(data) else { throw WebError(.notFound) }
    headers[.contentType] = type
    return Response(status: .ok, headers: headers, body: .init(byteBuffer: .init(bytes: data)))
  }

  private func card(_ request: Request, _ context: WebContext) async throws -> Response {
    let fields = try request.queryFields()
    guard let row = try await shelf.row(id(context)) else { throw WebError(.notFound) }
    guard let card = await actions.card(of: row, size: fields["size"], theme: fields["theme"]) else {
      throw WebError(.notFound)
    }
    let etag = "\"\(card.digest)\""
    let headers: HTTPFields = [.contentType: "image/png", .cacheControl: "private, max-age=60", .eTag: etag]
    if Self.names(etag, request.headers[.ifNoneMatch]) { return Response(status: .notModified, headers: headers) }
    return Response(status: .ok, headers: headers, body: .init(byteBuffer: .init(bytes: card.png)))
  }
}
