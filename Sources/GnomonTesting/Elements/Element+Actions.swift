// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import Testing

extension Element {
  // MARK: Touching

  /// Taps the element.
  ///
  /// What scrolls is scrolled until the element is in sight. A disabled element, one that something covers, and one that
  /// takes no taps, can't be tapped: that is an error, which says so.
  ///
  /// - Parameter place: where, as a fraction of the element's size; nil is where the view says, which is the middle by
  ///   itself.
  public func tap(at place: UnitPoint? = nil) throws { try touch("tap", at: place) { $0.tap(at: $1) } }

  /// Taps the element twice.
  public func doubleTap() throws { try touch("tap twice") { $0.tap(at: $1, count: 2) } }

  /// Holds a finger down on the element.
  ///
  /// - Parameter duration: the time in seconds.
  public func longPress(duration: TimeInterval = 0.6) throws {
    try touch("hold") { $0.longPress(at: $1, duration: duration) }
  }

  /// Drags over the element from one place to another, as fractions of its size.
  public func drag(from start: UnitPoint, to end: UnitPoint) throws {
    try touch("drag", at: start) { host, point in
      let frame = try? required("drag over \(query)").frame
      return frame.map { frame in
        host.drag(
          from: point,
          to: CGPoint(x: frame.minX + end.x * frame.width, y: frame.minY + end.y * frame.height))
      } ?? false
    }
  }

  /// Drags from the element to the middle of another one.
  public func drag(to other: Element) throws {
    let target = try other.required("drag to \(other.query)")
    try touch("drag") { $0.drag(from: $1, to: CGPoint(x: target.frame.midX, y: target.frame.midY)) }
  }

  /// Drags from the element by a distance in points.
  public func drag(by distance: CGSize) throws {
    try touch("drag") { $0.drag(from: $1, to: CGPoint(x: $1.x + distance.width, y: $1.y + distance.height)) }
  }

  /// Swipes over the element: a finger moves towards an edge, over most of the element. A row is swiped whole, which runs
  /// its first action of the edge where the finger began.
  public func swipe(to edge: Edge) throws {
    let node = try reachable("swipe")
    if node.role == .row, edge == .leading || edge == .trailing {
      let place = CGPoint(x: node.frame.midX, y: node.frame.midY)
      guard screen.act("swipe \(query)", { $0.swipeRow(at: place, edge: edge == .leading ? .trailing : .leading) })
      else {
        throw screen.failure("swipe \(query)", "The row has no action at that edge: \(node.described)", location)
      }
      return
    }
    let (box, isMirrored) = (node.frame, screen.host.configuration.layoutDirection == .rightToLeft)
    var (start, end) = (CGPoint(x: box.midX, y: box.midY), CGPoint(x: box.midX, y: box.midY))
    switch edge {
    case .top: (start.y, end.y) = (box.maxY - box.height / 8, box.minY + box.height / 8)
    case .bottom: (start.y, end.y) = (box.minY + box.height / 8, box.maxY - box.height / 8)
    case .leading, .trailing:
      (start.x, end.x) = (box.maxX - box.width / 8, box.minX + box.width / 8)
      if (edge == .trailing) != isMirrored { swap(&start.x, &end.x) }
    }
    _ = screen.act("swipe \(query)") { $0.drag(from: start, to: end, duration: 0.1) }
  }

  /// Moves the element's row by hand to the place of another one in sight, where `onMove` lets it: by its handle while rows are
  /// edited, else with a finger that stays for half a second, or on macOS with the mouse.
  public func moveRow(to other: Element) throws {
    let target = try other.required("move \(query) to \(other.query)")
    let node = try reachable("move")
    let (start, end) = (node.activationPoint, CGPoint(x: target.frame.midX, y: target.frame.midY))
    guard screen.act("move \(query) to \(other.query)", { $0.dragRow(at: start, to: end) }) else {
      throw screen.failure("move \(query)", "It's no row that can be moved: \(node.described)", location)
    }
  }

  /// Moves two fingers on the element apart or together, until their distance is a multiple of the first one.
  public func pinch(by magnification: CGFloat) throws {
    try touch("pinch") { $0.magnify(at: $1, by: magnification) }
  }

  /// Turns two fingers on the element; a positive angle is clockwise.
  public func turn(by angle: Angle) throws { try touch("turn") { $0.rotate(at: $1, by: angle) } }

  // MARK: Pointing

  /// Moves the pointer over the element; `onHover` around it is called.
  public func hover() throws {
    let node = try reachable("hover over")
    _ = screen.act("hover over \(query)") { $0.hover(at: node.activationPoint) }
  }

  /// Clicks the element with the other button of the mouse, which opens its context menu.
  public func secondaryClick() throws { try touch("click with the other button") { $0.secondaryClick(at: $1) } }

