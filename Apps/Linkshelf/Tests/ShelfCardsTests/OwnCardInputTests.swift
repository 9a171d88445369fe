// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import ShelfCards

/// What needs no command.
@Suite struct OwnCardInputTests {
  @Test func withoutTheCommandASentenceSaysWhatToDo() async throws {
    let error = #expect(throws: CardError.self) { try GnomonCommand.find(environment: ["PATH": "/nowhere"]) }
    #expect(error?.description.contains("Install Gnomon") == true)
    let without = #expect(throws: CardError.self) {
      try GnomonCommand.find(environment: ["PATH": "/nowhere", "GNOMON": "/bin/sh"])
    }
    #expect(without?.description.contains("swiftc") == true)
  }

  @Test func sourcesThatArentTextOrTooLargeAreRefused() async throws {
    let folder = try Samples.Folder()
    let source = folder.url.appendingPathComponent("Card.swift")
    let gnomon = GnomonCommand(path: "/bin/false", toolchain: "/bin")
    func said() async -> String {
      do {
        try await OwnCard.build(source: source, into: folder.url.appendingPathComponent("card"), gnomon: gnomon)
        return ""
      } catch { return "\(error)" }
    }
    #expect(await said().contains("There's no "))
    try Data([0xFF, 0xFE, 0x00]).write(to: source)
    #expect(await said().contains("isn't text in UTF-8"))
    try Data(count: OwnCard.sourceBytes + 1).write(to: source)
    #expect(await said().contains("256 KiB at most"))
    try Data("struct Card {}".utf8).write(to: source)
    #expect(await said().contains("can't be compiled"))
  }

  @Test func aRowStaysBelowAMebibyteAndNamesWhatIsThere() throws {
    var random = RandomContent(seed: 2)
    for _ in 0..<60 {
      let data = try OwnCardRow(random.next()).json()
      #expect(data.count < 1 << 20)
      #expect(data.filter { $0 == 10 }.count == 1)
    }
    let content = CardContent(title: "T", site: "s", picture: try Samples.noise(side: 1500))
    #expect(try OwnCardRow(content).json().count < 1 << 20)
    let object =
      try JSONSerialization.jsonObject(with: OwnCardRow(CardContent(title: "T", site: "s")).json()) as? [String: Any]
    #expect(object?.keys.sorted() == ["direction", "id", "site", "size", "tags", "theme", "title"])
  }

  @Test func aProcessThatOutlivesItsTimeIsEndedWithItsChildren() throws {
    let work = try WorkFolder()
    let process = LimitedProcess(
      path: "/bin/sh", arguments: ["-c", "sleep 100 & echo $! >pid; sleep 100"], folder: work, seconds: 0.5)
    #expect(try process.run().end == .timedOut)
    let text = try String(contentsOfFile: work.work + "/pid", encoding: .utf8).trimmingCharacters(
      in: .whitespacesAndNewlines)
    let child = try #require(pid_t(text))
    for _ in 0..<200 where kill(child, 0) == 0 { usleep(10_000) }
    #expect(kill(child, 0) != 0)
  }

  @Test func aProcessHasNoOpenFilesAndTellsItsEnd() throws {
    let work = try WorkFolder()
    let open = try #require(FileHandle(forReadingAtPath: "/etc/passwd"))
    defer { try? open.close() }
    #expect(fcntl(open.fileDescriptor, F_SETFD, 0) == 0)
    let script = "ls /proc/self/fd | tr '\\n' ' ' >&2; env >&2; exit 3"
    let result = try LimitedProcess(path: "/bin/sh", arguments: ["-c", script], folder: work, seconds: 20).run()
    #expect(result.end == .exited(3))
    #expect(!result.errors.contains(" \(open.fileDescriptor) "))
    #expect(result.errors.hasPrefix("0 1 2 3 "))
    let killed = try LimitedProcess(path: "/bin/sh", arguments: ["-c", "kill -9 $$"], folder: work, seconds: 20).run()
    #expect(killed.end == .signalled(SIGKILL))
  }

  @Test func limitsAreSetBeforeTheProgramRuns() throws {
    let work = try WorkFolder()
    let script = "ulimit -v; ulimit -t; ulimit -n; ulimit -c"
    let command = Isolation.limits.command(
      ["/bin/sh", "-c", script], limits: ProcessLimits(), hidden: "", shown: "", isWritable: false)
    let process = LimitedProcess(path: command[0], arguments: Array(command.dropFirst()), folder: work, seconds: 20)
    #expect(try process.run().end == .exited(0))
    let output = String(decoding: FileManager.default.contents(atPath: work.file("out")) ?? Data(), as: UTF8.self)
    #expect(output == "2097152\n5\n256\n0\n")
  }

  @Test func namespacesHideTheStoreAndTheNetwork() throws {
    guard Isolation.available == .namespaces else { return }
    let store = try Samples.Folder()
    let card = store.url.appendingPathComponent("card")
    try FileManager.default.createDirectory(at: card, withIntermediateDirectories: true)
    try Data("secret".utf8).write(to: store.url.appendingPathComponent("secret"))
    try Data("here".utf8).write(to: card.appendingPathComponent("file"))
    let script =
      "ls \(store.url.path); cat \(card.path)/file; touch \(card.path)/new 2>/dev/null || echo ' kept'; tail -n +3 /proc/net/dev | wc -l; ls -A"
    let command = Isolation.namespaces.command(
      ["/bin/sh", "-c", script + " >&2"], limits: ProcessLimits(), hidden: store.url.path, shown: card.path,
      isWritable: false)
    let work = try WorkFolder()
    var process = LimitedProcess(path: command[0], arguments: Array(command.dropFirst()), folder: work, seconds: 20)
    process.environment = ["PATH": "/usr/bin:/bin"]
    let result = try process.run()
    #expect(result.end == .exited(0))
    let output = String(decoding: FileManager.default.contents(atPath: work.file("out")) ?? Data(), as: UTF8.self)
    #expect(output == "card\nhere kept\n1\n", "\(result.errors)")
  }
}

/// Cards without a card of one's own.
@Suite struct CardsTests {
  @Test func oneDrawingServesAllWhoAsk() async throws {
    let folder = try Samples.Folder()
    let cards = Cards(cache: try CardCache(folder: folder.url))
    let drawn = try await withThrowingTaskGroup(of: DrawnCard.self) { group in
      for _ in 0..<600 { group.addTask { try await cards.card(for: Samples.full) } }
      return try await group.reduce(into: [DrawnCard]()) { $0.append($1) }
    }
    #expect(drawn.count == 600)
    #expect(
      drawn.allSatisfy { $0.png == drawn[0].png && $0.digest == Samples.full.digest && !$0.isOwn && $0.warning == nil })
    #expect(try CardCache(folder: folder.url).png(for: Samples.full.digest) == drawn[0].png)
  }
}
