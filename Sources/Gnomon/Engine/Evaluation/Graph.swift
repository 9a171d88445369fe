// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The nodes of one host, what is dirty among them, and the counters.
final class Graph: @unchecked Sendable {
  /// The node whose body or closure is being evaluated.
  nonisolated(unsafe) static var current: DynamicNode?

  /// The host's time; nil where animations are immediate.
  @exclusivity(unchecked) var frameClock: FrameClock?
  /// The transaction of the change that is being shown; nil without a clock, and where there's nothing to say of it.
  @exclusivity(unchecked) var transaction: Transaction?
  let textEngine: any TextEngine
  let imageLoader: any ImageLoader
  @exclusivity(unchecked) var recordsSources: Bool

  /// Measures phases; nil where nobody asked.
  var clock: PhaseClock? { didSet { ledger.pointee.isTimed = clock != nil } }
  /// Listens to what happens; nil where nobody does.
  @exclusivity(unchecked) var tracer: LayoutTracer?
  /// The layout's values for the whole tree, at an address that nodes know.
  let ledger: UnsafeMutablePointer<LayoutLedger>
  var warnings = WarningLog()
  /// Some view doesn't want to be warned of.
  var silences = false
  /// Incremented by anything that may change what a preference reduces to.
  @exclusivity(unchecked) var preferencesVersion: UInt = 0
  /// The number of the last value that was given to a preference.
  @exclusivity(unchecked) var preferenceStamp: UInt64 = 0
  /// Keys that some view has set: of others the whole tree says the default.
  @exclusivity(unchecked) var writtenPreferences: Set<ObjectIdentifier> = []
  /// Keys of values for containers that some view may have given.
  var givenLayoutValues = LayoutValueKeys()
  /// Some view reads ``Text/LayoutKey``: else no text says where its lines lie.
  @exclusivity(unchecked) var readsTextLayouts = false
  /// The containers of layouts that place their children, the innermost last.
  @exclusivity(unchecked) var placing: [PlacingUnderWay] = []
  /// A container lists its items. Whoever else asks for a view's items changes nothing about how they're laid out.
  @exclusivity(unchecked) var isListingItems = false
  /// Incremented by every pass that placed something.
  @exclusivity(unchecked) var layoutVersion: UInt = 1
  /// The number of the pass.
  @exclusivity(unchecked) var frame: UInt = 0
  /// Something was scrolled since the pass began.
  var isScrolled = false
  /// Some loop of the pass has reached its limit.
  var isCutOff = false

  private var dirty: [DynamicNode] = []
  /// Boundaries (a GeometryReader, an overlay that reads preferences) whose content changed by itself.
  private var boundaries: [LayoutNode] = []
  /// Nodes that read geometry while they were evaluated.
  var geometryReaders: [DynamicNode] = []
  /// `onGeometryChange` and its kin, asked after each placing.
  var geometryObservers: [any GeometryObserver] = []
  var preferenceObservers: [any PreferenceObserver] = []
  var preferenceFollowers: [any PreferenceFollower] = []
  /// The actions that the frame owes the user's code.
  var pending = PendingActions()
  var actionOrder = ActionOrder()
  /// Incremented whenever something becomes due.
  @exclusivity(unchecked) var changeCount: UInt = 0
  /// Guide keys that some `alignmentGuide` in the tree sets: others needn't be looked for.
  @exclusivity(unchecked) var explicitGuides: Set<AlignmentKey> = [] {
    didSet { ledger.pointee.guidesAreAsked = guidesMayBeSet }
  }
  /// Incremented by each container that begins to measure or to place: closures of guides are called once in each round.
  @exclusivity(unchecked) var guideRound: UInt = 0
  /// Containers that may answer any guide by themselves.
  @exclusivity(unchecked) var guideOwners = GuideOwners() { didSet { ledger.pointee.guidesAreAsked = guidesMayBeSet } }
  /// Some container has asked for a text baseline.
  var asksForBaselines = false
  /// The root's size has to be asked for again.
  @exclusivity(unchecked) var needsLayout = true
  @exclusivity(unchecked) var isUpdating = false
  /// Is told that something has changed since the last update; nil where nobody waits for that.
  var becameDue: (() -> Void)?
  private var hasNamedMissingFonts = false
  /// What was kept of the program before and waits for its views; nil where nothing does.
  @exclusivity(unchecked) var keeping: KeptStore?
  /// What features keep for the host, by the types of the objects: focus, touches, pictures, sheets.
  @exclusivity(unchecked) var features: [ObjectIdentifier: AnyObject] = [:]

  init(textEngine: any TextEngine, imageLoader: any ImageLoader, recordsSources: Bool) {
    self.textEngine = textEngine
    self.imageLoader = imageLoader
    self.recordsSources = recordsSources
    ledger = .make()
  }

