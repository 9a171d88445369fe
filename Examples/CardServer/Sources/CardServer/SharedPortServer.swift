// SPDX-License-Identifier: Apache-2.0
import CardService
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import NIOExtras
import NIOPosix
import ServiceLifecycle

/// Listens on a port that other processes listen on too, and answers by a responder.
///
/// Hummingbird's own server has no way to set SO_REUSEPORT; its channels, which do the HTTP, are these.
struct SharedPortServer<Responder: HTTPResponder>: Service where Responder.Context == BasicRequestContext {
  let configuration: ServiceConfiguration
  let responder: Responder
  let logger: Logger

  func run() async throws {
    let group = MultiThreadedEventLoopGroup.singleton
    let channel = HTTP1Channel(
      responder: { request, writer, channel in
        let context = BasicRequestContext(source: ApplicationRequestContextSource(channel: channel, logger: logger))
        var response = await answer(request, context)
        response.headers[.date] = HTTPDate.now
        try await writer.write(response: response.head, body: response.body)
      },
      configuration: HTTP1Channel.Configuration(
        idleTimeout: .seconds(60),
        httpDecoderConfiguration: .init(
          maxHeaderFieldSize: 16 * 1_024, maxHeaderListSize: 32 * 1_024, maxHeaderFieldCount: 100)))
    let quiescing = ServerQuiescingHelper(group: group)
    let maximum = configuration.connections
    let server = try await ServerBootstrap(group: group)
      .serverChannelOption(.backlog, value: 1_024)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .serverChannelOption(.socketOption(NIOBSDSocket.Option(rawValue: SO_REUSEPORT)), value: 1)
      .serverChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandlers(
            AvailableConnectionsChannelHandler(maxConnections: maximum),
            quiescing.makeServerChannelHandler(channel: channel))
        }
      }
      .childChannelOption(.allowRemoteHalfClosure, value: true)
      .bind(host: configuration.host, port: configuration.port, serverBackPressureStrategy: nil) {
        channel.setup(channel: $0, logger: logger)
      }
    logger.info("listening", metadata: ["host": "\(configuration.host)", "port": "\(configuration.port)"])

    await withGracefulShutdownHandler {
      await withDiscardingTaskGroup { connections in
        do {
          try await server.executeThenClose { inbound in
            for try await connection in inbound {
              connections.addTask { await channel.handle(value: connection, logger: logger) }
            }
          }
        } catch {
          logger.error("accepting connections ended: \(error)")
        }
      }
    } onGracefulShutdown: {
      quiescing.initiateShutdown(promise: nil)
    }
  }

  private func answer(_ request: Request, _ context: BasicRequestContext) async -> Response {
    do {
      return try await responder.respond(to: request, context: context)
    } catch {
      context.logger.error("a request failed", metadata: ["error": "\(error)"])
      return Response(status: .internalServerError)
    }
  }
}

/// Dates as HTTP's headers have them: `Sun, 06 Nov 1994 08:49:37 GMT`.
enum HTTPDate {
  static var now: String {
    var seconds = time(nil)
    var parts = tm()
    gmtime_r(&seconds, &parts)
    let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(days[Int(parts.tm_wday)]), \(two(parts.tm_mday)) \(months[Int(parts.tm_mon)]) \(parts.tm_year + 1900) "
      + "\(two(parts.tm_hour)):\(two(parts.tm_min)):\(two(parts.tm_sec)) GMT"
  }
}
