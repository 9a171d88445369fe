// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Gate

@Suite struct HostTests {
  @Test(arguments: [
    ("127.0.0.1", "127.0.0.1"), ("2130706433", "127.0.0.1"), ("0177.0.0.1", "127.0.0.1"), ("0x7f.1", "127.0.0.1"),
    ("0X7F000001", "127.0.0.1"), ("127.1", "127.0.0.1"), ("127.0.1", "127.0.0.1"), ("127.0.0.1.", "127.0.0.1"),
    ("017700000001", "127.0.0.1"), ("0", "0.0.0.0"), ("0x", "0.0.0.0"), ("4294967295", "255.255.255.255"),
    ("1.2.65535", "1.2.255.255"),
    ("[::1]", "::1"), ("[::ffff:7f00:1]", "::ffff:7f00:1"), ("[::FFFF:127.0.0.1]", "::ffff:7f00:1"),
    ("[2001:0db8:0:0:1:0:0:1]", "2001:db8::1:0:0:1"), ("[fe80::1]", "fe80::1"),
    ("[1:2:3:4:5:6:7::]", "1:2:3:4:5:6:7:0"),
  ])
  func oddNumbersAreAddresses(text: String, address: String) throws {
    let host = try GateHost(parsing: text)
    #expect(host == IPAddress(address).map { .address($0) })
    if case .address(let found) = host { #expect("\(found)" == address) }
  }

  @Test(arguments: [
    ("Example.COM", "example.com"), ("example.com.", "example.com"), ("xn--mnchen-3ya.de", "xn--mnchen-3ya.de"),
    ("a_b.example", "a_b.example"),
    ("1e100.net", "1e100.net"), ("0x7f.example", "0x7f.example"), ("localhost.", "localhost"),
    ("127.0.0.1.nip.io", "127.0.0.1.nip.io"),
  ])
  func namesAreLowercaseWithoutTheLastDot(text: String, name: String) throws {
    #expect(try GateHost(parsing: text) == .name(name))
  }

  @Test(arguments: [
    "", ".", "..", "a..b", "example.com..", "256.1.1.1", "1.2.3.4.5", "4294967296", "0xffffffffff", "08.1.1.1",
    "1.2.3.0x100", "foo.1",
    "１２７.0.0.1", "127。0。0。1", "①.com", "münchen.de", "exa mple.com", "a%2eb.com", "%31%32%37.0.0.1", "a/b", "a\\b",
    "a@b", "a#b", "a\0b",
    "[::1", "::1", "[::1%eth0]", "[::1%25eth0]", "[fe80::1%1]", "[127.0.0.1]", "[1::2::3]", "[:1]", "[1:]", "[12345::]",
    "[::1.2.3]",
    "[1:2:3:4:5:6:7:8:9]", "[1:2:3:4:5:6:7:8::]", "[::01.2.3.4]", "[]", "127.0.0.1\r\nX: y",
    "99999999999999999999999999",
  ])
  func whatABrowserMightReadDifferentlyIsRefused(text: String) {
    #expect(throws: GateRefusal.self) { try GateHost(parsing: text) }
  }

  @Test func longNamesAreRefused() {
    #expect(throws: GateRefusal.self) { try GateHost(parsing: String(repeating: "a", count: 64) + ".com") }
    #expect(throws: GateRefusal.self) { try GateHost(parsing: String(repeating: "a.", count: 20_000) + "com") }
    #expect(throws: Never.self) { try GateHost(parsing: String(repeating: "a", count: 63) + ".com") }
  }

  @Test(arguments: [
    ("example.com:443", "example.com", 443), ("[::1]:80", "[::1]", 80),
    ("2606:4700::1111:443", "[2606:4700::1111]", 443),
    ("127.1:8080", "127.0.0.1", 8080),
  ])
  func authoritiesHaveAHostAndAPort(text: String, host: String, port: Int) throws {
    let authority = try Authority(parsing: text)
    #expect("\(authority.host)" == host)
    #expect(authority.port == port)
  }

  @Test(arguments: [
    "a.com:", "a.com:0", "a.com:65536", "a.com:-1", "a.com:+80", "a.com:8 0", "u@a.com:80", "u:p@a.com:80", "a.com:８０",
    ":80",
  ])
  func badAuthoritiesAreRefused(text: String) {
    #expect(throws: GateRefusal.self) { try Authority(parsing: text) }
  }
}