  deinit { ledger.release() }

  var counters: Counters {
    get { ledger.pointee.counters }
    set { ledger.pointee.counters = newValue }
  }

  var layoutDidChange: Bool {
    get { ledger.pointee.layoutDidChange }
    set { ledger.pointee.layoutDidChange = newValue }
  }

  var hasDirtyNodes: Bool { !dirty.isEmpty }
  var hasDirtyBoundaries: Bool { !boundaries.isEmpty }
  /// One of the views of fixed size that are to be placed again.
  var dirtyBoundary: LayoutNode? { boundaries.first }

  func markDirty(_ node: DynamicNode) {
    guard node.isMounted else { return }
    if node.flags.contains(.dirty) {
      frameClock?.capture(node)
      return
    }
    tracer?.becameDue(node)
    node.flags.insert(.dirty)
    if dirty.isEmpty, !isUpdating { becameDue?() }
    dirty.append(node)
    frameClock?.capture(node)
    changeCount &+= 1
  }

  func queueBoundary(_ node: LayoutNode) {
    guard !node.flags.contains(.boundaryQueued) else { return }
    node.flags.insert(.boundaryQueued)
    boundaries.append(node)
  }

  /// Forgets what is due of nodes that have left the tree.
  func forgetUnmountedWork() {
    if !dirty.isEmpty { dirty.removeAll { !$0.isMounted } }
    if !boundaries.isEmpty { boundaries.removeAll { !$0.isMounted } }
  }

  func takeBoundaries() -> [LayoutNode] {
    defer { boundaries = [] }
    return boundaries.sorted { $0.depth < $1.depth }
  }

  /// Evaluates what is dirty, the outermost first, so that a parent's new value reaches a child before the child is
  /// evaluated for a reason of its own. Gives the nodes that were evaluated for such a reason.
  @discardableResult
  func evaluateDirtyNodes() -> [DynamicNode] {
    var evaluated: [DynamicNode] = []
    var rounds = 0
    while !dirty.isEmpty, rounds < PassLoop.evaluation.limit {
      let batch = dirty.count == 1 ? dirty : dirty.sorted { $0.depth < $1.depth }
      dirty = []
      for node in batch where node.isMounted && node.flags.contains(.dirty) {
        if let clock = frameClock { clock.evaluating(node) { node.reevaluate() } } else { node.reevaluate() }
        evaluated.append(node)
      }
      rounds += 1
    }
    if !dirty.isEmpty, let node = dirty.first {
      cutOff(.evaluation, at: node)
      for node in dirty { node.flags.remove(.dirty) }
      dirty = []
    }
    return evaluated
  }

  /// Shapes a text. After the first one it's said which fonts are missing: to know it earlier would wait for the machine's
  /// fonts to be listed, which a picture without text doesn't need.
  func shape(_ text: ResolvedText) -> any ShapedText {
    let shaped = textEngine.shape(text)
    if !hasNamedMissingFonts {
      hasNamedMissingFonts = true
      for sentence in textEngine.missingFonts { warn(.missingFont, nil, sentence) }
    }
    return shaped
  }

  /// Adds a warning about a node's view, or about none.
  ///
  /// - Parameter isOnce: true for a message that is said once, whichever views it's about.
  func warn(
    _ name: RuntimeWarning.Name, _ node: ViewNode?, _ message: String, hint: String? = nil, isOnce: Bool = false
  ) {
    if silences, let node, node.silencedNames.contains(name.rawValue) { return }
    warnings.add(
      RuntimeWarning(
        name: name, view: node.map(viewPath) ?? "", message: message, hint: hint, source: node?.sourceLocation),
      key: isOnce ? nil : node.map(ObjectIdentifier.init))
  }
}

/// The work that updates did, summed over the host's life until ``ViewHost/resetCounters()``.
public struct Counters: Hashable, Sendable {
  /// The number of bodies and content closures that were evaluated.
  public var bodies = 0
  /// The number of sizes that a node worked out, rather than remembered.
  public var measures = 0
  /// The number of times that a node was placed.
  public var places = 0
  /// The number of passes of frames: evaluate, negotiate, place, gather, settle.
  public var passes = 0
  /// The number of nodes that were made.
  public var nodes = 0

  /// Counters that are all 0.
  public init() {}
}

/// The way to a node through the custom views and containers around it: `ContentView/VStack/Text`.
func viewPath(_ node: ViewNode) -> String {
  var names: [String] = []
  var current: ViewNode? = node
  while let here = current {
    if let name = here.snapshotName { names.append(name) }
    current = here.parent
  }
  names.reverse()
  // A long way is told by its two ends.
  if names.count > 12 { names.replaceSubrange(4..<names.count - 6, with: ["…"]) }
  return names.joined(separator: "/")
}
