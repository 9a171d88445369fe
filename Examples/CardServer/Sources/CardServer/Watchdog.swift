// SPDX-License-Identifier: Apache-2.0
import CardService
import Foundation
import Logging

/// A thread that looks after the process once a second. No task could: what hangs may have all their threads.
struct Watchdog: Sendable {
  var queue: RenderQueue
  var registry: MetricsRegistry
  var stallTimeout: Duration
  var logger: Logger

  /// Publishes the metrics; ends the process where a render hangs, and lets it stop where its supervisor is gone.
  func start() {
    let parent = getppid()
    let thread = Thread {
      var isOrphan = false
      while true {
        sleep(1)
        registry.publish()
        if getppid() != parent, !isOrphan {
          isOrphan = true
          logger.warning("the supervisor is gone; stopping")
          kill(getpid(), SIGTERM)
        }
        if let oldest = queue.oldest, oldest.duration(to: .now) > stallTimeout {
          logger.critical("a render has been running for more than \(stallTimeout); ending the process")
          _exit(70)
        }
      }
    }
    thread.name = "watchdog"
    thread.start()
  }
}
