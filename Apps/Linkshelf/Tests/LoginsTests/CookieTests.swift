// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Logins

@Suite struct CookieTests {
  private func read(_ text: String, site: String = "example.org") throws -> [LoginCookie] {
    try CookieReader(site: site).read(text)
  }

  private let netscape = """
    # Netscape HTTP Cookie File
    .example.org\tTRUE\t/\tTRUE\t4102444800\tsession\tabc
    #HttpOnly_www.example.org\tFALSE\t/in\tFALSE\t0\tpart\tx=y
    elsewhere.example\tFALSE\t/\tFALSE\t0\tother\t1
    .org\tTRUE\t/\tFALSE\t0\twide\t1
    """

  @Test func allThreeFormsAreRead() throws {
    let file = try read(netscape)
    #expect(file.map(\.name) == ["session", "part"])
    #expect(
      file[0]
        == LoginCookie(
          name: "session", value: "abc", domain: "example.org", isForHostOnly: false, isSecure: true, isHTTPOnly: false,
          expires: 4_102_444_800))
    #expect(
      file[1].isHTTPOnly && file[1].isForHostOnly && file[1].path == "/in" && file[1].value == "x=y"
        && file[1].expires == nil)
    let header = try read("Cookie: a=1; b=two=2;")
    #expect(header.map(\.value) == ["1", "two=2"] && header.allSatisfy { $0.isSecure && $0.isForHostOnly })
    #expect(try read("a=1", site: "127.0.0.1").map(\.isSecure) == [false])
    let json = try read(
      #"[{"name": "s", "value": "v", "domain": ".example.org", "path": "/", "secure": true, "httpOnly": true, "expirationDate": 4102444800.5, "sameSite": "lax", "storeId": null}]"#
    )
    #expect(
      json == [
        LoginCookie(
          name: "s", value: "v", domain: "example.org", isForHostOnly: false, isSecure: true, expires: 4_102_444_800.5)
      ])
    #expect(
      try read(#"{"cookies": [{"name": "s", "value": "v", "domain": "example.org", "expires": -1}]}"#).map(
        \.isForHostOnly) == [true])
  }

  @Test(arguments: [
    ("", "No cookies were given."), ("nonsense", "This is neither cookies.txt"),
    ("a=1\nb=2", "This is neither cookies.txt"),
    ("a\tb", "Line 1 of cookies.txt"), ("[1]", "This JSON isn't"), ("[", "This JSON isn't"),
    ("[]", "There are no cookies"),
    (#"[{"name": "s", "value": "v", "domain": "other.example"}]"#, "None of these cookies is for example.org."),
    (#"[{"name": "s", "value": "v\r\nX: y", "domain": "example.org"}]"#, "A cookie has letters"),
    (#"[{"name": "s", "value": "v; w", "domain": "example.org"}]"#, "A cookie has letters"),
    (#"[{"name": "", "value": "v", "domain": "example.org"}]"#, "A cookie has letters"),
    (#"[{"name": "a b", "value": "v", "domain": "example.org"}]"#, "A cookie has letters"),
  ])
  func whatIsWrongIsSaid(_ text: String, _ sentence: String) {
    #expect { try read(text) } throws: { "\($0)".hasPrefix(sentence) }
  }

  @Test func limitsHold() {
    #expect(throws: LoginProblem.self) { try read("a=" + String(repeating: "x", count: 5_000)) }
    #expect(throws: LoginProblem.invalid("A site has at most 200 cookies.")) {
      try read((0..<300).map { "a\($0)=1" }.joined(separator: "; "))
    }
    #expect(throws: LoginProblem.self) { try read(String(repeating: "a=1; ", count: 200_000)) }
  }

  @Test(arguments: [
    ("https://example.org/", "session=abc"), ("https://a.b.example.org/x", "session=abc"), ("http://example.org/", nil),
    ("https://www.example.org/in/side", "part=x=y; session=abc"), ("https://www.example.org/inside", "session=abc"),
    ("http://www.example.org/in", "part=x=y"), ("https://badexample.org/", nil),
    ("https://example.org.evil.example/", nil),
    ("https://org/", nil), ("ftp://example.org/", nil), ("https://EXAMPLE.org", "session=abc"), ("nonsense", nil),
    ("https://evil.example/?https://example.org/", nil), ("https://example.org@evil.example/", nil),
  ])
  func theyGoOnlyWhereTheyBelong(_ address: String, _ header: String?) throws {
    #expect(try read(netscape).header(for: address) == header)
  }

  @Test func theyEndWithTheirTime() throws {
    let cookies = try read(netscape)
    #expect(cookies.header(for: "https://example.org/", at: Date(timeIntervalSince1970: 4_102_444_801)) == nil)
    let numeric = [LoginCookie(name: "a", value: "1", domain: "0.0.1", isForHostOnly: false)]
    #expect(numeric.header(for: "http://127.0.0.1/") == nil)
  }
}
