// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A host's time, and what is on its way by it.
///
/// Values, bodies and layouts are always those of the end; what is shown is brought there by records that the clock
/// advances. A host whose animations are immediate has no clock at all.
final class FrameClock {
  unowned let graph: Graph
  /// The clock's time, in seconds since the host was made.
  private(set) var now: TimeInterval = 0
  /// The date of the host's beginning.
  let startDate: Date

  /// Animatable values by their nodes.
  var values: [ObjectIdentifier: MotionRecord] = [:] { didSet { ordered = nil } }
  /// The motions of paints, by nodes.
  var paints: [ObjectIdentifier: MotionRecord] = [:] { didSet { ordered = nil } }
  /// The motions of texts' contents, by nodes.
  var contents: [ObjectIdentifier: MotionRecord] = [:] { didSet { ordered = nil } }
  /// Places and sizes, by nodes.
  var geometries: [ObjectIdentifier: GeometryMotion] = [:] { didSet { ordered = nil } }
  /// All of them, those of nodes further up first; nil where one has come or gone.
  private var ordered: [MotionRecord]?
  private var serial = 0

  // MARK: Transactions (FrameClock+Transactions)

  /// The transaction with which each node that is due became due.
  var pending: [ObjectIdentifier: Transaction] = [:]
  /// The `withTransaction` that the last of them was captured in.
  var captured: AnyObject?
  /// The number of times that a pass's actions have had what was set shown before the next of them.
  var shownBetweenActions = 0
  static let mostShownBetweenActions = 16
  /// Runs a pass, so that changes of different transactions aren't shown as one.
  var flush: () -> Void = {}
  /// The transaction of what is laid out in the pass.
  var layoutTransaction: Transaction?
  var isInPass = false
  /// True if actions are called that a pass has left: what they change isn't shown yet.
  var isActing = false
  var isPresenting = false
  /// True if the pass shows a change, and isn't only another instant.
  var showsChange = false
  /// Counts passes: a scope is active in the one in which its value changed.
  var pass: UInt = 0
  var scopes = 0
  var unconditionalScopes = 0
  var hasActiveScope = false
  var openCompletions: [AnimationCompletion] = []
  private var dueCompletions: [AnimationCompletion] = []
  /// Frames before the pass, by nodes.
  var framesBefore: [ObjectIdentifier: CGRect]?
  var sourcesBefore: [MatchedGeometryKey: MatchedSource] = [:]

  // MARK: Transitions (FrameClock+Transitions)

  /// The nodes that apply transitions, by the view that came and its items.
  var transitions: [ObjectIdentifier: [ObjectIdentifier: TransitionNode]] = [:]
  var departures: [Departure] = []
  /// The views that were called back in the pass under way.
  var recalled: [Departure] = []

  // MARK: Timers

  private struct Timer {
    let id: Int
    let time: TimeInterval
    let action: () -> Void
  }

  private var timers: [Timer] = []
  private var isShutDown = false
  private var tickers: [(id: Int, action: (TimeInterval) -> Void)] = []

  init(_ graph: Graph, startDate: Date) {
    self.graph = graph
    self.startDate = startDate
  }

  func nextSerial() -> Int {
    serial += 1
    return serial
  }

  var date: Date { startDate.addingTimeInterval(now) }

  /// True if the next frame may look different by itself.
  var isAnimating: Bool { changesEachFrame || !timers.isEmpty }
  /// True if each frame may look different from the one before; false where something only waits for its time.
  var changesEachFrame: Bool { hasRecords || !tickers.isEmpty }
  private var hasRecords: Bool { !values.isEmpty || !paints.isEmpty || !geometries.isEmpty || !contents.isEmpty }

  /// The next instant at which something may come to its end, after `now`; ∞ is none.
  var nextInstant: TimeInterval {
    var next = timers.reduce(.infinity) { min($0, $1.time) }
    for record in records { next = min(next, record.nextEnd(after: now)) }
    return next
  }

  /// The time between two frames in seconds: that of a display of 60 frames a second.
  static let frame: TimeInterval = 1 / 60

