// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB

/// Some megabytes that lie beside the store. On a full disk they're given up for the changes that make room, since those are written first too.
extension Shelf {
  static let reserveBytes: Int64 = 8 * SpaceLimits.megabyte
  /// All stores of a household have the first one's together.
  private var reservePath: String {
    let home =
      name.isEmpty ? folder : URL(filePath: folder).deletingLastPathComponent().deletingLastPathComponent().path
    return home + "/reserve"
  }

  /// Lays the reserve down where it isn't there and the disk has room for it. A server does so from time to time.
  public func keepReserve() {
    guard access(reservePath, F_OK) != 0, let space = DiskSpace(folder),
      space.free > Int64(SpaceLimits.leastFreeMB) * SpaceLimits.megabyte + 2 * Self.reserveBytes,
      let file = try? Descriptor(opening: reservePath, O_WRONLY | O_CREAT | O_EXCL)
    else { return }
    if !file.allocate(Self.reserveBytes) { unlink(reservePath) }
  }

  /// Writes what makes room, or says where work stands. Where the disk is full, the reserve is given up for it.
  func writeFromReserve<T: Sendable>(_ body: @escaping @Sendable (Database) throws -> T) async throws -> T {
    do {
      return try await pool.write(body)
    } catch  where isNoSpace(error) {
      guard unlink(reservePath) == 0 else { throw error }
      return try await pool.write(body)
    }
  }
}
