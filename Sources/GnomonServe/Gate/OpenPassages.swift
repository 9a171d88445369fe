// SPDX-License-Identifier: Apache-2.0
#if Servers
  import GnomonRequest
  import Synchronization

  /// The connections that are passed on: so many at a time.
  ///
  /// Where there's no room for another, the one that has asked for nothing the longest makes room: whoever only holds
  /// connections keeps nobody out.
  final class OpenPassages: Sendable {
    private struct Values {
      var passages: [Int: GatePassage] = [:]
      var last = 0
    }

    private let limits: GateLimits
    private let values = Mutex(Values())

    init(_ limits: GateLimits) { self.limits = limits }

    /// Takes in a connection, and gives its number; nil where there's no room.
    func enter(_ passage: GatePassage) -> Int? {
      let (number, ended) = values.withLock { values -> (Int?, GatePassage?) in
        var ended: GatePassage?
        if values.passages.count >= limits.connections {
          let latest = ContinuousClock.now - .seconds(limits.silentSeconds)
          let silent = values.passages.compactMap { number, passage in
            passage.silentSince.flatMap { $0 < latest ? (number: number, since: $0) : nil }
          }
          guard let oldest = silent.min(by: { $0.since < $1.since }) else { return (nil, nil) }
          ended = values.passages.removeValue(forKey: oldest.number)
        }
        values.last += 1
        values.passages[values.last] = passage
        return (values.last, ended)
      }
      ended?.end()
      return number
    }

    /// The connection has ended.
    func leave(_ number: Int) { values.withLock { _ = $0.passages.removeValue(forKey: number) } }
  }
#endif
