// SPDX-License-Identifier: Apache-2.0
import Dispatch
import Foundation

/// The queue of the main actor, which another thread than the first may serve: Swift Testing's runner does so.
enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// True if the code runs where the main actor does.
  static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }
}
