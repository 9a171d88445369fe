// SPDX-License-Identifier: Apache-2.0
import Foundation
import HTTPTypes
import Hummingbird
import Metrics
import NIOCore

/// The service's addresses.
public struct CardRouter: Sendable {
  private let configuration: ServiceConfiguration
  private let queue: RenderQueue
  private let render: @Sendable (CardRequest) async throws -> Data
  private let registry: MetricsRegistry?
  private let isReady: @Sendable () -> Bool

  /// - Parameters:
  ///   - registry: what `/metrics` tells; nil tells nothing.
  ///   - isReady: whether this process wants requests.
  ///   - render: makes a card's file.
  public init(
    configuration: ServiceConfiguration, queue: RenderQueue, registry: MetricsRegistry? = nil,
    isReady: @escaping @Sendable () -> Bool = { true }, render: @escaping @Sendable (CardRequest) async throws -> Data
  ) {
    self.configuration = configuration
    self.queue = queue
    self.registry = registry
    self.isReady = isReady
    self.render = render
  }

  public func build() -> Router<BasicRequestContext> {
    let router = Router(options: .autoGenerateHeadEndpoints)
    router.add(middleware: MetricsMiddleware())
    router.add(middleware: ErrorMiddleware())
    for format in CardFormat.allCases {
      router.get("card.\(format.rawValue)") { request, _ in try await card(request, format) }
      for method in [HTTPRequest.Method.post, .put, .patch, .delete] {
        router.on("card.\(format.rawValue)", method: method) { _, _ -> Response in
          throw ServiceError(.methodNotAllowed, "Cards can only be fetched: GET or HEAD.")
        }
      }
    }
    router.get("healthz") { _, _ in text("ok\n") }
    router.get("readyz") { _, _ in
      guard isReady() else { throw ServiceError(.serviceUnavailable, "Not ready.", retryAfter: 1) }
      guard !queue.isFull else { throw ServiceError(.serviceUnavailable, "All places are taken.", retryAfter: 1) }
      return text("ready\n")
    }
    router.get("metrics") { _, _ in
      text(registry?.text() ?? "", type: "text/plain; version=0.0.4; charset=utf-8")
    }
    return router
  }

  private func card(_ request: Request, _ format: CardFormat) async throws -> Response {
    let card = try CardRequest(query: request.uri.query ?? "", format: format)
    let tag = EntityTag(card, version: configuration.version)
    var headers: HTTPFields = [
      .eTag: tag.description, .cacheControl: "public, max-age=\(configuration.maxAge)",
      .contentSecurityPolicy: "default-src 'none'; style-src 'unsafe-inline'", .xContentTypeOptions: "nosniff",
    ]
    if let known = request.headers[.ifNoneMatch], tag.isNamed(by: known) {
      return Response(status: .notModified, headers: headers)
    }
    headers[.contentType] = format.mediaType
    let data = try await data(of: card)
    return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: data)))
  }

  private func data(of card: CardRequest) async throws -> Data {
    do {
      return try await queue.run(within: configuration.timeout) { try await render(card) }
    } catch RenderQueue.Refusal.full {
      Counter(label: "card.refused", dimensions: [("reason", "full")]).increment()
      throw ServiceError(.serviceUnavailable, "All places are taken; try again.", retryAfter: 1)
    } catch RenderQueue.Refusal.late {
      Counter(label: "card.refused", dimensions: [("reason", "late")]).increment()
      throw ServiceError(.serviceUnavailable, "The card wasn't ready in time; try again.", retryAfter: 2)
    }
  }

  private func text(_ text: String, type: String = "text/plain; charset=utf-8") -> Response {
    Response(
      status: .ok, headers: [.contentType: type, .cacheControl: "no-store"],
      body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
  }
}
