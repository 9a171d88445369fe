// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// The sites that are being asked, or were a moment ago.
final class BusySites: Sendable {
  private let sites = Mutex<Set<String>>([])

  var all: Set<String> { sites.withLock { $0 } }
  var count: Int { sites.withLock { $0.count } }

  func begin(_ site: String) { sites.withLock { _ = $0.insert(site) } }
  func end(_ site: String) { sites.withLock { _ = $0.remove(site) } }
}

/// Notices that it isn't the pages but this machine that has no network.
final class SilenceOfAll: Sendable {
  /// Where so many sites one after the other aren't reached, none is blamed.
  static let sites = 6
  private let silent = Mutex<Set<String>>([])

  /// A site was reached, whatever it answered.
  func end() { silent.withLock { $0.removeAll() } }

  /// A site wasn't reached.
  ///
  /// - Returns: whether the fault is this machine's.
  func add(_ site: String) -> Bool {
    silent.withLock { silent in
      if silent.count < Self.sites { silent.insert(site) }
      return silent.count >= Self.sites
    }
  }
}
