// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// The formats of `NSPredicate`, as Apple's Predicate Programming Guide describes them.
@Suite struct PredicateFormatTests {
  private struct Person {
    var name: String
    var age: Int
    var nickname: String?
    var tags: [String] = []
    var born = Date(timeIntervalSince1970: 0)
  }

  private static let ada = Person(name: "Ada Lovelace", age: 36, nickname: nil, tags: ["poet", "counter"])

  private func holds(_ format: String, _ arguments: Any..., of object: Any? = ada) -> Bool {
    PredicateFormat.test(format, arguments)(object)
  }

  @Test(arguments: [
    ("name == 'Ada Lovelace'", true), ("name = \"Ada\"", false), ("name != 'Ada'", true),
    ("name BEGINSWITH 'Ada'", true),
    ("name beginswith[c] 'ADA'", true), ("name BEGINSWITH 'ADA'", false), ("name ENDSWITH 'lace'", true),
    ("name CONTAINS[cd] 'LOVÉ'", true),
    ("name LIKE 'Ada*'", true), ("name LIKE '?da'", false), ("name MATCHES '[A-Z]da .*'", true),
    ("name MATCHES 'Ada'", false),
    ("age > 35", true), ("age >= 36 AND age <= 36", true), ("age < 36 OR name CONTAINS 'L'", true),
    ("NOT age == 36", false),
    ("!(age == 36) || TRUEPREDICATE", true), ("age IN {1, 36}", true), ("age BETWEEN {30, 40}", true),
    ("age BETWEEN {37, 40}", false),
    ("nickname == nil", true), ("nickname != NULL", false), ("tags CONTAINS 'poet'", true),
    ("SELF.name == 'Ada Lovelace'", true),
    ("age = 36 && (name = 'a' || name ENDSWITH 'e')", true), ("missing == 1", false), ("age == 36.0", true),
    ("name < 'Bea'", true),
  ])
  func formats(_ format: String, _ expected: Bool) { #expect(holds(format) == expected) }

  @Test func argumentsStandInTheirOrder() {
    #expect(holds("%K == %@ AND age > %d", "name", "Ada Lovelace", 20))
    #expect(holds("SELF MATCHES %@", "[0-9]{5}", of: "12345"))
    #expect(!holds("SELF MATCHES %@", "[0-9]{5}", of: "123456"))
    #expect(holds("SELF IN %@", ["a", "b"], of: "b"))
    #expect(holds("name.age == 3", of: ["name": ["age": 3]] as [String: Any]))
    #expect(holds("born <= %@", Date()))
  }

  private final class Shelf: _KeyedValues {
    let books: [[String: Any]] = [["title": "a", "pages": 10], ["title": "b", "pages": 20]]
    func _keyedValue(_ key: String) -> Any? { key == "books" ? books : nil }
  }

  /// Apple's Predicate Programming Guide, "Aggregate Operations"; Key-Value Coding Programming Guide, "Using Collection Operators".
  @Test(arguments: [
    ("ANY books.title == 'a'", true), ("ANY books.title == 'c'", false), ("SOME books.pages > 15", true),
    ("ALL books.pages >= 10", true), ("ALL books.pages > 10", false), ("NONE books.title BEGINSWITH 'c'", true),
    ("none books.pages == 20", false), ("books.@count == 2", true), ("ANY nothing == 1", false),
    ("ALL nothing == 1", true),
    ("books.title CONTAINS 'b'", true),
  ])
  func severalValuesAreComparedEach(_ format: String, _ expected: Bool) {
    #expect(holds(format, of: Shelf()) == expected)
  }

  @Test(arguments: [
    "", "name", "name ==", "name == 'a", "(name == 'a'", "name ~ 3", "%@ == 3", "name BEGINSWITH[x] 'a'",
    "age IN {1, 2", "= = =",
  ])
  func whatIsNotUnderstoodHoldsForNothing(_ format: String) { #expect(!holds(format)) }

  @Test func aLongFormatIsReadInOneGo() {
    let format = (0..<20_000).map { "age == \($0)" }.joined(separator: " OR ")
    #expect(holds(format))
    let deep = String(repeating: "(", count: 100_000) + "age == 36" + String(repeating: ")", count: 100_000)
    #expect(!holds(deep))
    #expect(!holds(String(repeating: "NOT ", count: 100_000) + "age == 36"))
    #expect(!holds("age IN " + String(repeating: "{", count: 100_000)))
    #expect(holds("((age == 36))"))
  }
}
