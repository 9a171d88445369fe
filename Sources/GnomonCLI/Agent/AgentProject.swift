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

    fileprivate init(_ program: PreviewProgram) { self.program = program }
  }

  /// A view that stays between calls.
  struct Screen {
    fileprivate let unit: Unit
    fileprivate let request: RunRequest
    fileprivate let preview: String?
    /// What it's called in answers.
    let title: String
  }

  let paths: [String]
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
      let programs = try sources.programs()
      try change(to: programs)
      isCurrent = true
    }
    for unit in units where unit.running?.isRunning != true { try start(unit) }
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

  private func change(to programs: [PreviewProgram]) throws {
    var next: [Unit] = []
    var renewed: [(unit: Unit, old: RunningProgram)] = []
    for program in programs {
      guard let known = units.first(where: { $0.program.title == program.title }) else {
        next.append(Unit(program))
        continue
      }
      next.append(known)
      guard known.program != program else { continue }
      known.program = program
      if let old = known.running { renewed.append((known, old)) }
      (known.running, known.views) = (nil, nil)
    }
    for unit in units where !next.contains(where: { $0 === unit }) { unit.running?.stop() }
    if let screen, !next.contains(where: { $0 === screen.unit }) {
      self.screen = nil
      screenNotes.append("The screen's module is gone, and the screen with it.")
    }
    units = next
    for (unit, old) in renewed {
      defer { old.stop() }
      guard let screen, screen.unit === unit else { continue }
      let state = (try? old.ask(.step(.keep, number: Self.screenNumber)))?.bytes
      try reopen(screen, state)
    }
  }

  private func start(_ unit: Unit) throws {
    let program = unit.program
    if screen?.unit === unit, unit.running != nil {
      screen = nil
      screenNotes.append("The program of the screen has ended, and the screen with it.")
    }
    unit.running = nil
    let running =
      try spares.removeValue(forKey: program.path).flatMap { $0.isRunning ? $0 : nil }
      ?? RunningProgram(program.path, readyFor: program.request)
    do {
      unit.previews = try running.show(program)
    } catch let ended as RunningProgram.Ended {
      throw CommandFailure(ended.why)
    }
    unit.running = running
    unit.views = nil
  }

  // MARK: Asking

  /// The reply of a unit's program.
  func ask(_ inquiry: Inquiry, of unit: Unit) throws -> InquiryReply {
    guard let running = unit.running else { throw CommandFailure("the program of \(unit.program.title) has ended") }
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

  private func reopen(_ screen: Screen, _ state: Data?) throws {
    try start(screen.unit)
    do {
      let step = ScreenStep.open(screen.request, preview: screen.preview, state: state)
      let reply = try ask(.step(step, number: Self.screenNumber), of: screen.unit)
      screenNotes.append("The sources have changed; the screen is shown anew and keeps its state.")
      screenNotes += reply.lines
    } catch let failure as CommandFailure {
      self.screen = nil
      screenNotes.append("The sources have changed, and the screen can't be shown any more: \(failure.description)")
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
