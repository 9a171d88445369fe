// SPDX-License-Identifier: Apache-2.0

import Gate
import NIOConcurrencyHelpers
import NIOCore
import NIOPosix
import NIOSSL

/// A web server on loopback whose answers are written by the test, byte by byte.
final class WebServer: Sendable {
  /// What the server sends to one request.
  struct Reply: Sendable {
    var bytes: [UInt8]
    /// True if `bytes` is sent again and again, without an end.
    var isEndless = false
    /// True if the connection stays open after the bytes.
    var staysOpen = false

    init(raw: [UInt8]) { bytes = raw }

    init(_ body: [UInt8], status: String = "200 OK", type: String? = "text/html", headers: [String] = []) {
      var lines = ["HTTP/1.1 \(status)", "Content-Length: \(body.count)", "Connection: close"] + headers
      if let type { lines.append("Content-Type: \(type)") }
      bytes = Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body
    }

    init(_ body: String, status: String = "200 OK", type: String? = "text/html", headers: [String] = []) {
      self.init(Array(body.utf8), status: status, type: type, headers: headers)
    }

    static func redirect(_ location: String, status: String = "302 Found", headers: [String] = []) -> Reply {
      Reply("", status: status, headers: ["Location: \(location)"] + headers)
    }
  }

  let port: Int
  private let listener: any Channel
  private let requests = NIOLockedValueBox<[String]>([])

  init(secure: Bool = false, _ reply: @escaping @Sendable (_ path: String, _ request: String) -> Reply) async throws {
    let requests = requests
    var tls: NIOSSLContext?
    if secure {
      let certificate = try NIOSSLCertificate(bytes: Array(TestCertificate.certificate.utf8), format: .pem)
      let key = try NIOSSLPrivateKey(bytes: Array(TestCertificate.key.utf8), format: .pem)
      tls = try NIOSSLContext(
        configuration: .makeServerConfiguration(
          certificateChain: [.certificate(certificate)], privateKey: .privateKey(key)))
    }
    listener = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .serverChannelOption(.backlog, value: 256)
      .childChannelInitializer { [tls] channel in
        channel.eventLoop.makeCompletedFuture {
          if let tls { try channel.pipeline.syncOperations.addHandler(NIOSSLServerHandler(context: tls)) }
          try channel.pipeline.syncOperations.addHandler(Responder(requests: requests, reply: reply))
        }
      }
      .bind(host: "127.0.0.1", port: 0).get()
    port = listener.localAddress?.port ?? 0
  }

  /// The heads of all requests so far.
  var seen: [String] { requests.withLockedValue { $0 } }

  func stop() async { try? await listener.close() }

  private final class Responder: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer
    private let requests: NIOLockedValueBox<[String]>
    private let reply: @Sendable (String, String) -> Reply
    private var head = ""

    init(requests: NIOLockedValueBox<[String]>, reply: @escaping @Sendable (String, String) -> Reply) {
      self.requests = requests
      self.reply = reply
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      let buffer = unwrapInboundIn(data)
      // A TLS greeting at a server without TLS gets the answer that common servers give.
      if buffer.readableBytesView.first == 0x16 { return send(.init("TLS?", status: "400 Bad Request"), context) }
      head += String(buffer: buffer)
      guard head.hasSuffix("\r\n\r\n") else { return }
      let request = head
      head = ""
      requests.withLockedValue { $0.append(request) }
      let path = request.split(separator: " ").dropFirst().first.map(String.init) ?? ""
      send(reply(path, request), context)
    }

    private func send(_ reply: Reply, _ context: ChannelHandlerContext) {
      context.writeAndFlush(wrapOutboundOut(ByteBuffer(bytes: reply.bytes))).assumeIsolated().whenComplete { result in
        guard case .success = result else { return context.close(promise: nil) }
        if reply.isEndless {
          // The head isn't sent again; the script's bytes after it are.
          var more = reply
          if let end = reply.bytes.firstRange(of: Array("\r\n\r\n".utf8)) {
            more.bytes = Array(reply.bytes[end.upperBound...])
          }
          // A write may end at once, so the next one gets a turn of its own instead of a deeper stack.
          let next = more
          context.eventLoop.assumeIsolated().execute { self.send(next, context) }
        } else if !reply.staysOpen {
          context.close(promise: nil)
        }
      }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
  }
}

/// A resolver that knows one address for all names.
struct LoopbackResolver: NameResolver {
  func addresses(of name: String) async throws(GateRefusal) -> [IPAddress] {
    guard !name.hasPrefix("missing.") else { throw GateRefusal(.nameNotFound, "The name \(name) has no address.") }
    return [.v4(name.hasPrefix("inner.") ? 0x0A00_0001 : 0x7F00_0001)]
  }
}
