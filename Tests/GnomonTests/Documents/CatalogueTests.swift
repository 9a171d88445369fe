// SPDX-License-Identifier: Apache-2.0
import DocumentBlocks
import Foundation
import Testing

/// Each public type has its place in the topics of its catalogue.
struct CatalogueTests {
  @Test(
    "What is public at the top of a file is in a list of topics",
    arguments: ["Gnomon", "GnomonCairo", "GnomonCharts", "GnomonLive", "GnomonNetwork", "GnomonTesting", "GnomonTrace"])
  func topics(module: String) throws {
    let folder = "Sources/\(module)"
    let listed = Set(try Self.files(in: "\(folder)/\(module).docc", ".md").flatMap(Self.links))
    let declared = Set(try Self.files(in: folder, ".swift").flatMap(Self.names))
    #expect(!declared.isEmpty)
    #expect(declared.subtracting(listed).sorted() == [], "in no list of topics of \(folder)/\(module).docc")
    // Pages of what is added to other modules' types.
    let others: Set = ["CPathElement", "Foundation", "FoundationEssentials", "Swift"]
    let unknown = listed.subtracting(declared).subtracting(others).sorted()
    #expect(unknown == [], "listed in \(folder)/\(module).docc and not declared")
  }

  @Test func declarationsAreRead() {
    let source = """
      public struct A {
        public struct Inner {}
      }
      @MainActor public final class B {}
      nonisolated public func c(_ x: Int) {}
      struct D {}
      public struct _E {}
      open class F {}
        public macro G() = x
      @_spi(Some) public struct H {}
      """
    #expect(Self.names(in: source) == ["A", "B", "c", "F", "G"])
    #expect(Self.links(in: "- ``A``\n- ``c(_:)``\nSee ``Z``.\n") == ["A", "c"])
  }

  private static func files(in folder: String, _ ending: String) throws -> [String] {
    let folder = DocumentBlock.root.appendingPathComponent(folder)
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return try names.filter { $0.hasSuffix(ending) }
      .map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
  }

  /// The names that stand by themselves in lists; members of types aren't looked at.
  private static func links(in text: String) -> [String] {
    text.matches(of: #/(?m)^- ``([A-Za-z0-9_]+)([(-][^`]*)?``$/#).map { String($0.output.1) }
  }

  /// What begins with an underscore, or is for some modules alone, isn't part of the documentation. Macros stand within a condition.
  private static func names(in source: String) -> [String] {
    let declaration =
      #/
      (?m) ^ (?!@_spi) (?:@[^\ ]+\ )* (?:[a-z]+\ )*? (?:public|open)\ (?:[a-z]+\ )*?
      (?:struct|class|enum|protocol|typealias|func|let|var)\ ([A-Za-z][A-Za-z0-9_]*)
      /#
    let macro = #/(?m)^ *public macro ([A-Za-z][A-Za-z0-9_]*)/#
    return source.matches(of: declaration).map { String($0.output.1) }
      + source.matches(of: macro).map { String($0.output.1) }
  }
}
