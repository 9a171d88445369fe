// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Gate

@Suite struct AddressPolicyTests {
  @Test(arguments: [
    "localhost", "a.localhost", "localhost.", "LOCALHOST", "printer.local", "metadata.google.internal", "nas",
    "router.lan", "a.home.arpa",
    "x.intranet", "x.corp", "x.home", "x.onion", "localhost.localdomain", "x.test",
  ])
  func innerNamesAreRefused(text: String) throws {
    #expect(AddressPolicy().refusal(of: try GateHost(parsing: text), port: 443)?.code == .forbiddenName)
  }

  @Test func aNameWithOneForbiddenAddressIsRefusedAsAWhole() async throws {
    let gate = try await Gate.start(limits: .patient, resolver: FixedResolver(["8.8.8.8", "127.0.0.1"]))
    await #expect(throws: GateRefusal.self) { try await gate.examine(host: "example.com", port: 443) }
    await gate.stop()
  }

  @Test(arguments: [22, 25, 6667, 6000, 10080, 81, 1023, 0, 5060, 53])
  func otherPortsAreRefused(port: Int) {
    #expect(!PortRule.web.permits(port))
    #expect(AddressPolicy().refusal(of: .name("example.com"), port: port)?.code == .forbiddenPort)
  }

  @Test(arguments: [80, 443, 1024, 8080, 8443, 65535])
  func theWebsPortsArePermitted(port: Int) {
    #expect(AddressPolicy().refusal(of: .name("example.com"), port: port) == nil)
  }

  @Test func otherRulesForPorts() {
    #expect(!PortRule.standardOnly.permits(8080))
    #expect(PortRule.standardOnly.permits(443))
    #expect(PortRule.allButBlocked.permits(81))
    #expect(!PortRule.allButBlocked.permits(25))
  }

  @Test func allowancesAreReadFromText() throws {
    #expect(try Allowance("192.168.1.0/24") == CIDR("192.168.1.0/24").map { .network($0) })
    #expect(try Allowance("192.168.1.10") == CIDR("192.168.1.10/32").map { .network($0) })
    #expect(try Allowance("fd00::5") == CIDR("fd00::5/128").map { .network($0) })
    #expect(try Allowance("[fd00::5]:8080") == IPAddress("fd00::5").map { .endpoint($0, port: 8080) })
    #expect(try Allowance("192.168.1.10:81") == .endpoint(.v4(0xC0A8_010A), port: 81))
    #expect(try Allowance("NAS.local") == .name("nas.local", port: nil))
    #expect(try Allowance("nas:8443") == .name("nas", port: 8443))
    for text in ["", "nas:", "nas:99999", "10.0.0.0/40", "a b", "http://nas/", "*.local"] {
      #expect(throws: GateRefusal.self, "\(text)") { try Allowance(text) }
    }
  }

  /// Rows of: allowance, host, its address, port, whether it's reached.
  @Test(arguments: [
    Row("192.168.1.0/24", "192.168.1.7", "192.168.1.7", 8080, true),
    Row("192.168.1.0/24", "192.168.2.7", "192.168.2.7", 8080, false),
    Row("192.168.1.0/24", "192.168.1.7", "192.168.1.7", 22, false),
    Row("192.168.1.0/24", "nas.local", "192.168.1.7", 443, false),
    Row("192.168.1.0/24", "nas.example.com", "192.168.1.7", 443, true),
    Row("nas.local", "nas.local", "192.168.1.7", 443, true),
    Row("nas.local", "nas.local", "192.168.1.7", 81, false), Row("nas.local:81", "nas.local", "192.168.1.7", 81, true),
    Row("nas.local:81", "nas.local", "192.168.1.7", 443, false),
    Row("nas.local", "other.local", "192.168.1.7", 443, false),
    Row("nas.local", "nas.local", "169.254.169.254", 80, false),
    Row("nas.local", "nas.local", "::ffff:192.168.1.7", 80, false),
    Row("nas.local", "nas.local", "0.0.0.0", 80, false), Row("nas.local", "nas.local", "127.0.0.1", 80, true),
    Row("169.254.169.254", "169.254.169.254", "169.254.169.254", 80, true),
    Row("127.0.0.1:22", "127.0.0.1", "127.0.0.1", 22, true),
    Row("127.0.0.1:9090", "127.0.0.1", "127.0.0.1", 9091, false),
    Row("127.0.0.1:81", "example.com", "10.0.0.1", 81, false),
    Row("127.0.0.1:81", "example.com", "8.8.8.8", 81, false), Row("localhost:8080", "localhost", "::1", 8080, true),
  ])
  func allowancesLiftJustWhatTheyName(row: Row) throws {
    let policy = AddressPolicy(allowing: [try Allowance(row.allowance)])
    let host = try GateHost(parsing: row.host)
    let address = try #require(IPAddress(row.address))
    let refusal =
      policy.refusal(of: host, port: row.port) ?? policy.refusal(of: address, host: host, port: row.port, own: [])
    #expect((refusal == nil) == row.isReached, "\(row): \(refusal?.sentence ?? "reached")")
  }

  struct Row: Sendable, CustomStringConvertible {
    let allowance: String
    let host: String
    let address: String
    let port: Int
    let isReached: Bool

    init(_ allowance: String, _ host: String, _ address: String, _ port: Int, _ isReached: Bool) {
      (self.allowance, self.host, self.address, self.port, self.isReached) = (allowance, host, address, port, isReached)
    }
    var description: String { "\(allowance) for \(host) = \(address) port \(port)" }
  }

  @Test func addressesOfThisMachineAreRefused() throws {
    let own = try #require(CIDR("93.184.216.34/32"))
    let address = try #require(IPAddress("93.184.216.34"))
    let host = GateHost.name("example.com")
    #expect(AddressPolicy().refusal(of: address, host: host, port: 443, own: [own])?.code == .forbiddenAddress)
    #expect(AddressPolicy(refusesOwnAddresses: false).refusal(of: address, host: host, port: 443, own: [own]) == nil)
    let allowing = AddressPolicy(allowing: [.endpoint(address, port: 443)])
    #expect(allowing.refusal(of: address, host: host, port: 443, own: [own]) == nil)
    #expect(OwnNetworks.current().contains { $0.contains(.v4(0x7F00_0001)) })
  }

  @Test func singleLabelsAreASwitch() {
    #expect(AddressPolicy(allowsSingleLabelNames: true).refusal(of: .name("nas"), port: 443) == nil)
    #expect(
      AddressPolicy(allowsSingleLabelNames: true).refusal(of: .name("localhost"), port: 443)?.code == .forbiddenName)
  }

  @Test func sentencesFitIntoAHeader() {
    let refusal = GateRefusal(.badHost, "a\r\nX-Evil: 1 ü" + String(repeating: "x", count: 1000))
    #expect(refusal.sentence.utf8.count == 400)
    #expect(refusal.sentence.hasPrefix("a??X-Evil: 1 ?"))
    #expect(
      AddressPolicy().refusal(of: .address(.v4(0x7F00_0001)), port: 80)?.sentence
        == "127.0.0.1 isn't public: it's this machine itself (loopback) (127.0.0.0/8). Start the server with --allow for it if it's yours."
    )
  }
}
