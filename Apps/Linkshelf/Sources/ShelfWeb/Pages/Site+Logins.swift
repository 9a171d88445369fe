// SPDX-License-Identifier: Apache-2.0
import Foundation
import HTTPTypes
import Logins
import Shelf
import ShelfPages

extension Site {
  /// What the page Settings says of sites behind a login; nil where none can be kept.
  func loginsSection(site: String = "") throws -> LoginsSection? {
    guard let logins else { return nil }
    func seconds(_ date: Date) -> Int { Int(max(0, min(date.timeIntervalSince1970, 1e11))) }
    return LoginsSection(
      sites: try logins.sites().map {
        .init(id: $0.id, name: $0.site, cookies: $0.cookies, expires: $0.expires.map(seconds), problem: $0.problem)
      }, keyProblem: logins.keyProblem()?.description, site: site)
  }

  /// Keeps a site's cookies, and lets the work that waited for them go on.
  ///
  /// - Throws: an `invalid` error of the store with a sentence that tells nothing of the cookies.
  func setLogin(_ fields: FormFields) async throws {
    guard let logins else { throw WebError(.badRequest) }
    do {
      let site = try logins.set(fields["site"], fields["cookies"])
      try await shelf.retry(host: site.site)
    } catch let problem as LoginProblem {
      throw ShelfError(.invalid, "\(problem)")
    }
    actions.wakeWorkers()
  }

  func forgetLogin(_ fields: FormFields) throws {
    guard let logins, let id = Int64(fields["id"]) else { throw WebError(.badRequest) }
    try logins.remove(id)
  }
}
