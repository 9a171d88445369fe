// SPDX-License-Identifier: Apache-2.0
import Testing

/// A name that Apple's SwiftUI doesn't show may be another module's of the user, where it would be ambiguous.
struct UmbrellaNamesTests {
  @Test("Each name that SwiftUI's module shows is one of Apple's, or unavailable there")
  func names() throws {
    let shown = try UmbrellaNames.all()
    #expect(shown.count > 800)
    let hidden = try UmbrellaNames.hidden()
    let apples = try UmbrellaNames.tabled().union(UmbrellaNames.reviewed)
    #expect(
      shown.subtracting(apples).subtracting(hidden).sorted() == [],
      "hide it in Compatibility/Modules/GnomonNames.swift; where it is Apple's, name it in UmbrellaNames.apples")
    #expect(hidden.intersection(apples).sorted() == [], "hidden, though it's one of Apple's")
    #expect(hidden.subtracting(shown).sorted() == [], "hidden, and isn't there any more")
    #expect(UmbrellaNames.reviewed.subtracting(shown).sorted() == [], "reviewed, and isn't there any more")
  }

  @Test("What users' files see of the runner begins with Gnomon's name")
  func runner() throws {
    let names = try SymbolGraph.symbols(of: "GnomonRunner").filter { $0.pathComponents.count == 1 }
      .map { $0.pathComponents[0] }
    #expect(names.contains("GnomonFileEntry"))
    #expect(names.filter { !$0.hasPrefix("Gnomon") && !$0.hasPrefix("runnerMain(") } == [])
  }
}
