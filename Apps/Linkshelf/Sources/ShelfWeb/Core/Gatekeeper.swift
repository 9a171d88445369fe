// SPDX-License-Identifier: Apache-2.0
import Foundation
import HTTPTypes
import Hummingbird
import Logging
import Shelf
import ShelfPages

/// Looks at each request first: which host it's for, who asks, and whether a form is our own. Turns errors into answers.
struct Gatekeeper: RouterMiddleware {
  let site: Site

  func handle(
    _ request: Request, context: WebContext, next: (Request, WebContext) async throws -> Response
  ) async throws -> Response {
    var context = context
    context.authority = request.head.authority ?? ""
    // Whoever watches over the server asks it by any name.
    if let answer = await site.watched(request, context) { return answer }
    // The proxy in front knows who asks; its word is the last one of the list.
    if site.configuration.isSecure, let last = request.headers[.forwardedFor]?.split(separator: ",").last {
      context.sender = String(last.trimmingCharacters(in: .whitespaces).prefix(64))
    }
    let (host, _) = WebConfiguration.split(context.authority)
    guard site.isKnown(host, context.authority) else {
      return Self.plain(
        .misdirectedRequest,
        "This server isn't called “\(host.prefix(100))”. Start it with --host-name for another name.")
    }
    let path = request.uri.path
    // Under the archive's name there's nothing but archived files, and under the site's name there are none.
    if path.hasPrefix(site.base + "/content/") {
      do { return try await next(request, context) } catch {
        return Self.plain(WebError(error).status, WebError(error).sentence)
      }
    }
    if let archive = site.configuration.archiveHost, WebConfiguration.split(archive).host == host,
      !site.configuration.hosts.contains(host)
    {
      return Self.plain(.notFound, "Only archived files are here.")
    }
    var response: Response
    do {
      if path.hasPrefix(site.base + "/api/") {
        response = try await next(request, context)
      } else if site.isForVisitors(path) {
        context.language = Language.preferred(by: request.headers[.acceptLanguage] ?? "")
        response = try await site.visit(request, context, next)
      } else {
        try await site.recognise(request, &context)
        if request.method == .post { try checkOrigin(request, context) }
        if let redirection = try await site.beforeSignIn(path, request, context) {
          response = redirection
        } else {
          response = try await next(request, context)
        }
        for cookie in site.newCookies(request, context) {
          response.headers.append(HTTPField(name: .setCookie, value: cookie))
        }
      }
    } catch {
      response = site.answer(error, request, context)
    }
    Self.protect(&response)
    return response
  }

  /// A form comes from our own pages.
  private func checkOrigin(_ request: Request, _ context: WebContext) throws {
    // Our pages send no referrer, and browsers then send "null" as the origin; the other header and the form's token tell.
    if let origin = request.headers[.origin], origin != "null" {
      let scheme = site.configuration.isSecure ? "https" : "http"
      guard origin == "\(scheme)://\(context.authority)" else {
        throw WebError(.forbidden, "This form comes from another site.")
      }
    }
    if let site = request.headers[.secFetchSite], site != "same-origin", site != "none" {
      throw WebError(.forbidden, "This form comes from another site.")
    }
  }

  private static func protect(_ response: inout Response) {
    func set(_ name: HTTPField.Name, _ value: String) {
      if response.headers[name] == nil { response.headers[name] = value }
    }
    set(.contentSecurityPolicy, StaticFiles.contentSecurityPolicy + "; frame-ancestors 'none'")
    set(.xContentTypeOptions, "nosniff")
    set(.referrerPolicy, "same-origin")
    set(.crossOriginOpenerPolicy, "same-origin")
    set(.crossOriginResourcePolicy, "same-origin")
    set(.permissionsPolicy, "camera=(), geolocation=(), microphone=()")
    set(.cacheControl, "private, no-store")
  }

  static func plain(_ status: HTTPResponse.Status, _ text: String) -> Response {
    var headers = HTTPFields()
    headers[.contentType] = "text/plain; charset=utf-8"
    headers[.contentSecurityPolicy] = "default-src 'none'; frame-ancestors 'none'"
    headers[.xContentTypeOptions] = "nosniff"
    headers[.cacheControl] = "no-store"
    return Response(status: status, headers: headers, body: .init(byteBuffer: .init(string: text)))
  }
}

extension HTTPField.Name {
  private static func named(_ name: String) -> HTTPField.Name {
    guard let name = HTTPField.Name(name) else { preconditionFailure("“\(name)” is no name of a header") }
    return name
  }
  static let secFetchSite = named("Sec-Fetch-Site")
  static let forwardedFor = named("X-Forwarded-For")
  static let forwarded = named("Forwarded")
  static let handedOnBy = named("Via")
  static let realAddress = named("X-Real-IP")
  static let referrerPolicy = named("Referrer-Policy")
  static let crossOriginOpenerPolicy = named("Cross-Origin-Opener-Policy")
  static let permissionsPolicy = named("Permissions-Policy")
}
