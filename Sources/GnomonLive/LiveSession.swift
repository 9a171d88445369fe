// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo

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

  private let encoder = SceneEncoder()
  /// The size that the host had before the client said anything.
  private let ownSize: CGSize
  private(set) var files: FileExchange!
  private var isClosed = false
  private var isGreeted = false
  /// The number of the client's last message.
  private var last = 0
  /// That of its last message that isn't an `ack`.
  private var seen = 0
  /// The scenes that the client hasn't shown yet, with their bytes.
  private var underWay: [(number: Int, bytes: Int)] = []
  private var findings: [RuntimeWarning] = []
  private var toldFindings = 0
  /// The last place of the pointer.
  private var pointer: CGPoint?
  // A machine's sleep isn't time that passes for a view.
  private var lastInstant = SuspendingClock.now
  private var isFlushDue = false
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
      self?.findings.append(warning)
      self?.flushSoon()
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

  /// Takes a message of the client.
  ///
  /// What it causes is shown a little later, on the main actor: messages that come together cost one frame.
  public func receive(_ message: LiveMessage) {
    guard !isClosed else { return }
    guard message.bytes.count <= limits.messageBytes else {
      return refuse("a message has \(message.bytes.count) bytes, where \(limits.messageBytes) are allowed")
    }
    do {
      passTime()
      switch message {
      case .data(let bytes): try files.receive(bytes)
      case .text(let bytes):
        let text = try JSONDecoder().decode(ClientMessage.self, from: Data(bytes))
        guard text.i >= 0, text.i > last || text.t == .hello else {
          return refuse("the message \(text.i) comes after \(last)")
        }
        last = text.i
        // That a scene is there changes nothing that another one would tell.
        if text.t != .ack { seen = last }
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
    files.removeAll()
  }

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

  // MARK: What the client says

  private func take(_ message: ClientMessage) throws {
    guard isGreeted || message.t == .hello else { throw Refusal(why: "the first message isn't 'hello'") }
    switch message.t {
    case .hello: try greet(message)
    case .surroundings: surround(message)
    case .ack:
      let number = try message.need(message.n, "n")
      underWay.removeAll { $0.number <= number }
    case .pointer: try point(message)
    case .wheel:
      let place = try message.need(message.point, "x, y")
      host.scrollWheel(
        at: place, by: CGVector(dx: message.dx ?? 0, dy: message.dy ?? 0), isLast: message.last ?? true)
    case .scroll:
      let view = try message.need(message.view, "view")
      _ = host.scroll(view, to: try message.need(message.point, "x, y"), isLast: message.last ?? true)
    case .key: try press(message)
    case .focus:
      if let element = message.element { _ = host.focus(onElement: element) } else { host.endFocus() }
    case .edit, .select, .compose, .commit: try edit(message)
    case .action:
      let element = try message.need(message.element, "element")
      guard let action = message.semanticsAction else {
        throw Refusal(why: "there's no action '\((message.action ?? "").prefix(40))'")
      }
      host.perform(action, on: element)
    case .files: try files.begin(message)
    }
  }

  private func greet(_ message: ClientMessage) throws {
    guard let version = message.protocol, version == LiveSession.protocolVersion else {
      throw Refusal(
        why: "the client speaks version \(message.protocol ?? 0) of the protocol, where "
          + "\(LiveSession.protocolVersion) is spoken here")
    }
    isGreeted = true
    underWay = []
    toldFindings = 0
    encoder.clientIsNew()
    files.clientIsNew()
    tell("welcome") { json in
      json.key("protocol")
      json.value(LiveSession.protocolVersion)
      json.key("size")
      json.array { json in
        json.value(ownSize.width)
        json.value(ownSize.height)
      }
      json.key("keeps")
      json.array { json in for name in keeps.map(\.rawValue).sorted() { json.value(name) } }
      json.key("limit")
      json.value(limits.messageBytes)
    }
    var surroundings = message
    surroundings.leaveOut(keeps)
    surround(surroundings)
  }

  /// The version of the protocol that sessions speak.
  public static let protocolVersion = 1

  private func surround(_ message: ClientMessage) {
    host.setReader { configuration in
      if let scale = message.scale, scale.isFinite { configuration.scale = min(max(scale, 0.25), 8) }
      if let appearance = message.appearance { configuration.colorScheme = appearance == "dark" ? .dark : .light }
      if let contrast = message.contrast {
        configuration.colorSchemeContrast = contrast == "increased" ? .increased : .standard
      }
      if let reduced = message.reducedMotion { configuration.reducesMotion = reduced }
      if let reduced = message.reducedTransparency { configuration.reducesTransparency = reduced }
      if let name = message.typeSize, let size = DynamicTypeSize.allCases.first(where: { "\($0)" == name }) {
        configuration.dynamicTypeSize = size
      }
      if let identifier = message.locale { configuration.locale = Locale(identifier: String(identifier.prefix(100))) }
      if let direction = message.direction {
        configuration.layoutDirection = direction == "rtl" ? .rightToLeft : .leftToRight
      }
    }
    if let size = message.size, size.count == 2, size.allSatisfy({ $0.isFinite && $0 > 0 }) {
      host.resize(
        to: CGSize(width: min(size[0], limits.canvasLength), height: min(size[1], limits.canvasLength)))
    }
  }

  private func point(_ message: ClientMessage) throws {
    let kind = try message.need(message.kind, "kind")
    if kind == "cancel" { return host.touchCancel() }
    if kind == "leave" {
      pointer = nil
      host.hover(at: nil)
      return
    }
    let place = try message.need(message.point, "x, y")
    guard place.x.isFinite, place.y.isFinite else { return }
    pointer = place
    switch kind {
    case "down" where message.button == 2: host.secondaryClick(at: place)
    case "down": host.touchDown(at: place)
    case "move": host.touchMove(to: place)
    case "up": if message.button != 2 { host.touchUp(at: place) }
    case "hover": host.hover(at: place)
    default: throw Refusal(why: "there's no pointer '\(kind.prefix(40))'")
    }
  }

  private func press(_ message: ClientMessage) throws {
    guard let key = message.keyEquivalent else { return }
    switch try message.need(message.phase, "phase") {
    case "down": host.keyDown(key, modifiers: message.eventModifiers)
    case "repeat": host.keyDown(key, modifiers: message.eventModifiers, isRepeat: true)
    case "up": host.keyUp(key, modifiers: message.eventModifiers)
    case let phase: throw Refusal(why: "there's no phase '\(phase.prefix(40))' of a key")
    }
  }

  private func edit(_ message: ClientMessage) throws {
    let element = try message.need(message.element, "element")
    if host.typedElement != element {
      // What was typed into a field that is gone is gone with it.
      guard host.focus(onElement: element) else { return }
    }
    switch message.t {
    case .edit: try replace(message)
    case .select: try select(message)
    case .compose: host.compose(try message.need(message.text, "text"))
    default: host.commitComposition()
    }
  }

  /// Replaces a part of the field's text. A host knows whole characters: of one that a part of is replaced the rest is
  /// typed again.
  private func replace(_ message: ClientMessage) throws {
    let new = try message.need(message.text, "text")
    guard let text = host.typedText else { return }
    let part = text.utf16Range(try message.need(message.from, "from"), try message.need(message.to, "to"))
    let whole = text.wholeCharacters(around: part)
    let typed = String(text[whole.lowerBound..<part.lowerBound]) + new + text[part.upperBound..<whole.upperBound]
    host.select(text.characterNumbers(of: whole))
    if !typed.isEmpty {
      host.type(typed)
    } else if !whole.isEmpty {
      host.deleteBackward()
    }
  }

  private func select(_ message: ClientMessage) throws {
    guard let text = host.typedText else { return }
    let part = text.utf16Range(try message.need(message.from, "from"), try message.need(message.to, "to"))
    host.select(text.characterNumbers(of: text.wholeCharacters(around: part)))
  }

  // MARK: What the client is told

  private func passTime() {
    let now = SuspendingClock.now
    let (seconds, attoseconds) = lastInstant.duration(to: now).components
    lastInstant = now
    host.passTime(TimeInterval(seconds) + TimeInterval(attoseconds) / 1e18)
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
    passTime()
    defer { waitForNext(after: lastInstant) }
    files.followDialogs()
    guard underWay.count < limits.scenesUnderWay, underWay.reduce(0, { $0 + $1.bytes }) < limits.bytesUnderWay else {
      host.updateIfDue()
      return
    }
    let scene = host.scene()
    let told = findings.count
    guard
      let message = encoder.message(
        scene,
        SceneEncoder.Surroundings(
          seen: seen, cursor: cursor(in: scene), animates: host.changesEachFrame,
          findings: Array(findings[toldFindings...])))
    else { return }
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
  }

  /// Waits for the instant at which something may look different: the next of 60 frames a second, or when it's due.
  private func waitForNext(after instant: SuspendingClock.Instant) {
    timer?.cancel()
    timer = nil
    guard !isClosed, let wait = host.changesEachFrame ? Self.frame : host.nextInstant else { return }
    let next = instant + .seconds(min(max(wait, Self.frame / 4), 3_600))
    timer = Task { @MainActor [weak self] in
      try? await Task.sleep(until: next, clock: .suspending)
      guard !Task.isCancelled else { return }
      self?.flush()
    }
  }

  /// What the mouse's pointer looks like where it is.
  private func cursor(in scene: HostScene) -> String {
    guard let pointer else { return "default" }
    var cursor = "default"
    for element in scene.elements where element.inside == 0 && element.node.frame.contains(pointer) {
      switch element.node.role {
      case .link: cursor = "pointer"
      case .textField, .secureField, .searchField, .textEditor: cursor = "text"
      case .button, .toggle, .menuButton, .slider, .tab: cursor = "default"
      default: break
      }
    }
    return cursor
  }
}

extension String {
  /// The start of the character that a place lies in.
  private func characterStart(_ place: String.Index) -> String.Index {
    place == endIndex ? place : index(before: index(after: place))
  }

  /// A part by its ends in UTF-16 units. Ends beyond the text are the text's; one within a letter of two units is its
  /// start.
  fileprivate func utf16Range(_ from: Int, _ to: Int) -> Range<String.Index> {
    func place(_ units: Int) -> String.Index {
      let place = utf16.index(startIndex, offsetBy: max(0, units), limitedBy: endIndex) ?? endIndex
      return unicodeScalars.index(place, offsetBy: 0)
    }
    let start = place(from)
    return start..<max(start, place(to))
  }

  /// The part with the rest of the characters at its ends. An empty part within a character is its start.
  fileprivate func wholeCharacters(around part: Range<String.Index>) -> Range<String.Index> {
    let (start, end) = (characterStart(part.lowerBound), characterStart(part.upperBound))
    return start..<(end < part.upperBound && !part.isEmpty ? index(after: end) : max(start, end))
  }

  /// The numbers of the characters of a part that begins and ends with whole ones.
  fileprivate func characterNumbers(of part: Range<String.Index>) -> Range<Int> {
    let start = distance(from: startIndex, to: part.lowerBound)
    return start..<start + distance(from: part.lowerBound, to: part.upperBound)
  }
}
