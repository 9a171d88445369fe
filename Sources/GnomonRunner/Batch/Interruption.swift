// SPDX-License-Identifier: Apache-2.0
import Dispatch
import Foundation
import Synchronization

/// A signal to stop lets the pictures that are under way be finished; a second one ends at once.
enum Interruption {
  struct Asked: Error {}

  private static let asked = Atomic(false)
  nonisolated(unsafe) private static var sources: [any DispatchSourceSignal] = []

  static var isAsked: Bool { asked.load(ordering: .relaxed) }

  static func watch() {
    for number in [SIGINT, SIGTERM] {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { @Sendable in
        if asked.exchange(true, ordering: .relaxed) { _exit(128 + number) }
      }
      source.activate()
      sources.append(source)
    }
  }
}

/// The row that is being evaluated, for who watches the run from another thread.
enum RowUnderWay {
  private static let shared = Atomic(0)

  /// 0 where none is.
  static var line: Int {
    get { shared.load(ordering: .relaxed) }
    set { shared.store(newValue, ordering: .relaxed) }
  }
}
