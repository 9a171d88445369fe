// SPDX-License-Identifier: Apache-2.0
import Foundation
import Glibc
import GRDB

extension Shelf {
  /// Copies the store to a folder while others use it.
  ///
  /// The database is as it was at one instant. Files that are there already from an earlier backup aren't copied again; those on the same
  /// disk are linked, not copied. What the store doesn't name any more is removed from the backup.
  ///
  /// - Returns: how many files were copied or linked.
  public func backup(to target: String) async throws -> Int {
    let manager = FileManager.default
    try Self.checkBackup(target, of: folder)
    let unfinished = target + "/shelf.sqlite.unfinished"
    do {
      try manager.createDirectory(
        atPath: target, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      for suffix in ["-wal", "-shm", "-journal"] { unlink(unfinished + suffix) }
      // Before the first file, so that a backup that was cut off is known as one.
      _ = try Descriptor(opening: unfinished, O_WRONLY | O_CREAT | O_TRUNC)
      try manager.createDirectory(
        atPath: target + "/files", withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw ShelfError(.invalid, "The folder \(target) can't be made: \(error.localizedDescription)")
    }
    let copy = try DatabaseQueue(path: unfinished)
    try pool.backup(to: copy)
    let named = try await copy.read { try String.fetchAll($0, sql: Self.namedFiles) }
    var count = 0
    var kept: Set<String> = []
    for hash in named {
      // One that was deleted since isn't missed: the store doesn't need it any more.
      guard let path = files.path(of: hash) else { continue }
      let name = (path as NSString).lastPathComponent
      kept.insert(name)
      let folder = "\(target)/files/\(hash.prefix(2))"
      mkdir(folder, 0o700)
      let place = "\(folder)/\(name)"
      if access(place, F_OK) == 0 { continue }
      if Glibc.link(path, place) != 0 {
        unlink(place + ".unfinished")
        do {
          try manager.copyItem(atPath: path, toPath: place + ".unfinished")
        } catch {
          throw ShelfError(.invalid, "\(place) can't be written: \(error.localizedDescription)")
        }
        rename(place + ".unfinished", place)
      }
      count += 1
    }
    try copy.close()
    chmod(unfinished, 0o600)
    guard rename(unfinished, target + "/shelf.sqlite") == 0 else {
      throw Descriptor.failure("can't be replaced", target + "/shelf.sqlite")
    }
    for file in try PartFiles(folder: target + "/files").all()
    where PartFiles.isHash(file.hash) && !kept.contains((file.path as NSString).lastPathComponent) {
      unlink(file.path)
    }
    return count
  }

  /// What is there has to be a backup of before, whole or begun, or nothing: files of a person aren't ours to tidy up.
  static func checkBackup(_ target: String, of folder: String) throws {
    guard !isSame(target, folder) else {
      throw ShelfError(.invalid, "\(target) is the store itself. Give another folder for the backup.")
    }
    let manager = FileManager.default
    guard
      manager.fileExists(atPath: target + "/shelf.sqlite")
        || manager.fileExists(atPath: target + "/shelf.sqlite.unfinished")
        || !manager.fileExists(atPath: target + "/files")
    else {
      throw ShelfError(.invalid, "\(target) has a folder “files” that isn't of a backup. Give another folder.")
    }
  }

  /// Whether two paths lead to the same folder.
  private static func isSame(_ a: String, _ b: String) -> Bool {
    var first = stat()
    var second = stat()
    return stat(a, &first) == 0 && stat(b, &second) == 0 && first.st_dev == second.st_dev
      && first.st_ino == second.st_ino
  }

  /// Makes a store out of a backup. The folder mustn't hold one.
  public static func restore(from backup: String, to folder: String) throws {
    let manager = FileManager.default
    guard manager.fileExists(atPath: backup + "/shelf.sqlite") else {
      throw ShelfError(.notFound, "\(backup) is no backup: it has no shelf.sqlite.")
    }
    guard !manager.fileExists(atPath: folder + "/shelf.sqlite") else {
      throw ShelfError(.invalid, "\(folder) holds a store. Give a folder that doesn't, or move that one away.")
    }
    let unfinished = folder + "/files.unfinished"
    // One that was cut off after it had moved the files, and before it moved the database.
    let isBegun = manager.fileExists(atPath: folder + "/shelf.sqlite.unfinished")
    guard isBegun || !manager.fileExists(atPath: folder + "/files") else {
      throw ShelfError(.invalid, "\(folder) has a folder “files” already. Give another folder, or move that one away.")
    }
    do {
      try manager.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      if isBegun, manager.fileExists(atPath: folder + "/files") { try manager.removeItem(atPath: folder + "/files") }
      // What an earlier try left, and what belonged to a database that was moved away.
      if manager.fileExists(atPath: unfinished) { try manager.removeItem(atPath: unfinished) }
      for name in ["/shelf.sqlite.unfinished", "/shelf.sqlite-wal", "/shelf.sqlite-shm"] { unlink(folder + name) }
      try manager.copyItem(atPath: backup + "/files", toPath: unfinished)
      // Last, so that a store is seen only where all of it is there.
      try manager.copyItem(atPath: backup + "/shelf.sqlite", toPath: folder + "/shelf.sqlite.unfinished")
    } catch {
      throw ShelfError(.invalid, "The backup can't be copied: \(error.localizedDescription)")
    }
    chmod(folder + "/shelf.sqlite.unfinished", 0o600)
    guard rename(unfinished, folder + "/files") == 0,
      rename(folder + "/shelf.sqlite.unfinished", folder + "/shelf.sqlite") == 0
    else {
      throw Descriptor.failure("can't be put in place", folder + "/shelf.sqlite")
    }
  }
}
