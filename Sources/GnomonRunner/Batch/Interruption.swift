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
    CrashNote.install()
  }
}

/// Says which row was being evaluated where the user's code traps.
enum CrashNote {
  /// 0 where none is.
  nonisolated(unsafe) static var line = 0

  fileprivate static func install() {
    for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT] {
      signal(number) { number in
        // Only what a handler may call: no allocation, no lock.
        if CrashNote.line > 0 {
          let note: StaticString = "\ngnomon: crashed in line "
          withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 64) { buffer in
            var count = 0
            func add(_ byte: UInt8) {
              buffer[count] = byte
              count += 1
            }
            note.withUTF8Buffer { for byte in $0 { add(byte) } }
            var divisor = 1
            while CrashNote.line / divisor >= 10 { divisor *= 10 }
            while divisor > 0 {
              add(UInt8(48 + CrashNote.line / divisor % 10))
              divisor /= 10
            }
            add(10)
            _ = write(STDERR_FILENO, buffer.baseAddress, count)
          }
        }
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }
}
