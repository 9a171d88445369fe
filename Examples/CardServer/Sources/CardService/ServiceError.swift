// SPDX-License-Identifier: Apache-2.0
import HTTPTypes
import Hummingbird
import Logging
import NIOCore

/// What a request is refused with: a status and a sentence, as `{"status": 400, "message": "…"}`.
public struct ServiceError: HTTPResponseError, Equatable {
  public var status: HTTPResponse.Status
  public var message: String
  /// In how many seconds another try may do better.
  public var retryAfter: Int?

  public init(_ status: HTTPResponse.Status, _ message: String, retryAfter: Int? = nil) {
    self.status = status
    self.message = message
    self.retryAfter = retryAfter
  }

  public func response(from request: Request, context: some RequestContext) throws -> Response {
    var headers: HTTPFields = [.contentType: "application/json; charset=utf-8", .cacheControl: "no-store"]
    if let retryAfter { headers[.retryAfter] = "\(retryAfter)" }
    let text = "{\"status\": \(status.code), \"message\": \(Self.literal(message))}\n"
    return Response(status: status, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
  }

  private static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

/// Gives every error its JSON body, and hides what went wrong inside.
struct ErrorMiddleware<Context: RequestContext>: RouterMiddleware {
  func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    do {
      return try await next(request, context)
    } catch let error as ServiceError {
      return try error.response(from: request, context: context)
    } catch let error as any HTTPResponseError {
      let sentence = error.status == .notFound ? "There is nothing at \(request.uri.path)." : "\(error.status)."
      return try ServiceError(error.status, sentence).response(from: request, context: context)
    } catch {
      context.logger.error("a request failed", metadata: ["path": "\(request.uri.path)", "error": "\(error)"])
      return try ServiceError(.internalServerError, "The card couldn't be made.")
        .response(from: request, context: context)
    }
  }
}
