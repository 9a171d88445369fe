// SPDX-License-Identifier: Apache-2.0
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Shelf
import ShelfPages

extension Site {
  private static let largestBody = 4 << 20

  func addInterface(to router: RouterGroup<WebContext>) {
    router.get("/openapi.json") { _, _ in
      guard let bytes = InterfaceDocument.shared.bytes else {
        throw WebError(.internalServerError, "openapi.json isn't beside the program.")
      }
      return Response(
        status: .ok, headers: [.contentType: "application/json", .cacheControl: "no-cache"],
        body: .init(byteBuffer: .init(bytes: bytes)))
    }
    addLinks(to: router)
    addSnapshots(to: router)
    addSavedInterface(to: router)
    addComparisons(to: router)
    addOthers(to: router)
    addSpace(to: router)
    addWatchingInterface(to: router)
    addListInterface(to: router)
    addReadingInterface(to: router)
    addPeopleInterface(to: router)
    addWorkInterface(to: router)
  }

  /// Answers what a token allows.
  func allow(
    _ scope: AccessToken.Scope, _ answer: @escaping @Sendable (Request, WebContext) async throws -> Response
  ) -> @Sendable (Request, WebContext) async throws -> Response {
    { [self] request, context in
      _ = try await token(request, scope)
      return try await answer(request, context)
    }
  }

  /// The token of a request.
  ///
  /// - Parameter isForAll: What is asked tells nothing of one person's: anybody's token is good for it.
  /// - Throws: where it has none, or one without the scope.
  func token(_ request: Request, _ scope: AccessToken.Scope, isForAll: Bool = false) async throws -> AccessToken {
    let token = try await token(request, isForAll: isForAll)
    guard token.scopes.contains(scope) else {
      throw WebError(.forbidden, "This token has no scope “\(scope.rawValue)”. Make another one on the page Settings.")
    }
    return token
  }

  /// The token of a request, whatever it allows.
  func token(_ request: Request, isForAll: Bool = false) async throws -> AccessToken {
    guard let secret = request.bearerToken else {
      throw WebError(
        .unauthorized, "Send a token: “Authorization: Bearer shelf_…”. Tokens are made on the page Settings.")
    }
    guard let token = try await accounts.token(secret), isForAll || isOf(token.account) else {
      throw WebError(.unauthorized, "This token isn't known. It may have been revoked.")
    }
    return token
  }

  func decode<Value: Decodable>(_ type: Value.Type, _ request: Request) async throws -> Value {
    let kind = request.headers[.contentType]?.split(separator: ";").first.map { $0.lowercased() } ?? ""
    guard kind.trimmingCharacters(in: .whitespaces) == "application/json" else {
      throw WebError(.unsupportedMediaType, "The body is sent as application/json.")
    }
    let body = try await request.bytes(most: Self.largestBody)
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    do {
      return try decoder.decode(type, from: Data(body.readableBytesView))
    } catch let error as DecodingError {
      throw WebError(.badRequest, Self.sentence(error))
    }
  }

  private static func sentence(_ error: DecodingError) -> String {
    func place(_ path: [any CodingKey]) -> String {
      let text = path.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }.joined()
      return text.isEmpty ? "The body" : "“\(text.hasPrefix(".") ? String(text.dropFirst()) : text)”"
    }
    return switch error {
    case .keyNotFound(let key, let context): "\(place(context.codingPath + [key])) is missing."
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      "\(place(context.codingPath)) has to be \(name(type))."
    case .dataCorrupted(let context):
      context.codingPath.isEmpty ? "The body is no JSON." : "\(place(context.codingPath)) can't be read."
    @unknown default: "The body can't be read."
    }
  }

  private static func name(_ type: any Any.Type) -> String {
    switch type {
    case is String.Type: "a text"
    case is Bool.Type: "true or false"
    case is Int64.Type, is Int.Type, is Double.Type: "a whole number"
    case is Date.Type: "a time such as 2026-01-31T12:00:00Z"
    default: "\(type)".contains("Array") ? "a list" : "an object"
    }
  }

  /// JSON with times as RFC 3339.
  func value(_ value: some Encodable, status: HTTPResponse.Status = .ok) throws -> Response {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .iso8601
    let data = try encoder.encode(value)
    return Response(
      status: status, headers: [.contentType: "application/json; charset=utf-8"],
      body: .init(byteBuffer: .init(bytes: data)))
  }

  func number(_ name: String, _ context: WebContext) throws -> Int64 {
    guard let value = context.parameters.get(name).flatMap({ Int64($0) }) else {
      throw WebError(.notFound, "“\(name)” is a whole number.")
    }
    return value
  }
}
