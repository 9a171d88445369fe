// SPDX-License-Identifier: Apache-2.0
import AsyncHTTPClient
import Crypto
import Foundation
import NIOCore
import NIOHTTP1
import Shelf
import ShelfWeb
import Testing
import WorkMessages

@testable import ShelfWork

/// What somebody sends who has stolen a worker's token.
@Suite(.serialized) struct HostileResultTests {
  /// A result that is taken, to be changed.
  struct Made {
    var head = ResultHead()
    var content: [UInt8] = Array("<p>A page.".utf8)
    /// What stands in place of the description.
    var rawHead: [UInt8]?
    var length: UInt32?

    init() {
      head.finalAddress = "https://example.org/"
      head.status = 200
      head.files = [
        .init(
          kind: "archive", name: "page.html", mediaType: "text/html", bytes: 10, sent: 10, packing: "",
          sha256: SHA256.hash(data: Data("<p>A page.".utf8)).map {
            String($0 >> 4, radix: 16) + String($0 & 15, radix: 16)
          }
          .joined())
      ]
    }

    func body() throws -> ByteBuffer {
      let data = try rawHead ?? Array(JSONEncoder().encode(head))
      var body = ByteBuffer()
      body.writeInteger(length ?? UInt32(data.count))
      body.writeBytes(data)
      body.writeBytes(content)
      return body
    }
  }

  private static func put(
    _ address: String, _ lease: String, _ token: String, _ body: HTTPClientRequest.Body,
    type: String = "application/octet-stream"
  ) async throws -> Int {
    var request = HTTPClientRequest(url: "\(address)/api/v1/leases/\(lease)/result")
    request.method = .PUT
    request.headers.add(name: "Authorization", value: "Bearer \(token)")
    request.headers.add(name: "Content-Type", value: type)
    request.body = body
    let answer = try await HTTPClient.shared.execute(request, timeout: .seconds(20))
    _ = try? await answer.body.collect(upTo: 1 << 20)
    return Int(answer.status.code)
  }

  private static func job(_ address: String, _ token: String) async throws -> GivenJob {
    let server = try WorkServer(address, token: token)
    let answer = try await server.take(TakeMessage(version: "1", machine: "m", kinds: ["snapshot"]))
    try await server.shutdown()
    return try #require(answer.job)
  }

  private static func isEmpty(_ folder: String) -> Bool {
    (try? FileManager.default.contentsOfDirectory(atPath: folder))?.isEmpty ?? true
  }