  /// Turns the wheel over the element by a distance in points; what scrolls there moves as far as it can.
  public func scrollWheel(by distance: CGVector) throws {
    try touch("turn the wheel over") { $0.scrollWheel(at: $1, by: distance) }
  }

  /// Drops values on the element, as from another app.
  public func drop<T: Transferable>(_ values: [T]) throws { try touch("drop on") { $0.drop(values, at: $1) } }

  private func touch(_ verb: String, at place: UnitPoint? = nil, _ body: (ViewHost, CGPoint) -> Bool) throws {
    let node = try reachable(verb)
    let point = place.map { place in
      CGPoint(
        x: node.frame.minX + place.x * node.frame.width, y: node.frame.minY + place.y * node.frame.height)
    }
    guard screen.act("\(verb) \(query)", { body($0, point ?? node.activationPoint) }) else {
      throw screen.failure("\(verb) \(query)", "Nothing there takes it: \(node.described)", location)
    }
  }

  /// The element, scrolled into sight, where a finger can reach it.
  private func reachable(_ verb: String) throws -> SemanticsSnapshot.Node {
    var node = try required("\(verb) \(query)")
    func fail(_ reason: String) -> ScreenFailure { screen.failure("\(verb) \(query)", reason, location) }
    guard node.isEnabled else { throw fail("It's disabled: \(node.described)") }
    if screen.host.reach(of: node.id) != .reached {
      screen.host.reveal(node.id)
      node = try required("\(verb) \(query)")
    }
    switch screen.host.reach(of: node.id) {
    case .reached: return node
    case .gone: throw fail("It went away while it was scrolled to.")
    case .outsideOfScreen: throw fail("It lies outside of the screen, and nothing scrolls there: \(node.described)")
    case .nothing: throw fail("Nothing is hit at its place: it's clipped, or lets touches through. \(node.described)")
    case .covered(let name, let source):
      throw fail(
        "\(name)\(source.map { " (\($0))" } ?? "") covers it at its middle, and takes touches: \(node.described)")
    }
  }

  // MARK: Typing

  /// Types into the field, behind what is there. The field is given the focus where it hasn't got it.
  public func type(_ text: String) throws {
    try focus("type into")
    guard screen.act("type \"\(text)\" into \(query)", { $0.type(text) }) else {
      throw screen.failure("type into \(query)", "It doesn't take what is typed.", location)
    }
  }

  /// Empties the field.
  public func clear() throws {
    let node = try focus("clear")
    guard node.value?.isEmpty == false else { return }
    _ = screen.act("clear \(query)") {
      $0.select(0..<Int.max)
      return $0.deleteBackward()
    }
  }

  /// Presses a key while the field has the focus, which it's given where it hasn't got it.
  public func press(_ key: KeyEquivalent, modifiers: EventModifiers = []) throws {
    try focus("press a key in")
    _ = screen.act("press \(key.spoken) in \(query)") { $0.press(key, modifiers: modifiers) }
  }

  /// Shows text in the field that an input method is composing: underlined, and replaced by what is composed next. Typing
  /// goes on behind it.
  public func compose(_ text: String) throws {
    try focus("compose in")
    guard screen.act("compose \"\(text)\" in \(query)", { $0.compose(text) }) else {
      throw screen.failure("compose in \(query)", "It doesn't take what is typed.", location)
    }
  }

  /// Presses the return key in the field.
  public func submit() throws {
    try focus("press return in")
    _ = screen.act("press return in \(query)") { $0.submit() }
  }

  @discardableResult
  private func focus(_ verb: String) throws -> SemanticsSnapshot.Node {
    let node = try required("\(verb) \(query)")
    if node.isFocused { return node }
    try tap()
    let after = try required("\(verb) \(query)")
    guard after.isFocused else {
      throw screen.failure("\(verb) \(query)", "A tap doesn't give it the focus: \(after.described)", location)
    }
    return after
  }

  // MARK: Controls

  /// Raises the value by a step.
  public func increment() throws { try perform(.increment, "raise") }
  /// Lowers the value by a step.
  public func decrement() throws { try perform(.decrement, "lower") }
  /// Chooses one of the options by its words.
  public func choose(_ option: String) throws { try perform(.choose(option), "choose \"\(option)\" of") }
  /// Does an action with a name: of `accessibilityAction(named:_:)`, or a swipe action of a row.
  public func perform(_ name: String) throws { try perform(.named(name), "do \"\(name)\" with") }
  /// Leaves a sheet, an alert or a menu.
  public func dismiss() throws { try perform(.escape, "dismiss") }

