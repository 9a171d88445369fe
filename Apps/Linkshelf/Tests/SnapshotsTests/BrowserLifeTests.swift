// SPDX-License-Identifier: Apache-2.0
import Foundation
import Glibc
import Testing

@testable import Snapshots

extension BrowserTests {
  @Suite final class BrowserLifeTests {
    /// The folder of this test's browsers, so that those of other tests don't count.
    private let parent: URL

    init() throws {
      parent = URL(fileURLWithPath: "/tmp/lst-\(UInt32.random(in: 0 ... .max))")
      try FileManager.default.createDirectory(
        at: parent, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o755])
    }

    deinit { try? FileManager.default.removeItem(at: parent) }

    private func leftovers() -> [Int32] { Captures.processes(with: parent.path) }

    private func profiles() -> [String] { (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? [] }

    private func eventually(_ condition: () -> Bool) async throws -> Bool {
      for _ in 0..<200 {
        if condition() { return true }
        try await Task.sleep(for: .milliseconds(50))
      }
      return condition()
    }

    @Test func closingLeavesNoProcessAndNoFile() async throws {
      let server = try TestServer { _ in .html("<h1>x") }
      defer { server.stop() }
      let folder = Captures.folder()
      defer { try? FileManager.default.removeItem(at: folder) }
      let browser = try Browser(BrowserOptions(folder: parent))
      _ = try await browser.capture(server.address("/"), into: folder, limits: Captures.limits([.html]))
      #expect(leftovers().count > 3)
      #expect(profiles().count == 1)
      await browser.close()
      #expect(try await eventually { leftovers().isEmpty })
      #expect(try await eventually { profiles().isEmpty })
    }

    @Test func theBrowserStaysWarmAndEndsWhenIdle() async throws {
      let server = try TestServer { _ in .html("<h1>x") }
      defer { server.stop() }
      let folder = Captures.folder()
      defer { try? FileManager.default.removeItem(at: folder) }
      let browser = try Browser(BrowserOptions(idleSeconds: 1, folder: parent))
      _ = try await browser.capture(server.address("/"), into: folder, limits: Captures.limits([.html]))
      let first = await browser.processID
      _ = try await browser.capture(server.address("/"), into: folder, limits: Captures.limits([.html]))
      #expect(await browser.processID == first)
      #expect(try await eventually { leftovers().isEmpty })
      _ = try await browser.capture(server.address("/"), into: folder, limits: Captures.limits([.html]))
      #expect(await browser.processID != first)
      await browser.close()
    }

    @Test func nothingGoesFromOnePageToTheNext() async throws {
      let page =
        "<script>document.title = document.cookie + (localStorage.a || '') ; document.cookie = 'a=1'; localStorage.a = 'kept'</script><p id=x>hello"
      let server = try TestServer { _ in .html(page) }
      defer { server.stop() }
      let folder = Captures.folder()
      defer { try? FileManager.default.removeItem(at: folder) }
      let browser = try Browser()
      for _ in 0..<2 {
        let captured = try await browser.capture(server.address("/"), into: folder, limits: Captures.limits([.html]))
        #expect(captured.facts.title == nil)
      }
      await browser.close()
    }

    @Test func severalCapturesAtOnceKeepApart() async throws {
      let server = try TestServer { .html("<title>\($0)</title><p>\($0)") }
      defer { server.stop() }
      let folder = Captures.folder()
      defer { try? FileManager.default.removeItem(at: folder) }
      let browser = try Browser()
      let titles = try await withThrowingTaskGroup(of: String.self) { group in
        for index in 0..<4 {
          group.addTask {
            let page = try await browser.capture(
              server.address("/p\(index)"), into: folder.appendingPathComponent("\(index)"),
              limits: Captures.limits([.html, .smallPicture]))
            return page.facts.title ?? ""
          }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(titles.sorted() == ["/p0", "/p1", "/p2", "/p3"])
      await browser.close()
    }

    @Test func aBrowserKilledInTheMiddleIsASentenceAndTheNextCaptureWorks() async throws {
      let server = try TestServer { path in
        if path == "/slow.png" { sleep(5) }
        return .html("<h1>x</h1><img src=/slow.png>")
      }
      defer { server.stop() }
      let folder = Captures.folder()
      defer { try? FileManager.default.removeItem(at: folder) }
      let browser = try Browser(BrowserOptions(folder: parent))
      let failing = Task {
        try await browser.capture(server.address("/"), into: folder, limits: Captures.limits([.html]))
      }
      #expect(try await eventually { server.requests.contains("/slow.png") })
      if let id = await browser.processID { kill(id, SIGKILL) }
      await #expect(throws: SnapshotError.browserEnded) { _ = try await failing.value }
      let again = try await browser.capture(
        server.address("/x"), into: folder, limits: Captures.limits([.html], load: 8))
      #expect(again.status == 200)
      await browser.close()
    }

    @Test func aCrashedPageIsASentence() async throws {
      let server = try TestServer { path in
        if path == "/slow.png" { sleep(5) }
        return .html("<h1>x</h1><img src=/slow.png>")
      }
      defer { server.stop() }
      let folder = Captures.folder()
      defer { try? FileManager.default.removeItem(at: folder) }
      let browser = try Browser(BrowserOptions(folder: parent))
      let failing = Task {
        try await browser.capture(server.address("/"), into: folder, limits: Captures.limits([.html]))
      }
      #expect(try await eventually { server.requests.contains("/slow.png") })
      for id in leftovers() where Captures.processes(with: "--type=renderer").contains(id) { kill(id, SIGKILL) }
      await #expect(throws: SnapshotError.pageEnded("The page crashed the browser's tab.")) {
        _ = try await failing.value
      }
      await browser.close()
    }

    /// The program that captures a page is only in this package while it's developed alone.
    private static let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("snapshot-try").path

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: program)))
    func noProcessIsLeftWhenTheParentIsKilled() async throws {
      let server = try TestServer { path in
        if path == "/slow.png" { sleep(8) }
        return .html("<h1>x</h1><img src=/slow.png><script>setTimeout(() => { for (;;); }, 200)</script>")
      }
      defer { server.stop() }
      let folder = Captures.folder()
      defer { try? FileManager.default.removeItem(at: folder) }
      let process = Process()
      process.executableURL = URL(fileURLWithPath: Self.program)
      process.arguments = [server.address("/"), folder.path]
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      let name = "\(ProfileFolder.prefix)\(process.processIdentifier)-"
      #expect(try await eventually { server.requests.contains("/slow.png") })
      #expect(Captures.processes(with: name).count > 3)
      kill(process.processIdentifier, SIGKILL)
      #expect(try await eventually { Captures.processes(with: name).isEmpty })
      // The folder that it leaves is removed when the next browser starts.
      try ProfileFolder(in: nil, user: nil).remove()
      let left = try FileManager.default.contentsOfDirectory(atPath: FileManager.default.temporaryDirectory.path).filter
      { $0.hasPrefix(name) }
      #expect(left == [])
    }

    @Test func optionsThatCannotWorkAreSentences() {
      #expect(throws: SnapshotError.self) { try Browser(BrowserOptions(executable: "/nonexistent/chromium")) }
      #expect(throws: SnapshotError.self) { try Browser(BrowserOptions(user: "no-such-user")) }
      #expect(throws: SnapshotError.self) { try Browser(BrowserOptions(proxy: "not a proxy")) }
      #expect(throws: SnapshotError.self) { try Browser(BrowserOptions(proxy: "http://user:word@127.0.0.1:1")) }
    }

    @Test func aProgramThatIsNoBrowserIsASentence() async throws {
      let browser = try Browser(BrowserOptions(executable: "/bin/false"))
      let error = await #expect(throws: SnapshotError.self) {
        try await browser.capture("http://127.0.0.1:1/", into: Captures.folder())
      }
      #expect(error?.description.hasPrefix("The browser did not start.") == true)
    }

    @Test func everyConnectionGoesThroughTheProxy() async throws {
      let proxy = try TestServer { .html("<title>asked: \($0)</title>") }
      defer { proxy.stop() }
      let folder = Captures.folder()
      defer { try? FileManager.default.removeItem(at: folder) }
      let browser = try Browser(BrowserOptions(proxy: "http://127.0.0.1:\(proxy.port)"))
      for address in ["http://127.0.0.1:9999/a", "http://localhost:9999/b", "http://nowhere.invalid/c"] {
        let page = try await browser.capture(address, into: folder, limits: Captures.limits([.html]))
        #expect(page.facts.title == "asked: \(address)")
      }
      await browser.close()
    }
  }
}

extension BrowserTests.BrowserLifeTests {
  @Test func aCancelledCaptureEndsAtOnceAndTheBrowserGoesOn() async throws {
    let server = try TestServer { path in
      if path == "/slow.png" { sleep(5) }
      return .html(path == "/" ? "<h1>x</h1><img src=/slow.png>" : "<h1>y")
    }
    defer { server.stop() }
    let folder = Captures.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let browser = try Browser()
    let running = Task {
      try await browser.capture(server.address("/"), into: folder, limits: Captures.limits([.html]))
    }
    for _ in 0..<400 where !server.requests.contains("/slow.png") { try await Task.sleep(for: .milliseconds(25)) }
    let process = await browser.processID
    running.cancel()
    await #expect(throws: CancellationError.self) { _ = try await running.value }
    _ = try await browser.capture(server.address("/y"), into: folder, limits: Captures.limits([.html]))
    #expect(await browser.processID == process)
    await browser.close()
  }
}