  @Test func nothingIsKeptOfWhatCannotBeTrue() async throws {
    try await WorkHousehold.serve { household, address in
      try await household.add(1)
      let token = try await household.token()
      let job = try await Self.job(address, token)
      let cases: [(String, Int, (inout Made) -> Void)] = [
        ("a name with folders", 400, { $0.head.files[0].name = "../../etc/passwd" }),
        ("a name of dots", 400, { $0.head.files[0].name = ".." }),
        ("an empty name", 400, { $0.head.files[0].name = "" }),
        ("a name with a zero", 400, { $0.head.files[0].name = "a\u{0}b" }),
        ("a backslash", 400, { $0.head.files[0].name = "a\\b" }),
        ("a name that turns round", 400, { $0.head.files[0].name = "a\u{202E}lmth" }),
        ("a wrong hash", 400, { $0.head.files[0].sha256 = String(repeating: "0", count: 64) }),
        ("a hash that is a path", 400, { $0.head.files[0].sha256 = "../" }),
        ("an unknown kind", 400, { $0.head.files[0].kind = "program" }),
        ("a script as a page", 400, { $0.head.files[0].mediaType = "text/javascript" }),
        ("a type with a header", 400, { $0.head.files[0].mediaType = "text/html\r\nSet-Cookie: a=b" }),
        (
          "a drawing with script as a picture", 400,
          {
            $0.head.files[0].kind = "picture"; $0.head.files[0].mediaType = "image/svg+xml"
          }
        ),
        (
          "more bytes than there may be", 413,
          {
            $0.head.files[0].sent = 513 << 20; $0.head.files[0].bytes = 513 << 20
          }
        ),
        (
          "the largest number", 413,
          {
            $0.head.files[0].sent = .max; $0.head.files[0].bytes = .max
          }
        ),
        (
          "fewer than none", 413,
          {
            $0.head.files[0].sent = -1; $0.head.files[0].bytes = -1
          }
        ),
        (
          "a bomb", 413,
          {
            $0.head.files[0].packing = "zstd"; $0.head.files[0].bytes = 600 << 20
          }
        ),
        ("no zstd", 400, { $0.head.files[0].packing = "zstd" }),
        ("an unknown packing", 400, { $0.head.files[0].packing = "gzip" }),
        ("two at one place", 400, { $0.head.files.append($0.head.files[0]) }),
        (
          "too many", 400,
          { made in
            made.head.files = (0...600).map {
              var file = made.head.files[0]; file.position = $0; return file
            }
          }
        ),
        ("another scheme", 400, { $0.head.finalAddress = "javascript:alert(1)" }),
        ("numbers below nought", 400, { $0.head.requests = -1 }),
        ("a time that isn't one", 400, { $0.head.details.publishedAt = .max }),
        ("a status of thousands", 400, { $0.head.status = 100_000 }),
        ("warnings without end", 400, { $0.head.warnings = Array(repeating: "x", count: 10_000) }),
        ("a long title", 400, { $0.head.details.title = String(repeating: "x", count: 100_000) }),
        ("no JSON", 400, { $0.rawHead = Array("{".utf8) + Array("}}".utf8) }),
        ("a long description", 400, { $0.length = 1 << 30 }),
        ("no description", 400, { $0.length = 0 }),
        ("bytes beyond", 400, { $0.content += [1] }),
        ("too few bytes", 400, { _ = $0.content.removeLast() }),
      ]
      for (name, status, change) in cases {
        var made = Made()
        change(&made)
        let answer = try await Self.put(address, job.lease, token, .bytes(try made.body()))
        #expect(answer == status, "\(name)")
        #expect(Self.isEmpty(household.home.makingFolder), "\(name)")
      }
      #expect(try await Self.put(address, job.lease, token, .bytes(ByteBuffer())) == 400)
      #expect(try await Self.put(address, job.lease, token, .bytes(try Made().body()), type: "text/plain") == 415)
      #expect(try await household.home.list(SearchParser.parse("has:snapshot")).rows.isEmpty)
      #expect(try await household.home.space().files == 0)
      // The job is still this worker's, and what is true is taken, once.
      #expect(try await Self.put(address, job.lease, token, .bytes(try Made().body())) == 204)
      #expect(try await Self.put(address, job.lease, token, .bytes(try Made().body())) == 409)
      #expect(try await household.home.list(SearchParser.parse("has:snapshot")).rows.count == 1)
      #expect(try await household.home.doctor(isDeep: true, mends: false).isClean)
    }
  }

