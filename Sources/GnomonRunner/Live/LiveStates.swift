// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonLive
import GnomonRequest

/// Tells the server the states of views, for the program after this one, and gives views the states of those of the program before.
@MainActor
final class LiveStates {
  private let writer: LiveWriter
  /// What was told last.
  private var told: [UInt32: KeptState] = [:]
  /// The views that have changed, each with when it's asked for its state.
  private var pending: [UInt32: (due: ContinuousClock.Instant, task: Task<Void, Never>)] = [:]
  private var named: Set<LostState> = []
  /// Whether settings are kept too, as an app's are; a preview's are none that anybody has set.
  private let keepsSettings: Bool

  /// A view that stands still for so long has a state that is worth keeping, should its code end the program.
  private static let rest = Duration.milliseconds(500)

  init(_ writer: LiveWriter, keepsSettings: Bool) {
    (self.writer, self.keepsSettings) = (writer, keepsSettings)
  }

  /// Tells a view's state, whether or not it's another than before: somebody waits for it.
  func tell(of session: LiveSession, on channel: UInt32) {
    LiveSession.working(channel) { tell(session.keptState(), on: channel) }
    if keepsSettings { ViewHost.saveSettings() }
  }

  private func tell(_ state: KeptState, on channel: UInt32) {
    told[channel] = state
    var bytes: [UInt8] = []
    if !state.isEmpty, let data = try? JSONEncoder().encode(state) { bytes = Array(data) }
    // Of many visitors each has less room.
    let limit = keepsSettings ? Self.sizeLimit / 4 : Self.sizeLimit
    if bytes.count > limit {
      Console.line("gnomon: note: not kept: the state of a view, which has more than \(limit >> 20) MiB")
      bytes = []
    }
    writer.send(LiveFrame(.kept, channel: channel, bytes))
  }

  /// The bytes of a state, which travels within a frame in base 64.
  private static let sizeLimit = LiveFrame.limit / 2

  /// A view has shown something else.
  func changed(_ session: LiveSession, on channel: UInt32) {
    let due = ContinuousClock.now + Self.rest
    if pending[channel] != nil {
      pending[channel]?.due = due
      return
    }
    let task = Task { [weak self, weak session] in
      while let due = self?.pending[channel]?.due, due > .now { try? await Task.sleep(until: due) }
      guard !Task.isCancelled, let self, let session else { return }
      pending[channel] = nil
      LiveSession.working(channel) {
        let state = session.keptState()
        if state != told[channel] { tell(state, on: channel) }
        say(session.lostState)
      }
      if keepsSettings { ViewHost.saveSettings() }
    }
    pending[channel] = (due, task)
  }

  func forget(_ channel: UInt32) {
    pending.removeValue(forKey: channel)?.task.cancel()
    told[channel] = nil
  }

  /// Gives a view the state that it had in another program.
  func restore(_ bytes: Data?, to session: LiveSession, on channel: UInt32) {
    guard let bytes, var state = try? JSONDecoder().decode(KeptState.self, from: bytes) else { return }
    // They have a place of their own, and may have been changed in another window since.
    if keepsSettings { state.defaults = [:] }
    LiveSession.working(channel) { session.restore(state) }
    Task { [weak self, weak session] in
      // Views that come a little later are waited for until then.
      try? await Task.sleep(for: .seconds(6))
      if let self, let session { say(session.lostState) }
    }
  }

  /// Names what couldn't be given back, once.
  private func say(_ lost: [LostState]) {
    for one in lost where named.insert(one).inserted { Console.line("gnomon: note: not kept: \(one)") }
  }
}
