// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import GnomonRequest

/// A view that stays, for somebody who uses it step by step. Each step tells what has become different by it.
@MainActor
final class OpenScreen {
  let host: ViewHost
  /// The elements as they were told last, a line each.
  private var told: [String] = []
  private let said = WarningOutput.Said()

  init(_ host: ViewHost) {
    self.host = host
    host.countsEvaluations = true
  }

  /// What a screen is shown in. It keeps why views were evaluated.
  static func surroundings(_ run: Run) throws -> Surroundings {
    // A request has at least one look.
    var surroundings = try HostConfiguration.all(from: run.request)[0]
    surroundings.configuration.tracing = .full
    return surroundings
  }

  // MARK: State

  /// Shows the first frame, going on from another program's state where there's one.
  func begin(_ state: Data?) async -> String {
    if let state {
      if let kept = try? JSONDecoder().decode(KeptState.self, from: state) {
        host.restore(kept)
      } else {
        Console.note("not kept: the screen's state, which can't be read")
      }
    }
    await settle()
    told = lines
    _ = evaluated()
    for lost in host.lostState { Console.note("not kept: \(lost)") }
    return text(told)
  }

  func state() throws -> Data { try JSONEncoder().encode(host.keptState()) }

  /// Answers a request about the screen as it is.
  func answer(_ run: Run) async throws -> Data {
    var answer = HostAnswer(host, to: run, said)
    return try await answer.make()
  }

  // MARK: Steps

  /// Does something, and tells what has changed.
  func take(_ step: ScreenStep) async throws -> String {
    RunStep.begin(.settling)
    var done: String
    var isMoved = false
    switch step {
    case .open, .keep, .close: return ""
    case .see(let frames):
      await settle()
      told = lines
      return text(frames ? Self.lines(of: host.semantics(), frames: true) : told)
    case .tap(let target, let kind): done = try tap(target, kind)
    case .type(let text, let target, let replaces, let key):
      done = try await type(text, into: target, replaces: replaces, then: key)
    case .set(let target, let value): done = try set(target, to: value)
    case .scroll(let direction, let container, let wanted):
      done = try await scroll(direction, inside: container, until: wanted)
      isMoved = true
    case .wait(let seconds, let target, let isGone): done = try await wait(seconds, for: target, isGone: isGone)
    }
    await settle()
    return ([done] + changes(isMoved: isMoved)).joined(separator: "\n") + "\n"
  }

  private func settle() async {
    await host.settle()
    WarningOutput.show(host.warnings, [], said, { $0 })
  }

  private func text(_ lines: [String]) -> String {
    lines.isEmpty ? "There are no elements.\n" : lines.map { $0 + "\n" }.joined()
  }

  private var lines: [String] { Self.lines(of: host.semantics(), frames: false) }

  private static func lines(of semantics: SemanticsSnapshot, frames: Bool) -> [String] {
    semantics.text(frames: frames).split(separator: "\n").map(String.init)
  }

  /// The bodies that were evaluated since this was asked last.
  private func evaluated() -> [String] {
    let counts = host.evaluationCounts
    // Setting it forgets what was counted.
    host.countsEvaluations = true
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { $0.value == 1 ? $0.key : "\($0.key) \($0.value)×" }
  }

  /// What is different from what was told last.
  ///
  /// - Parameter isMoved: True after scrolling: what has gone isn't told.
  private func changes(isMoved: Bool) -> [String] {
    let now = lines
    defer { told = now }
    var (old, new) = (told[...], now[...])
    while let a = old.first, let b = new.first, a == b { (old, new) = (old.dropFirst(), new.dropFirst()) }
    while let a = old.last, let b = new.last, a == b { (old, new) = (old.dropLast(), new.dropLast()) }
    var text: [String] = []
    if old.isEmpty, new.isEmpty {
      text.append(
        isMoved ? "The same elements are there, elsewhere: 'see' with frames tells where." : "No element has changed.")
    } else if old.count + new.count > Self.changeLimit {
      text.append("\(new.count) lines of elements are others than before; 'see' tells them.")
    } else {
      let difference = new.difference(from: old)
      // Another screen, or a menu over it: what there is says more than what there was.
      let gone = difference.count > Self.tellLimit && !isMoved ? difference.removals.count : 0
      if gone > 0 { text.append("\(gone) elements have gone or moved; new or elsewhere are:") }
      let onlyNew = isMoved || gone > 0
      for change in difference.sorted(by: Self.isBefore) {
        switch change {
        case .remove(_, let line, _): if !onlyNew { text.append("- " + line.drop { $0 == " " }) }
        case .insert(_, let line, _): text.append("+ " + line.drop { $0 == " " })
        }
      }
    }
    let bodies = evaluated()
    if !bodies.isEmpty {
      text.append(
        "evaluated: " + bodies.prefix(12).joined(separator: ", ")
          + (bodies.count > 12 ? " and \(bodies.count - 12) more" : ""))
    }
    return text
  }

