// SPDX-License-Identifier: Apache-2.0
import CardService
import Foundation
import Hummingbird
import Logging
import Metrics
import ServiceLifecycle
import Synchronization
import UnixSignals

/// One process that answers requests.
struct Worker {
  private let configuration: ServiceConfiguration
  private let logger: Logger

  init(_ configuration: ServiceConfiguration, logger: Logger) {
    self.configuration = configuration
    self.logger = logger
  }

  func run() async throws {
    let registry = MetricsRegistry(directory: configuration.metricsDirectory)
    MetricsSystem.bootstrap(registry)
    let queue = RenderQueue(width: configuration.renders, depth: configuration.queue)
    let renderer = CardRenderer()
    let isWarm = Flag()
    let router = CardRouter(
      configuration: configuration, queue: queue, registry: registry, isReady: { isWarm.isSet },
      render: { try await renderer.data($0) })
    Watchdog(queue: queue, registry: registry, stallTimeout: configuration.stallTimeout, logger: logger).start()
    // The first card finds the fonts: better now than in front of a user.
    _ = try await renderer.data(CardRequest(title: "Warm", summary: "up", author: "A", bars: [1]))
    isWarm.set()

    let server = SharedPortServer(
      configuration: configuration, responder: router.build().buildResponder(), logger: logger)
    let group = ServiceGroup(
      configuration: ServiceGroupConfiguration(
        services: [server], gracefulShutdownSignals: [.sigterm, .sigint], logger: logger))
    try await group.run()
    registry.publish()
  }
}

/// Set once.
private final class Flag: Sendable {
  private let value = Mutex(false)

  var isSet: Bool { value.withLock { $0 } }
  func set() { value.withLock { $0 = true } }
}
