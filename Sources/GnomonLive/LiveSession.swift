// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import Synchronization

/// A view that is shown to a client elsewhere, such as a page in a browser: what people do comes in, what is to be seen
/// goes out.
///
/// A session knows nothing of sockets: whoever has one hands the client's messages in (``receive(_:)``), and sends what
/// ``onMessage`` gives. The messages are those of the live protocol, `Documentation/live-protocol.md`.
///
/// The session moves its host's clock as time passes, and shows what has changed by itself. It sends no more scenes than
/// the client takes: a slow one gets fewer, each the newest.
///
/// ```swift
/// @MainActor
/// func show(_ view: some View, send: @escaping (LiveMessage) -> Void) -> LiveSession {
///   var configuration = ViewHost.Configuration()
///   configuration.animations = .clocked
///   let session = LiveSession(ViewHost(view, configuration: configuration))
///   session.onMessage = send
///   return session
/// }
/// ```
@MainActor
public final class LiveSession {
  /// What a session takes from its client, and how far the client may lag behind.
  public struct Limits: Sendable {
    /// The bytes of the longest message that is taken.
    public var messageBytes = 1 << 20
    /// The bytes of all files of one dialog together.
    public var fileBytes = 64 << 20
    /// The bytes of all files of one session.
    public var sessionFileBytes = 256 << 20
    /// The number of files of one dialog.
    public var fileCount = 100
    /// The longest side of the canvas that a client may ask for, in points.
    public var canvasLength: CGFloat = 8_192
    /// The scenes that may wait for the client to say that it has them.
    public var scenesUnderWay = 8
    /// The bytes of such scenes; the one that passes this is sent as a whole.
    public var bytesUnderWay = 1 << 20
    /// The length beyond what is in sight that lazy containers make as well, in points, so that a client that scrolls has
    /// something to show at once. Rows appear that much earlier.
    public var overscan: CGFloat = 600

    /// Messages of a mebibyte, files of 64, canvases of 8,192 points, eight scenes on their way.
    public init() {}
  }

  /// The host that is shown.
  public let host: ViewHost
  /// What the session takes from its client.
  public let limits: Limits
  /// Gets what is to be sent, in order. Set it before the first message is received.
  public var onMessage: ((LiveMessage) -> Void)?
  /// Is told that the client has broken the protocol, and how; nothing is taken from it any more.
  public var onRefusal: ((String) -> Void)?
  /// What the view keeps as the host has it, whatever the client's machine says: only what its user asks for by name
  /// changes it. Set it before the first message is received.
  public var keeps: Set<Surrounding> = []

  /// Whether the view has the direction of the app's language, as on a phone. Set it before the first message is received.
  package var followsLanguage = false
  var toldLanguage: (String, LayoutDirection)?

  /// A part of what a view is shown in, by its name in the protocol.
  public enum Surrounding: String, Sendable, Hashable, CaseIterable {
    /// The size of the canvas.
    case size
    /// Light or dark.
    case appearance
    /// The contrast that the reader asks for.
    case contrast
    /// The reader's wish for little movement.
    case reducedMotion
    /// The reader's wish for opaque backgrounds.
    case reducedTransparency
    /// The reader's type size.
    case typeSize
    /// Language and region.
    case locale
    /// The direction of reading.
    case direction
  }

  let encoder = SceneEncoder()
  /// The size that the host had before the client said anything.
  let ownSize: CGSize
  private(set) var files: FileExchange!
  private var isClosed = false
  var isGreeted = false
  /// The session's name: who comes back with it goes on with the numbers of its messages.
  let name = String(UInt64.random(in: .min ... .max), radix: 36)
  /// The number of the client's last message.
  private var last = 0
  /// That of its last message that isn't an `ack`.
  private(set) var seen = 0
  /// What the client has been told of where somebody is; nil where it doesn't ask.
  var places: Places?
  /// The scenes that the client hasn't shown yet, with their bytes.
  var underWay: [(number: Int, bytes: Int)] = []
  private var findings: [RuntimeWarning] = []
  /// Whether the client is told what is found about the code: its developer is, and nobody else. Set it before the first message is received.
  package var tellsFindings = true {
    didSet { if !tellsFindings { findings = [] } }
  }
  var toldFindings = 0
  /// The last place of the pointer.
  var pointer: CGPoint?
  /// The time: tests have one of their own. A machine's sleep isn't time that passes for a view.
  package var now: () -> SuspendingClock.Instant = { .now }
  private var lastInstant = SuspendingClock.now
  /// The seconds of the view's time that pass in one second.
  var rate = 1.0
  private var isFlushDue = false
  /// Whether a scene waits until the client has shown others.
  private var isHeldBack = false
  /// What the host's frame was when the encoder was given it; nil where the client is new.
  private var shown: HostScene.State?
  /// The elements that the pointer may be on, with what it looks like there.
  private var cursors: [(frame: CGRect, cursor: String)] = []
  /// The session's number for who watches the process. 0 is none.
  package var tag: UInt32 = 0
  private nonisolated static let workingTag = Atomic<UInt32>(0)
  /// The tag of the session that does something now; 0 where none does. Any thread may ask.
  package nonisolated static var working: UInt32 {
    workingTag.load(ordering: .relaxed)
  }