  /// Sets a slider to a share of its line, from 0 to 1, by a drag of its knob.
  public func adjust(to share: Double) throws {
    let node = try reachable("adjust")
    guard node.role == .slider else {
      throw screen.failure("adjust \(query)", "It's no slider: \(node.described)", location)
    }
    guard let line = screen.host.slidingLine(of: node.id) else {
      throw screen.failure("adjust \(query)", "It has no line that a knob could be dragged on.", location)
    }
    let share = min(max(share.isFinite ? share : 0, 0), 1)
    let isMirrored = screen.host.configuration.layoutDirection == .rightToLeft
    let x = line.minX + line.width * (isMirrored ? 1 - share : share)
    guard screen.act("adjust \(query)", { $0.drag(from: node.activationPoint, to: CGPoint(x: x, y: line.midY)) }) else {
      throw screen.failure("adjust \(query)", "Its knob can't be dragged: \(node.described)", location)
    }
  }

  private func perform(_ action: SemanticsSnapshot.Action, _ verb: String) throws {
    let node = try required("\(verb) \(query)")
    func fail(_ reason: String) -> ScreenFailure { screen.failure("\(verb) \(query)", reason, location) }
    guard node.isEnabled else { throw fail("It's disabled: \(node.described)") }
    guard node.actions.contains(action) else {
      var reason = "It can't: \(node.described)"
      if case .choose = action, !node.options.isEmpty {
        reason = "It has no such option, but: " + node.options.map { "\"\($0)\"" }.joined(separator: ", ")
      } else if case .named = action {
        let named = node.actions.compactMap { if case .named(let name) = $0 { "\"\(name)\"" } else { nil } }
        reason = named.isEmpty ? "It has no named action." : "It has: " + named.joined(separator: ", ")
      }
      throw fail(reason)
    }
    _ = screen.act("\(verb) \(query)") { $0.perform(action, on: node.id) }
  }

  // MARK: Scrolling

  /// Scrolls what scrolls around the element until it's in sight.
  public func scrollIntoView() throws {
    let node = try required("scroll to \(query)")
    _ = screen.act("scroll to \(query)") { $0.reveal(node.id) }
  }

  /// Scrolls the element, a list or a scroll view, by what is visible of it, towards an edge; at its end nothing moves.
  public func scroll(to edge: Edge) throws {
    let node = try required("scroll \(query)")
    guard [.scrollView, .list, .table].contains(node.role) else {
      throw screen.failure("scroll \(query)", "It doesn't scroll: \(node.described)", location)
    }
    guard node.actions.contains(.scroll(edge)) else { return }
    _ = screen.act("scroll \(query)") { $0.perform(.scroll(edge), on: node.id) }
  }

  /// Scrolls the element, a list or a scroll view, until another element is there and in sight: a long list makes its
  /// rows as they come into sight.
  ///
  /// - Parameters:
  ///   - other: what is looked for.
  ///   - edge: the edge that is scrolled towards.
  ///   - limit: how often it's scrolled at most.
  public func scroll(until other: Element, towards edge: Edge = .bottom, limit: Int = 200) throws {
    for _ in 0..<max(0, limit) where other.isGone {
      let node = try required("scroll \(query)")
      guard node.actions.contains(.scroll(edge)) else { break }
      try scroll(to: edge)
    }
    guard !other.isGone else {
      throw screen.failure(
        "scroll \(query) until there's \(other.query)", "It isn't there up to the end, or within \(limit) scrolls.",
        location)
    }
    try other.scrollIntoView()
  }

  // MARK: Waiting

  /// Waits until the element is there: for tasks, streams and what is due by the host's clock.
  ///
  /// Tasks of the app's run in real time, so that a test that waits for one takes as long as the task does.
  ///
  /// - Parameters:
  ///   - limit: the longest time, in real time. When it's over, an error tells what there is.
  ///   - sourceLocation: the place that is told.
  public func appears(
    within limit: Duration = .seconds(2), sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) async throws {
    try await wait(within: limit, sourceLocation, "There's still no \(query) after \(limit).") { !isGone }
  }

  /// Waits until the element is gone.
  ///
  /// - Parameters:
  ///   - limit: the longest time, in real time.
  ///   - sourceLocation: the place that is told.
  public func disappears(
    within limit: Duration = .seconds(2), sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) async throws {
    try await wait(within: limit, sourceLocation, "\(query) is still there after \(limit).") { isGone }
  }

  private func wait(
    within limit: Duration, _ location: Testing.SourceLocation, _ reason: String, _ condition: () -> Bool
  ) async throws {
    let start = ContinuousClock.now
    var pause = Duration.milliseconds(1)
    while true {
      await screen.host.settle()
      if condition() { return }
      if screen.host.isAnimating {
        screen.host.advance(by: 1.0 / 60)
        if condition() { return }
      }
      guard start.duration(to: .now) < limit else { throw screen.failure("wait for \(query)", reason, location) }
      try await Task.sleep(for: pause)
      pause = min(pause * 2, .milliseconds(20))
    }
  }
}
