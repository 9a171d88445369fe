// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What a deployment sets, each by an environment variable.
public struct ServiceConfiguration: Sendable, Equatable {
  /// `HOST`.
  public var host = "0.0.0.0"
  /// `PORT`.
  public var port = 8080
  /// `WORKERS`: processes; as many as cores.
  public var workers = ProcessInfo.processInfo.activeProcessorCount
  /// `RENDERS`: cards under way at a time in a worker. Two: one is evaluated while another is drawn.
  public var renders = 2
  /// `QUEUE`: cards that wait for their turn in a worker; who comes after is sent away with 503.
  public var queue = 64
  /// `TIMEOUT`: from the request to the answer, in seconds.
  public var timeout = Duration.seconds(2)
  /// `STALL_TIMEOUT`: a render that takes longer, in seconds, ends its worker; the supervisor starts another.
  public var stallTimeout = Duration.seconds(20)
  /// `SHUTDOWN_TIMEOUT`: how long requests under way may take to end, in seconds.
  public var shutdownTimeout = Duration.seconds(20)
  /// `CONNECTIONS`: open ones in a worker; further ones wait in the system's queue.
  public var connections = 1_024
  /// `MAX_AGE`: how long caches may keep a card without asking, in seconds.
  public var maxAge = 86_400
  /// `CARD_VERSION`: part of every ETag; another one makes every card new to caches.
  public var version = ""
  /// `METRICS_DIRECTORY`: where the workers leave their numbers for each other; made by the supervisor.
  public var metricsDirectory: String?

  public init() {}

  /// Reads variables. Throws a sentence for one that isn't a number in its range.
  public init(environment: [String: String]) throws {
    func integer(_ name: String, _ range: ClosedRange<Int>, _ standard: Int) throws -> Int {
      guard let text = environment[name], !text.isEmpty else { return standard }
      guard let value = Int(text), range.contains(value) else {
        throw InvalidVariable(
          description: "\(name) is '\(text)': it has to be a number from \(range.lowerBound) to \(range.upperBound)")
      }
      return value
    }
    func seconds(_ name: String, _ standard: Duration) throws -> Duration {
      .seconds(try integer(name, 1...3_600, Int(standard.components.seconds)))
    }
    if let host = environment["HOST"], !host.isEmpty { self.host = host }
    port = try integer("PORT", 1...65_535, port)
    workers = try integer("WORKERS", 1...256, workers)
    renders = try integer("RENDERS", 1...256, renders)
    queue = try integer("QUEUE", 0...100_000, queue)
    timeout = try seconds("TIMEOUT", timeout)
    stallTimeout = try seconds("STALL_TIMEOUT", stallTimeout)
    shutdownTimeout = try seconds("SHUTDOWN_TIMEOUT", shutdownTimeout)
    connections = try integer("CONNECTIONS", 1...1_000_000, connections)
    maxAge = try integer("MAX_AGE", 0...31_536_000, maxAge)
    version = environment["CARD_VERSION"] ?? ""
    metricsDirectory = environment["METRICS_DIRECTORY"]
  }

  public struct InvalidVariable: Error, CustomStringConvertible {
    public var description: String
  }
}
