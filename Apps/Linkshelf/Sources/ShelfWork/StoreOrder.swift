// SPDX-License-Identifier: Apache-2.0
import Logins
import Shelf

/// A job of a store in this process.
struct StoreOrder: WorkOrder {
  let workers: Workers
  let job: StoreJob

  private var shelf: Shelf { job.shelf }
  private var taken: TakenJob { job.taken }

  var number: String { "\(taken.job.id)-\(taken.job.attempt)" }
  var kind: Job.Kind { taken.job.kind }
  var address: String { taken.address }
  var makingFolder: String { shelf.makingFolder }
  var room: any WorkRoom { shelf }

  func link() async throws -> OrderedLink {
    OrderedLink(
      kind: try await shelf.link(taken.job.link)?.kind ?? .page, isSaved: try await shelf.isSaved(taken.job.link))
  }

  func cookies() throws -> [LoginCookie] { try workers.cookies(for: address, taken.job.link, of: shelf) }
  func refused(_ wall: LoginWall) -> SnapshotRefusal { workers.refused(wall, at: address, of: shelf) }
  func helped() { workers.helped(at: address, of: shelf) }

  func say(_ step: String) async throws -> Bool { try await shelf.say(step, taken) }

  func keep(picture path: String, mediaType: String) async throws -> String {
    try shelf.files.keep(path: path, mediaType: mediaType).hash
  }

  func keep(_ details: PageDetails) async throws { try await shelf.keep(details, for: taken) }
  func keep(_ snapshot: NewSnapshot) async throws { _ = try await shelf.keep(snapshot, for: taken) }

  func fail(_ sentence: String, isFinal: Bool) async throws { try await shelf.fail(taken, sentence, isFinal: isFinal) }

  func postpone(_ reason: String, seconds: Double) async throws {
    try await shelf.postpone(taken, reason, seconds: seconds)
  }

  func giveBack() async { await workers.giveBack(job) }
}
