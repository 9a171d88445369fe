// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// Which machines work for this server, since it began.
public final class WorkRoster: Sendable {
  public struct Machine: Hashable, Sendable {
    public var name: String
    public var version: String
    public var since: Moment
    public var lastSeen: Moment
    public var isThere: Bool
    /// How many jobs it has now.
    public var holds = 0
    public var done = 0
    public var failed = 0
    /// Jobs that were taken away since it was silent.
    public var lost = 0
  }

  public enum Ending: Sendable { case done, failed, back, lost }

  /// A machine that is silent for so many seconds isn't there.
  public static let silenceSeconds = 60.0
  private static let rememberedSeconds = 86_400.0
  private static let most = 1_000
  private let known = Mutex<[WorkDesk.Caller: Machine]>([:])

  func see(_ caller: WorkDesk.Caller, version: String? = nil, at now: Moment) {
    known.withLock { known in
      if known[caller] == nil {
        let from = now.adding(seconds: -Self.rememberedSeconds)
        if known.count >= Self.most { known = known.filter { $0.value.lastSeen > from } }
        guard known.count < Self.most else { return }
        known[caller] = Machine(name: caller.machine, version: "", since: now, lastSeen: now, isThere: true)
      }
      // One that was away for long has come anew.
      if let last = known[caller]?.lastSeen, last < now.adding(seconds: -Self.silenceSeconds) {
        known[caller]?.since = now
      }
      known[caller]?.lastSeen = now
      if let version { known[caller]?.version = version }
    }
  }

  /// - Parameter now: nil where it gave no sign of life.
  func end(_ caller: WorkDesk.Caller, _ ending: Ending, at now: Moment?) {
    if let now { see(caller, at: now) }
    known.withLock {
      switch ending {
      case .done: $0[caller]?.done += 1
      case .failed: $0[caller]?.failed += 1
      case .lost: $0[caller]?.lost += 1
      case .back: break
      }
    }
  }

  func machines(at now: Moment, holding: [WorkDesk.Caller: Int]) -> [Machine] {
    let from = now.adding(seconds: -Self.rememberedSeconds)
    let silent = now.adding(seconds: -Self.silenceSeconds)
    return known.withLock { known in
      known.filter { $0.value.lastSeen > from }.map { caller, machine in
        var machine = machine
        machine.holds = holding[caller] ?? 0
        machine.isThere = machine.lastSeen > silent
        return machine
      }
    }.sorted { ($0.name, $0.since) < ($1.name, $1.since) }
  }
}
