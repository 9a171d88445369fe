// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gate
import Testing

@testable import Fetching

@Suite(.serialized) struct DownloadTests {
  /// The limits of pictures, with time for a busy machine.
  private static var picture: DownloadLimits {
    var limits = DownloadLimits.picture
    limits.time = .seconds(120)
    return limits
  }

  private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 1, 2, 3]

  @Test func aFileIsWrittenWhole() async throws {
    let body = Array("%PDF-1.4\n".utf8) + (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0) }
    try await Bench.run { path, _ in
      path == "/r" ? .redirect("/My%20report.pdf?x") : .init(body, type: "text/plain")
    } _: { (bench: Bench) async throws in
      try await withFolder { (folder: String) async throws in
        try "old".write(toFile: folder + "/a", atomically: true, encoding: .utf8)
        let file = try await bench.fetcher.download(bench.address("/r"), to: folder + "/a")
        #expect(file.kind == .pdf)
        #expect(file.mediaType == "application/pdf")
        #expect(file.bytes == body.count)
        #expect(file.fileName == "My report.pdf")
        #expect(file.address == bench.address("/My%20report.pdf?x"))
        #expect(try Data(contentsOf: URL(fileURLWithPath: folder + "/a")) == Data(body))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a"])
      }
    }
  }

  @Test func theLimitOfBytesHolds() async throws {
    try await Bench.run { path, _ in
      if path == "/told" { return .init([UInt8](repeating: 1, count: 5000)) }
      var reply = WebServer.Reply(raw: Array("HTTP/1.1 200 OK\r\n\r\n".utf8) + [UInt8](repeating: 0x41, count: 1000))
      reply.isEndless = true
      return reply
    } _: { (bench: Bench) async throws in
      try await withFolder { (folder: String) async throws in
        for path in ["/told", "/endless"] {
          await #expect(throws: FetchError.tooBig(limit: 4000)) {
            try await bench.fetcher.download(
              bench.address(path), to: folder + "/a", limits: DownloadLimits(bytes: 4000))
          }
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
      }
    }
  }

  @Test func onlyWantedKindsAreTaken() async throws {
    let svg = "<?xml version=\"1.0\"?><!-- x --><svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>"
    try await Bench.run { path, _ in
      switch path {
      case "/png": .init(Self.png, type: "text/plain")
      case "/svg": .init(svg, type: "text/xml")
      default: .init("<html>not a picture", type: "image/png")
      }
    } _: { (bench: Bench) async throws in
      try await withFolder { (folder: String) async throws in
        #expect(
          try await bench.fetcher.download(bench.address("/png"), to: folder + "/p", limits: Self.picture).mediaType
            == "image/png")
        #expect(
          try await bench.fetcher.download(bench.address("/svg"), to: folder + "/s", limits: Self.picture).mediaType
            == "image/svg+xml")
        #expect(try String(contentsOfFile: folder + "/s", encoding: .utf8) == svg)
        await #expect(throws: FetchError.wrongKind(.page, mediaType: "text/html")) {
          try await bench.fetcher.download(bench.address("/html"), to: folder + "/h", limits: Self.picture)
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == ["p", "s"])
      }
    }
  }

  @Test func anErrorsStatusIsAnError() async throws {
    try await Bench.run { _, _ in
      .init("x", status: "503 No")
    } _: { (bench: Bench) async throws in
      try await withFolder { (folder: String) async throws in
        await #expect(throws: FetchError.status(503)) {
          try await bench.fetcher.download(bench.address("/"), to: folder + "/a")
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
      }
    }
  }

  @Test func aBodyThatEndsEarlyIsAnError() async throws {
    try await Bench.run { _, _ in
      .init(raw: Array("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhello".utf8))
    } _: { (bench: Bench) async throws in
      try await withFolder { (folder: String) async throws in
        await #expect(throws: FetchError.self) {
          try await bench.fetcher.download(bench.address("/"), to: folder + "/a")
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
      }
    }
  }

  @Test func timeAndCancellingLeaveNoFile() async throws {
    try await Bench.run { _, _ in
      var reply = WebServer.Reply(raw: Array("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhello".utf8))
      reply.staysOpen = true
      return reply
    } _: { (bench: Bench) async throws in
      try await withFolder { (folder: String) async throws in
        await #expect(throws: FetchError.tooSlow(seconds: 0.4)) {
          try await bench.fetcher.download(
            bench.address("/"), to: folder + "/a", limits: DownloadLimits(bytes: 1000, time: .milliseconds(400)))
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
      }
    }
  }

  @Test func aFolderThatIsNotThereIsNamed() async throws {
    try await Bench.run { _, _ in
      .init("x")
    } _: { (bench: Bench) async throws in
      do throws(FetchError) {
        _ = try await bench.fetcher.download(bench.address("/"), to: "/nowhere/a")
        Issue.record("It was written.")
      } catch {
        #expect(error.sentence == "The file /nowhere/a can't be written: No such file or directory.")
      }
    }
  }

  @Test func theGatesLimitOfBytesIsASentence() async throws {
    var limits = GateLimits.patient
    limits.bytesByTunnel = 100_000
    try await Bench.run(limits: limits) { _, _ in
      .init([UInt8](repeating: 0x41, count: 1_000_000))
    } _: { (bench: Bench) async throws in
      try await withFolder { (folder: String) async throws in
        do throws(FetchError) {
          _ = try await bench.fetcher.download(bench.address("/"), to: folder + "/a")
          Issue.record("It was written.")
        } catch {
          #expect(error.sentence.contains("carried more than 100000 bytes"), "\(error)")
        }
      }
    }
  }
}
