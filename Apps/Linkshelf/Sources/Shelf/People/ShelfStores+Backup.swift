// SPDX-License-Identifier: Apache-2.0
import Foundation

extension ShelfStores {
  /// Copies all stores to a folder while others use them; see ``Shelf/backup(to:)``.
  ///
  /// The first store comes last: what it names of people's stores is there before. A backup of somebody who has gone is removed.
  ///
  /// - Returns: how many files were copied or linked.
  public func backup(to target: String) async throws -> Int {
    var count = 0
    let names = try await names().filter { !$0.isEmpty }
    // What is there has to be a backup, before anything is written beside it.
    try Shelf.checkBackup(target, of: home.folder)
    for name in names {
      guard let shelf = try await shelf(name) else { continue }
      try FileManager.default.createDirectory(
        atPath: target + "/people", withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      do { count += try await shelf.backup(to: "\(target)/people/\(name)") } catch {
        // Somebody who goes in between isn't missed.
        guard try await self.names().contains(name) else { continue }
        throw error
      }
    }
    count += try await home.backup(to: target)
    let kept = Set(try await self.names())
    for name in (try? FileManager.default.contentsOfDirectory(atPath: target + "/people")) ?? []
    where Shelf.isStoreName(name) && !kept.contains(name) {
      try FileManager.default.removeItem(atPath: "\(target)/people/\(name)")
    }
    return count
  }

  /// Makes a household out of a backup. The folder mustn't hold one.
  public static func restore(from backup: String, to folder: String) throws {
    let manager = FileManager.default
    guard manager.fileExists(atPath: backup + "/shelf.sqlite") else {
      throw ShelfError(.notFound, "\(backup) is no backup: it has no shelf.sqlite.")
    }
    guard !manager.fileExists(atPath: folder + "/shelf.sqlite") else {
      throw ShelfError(.invalid, "\(folder) holds a store. Give a folder that doesn't, or move that one away.")
    }
    for name in (try? manager.contentsOfDirectory(atPath: backup + "/people")) ?? [] where Shelf.isStoreName(name) {
      let place = "\(folder)/people/\(name)"
      // One that a try of before has finished stays: without the first store nobody has used it.
      if manager.fileExists(atPath: place + "/shelf.sqlite") { continue }
      // One that was being made when the backup was cut off isn't whole.
      guard manager.fileExists(atPath: "\(backup)/people/\(name)/shelf.sqlite") else { continue }
      try Shelf.restore(from: "\(backup)/people/\(name)", to: place)
    }
    // Last, so that a household is seen only where all of it is there.
    try Shelf.restore(from: backup, to: folder)
  }
}
