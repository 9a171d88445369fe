// SPDX-License-Identifier: Apache-2.0
import Fetching
import Logins
import Shelf
import Snapshots

extension Workers {
  /// The cookies for the site of a link's address; none where a reader of a shared list has added the link.
  ///
  /// - Throws: ``LoginProblem`` where some are kept that can't be used.
  func cookies(for address: String, _ link: Link.ID, of shelf: Shelf) throws -> [LoginCookie] {
    guard let logins = try logins?.known(in: shelf.folder), try !shelf.isByReader(link) else { return [] }
    do { return try logins.cookies(for: address) } catch let problem as LoginProblem {
      logins.note("\(problem)", at: address)
      throw problem
    }
  }

  /// Says of a site's cookies that the site wants a sign-in all the same.
  func refused(_ wall: LoginWall, at address: String, of shelf: Shelf) -> SnapshotRefusal {
    let sentence = "The cookies that are kept for this site don't help any more. \(wall.sentence)"
    note(sentence, at: address, of: shelf)
    return SnapshotRefusal(sentence)
  }

  func helped(at address: String, of shelf: Shelf) { note("", at: address, of: shelf) }

  private func note(_ sentence: String, at address: String, of shelf: Shelf) {
    (try? logins?.known(in: shelf.folder))?.note(sentence, at: address)
  }
}

extension [LoginCookie] {
  /// For the fetcher; nil where there's none.
  var signIn: SignIn? {
    guard !isEmpty else { return nil }
    return SignIn { self.header(for: $0) }
  }

  /// For the browser.
  var ofPage: [PageCookie] {
    map {
      PageCookie(
        name: $0.name, value: $0.value, domain: $0.domain, isForHostOnly: $0.isForHostOnly, path: $0.path,
        isSecure: $0.isSecure, isHTTPOnly: $0.isHTTPOnly, expires: $0.expires)
    }
  }
}
