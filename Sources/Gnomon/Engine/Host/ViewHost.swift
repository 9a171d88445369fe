// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Shows a view without a screen: it runs frames, can be resized, scrolled, tapped, dropped on and advanced in time,
/// and be read.
///
/// The faults of the views that it finds are in ``warnings``. `GnomonCairo` draws what a host shows into pictures.
///
/// ```swift
/// struct ContentView: View {
///   var body: some View { Text("Hello") }
/// }
///
/// @MainActor
/// func printLayout() {
///   let host = ViewHost(ContentView())
///   host.update()
///   print(host.snapshot().text())
/// }
/// ```
@MainActor
public final class ViewHost {
  /// The surroundings that the view is shown in.
  public struct Configuration: Sendable {
    /// The size of the screen, in points.
    public var size = CGSize(width: 390, height: 844)
    /// The lengths that the device covers at each edge, in points.
    public var safeArea = EdgeInsets()
    /// The device pixels per point. nil is the profile's, and so is what isn't finite or isn't above 0.
    public var scale: CGFloat?
    /// The system that is imitated.
    public var profile: PlatformProfile = .iOS26
    /// The appearance, light or dark, where no view inside asks for another.
    public var colorScheme: ColorScheme = .light
    /// The direction of reading, which leading and trailing follow.
    public var layoutDirection: LayoutDirection = .leftToRight
    /// The reader's type size. macOS profiles have one size and don't follow it.
    public var dynamicTypeSize: DynamicTypeSize = .large
    /// The language and region that texts, numbers and dates are written for, with their calendar; nil is the machine's.
    /// It doesn't change ``layoutDirection``.
    public var locale: Locale?
    /// The contrast that the reader asks for.
    public var colorSchemeContrast: ColorSchemeContrast = .standard
    /// The reader's wish for heavier text; nil is none.
    public var legibilityWeight: LegibilityWeight?
    /// True if the reader wants little movement.
    public var reducesMotion = false
    /// True if the reader wants opaque backgrounds.
    public var reducesTransparency = false
    /// True if the reader doesn't tell colours apart, so that colour alone mustn't carry a meaning.
    public var differentiatesWithoutColor = false
    /// The folders where `Image("name")` is looked for.
    public var imageDirectories: [URL] = []
    /// Pictures of more pixels than this are named and not decoded.
    public var imagePixelLimit = 64_000_000
    /// The fetcher of the pictures that `AsyncImage` shows from the network; nil shows files alone.
    public var pictures: (any PictureFetcher)?
    /// The time that ``ViewHost/settle()`` waits for such pictures, and for values that were dropped, in all, in
    /// seconds; what isn't there by then stays empty.
    public var pictureTimeout: TimeInterval = 15
    /// A folder whose fonts are taken instead of the machine's, so that pictures are the same on all; nil, or a folder without
    /// any, takes the machine's. What fontconfig has read of its files is kept in fontconfig's caches.
    public var fontDirectory: URL?
    /// True if the families that ``fontDirectory`` lacks are the machine's, as emoji.
    package var completesFontDirectory = false
    /// True if nodes know the lines that their views stand in.
    public var recordsSources = true
    /// The number of passes in a row that may each be caused by the one before.
    public var passLimit = 64
    /// The way in which changes are shown: at once, or by the host's clock.
    public var animations: Animations = .immediate
    /// The date at which the host's clock begins; nil is the host's making.
    public var startDate: Date?

