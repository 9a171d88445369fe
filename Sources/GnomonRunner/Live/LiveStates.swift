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
  private var pending: [UInt32: Task<Void, Never>] = [:]
  private var named: Set<LostState> = []

  /// A view that stands still for so long has a state that is worth keeping, should its code end the program.
  private static let rest = Duration.milliseconds(500)

  init(_ writer: LiveWriter) { self.writer = writer }

  /// Tells a view's state, whether or not it's another than before: somebody waits for it.
  func tell(of session: LiveSession, on channel: UInt32) {
    let state = session.keptState()
    told[channel] = state
    writer.send(LiveFrame(.kept, channel: channel, Self.bytes(of: state)))
  }

  private static func bytes(of state: KeptState) -> [UInt8] {
    guard !state.isEmpty, let data = try? JSONEncoder().encode(state) else { return [] }
    return Array(data)
  }

  /// A view has shown something else.
  func changed(_ session: LiveSession, on channel: UInt32) {
    pending[channel]?.cancel()
    pending[channel] = Task { [weak self, weak session] in
      try? await Task.sleep(for: Self.rest)
      guard !Task.isCancelled, let self, let session else { return }
      pending[channel] = nil
      LiveSession.working = channel
      defer { LiveSession.working = 0 }
      if session.keptState() != told[channel] { tell(of: session, on: channel) }
      say(session.lostState)
    }
  }

  func forget(_ channel: UInt32) {
    pending.removeValue(forKey: channel)?.cancel()
    told[channel] = nil
  }

  /// Gives a view the state that it had in another program.
  func restore(_ bytes: Data?, to session: LiveSession, on channel: UInt32) {
    guard let bytes, let state = try? JSONDecoder().decode(KeptState.self, from: bytes) else { return }
    LiveSession.working = channel
    defer { LiveSession.working = 0 }
    session.restore(state)
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
