// SPDX-License-Identifier: Apache-2.0
import Glibc

/// A user of the system.
struct SystemUser: Sendable, Equatable {
  var name: String
  var id: uid_t
  var group: gid_t

  /// The user of this name. Nil where there is none.
  init?(named name: String) {
    var record = passwd()
    var found: UnsafeMutablePointer<passwd>?
    var space = [CChar](repeating: 0, count: 16384)
    guard getpwnam_r(name, &record, &space, space.count, &found) == 0, found != nil else { return nil }
    self.name = name
    self.id = record.pw_uid
    self.group = record.pw_gid
  }

  /// The user as whom the browser runs. Nil is this process's own user.
  static func chosen(_ options: BrowserOptions) throws -> SystemUser? {
    let isRoot = geteuid() == 0
    if let name = options.user {
      guard let user = SystemUser(named: name) else {
        throw SnapshotError.start("There is no user “\(name)” on this system. Make one, or name another.")
      }
      if user.id == geteuid() { return nil }
      guard isRoot else {
        throw SnapshotError.start("Only root can start the browser as “\(name)”. Run as root, or leave the user out.")
      }
      return user
    }
    guard isRoot else { return nil }
    if let user = SystemUser(named: "linkshelf") ?? SystemUser(named: "nobody") { return user }
    if options.sandbox {
      throw SnapshotError.start(
        "The sandbox needs a user that isn't root. Make a user “linkshelf”, or turn the sandbox off.")
    }
    return nil
  }
}
