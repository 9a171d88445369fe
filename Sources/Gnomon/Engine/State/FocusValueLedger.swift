// SPDX-License-Identifier: Apache-2.0
/// Works out the focused values of one host: those of the views around what has the focus, the inner ones before the outer ones,
/// and behind them those of the scene.
final class FocusValueLedger {
  private struct Setter {
    weak var node: FocusedValueNode?
  }

  private struct Taker {
    weak var taker: FocusTaker?
  }

  private struct Reader {
    weak var read: FocusedRead?
  }

  private(set) var values = FocusedValues()
  /// Some view sets another value, or another view does.
  var isOutdated = false
  /// The number of the host's update, and how often others came to set values: readers remember when they were made
  /// due.
  fileprivate private(set) var turn = Turn()
  private var setters: [Setter] = []
  private var takers: [Taker] = []
  private var readers: [Reader] = []
  /// The view that had the focus when the values were worked out.
  private weak var lastFocus: ViewNode?
  private var hadFocus = false

  func add(_ node: FocusedValueNode) {
    if setters.count & 63 == 63 { setters.removeAll { $0.node?.isMounted != true } }
    setters.append(Setter(node: node))
    settersDidChange()
  }

  /// Views that set values have come, have gone, or are shown or hidden.
  func settersDidChange() {
    isOutdated = true
    turn.setters &+= 1
  }

  func beginUpdate() { turn.update &+= 1 }

  func add(_ read: FocusedRead) {
    if readers.count & 63 == 63 { readers.removeAll { $0.read?.node?.isMounted != true } }
    readers.append(Reader(read: read))
  }

  /// Takes note of a `focused` modifier that says that what it modifies has the focus.
  func add(_ taker: FocusTaker) {
    takers.removeAll { $0.taker?.isFocused != true || $0.taker === taker }
    takers.append(Taker(taker: taker))
  }

  /// The view that the innermost state says to have the focus.
  var viewOfStates: ViewNode? {
    takers.removeAll { $0.taker?.isFocused != true }
    let nodes = takers.compactMap { $0.taker?.node }.filter(\.isMounted)
    return nodes.max { $0.depth < $1.depth }?.onlyDescendant
  }

  /// Takes the focus from the states that say that something has it, except from those that know of the next.
  func releaseAll(butOf next: FocusTaker?) {
    let kept = Set(next.map { $0.chain.map { ObjectIdentifier($0) } } ?? [])
    for case let taker? in takers.map(\.taker) where taker.isFocused && !kept.contains(ObjectIdentifier(taker)) {
      taker.release()
    }
  }

  /// Works the values out where something has changed, and makes due who read others.
  func follow(_ graph: Graph) {
    // Nobody sets any and none were set.
    guard isOutdated || !setters.isEmpty else { return }
    let focus = graph.focusedView
    // What had it may be no more.
    if focus !== lastFocus || (focus != nil) != hadFocus { settersDidChange() }
    guard isOutdated else { return }
    isOutdated = false
    lastFocus = focus
    hadFocus = focus != nil
    setters.removeAll { $0.node?.isMounted != true }
    values = FocusedValues()
    let ofScene = setters.compactMap(\.node).filter { $0.modifier.isOfScene && !$0.isConcealed }
    for node in ofScene.sorted(by: { $0.depth < $1.depth }) { node.modifier.write(&values) }
    let around = setters(around: focus)
    for node in around { node.modifier.write(&values) }
    readers.removeAll { $0.read?.node?.isMounted != true }
    for case let read? in readers.map(\.read) where read.isOutdated(values) {
      guard let node = read.node, !(read.isWaiting(turn) && (ofScene + around).contains { $0.isInside(node) })
      else { continue }
      read.turn = turn
      graph.owe(node, "a focused value", value: nil as Int?) { [weak node] in node?.invalidate(because: .focus) }
    }
  }

  /// The outermost first, so that inner ones come last and hold.
  private func setters(around focus: ViewNode?) -> [FocusedValueNode] {
    let around = sequence(first: focus, next: { $0?.parent }).compactMap { $0 as? FocusedValueNode }
    return around.filter { !$0.modifier.isOfScene }.reversed()
  }
}

extension FocusValueLedger {
  struct Turn: Equatable {
    var update: UInt = 0
    var setters: UInt = 0
  }
}

/// One focused value that a body was given.
final class FocusedRead {
  weak var node: DynamicNode?
  /// The turn in which it was made due last.
  fileprivate var turn: FocusValueLedger.Turn?
  private var isComparable = true
  private(set) var isOutdated: (FocusedValues) -> Bool = { _ in false }

  init(_ node: DynamicNode) {
    self.node = node
    node.graph.focusValues.add(self)
  }

  /// True if its value waits for the host's next update where the reader's own body makes it: closures and the like are
  /// others each time, and the reader would be due for ever.
  fileprivate func isWaiting(_ now: FocusValueLedger.Turn) -> Bool { !isComparable && turn == now }

  /// Reads a value for the property that is being connected, and keeps what was read.
  static func read<Value>(
    _ context: inout _PropertyContext, _ read: @escaping (FocusedValues) -> Value?
  ) -> Value? {
    let node = context.node
    let record = context.storage { FocusedRead(node) }
    let value = read(node.graph.focusValues.values)
    record.isComparable = Value.self is any Equatable.Type
    record.isOutdated = { values in
      switch (read(values), value) {
      case (nil, nil): false
      case (let new?, let old?): !valuesAreEqual(new, old)
      default: true
      }
    }
    return value
  }
}

extension ViewNode {
  /// The innermost view that this one alone leads to: what a modifier modifies.
  fileprivate var onlyDescendant: ViewNode {
    var node = self
    while true {
      var (only, count): (ViewNode?, Int) = (nil, 0)
      node.forEachChild {
        only = $0
        count += 1
      }
      guard count == 1, let only else { return node }
      node = only
    }
  }
}

extension Graph {
  /// What views hand to the whole app while they have the focus; nil where none does and nothing reads it.
  var focusLedger: FocusValueLedger? { knownFeature(FocusValueLedger.self) }
  var focusValues: FocusValueLedger { feature(FocusValueLedger.self) { FocusValueLedger() } }
}
