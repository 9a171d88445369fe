// SPDX-License-Identifier: Apache-2.0

import AsyncHTTPClient
import Gate
import NIOCore
import NIOHTTP1
import NIOHTTPCompression
import NIOPosix
import NIOSSL

extension FetchError {
  /// Makes one of the plain errors from whatever the libraries throw. `gate` knows why it refused or cut a connection.
  init(_ error: any Error, at address: WebAddress, gate: Gate, seconds: Double) {
    if let error = error as? FetchError {
      self = error
      return
    }
    let refusal = gate.lastRefusal(of: "\(address.host)", port: address.port)
    switch error {
    case is CancellationError:
      self = .cancelled
    case let error as HTTPClientError where error == .cancelled:
      self = .cancelled
    case let error as HTTPClientError where Self.slow.contains(error):
      self = refusal.map { Self(refusal: $0) } ?? .tooSlow(seconds: seconds)
    case let error as HTTPClientError:
      self =
        refusal.map { Self(refusal: $0) }
        ?? .notHTTP("\(address.authority) broke the connection: \(error.shortDescription).")
    case let error as NIOHTTPDecompression.DecompressionError:
      self = error == .limit ? .bomb : .notHTTP("The compressed answer of \(address.authority) is broken.")
    case is NIOHTTPDecompression.ExtraDecompressionError:
      self = .notHTTP("The compressed answer of \(address.authority) is broken.")
    case is HTTPParserError:
      self = refusal.map { Self(refusal: $0) } ?? .notHTTP("The answer of \(address.authority) isn't HTTP: \(error).")
    case is NIOSSLError, is NIOSSLExtraError, is BoringSSLError:
      self = .tls(host: "\(address.host)", reason: Self.reason(of: error))
    case is NIOConnectionError, is IOError, is ChannelError:
      self = refusal.map { Self(refusal: $0) } ?? .refused("The connection to \(address.authority) failed.")
    default:
      self =
        refusal.map { Self(refusal: $0) }
        ?? .notHTTP("\(address.authority) can't be read: \(WebAddress.shown("\(error)")).")
    }
  }

  /// Sorts a refusal of the gate.
  init(refusal: GateRefusal) {
    switch refusal.code {
    case .nameNotFound, .nameTooSlow, .resolverBusy: self = .nameNotFound(refusal)
    case .forbiddenName, .forbiddenPort, .forbiddenAddress, .badHost: self = .refusedByGate(refusal)
    case .badAnswer: self = .notHTTP(refusal.sentence)
    default: self = .refused(refusal.sentence)
    }
  }

  private static let slow: [HTTPClientError] = [
    .readTimeout, .writeTimeout, .connectTimeout, .httpProxyHandshakeTimeout, .tlsHandshakeTimeout, .deadlineExceeded,
    .getConnectionFromPoolTimeout,
  ]

  private static func reason(of error: any Error) -> String {
    let text = "\(error)"
    if text.contains("CERTIFICATE_VERIFY_FAILED") {
      return Self.untrusted
    }
    if text.contains("failedToValidateHostname") || text.contains("hostname") {
      return Self.otherName
    }
    if text.contains("WRONG_VERSION_NUMBER") { return "the server doesn't speak TLS at this port" }
    if text.contains("uncleanShutdown") { return "the server broke it off" }
    return WebAddress.shown(text)
  }
}
