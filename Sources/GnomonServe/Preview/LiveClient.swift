// SPDX-License-Identifier: Apache-2.0
import Foundation
import GnomonProcess
import GnomonRequest
import Synchronization

/// A view on a page: what the page says of it goes to its preview's program, what that shows comes back.
final class LiveClient: PreviewProcess.Client {
  /// The way to the page.
  protocol Outlet: Sendable {
    /// Sends a message; false where there's no room.
    func put(_ message: SocketMessage) -> Bool
    /// Ends the way behind what waits, or instead of it.
    func finish(_ code: UInt16, _ reason: String, throwingAway: Bool)
  }

  private struct State {
    var process: PreviewProcess?
    var channel: UInt32 = 0
    /// The view's state as it was told last.
    var kept: Data?
    /// Those who wait for it.
    var waiting: [CheckedContinuation<Void, Never>] = []
    /// Whether the program that was given the state has shown something since.
    var hasShown = false
    /// What it is, and the one that ended before it showed anything.
    var program: PreviewProgram?
    var failed: PreviewProgram?
  }

  private let wanted: LiveOpening
  /// Whether it shows the preview as it was in the commit that the sources are compared with.
  let isOfCommit: Bool
  private let state = Mutex(State())
  private let outlet: any Outlet

  init(_ opening: LiveOpening, isOfCommit: Bool = false, _ outlet: any Outlet) {
    (wanted, self.isOfCommit, self.outlet) = (opening, isOfCommit, outlet)
  }

  /// The preview that is to be shown.
  var preview: String { wanted.preview }

  /// What a program is to show, and the state to go on from. One that has ended of it begins anew; the next state of the sources may be better.
  func opening(in program: PreviewProgram) -> LiveOpening {
    var opening = wanted
    opening.state = state.withLock { state in
      state.program = program
      return state.failed == program ? nil : state.kept
    }
    return opening
  }

  /// The program that shows the preview; nil where none does.
  var process: PreviewProcess? { state.withLock { $0.process } }

  func enter(_ process: PreviewProcess, _ channel: UInt32) {
    state.withLock { ($0.process, $0.channel, $0.hasShown) = (process, channel, false) }
  }

  // MARK: State

  /// Waits until the view's state has been told anew, for a short time at most.
  func keepState() async {
    guard let (process, channel) = open else { return }
    let timer = Task {
      try? await Task.sleep(for: Self.patience)
      endWaiting()
    }
    await withCheckedContinuation { continuation in
      state.withLock { $0.waiting.append(continuation) }
      Task { if await !process.send(LiveFrame(.keep, channel: channel)) { endWaiting() } }
    }
    timer.cancel()
  }

  /// A view that doesn't answer in this time goes on from the state that it had before.
  private static let patience = Duration.milliseconds(150)

  func keep(_ bytes: [UInt8]) {
    state.withLock { $0.kept = bytes.isEmpty ? nil : Data(bytes) }
    endWaiting()
  }

  private func endWaiting() {
    let waiting = state.withLock { state in
      defer { state.waiting = [] }
      return state.waiting
    }
    for one in waiting { one.resume() }
  }

  func renew() {
    state.withLock { $0.process = nil }
    say(PreviewHub.message(["t": "renew"]))
  }

  /// Has the program forget the client.
  func leave() {
    let (process, channel) = state.withLock { state in
      defer { state.process = nil }
      return (state.process, state.channel)
    }
    process?.close(channel: channel)
  }

  // MARK: What the page says

  /// Takes a message of the page, and waits until the program has it.
  func take(_ kind: LiveFrame.Kind, _ bytes: [UInt8], in hub: PreviewHub) async {
    if let (process, channel) = open {
      if await process.send(LiveFrame(kind, channel: channel, bytes)) { return }
    } else if kind == .text, Self.kind(of: bytes) == "hello" {
      await hub.open(for: self)
      if let (process, channel) = open { _ = await process.send(LiveFrame(kind, channel: channel, bytes)) }
    }
  }

  private var open: (PreviewProcess, UInt32)? {
    state.withLock { state in state.process.map { ($0, state.channel) } }
  }

  /// What a message says that it is; nil where it's none.
  static func kind(of bytes: some Collection<UInt8>) -> String? {
    (try? JSONDecoder().decode(Start.self, from: Data(bytes)))?.t
  }

  private struct Start: Decodable { var t: String }

  // MARK: What the page is told

  func show(_ frame: LiveFrame) -> Bool {
    if frame.kind == .text, frame.payload.starts(with: Self.sceneStart) {
      state.withLock { ($0.hasShown, $0.failed) = (true, nil) }
    }
    return put(frame.kind == .data ? .data(frame.payload) : .text(frame.payload))
  }

  private static let sceneStart = Array("{\"t\":\"scene\"".utf8)

  /// Tells what the server itself has to say.
  func say(_ message: String) { _ = put(.text(Array(message.utf8))) }

  func fail(_ why: String) {
    state.withLock { state in
      state.process = nil
      // With the state that it was given it may fail each time.
      if !state.hasShown { state.failed = state.program }
    }
    endWaiting()
    say(PreviewHub.message(["t": "ended", "why": why]))
  }

  func refuse(_ why: String) {
    state.withLock { $0.process = nil }
    outlet.finish(1008, why, throwingAway: false)
  }

  private func put(_ message: SocketMessage) -> Bool {
    if outlet.put(message) { return true }
    // It doesn't take what it's shown.
    outlet.finish(1013, "too slow", throwingAway: true)
    return false
  }
}
