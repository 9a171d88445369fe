// SPDX-License-Identifier: Apache-2.0
import AsyncHTTPClient
import Foundation
import Hummingbird
import HummingbirdTesting
import Logging
import NIOCore
import Shelf
import ShelfWeb
import Synchronization
import Testing
import WorkMessages

@testable import ShelfWork

/// A server on a port of its own, with its people and a desk, and a clock that stands until it's set forward: on a busy machine a lease would run
/// out while a test goes on.
final class WorkHousehold: Sendable {
  struct NoActions: SiteActions {
    var areWorkersAlive: Bool { true }
    func wakeWorkers() {}
    func card(of row: LinkRow, size: String, theme: String) async -> DrawnPicture? { nil }
  }

  let folder: String
  let stores: ShelfStores
  let desk: WorkDesk
  let household: Household
  private let ahead: Ahead

  private final class Ahead: Sendable { let seconds = Mutex(0.0) }

  init(
    folder: String? = nil, configuration: WebConfiguration = WebConfiguration(),
    ownReason: @escaping @Sendable (Shelf, String) -> String? = { _, _ in nil }
  ) async throws {
    self.folder = folder ?? NSTemporaryDirectory() + "/work-" + UUID().uuidString
    let ahead = Ahead()
    self.ahead = ahead
    let start = Moment.now
    stores = try ShelfStores(folder: self.folder) { start.adding(seconds: ahead.seconds.withLock { $0 }) }
    desk = WorkDesk(StoreTurns(stores), ownReason: ownReason)
    household = try await Household(stores: stores, configuration: configuration, desk: desk) { _ in NoActions() }
  }

  func remove() { try? FileManager.default.removeItem(atPath: folder) }

  var home: Shelf { stores.home }

  func wait(_ seconds: Double) { ahead.seconds.withLock { $0 += seconds } }

  /// Serves while a test runs.
  static func serve(
    ownReason: @escaping @Sendable (Shelf, String) -> String? = { _, _ in nil },
    _ body: @escaping @Sendable (WorkHousehold, _ address: String) async throws -> Void
  ) async throws {
    let household = try await WorkHousehold(ownReason: ownReason)
    defer { household.remove() }
    try await household.serve { try await body(household, $0) }
  }

  func serve(_ body: @escaping @Sendable (_ address: String) async throws -> Void) async throws {
    let application = Application(responder: household, configuration: .init(address: .hostname("127.0.0.1", port: 0)))
    try await application.test(.live) { client in
      let port = try #require(client.port)
      try await body("http://127.0.0.1:\(port)")
    }
  }

  func account(_ name: String = "ada") async throws -> Account {
    let first = try await !home.hasAccount()
    if let known = try await home.account(name, password: "a long password") { return known }
    return try await home.makeAccount(name, password: "a long password", isFirst: first)
  }

  func token(_ scopes: Set<AccessToken.Scope> = [.work]) async throws -> String {
    try await home.makeToken("worker", scopes: scopes, for: account())
  }

  func worker(
    _ address: String, _ token: String, name: String = "attic", looks: Int = 0, snapshots: Int = 1,
    work: @escaping @Sendable (any WorkOrder, @escaping WorkRun.Say) async throws -> Void = FakeCapture.make
  ) throws -> AwayWorkers {
    let folder = folder + "-\(name)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    var options = AwayWorkers.Options(machine: name, version: "1", folder: folder)
    options.looks = looks
    options.snapshots = snapshots
    return AwayWorkers(
      server: try WorkServer(address, token: token), options: options, logger: Logger(label: "test"), work: work)
  }

  func add(_ count: Int, to shelf: Shelf? = nil, jobs: [Job.Kind] = [.snapshot], site: String = "example.org")
    async throws
  {
    let links = (0..<count).map { NewLink("https://s\($0)-\(site.replacing(".", with: "-")).test/\($0)") }
    _ = try await (shelf ?? home).add(links, jobs: jobs)
  }

  /// Waits until nothing waits or runs.
  func untilDone(_ shelf: Shelf? = nil, seconds: Double = 600) async throws {
    let end = ContinuousClock.now + .seconds(seconds)
    while ContinuousClock.now < end {
      let counts = try await (shelf ?? home).queueCounts()
      if counts.waiting + counts.running == 0 { return }
      try await Task.sleep(for: .milliseconds(50))
    }
    Issue.record("the queue isn't done")
  }
}

/// Makes versions without any page.
enum FakeCapture {
  static func make(_ order: any WorkOrder, _ say: @escaping WorkRun.Say) async throws {
    if order.kind == .look {
      var details = PageDetails()
      details.title = "Looked at \(order.address)"
      details.status = 200
      try await order.keep(details)
    } else {
      try await order.keep(try snapshot(order))
    }
  }

  static func snapshot(_ order: any WorkOrder) throws -> NewSnapshot {
    let folder = order.makingFolder + "/" + order.number
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    var new = NewSnapshot(finalAddress: order.address)
    new.status = 200
    new.details.status = 200
    new.details.title = "Made of \(order.address)"
    new.warnings = ["One.", "Two."]
    let text = String(repeating: "words of \(order.address) ", count: 2_000)
    let parts: [(Part.Kind, String, String, Data)] = [
      (.text, "text.txt", "text/plain", Data(text.utf8)), (.archive, "page.html", "text/html", Data("<p>\(text)".utf8)),
      (.picture, "full-0.webp", "image/webp", Data((0..<60_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })),
      (.markdown, "empty.md", "text/markdown", Data()),
    ]
    for (kind, name, type, data) in parts {
      try data.write(to: URL(filePath: "\(folder)/\(name)"))
      new.files.append(.init(kind, name: name, mediaType: type, path: "\(folder)/\(name)"))
    }
    return new
  }
}
