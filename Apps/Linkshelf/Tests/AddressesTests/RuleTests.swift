// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Addresses

@Suite struct RuleTests {
  @Test func everyRowsExampleHasItsKey() {
    for rule in AddressRule.all {
      #expect(LinkAddress.key(of: rule.example.address) == rule.example.key, "\(rule.example.address): \(rule.reason)")
      #expect(LinkAddress.key(of: rule.example.key) == rule.example.key, "\(rule.example.key) isn't its own key")
    }
  }

  @Test func everyParameterIsRemovedOnEachOfItsSitesAndNowhereElse() throws {
    for rule in AddressRule.all {
      guard case .removeParameter(let name, let scope) = rule.effect else { continue }
      let pair = name.contains("=") ? name : name.replacing("*", with: "x") + "=1"
      for site in rule.sites.isEmpty ? ["example.com"] : rule.sites {
        let address = try LinkAddress("https://\(site)/some/page?\(pair)&zz=2")
        #expect(address.key.hasSuffix("/some/page?zz=2"), "\(address.key)")
        #expect(address.shown.contains(pair) == (scope == .key), "\(address.shown)")
      }
      if !rule.sites.isEmpty, !AddressRule.all.contains(where: { $0.sites.isEmpty && $0.effect == rule.effect }) {
        let isGlobal = RuleIndex.shared.removes(Array(pair.utf8)[...], host: "example.com", scope: .key)
        let key = try #require(LinkAddress.key(of: "https://example.com/a?\(pair)"))
        #expect(key.contains("?") == !isGlobal)
      }
    }
  }

  @Test func noRowStandsTwice() {
    var seen: Set<String> = []
    for rule in AddressRule.all where rule.effect != .builtIn {
      #expect(seen.insert("\(rule.effect) \(rule.sites)").inserted, "\(rule.effect)")
    }
  }

  /// With `WRITE_DOCUMENTATION=1` in the environment the page is written anew.
  @Test func thePageForUsersListsEveryRow() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Documentation/addresses.md")
      .standardizedFileURL
    let mark = "<!-- rows -->\n"
    let page = try String(contentsOf: file, encoding: .utf8)
    let parts = page.components(separatedBy: mark)
    try #require(parts.count == 3)
    let rows = RulePage.rows(AddressRule.all)
    if ProcessInfo.processInfo.environment["WRITE_DOCUMENTATION"] == "1" {
      try (parts[0] + mark + rows + mark + parts[2]).write(to: file, atomically: true, encoding: .utf8)
    } else {
      #expect(parts[1] == rows)
    }
  }
}