  // MARK: Advancing

  private var records: [MotionRecord] {
    if let ordered { return ordered }
    var all = Array(values.values) + Array(paints.values)
    all += geometries.values.map { $0 as MotionRecord }
    all += contents.values.map { $0 as MotionRecord }
    let records = all.sorted { ($0.node.depth, $0.serial) < ($1.node.depth, $1.serial) }
    ordered = records
    return records
  }

  /// Goes on to an instant. What has come to its end is shown there.
  ///
  /// - Returns: whether code of the user's is due.
  func advance(to time: TimeInterval) -> Bool {
    now = time
    for record in records {
      if record.node.isMounted { record.advance(self) } else { record.stop(self) }
      guard record.isOver || !record.node.isMounted else { continue }
      let id = ObjectIdentifier(record.node)
      if values[id] === record { values[id] = nil }
      if paints[id] === record { paints[id] = nil }
      if geometries[id] === record { geometries[id] = nil }
      if contents[id] === record { contents[id] = nil }
      unflag(record.node)
      if record.node.isMounted { presenting { record.present() } }
    }
    let due = timers.filter { $0.time <= time }.sorted { ($0.time, $0.id) < ($1.time, $1.id) }
    timers.removeAll { $0.time <= time }
    for timer in due { timer.action() }
    return !due.isEmpty || !dueCompletions.isEmpty
  }

  /// Shows everything as it is at the clock's time.
  func present() {
    presenting { for record in records { record.present() } }
    for ticker in tickers { ticker.action(now) }
  }

  private func presenting(_ body: () -> Void) {
    let outer = isPresenting
    isPresenting = true
    body()
    isPresenting = outer
  }

  func unflag(_ node: ViewNode) {
    let id = ObjectIdentifier(node)
    if values[id] == nil, paints[id] == nil, contents[id] == nil { node.flags.remove(.animated) }
  }

  /// The host is gone: what is under way would keep itself.
  func shutDown() {
    isShutDown = true
    values = [:]
    paints = [:]
    geometries = [:]
    contents = [:]
    transitions = [:]
    departures = []
    recalled = []
    timers = []
    tickers = []
    pending = [:]
    openCompletions = []
    dueCompletions = []
    flush = {}
  }

  // MARK: Completions

  func release(_ completions: [AnimationCompletion]) {
    for completion in completions {
      completion.release()
      if completion.isDue { dueCompletions.append(completion) }
    }
  }

  /// No further animation joins the completion.
  func close(_ completion: AnimationCompletion) {
    completion.close()
    if completion.isDue { dueCompletions.append(completion) }
  }

  var hasDueCompletions: Bool { !dueCompletions.isEmpty }

  func runCompletions() {
    let due = dueCompletions
    dueCompletions = []
    for completion in due { completion.run() }
  }

  // MARK: Timers

  /// Calls an action at an instant, a thousandth of a second from now at the earliest.
  func schedule(at time: TimeInterval, _ action: @escaping () -> Void) -> Int {
    if isShutDown { return 0 }
    let timer = Timer(id: nextSerial(), time: max(time, now + 0.001), action: action)
    timers.append(timer)
    return timer.id
  }

  /// Calls an action with the time at each frame.
  func follow(_ action: @escaping (TimeInterval) -> Void) -> Int {
    if isShutDown { return 0 }
    let id = nextSerial()
    tickers.append((id, action))
    return id
  }

  /// Ends what ``schedule(at:_:)`` or ``follow(_:)`` began.
  func cancel(_ id: Int) {
    timers.removeAll { $0.id == id }
    tickers.removeAll { $0.id == id }
  }
}

private struct FrameClockKey: EnvironmentKey {
  nonisolated(unsafe) static let defaultValue: FrameClock? = nil
}

extension EnvironmentValues {
  /// The host's clock; nil where animations are immediate.
  var frameClock: FrameClock? {
    get { self[FrameClockKey.self] }
    set { self[FrameClockKey.self] = newValue }
  }
}