  /// Of more changed lines only those are told that are there now.
  private static let tellLimit = 16

  /// More lines than this aren't compared one by one.
  private static let changeLimit = 2_000

  private static func isBefore(
    _ a: CollectionDifference<String>.Change, _ b: CollectionDifference<String>.Change
  ) -> Bool {
    func place(_ change: CollectionDifference<String>.Change) -> (Int, Int) {
      switch change {
      case .remove(let offset, _, _): (offset, 0)
      case .insert(let offset, _, _): (offset, 1)
      }
    }
    return place(a) < place(b)
  }

  // MARK: Touching

  private func tap(_ target: ScreenTarget, _ kind: ScreenStep.Tap) throws -> String {
    let (point, name) = try place(of: target)
    let isTaken =
      switch kind {
      case .tap: host.tap(at: point)
      case .double: host.tap(at: point, count: 2)
      case .long: host.longPress(at: point)
      }
    guard isTaken else { throw ScreenFailure("Nothing there takes a tap: \(name)") }
    let verb =
      switch kind {
      case .tap: "tapped"
      case .double: "tapped twice:"
      case .long: "held:"
      }
    return "\(verb) \(name)"
  }

  /// Where a finger goes, and what it is in words.
  private func place(of target: ScreenTarget) throws -> (CGPoint, String) {
    if let point = target.point {
      let place = CGPoint(x: point.x, y: point.y)
      guard CGRect(origin: .zero, size: host.configuration.size).contains(place) else {
        let size = host.configuration.size
        throw ScreenFailure(
          "(\(plain(point.x)), \(plain(point.y))) lies outside of the screen, which is "
            + "\(plain(size.width))×\(plain(size.height))")
      }
      let hit = host.semantics().root.path(at: place).last
      return (place, "at (\(plain(point.x)), \(plain(point.y)))" + (hit.map { ", where there's \($0.told)" } ?? ""))
    }
    let node = try reachable(target)
    return (node.activationPoint, node.told)
  }

  /// The element, scrolled into sight, where a finger can reach it.
  private func reachable(_ target: ScreenTarget) throws -> SemanticsSnapshot.Node {
    var node = try target.element(in: host.semantics())
    guard node.isEnabled else { throw ScreenFailure("It's disabled: \(node.told)") }
    if host.reach(of: node.id) != .reached {
      host.reveal(node.id)
      guard let shown = host.semantics().root.first(where: { $0.id == node.id }) else {
        throw ScreenFailure("It went away while it was scrolled to: \(node.told)")
      }
      node = shown
    }
    switch host.reach(of: node.id) {
    case .reached: return node
    case .gone: throw ScreenFailure("It went away while it was scrolled to: \(node.told)")
    case .outsideOfScreen:
      throw ScreenFailure("It lies outside of the screen, and nothing scrolls there: \(node.told)")
    case .nothing:
      throw ScreenFailure("Nothing is hit at its place: it's clipped, or lets touches through. \(node.told)")
    case .covered(let name, let source):
      throw ScreenFailure(
        "\(name)\(source.map { " (\($0))" } ?? "") covers it in its middle, and takes touches: \(node.told)")
    }
  }

  // MARK: Typing

  private func type(
    _ text: String?, into target: ScreenTarget?, replaces: Bool, then key: String?
  ) async throws -> String {
    // A slip in the key's name mustn't leave half of it done.
    let press = try key.map { try self.key(named: $0) }
    var done: [String] = []
    if let text {
      done.append(try await type(text, into: target, replaces: replaces))
    } else if let target {
      _ = try await focus(target)
    }
    if let press, let key {
      await host.settle()
      let isTaken = host.press(press.key, modifiers: press.modifiers)
      done.append(isTaken ? "pressed \(key)" : "pressed \(key); nothing took it")
    }
    return done.joined(separator: ", ")
  }

