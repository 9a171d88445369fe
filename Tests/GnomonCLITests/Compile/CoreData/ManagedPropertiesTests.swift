// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import GnomonCLI

/// What takes the place of `@NSManaged`, which the compiler knows with Objective-C alone.
@Suite struct ManagedPropertiesTests {
  private static func body(_ name: String) -> String {
    " { get { _managed(\"\(name)\") } set { _setManaged(newValue, \"\(name)\") } }"
  }

  @Test(arguments: [
    ("@NSManaged var name: String?", "           var name: String?" + body("name")),
    ("@NSManaged public var a: Int16 // few", "           public var a: Int16" + body("a") + " // few"),
    (
      "@objc @NSManaged private(set) var a: [Int]?\nvar b = 1",
      "@objc            private(set) var a: [Int]?" + body("a") + "\nvar b = 1"
    ),
    (
      "class A { @NSManaged var a: Set<B>; var c = 1 }",
      "class A {            var a: Set<B>" + body("a") + "; var c = 1 }"
    ),
    (
      "class A { @NSManaged var a: [String:\n  Int] }",
      "class A {            var a: [String:\n  Int]" + body("a") + " }"
    ),
    ("@NSManaged\n  public var `case`: String", "          \n  public var `case`: String" + body("case")),
    (
      "@objc(addItemsObject:)\n@NSManaged public func addToItems(_ value: Item)",
      "@objc(addItemsObject:)\n           public func addToItems(_ value: Item) { _callManaged(\"addToItems\", `value` as Any) }"
    ),
    (
      "@NSManaged func replaceItems(at idx: Int, with value: Item)",
      "           func replaceItems(at idx: Int, with value: Item) { _callManaged(\"replaceItems\", `idx` as Any, `value` as Any) }"
    ),
  ])
  func bodiesGoByTheirNames(_ source: String, _ expected: String) {
    let result = ManagedProperties.applied(to: LexedSource(Array(source.utf8)))
    #expect(result.map { String(decoding: $0, as: UTF8.self) } == expected)
  }

  @Test(arguments: [
    "var name: String?", "@NSManaged", "@NSManaged let a", "@NSManaged var a = 1", "@NSManaged var a, b: Int",
  ])
  func whatIsNoSuchPropertyStays(_ source: String) {
    #expect(ManagedProperties.applied(to: LexedSource(Array(source.utf8))) == nil)
  }

  @Test(
    arguments: [
      ("override init(entity: E, insertInto c: C?) {}", "required init(entity: E, insertInto c: C?) {}"),
      ("@objc override private init(entity: E) {}", "@objc required private init(entity: E) {}"),
      ("override func a() {}; init(entity: E) {}", nil),
      ("override init(frame: E) {}", nil),
    ] as [(String, String?)])
  func eachClassHasTheInitializer(_ source: String, _ expected: String?) {
    let result = ManagedInitializers.applied(to: LexedSource(Array(source.utf8)))
    #expect(result.map { String(decoding: $0, as: UTF8.self) } == expected)
  }

  @Test(
    arguments: [
      ("import SwiftUI\n@FetchRequest var a", "import SwiftUI; import CoreData\n@FetchRequest var a"),
      (
        "import SwiftUI\n@Environment(\\.managedObjectContext) var a",
        "import SwiftUI; import CoreData\n@Environment(\\.managedObjectContext) var a"
      ),
      ("import CoreData\nimport SwiftUI\n@FetchRequest var a", nil), ("import Foundation\nlet FetchRequest = 1", nil),
      ("import SwiftUI\nlet a = 1", nil),
    ] as [(String, String?)])
  func whatSwiftUIHasForItComesWithItsModule(_ source: String, _ expected: String?) {
    let result = ManagedImports.applied(to: LexedSource(Array(source.utf8)))
    #expect(result.map { String(decoding: $0, as: UTF8.self) } == expected)
  }

  @Test func castsOfRequestsAreNotForced() {
    let source = "let a = Item.fetchRequest() as! NSFetchRequest<Item>; let b = c as! NSFetchRequest<Item>"
    let result = ManagedCasts.applied(to: LexedSource(Array(source.utf8)))
    #expect(
      result.map { String(decoding: $0, as: UTF8.self) }
        == "let a = Item.fetchRequest() as  NSFetchRequest<Item>; let b = c as! NSFetchRequest<Item>")
  }
}
