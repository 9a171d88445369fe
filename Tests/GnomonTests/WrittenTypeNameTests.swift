// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// Names of types that come from a stranger: those of values are found, others never reach Swift's runtime.
struct WrittenTypeNameTests {
  struct Route: Codable, Hashable {
    struct Größe: Codable, Hashable {}
    enum RouteKind: Codable, Hashable { case one }
  }

  @Test("Types that values of a path have are found by their names")
  func found() throws {
    let types: [Any.Type] = [
      Int.self, UInt8.self, String.self, Substring.self, Character.self, [Int?].self, [String: Set<Double>].self,
      ClosedRange<Int>.self, Range<Double>.self, UUID.self, URL.self, Date.self, Data.self, IndexPath.self,
      Locale.self, Calendar.Identifier.self, Measurement<UnitLength>.self, Route.self, Route.Größe.self,
      Route.RouteKind.self, [Route: [Route]].self, CollectionOfOne<Route>.self,
    ]
    for type in types {
      let name = try #require(_mangledTypeName(type))
      #expect(WrittenTypeName.type(name) == type, "\(type) is \(name)")
    }
  }

  @Test(
    "Metatypes, functions, tuples, addresses and long names aren't looked up",
    arguments: [
      "Sim", "Siyc", "Si_SSt", "yyp", "\u{1}abcd", "SiD", "MM", "9Name", "0", "A", String(repeating: "Sg", count: 501),
    ])
  func refused(_ name: String) {
    #expect(WrittenTypeName.type(name) == nil)
  }
}
