// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// What the client says.
extension LiveSession {
  func take(_ message: ClientMessage) throws {
    guard isGreeted || message.t == .hello else { throw Refusal(why: "the first message isn't 'hello'") }
    switch message.t {
    case .hello: try greet(message)
    case .surroundings:
      surround(message)
      tellLanguage()
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
    case .inspect: try inspect(message)
    case .clock: setClock(message)
    case .navigate: go(to: try message.need(message.address, "address"))
    case .visibility:
      let name = try message.need(message.phase, "phase")
      guard let phase = Self.phase(name) else { throw Refusal(why: "there's no phase '\(name.prefix(40))' of a scene") }
      host.setReader { $0.scenePhase = phase }
    case .url: open(try message.need(message.url, "url"))
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
    clientIsNew()
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
      json.key("session")
      json.value(name)
      json.key("seen")
      json.value(seen)
    }
    var surroundings = message
    surroundings.leaveOut(keeps)
    surround(surroundings)
    tellLanguage()
    beginPlaces(message)
  }

  /// Has the view's time pass at another rate, or moves it on.
  private func setClock(_ message: ClientMessage) {
    if let rate = message.rate, rate.isFinite { self.rate = min(max(rate, 0), Self.fastest) }
    if let seconds = message.by, seconds.isFinite { host.passTime(min(max(seconds, 0), Self.longestStep)) }
  }

  private static let fastest = 10.0
  /// A step of more than this many seconds is one of this length.
  private static let longestStep = 60.0

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
      if let phase = message.visibility.flatMap(Self.phase) { configuration.scenePhase = phase }
      if let size = message.size, size.count == 2, size.allSatisfy({ $0.isFinite && $0 > 0 }) {
        configuration.size = CGSize(
          width: min(size[0], limits.canvasLength), height: min(size[1], limits.canvasLength))
      }
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
    case "down" where message.device == "mouse": host.pointerDown(at: place, modifiers: message.pointerModifiers)
    case "down": host.touchDown(at: place, modifiers: message.pointerModifiers)
    case "move": host.touchMove(to: place)
    case "up": if message.button != 2 { host.touchUp(at: place) }
    case "hover": host.hover(at: place)
    default: throw Refusal(why: "there's no pointer '\(kind.prefix(40))'")
    }
  }

  private func press(_ message: ClientMessage) throws {
    guard let key = message.keyEquivalent else { return }
    switch try message.need(message.phase, "phase") {
    case let phase where phase == "down" || phase == "repeat":
      for held in message.heldKeys
      where host.keyDown(held.key, modifiers: held.modifiers, isRepeat: phase == "repeat") { break }
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
    let whole = text.wholeCharacters(around: part)
    // Between the parts of a character there's no insertion point.
    host.select(text.characterNumbers(of: part.isEmpty ? whole.lowerBound..<whole.lowerBound : whole))
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

  /// The part with the rest of the characters at its ends; of an empty part within a character that character.
  fileprivate func wholeCharacters(around part: Range<String.Index>) -> Range<String.Index> {
    let (start, end) = (characterStart(part.lowerBound), characterStart(part.upperBound))
    return start..<(end < part.upperBound ? index(after: end) : end)
  }

  /// The numbers of the characters of a part that begins and ends with whole ones.
  fileprivate func characterNumbers(of part: Range<String.Index>) -> Range<Int> {
    let start = distance(from: startIndex, to: part.lowerBound)
    return start..<start + distance(from: part.lowerBound, to: part.upperBound)
  }
}
