// SPDX-License-Identifier: Apache-2.0
import Foundation
import GnomonProcess
import GnomonRequest
import Synchronization

/// What all pages are told beside their views: what there is to show, how the sources are, what programs print.
///
/// Nothing is kept for a page but where it stands: each takes what is the newest when it has taken what came before.
final class PreviewStatus: Sendable {
  struct Program: Equatable, Encodable {
    var title: String
    var previews: [LivePreview]
  }

  /// What a page knows already.
  struct Cursor {
    fileprivate var files = 0
    fileprivate var programs = 0
    fileprivate var state = 0
    fileprivate var clears = 0
    fileprivate var line = 0
    /// nil before it has been told where an editor's cursor is, if one is anywhere.
    fileprivate var place: Int?
    /// Whether it has been told what was printed, if something was.
    fileprivate var hasLines = false
  }

  private struct State {
    var programs: [Program] = []
    var sources = ShownSources()
    /// Where an editor's cursor is, as pages are told.
    var place: SourcePlace?
    var isBuilding = false
    var problem = ""
    var console = Console()
    /// How often each was changed.
    var versions = (files: 1, programs: 1, state: 1, clears: 0, place: 0)
    var clients: [ObjectIdentifier: StatusConnection] = [:]
    var willWake = false
    /// Where the cursor is since, as pages are told soon.
    var nextPlace: SourcePlace?
    var lastMove: ContinuousClock.Instant?
  }

  private let state = Mutex(State())
  private let editor: SourceEditor
  private let opener: SourceOpener?
  private let edits: EditRequests?
  private let savesEdits: Bool

  /// - Parameters:
  ///   - editor: How pages open files.
  ///   - edits: Who changes files; nil where nobody does.
  ///   - savesEdits: Whether pages save them without asking.
  init(editor: SourceEditor = .usual, edits: EditRequests? = nil, savesEdits: Bool = false) {
    (self.editor, self.edits, self.savesEdits) = (editor, edits, savesEdits)
    if case .command(let words) = editor { opener = SourceOpener(words) } else { opener = nil }
  }

  // MARK: What has changed

  func show(_ programs: [(program: PreviewProgram, previews: [LivePreview])]) {
    let listed = programs.map { Program(title: $0.program.title, previews: $0.previews) }
    change { state in
      if listed != state.programs {
        state.programs = listed
        state.versions.programs += 1
      }
      let sources = ShownSources(programs.map(\.program.request.sourcePaths))
      if sources.paths != state.sources.paths { state.versions.files += 1 }
      state.sources = sources
    }
  }

  func set(isBuilding: Bool) {
    change { state in
      guard state.isBuilding != isBuilding else { return }
      state.isBuilding = isBuilding
      state.versions.state += 1
    }
  }

  func set(problem: String) {
    change { state in
      guard state.problem != problem else { return }
      state.problem = problem
      state.versions.state += 1
    }
  }

  /// Takes what a program has printed. Pages are told some time later, together with what it prints until then.
  func print(_ printed: Printed, of program: String) {
    let wakes = state.withLock { state in
      state.console.add(printed, of: program)
      guard !state.willWake, !state.clients.isEmpty else { return false }
      state.willWake = true
      return true
    }
    guard wakes else { return }
    DispatchQueue.global().asyncAfter(deadline: .now() + Self.pause) { [self] in
      change { $0.willWake = false }
    }
  }

  func clear() {
    change { state in
      state.console.clear()
      state.versions.clears += 1
    }
  }

  private func change(_ body: (inout State) -> Void) {
    let clients = state.withLock { state in
      body(&state)
      return Array(state.clients.values)
    }
    for client in clients { client.wake() }
  }

  private static let pause = 0.1

  // MARK: Editors

  /// The files that are shown, as JSON: their whole paths.
  var sources: String {
    let paths = state.withLock { Set($0.sources.paths.values) }
    return PageJSON.text(of: ["files": paths.sorted()]) ?? "{}"
  }

  /// Takes where an editor's cursor is. Pages are told at once, and then no more than ten times a second, each time of the last.
  ///
  /// - Returns: The previews of the file, as JSON; nil where the file isn't shown, and nobody is told.
  func move(to place: SourcePlace) -> String? {
    let (answer, wait) = state.withLock { state -> (String?, Duration?) in
      guard let file = state.sources.path(of: place.file) else { return (nil, nil) }
      let place = SourcePlace(file: file, line: place.line, column: place.column)
      let answer = Self.encoded(Self.message(of: place, in: state))
      defer { state.nextPlace = place }
      guard state.nextPlace == nil else { return (answer, nil) }
      let now = ContinuousClock.now
      return (answer, state.lastMove.map { max(.zero, $0 + .seconds(Self.pause) - now) } ?? .zero)
    }
    if let wait {
      let seconds = Double(wait.components.attoseconds) / 1e18 + Double(wait.components.seconds)
      if seconds > 0 {
        DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { [self] in tellPlace() }
      } else {
        tellPlace()
      }
    }
    return answer
  }

