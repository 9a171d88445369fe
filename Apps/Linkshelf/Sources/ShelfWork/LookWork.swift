// SPDX-License-Identifier: Apache-2.0
import Fetching
import Foundation
import Shelf

/// Asks an address what it is: title, description, icon, picture.
struct LookWork {
  let tools: PageTools
  let order: any WorkOrder

  func run(_ say: @Sendable (String) -> Void) async throws {
    say("fetching")
    let cookies = try order.cookies()
    let found = try await tools.fetcher.look(at: order.address, signIn: cookies.signIn)
    if !cookies.isEmpty,
      let wall = LoginWall(asked: order.address, came: found.address, status: found.status, password: false)
    {
      throw order.refused(wall)
    }
    guard found.status < 500, found.status != 429 else { throw FetchError.status(found.status) }
    let folder = URL(filePath: order.makingFolder + "/look-\(order.number)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try await order.room.inRoom {
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
    try await order.keep(details)
  }

  private func picture(_ address: String, _ folder: URL) async throws -> String? {
    let path = folder.path + "/" + UUID().uuidString
    do {
      let file = try await tools.fetcher.download(address, to: path, limits: .picture)
      guard file.bytes > 0 else { return nil }
      return try await order.keep(picture: path, mediaType: file.mediaType)
    } catch {
      // Whatever is wrong with a picture, the page is known without it.
      let check = RoomCheck(room: order.room)
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
