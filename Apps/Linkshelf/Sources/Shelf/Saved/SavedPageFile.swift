// SPDX-License-Identifier: Apache-2.0
import GRDB

/// A file that a browser saved, and of which no version was made yet.
public struct SavedPageFile: Codable, Hashable, Sendable, Identifiable, FetchableRecord {
  public var id: Int64
  public var link: Link.ID
  /// Names its bytes among the store's files.
  public var hash: String
  /// The name that its sender gave; it may be empty.
  public var name: String
  /// When the browser saved it, as far as that was told; when it was sent otherwise.
  public var savedAt: Moment
}

extension PageDetails {
  /// The pictures alone.
  var pictures: PageDetails {
    var details = PageDetails()
    details.kind = kind
    // 0 lets the link's status be what it was.
    guard status < 400 else { return details }
    details.icon = icon
    details.picture = picture
    return details
  }
}

extension PageAnswer {
  /// What an answer says of a page that shows itself only to those who are signed in.
  ///
  /// Strangers see a login form at its address, or are told that there's no such page. So only a server that can't be reached says something.
  var behindLogin: PageAnswer {
    switch self {
    case .there: .there(text: nil, validators: PageValidators(), movedTo: nil)
    case .gone: .refused("Strangers are told that the page isn't there. A browser saved it behind a login.")
    case .unreachable, .certificate, .refused, .later: self
    }
  }
}
