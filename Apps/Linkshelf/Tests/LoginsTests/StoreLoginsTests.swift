// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Logins

/// Cookies of several stores in one data folder.
@Suite struct StoreLoginsTests {
  private func withHome(_ body: (String, String) throws -> Void) throws {
    let home = NSTemporaryDirectory() + "/store-logins-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: home) }
    let person = home + "/people/abc"
    try FileManager.default.createDirectory(atPath: person, withIntermediateDirectories: true)
    try body(home, person)
  }

  @Test func eachStoreHasItsOwnCookies() throws {
    try withHome { home, person in
      let key = NSTemporaryDirectory() + "/key-" + UUID().uuidString
      defer { try? FileManager.default.removeItem(atPath: key) }
      try Data(LoginKey.made().utf8).write(to: URL(filePath: key))
      chmod(key, 0o600)
      let all = try StoreLogins(outside: home, key: KeySource(file: key))
      #expect(try all.known(in: person) == nil)
      try all.logins(in: person).set("example.org", "Cookie: a=1")
      #expect(try all.known(in: person)?.cookies(for: "https://example.org/").map(\.name) == ["a"])
      #expect(try all.known(in: home) == nil)
      #expect(try all.logins(in: home).cookies(for: "https://example.org/").isEmpty)
      // Another process finds them by their file.
      let other = try StoreLogins(outside: home, key: KeySource(file: key))
      #expect(try other.known(in: person)?.sites().map(\.site) == ["example.org"])
      all.forget(person)
      try FileManager.default.removeItem(atPath: person)
      #expect(try all.known(in: person) == nil)
    }
  }

  @Test func theKeyLiesInNoStoresFolder() throws {
    try withHome { home, person in
      for folder in [home, person] {
        let key = folder + "/key"
        try Data(LoginKey.made().utf8).write(to: URL(filePath: key))
        chmod(key, 0o600)
        #expect(throws: LoginProblem.self) { try StoreLogins(outside: home, key: KeySource(file: key)) }
      }
    }
  }
}
