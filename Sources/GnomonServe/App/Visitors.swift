// SPDX-License-Identifier: Apache-2.0
import Foundation
import GnomonProcess
import GnomonRequest
import Synchronization

/// The visitors of an app: each has a process of its own, with the tabs that they have open.
actor Visitors {
  /// Why a visitor isn't let in, in words for them.
  struct Refusal: Error, CustomStringConvertible {
    var description: String
  }

  private struct Visitor {
    var tabs: [String: VisitorTab] = [:]
    var process: PreviewProcess?
    /// What the process shows first.
    var preview = ""
    /// The process that is being begun.
    var beginning: Task<(PreviewProcess, String), any Error>?
    /// Tells the process from those before it.
    var number = 0
    /// The processor time of a minute, that of processes before this one too.
    var budget = ProcessorBudget()
    var spentSeconds = 0.0
    /// The processes that have ended by themselves without a minute in between.
    var failures = 0
    var lastFailure: ContinuousClock.Instant?
    /// Where the last page came from.
    var address: ClientAddress?
    /// The time zone of the first page of a process.
    var zone: String?
    /// Pages that are being opened: what is there for them has to stay.
    var opening = 0
    /// Since when nobody has been connected.
    var since = ContinuousClock.now
    /// The process whose time was told last, and what it had used.
    private var timed: (pid: pid_t, seconds: Double) = (0, 0)

    /// The processor time of the last minute.
    mutating func uses(_ seconds: Double, of pid: pid_t) -> Double {
      if timed.pid != pid { timed = (pid, 0) }
      spentSeconds += max(0, seconds - timed.seconds)
      timed.seconds = seconds
      return budget.use(until: .now, spentSeconds)
    }

    /// The processor time of the last minute, where no process runs.
    mutating func lastMinute() -> Double { budget.use(until: .now, spentSeconds) }

    mutating func hasFailed() {
      failures = isCalm ? 1 : failures + 1
      lastFailure = .now
    }

    /// Whether nothing has failed for a minute.
    var isCalm: Bool { lastFailure.map { .now - $0 > .seconds(60) } ?? true }

    /// The time that has to pass before another process begins: a code that traps at once isn't run all the time.
    var waitAfterFailures: Duration? {
      guard failures > 2, !isCalm, let lastFailure else { return nil }
      let wait = lastFailure + .seconds(min(30, 1 << (failures - 3))) - ContinuousClock.now
      return wait > .zero ? wait : nil
    }
  }

  /// Visitors who have come since the server began.
  private var arrivals = 0
  private let isShared: Bool
  nonisolated let limits: VisitorLimits
  nonisolated let use = ServeUse()
  nonisolated let connections = VisitorConnections()
  private let program: PreviewProgram
  private let store: VisitorStore
  private let home: String?
  private var prepared: PreparedProgram?
  private var preparing: Task<PreparedProgram, any Error>?
  private var visitors: [VisitorKey: Visitor] = [:]
  private var isStopping = false

  init(_ program: PreviewProgram, _ serving: AppServing, _ store: VisitorStore) {
    (self.program, self.store, limits, home) = (program, store, serving.limits, serving.home)
    isShared = serving.isShared
  }

  // MARK: The prepared program

  /// The program of which visitors' processes are copies. It's started again where it has ended.
  private func prepare() async throws -> PreparedProgram {
    if let prepared, prepared.isThere { return prepared }
    if let preparing { return try await preparing.value }
    let task = Task { [program, home] in
      let new = try PreparedProgram(program, home: home)
      try await new.ready()
      return new
    }
    preparing = task
    defer { preparing = nil }
    let new = try await task.value
    prepared = new
    return new
  }

  /// Begins a process for nobody, and ends it: what keeps the app from being shown is known before anybody comes.
  func tryOut() async throws {
    let process = try await first(of: try await prepare(), VisitorSurroundings(), isHeard: false) { _ in }.process
    process.stop()
  }

  /// Whether visitors can come in.
  var isReady: Bool { prepared?.isThere == true && !isStopping }

  // MARK: Tabs

  /// Gives the tab that a page asks for, with a process behind it.
  func open(_ opening: TabOpening, _ outlet: SocketOutlet) async throws -> VisitorTab {
    guard !isStopping else { throw Refusal(description: "The server is being restarted. Try again in a moment.") }
    let key = opening.visitor
    if visitors[key] == nil {
      do {
        try store.prepare(key)
      } catch {
        Main.say("\(error)")
        throw Refusal(description: "The server can't keep anything for you at the moment.")
      }
      visitors[key] = Visitor()
      arrived()
    }
    visitors[key]?.opening += 1
    defer { visitors[key]?.opening -= 1 }
    if let zone = opening.zone { visitors[key]?.zone = zone }
    visitors[key]?.address = opening.address
    let (process, preview) = try await process(of: key)
    // Others may have come meanwhile.
    let known = visitors[key]?.tabs[opening.tab]
    if known == nil { try makeRoom(for: opening) }
    let tab =
      known
      ?? VisitorTab(opening.tab, scene: opening.scene, load: { [store] in store.state(of: opening.tab, key) }) {
        [weak self] tab, isRefused in
        Task { await self?.ended(tab, of: key, isRefused: isRefused) }
      }
    visitors[key]?.tabs[opening.tab] = tab
    tab.connect(outlet)
    guard tab.process !== process else { return tab }
    var first = LiveOpening(preview: preview)
    (first.state, first.scene) = (tab.startState, tab.scene)
    // The tab has the channel at once: nobody else opens another for it meanwhile.
    guard let sent = process.begin(first, for: tab), await sent() else {
      tab.disconnect(outlet)
      throw Refusal(description: "The app has ended. Start it again.")
    }
    return tab
  }

  /// A visitor who has too many tabs loses the one that was left first.
  private func makeRoom(for opening: TabOpening) throws {
    let key = opening.visitor
    // Where a process is shared, each visitor has so many all the same.
    guard let tabs = visitors[key]?.tabs.filter({ $0.key.hasSuffix(opening.owner) }), tabs.count >= limits.pages else {
      return
    }
    guard
      let oldest = tabs.values.filter({ !$0.isConnected }).max(by: { ($0.lostFor ?? .zero) < ($1.lostFor ?? .zero) })
    else {
      throw Refusal(description: "You have \(limits.pages) pages of this app open, which is all that you may have.")
    }
    save(oldest, of: key)
    oldest.leave()
    visitors[key]?.tabs[oldest.name] = nil
    store.trimTabs(of: key, to: tabsPerVisitor)
  }

  /// The tabs whose states are kept of one visitor.
  private var tabsPerVisitor: Int { isShared ? limits.visitors * limits.pages : limits.pages }

  /// Somebody has come who isn't known.
  private func arrived() {
    arrivals += 1
    guard arrivals % 1_000 == 0 else { return }
    removeOld()
  }

  private func removeOld() {
    let here = Set(visitors.keys.map(\.folder))
    // Nobody waits for it.
    Task.detached { [store, limits] in store.removeOld(limits.keepSeconds, except: here) }
  }

  private func process(of key: VisitorKey) async throws -> (PreviewProcess, String) {
    if let known = known(key) { return known }
    if let beginning = visitors[key]?.beginning { return try await beginning.value }
    if let wait = visitors[key]?.waitAfterFailures { try await Task.sleep(for: wait) }
    try await makeRoom(at: visitors[key]?.address)
    try await makeRoom()
    // Somebody else of the same visitor may have been quicker.
    if let known = known(key) { return known }
    if let beginning = visitors[key]?.beginning { return try await beginning.value }
    let spent = visitors[key]?.lastMinute() ?? 0
    guard spent <= limits.processorSeconds else {
      throw Refusal(
        description:
          "The app has used all the processor time that it may in a minute. It can be started again in a moment.")
    }
    let number = use.begun.add(1, ordering: .relaxed).newValue
    visitors[key, default: Visitor()].number = number
    let task = Task { try await begin(key, number) }
    visitors[key, default: Visitor()].beginning = task
    defer { visitors[key]?.beginning = nil }
    let (process, preview) = try await task.value
    visitors[key]?.process = process
    visitors[key]?.preview = preview
    return (process, preview)
  }

  /// The process of a visitor, where it's there.
  private func known(_ key: VisitorKey) -> (PreviewProcess, String)? {
    guard let visitor = visitors[key], let process = visitor.process else { return nil }
    if process.isThere { return (process, visitor.preview) }
    // Who asks is quicker than the news of its end.
    ended(visitor.number, of: key, "its visitor came back before the reason was told")
    return nil
  }

  /// Ends the process of the visitor who left first, where there's no room for another.
  private func makeRoom() async throws {
    try await makeRoom(limits.visitors, "So many people use this app at the moment that there's no room for another.") {
      _ in true
    }
  }

  /// The same among those of one address: nobody takes all places from the others. In a process that all share there's one.
  private func makeRoom(at address: ClientAddress?) async throws {
    guard !isShared, let address, let most = limits.visitorsOfAddress else { return }
    try await makeRoom(most, "So many visitors come from your network that there's no room for another of them.") {
      $0.address == address
    }
  }

  private func makeRoom(_ most: Int, _ sentence: String, among isMeant: (Visitor) -> Bool) async throws {
    while visitors.values.count(where: { ($0.process != nil || $0.beginning != nil) && isMeant($0) }) >= most {
      // Somebody who is just coming back isn't among them.
      let left = visitors.filter { one in
        one.value.process != nil && one.value.opening == 0 && isMeant(one.value)
          && !one.value.tabs.values.contains(where: \.isConnected)
      }
      guard let oldest = left.min(by: { $0.value.since < $1.value.since })?.key else {
        use.refused.add(1, ordering: .relaxed)
        throw Refusal(description: sentence + " Try again soon.")
      }
      await end(oldest, .room)
    }
  }

  private func begin(_ key: VisitorKey, _ number: Int) async throws -> (PreviewProcess, String) {
    do {
      return try await first(of: try await prepare(), surroundings(of: key)) { [weak self] why in
        Task { await self?.ended(number, of: key, why) }
      }
    } catch {
      use.count(.failure)
      visitors[key]?.hasFailed()
      Main.say("a visitor's process can't begin: \(error)")
      throw Refusal(description: "The app can't be started at the moment.")
    }
  }

  /// Begins a process, and waits for what it shows first. One that doesn't say it in time is ended.
  private func first(
    of prepared: PreparedProgram, _ surroundings: VisitorSurroundings, isHeard: Bool = true,
    onEnd: @escaping @Sendable (String) -> Void
  ) async throws -> (process: PreviewProcess, preview: String) {
    // The program itself does nothing but begin processes.
    let watch = Task {
      try await Task.sleep(for: .seconds(30))
      prepared.kill()
    }
    defer { watch.cancel() }
    let (events, continuation) = AsyncStream<PreviewProcess.Event>.makeStream()
    let process = try await prepared.begin(surroundings, isHeard: isHeard) { event in
      switch event {
      case .list: continuation.yield(event)
      case .ended(let why):
        continuation.yield(event)
        continuation.finish()
        onEnd(why)
      case .note, .printed, .answered: break
      }
    }
    watch.cancel()
    let patience = Task { [limits] in
      try await Task.sleep(for: .seconds(limits.answerSeconds + 10))
      process.kill()
      continuation.finish()
    }
    defer { patience.cancel() }
    for await event in events {
      switch event {
      case .list(let previews):
        guard let first = previews.first else {
          process.kill()
          throw PreviewProcess.Failure(description: "the app shows nothing")
        }
        return (process, first.key)
      case .ended(let why): throw PreviewProcess.Failure(description: why)
      case .note, .printed, .answered: continue
      }
    }
    throw PreviewProcess.Failure(description: "the app ended before it showed anything")
  }

  private func surroundings(of key: VisitorKey) -> VisitorSurroundings {
    var environment = ["TMPDIR": store.temporary(of: key), "REMOTE_USER": key.user ?? ""]
    // All visitors of a shared process have the server's.
    if !isShared, let zone = visitors[key]?.zone { environment["TZ"] = zone }
    // The process is looked at once a second. What wants more than this in between gets none.
    return VisitorSurroundings(
      environment: environment, settings: store.settings(of: key), memoryBytes: limits.memoryBytes * 2 + (512 << 20))
  }

  // MARK: Ends

  /// A process has ended by itself.
  private func ended(_ number: Int, of key: VisitorKey, _ why: String) {
    // What was ended by this server isn't told.
    guard !isStopping, visitors[key]?.number == number, visitors[key]?.process != nil else { return }
    visitors[key]?.process = nil
    visitors[key]?.hasFailed()
    use.count(.failure)
    Main.say("the process of \(key.shortName) has ended: \(why)")
  }

  /// The process of a tab has ended by itself, or has no such window. What the visitor is told has no words of the code's.
  private func ended(_ tab: VisitorTab, of key: VisitorKey, isRefused: Bool) {
    // Its page looks for the server again by itself.
    guard !isStopping else { return }
    guard !isRefused else {
      return tab.say(
        PreviewHub.message(["t": "ended", "why": "The app has no such window. Its address may be an old one."]))
    }
    save(tab, of: key)
    tab.say(
      PreviewHub.message([
        "t": "ended", "why": "The app has stopped unexpectedly. It goes on from what you had a moment ago.",
      ]))
  }

  /// Ends a visitor's process, and keeps what it has.
  private func end(_ key: VisitorKey, _ ending: ServeUse.Ending, _ sentence: String? = nil) async {
    guard let process = visitors[key]?.process else { return }
    // A process that takes too much isn't asked any more.
    let isAsked = ending == .rest || ending == .room
    if isAsked { await keep(visitors[key].map { Array($0.tabs.values) } ?? []) }
    // Somebody may have come back meanwhile.
    guard let visitor = visitors[key], visitor.process === process,
      !isAsked || visitor.opening == 0 && !visitor.tabs.values.contains(where: \.isConnected)
    else { return }
    use.count(ending)
    visitors[key]?.process = nil
    for tab in visitor.tabs.values {
      save(tab, of: key)
      tab.leave()
      tab.say(PreviewHub.message(sentence.map { ["t": "ended", "why": $0] } ?? ["t": "renew"]))
    }
    if ending == .memory || ending == .processor {
      Main.say("the process of \(key.shortName) was ended: \(sentence ?? "")")
      process.kill()
    } else {
      process.stop()
    }
    forgetIfGone(key)
  }

  private func keep(_ tabs: [VisitorTab]) async {
    await withTaskGroup(of: Void.self) { group in
      for tab in tabs { group.addTask { await tab.keepState() } }
    }
  }

  private func forgetIfGone(_ key: VisitorKey) {
    guard let visitor = visitors[key], visitor.process == nil, visitor.beginning == nil, visitor.opening == 0,
      visitor.isCalm, !visitor.tabs.values.contains(where: \.isConnected)
    else { return }
    for tab in visitor.tabs.values { save(tab, of: key) }
    visitors[key] = nil
    store.trimTabs(of: key, to: tabsPerVisitor)
    store.removeTemporary(of: key)
  }

  private func save(_ tab: VisitorTab, of key: VisitorKey) {
    guard let state = tab.takeUnsaved() else { return }
    do {
      try store.save(state, of: tab.name, key)
    } catch {
      tab.takeBack(state)
      Main.say("\(error)")
    }
  }

  // MARK: Watching

  /// Looks after visitors once a second, until the task is cancelled.
  func watch() async {
    var lookedAt = ContinuousClock.now - .seconds(3_600)
    while !Task.isCancelled {
      // What is over a limit first: the rest may take its time.
      for key in visitors.keys { await bound(key) }
      await withTaskGroup(of: Void.self) { group in
        for key in visitors.keys { group.addTask { await self.look(after: key) } }
      }
      if ContinuousClock.now - lookedAt >= .seconds(3_600) {
        lookedAt = .now
        removeOld()
      }
      try? await Task.sleep(for: .seconds(1))
    }
  }

  private func look(after key: VisitorKey) async {
    guard let visitor = visitors[key] else { return }
    for tab in visitor.tabs.values {
      save(tab, of: key)
      if let idle = tab.idleFor, idle >= .seconds(limits.idleSeconds) {
        let minutes = Int((limits.idleSeconds / 60).rounded())
        tab.rest("Nothing has happened here for \(minutes) minutes, so the app rests. It goes on where you were.")
      }
      if let lost = tab.lostFor, lost >= .seconds(limits.sessionSeconds) {
        await tab.keepState()
        guard !tab.isConnected else { continue }
        save(tab, of: key)
        tab.leave()
        visitors[key]?.tabs[tab.name] = nil
      }
    }
    if visitor.tabs.values.contains(where: \.isConnected) { visitors[key]?.since = .now }
    guard let process = visitors[key]?.process else { return forgetIfGone(key) }
    if visitors[key]?.tabs.isEmpty == true { return await end(key, .rest) }
    if let waits = process.waitsFor, waits >= .seconds(limits.answerSeconds + 5) {
      Main.say("the process of \(key.shortName) takes nothing any more, and is ended")
      // Its pages are told as of one that has ended by itself.
      process.endAtOnce()
    }
  }

  /// Ends a process that uses more than it may.
  private func bound(_ key: VisitorKey) async {
    guard let process = visitors[key]?.process else { return }
    guard let now = ProcessUse(process.pid) else { return }
    if now.memoryBytes > limits.memoryBytes {
      return await end(
        key, .memory,
        "The app has used more than the \(limits.memoryBytes >> 20) MB of memory that it may, and was ended.")
    }
    let seconds = visitors[key]?.uses(now.processorSeconds, of: process.pid) ?? 0
    if seconds > limits.processorSeconds {
      await end(
        key, .processor,
        "The app has used more than the \(Int(limits.processorSeconds)) seconds of processor time that it may in a minute, "
          + "and was ended.")
    }
  }

  /// What `/metrics` tells.
  func metrics() -> String {
    let running = visitors.values.compactMap(\.process)
    let uses = running.compactMap { ProcessUse($0.pid) }
    return use.text(
      processes: running.count, pages: visitors.values.reduce(0) { $0 + $1.tabs.values.count(where: \.isConnected) },
      memoryBytes: uses.reduce(0) { $0 + $1.memoryBytes }, seconds: uses.reduce(0) { $0 + $1.processorSeconds })
  }

  /// Keeps what all visitors have, tells their pages that the server will be back, and ends.
  func stop() async {
    isStopping = true
    await withTaskGroup(of: Void.self) { group in
      for visitor in visitors.values {
        for tab in visitor.tabs.values { group.addTask { await tab.keepState(.seconds(3)) } }
      }
    }
    for (key, visitor) in visitors {
      for tab in visitor.tabs.values {
        save(tab, of: key)
        tab.leave()
        tab.pause()
      }
      visitor.process?.stop()
      store.removeTemporary(of: key)
    }
    prepared?.stop()
  }
}
