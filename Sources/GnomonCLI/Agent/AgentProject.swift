// SPDX-License-Identifier: Apache-2.0
import Foundation
import GnomonRequest

/// The sources that an agent works on, with the programs made of them. They are read anew for each call: what the agent has written is what
/// is shown.
final class AgentProject {
  /// A module's program, and what there is to show in it.
  final class Unit {
    fileprivate(set) var program: PreviewProgram
    fileprivate var running: RunningProgram?
    fileprivate(set) var previews: [LivePreview] = []
    fileprivate var views: [InquiredView]?
    /// Why it doesn't run; nil where it does.
    fileprivate(set) var failure: String?

    fileprivate init(_ program: PreviewProgram) { self.program = program }
  }

  /// A view that stays between calls.
  struct Screen {
    fileprivate let unit: Unit
    fileprivate let request: RunRequest
    fileprivate let preview: String?
    /// What it's called in answers.
    let title: String
    /// Whether it waits for a program to go on in, from a state.
    fileprivate var isWaiting = false
    fileprivate var state: Data?
  }

  let paths: [String]
  let target: String?
  let swiftVersion: Int
  private var sources: PreviewSources
  private(set) var units: [Unit] = []
  private(set) var screen: Screen?
  /// What is to be told of the screen at the next occasion.
  private var screenNotes: [String] = []
  /// Whether what was compiled last is what the sources say.
  private var isCurrent = false
  /// Programs that wait to show the next state, by their path.
  private var spares: [String: RunningProgram] = [:]

  init(
    paths: [String], target: String?, swiftVersion: Int, request: @escaping (SourceSet) -> RunRequest
  ) {
    self.paths = paths
    self.target = target
    self.swiftVersion = swiftVersion
    sources = PreviewSources(
      paths: paths, target: target, wanted: .previews([]), swiftVersion: swiftVersion, request: request)
  }

  // MARK: Sources

  /// Compiles what has changed since the last call, and has its programs run.
  func refresh() throws {
    if !isCurrent || sources.watched.now != sources.watched.states || sources.isWrong {
      sources.endPreparing()
      isCurrent = false
      change(to: try sources.programs())
      isCurrent = true
    }
    for unit in units where unit.running?.isRunning != true { start(unit) }
  }

  /// Gets ready for the next change, while nobody waits.
  func rest() {
    if isCurrent { sources.prepare() }
    for (path, spare) in spares where !units.contains(where: { $0.program.path == path }) || !spare.isRunning {
      spare.stop()
      spares[path] = nil
    }
    for unit in units where spares[unit.program.path] == nil {
      spares[unit.program.path] = try? RunningProgram(unit.program.path, readyFor: unit.program.request)
    }
  }

  /// Ends all programs.
  func end() {
    sources.endPreparing()
    for program in units.compactMap(\.running) + Array(spares.values) { program.stop() }
  }

  private func change(to programs: [PreviewProgram]) {
    var next: [Unit] = []
    for program in programs {
      guard let known = units.first(where: { $0.program.title == program.title }) else {
        next.append(Unit(program))
        continue
      }
      next.append(known)
      guard known.program != program else { continue }
      if screen?.unit === known { keepState() }
      known.running?.stop()
      known.program = program
      (known.running, known.views, known.failure) = (nil, nil, nil)
    }
    for unit in units where !next.contains(where: { $0 === unit }) { unit.running?.stop() }
    if let screen, !next.contains(where: { $0 === screen.unit }) {
      loseScreen("The screen's module is gone, and the screen with it.")
    }
    units = next
  }

  /// Takes the screen's state from the program that is going to end. What was taken before stays where it can't be opened since.
  private func keepState() {
    guard let screen, !screen.isWaiting else { return }
    self.screen?.isWaiting = true
    do {
      self.screen?.state = try ask(.step(.keep, number: Self.screenNumber), of: screen.unit).bytes
      screenNotes = ["The sources have changed; the screen is shown anew and keeps its state."]
    } catch {
      screenNotes = [
        "The sources have changed; the screen is shown anew from its beginning, since its state couldn't be had: "
          + ((error as? CommandFailure)?.description ?? "\(error)")
      ]
    }
  }

  private func loseScreen(_ why: String) {
    screen = nil
    screenNotes = [why]
  }

  /// Has a unit's program run. Why it can't is kept: other units go on.
  private func start(_ unit: Unit) {
    let program = unit.program
    if screen?.unit === unit, screen?.isWaiting == false {
      loseScreen("The program of the screen has ended, and the screen with it.")
    }
    unit.running?.stop()
    (unit.running, unit.views) = (nil, nil)
    do {
      let running =
        try spares.removeValue(forKey: program.path).flatMap { $0.isRunning ? $0 : nil }
        ?? RunningProgram(program.path, readyFor: program.request)
      unit.previews = try running.show(program)
      (unit.running, unit.failure) = (running, nil)
    } catch {
      unit.previews = []
      unit.failure =
        "\(program.title) can't be shown: " + ((error as? RunningProgram.Ended)?.why ?? "\(error)")
        + "\nMend that, then ask again; the program is started anew."
    }
    if let screen, screen.unit === unit, screen.isWaiting, unit.running != nil { reopen(screen) }
  }

