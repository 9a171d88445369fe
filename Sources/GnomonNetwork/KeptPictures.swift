import Foundation
import Synchronization

/// What was fetched lately.
final class KeptPictures: Sendable {
  fileprivate struct Entry {
    var data: Data
    var until: ContinuousClock.Instant
  }

  fileprivate struct State {
    var entries: [URL: Entry] = [:]
    /// The eldest first.
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
    guard seconds > 0, data.count <= byteCount else { return }
    state.withLock { state in
      state.remove(url)
      while let eldest = state.order.first, state.byteCount + data.count > byteCount { state.remove(eldest) }
      state.entries[url] = Entry(data: data, until: .now + .seconds(seconds))
      state.order.append(url)
      state.byteCount += data.count
    }
  }
}

extension KeptPictures.State {
  fileprivate mutating func remove(_ url: URL) {
    guard let entry = entries.removeValue(forKey: url) else { return }
    byteCount -= entry.data.count
    order.removeAll { $0 == url }
  }
}
