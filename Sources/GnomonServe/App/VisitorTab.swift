// SPDX-License-Identifier: Apache-2.0
import Foundation
import GnomonProcess
import GnomonRequest
import Synchronization

/// A page of a visitor: a scene of the app. It outlives the page's connection, so that one that comes back finds all as it was.
final class VisitorTab: PreviewProcess.Client {
  private struct State {
    var process: PreviewProcess?
    var channel: UInt32 = 0
    /// The page; nil while it isn't connected.
    var outlet: SocketOutlet?
    /// Whether the page unpacks what it's sent.
    var packs = false
    /// Since when there has been no connection, or no message.
    var since = ContinuousClock.now
    /// The state as it was told last, until it's on disk: of many tabs it would take much memory.
    var unsaved: [UInt8]?
    /// What tells the state that was told last from others.
    var print: Int?
    var waiting: [CheckedContinuation<Void, Never>] = []
    /// Whether the process that was given the state has shown something since.
    var hasShown = false
    /// Whether the state isn't to be given again: with it the app has ended before it showed anything, or soon after that twice in a row.
    var isStateBad = false
    /// When its process has shown something first.
    var shownAt = ContinuousClock.now
    /// How often in a row its process has ended by itself soon after that.
    var quickEnds = 0
  }

  /// The name that the page has given itself.
  let name: String
  /// The window that it shows.
  let scene: LiveScene
  private let state: Mutex<State>
  private let load: @Sendable () -> [UInt8]
  private let onEnd: @Sendable (VisitorTab, Bool) -> Void

  /// - Parameters:
  ///   - load: Gives the state that is on disk; empty where there's none.
  ///   - onEnd: Is told that its process has ended, or, with true, that it has no such window.
  init(
    _ name: String, scene: LiveScene, load: @escaping @Sendable () -> [UInt8],
    onEnd: @escaping @Sendable (VisitorTab, Bool) -> Void
  ) {
    (self.name, self.scene, self.load, self.onEnd) = (name, scene, load, onEnd)
    state = Mutex(State())
  }

  var process: PreviewProcess? { state.withLock { $0.process } }
  var isConnected: Bool { state.withLock { $0.outlet != nil } }

  /// How long it has had no connection; nil where it has one.
  var lostFor: Duration? { state.withLock { $0.outlet == nil ? $0.since.duration(to: .now) : nil } }
  /// How long its page has said nothing; nil where there's none.
  var idleFor: Duration? { state.withLock { $0.outlet == nil ? nil : $0.since.duration(to: .now) } }

  /// The state to go on from; nil where there's none. It's read from disk where it's there.
  var startState: Data? {
    let (isBad, unsaved) = state.withLock { ($0.isStateBad, $0.unsaved) }
    guard !isBad else { return nil }
    let bytes = unsaved ?? load()
    return bytes.isEmpty ? nil : Data(bytes)
  }

  /// Whether the app is shown as it begins, since it has ended with what it had.
  var beginsAnew: Bool { state.withLock { $0.isStateBad } }

  // MARK: The page

  /// Shows what there is to a page from now on. One that was connected before is told that it's shown elsewhere.
  func connect(_ outlet: SocketOutlet) {
    let before = state.withLock { state in
      defer { (state.outlet, state.packs, state.since) = (outlet, false, .now) }
      return state.outlet
    }
    if before !== outlet { before?.finish(1008, "This is shown in another tab.", throwingAway: true) }
  }

  /// Has long messages to a page be packed from now on.
  func packs(_ packs: Bool, for outlet: SocketOutlet) {
    state.withLock { state in
      if state.outlet === outlet { state.packs = packs }
    }
  }

  /// The page has gone.
  func disconnect(_ outlet: SocketOutlet) {
    state.withLock { state in
      guard state.outlet === outlet else { return }
      (state.outlet, state.since) = (nil, .now)
    }
  }

  /// Takes a message of the page, and waits until the process has it; false where there's none.
  func take(_ kind: LiveFrame.Kind, _ bytes: [UInt8]) async -> Bool {
    let (process, channel) = state.withLock { state in
      state.since = .now
      return (state.process, state.channel)
    }
    guard let process else { return false }
    return await process.send(LiveFrame(kind, channel: channel, bytes))
  }

  /// Tells the page something of the server's own.
  func say(_ message: String) { put(.text(Array(message.utf8))) }

  private func put(_ message: SocketMessage) {
    let (outlet, packs) = state.withLock { ($0.outlet, $0.packs) }
    guard let outlet else { return }
    var message = message
    if packs, case .text(let text) = message, let packed = Packing.message(text) { message = .data(packed) }
    if !outlet.put(message) {
      // It doesn't take what it's shown; it may come back.
      disconnect(outlet)
      outlet.finish(1013, "too slow", throwingAway: true)
    }
  }

