// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Fetching

@Suite struct WebAddressTests {
  @Test(arguments: [
    ("http://example.com", "http://example.com/"), ("HTTPS://Example.COM:443/a", "https://example.com/a"),
    ("http://example.com:80/", "http://example.com/"), ("http://example.com:8080", "http://example.com:8080/"),
    ("  http://example.com/a b\n", "http://example.com/a%20b"), ("http:\\\\example.com\\a", "http://example.com/a"),
    ("http:example.com", "http://example.com/"), ("http://a.example/x/../y/./z/..", "http://a.example/y/"),
    ("http://a.example/../../x", "http://a.example/x"), ("http://a.example/%2e%2E/x", "http://a.example/x"),
    ("http://a.example?q=1", "http://a.example/?q=1"), ("http://a.example#f", "http://a.example/#f"),
    ("http://a.example/ü?ü#ü", "http://a.example/%C3%BC?%C3%BC#%C3%BC"),
    ("http://münchen.example/", "http://xn--mnchen-3ya.example/"),
    ("http://日本語.example/", "http://xn--wgv71a119e.example/"), ("http://１２７.0.0.1/", "http://127.0.0.1/"),
    ("http://0x7f.1/", "http://127.0.0.1/"), ("http://[::ffff:127.0.0.1]/", "http://[::ffff:7f00:1]/"),
    ("http://a.example/%zz\"<>", "http://a.example/%zz%22%3C%3E"), ("http://a.example/a//b", "http://a.example/a//b"),
    ("http://a.example:/", "http://a.example/"),
  ])
  func addressesAreBroughtIntoTheirWireForm(text: String, expected: String) throws {
    let address = try WebAddress(text)
    #expect(address.description == expected)
    #expect(try WebAddress(expected).description == expected)
  }

  @Test(arguments: [
    ("b", "http://a.example/x/b"), ("/b", "http://a.example/b"), ("//c.example/b", "http://c.example/b"),
    ("?z", "http://a.example/x/y?z"),
    ("#z", "http://a.example/x/y?q#z"), ("", "http://a.example/x/y?q"), ("../b", "http://a.example/b"),
    ("./b#c", "http://a.example/x/b#c"),
    ("https://d.example", "https://d.example/"), ("http:b", "http://a.example/x/b"),
    ("\\\\c.example\\b", "http://c.example/b"),
    ("a:b", nil), ("javascript:x", nil), ("data:,x", nil), ("http://", nil), ("//", nil), ("//u@c.example/", nil),
    ("b:1/..", nil),
    (" b c ", "http://a.example/x/b%20c"), ("?a/../b", "http://a.example/x/y?a/../b"),
  ])
  func referencesAreResolved(reference: String, expected: String?) throws {
    #expect(try WebAddress("http://a.example/x/y?q#f").resolving(reference)?.description == expected)
  }

  @Test func longAddressesAreRefused() throws {
    #expect(throws: FetchError.self) { try WebAddress("http://a.example/" + String(repeating: "a", count: 10_000)) }
    #expect(try WebAddress("http://a.example/").resolving(String(repeating: "../", count: 20_000)) == nil)
    #expect(
      try WebAddress("http://a.example/").resolving(String(repeating: "../", count: 2_000))?.description
        == "http://a.example/")
  }
}
