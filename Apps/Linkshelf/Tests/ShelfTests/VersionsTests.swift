// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Shelf

@Suite struct VersionsTests {
  private func keep(_ test: TestShelf, _ parts: [(Part.Kind, String)], description: String = "") async throws {
    let shelf = test.shelf
    let id = try await shelf.add([NewLink("https://example.org/a")], jobs: [])[0].id ?? 1
    try await shelf.enqueue(.snapshot, [id])
    let job = try #require(try await shelf.take([.snapshot], lease: "test"))
    var snapshot = NewSnapshot(finalAddress: job.address)
    snapshot.details.description = description
    for (kind, content) in parts {
      let path = test.folder + "/made-\(kind.rawValue)"
      try Data(content.utf8).write(to: URL(filePath: path))
      snapshot.files.append(.init(kind, name: kind.rawValue, mediaType: "text/plain", path: path))
    }
    _ = try await shelf.keep(snapshot, for: job)
  }

  private func numbers(_ test: TestShelf, from: Int?, to: Int?) async throws -> [Int] {
    let (old, new) = try await test.shelf.versions(of: 1, from: from, to: to)
    return [old.snapshot.number, new.snapshot.number]
  }

  @Test func theNewestTwoAreTakenWithoutNumbers() async throws {
    let test = try TestShelf()
    for number in 1...4 { try await keep(test, [(.text, "\(number)")], description: "d\(number)") }
    #expect(try await numbers(test, from: nil, to: nil) == [3, 4])
    #expect(try await numbers(test, from: 1, to: nil) == [1, 4])
    #expect(try await numbers(test, from: nil, to: 2) == [1, 2])
    #expect(try await numbers(test, from: 4, to: nil) == [4, 3])
    #expect(try await numbers(test, from: 4, to: 1) == [4, 1])
    #expect(try await test.shelf.versions(of: 1, from: 2, to: 3).new.snapshot.description == "d3")
    // A version that was deleted is left out.
    let third = try await test.shelf.versions(of: 1, from: nil, to: 3).new.snapshot.id
    try await test.shelf.deleteSnapshot(third)
    #expect(try await numbers(test, from: nil, to: nil) == [2, 4])
  }

  @Test func whatIsntThereIsSaid() async throws {
    let test = try TestShelf()
    func sentence(_ from: Int?, _ to: Int?) async -> String {
      do {
        _ = try await test.shelf.versions(of: 1, from: from, to: to)
        return ""
      } catch { return "\(error)" }
    }
    #expect(await sentence(nil, nil) == "There's no link 1.")
    _ = try await test.shelf.add([NewLink("https://example.org/a")], jobs: [])
    #expect(await sentence(nil, nil) == "This link has no version yet, so that there is nothing to compare.")
    try await keep(test, [(.text, "a")])
    #expect(await sentence(nil, nil) == "This link has only one version, so that there is nothing to compare.")
    #expect(await sentence(1, nil) == "")
    for _ in 0..<20 { try await keep(test, [(.text, "a")]) }
    #expect(
      await sentence(99, nil) == "This link has no version 99; its versions are 1, 2, 3, 4, 5, …, 17, 18, 19, 20, 21.")
    #expect(await sentence(nil, 1) == "Version 1 is the oldest one. Name the version to compare it with.")
    #expect(await sentence(.min, .max).hasPrefix("This link has no version"))
  }

  @Test func textsOfOneKindAreTaken() async throws {
    let test = try TestShelf()
    try await keep(test, [(.text, "text 1"), (.markdown, "mark 1")])
    try await keep(test, [(.markdown, "mark 2")])
    try await keep(test, [(.text, "text 3")])
    try await keep(test, [(.response, "{}")])
    func texts(_ from: Int, _ to: Int, most: Int = 100) async throws -> [String?] {
      let (old, new) = try await test.shelf.versions(of: 1, from: from, to: to)
      let found = try test.shelf.readableTexts(old, new, most: most)
      return [found.old, found.new]
    }
    #expect(try await texts(1, 2) == ["mark 1", "mark 2"])
    #expect(try await texts(1, 3) == ["text 1", "text 3"])
    #expect(try await texts(2, 3) == ["mark 2", "text 3"])
    #expect(try await texts(1, 4) == ["text 1", nil])
  }
}
