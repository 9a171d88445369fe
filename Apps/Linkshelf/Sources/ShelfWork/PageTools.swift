// SPDX-License-Identifier: Apache-2.0
import Fetching
import Foundation
import Gate
import Snapshots

/// What pages are asked and captured with.
struct PageTools: Sendable {
  let gate: Gate
  let fetcher: Fetcher
  /// nil where there is none.
  let browser: Browser?
  let limits: CaptureLimits

  /// The browser.
  ///
  /// - Throws: where this process has none.
  func theBrowser() throws -> Browser {
    guard let browser else {
      throw SnapshotError.start("There is no Chromium on this machine, and this page may not be opened on another one.")
    }
    return browser
  }

  /// Why the filter let nothing through to an address; nil where it did.
  func refusal(of address: String) -> String? {
    guard let parts = URLComponents(string: address), let host = parts.percentEncodedHost else { return nil }
    return gate.lastRefusal(of: host, port: parts.port ?? (parts.scheme == "http" ? 80 : 443))?.sentence
  }
}
