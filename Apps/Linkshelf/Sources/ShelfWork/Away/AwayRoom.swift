// SPDX-License-Identifier: Apache-2.0
import Foundation
import Shelf
import Synchronization

/// The disk of a machine that has no store.
final class AwayRoom: WorkRoom {
  let folder: String
  private let until = Mutex(ContinuousClock.now)

  init(_ folder: String) { self.folder = folder }

  func isNoSpace(_ error: any Error) -> Bool {
    switch error {
    case let error as ShelfError: error.reason == .noSpace
    case let error as POSIXError: error.code == .ENOSPC || error.code == .EDQUOT
    case let error as CocoaError: error.code == .fileWriteOutOfSpace
    default: false
    }
  }

  func hold(_ folder: String?) { until.withLock { $0 = .now + .seconds(Shelf.holdSeconds) } }

  /// Whether nothing is begun now.
  var isHeld: Bool { until.withLock { $0 > .now } || RoomCheck(room: self).lowFolder() != nil }
}
