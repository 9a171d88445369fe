// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB
import Testing

@testable import Logins

@Suite final class LoginsTests {
  private let folder = NSTemporaryDirectory() + "/logins-" + UUID().uuidString
  private let key = LoginKey.made()

  init() throws { try FileManager.default.createDirectory(atPath: folder + "/data", withIntermediateDirectories: true) }
  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func open(_ key: String?) throws -> Logins { try Logins(folder: folder + "/data", key: KeySource(text: key)) }

  /// All bytes of the data folder.
  private func bytes() throws -> Data {
    try FileManager.default.contentsOfDirectory(atPath: folder + "/data").sorted().reduce(into: Data()) {
      $0 += try Data(contentsOf: URL(filePath: folder + "/data/" + $1))
    }
  }

  @Test func cookiesAreSealedAndOpened() throws {
    let logins = try open(key)
    let site = try logins.set("https://Example.org/a", "session=a-very-secret-value")
    #expect(site.site == "example.org" && site.cookies == 1)
    #expect(try logins.cookies(for: "https://example.org/x").map(\.value) == ["a-very-secret-value"])
    // A header's cookies go to the host alone.
    #expect(try logins.cookies(for: "https://in.example.org/x").isEmpty)
    try logins.set("wide.example", ".wide.example\tTRUE\t/\tTRUE\t0\ta\t1")
    #expect(try logins.cookies(for: "https://in.wide.example/x").count == 1)
    try logins.remove(site.id + 1)
    #expect(try logins.cookies(for: "https://other.example/x").isEmpty)
    #expect(try logins.cookies(for: "nonsense").isEmpty)
    let whole = try bytes()
    for secret in ["a-very-secret-value", "session", key] {
      #expect(whole.range(of: Data(secret.utf8)) == nil, "\(secret)")
    }
    // Another opening with the same key reads them; deleted ones leave nothing.
    #expect(try open(key).cookies(for: "https://example.org/").count == 1)
    let sealed = try DatabaseQueue(path: folder + "/data/logins.sqlite").read {
      try Data.fetchOne($0, sql: "SELECT sealed FROM login")
    }
    try logins.remove(site.id)
    #expect(try bytes().range(of: try #require(sealed).suffix(24)) == nil)
    #expect(try logins.sites().isEmpty)
  }

  @Test func withoutTheKeyNothingIsReadAndNothingLost() throws {
    try open(key).set("example.org", "session=x")
    let without = try open(nil)
    #expect(throws: LoginProblem.noKey(site: "example.org")) { try without.cookies(for: "https://example.org/") }
    #expect(throws: LoginProblem.self) { try without.set("other.example", "a=1") }
    #expect(without.keyProblem() != nil)
    let wrong = try open(LoginKey.made())
    #expect(throws: LoginProblem.wrongKey(site: "example.org")) { try wrong.cookies(for: "https://example.org/") }
    #expect(try wrong.sites().map(\.site) == ["example.org"])
    #expect(try open(key).cookies(for: "https://example.org/").count == 1)
  }

  @Test func rowsCantBeExchanged() throws {
    let logins = try open(key)
    try logins.set("one.example", "session=1")
    try logins.set("two.example", "session=2")
    let database = try DatabaseQueue(path: folder + "/data/logins.sqlite")
    try database.write { db in
      let one = try Data.fetchOne(db, sql: "SELECT sealed FROM login WHERE site = 'one.example'")
      try db.execute(sql: "UPDATE login SET sealed = ? WHERE site = 'two.example'", arguments: [one])
    }
    #expect(throws: LoginProblem.wrongKey(site: "two.example")) { try logins.cookies(for: "https://two.example/") }
    // Nor can a row be given to another site.
    try database.write { try $0.execute(sql: "UPDATE login SET site = 'evil.example' WHERE site = 'one.example'") }
    #expect(throws: LoginProblem.wrongKey(site: "evil.example")) { try logins.cookies(for: "https://evil.example/") }
    try database.write { try $0.execute(sql: "UPDATE login SET sealed = x'00' WHERE site = 'two.example'") }
    #expect(throws: LoginProblem.wrongKey(site: "two.example")) { try logins.cookies(for: "https://two.example/") }
  }

  @Test func theKeysFileLiesElsewhereAndIsPrivate() throws {
    func logins(_ path: String) throws -> Logins { try Logins(folder: folder + "/data", key: KeySource(file: path)) }
    func write(_ path: String, _ text: String, _ mode: Int) throws {
      try Data(text.utf8).write(to: URL(filePath: path))
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    }
    let inside = folder + "/data/key"
    try write(inside, key, 0o600)
    #expect { try logins(inside) } throws: { "\($0)".contains("lies in the data folder") }
    let link = folder + "/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: inside)
    #expect { try logins(link) } throws: { "\($0)".contains("lies in the data folder") }
    let outside = folder + "/key"
    for mode in [0o640, 0o604, 0o666] {
      try write(outside, key, mode)
      #expect { try logins(outside) } throws: { "\($0)".hasPrefix("Others may read the key's file") }
    }
    try write(outside, "too short", 0o600)
    #expect { try logins(outside) } throws: { "\($0)".contains("isn't one") && !"\($0)".contains("too short") }
    #expect { try logins(folder) } throws: { "\($0)".contains("isn't a small file") || "\($0)".contains("data folder") }
    // One that comes later is taken.
    let later = folder + "/later"
    let waiting = try logins(later)
    #expect(waiting.keyProblem() != nil)
    try write(later, key + "\n", 0o400)
    #expect(waiting.keyProblem() == nil)
    #expect(try waiting.set("example.org", "a=1").cookies == 1)
  }

  @Test func expiredCookiesAreSaid() throws {
    let logins = try open(key)
    #expect(throws: LoginProblem.expired(site: "example.org")) {
      try logins.set("example.org", "example.org\tFALSE\t/\tFALSE\t1000\ta\t1")
    }
    let soon = Date().timeIntervalSince1970 + 0.3
    try logins.set(
      "example.org", #"[{"name": "a", "value": "1", "domain": "example.org", "expirationDate": \#(soon)}]"#)
    Thread.sleep(forTimeInterval: 0.4)
    #expect(throws: LoginProblem.expired(site: "example.org")) { try logins.cookies(for: "https://example.org/") }
    logins.note("A sentence.", at: "https://www.example.org/")
    #expect(try logins.sites().map(\.problem) == ["A sentence."])
    for wrong in ["", "com", "a b", "https://", "user@example.org", "x/../y"] {
      #expect(throws: LoginProblem.self) { try logins.set(wrong, "a=1") }
    }
  }
}
