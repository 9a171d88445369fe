// SPDX-License-Identifier: Apache-2.0
import Foundation
import GnomonRequest

/// Who a visitor is: by a cookie that only their browser has, or by a name that a proxy vouches for.
struct VisitorKey: Sendable, Hashable {
  /// The name of the visitor's folder. It doesn't tell the cookie: who reads the disk can't come in as somebody else.
  let folder: String
  /// What the app is told of who has signed in; nil where nobody tells.
  let user: String?

  init(cookie: String) {
    folder = Self.digest("cookie " + cookie)
    user = nil
  }

  init(user: String) {
    folder = Self.digest("user " + user)
    self.user = user
  }

  /// All visitors of an app that they share.
  static let everybody = VisitorKey(folder: "everybody", user: nil)

  private init(folder: String, user: String?) { (self.folder, self.user) = (folder, user) }

  /// What stands for the visitor in the terminal.
  var shortName: String { self == .everybody ? "everybody" : "visitor \(folder.prefix(8))" }

  private static func digest(_ text: String) -> String {
    var digest = SHA256()
    digest.update(text)
    return String(digest.hexDigest().prefix(40))
  }
}
