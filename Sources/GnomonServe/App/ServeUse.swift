// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// What is counted while an app is served, for `/metrics`.
final class ServeUse: Sendable {
  /// Why a visitor's process has ended.
  enum Ending: String, CaseIterable {
    /// Nobody was connected any more, or the server stops.
    case rest
    /// Another visitor got its room.
    case room
    case memory
    case processor
    /// The app's code has ended it, or hasn't answered.
    case failure
  }

  let messages = Atomic<Int>(0)
  let begun = Atomic<Int>(0)
  let refused = Atomic<Int>(0)
  private let endings = Mutex<[Ending: Int]>([:])

  func count(_ ending: Ending) { endings.withLock { $0[ending, default: 0] += 1 } }

  /// What Prometheus reads.
  ///
  /// - Parameters:
  ///   - processes: Visitors with a process.
  ///   - pages: Pages that are connected.
  ///   - memoryBytes: The memory of all processes together, each with what it has in common with the others.
  func text(processes: Int, pages: Int, memoryBytes: UInt64, seconds: Double) -> String {
    var text = ""
    func add(_ name: String, _ kind: String, _ help: String, _ values: [(labels: String, value: String)]) {
      text += "# HELP \(name) \(help)\n# TYPE \(name) \(kind)\n"
      for one in values { text += "\(name)\(one.labels) \(one.value)\n" }
    }
    add("gnomon_visitors", "gauge", "Visitors with a process.", [("", "\(processes)")])
    add("gnomon_pages", "gauge", "Pages that are connected.", [("", "\(pages)")])
    add("gnomon_visitor_memory_bytes", "gauge", "Memory of all visitors' processes.", [("", "\(memoryBytes)")])
    add(
      "gnomon_visitor_processor_seconds", "gauge", "Processor time of the visitors' processes that run.",
      [("", "\(seconds)")])
    add(
      "gnomon_visitors_begun_total", "counter", "Processes that were begun.",
      [("", "\(begun.load(ordering: .relaxed))")])
    add(
      "gnomon_visitors_refused_total", "counter", "Visitors for whom there was no room.",
      [("", "\(refused.load(ordering: .relaxed))")])
    add(
      "gnomon_messages_total", "counter", "Messages of pages.", [("", "\(messages.load(ordering: .relaxed))")])
    let ended = endings.withLock { $0 }
    add(
      "gnomon_visitors_ended_total", "counter", "Processes that have ended, by the reason.",
      Ending.allCases.map { ("{reason=\"\($0.rawValue)\"}", "\(ended[$0, default: 0])") })
    return text
  }
}