    /// The way in which a host shows changes that are animated.
    public enum Animations: Hashable, Sendable {
      /// The end state at once: what a still picture should show.
      case immediate
      /// The changes as they are at the clock's time, which only ``ViewHost/advance(by:)-(TimeInterval)`` and
      /// interactions move.
      case clocked
    }
    /// True if the time of each phase is measured, for ``ViewHost/phaseTimings``.
    public var measuresPhases = false
    /// True if the host keeps what happened in each pass, and can say why each view is as it is (`GnomonTrace`).
    public var isTraced: Bool {
      get { tracing == .full }
      set { tracing = newValue ? .full : nil }
    }
    /// The detail that a tracer keeps; nil has none.
    package var tracing: LayoutTracer.Detail?
    /// The screen of a host that isn't one: of a preview in a box, of a picture. nil where the host is the screen.
    package var screen: ScreenMeasures?
    /// Whether the scene is in front, seen, or out of sight.
    package var scenePhase: ScenePhase = .active
    /// True if whoever shows the host opens further windows where the app asks for them.
    package var opensWindows = false
    /// True if sheets, alerts and their like are shown: they stand beside the view, and a picture of it alone has none.
    package var presents = true

    /// A telephone's screen in light appearance, read from left to right, without the network.
    public init() {}
  }

  let graph: Graph
  let root: HostNode
  /// The surroundings that the view is shown in. ``resize(to:safeArea:)`` and ``setColorScheme(_:)`` change them.
  public private(set) var configuration: Configuration
  /// The type of the view that is shown.
  let rootType: Any.Type
  /// Makes the nodes of the view.
  let showView: @MainActor (HostNode) -> Void
  /// Shows the view once more from its beginning, in other surroundings.
  package let another: @MainActor (Configuration) -> ViewHost
  /// The clock's time, in seconds since the host was made.
  var now: TimeInterval = 0
  /// The number of commands in the display list that was made last.
  private var lastCommandCount = 0
  /// The appearance that a view inside wants.
  private var preferredColorScheme: ColorScheme?
  private var preferencesVersion: UInt?
  /// The elements of the last frame that was asked for them.
  var knownSemantics: KnownSemantics?
  /// Who is told of changes of the elements.
  var semanticsListener: SemanticsListener?

  /// Shows a view. Its body is evaluated at once; ``update()`` lays it out.
  ///
  /// - Parameters:
  ///   - view: the view.
  ///   - configuration: the surroundings that it's shown in.
  ///   - textEngine: the shaper of text. `GnomonCairo` has an initialiser that brings one.
  ///   - imageLoader: the finder of pictures.
  public init<V: View>(
    _ view: V, configuration: Configuration = Configuration(), textEngine: any TextEngine,
    imageLoader: any ImageLoader
  ) {
    self.configuration = configuration
    rootType = V.self
    showView = { $0.show(view) }
    another = { ViewHost(view, configuration: $0, textEngine: textEngine, imageLoader: imageLoader) }
    graph = Graph(
      textEngine: textEngine, imageLoader: imageLoader, recordsSources: configuration.recordsSources)
    graph.pictureFetches = configuration.pictures.map { PictureFetches($0, loader: imageLoader) }
    if configuration.animations == .clocked {
      graph.frameClock = FrameClock(graph, startDate: configuration.startDate ?? Date())
    }
    root = HostNode(
      _NodeContext(
        graph: graph, parent: nil, environment: Self.environment(configuration, graph),
        source: nil),
      size: configuration.size, safeArea: configuration.safeArea)
    if configuration.measuresPhases { graph.clock = PhaseClock() }
    graph.tracer = configuration.tracing.map { LayoutTracer($0) }
    beginShowing()
    if !configuration.presents { graph.presentations.arePossible = false }
    graph.isUpdating = true
    graph.phase(.evaluate) { root.show(view) }
    graph.isUpdating = false
    graph.frameClock?.flush = { [unowned self] in flush() }
    graph.exchange.didPaste = { [unowned self] in root.environmentDidChange(environment) }
  }

  private static func environment(_ configuration: Configuration, _ graph: Graph) -> EnvironmentValues {
    var values = configuration.environment
    values.imageLoader = graph.imageLoader
    values.exchange = HostExchange.Access(graph)
    if let clock = graph.frameClock { values.frameClock = clock }
    if let fetches = graph.pictureFetches { values.pictureFetches = fetches }
    return values
  }