  @Test func aZstdBombStopsAtWhatWasSaid() throws {
    let folder = NSTemporaryDirectory() + "/bomb-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Data(count: 64 << 20).write(to: URL(filePath: folder + "/zeros"))
    let facts = try PackedFile.pack(folder + "/zeros", mediaType: "text/html", to: folder + "/packed")
    #expect(facts.sent < 64 << 10)
    #expect(throws: ShelfError.self) {
      try PackedFile.unpack(folder + "/packed", to: folder + "/out", most: 1_000_000)
    }
    let size = try FileManager.default.attributesOfItem(atPath: folder + "/out")[.size] as? Int
    #expect(size ?? .max <= 1_000_000)
    #expect(try PackedFile.unpack(folder + "/packed", to: folder + "/out", most: 64 << 20).hash == facts.hash)
  }

  @Test func aLeaseIsGoodForItsTokenOnly() async throws {
    try await WorkHousehold.serve { household, address in
      try await household.add(1)
      let token = try await household.token()
      let job = try await Self.job(address, token)
      let other = try await household.token()
      #expect(try await Self.put(address, job.lease, other, .bytes(try Made().body())) == 409)
      #expect(try await Self.put(address, "nonsense", token, .bytes(try Made().body())) == 409)
      let name = String(job.lease.prefix { $0 != "." }) + ".aaaaaaaaaaaaaaaa"
      #expect(try await Self.put(address, name, token, .bytes(try Made().body())) == 409)
      // The store doesn't have the secret itself.
      let row = try #require(try await household.home.queue(.running).first)
      #expect(!row.job.lease.contains(job.lease.prefix { $0 != "." }))
    }
  }

  @Test func aTokenForWorkOpensNothingElse() async throws {
    try await WorkHousehold.serve { household, address in
      let token = try await household.token()
      func status(_ path: String, _ token: String, _ method: String = "GET", _ body: String? = nil) async throws -> Int
      {
        var request = HTTPClientRequest(url: address + "/api/v1" + path)
        request.method = .init(rawValue: method)
        request.headers.add(name: "Authorization", value: "Bearer \(token)")
        request.headers.add(name: "Content-Type", value: "application/json")
        if let body { request.body = .bytes(ByteBuffer(string: body)) }
        return Int(try await HTTPClient.shared.execute(request, timeout: .seconds(20)).status.code)
      }
      for path in ["/links", "/counts", "/queue", "/people", "/tags", "/lists"] {
        #expect(try await status(path, token) == 403, "\(path)")
      }
      let take = #"{"protocol": 1, "version": "1", "machine": "m", "kinds": ["look"]}"#
      #expect(try await status("/leases/take", token, "POST", take) == 200)
      #expect(try await status("/leases/take", token, "POST", take.replacing("1,", with: "2,")) == 422)
      #expect(try await status("/leases/take", token, "POST", take.replacing("look", with: "saved")) == 400)
      #expect(try await status("/leases/take", token, "POST", take.replacing("\"m\"", with: "\"a\\\"b\"")) == 400)
      #expect(try await status("/leases/take", "shelf_wrong", "POST", take) == 401)
      let reader = try await household.token([.read, .add, .change, .manage])
      #expect(try await status("/leases/take", reader, "POST", take) == 403)
      // Members make none.
      let bob = try await household.home.makeAccount("bob", password: "a long password", isFirst: false)
      await #expect(throws: ShelfError.self) { try await household.home.makeToken("w", scopes: [.work], for: bob) }
    }
  }

  @Test func aWorkerWithAWrongTokenEndsWithASentence() async throws {
    try await WorkHousehold.serve { household, address in
      _ = try await household.account()
      let worker = try household.worker(address, "shelf_wrong")
      await #expect(throws: WorkServerProblem.refused("This token isn't known. It may have been revoked.")) {
        try await worker.run()
      }
      #expect(throws: WorkServerProblem.self) { try WorkServer("http://example.org", token: "shelf_x") }
      #expect(throws: WorkServerProblem.self) { try WorkServer("https://example.org", token: "other") }
      #expect(throws: WorkServerProblem.self) { try WorkServer("ftp://example.org", token: "shelf_x") }
    }
  }

  /// Gives some bytes, and then waits or breaks off.
  private struct Slow: AsyncSequence, Sendable {
    struct Off: Error {}
    let bytes: ByteBuffer
    let breaks: Bool
    struct Iterator: AsyncIteratorProtocol {
      var bytes: ByteBuffer
      let breaks: Bool
      mutating func next() async throws -> ByteBuffer? {
        if breaks, bytes.readableBytes < 8 { throw Off() }
        if !breaks { try await Task.sleep(for: .milliseconds(400)) }
        return bytes.readSlice(length: Swift.min(breaks ? 100 : 8, bytes.readableBytes - 4))
      }
    }
    func makeAsyncIterator() -> Iterator { Iterator(bytes: bytes, breaks: breaks) }
  }

  @Test func aSlowSenderIsEndedAndOneThatBreaksOffLeavesNothing() async throws {
    var configuration = WebConfiguration()
    configuration.longestResult = 2
    let household = try await WorkHousehold(configuration: configuration)
    defer { household.remove() }
    try await household.serve { address in
      try await household.add(1)
      let token = try await household.token()
      let job = try await Self.job(address, token)
      let bytes = try Made().body()
      for breaks in [true, false] {
        // The one that broke off may still be noticed: then the next one is told to wait.
        var answer: Int?
        for _ in 0..<100 {
          answer = try? await Self.put(
            address, job.lease, token,
            .stream(Slow(bytes: bytes, breaks: breaks), length: .known(Int64(bytes.readableBytes))))
          guard answer == 409 else { break }
          try await Task.sleep(for: .milliseconds(50))
        }
        #expect(answer == nil || answer == 408, "\(String(describing: answer))")
        var tries = 0
        while !Self.isEmpty(household.home.makingFolder), tries < 100 {
          tries += 1
          try await Task.sleep(for: .milliseconds(50))
        }
        #expect(Self.isEmpty(household.home.makingFolder))
      }
      #expect(try await household.home.space().files == 0)
      // The lease is free for the whole.
      #expect(try await Self.put(address, job.lease, token, .bytes(bytes)) == 204)
    }
  }
}
