// SPDX-License-Identifier: Apache-2.0
import Foundation
import Synchronization

/// The cookies of all stores of a household, each in its own store's folder, sealed with one key.
public final class StoreLogins: Sendable {
  private let home: String
  private let source: KeySource
  private let opened = Mutex<[String: Logins]>([:])

  /// - Parameters:
  ///   - home: the data folder, in which the folders of all stores lie.
  ///   - key: where the key comes from. It may not lie in the data folder.
  /// - Throws: ``LoginProblem`` where the key's file is in a wrong place or others may read it.
  public init(outside home: String, key: KeySource) throws {
    self.home = home
    source = key
    _ = try key.key(outside: home)
  }

  /// The cookies of a store, for somebody who may give some.
  public func logins(in folder: String) throws -> Logins {
    try opened.withLock { opened in
      if let logins = opened[folder] { return logins }
      let logins = try Logins(folder: folder, key: source, home: home)
      opened[folder] = logins
      return logins
    }
  }

  /// The cookies of a store; nil where nobody has ever given any.
  public func known(in folder: String) throws -> Logins? {
    if let logins = opened.withLock({ $0[folder] }) { return logins }
    return FileManager.default.fileExists(atPath: Logins.path(in: folder)) ? try logins(in: folder) : nil
  }

  /// Closes the cookies of a store that goes.
  public func forget(_ folder: String) { opened.withLock { $0[folder] = nil } }
}
