// SPDX-License-Identifier: Apache-2.0
import Fetching
import Foundation
import Shelf

/// Asks an address what it is: title, description, icon, picture.
struct LookWork {
  let workers: Workers
  let shelf: Shelf
  let job: TakenJob

  init(workers: Workers, job: StoreJob) {
    (self.workers, shelf, self.job) = (workers, job.shelf, job.taken)
  }

  func run(_ say: @Sendable (String) -> Void) async throws {
    say("fetching")
    let cookies = try workers.cookies(for: job.address, of: shelf)
    let found = try await workers.fetcher.look(at: job.address, signIn: cookies.signIn)
    if !cookies.isEmpty,
      let wall = LoginWall(asked: job.address, came: found.address, status: found.status, password: false)
    {
      throw workers.refused(wall, at: job.address, of: shelf)
    }
    guard found.status < 500, found.status != 429 else { throw FetchError.status(found.status) }
    let folder = URL(filePath: shelf.makingFolder + "/look-\(job.job.id)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try await shelf.inRoom {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try await self.keep(found, folder)
    }
  }

  private func keep(_ found: LookedAt, _ folder: URL) async throws {
    var details = PageDetails(found)
    // A page without its icon is still known.
    for address in found.facts?.icons.prefix(3) ?? [] {
      if let hash = try await picture(address, folder) {
        details.icon = hash
        break
      }
    }
    if let address = found.facts?.picture { details.picture = try await picture(address, folder) }
    try Task.checkCancellation()
    try await shelf.keep(details, for: job)
  }

  private func picture(_ address: String, _ folder: URL) async throws -> String? {
    let path = folder.path + "/" + UUID().uuidString
    do {
      let file = try await workers.fetcher.download(address, to: path, limits: .picture)
      guard file.bytes > 0 else { return nil }
      return try shelf.files.keep(path: path, mediaType: file.mediaType).hash
    } catch {
      // Whatever is wrong with a picture, the page is known without it.
      let check = RoomCheck(shelf: shelf)
      if let full = check.fullFolder(after: error) { throw check.failure(in: full) }
      return nil
    }
  }
}

extension PageDetails {
  init(_ found: LookedAt) {
    self.init()
    status = found.status
    kind = Link.Kind(rawValue: found.kind.rawValue) ?? .other
    guard let facts = found.facts else {
      title = found.fileName ?? ""
      return
    }
    title = facts.title ?? ""
    description = facts.description ?? ""
    siteName = facts.siteName ?? ""
    author = facts.author ?? ""
    language = facts.language ?? ""
    publishedAt = facts.published.map { Moment($0) }
  }
}
