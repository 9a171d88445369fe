// SPDX-License-Identifier: Apache-2.0

/// The part of a host that keys go to: what is presented on top, and what lies below where that can be used.
@MainActor
struct InputScope {
  private let host: ViewHost
  private let graph: Graph
  /// The topmost first.
  private let roots: [LayoutNode]
  private let topmost: PresentationNode?

  init(_ host: ViewHost) {
    self.host = host
    graph = host.graph
    let (presented, leavesRest) = graph.knownFeature(Presentations.self)?.inUse ?? ([], true)
    roots = presented.reversed().map(\.content) + (leavesRest ? [host.root] : [])
    topmost = presented.last
  }

  // MARK: Focus

  /// The view with the focus and those around it; empty where nothing in the scope has it.
  var focusChain: [ViewNode] {
    guard var focused = graph.focusedView else { return [] }
    // A state may give the focus to more than what can have it.
    if !(focused is any FocusCandidate), let inner = focused.firstCandidate { focused = inner }
    let chain = focused.chain(upTo: roots)
    guard let last = chain.last, roots.contains(where: { $0 === last }) else { return [] }
    return chain
  }

  /// The views that can have the focus, in the order in which Tab goes through them.
  var candidates: [any FocusCandidate] {
    var candidates: [any FocusCandidate] = []
    for root in roots { root.collectCandidates(&candidates) }
    return candidates
  }

  /// Gives the focus to the next view that can have it; false where there's none.
  func moveFocus(isForward: Bool) -> Bool {
    let candidates = candidates
    guard !candidates.isEmpty else { return false }
    let chain = focusChain
    let current = chain.lazy.compactMap { node in candidates.firstIndex { $0 === node } }.first
    let count = candidates.count
    let next = current.map { ($0 + (isForward ? 1 : count - 1)) % count } ?? (isForward ? 0 : count - 1)
    candidates[next].takeFocus()
    return true
  }

  // MARK: Shortcuts

  /// Triggers the first control that has a key's shortcut, or one of the app's commands.
  func trigger(_ press: KeyPress) -> Bool {
    guard press.phase == .down || press.held.contains(.command) else { return false }
    for root in roots {
      guard let trigger = root.firstControl(where: { $0.hasShortcut(of: press) }) else { continue }
      trigger()
      return true
    }
    return roots.last === host.root && host.triggerCommand(press)
  }

  /// Presses the button of an alert or a dialog that has only one, by the return key.
  func pressOnlyButton(_ press: KeyPress) -> Bool {
    guard press.key == .return, press.held.isEmpty, let topmost, topmost.kind == .alert else { return false }
    return topmost.content.pressOnly()
  }

  /// Closes what is presented on top, unless it may not be closed so.
  func dismiss() -> Bool {
    guard let topmost else { return false }
    switch topmost.kind {
    case .alert, .dialog:
      if let cancel = topmost.content.firstControl(where: { $0.viewRole == .cancel }) {
        cancel()
        return true
      }
      guard topmost.kind == .dialog else { return false }
    case .cover: return false
    case .sheet:
      if topmost.content.attributes("interactiveDismissDisabled").contains(where: { $0 as? Bool == true }) {
        return false
      }
    case .menu: break
    }
    guard let end = topmost.end else { return false }
    end()
    return true
  }
}

/// A control that a key can trigger.
protocol KeyTriggered {
  var keyRole: ButtonRole? { get }
  @MainActor func trigger()
}

extension Button: KeyTriggered {
  var keyRole: ButtonRole? { role }
  @MainActor func trigger() { action() }
}

extension Toggle: KeyTriggered {
  var keyRole: ButtonRole? { nil }
  @MainActor func trigger() { isOn.wrappedValue.toggle() }
}

extension KeyboardShortcut {
  /// True if it's the one of a key that is pressed.
  func matches(_ press: KeyPress) -> Bool {
    guard modifiers.subtracting([.capsLock, .numericPad]) == press.held else { return false }
    return key == press.key || key.character.lowercased() == press.key.character.lowercased()
  }
}

extension ViewNode {
  /// True if what stands here is triggered by a key.
  func hasShortcut(of press: KeyPress) -> Bool { environment.keyboardShortcut.map { $0.matches(press) } ?? false }

  fileprivate var viewRole: ButtonRole? {
    guard self is DynamicNode, let control = viewValue as? any KeyTriggered else { return nil }
    return control.keyRole
  }

  /// The means to trigger the first control inside that a closure wants and that can be used, in the order of the tree.
  func firstControl(where isWanted: (ViewNode) -> Bool) -> (@MainActor () -> Void)? {
    if flags.contains(.concealed) { return nil }
    if self is DynamicNode, environment.isEnabled, !environment.takesNoFocus, isWanted(self),
      let control = viewValue as? any KeyTriggered
    {
      let node = MainActorCarrier(self)
      let carried = MainActorCarrier(control)
      return {
        // As a style or a dialog around lets it act, if it's pressed.
        if let item = node.value.isUnary ? node.value.firstItem : nil, item.pressFirst() { return }
        carried.value.trigger()
      }
    }
    var found: (@MainActor () -> Void)?
    // Replicas of a modifier show what is found in its content.
    forEachPart { if found == nil, $0.parent === self { found = $0.firstControl(where: isWanted) } }
    return found
  }

  /// The first view inside that can have the focus.
  fileprivate var firstCandidate: (any FocusCandidate)? {
    var candidates: [any FocusCandidate] = []
    for item in items where candidates.isEmpty { item.collectCandidates(&candidates) }
    return candidates.first
  }
}

extension LayoutNode {
  /// Adds the views inside that can have the focus, in the order in which they're laid out.
  fileprivate func collectCandidates(_ list: inout [any FocusCandidate]) {
    guard !flags.contains(.concealed), !(self is PresentationNode) else { return }
    if isPlaced, let candidate = self as? any FocusCandidate, candidate.canTakeKeys { list.append(candidate) }
    forEachLayoutChild { $0.collectCandidates(&list) }
  }
}
