// SPDX-License-Identifier: Apache-2.0
import Foundation
import GnomonRequest
import Testing

@testable import GnomonCLI

/// Models as Xcode's editor writes them, and the classes that Xcode writes for them.
@Suite struct DataModelTests {
  private let workspace: Workspace
  init() throws { workspace = try Workspace() }

  private static let contents = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <!-- A comment with <entity name="None"/>. -->
    <model type="com.apple.IDECoreDataModeler.DataModel">
        <entity name="Thing" representedClassName=".Thing" isAbstract="YES" codeGenerationType="class">
            <attribute name="title" attributeType="String" defaultValueString="a &amp; &#98;"/>
            <attribute name="count" attributeType="Integer 16" usesScalarValueType="YES" minValueString="1"/>
            <attribute name="rank" optional="YES" attributeType="Integer 64" usesScalarValueType="NO"/>
            <attribute name="made" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
            <attribute name="tags" optional="YES" attributeType="Transformable" customClassName="[String]"/>
            <attribute name="evil: Int { exit(0) }; var x" attributeType="String"/>
            <relationship name="parts" toMany="YES" ordered="YES" optional="YES" deletionRule="Cascade" destinationEntity="Part" inverseName="thing"/>
            <uniquenessConstraints><uniquenessConstraint><constraint value="title"/></uniquenessConstraint></uniquenessConstraints>
        </entity>
        <entity name="Part" representedClassName="Part" parentEntity="Thing" codeGenerationType="category">
            <relationship name="thing" maxCount="1" optional="YES" deletionRule="Nullify" destinationEntity="Thing" inverseName="parts"/>
        </entity>
        <entity name="Manual" representedClassName="Shop.Manual"/>
        <fetchRequest name="All" entity="Thing" predicateString="count &gt; 1"/>
    </model>
    """

  private func write(_ versions: [String], current: String? = nil) throws -> String {
    for version in versions { try workspace.write("Shop.xcdatamodeld/\(version)/contents", Self.contents) }
    if let current {
      try workspace.write(
        "Shop.xcdatamodeld/.xccurrentversion",
        """
        <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
        <key>_XCCurrentVersionName</key><string>\(current)</string></dict></plist>
        """)
    }
    return workspace.folder.path + "/Shop.xcdatamodeld"
  }

  @Test func aModelIsReadFromItsSource() throws {
    let model = try #require(DataModel(path: try write(["Shop.xcdatamodel"])))
    #expect(model.name == "Shop")
    #expect(model.entities.map(\.name) == ["Thing", "Part", "Manual"])
    #expect(model.entities.map(\.className) == ["Thing", "Part", "Manual"])
    let thing = try #require(model.entities.first)
    #expect(thing.isAbstract && thing.uniqueness == [["title"]])
    #expect(thing.attributes[0].defaultText == "a & b")
    #expect(thing.relationships[0].isOrdered && thing.relationships[0].inverse == "thing")
    #expect(model.requests.first?.format == "count > 1")
  }

  @Test func theCurrentVersionCounts() throws {
    let path = try write(["Shop.xcdatamodel", "Shop 2.xcdatamodel"], current: "Shop 2.xcdatamodel")
    try workspace.write("Shop.xcdatamodeld/Shop.xcdatamodel/contents", "<model></model>")
    #expect(DataModel(path: path)?.entities.count == 3)
    try workspace.write("Shop.xcdatamodeld/.xccurrentversion", "no list")
    #expect(DataModel(path: path)?.entities.isEmpty == true)
  }

  /// As Apple's “Modeling Data: Generating Code” lists them, and as Xcode writes them.
  @Test func classesAreWrittenAsXcodeWritesThem() throws {
    let source = try #require(DataModelSource([try write(["Shop.xcdatamodel"])]).source)
    for line in [
      "import CoreData", "nonisolated public class Thing: CoreData.NSManagedObject {}",
      "public class func fetchRequest() -> CoreData.NSFetchRequest<Thing>", "public var `title`: Swift.String? {",
      "public var `count`: Swift.Int16 {", "public var `rank`: Foundation.NSNumber? {",
      "public var `made`: Foundation.Date? {", "public var `tags`: [String]? {",
      "public var `parts`: Foundation.NSOrderedSet? {", "public func addToParts(_ value: Part) {",
      "public func removeFromParts(_ values: Foundation.NSOrderedSet) {",
      "public func insertIntoParts(_ value: Part, at idx: Int) {", "public var `thing`: Thing? {",
      "extension Thing: Swift.Identifiable {}",
    ] { #expect(source.contains(line), "\(line)") }
    // The user writes the class, or all of it; what can't be a name isn't written.
    for text in ["class Part", "Manual", "extension Part: Swift.Identifiable", "exit(0)"] {
      #expect(!source.contains(text))
    }
  }

  @Test(arguments: [
    "", "<model>", "<model><entity></model>", "text", "<!DOCTYPE a [<!ENTITY b \"c\">]><model/>", "<model a=b/>",
    "<model a=\"b/>",
    "<other/>", "<model", "<", String(repeating: "<a>", count: 100_000),
  ])
  func whatIsNoModelIsNone(_ text: String) throws {
    try workspace.write("Bad.xcdatamodel/contents", text)
    #expect(DataModel(path: workspace.folder.path + "/Bad.xcdatamodel") == nil)
  }
}