  isolated deinit {
    (knownSemantics, semanticsListener) = (nil, nil)
    graph.pictureFetches?.cancelAll()
    root.unmount()
    graph.frameClock?.shutDown()
  }

  /// Makes the host the one that answers for the screen, the fonts and the pasteboard.
  func beginShowing() {
    configuration.beginShowing()
    Configuration.beginServing(graph)
    graph.exchange.beginShowing()
  }

  // MARK: Frames

  /// Runs passes until nothing changes any more, or until the limit is reached: then the last frame stands and one
  /// warning names what goes round.
  ///
  /// What has not changed isn't evaluated or laid out again. A call from within an update does nothing.
  ///
  /// - Returns: true if it settled.
  @discardableResult
  public func update() -> Bool {
    let isSettled = settlePasses()
    return graph.keeping != nil && giveFocusBack() ? settlePasses() : isSettled
  }

  private func settlePasses() -> Bool {
    guard !graph.isUpdating, graph.tracer?.isAtLimit != true else { return true }
    beginShowing()
    DefaultsReaders.checkForChanges()
    graph.isUpdating = true
    graph.frameClock?.beginUpdate()
    graph.focusLedger?.beginUpdate()
    graph.tracer?.beginFrame()
    defer {
      graph.isUpdating = false
      graph.tracer?.endFrame()
      if semanticsListener != nil { tellSemantics() }
      EventEnd.reach()
    }
    var detector = LoopDetector()
    while true {
      runPass()
      let causes = graph.phase(.settle) { graph.runPendingActions() }
      graph.frameClock?.runCompletions()
      if !isDue { return !graph.isCutOff }
      detector.record(causes)
      let isEndless = detector.passes >= configuration.passLimit
      if isEndless || detector.hasSettled {
        if isEndless { detector.report(to: graph) }
        // The last frame stands: what the last actions wrote is shown, and nothing that it would cause is done.
        runPass()
        graph.discardDueWork()
        return !isEndless && !graph.isCutOff
      }
    }
  }

  /// Shows what has changed since the last frame; where nothing has, the frame stays the same.
  package func updateIfDue() {
    DefaultsReaders.checkForChanges()
    if isDue || graph.frame == 0 { update() }
  }

  private var isDue: Bool {
    graph.hasDirtyNodes || graph.hasDirtyBoundaries || graph.needsLayout || !graph.pending.isEmpty || graph.isScrolled
      || graph.layoutDidChange || graph.frameClock?.hasDueCompletions == true
  }

  private func runPass() {
    Pulse.beat()
    graph.counters.passes += 1
    graph.frame &+= 1
    graph.tracer?.beginPass()
    graph.isScrolled = false
    graph.isCutOff = false
    graph.layoutVersion &+= 1
    graph.frameClock?.beginPass()
    graph.phase(.evaluate) { _ = graph.evaluateDirtyNodes() }
    graph.frameClock?.willLayOut(root)
    layOut()
    followGeometry()
    graph.frameClock?.didLayOut(root)
    graph.phase(.gather) {
      graph.gather()
      followPreferredColorScheme()
    }
    graph.frameClock?.endPass()
    graph.tracer?.endPass(root, graph, scale: scale)
  }

  /// Places are final; bodies that read a geometry which has changed since follow within the pass.
  private func followGeometry() {
    var rounds = 0
    while graph.layoutDidChange {
      graph.layoutDidChange = false
      graph.layoutVersion &+= 1
      graph.compactGeometryReaders()
      guard rounds < PassLoop.geometry.limit else {
        if let reader = graph.outdatedGeometryReader { graph.cutOff(.geometry, at: reader) }
        return
      }
      if graph.invalidateGeometryReaders() {
        graph.phase(.evaluate) { _ = graph.evaluateDirtyNodes() }
        layOut()
      }
      rounds += 1
    }
  }

