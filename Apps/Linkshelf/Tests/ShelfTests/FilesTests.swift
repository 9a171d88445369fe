// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB
import Testing

@testable import Shelf

@Suite struct FilesTests {
  @Test(arguments: [0, 1, 100, 262_144, 262_145, 3_000_000])
  func whatIsKeptIsReadAgain(_ count: Int) throws {
    let test = try TestShelf()
    let data = Data((0..<count).map { UInt8(truncatingIfNeeded: $0 &* $0 >> 7) })
    for type in ["text/html", "image/png"] {
      let kept = try test.shelf.files.keep(data, mediaType: type)
      #expect(kept.bytes == count)
      #expect(try test.shelf.files.data(kept.hash) == data)
      #expect(try test.shelf.files.hashOfContent(kept.hash) == kept.hash)
      test.shelf.files.remove(kept.hash)
    }
  }

  @Test func equalBytesAreKeptOnce() throws {
    let test = try TestShelf()
    let a = try test.shelf.files.keep(Data("same".utf8), mediaType: "text/plain")
    let b = try test.shelf.files.keep(Data("same".utf8), mediaType: "image/png")
    #expect(a == b)
    #expect(test.shelf.files.all().count == 1)
    #expect(a.hash == "0967115f2813a3541eaef77de9d9d5773f1c0c04314b0bbfe4ff3b3b1c55b5d5")
  }

  @Test(arguments: [
    "", "../../etc/passwd", "AB", String(repeating: "a", count: 63) + "/", String(repeating: "A", count: 64),
  ])
  func onlyHashesArePaths(_ name: String) throws {
    let test = try TestShelf()
    #expect(test.shelf.files.path(of: name) == nil)
  }

  @Test func theDoctorFindsAndMendsWhatIsWrong() async throws {
    let test = try TestShelf()
    let id = try await test.add("https://example.org/", tags: ["a"], jobs: [.snapshot])
    let snapshot = try await test.snapshot(
      text: "the text", files: [(.picture, "a picture"), (.archive, "an archive")])
    let files = test.shelf.files
    #expect(try await test.shelf.doctor(isDeep: true, mends: false).isClean)

    let parts = try #require(try await test.shelf.snapshot(snapshot)).parts
    let picture = try #require(parts.first { $0.kind == .picture })
    let archive = try #require(parts.first { $0.kind == .archive })
    files.remove(picture.hash)
    try Data("other".utf8).write(to: URL(filePath: try #require(files.path(of: archive.hash))))
    try Data("left".utf8).write(to: URL(filePath: files.folder + "/incoming/left"))
    try await test.shelf.pool.write { try $0.execute(sql: "UPDATE tag SET uses = 7; DELETE FROM fulltext") }

    let report = try await test.shelf.doctor(isDeep: true, mends: true)
    #expect(report.missing == [picture.hash])
    #expect(report.corrupt == [archive.hash])
    #expect(report.orphans == 1)
    #expect(report.unindexed == 1)
    #expect(report.miscounted == 1)
    #expect(try await test.shelf.doctor(isDeep: true, mends: false).isClean)
    #expect(try await test.shelf.jobs(of: [id])[id]?.map(\.kind) == [.snapshot])
  }

  @Test func aBackupIsRestored() async throws {
    let test = try TestShelf()
    let id = try await test.add("https://example.org/", title: "One", tags: ["a/b"], note: "n", jobs: [.snapshot])
    _ = try await test.snapshot(text: "the text", files: [(.preview, "a picture")])
    let backup = test.folder + "-backup"
    let restored = test.folder + "-restored"
    defer { for folder in [backup, restored] { try? FileManager.default.removeItem(atPath: folder) } }
    #expect(try await test.shelf.backup(to: backup) == 2)
    #expect(try await test.shelf.backup(to: backup) == 0)
    try Shelf.restore(from: backup, to: restored)
    let other = try Shelf(folder: restored)
    #expect(try await other.doctor(isDeep: true, mends: false).isClean)
    #expect(try await other.row(id)?.tags == ["a/b"])
    #expect(try await other.list(SearchParser.parse("text")).rows.map(\.id) == [id])
    #expect(throws: ShelfError.self) { try Shelf.restore(from: backup, to: restored) }
    #expect(throws: ShelfError.self) { try Shelf.restore(from: restored + "-none", to: restored + "-x") }
  }

  @Test func aBackupTouchesNobodysFiles() async throws {
    let test = try TestShelf()
    let home = test.folder + "-home"
    defer { try? FileManager.default.removeItem(atPath: home) }
    try FileManager.default.createDirectory(atPath: home + "/files", withIntermediateDirectories: true)
    try Data("mine".utf8).write(to: URL(filePath: home + "/files/photo.jpg"))
    await #expect(throws: ShelfError.self) { try await test.shelf.backup(to: home) }
    await #expect(throws: ShelfError.self) { try await test.shelf.backup(to: test.folder) }
    let backup = test.folder + "-backup"
    defer { try? FileManager.default.removeItem(atPath: backup) }
    _ = try await test.shelf.backup(to: backup)
    #expect(throws: ShelfError.self) { try Shelf.restore(from: backup, to: home) }
    #expect(FileManager.default.fileExists(atPath: home + "/files/photo.jpg"))
  }

  @Test func aBackupAndARestoringThatWereCutOffAreBegunAnew() async throws {
    let test = try TestShelf()
    _ = try await test.add("https://example.org/", jobs: [.snapshot])
    _ = try await test.snapshot(text: "the text")
    let backup = test.folder + "-backup"
    let restored = test.folder + "-restored"
    defer { for folder in [backup, restored] { try? FileManager.default.removeItem(atPath: folder) } }
    // What is there when it's killed after its first files.
    for folder in [backup + "/files/ab", restored + "/files/ab"] {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
    for folder in [backup, restored] {
      try Data("half".utf8).write(to: URL(filePath: folder + "/shelf.sqlite.unfinished"))
    }
    #expect(try await test.shelf.backup(to: backup) == 1)
    #expect(!FileManager.default.fileExists(atPath: backup + "/shelf.sqlite.unfinished"))
    try Shelf.restore(from: backup, to: restored)
    #expect(try await Shelf(folder: restored).doctor(isDeep: true, mends: false).isClean)
  }

  @Test func whatUnpacksToMuchIsReadInSmallPieces() throws {
    let test = try TestShelf()
    let kept = try test.shelf.files.keep(Data(count: 20 << 20), mediaType: "text/plain")
    let reader = try test.shelf.files.reader(kept.hash)
    var bytes = 0
    while let piece = try reader.next() {
      #expect(piece.count <= 256 << 10)
      bytes += piece.count
    }
    #expect(bytes == 20 << 20)
  }

  @Test func aDatabaseThatIsNoneIsRefusedWithASentence() throws {
    let folder = NSTemporaryDirectory() + "/shelf-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(repeating: 65, count: 8_192).write(to: URL(filePath: folder + "/shelf.sqlite"))
    #expect { try Shelf(folder: folder) } throws: { ($0 as? ShelfError)?.reason == .damaged }
  }
}