  private func tellPlace() {
    change { state in
      guard let place = state.nextPlace else { return }
      (state.place, state.nextPlace, state.lastMove) = (place, nil, .now)
      state.versions.place += 1
    }
  }

  private static func message(of place: SourcePlace, in state: borrowing State) -> Message {
    let found = state.sources.previews(at: place, in: state.programs.map(\.previews))
    return Message(
      t: "cursor", file: place.file, line: place.line, column: place.column, previews: found.keys,
      current: found.current)
  }

  /// Opens a file's line by the command that is there for it, where the file is shown.
  func open(_ place: SourcePlace) {
    guard let opener, let file = state.withLock({ $0.sources.path(of: place.file) }) else { return }
    opener.open(SourcePlace(file: file, line: place.line, column: place.column)) { [weak self] in self?.say($0) }
  }

  /// Changes a file that is shown, as a page wants it, or has it prepared for that.
  fileprivate func edit(_ wanted: WantedEdit, by page: ObjectIdentifier, answer: @escaping EditRequests.Answer) {
    guard let edits else { return answer(nil, "nothing can be changed here") }
    // Several files may have one name.
    guard wanted.file.hasPrefix("/"), let file = state.withLock({ $0.sources.path(of: wanted.file) }) else {
      return answer(nil, "that file is none of those that are shown")
    }
    // The command knows files by their paths without links.
    let path = URL(fileURLWithPath: file).resolvingSymlinksInPath().path
    guard let changes = wanted.edits else { return edits.prepare(path) }
    edits.edit(path, wanted.fingerprint ?? "", changes, saves: wanted.saves == true, by: page, answer: answer)
  }

  /// Has the sources of a commit shown beside those of now, or nothing beside them.
  fileprivate func compare(
    with reference: String?, by page: ObjectIdentifier, answer: @escaping EditRequests.Answer
  ) {
    guard let edits else { return answer(nil, "there's nothing to compare with here") }
    edits.compare(with: reference, by: page, answer: answer)
  }

  /// A line of the server's own, in the terminal and on pages.
  private func say(_ text: String) {
    FileHandle.standardError.write(Data("gnomon: \(text)\n".utf8))
    print(Printed(isError: true, lines: ["error: \(text)"]), of: "gnomon")
  }

  // MARK: Pages

  func add(_ client: StatusConnection) { state.withLock { $0.clients[ObjectIdentifier(client)] = client } }
  func remove(_ client: StatusConnection) {
    state.withLock { $0.clients[ObjectIdentifier(client)] = nil }
    edits?.leave(ObjectIdentifier(client))
  }

  /// What a page has to be told next; nil where it knows all.
  func message(after cursor: inout Cursor) -> String? {
    let now = state.withLock { state in
      (
        state.versions, state.programs, state.sources.paths, state.isBuilding, state.problem, state.console,
        state.place.map { Self.message(of: $0, in: state) }
      )
    }
    let (versions, programs, files, isBuilding, problem, console, place) = now
    if cursor.files != versions.files {
      cursor.files = versions.files
      return Self.encoded(Message(t: "files", files: files, editor: editor.told, saves: savesEdits ? true : nil))
    }
    if cursor.programs != versions.programs {
      cursor.programs = versions.programs
      return Self.encoded(Message(t: "previews", programs: programs))
    }
    if cursor.state != versions.state {
      cursor.state = versions.state
      return Self.encoded(Message(t: "state", building: isBuilding, problem: problem))
    }
    if cursor.clears != versions.clears {
      cursor.clears = versions.clears
      if cursor.hasLines { return Self.encoded(Message(t: "cleared")) }
    }
    if cursor.place != versions.place {
      // Where the cursor was before a page came moves nothing on it.
      let isPast = cursor.place == nil
      cursor.place = versions.place
      if var place {
        if isPast { place.past = true }
        return Self.encoded(place)
      }
    }
    let lines = console.lines(after: cursor.line)
    // What was printed before it came was never meant for it, nor what somebody has cleared.
    let known = cursor.hasLines ? max(cursor.line, console.cleared) : console.last
    cursor.hasLines = true
    cursor.line = console.last
    guard let first = lines.first else { return nil }
    let missed = first.n - known - 1
    return Self.encoded(Message(t: "lines", lines: Array(lines), missed: missed > 0 ? missed : nil))
  }

