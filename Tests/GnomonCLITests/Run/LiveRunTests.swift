// SPDX-License-Identifier: Apache-2.0
import Foundation
import GnomonRequest
import Testing

/// A compiled program that shows views to a server: what it says on its socket.
@Suite(.serialized)
final class LiveRunTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write("Card.swift", Self.source)
  }

  deinit { workspace.remove() }

  // The numbers of the lines are part of what is expected.
  private static let source = """
    import SwiftUI
    struct Card: View {
      let title: String
      var body: some View { let _ = print("shown"); Text(title) }
    }
    struct Bad: View { var a: [Int] = []; var body: some View { Text("\\(a[3])") } }
    struct Endless: View { var body: some View { let _ = spin(); Text("a") } }
    func spin() { while getpid() > 0 {} }
    struct Failing: PreviewModifier {
      struct Failed: Error {}
      static func makeSharedContext() async throws -> Int { throw Failed() }
      func body(content: Content, context: Int) -> some View { content }
    }
    #Preview("A card") { Card(title: "A") }
    #Preview("Bad") { Bad() }
    #Preview("Endless") { Endless() }
    #Preview("Failing", traits: .modifier(Failing())) { Card(title: "A") }
    """

  /// A program that runs, and the server's end of its socket.
  private final class Program {
    let stream: LiveStream
    private let pid: pid_t
    private let output: Int32
    private let errors: Int32

    init(_ path: String, _ request: RunRequest) throws {
      var (ends, printed, said): ([Int32], [Int32], [Int32]) = ([0, 0], [0, 0], [0, 0])
      let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
      try #require(socketpair(AF_UNIX, kind, 0, &ends) == 0 && pipe(&printed) == 0 && pipe(&said) == 0)
      for end in printed + said { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      var request = request
      request.live = RunRequest.Live(descriptor: 9)
      var actions = posix_spawn_file_actions_t()
      posix_spawn_file_actions_init(&actions)
      defer { posix_spawn_file_actions_destroy(&actions) }
      posix_spawn_file_actions_adddup2(&actions, printed[1], STDOUT_FILENO)
      posix_spawn_file_actions_adddup2(&actions, said[1], STDERR_FILENO)
      posix_spawn_file_actions_adddup2(&actions, ends[1], 9)
      // Other tests' descriptors are none of its business: who waits for their end would wait for the program's.
      let open = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").compactMap { Int32($0) }
      for other in 3..<((open.max() ?? 0) + 100) where other != 9 {
        posix_spawn_file_actions_addclose(&actions, other)
      }
      var pointers: [UnsafeMutablePointer<CChar>?] = [strdup("gnomon"), strdup(try request.argument()), nil]
      defer { for pointer in pointers { free(pointer) } }
      var child = pid_t()
      // What a developer's shell asks of Swift's runtime isn't asked here.
      var environment =
        ProcessInfo.processInfo.environment.filter { $0.key != "SWIFT_BACKTRACE" }
        .map { strdup("\($0.key)=\($0.value)") } + [nil]
      defer { for pointer in environment { free(pointer) } }
      // A thread of Dispatch's blocks signals, those of the program's own watch too.
      var attributes = posix_spawnattr_t()
      posix_spawnattr_init(&attributes)
      defer { posix_spawnattr_destroy(&attributes) }
      var blocked = sigset_t()
      sigemptyset(&blocked)
      posix_spawnattr_setsigmask(&attributes, &blocked)
      posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
      try #require(posix_spawn(&child, path, &actions, &attributes, &pointers, &environment) == 0)
      for end in [ends[1], printed[1], said[1]] { close(end) }
      (pid, stream, output, errors) = (child, LiveStream(ends[0]), printed[0], said[0])
      var time = timeval(tv_sec: 60, tv_usec: 0)
      setsockopt(ends[0], SOL_SOCKET, SO_RCVTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
    }

    func open(_ preview: String, channel: UInt32, look: [String: String] = [:]) throws {
      let payload = try JSONEncoder().encode(LiveOpening(preview: preview, look: look))
      #expect(stream.write(LiveFrame(.open, channel: channel, Array(payload))))
    }

    /// Goes, as a server does, and gives the program's status, output and errors.
    func end() -> (status: Int32, output: String, errors: String) {
      close(stream.descriptor)
      var status: Int32 = 0
      waitpid(pid, &status, 0)
      func text(_ end: Int32) -> String {
        String(decoding: FileHandle(fileDescriptor: end, closeOnDealloc: true).readDataToEndOfFile(), as: UTF8.self)
      }
      return (status >> 8 & 0xFF, text(output), text(errors))
    }
  }

  private func start(_ change: (inout RunRequest) -> Void = { _ in }) throws -> (Program, [LivePreview]) {
    // The command keeps the program that it lists previews with.
    let cache = workspace.folder.path + "/cache"
    let listed = try workspace.gnomon(["previews", "Card.swift"], environment: ["XDG_CACHE_HOME": cache])
    try #require(listed.status == 0, "\(listed.errors)")
    let programs = try FileManager.default.contentsOfDirectory(atPath: cache + "/gnomon/programs")
    var request = RunRequest(output: .live, destination: "")
    request.sourcePaths = ["Card.swift": "Card.swift"]
    change(&request)
    let program = try Program("\(cache)/gnomon/programs/\(try #require(programs.first))", request)
    let frame = try #require(program.stream.read())
    #expect(frame.kind == .list && frame.channel == 0)
    return (program, try JSONDecoder().decode([LivePreview].self, from: Data(frame.payload)))
  }

  @Test("A program lists what it shows, opens previews for clients, and ends with its server")
  func opening() throws {
    let (program, previews) = try start()
    #expect(previews.map(\.name) == ["A card", "Bad", "Endless", "Failing"])
    #expect(previews.map(\.place) == ["Card.swift:14", "Card.swift:15", "Card.swift:16", "Card.swift:17"])
    #expect(previews[0].key == "Card.Card.A-card")
    for channel: UInt32 in [7, 8] {
      try program.open(previews[0].key, channel: channel, look: ["appearance": "dark", "type-size": "AX3"])
      #expect(program.stream.read() == LiveFrame(.opened, channel: channel))
    }
    for (number, (key, look, sentence)) in [
      ("Card.Card.Other", [:], "there's no preview 'Card.Card.Other' any more"),
      (previews[0].key, ["colour": "red"], "there's no setting 'colour'"),
      (previews[0].key, ["size": "large"], "'large' isn't"),
      (previews[3].key, [:], "the preview 'Failing' (Card.swift:17) can't be made: "),
    ].enumerated() as EnumeratedSequence<[(String, [String: String], String)]> {
      try program.open(key, channel: UInt32(20 + number), look: look)
      let frame = try #require(program.stream.read())
      #expect(
        frame.kind == .failed && frame.channel == UInt32(20 + number) && frame.text.contains(sentence), "\(frame.text)")
    }
    // What is closed, or was never open, takes nothing.
    for channel: UInt32 in [7, 99] { #expect(program.stream.write(LiveFrame(.close, channel: channel))) }
    #expect(program.stream.write(LiveFrame(.text, channel: 7, "{}")))
    try program.open(previews[0].key, channel: 30)
    #expect(program.stream.read() == LiveFrame(.opened, channel: 30))
    let end = program.end()
    #expect(end.status == 0 && end.errors == "" && end.output.contains("shown\n"))
  }

  @Test("A trap ends the program, and says where")
  func trap() throws {
    let (program, previews) = try start()
    try program.open(previews[1].key, channel: 1)
    var last: LiveFrame?
    while let frame = program.stream.read() { last = frame }
    let sentence = "Card.swift:6: Bad.body trapped: Index out of range"
    #expect(last == LiveFrame(.ended, sentence))
    let end = program.end()
    #expect(end.status == 1 && end.errors == sentence + "\n")
  }

  @Test("Code that never returns is ended, and named; a program that nobody asks anything goes on")
  func endless() async throws {
    let (program, previews) = try start { $0.timeout = 2 }
    try await Task.sleep(for: .seconds(3))
    try program.open(previews[0].key, channel: 1)
    #expect(program.stream.read() == LiveFrame(.opened, channel: 1))
    try program.open(previews[2].key, channel: 2)
    var last: LiveFrame?
    while let frame = program.stream.read() { last = frame }
    #expect(last?.kind == .ended)
    #expect(
      last?.text.contains("Card.swift:7: error: the body of Endless has been running for ") == true,
      "\(last?.text ?? "")")
    #expect(program.end().status == 124)
  }

  @Test("A view or a preview that is named is the only one")
  func named() throws {
    var (program, previews) = try start { $0.previews = ["Bad"] }
    #expect(previews.map(\.name) == ["Bad"])
    #expect(program.end().status == 0)
    (program, previews) = try start { $0.view = "Endless" }
    #expect(previews == [LivePreview(key: "Card.Endless", name: "Endless", place: "Card.swift:7")])
    #expect(program.end().status == 0)
  }
}
