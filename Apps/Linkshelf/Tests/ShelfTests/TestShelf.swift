// SPDX-License-Identifier: Apache-2.0
import Foundation
import Synchronization
import Testing

@testable import Shelf

/// A store in a folder of its own, with a clock that stands still unless it's told to go on.
final class TestShelf: Sendable {
  let shelf: Shelf
  let folder: String
  private let time: Box

  private final class Box: Sendable { let value = Mutex(Moment(milliseconds: 1_767_225_600_000)) }

  init() throws {
    folder = NSTemporaryDirectory() + "/shelf-" + UUID().uuidString
    let time = Box()
    self.time = time
    shelf = try Shelf(folder: folder) { time.value.withLock { $0 } }
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func wait(_ seconds: Double) { time.value.withLock { $0 = $0.adding(seconds: seconds) } }

  /// Adds a link without work, and gives its id.
  @discardableResult
  func add(_ address: String, title: String = "", tags: [String] = [], note: String = "", jobs: [Job.Kind] = [])
    async throws -> Link.ID
  {
    var link = NewLink(address)
    link.title = title
    link.tags = tags
    link.note = note
    wait(1)
    let outcome = try await shelf.add([link], jobs: jobs)
    return try #require(outcome.first?.id)
  }

  /// The titles that a search finds, in their order.
  func found(_ query: String, order: LinkOrder = .newest) async throws -> [String] {
    let search = SearchParser.parse(query, now: shelf.now, timeZone: TimeZone(identifier: "UTC") ?? .gmt)
    return try await shelf.list(search, order: order, limit: 500).rows.map(\.link.shownTitle)
  }

  /// Keeps a snapshot with a text for the next job that waits.
  func snapshot(text: String, files: [(Part.Kind, String)] = []) async throws -> Snapshot.ID {
    let job = try #require(try await shelf.take([.snapshot], lease: UUID().uuidString))
    var new = NewSnapshot(finalAddress: job.address)
    for (index, (kind, content)) in ([(.text, text)] + files).enumerated() {
      let path = "\(folder)/made-\(UUID().uuidString)"
      try Data(content.utf8).write(to: URL(filePath: path))
      new.files.append(
        .init(
          kind, position: index, name: "\(index)", mediaType: kind == .text ? "text/plain" : "image/webp", path: path))
    }
    return try await shelf.keep(new, for: job)
  }
}
