// SPDX-License-Identifier: Apache-2.0
import Foundation
import GnomonProcess
import GnomonRequest
import Synchronization
import Testing

@testable import GnomonCLI

/// Processes of visitors are copies of a prepared program, which has one thread.
@Suite(.serialized) struct PreparedProgramTests {
  private static let source = """
    import Foundation
    import SwiftUI

    nonisolated(unsafe) var taps = 0

    struct Hall: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Text("Counted \\(count), all \\(taps), for \\(ProcessInfo.processInfo.environment["REMOTE_USER"] ?? "nobody")")
          Button("Trap") { fatalError("asked for") }
            .frame(height: 100)
          // A mistake that is found while it runs.
          ForEach([1, 1], id: \\.self) { _ in Color.red.frame(height: 1) }
        }
        .onTapGesture { (count, taps) = (count + 1, taps + 1) }
      }
    }
    """

  /// What a client is told.
  private final class Client: PreviewProcess.Client {
    let channel = Mutex<(PreviewProcess, UInt32)?>(nil)
    let texts = Mutex<[String]>([])
    let failure = Mutex<String?>(nil)

    func enter(_ process: PreviewProcess, _ channel: UInt32) { self.channel.withLock { $0 = (process, channel) } }
    func show(_ frame: LiveFrame) -> Bool {
      if frame.kind == .text { texts.withLock { $0.append(frame.text) } }
      return true
    }
    func fail(_ why: String) { failure.withLock { $0 = why } }
    func refuse(_ why: String) { fail(why) }
    func renew() {}
    func keep(_ state: [UInt8]) {}

    func send(_ text: String) async {
      guard let (process, channel) = channel.withLock({ $0 }) else { return }
      _ = await process.send(LiveFrame(.text, channel: channel, text))
    }

    /// Waits until something has been said.
    func hears(_ text: String) async throws {
      let end = ContinuousClock.now + .seconds(30)
      while !texts.withLock({ $0.contains { $0.contains(text) } }) {
        try #require(ContinuousClock.now < end && failure.withLock { $0 } == nil, "\(text)")
        try await Task.sleep(for: .milliseconds(10))
      }
    }
  }

  private struct Visit {
    let process: PreviewProcess
    let client: Client
  }

  private func prepared(_ source: String) throws -> (PreparedProgram, EditedModule) {
    let module = try EditedModule(["Hall.swift": source])
    let compiler = try module.compilerOfFiles()
    let library = try compiler.library(module.kept)
    var request = RunRequest(output: .live, destination: "")
    request.sourcePaths = compiler.sources.paths
    let program = PreviewProgram(title: "Hall", path: library.host, library: library.path, request: request)
    return (try PreparedProgram(program), module)
  }

