// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import GnomonLive
import GnomonRequest

/// Shows views to a server's clients: one host and one session for each that is opened.
@MainActor
final class LiveRun {
  private let run: Run
  private let writer: LiveWriter
  private let surroundings: Surroundings
  private var entries: [LiveEntry] = []
  private var channels: [UInt32: Channel] = [:]
  private let states: LiveStates
  private let inquiries: Inquiries

  private enum Channel {
    /// The view is being made, to go on from a state; what the client has said meanwhile.
    case opening([LiveMessage], state: Data?)
    case open(LiveSession)
    /// The view goes on from another state as soon as the client says hello again; what it says before is the view's that it had.
    case reopening(LiveOpening)
  }

  /// Whether an app is shown to people who use it; not to who writes it.
  private let isServed: Bool

  private static let helloStart = Array(#"{"t":"hello""#.utf8)

  /// The time that views have before their process ends.
  private static let saving = Duration.milliseconds(600)

  /// So many messages may come before a view is made.
  private static let pendingLimit = 64

  init(_ run: Run, _ writer: LiveWriter, _ surroundings: [Surroundings]) {
    self.run = run
    self.writer = writer
    isServed = run.request.live?.fillsWindow == true
    states = LiveStates(writer, keepsSettings: isServed)
    inquiries = Inquiries(run)
    // A request has at least one look.
    var first = surroundings[0]
    first.configuration.animations = .clocked
    first.configuration.tracing = isServed ? nil : .findings
    self.surroundings = first
  }

  /// Shows what is asked for until the server goes.
  func serve() async throws {
    entries = try LiveEntry.all(of: run, in: surroundings)
    let list = try JSONEncoder().encode(entries.map(\.preview))
    writer.send(LiveFrame(.list, Array(list)))
    for await frame in frames() { take(frame.frame, then: frame.done) }
  }

  /// The server's frames. No more than some are read before they're taken.
  private func frames() -> AsyncStream<(frame: LiveFrame, done: DispatchSemaphore)> {
    let (stream, continuation) = AsyncStream<(frame: LiveFrame, done: DispatchSemaphore)>.makeStream()
    let credits = DispatchSemaphore(value: 16)
    let thread = Thread { [writer] in
      while let frame = writer.read() {
        credits.wait()
        continuation.yield((frame, credits))
      }
      // The main actor may be in code that never returns.
      _exit(0)
    }
    thread.name = "live reader"
    thread.start()
    return stream
  }

  private func take(_ frame: LiveFrame, then done: DispatchSemaphore) {
    defer { done.signal() }
    switch frame.kind {
    case .open: open(frame)
    case .text: take(.text(frame.payload), on: frame.channel)
    case .data: take(.data(frame.payload), on: frame.channel)
    case .close: close(frame.channel)
    case .keep:
      if !frame.payload.isEmpty, case .open(let session) = channels[frame.channel] {
        session.goToBackground()
        Task {
          // What the views save now may take them a moment.
          try? await Task.sleep(for: Self.saving)
          tellState(of: frame.channel)
        }
      } else {
        tellState(of: frame.channel)
      }
    case .ask: answer(frame)
    case .opened, .failed, .list, .note, .ended, .load, .kept, .answer: break
    }
  }

  private func take(_ message: LiveMessage, on channel: UInt32) {
    switch channels[channel] {
    case .open(let session): session.receive(message)
    case .opening(let pending, let state):
      guard pending.count < Self.pendingLimit else {
        return refuse(channel, "too much was sent before the view was there")
      }
      channels[channel] = .opening(pending + [message], state: state)
    case .reopening(let opening):
      guard case .text(let bytes) = message, bytes.starts(with: Self.helloStart) else { return }
      make(opening, on: channel, [message])
    case nil: break
    }
  }

  private func close(_ channel: UInt32) {
    if case .open(let session) = channels.removeValue(forKey: channel) { session.close() }
    states.forget(channel)
  }

  private func answer(_ frame: LiveFrame) {
    Task {
      let reply = await inquiries.reply(to: frame.payload, frame.channel, of: entries)
      writer.send(LiveFrame(.answer, channel: frame.channel, reply))
    }
  }

  private func tellState(of channel: UInt32) {
    switch channels[channel] {
    case .open(let session): states.tell(of: session, on: channel)
    case .opening(_, let state): writer.send(LiveFrame(.kept, channel: channel, Array(state ?? Data())))
    case .reopening(let opening): writer.send(LiveFrame(.kept, channel: channel, Array(opening.state ?? Data())))
    case nil: writer.send(LiveFrame(.kept, channel: channel))
    }
  }

  private func refuse(_ channel: UInt32, _ why: String) {
    guard channels[channel] != nil else { return }
    close(channel)
    writer.send(LiveFrame(.close, channel: channel, why))
  }

  // MARK: Opening

  private func open(_ frame: LiveFrame) {
    let channel = frame.channel
    guard channels[channel] == nil else { return }
    guard let opening = try? JSONDecoder().decode(LiveOpening.self, from: Data(frame.payload)) else {
      writer.send(LiveFrame(.failed, channel: channel, "what is to be shown can't be read"))
      return
    }
    make(opening, on: channel, [])
  }

  /// Makes a view, and has its session take what the client has said already.
  private func make(_ opening: LiveOpening, on channel: UInt32, _ said: [LiveMessage]) {
    channels[channel] = .opening(said, state: opening.state)
    Task {
      do {
        let host = try await host(opening, on: channel)
        begin(host, opening, on: channel)
      } catch {
        guard channels.removeValue(forKey: channel) != nil else { return }
        writer.send(LiveFrame(.failed, channel: channel, "\(error)"))
      }
    }
  }

  private func host(_ opening: LiveOpening, on channel: UInt32) async throws -> ViewHost {
    guard let entry = entries.first(where: { $0.preview.key == opening.preview }) else {
      throw FoundPreview.Failure(description: "there's no preview '\(opening.preview)' any more")
    }
    RunStep.begin(.making)
    let looks = try looks(opening)
    return try await LiveSession.working(untilWaiting: channel) { try await entry.host(looks, opening.scene) }
  }

  private func looks(_ opening: LiveOpening) throws -> Surroundings {
    guard !opening.look.isEmpty else { return surroundings }
    var request = run.request
    for (name, value) in opening.look {
      guard let axis = RunRequest.Axis(rawValue: name) else {
        throw FoundPreview.Failure(description: "there's no setting '\(name)'")
      }
      // A size takes a device's place.
      request.axes.removeAll { $0.axis == axis || axis == .size && [.device, .orientation].contains($0.axis) }
      request.axes.append(RunRequest.AxisValues(axis, Array(try axis.values(of: value).prefix(1))))
    }
    var changed = try HostConfiguration.all(from: request)[0]
    changed.configuration.animations = surroundings.configuration.animations
    changed.configuration.tracing = surroundings.configuration.tracing
    return changed
  }

  /// What the view has by the command's options or the address: the browser's own settings don't change that. A preview
  /// has its device's size, or its content's.
  private func kept(_ opening: LiveOpening) -> Set<LiveSession.Surrounding> {
    let named = Set(run.request.axes.map(\.axis)).union(opening.look.keys.compactMap(RunRequest.Axis.init))
    var kept: Set<LiveSession.Surrounding> = isServed ? [] : [.size]
    for axis in named {
      switch axis {
      case .appearance: kept.insert(.appearance)
      case .contrast: kept.insert(.contrast)
      case .reduceMotion: kept.insert(.reducedMotion)
      case .reduceTransparency: kept.insert(.reducedTransparency)
      case .typeSize: kept.insert(.typeSize)
      case .locale: kept.formUnion([.locale, .direction])
      case .layoutDirection: kept.insert(.direction)
      default: break
      }
    }
    return kept
  }

  /// Has a view go on from a state that it had before.
  private func goOn(_ opening: LiveOpening, from state: KeptState, on channel: UInt32) {
    guard case .open(let session) = channels[channel] else { return }
    var opening = opening
    opening.state = try? JSONEncoder().encode(state)
    session.close()
    states.forget(channel)
    channels[channel] = .reopening(opening)
    writer.send(LiveFrame(.text, channel: channel, Array(#"{"t":"renew"}"#.utf8)))
  }

  private func begin(_ host: ViewHost, _ opening: LiveOpening, on channel: UInt32) {
    // The client may have gone meanwhile.
    guard case .opening(let pending, let state) = channels[channel] else { return }
    let session = LiveSession(host)
    session.keeps = kept(opening)
    session.tag = channel
    if isServed {
      // Visitors are told nothing of the code.
      session.tellsFindings = false
      session.followsLanguage = !session.keeps.contains(.direction)
    } else {
      let inspector = ViewInspector(run, session)
      inspector.goOn = { [weak self] state in self?.goOn(opening, from: state, on: channel) }
      session.inspector = inspector
    }
    session.onMessage = { [weak self] message in self?.send(message, on: channel) }
    session.onRefusal = { [weak self] why in self?.refuse(channel, why) }
    states.restore(state, to: session, on: channel)
    channels[channel] = .open(session)
    writer.send(LiveFrame(.opened, channel: channel))
    for message in pending { session.receive(message) }
  }

  private func send(_ message: LiveMessage, on channel: UInt32) {
    let frame: LiveFrame
    switch message {
    case .text(let bytes): frame = LiveFrame(.text, channel: channel, bytes)
    case .data(let bytes): frame = LiveFrame(.data, channel: channel, bytes)
    }
    guard frame.payload.count <= LiveFrame.limit, writer.send(frame) else {
      return refuse(channel, "the view shows more than the server takes")
    }
    if case .text = message, case .open(let session) = channels[channel] { states.changed(session, on: channel) }
  }
}
