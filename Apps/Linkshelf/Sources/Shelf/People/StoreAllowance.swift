// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// What a household lets one store take: a limit of its own, and what all have together.
public final class StoreAllowance: Sendable {
  private let own = Mutex<Int?>(nil)
  private let room: HouseholdRoom?
  private let store: String

  init() {
    room = nil
    store = ""
  }

  init(_ store: String, mostMB: Int?, of room: HouseholdRoom) {
    self.store = store
    self.room = room
    own.withLock { $0 = mostMB }
  }

  /// nil for no limit of its own.
  var mostMB: Int? { own.withLock { $0 } }

  func set(_ megabytes: Int?) { own.withLock { $0 = megabytes } }

  /// Whether there's a limit for all together.
  var isHousehold: Bool { room?.mostMB != nil }

  /// Says what the store takes now, in bytes.
  func tell(_ used: Int64) { room?.tell(used, of: store) }

  /// What all take, where that is as much as they may; nil where there's room.
  ///
  /// - Parameter used: what this store takes now, in bytes.
  func household(with used: Int64) -> (used: Int64, limit: Int64)? {
    guard let room else { return nil }
    room.tell(used, of: store)
    guard let most = room.mostMB.map({ Int64($0) * SpaceLimits.megabyte }) else { return nil }
    let all = room.used
    return all >= most ? (all, most) : nil
  }
}

/// What all stores of a household take together. It's as new as the last look at each store.
public final class HouseholdRoom: Sendable {
  private struct State {
    var mostMB: Int?
    var used: [String: Int64] = [:]
  }

  private let state = Mutex(State())

  public var mostMB: Int? { state.withLock { $0.mostMB } }

  public func set(_ megabytes: Int?) { state.withLock { $0.mostMB = megabytes } }

  /// The bytes of all stores that were looked at.
  public var used: Int64 { state.withLock { $0.used.values.reduce(0, +) } }

  func tell(_ bytes: Int64, of store: String) { state.withLock { $0.used[store] = bytes } }

  func forget(_ store: String) { state.withLock { $0.used[store] = nil } }
}
