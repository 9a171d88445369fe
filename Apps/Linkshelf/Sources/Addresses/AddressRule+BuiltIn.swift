// SPDX-License-Identifier: Apache-2.0

extension AddressRule {
  static let builtIn: [AddressRule] = [
    .init(.builtIn, "http and https are the same link.", "http://example.com/a", "https://example.com/a"),
    .init(.builtIn, "A text without a scheme is an address too.", "example.com/a", "https://example.com/a"),
    .init(.builtIn, "Hosts are compared in lower case.", "https://EXAMPLE.com/A", "https://example.com/A"),
    .init(
      .builtIn, "Hosts beyond ASCII are compared in their encoded form.", "https://例子.中国/a",
      "https://xn--fsqu00a.xn--fiqs8s/a"),
    .init(
      .builtIn, "The Chinese full stop parts a host like a dot.", "https://例子。中国", "https://xn--fsqu00a.xn--fiqs8s"),
    .init(.builtIn, "A dot after the host is left out.", "https://example.com./a", "https://example.com/a"),
    .init(.builtIn, "The ports 80 and 443 are left out.", "http://example.com:80/a", "https://example.com/a"),
    .init(.builtIn, "Other ports stay.", "http://example.com:8080/a", "https://example.com:8080/a"),
    .init(.builtIn, "IPv4 addresses are written in one form.", "http://0x7f.1/a", "https://127.0.0.1/a"),
    .init(.builtIn, "IPv6 addresses are written in one form.", "http://[0:0:0:0:0:0:0:1]/a", "https://[::1]/a"),
    .init(.builtIn, "Dot segments are resolved.", "https://example.com/a/./b/../c", "https://example.com/a/c"),
    .init(.builtIn, "A slash at the end of the path is left out.", "https://example.com/a/", "https://example.com/a"),
    .init(.builtIn, "An empty path is the same as a slash.", "https://example.com/", "https://example.com"),
    .init(
      .builtIn, "Letters, digits and harmless marks are compared decoded.", "https://example.com/%7Eab%28c%29",
      "https://example.com/~ab(c)"),
    .init(.builtIn, "Escapes are compared in upper case.", "https://example.com/a%2fb", "https://example.com/a%2Fb"),
    .init(
      .builtIn, "Text beyond ASCII is compared encoded, in NFC.", "https://example.com/cafe\u{301}",
      "https://example.com/caf%C3%A9"),
    .init(.builtIn, "Spaces are encoded.", "https://example.com/a b", "https://example.com/a%20b"),
    .init(.builtIn, "Parameters are sorted by name.", "https://example.com/?b=2&a=1", "https://example.com?a=1&b=2"),
    .init(
      .builtIn, "Parameters of one name keep their order.", "https://example.com/?a=2&a=1",
      "https://example.com?a=2&a=1"),
    .init(
      .builtIn, "An empty parameter is left out, and so is the mark after a bare name.", "https://example.com/?&a=&",
      "https://example.com?a"),
    .init(.builtIn, "A plus in the query is a space.", "https://example.com/?q=a+b", "https://example.com?q=a%20b"),
    .init(.builtIn, "The fragment is left out.", "https://example.com/a#part", "https://example.com/a"),
    .init(.builtIn, "A fragment that routes stays.", "https://example.com/#/inbox/1", "https://example.com#/inbox/1"),
    .init(.builtIn, "A fragment that routes stays.", "https://example.com/#!/inbox/1", "https://example.com#!/inbox/1"),
    .init(
      .builtIn, "Text fragments are left out always.", "https://example.com/#/a:~:text=word", "https://example.com#/a"),
  ]
}
