// SPDX-License-Identifier: Apache-2.0
import Foundation
import GnomonProcess
import GnomonRequest
import Synchronization

/// The programs whose previews are served, and the clients that see them.
actor PreviewHub {
  /// A program, and whether it runs.
  private struct Unit {
    var program: PreviewProgram
    var process: PreviewProcess?
    var previews: [LivePreview] = []
    var lastStart: ContinuousClock.Instant?
  }

  /// What pages are told beside their views.
  let status: PreviewStatus

  private var units: [Unit] = [] {
    didSet { status.show(shown.map { ($0.program, $0.previews) }) }
  }
  /// Those of the sources of now. Those of a commit are only beside them.
  private var shown: [Unit] { units.filter { $0.program.commit == nil } }
  /// Those that wait for a program that is started, by its title.
  private var starting: [String: [CheckedContinuation<String?, Never>]] = [:]
  /// Programs that are ready to show something, by their path.
  private var spares: [String: Started] = [:]
  private var spareTask: Task<Void, Never>?
  private var buildingTask: Task<Void, Never>?
  private var clients: [ObjectIdentifier: LiveClient] = [:]
  /// Why what is shown isn't what the sources say; nil where it is.
  private var problem: String? {
    didSet { status.set(problem: problem ?? "") }
  }

  /// What there is to show, by program.
  var lists: [(title: String, previews: [LivePreview])] { shown.map { ($0.program.title, $0.previews) } }

  init(editor: SourceEditor = .usual, edits: EditRequests? = nil, savesEdits: Bool = false) {
    status = PreviewStatus(editor: editor, edits: edits, savesEdits: savesEdits)
  }

  // MARK: Programs

  /// Begins with the first programs.
  ///
  /// - Returns: What is wrong with those that can't be shown.
  func begin(_ programs: [PreviewProgram]) async -> [String] {
    var failures: [String] = []
    for program in programs {
      var unit = Unit(program: program)
      do {
        try await start(&unit)
      } catch {
        failures.append("\(error)")
      }
      units.append(unit)
    }
    if !failures.isEmpty { problem = failures.joined(separator: "\n") }
    return failures
  }

  /// Takes what the command says of the sources.
  func take(_ update: PreviewUpdate) async {
    buildingTask?.cancel()
    defer { if update != .building { status.set(isBuilding: false) } }
    switch update {
    case .building:
      // What is done at once needs no word.
      buildingTask = Task {
        try? await Task.sleep(for: Self.rest)
        guard !Task.isCancelled else { return }
        status.set(isBuilding: true)
        tell(Self.message(["t": "building"]))
      }
    case .problem(let text): tell(problem: text)
    case .programs(let programs): await change(to: programs)
    case .answered: break
    }
  }

  /// Starts the programs that are others than before, and has their clients begin anew.
  private func change(to programs: [PreviewProgram]) async {
    var failure: String?
    var next: [Unit] = []
    for program in programs {
      let known = units.first { $0.program.title == program.title }
      if let known, known.program == program {
        next.append(known)
        continue
      }
      var unit = Unit(program: program)
      do {
        try await start(&unit)
        next.append(unit)
      } catch  where program.commit != nil {
        // Who asks for one of its previews is told.
        next.append(unit)
      } catch {
        failure = "\(error)"
        // What was shown stays.
        if let known { next.append(known) }
      }
    }
    func replaced() -> [PreviewProcess] {
      units.compactMap(\.process).filter { process in !next.contains { $0.process === process } }
    }
    // Views are used until the last moment.
    await keepStates(of: replaced())
    // A program that has ended may have been started again meanwhile.
    next = next.map { unit in units.first { $0.program == unit.program } ?? unit }
    let old = replaced()
    units = next
    for process in old { process.stop() }
    if let failure { tell(problem: failure) }
    let hadProblem = problem != nil
    if failure == nil { problem = nil }
    for client in clients.values {
      let process = client.process
      let isOfOld = process.map { process in !units.contains { $0.process === process } } ?? true
      if isOfOld { client.leave() }
      if isOfOld || hadProblem && failure == nil {
        client.say(Self.message(["t": "renew"]))
      } else if failure == nil {
        client.say(Self.message(["t": "problem", "text": ""]))
      }
    }
  }

  /// Asks the views of programs for their states, which others go on from.
  private func keepStates(of processes: [PreviewProcess]) async {
    let meant = clients.values.filter { client in processes.contains { $0 === client.process } }
    await withTaskGroup(of: Void.self) { group in
      for client in meant { group.addTask { await client.keepState() } }
    }
  }

  /// A program that was started, and what it says.
  private struct Started {
    let process: PreviewProcess
    let holder: ProcessHolder
    let events: AsyncStream<PreviewProcess.Event>
  }

  /// Starts a program that waits for what to show.
  private func launch(_ program: PreviewProgram) throws -> Started {
    let (events, continuation) = AsyncStream<PreviewProcess.Event>.makeStream()
    let holder = ProcessHolder()
    let process = try PreviewProcess(program.path, readyFor: program.request) { [weak self, status] event in
      if case .printed(let printed) = event { return status.print(printed, of: holder.title.withLock { $0 }) }
      continuation.yield(event)
      if case .ended = event { continuation.finish() }
      if case .list = event { return }
      Task { await self?.take(event, of: holder) }
    }
    holder.process.withLock { $0 = process }
    return Started(process: process, holder: holder, events: events)
  }

  /// Has a program that waits show a unit, and waits for what there is to show.
  private func start(_ unit: inout Unit) async throws {
    unit.lastStart = .now
    var started = try spares.removeValue(forKey: unit.program.path) ?? launch(unit.program)
    started.holder.title.withLock { $0 = unit.program.title }
    if await !started.process.show(unit.program) {
      // It has ended while it waited.
      started = try launch(unit.program)
      started.holder.title.withLock { $0 = unit.program.title }
      guard await started.process.show(unit.program) else {
        throw PreviewProcess.Failure(description: "\(unit.program.path) ends at once")
      }
    }
    unit.process = started.process
    prepareSpares()
    for await event in started.events {
      switch event {
      case .list(let previews):
        unit.previews = previews
        return
      case .ended(let why):
        unit.process = nil
        throw PreviewProcess.Failure(description: why)
      case .note, .printed, .answered: continue
      }
    }
  }

  /// Starts the programs that show the next states, when there's time for it.
  private func prepareSpares() {
    spareTask?.cancel()
    spareTask = Task {
      try? await Task.sleep(for: Self.rest)
      guard !Task.isCancelled else { return }
      for (path, spare) in spares where !units.contains(where: { $0.program.path == path }) {
        spare.process.stop()
        spares[path] = nil
      }
      for program in units.map(\.program) where spares[program.path] == nil {
        spares[program.path] = try? launch(program)
      }
    }
  }

  /// What was just started has the processors for so long.
  private static let rest = Duration.milliseconds(400)

  private func take(_ event: PreviewProcess.Event, of holder: ProcessHolder) {
    guard let process = holder.process.withLock({ $0 }) else { return }
    switch event {
    case .list, .printed, .answered: break
    case .note(let text):
      for client in clients.values where client.process === process {
        client.say(Self.message(["t": "problem", "text": text.isEmpty ? problem ?? "" : text]))
      }
    case .ended:
      for index in units.indices where units[index].process === process { units[index].process = nil }
    }
  }

  // MARK: Clients

  func add(_ client: LiveClient) {
    clients[ObjectIdentifier(client)] = client
    if let problem { client.say(Self.message(["t": "problem", "text": problem])) }
  }

  func remove(_ client: LiveClient) {
    clients[ObjectIdentifier(client)] = nil
    client.leave()
  }

  /// Shows a client its preview, by a program that is started anew where it has ended.
  func open(for client: LiveClient) async {
    guard clients[ObjectIdentifier(client)] != nil else { return }
    let key = client.preview
    let isMeant = { (unit: Unit) in
      (unit.program.commit != nil) == client.isOfCommit && unit.previews.contains { $0.key == key }
    }
    guard let index = units.firstIndex(where: isMeant) else {
      return client.fail(client.isOfCommit ? "This preview isn't in that commit." : "there's no preview '\(key)'")
    }
    let title = units[index].program.title
    // Many clients come at once; one of them starts the program.
    while starting[title] != nil {
      let failure = await withCheckedContinuation { starting[title]?.append($0) }
      if let failure { return client.fail(failure) }
    }
    // A program's clients may hear that it has ended before this does.
    for index in units.indices where units[index].process?.isThere == false { units[index].process = nil }
    if units.first(where: { $0.program.title == title })?.process == nil {
      starting[title] = []
      var failure: String?
      defer { for waiter in starting.removeValue(forKey: title) ?? [] { waiter.resume(returning: failure) } }
      do {
        // One that ends at once isn't started all the time.
        let last = units.first { $0.program.title == title }?.lastStart
        if let last { try await Task.sleep(until: last + .seconds(1)) }
        guard let now = units.firstIndex(where: { $0.program.title == title }) else { return }
        if units[now].process == nil {
          var unit = units[now]
          try await start(&unit)
          guard let now = units.firstIndex(where: { $0.program == unit.program }), units[now].process == nil else {
            unit.process?.stop()
            return client.say(Self.message(["t": "renew"]))
          }
          units[now] = unit
        }
      } catch {
        failure = "\(error)"
        return client.fail("\(error)")
      }
    }
    // It may have gone meanwhile.
    guard clients[ObjectIdentifier(client)] != nil,
      let unit = units.first(where: { $0.program.title == title }), let process = unit.process
    else { return }
    guard await process.open(client.opening(in: unit.program), for: client) else {
      for index in units.indices where units[index].process === process { units[index].process = nil }
      return client.fail("the program has ended")
    }
  }

  private func tell(problem text: String) {
    problem = text
    tell(Self.message(["t": "problem", "text": text]))
  }

  private func tell(_ message: String) { for client in clients.values { client.say(message) } }

  static func message(_ fields: [String: String]) -> String { PageJSON.text(of: fields) ?? "{}" }
}

/// A process that isn't there yet when what it says is listened to.
private final class ProcessHolder: Sendable {
  let process = Mutex<PreviewProcess?>(nil)
  /// What it shows.
  let title = Mutex("")
}