  /// Gives a field the focus, and tells its name.
  private func focus(_ target: ScreenTarget) async throws -> String {
    var node = try target.element(in: host.semantics())
    if node.isFocused { return node.told }
    node = try reachable(target)
    _ = host.tap(at: node.activationPoint)
    await host.settle()
    let after = host.semantics().root.first { $0.id == node.id }
    guard after?.isFocused == true else {
      throw ScreenFailure("A tap doesn't give it the focus, so it takes no text: \(node.told)")
    }
    return node.told
  }

  private func type(_ text: String, into target: ScreenTarget?, replaces: Bool) async throws -> String {
    var name = "the field with the focus"
    if let target { name = try await focus(target) }
    guard let typed = host.typedText else {
      throw ScreenFailure("No field has the focus: name one with 'into'. There are: \(fields)")
    }
    if replaces, !typed.isEmpty {
      _ = host.selectAll()
      _ = host.deleteBackward()
    }
    guard text.isEmpty || host.type(text) else { throw ScreenFailure("It doesn't take what is typed: \(name)") }
    return "typed into \(name)"
  }

  private var fields: String {
    var found: [String] = []
    host.semantics().root.forEach { if $0.role.isField, found.count < 8 { found.append($0.told) } }
    return found.isEmpty ? "no fields" : found.joined(separator: "; ")
  }

  private func key(named name: String) throws -> (key: KeyEquivalent, modifiers: EventModifiers) {
    let parts = name.split(separator: "+", omittingEmptySubsequences: false).map { $0.lowercased() }
    var modifiers: EventModifiers = []
    for part in parts.dropLast() {
      switch part {
      case "shift": modifiers.insert(.shift)
      case "control": modifiers.insert(.control)
      case "option": modifiers.insert(.option)
      case "command": modifiers.insert(.command)
      default: throw ScreenFailure("'\(part)' is no modifier: they are shift, control, option and command")
      }
    }
    let last = name.split(separator: "+").last.map(String.init) ?? name
    guard let key = KeyEquivalent(named: last) else {
      throw ScreenFailure(
        "there's no key '\(last)': it's a character, or one of \(KeyEquivalent.named.keys.sorted().joined(separator: ", "))"
      )
    }
    return (key, modifiers)
  }

  // MARK: Controls

  private func set(_ target: ScreenTarget, to value: String) throws -> String {
    let node = try target.element(in: host.semantics())
    guard node.isEnabled else { throw ScreenFailure("It's disabled: \(node.told)") }
    if node.role == .slider, let share = Self.share(value) { return try slide(target, to: share) }
    if node.role == .toggle, ["on", "off"].contains(value) {
      if node.value == value { return "it was \(value) already: \(node.told)" }
      return try tap(target, .tap)
    }
    let action: SemanticsSnapshot.Action =
      switch value {
      case "increment": .increment
      case "decrement": .decrement
      default: node.options.contains(value) ? .choose(value) : .named(value)
      }
    // A row's actions are found by what is in it.
    let doer = host.semantics().root.path(to: node.id).last { $0.actions.contains(action) }
    guard let doer, host.perform(action, on: doer.id) else {
      throw ScreenFailure("It has no '\(value)': \(node.told). \(Self.choices(of: node))")
    }
    return "set to \(value): \(doer.told)"
  }

  private static func choices(of node: SemanticsSnapshot.Node) -> String {
    var choices = node.options
    for action in node.actions {
      switch action {
      case .named(let name): choices.append(name)
      case .increment: choices.append("increment")
      case .decrement: choices.append("decrement")
      default: break
      }
    }
    if node.role == .slider { return "A slider takes a share: 0.4, or 40%." }
    if node.role == .toggle { return "A toggle takes on or off." }
    return choices.isEmpty ? "Nothing can be set there." : "It takes: " + choices.joined(separator: ", ") + "."
  }

  private static func share(_ text: String) -> Double? {
    let isPercent = text.hasSuffix("%")
    guard let number = Double(isPercent ? String(text.dropLast()) : text), number.isFinite else { return nil }
    return min(max(isPercent ? number / 100 : number, 0), 1)
  }

