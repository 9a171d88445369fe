// SPDX-License-Identifier: Apache-2.0

import Foundation
import NIOCore
import NIOHTTPCompression
import Testing

@testable import Fetching

@Suite(.serialized) struct CompressionTests {
  /// Compresses by the system's gzip, which makes the bombs of the wild.
  private static func gzip(_ data: Data) throws -> [UInt8] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/gzip")
    process.arguments = ["-9c"]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    Thread.detachNewThread {
      try? input.fileHandleForWriting.write(contentsOf: data)
      try? input.fileHandleForWriting.close()
    }
    let result = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Array(result)
  }

  @Test func gzipIsRead() async throws {
    let body = try Self.gzip(Data("<title>Packed</title>".utf8))
    try await Bench.run { _, _ in
      .init(body, headers: ["Content-Encoding: gzip"])
    } _: { (bench: Bench) async throws in
      #expect(try await bench.fetcher.look(at: bench.address("/")).facts?.title == "Packed")
      #expect(bench.server.seen.first?.contains("Accept-Encoding: gzip, deflate\r\n") == true)
    }
  }

  @Test func aBombEndsWithASentence() async throws {
    let body = try Self.gzip(Data(count: 200_000_000))
    try await Bench.run { _, _ in
      .init(body, headers: ["Content-Encoding: gzip"])
    } _: { (bench: Bench) async throws in
      let error = await bench.failure(of: bench.address("/"))
      #expect(error == .bomb)
      #expect(error?.sentence == "The compressed answer grows to more than 250 times its size, so it was left.")
      try await withFolder { (folder: String) async throws in
        await #expect(throws: FetchError.bomb) {
          try await bench.fetcher.download(
            bench.address("/"), to: folder + "/x", limits: DownloadLimits(bytes: 1 << 30))
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
      }
    }
  }

  @Test func brokenCompressionIsSaid() async throws {
    var body = try Self.gzip(Data(repeating: 0x41, count: 1000))
    body[12] ^= 0xFF
    body[14] ^= 0xFF
    try await Bench.run { [body] _, _ in
      .init(body, headers: ["Content-Encoding: gzip"])
    } _: { (bench: Bench) async throws in
      guard case .notHTTP? = await bench.failure(of: bench.address("/")) else {
        Issue.record("Broken bytes were read.")
        return
      }
    }
  }

  @Test(arguments: ["br", "zstd", "gzip, gzip", "compress"])
  func otherCompressionsAreSaid(name: String) async throws {
    try await Bench.run { _, _ in
      .init("x", headers: ["Content-Encoding: \(name)"])
    } _: { (bench: Bench) async throws in
      guard case .notHTTP(let sentence)? = await bench.failure(of: bench.address("/")) else {
        Issue.record("\(name) was read.")
        return
      }
      #expect(sentence.contains(name))
    }
  }
}
