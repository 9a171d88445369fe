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
    /// Whether it has been told what was printed, if something was.
    fileprivate var hasLines = false
  }

  private struct State {
    var programs: [Program] = []
    /// The whole paths of files, by how messages name them.
    var files: [String: String] = [:]
    var isBuilding = false
    var problem = ""
    var console = Console()
    /// How often each was changed.
    var versions = (files: 1, programs: 1, state: 1, clears: 0)
    var clients: [ObjectIdentifier: StatusConnection] = [:]
    var willWake = false
  }

  private let state = Mutex(State())

  // MARK: What has changed

  func show(_ programs: [(program: PreviewProgram, previews: [LivePreview])]) {
    let listed = programs.map { Program(title: $0.program.title, previews: $0.previews) }
    change { state in
      let paths = programs.flatMap { Array($0.program.request.sourcePaths) }
      if listed != state.programs {
        state.programs = listed
        state.versions.programs += 1
      }
      let files = Self.files(paths)
      if files != state.files {
        state.files = files
        state.versions.files += 1
      }
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
  private static let fileLimit = 5_000

  /// Messages name a file by its name, or as it was given.
  private static func files(_ paths: [(key: String, value: String)]) -> [String: String] {
    let folder = FileManager.default.currentDirectoryPath
    var files: [String: String] = [:]
    for (name, path) in paths.prefix(fileLimit) {
      let whole = path.hasPrefix("/") ? path : folder + "/" + path
      files[name] = whole
      files[path] = whole
    }
    return files
  }

  // MARK: Pages

  func add(_ client: StatusConnection) { state.withLock { $0.clients[ObjectIdentifier(client)] = client } }
  func remove(_ client: StatusConnection) { state.withLock { $0.clients[ObjectIdentifier(client)] = nil } }

  /// What a page has to be told next; nil where it knows all.
  func message(after cursor: inout Cursor) -> String? {
    let now = state.withLock { state in
      (state.versions, state.programs, state.files, state.isBuilding, state.problem, state.console)
    }
    let (versions, programs, files, isBuilding, problem, console) = now
    if cursor.files != versions.files {
      cursor.files = versions.files
      return Self.encoded(Message(t: "files", files: files))
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
    var programs: [Program]?
    var building: Bool?
    var problem: String?
    var lines: [Console.Line]?
    var missed: Int?
  }

  private static func encoded(_ message: Message) -> String { PageJSON.text(of: message) ?? "{}" }
}

/// A WebSocket that is told of the status, and may clear the console.
final class StatusConnection: SocketClient {
  private struct State {
    var cursor = PreviewStatus.Cursor()
    var isChanged = true
    var waiter: CheckedContinuation<Void, Never>?
    var pongs: [[UInt8]] = []
    var last: SocketMessage?
    var isDone = false
  }

  private let status: PreviewStatus
  private let state = Mutex(State())

  init(_ status: PreviewStatus) { self.status = status }

  func enter() async { status.add(self) }
  func leave() async { status.remove(self) }

  func take(_ kind: LiveFrame.Kind, _ bytes: [UInt8]) async {
    if kind == .text, LiveClient.kind(of: bytes) == "clear" { status.clear() }
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