  /// Shows what has become due so far, and leaves the user's code for later.
  private func flush() {
    let wasUpdating = graph.isUpdating
    graph.isUpdating = true
    graph.frameClock?.beginUpdate()
    runPass()
    graph.isUpdating = wasUpdating
  }

  /// The environment that the root's views inherit.
  private var environment: EnvironmentValues {
    var values = Self.environment(configuration, graph)
    if let preferredColorScheme { values.colorScheme = preferredColorScheme }
    return values
  }

  private func followPreferredColorScheme() {
    guard preferencesVersion != graph.preferencesVersion,
      graph.writtenPreferences.contains(ObjectIdentifier(PreferredColorSchemeKey.self))
    else { return }
    preferencesVersion = graph.preferencesVersion
    let preferred = root.preference(PreferredColorSchemeKey.self) ?? nil
    guard preferred != preferredColorScheme else { return }
    preferredColorScheme = preferred
    root.environmentDidChange(environment)
  }

  func layOut() {
    graph.actionOrder.wave &+= 1
    graph.phase(.place) {
      var rounds = 0
      repeat {
        guard rounds < PassLoop.layout.limit else { return graph.cutOff(.layout, at: graph.dirtyBoundary ?? root) }
        placeInvalid()
        graph.followPreferences()
        graph.followSafeAreas()
        graph.checkSightOfLazyContainers()
        rounds += 1
      } while graph.needsLayout || graph.hasDirtyBoundaries || followScrollGoals()
    }
  }

  /// Follows the goals of scroll views, which are made by now; they go on where a goal lies elsewhere than it seemed.
  private func followScrollGoals() -> Bool {
    guard graph.followScrollGoals() else { return false }
    graph.checkSightOfLazyContainers()
    return true
  }

  private func placeInvalid() {
    if graph.needsLayout || root.isLayoutInvalid {
      graph.needsLayout = false
      root.setLayoutInvalid()
      root.place(at: .zero, proposal: ProposedViewSize(configuration.size))
    }
    var rounds = 0
    while let boundary = graph.dirtyBoundary {
      guard rounds < PassLoop.boundaries.limit else { return graph.cutOff(.boundaries, at: boundary) }
      for node in graph.takeBoundaries() where node.flags.contains(.boundaryQueued) {
        node.flags.remove(.boundaryQueued)
        guard node.isMounted, node.isPlaced else { continue }
        node.setLayoutInvalid(false)
        graph.layoutDidChange = true
        node.placeContent()
      }
      rounds += 1
    }
  }

  /// Runs frames and gives tasks their turns until all is quiet and the network's pictures and the values that were
  /// dropped are there, for which it waits as long as the configuration says.
  ///
  /// A task that sleeps or waits for a stream doesn't keep the host from being quiet. A picture that isn't there in
  /// time gives a warning.
  public func settle() async {
    guard update() else { return }
    let limit = configuration.pictureTimeout
    var left = Duration.seconds(limit.isNaN ? 0 : min(max(limit, 0), 86_400))
    repeat {
      guard await settleTasks() else { return }
    } while await awaitSomething(within: &left)
  }

  private func awaitSomething(within left: inout Duration) async -> Bool {
    if await awaitPicture(within: &left) { return true }
    return await awaitTransfer(within: &left)
  }

  /// Waits for the next values that were dropped or pasted; false where none are on their way or the time is over.
  private func awaitTransfer(within left: inout Duration) async -> Bool {
    guard graph.transfers.underWay > 0, left > .zero else { return false }
    let start = ContinuousClock.now
    await graph.transfers.waitForOne(atMost: left)
    left -= start.duration(to: .now)
    return true
  }

  /// Gives tasks their turns until all is quiet; false where an update doesn't settle.
  private func settleTasks() async -> Bool {
    var quiet = 0
    var turns = 0
    while quiet < 8, turns < 1_000 {
      await Task.yield()
      turns += 1
      if isDue {
        quiet = 0
        if !update() { return false }
      } else {
        quiet += 1
      }
    }
    return true
  }

