// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Gate

/// Ordinary runs of a browser through the gate. They are left out where Chromium isn't installed.
@Suite(.serialized, .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/chromium")))
struct ChromiumTests {
  @Test func theBrowserReachesWhatIsAllowedAndNothingElse() async throws {
    let hidden = try await ScriptServer(helloScript)
    let page = """
      <!DOCTYPE html><title>Shown</title><img src="http://127.0.0.1:\(hidden.port)/a.png">
      <img src="http://localhost:\(hidden.port)/b.png"><img src="http://[::ffff:7f00:1]:\(hidden.port)/c.png">
      <img src="http://2130706433:\(hidden.port)/d.png"><iframe src="http://127.1:\(hidden.port)/e"></iframe>
      <script>fetch("http://0.0.0.0:\(hidden.port)/f", {mode: "no-cors"}).catch(() => {});
      try { new WebSocket("ws://127.0.0.1:\(hidden.port)/g") } catch {}</script><p id=x>visible
      """
    let allowed = try await ScriptServer { channel, bytes in
      guard bytes.suffix(4) == [13, 10, 13, 10] else { return }
      channel.say(
        "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: \(page.utf8.count)\r\n\r\n\(page)",
        thenClose: true)
    }
    let events = EventBox()
    let gate = try await startGate(reaching: allowed.port, events: events)
    let shown = try await Self.dump("http://page.example.com:\(allowed.port)/", through: gate.port)
    #expect(shown.contains("visible"), "\(shown)")
    #expect(allowed.accepted >= 1)
    #expect(hidden.accepted == 0)
    let refused = events.all.filter { if case .refused = $0.verdict { $0.port == hidden.port } else { false } }
    #expect(refused.count >= 6, "\(events.all.map { "\($0.host.map { "\($0)" } ?? "-"): \($0.verdict)" })")
    await gate.stop()
    await hidden.stop()
    await allowed.stop()
  }

  @Test(arguments: [
    "http://127.0.0.1:PORT/", "http://localhost:PORT/", "http://[::1]:PORT/", "http://rebind.example.com:PORT/",
  ])
  func loopbackIsNotReached(address: String) async throws {
    let hidden = try await ScriptServer(helloScript)
    let events = EventBox()
    let gate = try await Gate.start(limits: .patient, resolver: FixedResolver(["127.0.0.1"]), onEvent: events.add)
    let shown = try await Self.dump(address.replacing("PORT", with: "\(hidden.port)"), through: gate.port)
    #expect(!shown.contains("hello"))
    #expect(hidden.accepted == 0)
    #expect(events.all.contains { if case .refused(let refusal) = $0.verdict { refusal.isByPolicy } else { false } })
    await gate.stop()
    await hidden.stop()
  }

  private static func dump(_ address: String, through port: Int) async throws -> String {
    try await RawClient.run {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("gate-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/timeout")
      // The sandbox needs a user other than root; only tests may leave it out.
      process.arguments = [
        "60", "/usr/bin/chromium", "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic",
        "--user-data-dir=\(folder.path)",
        "--proxy-server=http://127.0.0.1:\(port)", "--proxy-bypass-list=<-loopback>", "--disable-background-networking",
        "--no-first-run",
        "--dump-dom", address,
      ]
      let output = Pipe()
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      try process.run()
      let data = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return String(decoding: data, as: UTF8.self)
    }
  }
}
