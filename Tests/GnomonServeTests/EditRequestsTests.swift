// SPDX-License-Identifier: Apache-2.0
import Foundation
import GnomonRequest
import Synchronization
import Testing

@testable import GnomonServe

/// What pages want changed of the sources.
@Suite struct EditRequestsTests {
  /// The server's requests, and the command's end.
  private func pair() -> (requests: EditRequests, command: FileHandle, own: Int32) {
    var ends: [Int32] = [0, 0]
    #expect(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
    return (EditRequests(ends[0]), FileHandle(fileDescriptor: ends[1], closeOnDealloc: true), ends[0])
  }

  private func next(_ command: FileHandle) throws -> PreviewRequest {
    var line = Data()
    while let byte = try command.read(upToCount: 1), byte != Data("\n".utf8) { line += byte }
    return try JSONDecoder().decode(PreviewRequest.self, from: line)
  }

  private final class Page {}
  private let owner = Page()
  private let another = Page()
  private var page: ObjectIdentifier { ObjectIdentifier(owner) }

  private final class Answers: Sendable {
    let all = Mutex<[String?]>([])
    func take(_ fingerprint: String?, _ failure: String?) { all.withLock { $0.append(failure) } }
  }

  @Test("Each edit is asked for with a number of its own, and its answer comes once")
  func asks() throws {
    let (requests, command, own) = pair()
    defer { close(own) }
    let answers = Answers()
    let edit = SourceEdit(offset: 3, old: "1", new: "2")
    requests.edit("/a/Card.swift", "f", [edit], saves: false, by: page, answer: answers.take)
    requests.edit("/a/Card.swift", "f", [], saves: true, by: page, answer: answers.take)
    requests.prepare("/a/Card.swift")
    #expect(try next(command) == .edit(path: "/a/Card.swift", fingerprint: "f", [edit], saves: false, number: 1))
    #expect(try next(command) == .edit(path: "/a/Card.swift", fingerprint: "f", [], saves: true, number: 2))
    #expect(try next(command) == .prepare(path: "/a/Card.swift"))
    requests.finish(2, nil, failure: "no")
    requests.finish(1, nil, failure: nil)
    requests.finish(1, nil, failure: "again")
    requests.finish(9, nil, failure: "nobody's")
    #expect(answers.all.withLock { $0 } == ["no", nil])
  }

  @Test("What a page shows and doesn't save keeps others out, and is taken back when the page goes")
  func owners() throws {
    let (requests, command, own) = pair()
    defer { close(own) }
    let answers = Answers()
    let edit = SourceEdit(offset: 3, old: "1", new: "2")
    let other = ObjectIdentifier(another)
    requests.edit("/a", "f", [edit], saves: false, by: page, answer: answers.take)
    requests.edit("/a", "f", [edit], saves: true, by: other, answer: answers.take)
    requests.edit("/b", "f", [edit], saves: false, by: other, answer: answers.take)
    #expect(answers.all.withLock { $0 } == ["another page is changing it"])
    requests.leave(page)
    requests.leave(page)
    requests.edit("/a", "f", [edit], saves: true, by: other, answer: answers.take)
    #expect(answers.all.withLock { $0.count } == 1)
    #expect(try next(command) == .edit(path: "/a", fingerprint: "f", [edit], saves: false, number: 1))
    #expect(try next(command) == .edit(path: "/b", fingerprint: "f", [edit], saves: false, number: 2))
    #expect(try next(command) == .edit(path: "/a", fingerprint: "", [], saves: false, number: 0))
    #expect(try next(command) == .edit(path: "/a", fingerprint: "f", [edit], saves: true, number: 3))
  }

  @Test("A commit is shown as long as a page compares with it")
  func compares() throws {
    let (requests, command, own) = pair()
    defer { close(own) }
    let answers = Answers()
    let other = ObjectIdentifier(another)
    requests.compare(with: "HEAD", by: page, answer: answers.take)
    requests.compare(with: "main", by: other, answer: answers.take)
    #expect(try next(command) == .compare(reference: "HEAD", number: 1))
    #expect(try next(command) == .compare(reference: "main", number: 2))
    requests.finish(1, "HEAD (1234567890)", failure: nil)
    requests.finish(2, nil, failure: "git knows no commit 'main'")
    #expect(answers.all.withLock { $0 } == [nil, "git knows no commit 'main'"])
    for wrong in ["", "a\nb", String(repeating: "a", count: 201)] {
      requests.compare(with: wrong, by: page, answer: answers.take)
    }
    #expect(answers.all.withLock { $0.suffix(3) } == Array(repeating: "that's no name of a commit", count: 3))
    requests.compare(with: nil, by: page, answer: answers.take)
    requests.prepare("/a")
    #expect(try next(command) == .prepare(path: "/a"))
    requests.leave(other)
    requests.leave(other)
    requests.compare(with: "HEAD", by: page, answer: answers.take)
    #expect(try next(command) == .compare(reference: nil, number: 0))
    #expect(try next(command) == .compare(reference: "HEAD", number: 3))
  }

  @Test("A compiler isn't started anew by each word")
  func prepares() throws {
    let (requests, command, own) = pair()
    defer { close(own) }
    for _ in 0..<100 { requests.prepare("/a") }
    requests.prepare("/b")
    requests.edit("/a", "f", [], saves: false, by: page) { _, _ in }
    #expect(try next(command) == .prepare(path: "/a"))
    #expect(try next(command) == .edit(path: "/a", fingerprint: "f", [], saves: false, number: 1))
  }

  @Test("Too much is refused before it's asked for, and so is what nobody would answer")
  func refuses() async throws {
    let (requests, command, own) = pair()
    let answers = Answers()
    let long = SourceEdit(offset: 0, old: "", new: String(repeating: "x", count: SourceEdit.mostBytes + 1))
    requests.edit("/a", "f", [long], saves: true, by: page, answer: answers.take)
    requests.edit(
      "/a", "f", Array(repeating: SourceEdit(offset: 0, old: "", new: ""), count: SourceEdit.mostEdits + 1),
      saves: true,
      by: page, answer: answers.take)
    #expect(answers.all.withLock { $0 }.allSatisfy { $0?.contains("too much") == true })
    for _ in 0..<EditRequests.limit { requests.edit("/a", "f", [], saves: false, by: page, answer: answers.take) }
    #expect(answers.all.withLock { $0.count } == 2)
    requests.edit("/a", "f", [], saves: false, by: page, answer: answers.take)
    #expect(answers.all.withLock { $0.count } == 3)
    for number in 1...EditRequests.limit { requests.finish(number, nil, failure: nil) }
    // The command has gone.
    try command.close()
    requests.edit("/a", "f", [], saves: false, by: page, answer: answers.take)
    for _ in 0..<200 where answers.all.withLock({ $0.count }) < 4 + EditRequests.limit {
      try await Task.sleep(for: .milliseconds(10))
    }
    #expect(answers.all.withLock { $0.last }??.contains("has ended") == true)
    close(own)
  }
}