  private struct Message: Encodable {
    var t: String
    var files: [String: String]?
    var editor: String?
    /// Whether what is changed on a page is saved without asking.
    var saves: Bool?
    var programs: [Program]?
    var building: Bool?
    var problem: String?
    var lines: [Console.Line]?
    var missed: Int?
    var file: String?
    var line: Int?
    var column: Int?
    var previews: [String]?
    var current: String?
    var past: Bool?
  }

  private static func encoded(_ message: Message) -> String { PageJSON.text(of: message) ?? "{}" }
}

extension SourceEditor {
  /// How pages are told of it: what links begin with, or that the server opens files.
  fileprivate var told: String {
    switch self {
    case .link(let start): start
    case .command: "server"
    }
  }
}

/// What a page wants changed of a file, or, without edits, prepared for that.
private struct WantedEdit: Decodable {
  var number: Int?
  /// The whole path.
  var file: String
  /// Tells the text that the edits are of.
  var fingerprint: String?
  var edits: [SourceEdit]?
  var saves: Bool?
}

/// A commit that a page wants to compare with.
private struct WantedCommit: Decodable {
  var number: Int?
  var reference: String?
}

private struct Answer: Encodable {
  var t: String
  var number: Int
  var fingerprint: String?
  /// The commit's name.
  var commit: String?
  var failure: String?
}

/// A WebSocket that is told of the status, may clear the console, and asks for edits.
final class StatusConnection: SocketClient {
  private struct State {
    var cursor = PreviewStatus.Cursor()
    var isChanged = true
    var waiter: CheckedContinuation<Void, Never>?
    var pongs: [[UInt8]] = []
    var answers: [String] = []
    var last: SocketMessage?
    var isDone = false
  }

  private let status: PreviewStatus
  private let state = Mutex(State())

  init(_ status: PreviewStatus) { self.status = status }

  func enter() async { status.add(self) }
  func leave() async { status.remove(self) }

  func take(_ kind: LiveFrame.Kind, _ bytes: [UInt8]) async {
    guard kind == .text else { return }
    switch LiveClient.kind(of: bytes) {
    case "clear": status.clear()
    case "open": if let place = SourcePlace(Data(bytes)) { status.open(place) }
    case "edit", "prepare":
      guard let wanted = try? JSONDecoder().decode(WantedEdit.self, from: Data(bytes)) else {
        return end(1007, "an edit can't be read")
      }
      status.edit(wanted, by: ObjectIdentifier(self)) { [weak self] fingerprint, failure in
        self?.answer(
          Answer(t: "edited", number: wanted.number ?? 0, fingerprint: fingerprint, failure: failure))
      }
    case "compare":
      guard let wanted = try? JSONDecoder().decode(WantedCommit.self, from: Data(bytes)) else {
        return end(1007, "a commit can't be read")
      }
      status.compare(with: wanted.reference, by: ObjectIdentifier(self)) { [weak self] commit, failure in
        self?.answer(Answer(t: "compared", number: wanted.number ?? 0, commit: commit, failure: failure))
      }
    default: break
    }
  }

  /// Tells what came of what the page has asked for.
  private func answer(_ answer: Answer) {
    guard let text = PageJSON.text(of: answer) else { return }
    // One that asks and never listens is told no more.
    state.withLock { if $0.answers.count < 64 { $0.answers.append(text) } }
    wake()
  }

  func pong(_ bytes: [UInt8]) {
    // One that asks without end is answered less often.
    state.withLock { if $0.pongs.count < 16 { $0.pongs.append(bytes) } }
    wake()
  }

  func end(_ code: UInt16, _ reason: String) {
    state.withLock { if $0.last == nil { $0.last = .close(code, reason) } }
    wake()
  }

  func wake() {
    let waiter = state.withLock { state in
      state.isChanged = state.waiter == nil
      defer { state.waiter = nil }
      return state.waiter
    }
    waiter?.resume()
  }

  func next() async -> SocketMessage? {
    while true {
      let (message, isDone, cursor) = state.withLock { state -> (SocketMessage?, Bool, PreviewStatus.Cursor) in
        state.isChanged = false
        if state.isDone { return (nil, true, state.cursor) }
        if !state.pongs.isEmpty { return (.pong(state.pongs.removeFirst()), false, state.cursor) }
        if !state.answers.isEmpty { return (.text(Array(state.answers.removeFirst().utf8)), false, state.cursor) }
        state.isDone = state.last != nil
        return (state.last, false, state.cursor)
      }
      if message != nil || isDone { return message }
      var next = cursor
      let text = status.message(after: &next)
      state.withLock { [next] state in state.cursor = next }
      if let text { return .text(Array(text.utf8)) }
      await withCheckedContinuation { continuation in
        let isChanged = state.withLock { state in
          if !state.isChanged { state.waiter = continuation }
          return state.isChanged
        }
        if isChanged { continuation.resume() }
      }
    }
  }
}