  /// Waits for the next picture; false where none is missing or the time is over. What else the main actor does between
  /// two waits isn't taken from the time.
  private func awaitPicture(within left: inout Duration) async -> Bool {
    guard let fetches = graph.pictureFetches, let missing = fetches.underWay.first else { return false }
    guard left > .zero else {
      graph.warn(
        .missingImage, nil,
        "the picture at \(missing.shortened) wasn't there within "
          + "\(points(CGFloat(configuration.pictureTimeout))) s; its empty phase is shown.")
      return false
    }
    let start = ContinuousClock.now
    await fetches.waitForOne(atMost: left)
    left -= start.duration(to: .now)
    return true
  }

  // MARK: Input

  /// Gives the view another size in points, and another safe area where one is given; nil keeps the one that there is.
  /// The new frame is there on return.
  public func resize(to size: CGSize, safeArea: EdgeInsets? = nil) {
    let classes = configuration.sizeClasses
    configuration.size = size
    if let safeArea { configuration.safeArea = safeArea }
    if configuration.sizeClasses != classes { root.environmentDidChange(environment) }
    root.resize(to: size, safeArea: configuration.safeArea)
    graph.tracer?.nextFrame = "the host was resized to \(points(size.width))×\(points(size.height))"
    graph.needsLayout = true
    update()
  }

  /// Scrolls the first scroll view to an offset in points. The offset is set as it's given, past the content's end too,
  /// as in a bounce. Without a scroll view nothing moves.
  public func scroll(to offset: CGPoint) {
    scrollView()?.scroll(to: offset)
    graph.tracer?.nextFrame = "scrolled to (\(points(offset.x)), \(points(offset.y)))"
    update()
  }

  private func scrollView() -> ScrollNode? {
    guard let input = graph.knownFeature(HostInput.self) else { return nil }
    input.scrollViews.removeAll { !$0.isMounted }
    return input.scrollViews.first
  }

  /// Changes between light and dark appearance. The new frame is there on return.
  public func setColorScheme(_ scheme: ColorScheme) {
    configuration.colorScheme = scheme
    graph.tracer?.nextFrame = "the appearance became \(scheme)"
    // What asks for the traits of what is shown is asked anew below.
    beginShowing()
    root.environmentDidChange(environment)
    update()
  }

  /// Changes what the reader has set: the type size, the direction, the wishes, the size. The new frame is there on return.
  package func setReader(_ change: (inout Configuration) -> Void) {
    let size = configuration.size
    change(&configuration)
    graph.tracer?.nextFrame = "the reader's settings changed"
    beginShowing()
    root.environmentDidChange(environment)
    if configuration.size != size {
      root.resize(to: configuration.size, safeArea: configuration.safeArea)
      graph.needsLayout = true
    }
    update()
  }

  // MARK: Reading

  /// The numbers of evaluations, measurements and placements since the host was made or they were reset.
  public var counters: Counters { graph.counters }

  /// Sets the counters and the phases' timings to 0.
  public func resetCounters() {
    graph.counters = Counters()
    graph.clock?.timings = PhaseTimings()
  }

  /// The warnings so far, each once.
  public var warnings: [RuntimeWarning] { graph.warnings.all }

  /// Calls an action for each warning: at once for those that there are, and later for each new one. It takes the place
  /// of an earlier action.
  public func onWarning(_ action: @escaping (RuntimeWarning) -> Void) {
    for warning in graph.warnings.all { action(warning) }
    graph.warnings.onWarning = action
  }

  /// The device pixels per point: the configuration's, or the profile's where that gives none that is finite and above
  /// 0.
  public var scale: CGFloat { configuration.effectiveScale }

  /// The tree as it was laid out last, as a value of its own. The cost grows with the views.
  public func snapshot() -> LayoutSnapshot { snapshot(lines: nil) }

