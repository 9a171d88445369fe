// SPDX-License-Identifier: Apache-2.0
import Fetching
import Foundation
import Shelf
import Snapshots

/// Tells whether work failed since a disk is full. The browser, for one, only fails then, in one way or another.
struct RoomCheck {
  let room: any WorkRoom

  /// The folder whose disk is full; nil where something else was wrong.
  ///
  /// Ask it before what was half written is removed.
  func fullFolder(after error: any Error) -> String? {
    if room.isNoSpace(error) { return room.folder }
    return Self.mayBeForRoom(error) ? lowFolder() : nil
  }

  /// A folder that work writes into and whose disk has hardly anything left; nil where there's room.
  func lowFolder() -> String? {
    [room.folder, FileManager.default.temporaryDirectory.path].first { DiskSpace.isLow($0) }
  }

  /// Whether a full disk may be what is behind an error. What a page or its server did is nobody's lack of room.
  private static func mayBeForRoom(_ error: any Error) -> Bool {
    switch error {
    case let error as FetchError:
      if case .cannotWrite = error { true } else { false }
    case let error as SnapshotError:
      switch error {
      case .address, .download, .forbidden: false
      case .network(_, let code): code.contains("NO_SPACE") || code.contains("CACHE") || code.contains("RESOURCES")
      case .start, .browserEnded, .pageEnded, .time, .command, .file: true
      }
    case is CancellationError: false
    case let error as ShelfError: error.reason == .invalid || error.reason == .notFound
    default: true
    }
  }

  /// Lets the queue wait where the browser's disk has hardly anything left. The store's own floor is looked at with each job.
  static func holdWhereLow(_ stores: ShelfStores) {
    let folder = FileManager.default.temporaryDirectory.path
    guard DiskSpace.isLow(folder) else { return }
    for shelf in stores.open { shelf.hold(folder) }
  }

  /// Lets the queue wait, and says why.
  func failure(in folder: String) -> ShelfError {
    room.hold(folder)
    return ShelfError(.noSpace, SpaceShortage.full(folder: folder).sentence)
  }
}

extension WorkRoom {
  /// Does something, and tells a full disk from other failures before what was half written is removed.
  func inRoom(_ body: @Sendable () async throws -> Void) async throws {
    do { try await body() } catch {
      let check = RoomCheck(room: self)
      guard !isNoSpace(error), let full = check.fullFolder(after: error) else { throw error }
      throw check.failure(in: full)
    }
  }
}
