// SPDX-License-Identifier: Apache-2.0
import Foundation
import Glibc
import GRDB

/// The disk under a folder, in bytes.
public struct DiskSpace: Sendable {
  public var free: Int64
  public var whole: Int64

  /// nil where the system doesn't tell.
  public init?(_ folder: String) {
    var status = statvfs()
    guard statvfs(folder, &status) == 0 else { return nil }
    let block = UInt64(status.f_frsize)
    func bytes(_ blocks: UInt64) -> Int64 {
      let (product, isOver) = blocks.multipliedReportingOverflow(by: block)
      return isOver ? .max : Int64(clamping: product)
    }
    free = bytes(UInt64(status.f_bavail))
    whole = bytes(UInt64(status.f_blocks))
  }

  /// Whether there's hardly anything left under a folder.
  public static func isLow(_ folder: String) -> Bool {
    guard let space = DiskSpace(folder) else { return false }
    return space.free < Int64(SpaceLimits.leastFreeMB) * SpaceLimits.megabyte
  }

  /// Whether nothing more can be written into a folder: a quota isn't seen otherwise.
  static func isFull(_ folder: String) -> Bool {
    let path = "\(folder)/probe-\(UUID().uuidString)"
    defer { unlink(path) }
    do {
      let file = try Descriptor(opening: path, O_WRONLY | O_CREAT | O_EXCL)
      try [UInt8](repeating: 1, count: 64 << 10).withUnsafeBytes { try file.write($0) }
      try file.synchronize()
      return false
    } catch {
      return (error as? ShelfError)?.reason == .noSpace
    }
  }
}

extension Shelf {
  /// Whether an error means that the disk is full: of the store's files, of its database, or of Foundation.
  public func isNoSpace(_ error: any Error) -> Bool {
    switch error {
    case let error as ShelfError: error.reason == .noSpace
    case let error as DatabaseError:
      // Where a quota ends, SQLite knows only that a write failed.
      error.resultCode == .SQLITE_FULL || error.resultCode == .SQLITE_IOERR && DiskSpace.isFull(folder)
    case let error as POSIXError: error.code == .ENOSPC || error.code == .EDQUOT
    case let error as CocoaError:
      error.code == .fileWriteOutOfSpace || (error.underlying as? POSIXError).map { isNoSpace($0) } ?? false
    default: false
    }
  }

  /// What a person is told whose change found no room.
  public static let noSpaceSentence =
    "The disk is full, so the change couldn't be kept. Make room on it, then try again. What is kept can still be read."
}