  /// The same, with the lines of modifiers where they are known.
  package func snapshot(lines: (any ChainLineFinder)?) -> LayoutSnapshot {
    let modifiers = lines.map { ModifierPlaces(below: root, $0) }
    func snapshot() -> LayoutSnapshot {
      LayoutSnapshot(
        root: root, size: configuration.size, scale: scale, warnings: warnings, modifiers: modifiers)
    }
    return snapshot().drawn(by: graph.frameClock, snapshot)
  }

  /// Adds a warning about no view, for the parts that a host is made of.
  ///
  /// - Parameters:
  ///   - name: the kind of warning.
  ///   - message: the fault, with the values.
  ///   - hint: the remedy; nil if there's nothing to add.
  public func warn(_ name: RuntimeWarning.Name, _ message: String, hint: String? = nil) {
    graph.warn(name, nil, message, hint: hint)
  }

  /// The frame's drawing, as a value that can be drawn and encoded off the main actor.
  ///
  /// - Parameter onSystemBackground: true to fill the canvas with the system's background first; false leaves it
  ///   transparent.
  public func displayList(onSystemBackground: Bool = false) -> DisplayList {
    var context = DrawingContext(scale: scale)
    // What is shown seldom becomes much more from one list to the next.
    context.reserve(lastCommandCount)
    if onSystemBackground {
      let bounds = CGRect(origin: .zero, size: configuration.size)
      let paint = BackgroundStyle()._paint(in: environment, bounds: bounds)
      context.add(.fill(Path(bounds), style: FillStyle(), paint: paint))
    }
    graph.phase(.draw) {
      if let clock = graph.frameClock { clock.showingFrames { root.draw(&context) } } else { root.draw(&context) }
    }
    lastCommandCount = context.commands.count
    return DisplayList(size: configuration.size, scale: scale, commands: context.commands)
  }
}

extension ViewHost.Configuration {
  var effectiveScale: CGFloat {
    guard let scale, scale.isFinite, scale > 0 else { return profile.displayScale }
    return scale
  }

  /// The environment that the root's views inherit.
  package var environment: EnvironmentValues {
    var values = EnvironmentValues()
    values.platformProfile = profile
    values.displayScale = effectiveScale
    values.colorScheme = colorScheme
    values.layoutDirection = layoutDirection
    values.dynamicTypeSize = dynamicTypeSize
    describeReader(in: &values)
    describeScene(in: &values)
    return values
  }

  /// Sets what the environment says of the reader's language and settings.
  private func describeReader(in values: inout EnvironmentValues) {
    if let locale {
      values.locale = locale
      var calendar = locale.calendar
      calendar.timeZone = values.timeZone
      values.calendar = calendar
    }
    // A value that isn't set leaves the environment without a place for it.
    if colorSchemeContrast != .standard { values._colorSchemeContrast = colorSchemeContrast }
    if let legibilityWeight { values.legibilityWeight = legibilityWeight }
    if reducesMotion { values.accessibilityReduceMotion = true }
    if reducesTransparency { values.accessibilityReduceTransparency = true }
    if differentiatesWithoutColor { values.accessibilityDifferentiateWithoutColor = true }
  }
}

extension Graph {
  /// Lays out again by the preferences that may have changed since.
  func followPreferences() {
    for follower in preferenceFollowers where follower.isMounted && follower.isOutdated && follower.isPlaced {
      follower.followPreferences()
    }
  }

  /// Reduces preferences and reads geometry for those who watch; what has changed is owed.
  func gather() {
    preferenceFollowers.removeAll { !$0.isMounted }
    geometryObservers.removeAll { !$0.isMounted }
    preferenceObservers.removeAll { !$0.isMounted }
    for observer in preferenceObservers { observer.checkPreference() }
    for observer in geometryObservers { observer.checkGeometry() }
    focusLedger?.follow(self)
  }

  /// Forgets what an update that doesn't settle would do next.
  func discardDueWork() {
    pending = PendingActions()
    isScrolled = false
  }
}