  /// Has a session be the one that does something, as long as a body takes.
  package static func working<Result>(_ tag: UInt32, _ body: () throws -> Result) rethrows -> Result {
    let before = workingTag.exchange(tag, ordering: .relaxed)
    defer { workingTag.store(before, ordering: .relaxed) }
    return try body()
  }

  /// The same of a body that may wait: only until it first does so.
  package static func working<Result>(untilWaiting tag: UInt32, _ body: () async throws -> Result) async rethrows
    -> Result
  {
    workingTag.store(tag, ordering: .relaxed)
    // Whatever comes next on the main actor isn't the session's.
    DispatchQueue.main.async { _ = workingTag.compareExchange(expected: tag, desired: 0, ordering: .relaxed) }
    return try await body()
  }

  /// Answers what a client asks about the views beyond what is to be seen. Without one such questions are answered by a sentence.
  package var inspector: (any LiveInspector)?
  private var timer: Task<Void, Never>?

  /// The time between two frames of an animation, in seconds.
  private static let frame = 1.0 / 60

  /// Shows what a host shows.
  ///
  /// - Parameters:
  ///   - host: The host. With the configuration's `animations` as `clocked` the client sees animations.
  ///   - limits: What the session takes from its client.
  public init(_ host: ViewHost, limits: Limits = Limits()) {
    self.host = host
    self.limits = limits
    ownSize = host.configuration.size
    files = FileExchange(self)
    host.overscan = limits.overscan
    host.onWarning { [weak self] warning in
      guard let self, tellsFindings else { return }
      findings.append(warning)
      flushSoon()
    }
    host.becameDue = { [weak self] in self?.flushSoon() }
    host.onExchange { [weak self] url in
      self?.tell("open") { json in
        json.key("url")
        json.value(url.absoluteString)
      }
    } share: { [weak self] in
      self?.files.share()
    }
  }

  /// Makes a scene of a host and its message, and throws both away, so that what is made once in a process is there. No other thread has to do with it.
  package static func warmUp(_ host: ViewHost) {
    _ = SceneEncoder().message(
      host.scene(),
      SceneEncoder.Surroundings(seen: 0, cursor: "default", animates: host.changesEachFrame, findings: []))
  }

  /// Takes a message of the client.
  ///
  /// What it causes is shown a little later, on the main actor: messages that come together cost one frame.
  public func receive(_ message: LiveMessage) {
    guard !isClosed else { return }
    guard message.bytes.count <= limits.messageBytes else {
      return refuse("a message has \(message.bytes.count) bytes, where \(limits.messageBytes) are allowed")
    }
    Self.working(tag) { take(message) }
  }

  private func take(_ message: LiveMessage) {
    do {
      switch message {
      case .data(let bytes):
        passTime()
        try files.receive(bytes)
      case .text(let bytes):
        let text = try ClientMessage.read(bytes)
        guard text.i >= 0 else { return refuse("the message \(text.i) has no number that counts on") }
        // Of what is sent once more only what hasn't come is taken.
        guard text.i > last || text.t == .hello else { return }
        if text.t != .hello || text.session != name { last = text.i }
        // That a scene is there, and that somebody asks, changes nothing: the next scene comes when it would have come.
        guard text.t != .ack, text.t != .inspect else {
          try take(text)
          if isHeldBack { flushSoon() }
          return
        }
        passTime()
        seen = last
        try take(text)
      }
      flushSoon()
    } catch let missing as ClientMessage.Missing {
      refuse("the message '\(missing.kind.rawValue)' has no '\(missing.field)'")
    } catch let refusal as Refusal {
      refuse(refusal.why)
    } catch {
      refuse("a message can't be read: it's no JSON object of the protocol")
    }
  }

  /// Ends the session: nothing is sent any more, and nothing taken.
  public func close() {
    isClosed = true
    timer?.cancel()
    timer = nil
    host.becameDue = nil
    host.onExchange(open: { _ in }, share: {})
    host.onWarning { _ in }
    host.onWindows(nil)
    inspector = nil
    files.removeAll()
  }

  /// Tells the views that nobody looks any more, as before the process ends: what they want to save is saved then.
  package func goToBackground() { Self.working(tag) { host.setReader { $0.scenePhase = .background } } }

  /// What the views keep, for a session that shows them as another program has them after an edit.
  package func keptState() -> KeptState { host.keptState() }

  /// Gives the views what another program's have kept. Call it before the first message is received.
  package func restore(_ kept: KeptState) { host.restore(kept) }