  private func visit(_ prepared: PreparedProgram, _ user: String, settings: String? = nil) async throws -> Visit {
    let (events, continuation) = AsyncStream<PreviewProcess.Event>.makeStream()
    let surroundings = VisitorSurroundings(environment: ["REMOTE_USER": user], settings: settings)
    let process = try await prepared.begin(surroundings, isHeard: false) { continuation.yield($0) }
    for await event in events {
      guard case .list(let previews) = event else { continue }
      let client = Client()
      #expect(await process.open(LiveOpening(preview: try #require(previews.first?.key)), for: client))
      await client.send(#"{"t":"hello","protocol":1,"i":1,"scale":1,"size":[300,300]}"#)
      try await client.hears("\"t\":\"scene\"")
      return Visit(process: process, client: client)
    }
    throw CommandFailure("no list came")
  }

  /// The threads of a process.
  private func threads(_ pid: pid_t) -> Int {
    ((try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(pid)/task")) ?? []).count
  }

  /// Whether a process is there, and hasn't ended.
  private func runs(_ pid: pid_t) -> Bool {
    guard let stat = try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8) else { return false }
    return !stat.contains(") Z ")
  }

  private func waitUntilGone(_ pid: pid_t) async throws {
    for _ in 0..<1_000 where runs(pid) { try await Task.sleep(for: .milliseconds(10)) }
    #expect(!runs(pid))
  }

  @Test("The program has one thread whenever it's copied, and what a copy does is its own")
  func copies() async throws {
    let (prepared, module) = try prepared(Self.source)
    defer { prepared.stop() }
    try await prepared.ready()
    #expect(threads(prepared.pid) == 1)
    let ada = try await visit(prepared, "Ada")
    try await ada.client.hears("Counted 0, all 0, for Ada")
    await ada.client.send(#"{"t":"pointer","i":2,"kind":"down","x":150,"y":85,"button":0}"#)
    await ada.client.send(#"{"t":"pointer","i":3,"kind":"up","x":150,"y":85,"button":0}"#)
    try await ada.client.hears("Counted 1, all 1, for Ada")
    #expect(threads(prepared.pid) == 1)
    let bob = try await visit(prepared, "Bob")
    try await bob.client.hears("Counted 0, all 0, for Bob")
    #expect(ada.process.pid != bob.process.pid && threads(ada.process.pid) > 1)
    // The one that traps tells why; the other goes on.
    await ada.client.send(#"{"t":"pointer","i":4,"kind":"down","x":150,"y":157,"button":0}"#)
    await ada.client.send(#"{"t":"pointer","i":5,"kind":"up","x":150,"y":157,"button":0}"#)
    try await waitUntilGone(ada.process.pid)
    for _ in 0..<500 where ada.client.failure.withLock({ $0 }) == nil { try await Task.sleep(for: .milliseconds(10)) }
    #expect(ada.client.failure.withLock { $0 }?.contains("asked for") == true)
    #expect(runs(bob.process.pid) && prepared.isThere)
    // One that is ended is gone at once.
    bob.process.kill()
    try await waitUntilGone(bob.process.pid)
    withExtendedLifetime(module) {}
  }

  @Test("A visitor is told nothing of the code")
  func silence() async throws {
    let (prepared, module) = try prepared(Self.source)
    defer { prepared.stop() }
    try await prepared.ready()
    let ada = try await visit(prepared, "Ada")
    for (number, what) in ["begin", "tree", "node", "source", "film"].enumerated() {
      await ada.client.send(
        #"{"t":"inspect","i":\#(number + 2),"what":"\#(what)","record":1,"node":0,"file":"Hall.swift"}"#)
    }
    try await ada.client.hears(#""question":6"#)
    let said = ada.client.texts.withLock { $0 }
    #expect(said.count { $0.contains("\"inspected\"") } == 5)
    for text in said {
      #expect(!text.contains("Hall.swift") && !text.contains("findings") && !text.contains("VStack"), "\(text)")
    }
    withExtendedLifetime(module) {}
  }

  @Test("Settings are a visitor's own, and stay when the process has ended")
  func settings() async throws {
    let (prepared, module) = try prepared(
      """
      import SwiftUI
      struct Hall: View {
        @AppStorage("count") private var count = 0
        @AppStorage("count", store: UserDefaults(suiteName: "of.another")) private var other = 10
        var body: some View {
          Button("Counted \\(count), \\(other)") { (count, other) = (count + 1, other + 1) }
            .frame(width: 300, height: 300)
        }
      }
      """)
    defer { prepared.stop() }
    try await prepared.ready()
    let folders = try ["ada", "bob"].map { name in
      let folder = module.workspace.folder.path + "/settings-" + name
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      return folder
    }
    for round in 0..<2 {
      let ada = try await visit(prepared, "Ada", settings: folders[0])
      try await ada.client.hears("Counted \(round), \(10 + round)")
      await ada.client.send(#"{"t":"pointer","i":2,"kind":"down","x":150,"y":150,"button":0}"#)
      await ada.client.send(#"{"t":"pointer","i":3,"kind":"up","x":150,"y":150,"button":0}"#)
      try await ada.client.hears("Counted \(round + 1), \(11 + round)")
      // They're written a moment after a change.
      try await Task.sleep(for: .seconds(1))
      ada.process.kill()
      try await waitUntilGone(ada.process.pid)
      let bob = try await visit(prepared, "Bob", settings: folders[1])
      try await bob.client.hears("Counted 0, 10")
    }
    withExtendedLifetime(module) {}
  }

  @Test("With the prepared program its copies end")
  func end() async throws {
    let (prepared, module) = try prepared(Self.source)
    try await prepared.ready()
    let ada = try await visit(prepared, "Ada")
    kill(prepared.pid, SIGKILL)
    try await waitUntilGone(ada.process.pid)
    #expect(!prepared.isThere)
    await #expect(throws: PreviewProcess.Failure.self) { _ = try await self.visit(prepared, "Bob") }
    withExtendedLifetime(module) {}
  }

  @Test("Many processes are begun at a time, and leave no descriptors behind")
  func many() async throws {
    let (prepared, module) = try prepared(Self.source)
    defer { prepared.stop() }
    try await prepared.ready()
    for round in 0..<2 {
      let visits = try await withThrowingTaskGroup(of: Visit.self) { group in
        for number in 0..<12 { group.addTask { try await self.visit(prepared, "\(round) \(number)") } }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(Set(visits.map(\.process.pid)).count == 12)
      for visit in visits { visit.process.stop() }
      for visit in visits { try await waitUntilGone(visit.process.pid) }
    }
    // Its three standard ones, the server's, the library's.
    #expect(try FileManager.default.contentsOfDirectory(atPath: "/proc/\(prepared.pid)/fd").count <= 6)
    withExtendedLifetime(module) {}
  }

  @Test("One that was stopped begins no process")
  func stopped() async throws {
    let (prepared, module) = try prepared("import SwiftUI\nstruct B: View { var body: some View { Text(\"b\") } }")
    try await prepared.ready()
    prepared.stop()
    await #expect(throws: PreviewProcess.Failure.self) { try await prepared.begin(VisitorSurroundings()) { _ in } }
    withExtendedLifetime(module) {}
  }
}
