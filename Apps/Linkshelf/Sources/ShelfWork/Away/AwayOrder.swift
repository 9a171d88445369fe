// SPDX-License-Identifier: Apache-2.0
import Foundation
import Logging
import Logins
import Shelf
import Synchronization
import WorkMessages

/// A job of a server elsewhere.
final class AwayOrder: WorkOrder {
  private static let mostTries = 8

  private let server: WorkServer
  private let given: GivenJob
  let kind: Job.Kind
  let number = UUID().uuidString
  let makingFolder: String
  let room: any WorkRoom
  private let pictures = Mutex<[(path: String, mediaType: String)]>([])

  /// - Returns: nil where this program doesn't know such jobs.
  init?(_ given: GivenJob, of server: WorkServer, room: any WorkRoom) {
    guard let kind = Job.Kind(rawValue: given.kind) else { return nil }
    self.kind = kind
    self.given = given
    self.server = server
    self.room = room
    makingFolder = room.folder
  }

  var address: String { given.address }

  func link() async throws -> OrderedLink {
    OrderedLink(kind: Link.Kind(rawValue: given.linkKind) ?? .page, isSaved: given.isSaved)
  }

  /// Cookies never leave the server.
  func cookies() throws -> [LoginCookie] { [] }
  func refused(_ wall: LoginWall) -> SnapshotRefusal { SnapshotRefusal(wall.sentence) }
  func helped() {}

  /// A server that isn't reached may be back before the lease ends.
  func say(_ step: String) async throws -> Bool {
    do { return try await server.say(step, given.lease) } catch is WorkServerProblem { return true }
  }

  func keep(picture path: String, mediaType: String) async throws -> String {
    guard mediaType.hasPrefix("image/") else { throw ShelfError(.invalid, "A picture of the page is none.") }
    return pictures.withLock {
      $0.append((path, mediaType))
      return "\($0.count - 1)"
    }
  }

  func keep(_ details: PageDetails) async throws {
    var head = ResultHead()
    head.details = .init(details)
    let known = pictures.withLock { $0 }
    var files: [(path: String, file: ResultHead.File)] = []
    for (kind, name) in [("icon", details.icon), ("picture", details.picture)] {
      guard let index = name.flatMap({ Int($0) }), known.indices.contains(index) else { continue }
      let type = String(known[index].mediaType.prefix { $0 != ";" })
      files.append(
        (
          known[index].path,
          .init(kind: kind, name: kind, mediaType: type, bytes: 0, sent: 0, packing: "", sha256: "")
        ))
    }
    try await send(head, files)
  }

  func keep(_ snapshot: NewSnapshot) async throws {
    var head = ResultHead()
    head.details = .init(snapshot.details)
    head.finalAddress = snapshot.finalAddress
    head.status = snapshot.status
    head.warnings = snapshot.warnings
    head.requests = snapshot.requests
    head.seconds = snapshot.seconds
    try await send(
      head,
      snapshot.files.map { file in
        (
          file.path,
          ResultHead.File(
            kind: file.kind.rawValue, position: file.position, name: file.name, mediaType: file.mediaType, bytes: 0,
            sent: 0, packing: "", sha256: "", width: file.width, height: file.height)
        )
      })
  }

  private func send(_ head: ResultHead, _ files: [(path: String, file: ResultHead.File)]) async throws {
    let folder = "\(makingFolder)/sending-\(number)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let body = try ResultBody(head, files, in: folder)
    try await trying { try await self.server.keep(body, self.given.lease) }
  }

  func fail(_ sentence: String, isFinal: Bool) async throws {
    do {
      try await trying { try await self.server.fail(self.given.lease, sentence, isFinal: isFinal) }
    } catch is CancellationError {}
  }

  /// What waits for a key of this machine's own waits for nothing there.
  func postpone(_ reason: String, seconds: Double) async throws { await giveBack() }

  func giveBack() async {
    // The task may have been cancelled.
    let (server, lease) = (server, given.lease)
    await Task.detached { try? await server.giveBack(lease) }.value
  }

  /// Asks again where the server isn't reached, with growing pauses.
  private func trying(_ body: @Sendable () async throws -> Void) async throws {
    var pause = GrowingPause()
    for number in 1... {
      do {
        try await body()
        return
      } catch let problem as WorkServerProblem {
        switch problem {
        case .unreachable where number < Self.mostTries: try await pause.wait()
        // Others have the job by then.
        case .unreachable, .lost, .refused: throw CancellationError()
        case .noRoom(let sentence): throw ShelfError(.noSpace, sentence)
        case .notTaken(let sentence): throw SnapshotRefusal("The server doesn't take the result. \(sentence)")
        }
      }
    }
  }
}

extension ResultHead.Details {
  init(_ details: PageDetails) {
    self.init()
    title = Self.short(details.title)
    description = Self.short(details.description)
    siteName = Self.short(details.siteName)
    author = Self.short(details.author)
    language = Self.short(details.language)
    publishedAt = details.publishedAt?.milliseconds
    kind = details.kind.rawValue
    status = details.status
  }

  /// The store cuts texts too; what it doesn't keep isn't sent.
  private static func short(_ text: String) -> String { String(text.unicodeScalars.prefix(4_900)) }
}
