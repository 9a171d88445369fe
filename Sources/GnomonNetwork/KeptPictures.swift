// SPDX-License-Identifier: Apache-2.0
import Foundation
import Synchronization

/// The pictures that were fetched lately.
final class KeptPictures: Sendable {
  fileprivate struct Entry {
    var data: Data
    var until: ContinuousClock.Instant
    /// The bytes that the picture takes with all around it.
    var cost: Int
  }

  fileprivate struct State {
    var entries: [URL: Entry] = [:]
    /// The addresses of the pictures, the eldest first.
    var order: [URL] = []
    var byteCount = 0
  }

  private let seconds: Double
  private let byteCount: Int
  private let state = Mutex(State())

  init(seconds: Double, byteCount: Int) {
    self.seconds = seconds.isFinite ? min(max(0, seconds), 1e9) : 0
    self.byteCount = byteCount
  }

  func data(of url: URL) -> Data? {
    state.withLock { state in
      guard let entry = state.entries[url], entry.until > .now else { return nil }
      return entry.data
    }
  }

  func keep(_ data: Data, of url: URL) {
    let cost = data.count + url.absoluteString.utf8.count + 256
    guard seconds > 0, !data.isEmpty, cost <= byteCount else { return }
    state.withLock { state in
      state.remove(url)
      while let eldest = state.order.first, state.byteCount + cost > byteCount || state.isOver(eldest) {
        state.remove(eldest)
      }
      state.entries[url] = Entry(data: data, until: .now + .seconds(seconds), cost: cost)
      state.order.append(url)
      state.byteCount += cost
    }
  }
}

extension KeptPictures.State {
  fileprivate mutating func remove(_ url: URL) {
    guard let entry = entries.removeValue(forKey: url) else { return }
    byteCount -= entry.cost
    if let index = order.firstIndex(of: url) { order.remove(at: index) }
  }

  func isOver(_ url: URL) -> Bool { entries[url].map { $0.until <= .now } ?? true }
}