  // MARK: State

  /// Has the view save what it has, since its process ends, and tell its state.
  ///
  /// - Parameter patience: How long it's waited for.
  func keepState(_ patience: Duration = .milliseconds(1_500)) async {
    let (process, channel) = state.withLock { ($0.process, $0.channel) }
    guard let process else { return }
    let timer = Task {
      try? await Task.sleep(for: patience)
      endWaiting()
    }
    await withCheckedContinuation { continuation in
      state.withLock { $0.waiting.append(continuation) }
      if !process.post(LiveFrame(.keep, channel: channel, [1])) { endWaiting() }
    }
    timer.cancel()
  }

  private func endWaiting() {
    let waiting = state.withLock { state in
      defer { state.waiting = [] }
      return state.waiting
    }
    for one in waiting { one.resume() }
  }

  /// The state that isn't on disk yet; nil where it is. It counts as saved then.
  func takeUnsaved() -> [UInt8]? {
    state.withLock { state in
      defer { state.unsaved = nil }
      return state.unsaved
    }
  }

  /// A state couldn't be saved: it's kept here until another is told.
  func takeBack(_ bytes: [UInt8]) {
    state.withLock { state in
      if state.unsaved == nil { state.unsaved = bytes }
    }
  }

  /// Lets the process go: what comes next goes on from the state.
  func leave() {
    let (process, channel) = state.withLock { state in
      defer { state.process = nil }
      return (state.process, state.channel)
    }
    process?.close(channel: channel)
    endWaiting()
  }

  /// Tells a page that has said nothing for long that it has to begin again, once.
  func rest(_ sentence: String) {
    let outlet = state.withLock { state in
      defer { (state.outlet, state.since) = (nil, .now) }
      return state.outlet
    }
    _ = outlet?.put(.text(Array(PreviewHub.message(["t": "ended", "why": sentence]).utf8)))
    outlet?.finish(1000, "", throwingAway: false)
  }

  /// Ends the connection, for a page that looks for the server again by itself.
  func pause() {
    let outlet = state.withLock { state in
      defer { (state.outlet, state.since) = (nil, .now) }
      return state.outlet
    }
    outlet?.finish(1012, "restart", throwingAway: false)
  }

  // MARK: The process

  func enter(_ process: PreviewProcess, _ channel: UInt32) {
    let (before, old) = state.withLock { state in
      defer { (state.process, state.channel, state.hasShown) = (process, channel, false) }
      return (state.process, state.channel)
    }
    before?.close(channel: old)
  }

  func show(_ frame: LiveFrame) -> Bool {
    // What comes of a channel that it had before is for nobody.
    guard state.withLock({ $0.channel == frame.channel }) else { return false }
    if frame.kind == .text, frame.payload.starts(with: Self.sceneStart) {
      state.withLock { state in
        if !state.hasShown { state.shownAt = .now }
        (state.hasShown, state.isStateBad) = (true, false)
      }
    }
    put(frame.kind == .data ? .data(frame.payload) : .text(frame.payload))
    return true
  }

  private static let sceneStart = Array("{\"t\":\"scene\"".utf8)

  func keep(_ bytes: [UInt8]) {
    // What is too large for the disk isn't held either.
    let kept = bytes.count <= VisitorStore.mostStateBytes ? bytes : []
    var hasher = Hasher()
    kept.withUnsafeBytes { hasher.combine(bytes: $0) }
    let print = hasher.finalize()
    state.withLock { state in
      if state.print != print { (state.unsaved, state.print) = (kept, print) }
    }
    endWaiting()
  }

  func fail(_ why: String) {
    let isRefused = state.withLock { state in
      defer { state.process = nil }
      state.quickEnds = state.hasShown && .now - state.shownAt < .seconds(2) ? state.quickEnds + 1 : 0
      // What it had may end it each time.
      if !state.hasShown || state.quickEnds > 1 { state.isStateBad = true }
      // One that goes on doesn't have what was asked for.
      return state.process?.isThere == true
    }
    endWaiting()
    onEnd(self, isRefused)
  }

  func refuse(_ why: String) {
    let outlet = state.withLock { state in
      defer { (state.process, state.outlet, state.since) = (nil, nil, .now) }
      return state.outlet
    }
    outlet?.finish(1008, why, throwingAway: false)
  }

  func renew() {
    state.withLock { $0.process = nil }
    say(PreviewHub.message(["t": "renew"]))
  }
}
