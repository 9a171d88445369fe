// SPDX-License-Identifier: Apache-2.0
import Gnomon
import Synchronization

/// What a renderer warns of, on whatever thread it draws.
final class RenderingWarnings: Sendable {
  private let found = Mutex<[RuntimeWarning]>([])

  var all: [RuntimeWarning] { found.withLock { $0 } }

  @Sendable func add(_ warning: RuntimeWarning) { found.withLock { $0.append(warning) } }
}