  private func slide(_ target: ScreenTarget, to share: Double) throws -> String {
    let node = try reachable(target)
    guard let line = host.slidingLine(of: node.id) else {
      throw ScreenFailure("It has no line that a knob could be dragged on: \(node.told)")
    }
    let isMirrored = host.configuration.layoutDirection == .rightToLeft
    let x = line.minX + line.width * (isMirrored ? 1 - share : share)
    guard host.drag(from: node.activationPoint, to: CGPoint(x: x, y: line.midY)) else {
      throw ScreenFailure("Its knob can't be dragged: \(node.told)")
    }
    return "slid to \(plain((share * 100).rounded()))%: \(node.told)"
  }

  // MARK: Scrolling

  private func scroll(
    _ direction: String, inside container: ScreenTarget?, until wanted: ScreenTarget?
  ) async throws -> String {
    let edges: [String: Edge] = ["down": .bottom, "up": .top, "right": .trailing, "left": .leading]
    guard let edge = edges[direction] else {
      throw ScreenFailure("'\(direction)' is no direction: they are down, up, left and right")
    }
    func scroller() throws -> SemanticsSnapshot.Node {
      if let container { return try container.element(in: host.semantics()) }
      var found: [SemanticsSnapshot.Node] = []
      host.semantics().root.forEach { node in
        if node.actions.contains(where: { if case .scroll = $0 { true } else { false } }) { found.append(node) }
      }
      // One that goes on in that direction, rather than one at its end.
      guard let node = found.first(where: { $0.actions.contains(.scroll(edge)) }) ?? found.first else {
        throw ScreenFailure("Nothing on the screen scrolls.")
      }
      return node
    }
    var count = 0
    while true {
      if let wanted, let node = try? wanted.element(in: host.semantics()) {
        host.reveal(node.id)
        return "scrolled to \(node.told)"
      }
      let node = try scroller()
      guard node.actions.contains(.scroll(edge)), count < Self.scrollLimit else {
        if let wanted {
          let end = count < Self.scrollLimit ? "from where it was to the end" : "within \(count) pages"
          throw ScreenFailure(
            "\(wanted.words) isn't there \(end), where it's scrolled to now; another 'direction' looks the other way")
        }
        return "it's at its end: \(node.told)"
      }
      host.perform(.scroll(edge), on: node.id)
      await host.settle()
      count += 1
      guard wanted == nil else { continue }
      let goesOn = (try? scroller())?.actions.contains(.scroll(edge)) ?? false
      return "scrolled \(direction), \(goesOn ? "and it goes on" : "to its end"): \(node.told)"
    }
  }

  private static let scrollLimit = 400

  // MARK: Waiting

  /// Lets time pass, by the host's clock and in truth, since tasks wait for that.
  private func wait(_ seconds: Double, for target: ScreenTarget?, isGone: Bool) async throws -> String {
    let limit = min(max(seconds.isFinite ? seconds : 0, 0), Self.longestWait)
    let start = ContinuousClock.now
    var last = start
    func passed() -> Double { start.duration(to: last) / .seconds(1) }
    if let target, isGone, !target.isThere(in: host.semantics()) {
      return "\(target.words) isn't there, and wasn't before"
    }
    while true {
      await host.settle()
      if let target {
        let isThere = target.isThere(in: host.semantics())
        if isThere != isGone { return "\(target.words) is \(isGone ? "gone" : "there") after \(shown(passed())) s" }
      }
      guard passed() < limit else { break }
      // The main actor is the watch's too.
      try await Task.sleep(for: .milliseconds(min(20, max(1, Int((limit - passed()) * 1_000)))))
      let now = ContinuousClock.now
      host.advance(by: last.duration(to: now))
      last = now
    }
    if let target {
      throw ScreenFailure("\(target.words) is \(isGone ? "still" : "not") there after \(shown(limit)) s")
    }
    return "waited \(shown(limit)) s"
  }

  private func shown(_ seconds: Double) -> String { plain((seconds * 100).rounded() / 100) }

  /// In seconds.
  private static let longestWait = 20.0
}

/// Why a step can't be done.
struct ScreenFailure: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}

/// A number without a needless `.0`.
private func plain(_ number: Double) -> String {
  number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\((number * 100).rounded() / 100)"
}