  // MARK: Asking

  /// The reply of a unit's program.
  func ask(_ inquiry: Inquiry, of unit: Unit) throws -> InquiryReply {
    guard let running = unit.running else {
      throw CommandFailure(unit.failure ?? "the program of \(unit.program.title) has ended")
    }
    do {
      let reply = try running.ask(inquiry)
      if let failure = reply.failure { throw CommandFailure(failure) }
      return reply
    } catch let ended as RunningProgram.Ended {
      throw CommandFailure(
        "The code of the views ended the program: \(ended.why)\n"
          + "Mend that, then ask again; the program is started anew.")
    }
  }

  /// What a check of a unit's previews says, a ``CheckEvent`` a line. A preview whose code ends the program ends neither the screen nor what is
  /// said of the others: they're checked in programs of their own then, one after the other.
  func checked(_ request: RunRequest, of unit: Unit) throws -> Data {
    if let failure = unit.failure { throw CommandFailure(failure) }
    var running: RunningProgram? = screen == nil ? unit.running : nil
    func ask(_ request: RunRequest) throws -> Data {
      if running?.isRunning != true {
        let program = unit.program
        let apart = try RunningProgram(program.path, readyFor: program.request)
        running = apart
        _ = try apart.show(program)
      }
      guard let reply = try running?.ask(.answer(request, preview: nil)) else { return Data() }
      if let failure = reply.failure { throw CommandFailure(failure) }
      return reply.bytes
    }
    defer { if let running, running !== unit.running { running.stop() } }
    do {
      return try ask(request)
    } catch is RunningProgram.Ended {
      let keys = request.check.map { $0.keys.isEmpty ? unit.previews.map(\.key) : $0.keys } ?? []
      return try keys.reduce(into: Data()) { events, key in
        var one = request
        one.check?.keys = [key]
        do {
          events += try ask(one)
        } catch let ended as RunningProgram.Ended {
          let preview = unit.previews.first { $0.key == key }
          let place = (preview?.place ?? "").split(separator: ":")
          let file = place.first.map(String.init) ?? ""
          let found = CheckedPreview(
            name: preview?.name ?? key, file: unit.program.request.sourcePaths[file] ?? file,
            line: place.count > 1 ? Int(place[1]) : nil, key: key)
          events += try CheckEvent.found([found], looks: [""]).line()
          events += try CheckEvent.broke(.previewTrapped, [ended.why]).line()
        }
      }
    }
  }

  /// What can be shown in a unit.
  func views(of unit: Unit) throws -> [InquiredView] {
    if let views = unit.views { return views }
    let views = try JSONDecoder().decode([InquiredView].self, from: try ask(.views, of: unit).bytes)
    unit.views = views
    return views
  }

  /// What programs have printed since this was asked last.
  func printed() -> [String] { units.flatMap { $0.running?.printed() ?? [] } }

  // MARK: The screen

  private static let screenNumber = 1

  /// Opens a view that stays, in place of the one that was open.
  func open(_ request: RunRequest, preview: String?, titled title: String, in unit: Unit) throws -> InquiryReply {
    if let screen { _ = try? ask(.step(.close, number: Self.screenNumber), of: screen.unit) }
    screen = nil
    screenNotes = []
    let reply = try ask(.step(.open(request, preview: preview, state: nil), number: Self.screenNumber), of: unit)
    screen = Screen(unit: unit, request: request, preview: preview, title: title)
    return reply
  }

  private func reopen(_ screen: Screen) {
    self.screen?.isWaiting = false
    self.screen?.state = nil
    var request = screen.request
    let program = screen.unit.program.request
    (request.sourcePaths, request.sourcePrints) = (program.sourcePaths, program.sourcePrints)
    do {
      let step = ScreenStep.open(request, preview: screen.preview, state: screen.state)
      screenNotes += try ask(.step(step, number: Self.screenNumber), of: screen.unit).lines
    } catch {
      loseScreen(
        "The sources have changed, and the screen can't be shown any more: "
          + ((error as? CommandFailure)?.description ?? "\(error)"))
    }
  }

  /// Does a step with the screen.
  func take(_ step: ScreenStep) throws -> InquiryReply {
    try ask(.step(step, number: Self.screenNumber), of: try openScreen().unit)
  }

  /// Answers a request about the screen.
  func answer(_ request: RunRequest) throws -> InquiryReply {
    try ask(.screen(request, number: Self.screenNumber), of: try openScreen().unit)
  }

  /// The request that the screen was opened with, for its files and folders.
  func screenRequest() throws -> RunRequest { try openScreen().request }

  private func openScreen() throws -> Screen {
    if let screen, screen.isWaiting { throw CommandFailure(screen.unit.failure ?? "the screen's program doesn't run") }
    guard let screen else {
      let notes = screenNotes
      screenNotes = []
      throw CommandFailure(
        (notes + ["No screen is open: 'open' shows a preview that can be used."]).joined(separator: "\n"))
    }
    return screen
  }

  /// What is to be told of the screen.
  func takeScreenNotes() -> [String] {
    defer { screenNotes = [] }
    return screenNotes
  }
}
