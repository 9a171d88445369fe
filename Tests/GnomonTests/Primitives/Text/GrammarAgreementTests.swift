// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct GrammarAgreementTests {
  private func shown(_ text: Text, _ locale: String = "en_US") -> [String] {
    let host = makeHost(text.environment(\.locale, Locale(identifier: locale)), 400, 100)
    host.update()
    return host.texts
  }

  @Test("A noun follows its number, and the marks are gone")
  func numbers() {
    #expect(shown(Text("^[\(3) apple](inflect: true)")) == ["3 apples"])
    #expect(shown(Text("^[\(1) apple](inflect: true)")) == ["1 apple"])
    #expect(shown(Text("^[\(0) apple](inflect: true)")) == ["0 apples"])
    #expect(shown(Text("You have ^[\(2) new message](inflect: true).")) == ["You have 2 new messages."])
    #expect(shown(Text("^[3 box](inflect: true)")) == ["3 boxes"])
    #expect(shown(Text("^[\(2) cup of tea](inflect: true)")) == ["2 cups of tea"])
    #expect(shown(Text("^[\(2) day left](inflect: true)")) == ["2 days left"])
    #expect(shown(Text("^[\(2) cat, \(1) dog and \(3) child](inflect: true)")) == ["2 cats, 1 dog and 3 children"])
  }

  @Test("A noun may be interpolated, in bold or one argument's away")
  func arguments() {
    let noun = "Person"
    #expect(shown(Text("^[\(4) \(noun)](inflect: true)")) == ["4 People"])
    #expect(shown(Text("^[**\(4)** leaf](inflect: true)")) == ["4 leaves"])
    #expect(shown(Text("\(4): ^[item](agreeWithArgument: 1)")) == ["4: items"])
    #expect(shown(Text("\(1): ^[item](agreeWithArgument: 1)")) == ["1: item"])
  }

  @Test("Without a number, in other languages and without being asked only the marks go")
  func left() throws {
    #expect(shown(Text("^[apple](inflect: true)")) == ["apple"])
    #expect(shown(Text("^[\(3) Apfel](inflect: true)"), "de_DE") == ["3 Apfel"])
    #expect(shown(Text("^[\(3) apple](inflect: false)")) == ["3 apple"])
    #expect(shown(Text("2^[3")) == ["2^[3"])
    #expect(shown(Text(verbatim: "^[3 apple](inflect: true)")) == ["^[3 apple](inflect: true)"])
    #expect(try String(AttributedString(markdown: "^[3 apple](inflect: true)").characters) == "3 apple")
  }

  @Test("Links behind a caret stay, and nothing takes long or traps")
  func hostile() throws {
    #expect(shown(Text("See^[1](https://a.b)")) == ["See^1"])
    #expect(shown(Text("^[apple](agreeWithArgument: -9223372036854775808)")) == ["apple"])
    #expect(shown(Text("^[apple](agreeWithArgument: 9223372036854775807)")) == ["apple"])
    #expect(shown(Text("^[\(2) Mac (new)](inflect: true)")) == ["2 Macs (new)"])
    var agreement = GrammarAgreement(isEnglish: true)
    for piece in ["^[", "^[a](", "^[a]("] {
      let long = String(repeating: piece, count: 100_000) + (piece == "^[" ? "" : ")")
      #expect(agreement.apply(to: long) == long)
    }
    #expect(agreement.apply(to: "^[ ^[3 apple](inflect: true)") == "^[ 3 apples")
  }

  @Test("Plurals by rule and by list")
  func plurals() {
    let words = [
      "apple": "apples", "box": "boxes", "class": "classes", "bus": "buses", "city": "cities", "day": "days",
      "photo": "photos", "hero": "heroes", "analysis": "analyses", "sheep": "sheep", "woman": "women", "HAT": "HATS",
      "apples": "apples", "lens": "lenses", "data": "data", "Child": "Children", "quiz": "quizzes", "match": "matches",
    ]
    for (one, several) in words { #expect(EnglishPlural.of(one) == several) }
  }
}
