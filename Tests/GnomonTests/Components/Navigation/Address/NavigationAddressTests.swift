// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@Suite struct NavigationAddressTests {
  typealias Component = NavigationAddress.Component

  static let written: [([Component], String)] = [
    ([], ""), ([.text("Groceries"), .text("12")], "Groceries/12"), ([.text("50 % / 2")], "50 %25 %2F 2"),
    ([.text("Füße"), .nothing, .text("b?c#d")], "Füße/~/b?c#d"), ([.text("~")], "~=~"), ([.text("~x=y")], "~=~x=y"),
    ([.text("")], "~="), ([.text(".")], "~=."), ([.text("..")], "~=.."), ([.text("a\nb")], "a%0Ab"),
    ([.marked(kind: "link", "Edit")], "~link=Edit"), ([.marked(kind: "Int", "-1")], "~Int=-1"),
    ([.text(#"{"id":"a/b"}"#)], #"{"id":"a%2Fb"}"#),
  ]

  @Test("A text is read as the components that it was written of", arguments: written)
  func roundTrip(_ components: [Component], _ text: String) throws {
    #expect(NavigationAddress(components).text == text)
    #expect(try NavigationAddress(text).components == components)
    // A browser encodes more than has to be.
    let encoded = try #require(text.addingPercentEncoding(withAllowedCharacters: .alphanumerics))
    let whole = encoded.replacingOccurrences(of: "%2F", with: "/").replacingOccurrences(of: "%25", with: "%")
    #expect(try NavigationAddress(whole).components == components)
  }

  @Test("Slashes at the ends and twice mean nothing")
  func slashes() throws {
    #expect(try NavigationAddress("/a//b/").components == [.text("a"), .text("b")])
    #expect(try NavigationAddress("~a").components == [.text("~a")])
  }

  @Test("What is too long, or no text, is told in a sentence")
  func faults() {
    func fault(_ text: String) -> String {
      do { return "\(try NavigationAddress(text).components)" } catch { return "\(error)" }
    }
    #expect(fault(String(repeating: "a", count: 4_097)) == "an address has 4097 bytes, where 4096 are allowed")
    #expect(
      fault(String(repeating: "a/", count: 65)) == "an address has 65 components, where 64 are allowed")
    #expect(fault("a/%FF") == "an address has '%FF', which is no percent-encoded text")
    #expect(fault("%2") == "an address has '%2', which is no percent-encoded text")
  }

  @Test("An address that grows too long ends where there's no more room")
  func bounds() {
    let many = NavigationAddress((0..<100).map { .text("\($0)") })
    #expect(many.bounded.components.count == 64)
    let long = NavigationAddress([.text("a"), .text(String(repeating: "b", count: 5_000)), .text("c")])
    #expect(long.bounded.text == "a")
  }

  enum Plain: Hashable { case home, about }
  enum Raw: String, Hashable { case first = "1st", second }
  enum Coded: Hashable, Codable { case list, detail(Int) }
  enum Uncoded: Hashable { case list, detail(Int) }
  struct Ref: Hashable, Codable { var id: Int, name: String }
  struct Odd: Hashable { var id: Int }
  struct Number: RawRepresentable, Hashable { var rawValue: Int }

  @Test("Values are texts, where the same value is read from them")
  func values() throws {
    func text<V: Hashable>(_ value: V) -> String? {
      guard let text = AddressText.text(of: AnyHashable(value)) else { return nil }
      #expect(AddressText.value(of: text, as: V.self) == AnyHashable(value))
      return text
    }
    #expect(text("a b") == "a b")
    #expect(text(12) == "12")
    #expect(text(-0.5) == "-0.5")
    #expect(text(true) == "true")
    let id = UUID()
    #expect(text(id) == id.uuidString)
    #expect(text(URL(string: "https://a.b/c")!) == "https://a.b/c")
    #expect(text(Plain.about) == "about")
    #expect(text(Raw.first) == "1st")
    #expect(text(Number(rawValue: 3)) == "3")
    #expect(text(Coded.list) == "list")
    #expect(text(Coded.detail(2)) == #"{"detail":{"_0":2}}"#)
    #expect(text(Uncoded.detail(2)) == #"{"c":"detail","v":"2"}"#)
    #expect(text(Ref(id: 1, name: "x")) == #"{"id":1,"name":"x"}"#)
    #expect(text(Odd(id: 1)) == nil)
    #expect(AddressText.value(of: "x", as: Int.self) == nil)
    #expect(AddressText.value(of: "third", as: Raw.self) == nil)
    #expect(AddressText.value(of: "nothing", as: Plain.self) == nil)
  }
}
