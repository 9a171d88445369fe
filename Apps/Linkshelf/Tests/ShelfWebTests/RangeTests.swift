// SPDX-License-Identifier: Apache-2.0
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Shelf
import ShelfWeb
import Testing

@Suite struct RangeTests {
  /// 200,000 bytes, so that they come in more than one piece.
  private static let video = Data((0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 7) })

  /// A link whose file is kept as it is, and one whose text is kept compressed; the path of the parts.
  private func fill(_ visitor: Visitor) async throws -> HTTPFields {
    _ = try await visitor.shelf.add([NewLink("https://example.org/a.mp4")], jobs: [.snapshot])
    let job = try #require(try await visitor.shelf.take([.snapshot], lease: "test"))
    var snapshot = NewSnapshot(finalAddress: job.address)
    let parts: [(Part.Kind, String, String, Data)] = [
      (.original, "a.mp4", "video/mp4", Self.video), (.text, "text.txt", "text/plain", Data("The text".utf8)),
      (.pdf, "empty.pdf", "application/pdf", Data()),
    ]
    for (kind, name, type, content) in parts {
      let path = visitor.shelf.folder + "/made-" + name
      try content.write(to: URL(filePath: path))
      snapshot.files.append(.init(kind, name: name, mediaType: type, path: path))
    }
    _ = try await visitor.shelf.keep(snapshot, for: job)
    try await visitor.begin()
    let account = try #require(try await visitor.shelf.account("ada", password: "a long password"))
    return [.authorization: "Bearer \(try await visitor.shelf.makeToken("test", scopes: [.read], for: account))"]
  }

  @Test func aPartOfAFileIsSentFromItsPlace() async throws {
    try await Visitor.visit { visitor in
      let token = try await fill(visitor)
      let path = "/api/v1/snapshots/1/parts/a.mp4"
      let cases: [(range: String, place: Range<Int>)] = [
        ("bytes=0-0", 0..<1), ("bytes=0-99", 0..<100), ("bytes=70000-139999", 70_000..<140_000),
        ("bytes=199999-", 199_999..<200_000), ("bytes=199990-99999999999999999999999", 199_990..<200_000),
        ("bytes=-5", 199_995..<200_000), ("bytes=-9999999", 0..<200_000), ("Bytes = 5-6", 5..<7),
      ]
      for (range, place) in cases {
        let response = try await visitor.ask(path, headers: token.with(.range, range))
        #expect(response.status == .partialContent, "\(range)")
        #expect(
          response.headers[.contentRange] == "bytes \(place.lowerBound)-\(place.upperBound - 1)/200000", "\(range)")
        #expect(response.headers[.contentLength] == "\(place.count)", "\(range)")
        #expect(Array(response.body.readableBytesView) == Array(Self.video[place]), "\(range)")
      }
    }
  }

  @Test func whatIsNoSingleRangeIsAnsweredByTheWholeFile() async throws {
    try await Visitor.visit { visitor in
      let token = try await fill(visitor)
      let ranges = [
        "bytes=0-1,5-6", "bytes=5-2", "bytes=a-b", "bytes=", "bytes", "bytes=-", "items=0-1", "bytes=1-2-3",
        "bytes=+1-2",
        "bytes=--1",
      ]
      for range in ranges {
        let response = try await visitor.ask("/api/v1/snapshots/1/parts/a.mp4", headers: token.with(.range, range))
        #expect(response.status == .ok, "\(range)")
        #expect(response.body.readableBytes == 200_000, "\(range)")
        #expect(response.headers[.acceptRanges] == "bytes")
      }
    }
  }

  @Test func aRangeOutsideOfTheFileIsRefused() async throws {
    try await Visitor.visit { visitor in
      let token = try await fill(visitor)
      for range in ["bytes=200000-", "bytes=99999999999999999999-", "bytes=-0"] {
        let response = try await visitor.ask("/api/v1/snapshots/1/parts/a.mp4", headers: token.with(.range, range))
        #expect(response.status == .rangeNotSatisfiable, "\(range)")
        #expect(response.headers[.contentRange] == "bytes */200000", "\(range)")
      }
      let empty = try await visitor.ask("/api/v1/snapshots/1/parts/empty.pdf", headers: token.with(.range, "bytes=-5"))
      #expect(empty.status == .ok && empty.body.readableBytes == 0)
      let first = try await visitor.ask("/api/v1/snapshots/1/parts/empty.pdf", headers: token.with(.range, "bytes=0-"))
      #expect(first.status == .rangeNotSatisfiable)
    }
  }

  @Test func aRangeOfAnotherVersionGetsTheWholeFile() async throws {
    try await Visitor.visit { visitor in
      let token = try await fill(visitor)
      let path = "/api/v1/snapshots/1/parts/a.mp4"
      let whole = try await visitor.ask(path, headers: token)
      let tag = try #require(whole.headers[.eTag])
      let asked = token.with(.range, "bytes=1-2")
      #expect(try await visitor.ask(path, headers: asked.with(.ifRange, tag)).status == .partialContent)
      for other in ["\"another\"", "W/\(tag)", "Wed, 21 Oct 2015 07:28:00 GMT"] {
        #expect(try await visitor.ask(path, headers: asked.with(.ifRange, other)).status == .ok, "\(other)")
      }
      for known in [tag, "\"a\", \(tag)", "W/\(tag)", "*"] {
        let response = try await visitor.ask(path, headers: asked.with(.ifNoneMatch, known))
        #expect(response.status == .notModified && response.body.readableBytes == 0, "\(known)")
      }
      #expect(try await visitor.ask(path, headers: asked.with(.ifNoneMatch, "\"a\"")).status == .partialContent)
    }
  }

  @Test func whoAsksForTheHeadLearnsThatRangesAreSent() async throws {
    try await Visitor.visit { visitor in
      let token = try await fill(visitor)
      let response = try await visitor.ask(
        "/api/v1/snapshots/1/parts/a.mp4", method: .head, headers: token.with(.range, "bytes=0-1"))
      #expect(response.status == .ok)
      #expect(response.headers[.contentLength] == "200000")
      #expect(response.headers[.acceptRanges] == "bytes")
      #expect(response.body.readableBytes == 0)
    }
  }

  @Test func aCompressedFileIsSentWhole() async throws {
    try await Visitor.visit { visitor in
      let token = try await fill(visitor)
      let response = try await visitor.ask(
        "/api/v1/snapshots/1/parts/text.txt", headers: token.with(.range, "bytes=0-1"))
      #expect(response.status == .ok)
      #expect(response.headers[.acceptRanges] == "none")
      #expect(visitor.last == "The text")
    }
  }

  @Test func whatLiesBeforeARangeIsntRead() throws {
    let folder = NSTemporaryDirectory() + "/range-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let shelf = try Shelf(folder: folder)
    // A file with a hole of a terabyte: reading through it would take half an hour.
    let hash = String(repeating: "ab", count: 32)
    let end = 1 << 40
    try FileManager.default.createDirectory(atPath: "\(folder)/files/ab", withIntermediateDirectories: true)
    let path = "\(folder)/files/ab/\(hash)"
    #expect(FileManager.default.createFile(atPath: path, contents: nil))
    let handle = try FileHandle(forWritingTo: URL(filePath: path))
    try handle.seek(toOffset: UInt64(end))
    try handle.write(contentsOf: Data("the end".utf8))
    try handle.close()
    let reader = try shelf.files.reader(hash)
    try reader.narrow(to: end..<end + 3)
    #expect(try reader.next() == Array("the".utf8))
    #expect(try reader.next() == nil)
    let text = try shelf.files.reader(try shelf.files.keep(Data("text".utf8), mediaType: "text/plain").hash)
    #expect(throws: ShelfError.self) { try text.narrow(to: 1..<2) }
  }
}

extension HTTPFields {
  fileprivate func with(_ name: HTTPField.Name, _ value: String) -> HTTPFields {
    var fields = self
    fields[name] = value
    return fields
  }
}