  /// What couldn't be given back, of what is known by now.
  package var lostState: [LostState] { host.lostState }

  /// What is wrong with a message.
  struct Refusal: Error {
    let why: String
  }

  private func refuse(_ why: String) {
    tell("refused") { json in
      json.key("why")
      json.value(why)
    }
    close()
    onRefusal?(why)
  }

  /// Sends a message that isn't a scene.
  func tell(_ kind: StaticString, _ body: (inout JSONBytes) -> Void) {
    guard !isClosed, isGreeted || kind.description == "refused" else { return }
    var json = JSONBytes()
    json.object { json in
      json.key("t")
      json.value(kind)
      body(&json)
    }
    onMessage?(.text(json.bytes))
  }

  func nextContentNumber() -> Int { encoder.contents.nextNumber() }

  /// Sends bytes with their number.
  func send(_ kind: UInt8, _ number: Int, _ content: [UInt8]) {
    guard !isClosed else { return }
    var bytes: [UInt8] = [kind]
    bytes.reserveCapacity(content.count + 5)
    for shift in [0, 8, 16, 24] { bytes.append(UInt8(truncatingIfNeeded: number >> shift)) }
    bytes += content
    onMessage?(.data(bytes))
  }

  // MARK: What the client is told

  private func passTime() {
    let now = now()
    let (seconds, attoseconds) = lastInstant.duration(to: now).components
    lastInstant = now
    host.passTime((TimeInterval(seconds) + TimeInterval(attoseconds) / 1e18) * rate)
  }

  /// Shows what has changed in the main actor's next turn.
  private func flushSoon() {
    guard !isFlushDue, !isClosed, isGreeted else { return }
    isFlushDue = true
    Task { @MainActor [weak self] in
      self?.isFlushDue = false
      self?.flush()
    }
  }

  /// Sends the newest scene, if the client takes one and doesn't have it.
  private func flush() {
    guard !isClosed, isGreeted else { return }
    Self.working(tag) { showScene() }
  }

  private func showScene() {
    passTime()
    defer { waitForNext(after: lastInstant) }
    files.followDialogs()
    guard underWay.count < limits.scenesUnderWay, underWay.reduce(0, { $0 + $1.bytes }) < limits.bytesUnderWay else {
      isHeldBack = true
      host.updateIfDue()
      return
    }
    isHeldBack = false
    tellPlace()
    let message = encode()
    let told = findings.count
    guard let message else { return }
    toldFindings = told
    var bytes = message.json.count
    for picture in message.pictures {
      send(2, picture.number, picture.png)
      bytes += picture.png.count
    }
    // Who sends them may have given up.
    guard !isClosed else { return }
    underWay.append((message.number, bytes))
    onMessage?(.text(message.json))
    inspector?.isShown(scene: message.number)
  }

  /// The message for the frame as it is now; nil where the client has all of it.
  private func encode() -> SceneEncoder.Message? {
    let state = host.sceneState()
    let scene = state == shown ? nil : host.scene()
    if let scene {
      shown = state
      cursors = Self.cursors(scene.elements)
    }
    let surroundings = SceneEncoder.Surroundings(
      seen: seen, cursor: cursor, animates: host.changesEachFrame, findings: Array(findings[toldFindings...]))
    return if let scene { encoder.message(scene, surroundings) } else { encoder.message(surroundings) }
  }

  /// Forgets what the client was shown.
  func clientIsNew() {
    toldLanguage = nil
    shown = nil
    encoder.clientIsNew()
  }

  /// Waits for the instant at which something may look different: the next of 60 frames a second, or when it's due.
  private func waitForNext(after instant: SuspendingClock.Instant) {
    timer?.cancel()
    timer = nil
    // Where no time passes, nothing becomes due by it.
    guard !isClosed, rate > 0, let wait = host.changesEachFrame ? Self.frame : host.nextInstant.map({ $0 / rate })
    else { return }
    let next = instant + .seconds(min(max(wait, Self.frame / 4), 3_600))
    timer = Task { @MainActor [weak self] in
      try? await Task.sleep(until: next, clock: .suspending)
      guard !Task.isCancelled else { return }
      self?.flush()
    }
  }

  /// What the mouse's pointer looks like where it is.
  private var cursor: String {
    guard let pointer else { return "default" }
    return cursors.last { $0.frame.contains(pointer) }?.cursor ?? "default"
  }

  private static func cursors(_ elements: [HostScene.Element]) -> [(frame: CGRect, cursor: String)] {
    elements.compactMap { element in
      guard element.inside == 0 else { return nil }
      switch element.node.role {
      case .link: return (element.node.frame, "pointer")
      case .textField, .secureField, .searchField, .textEditor: return (element.node.frame, "text")
      case .button, .toggle, .menuButton, .slider, .tab: return (element.node.frame, "default")
      default: return nil
      }
    }
  }
}
