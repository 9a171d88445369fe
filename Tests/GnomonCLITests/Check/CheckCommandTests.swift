// SPDX-License-Identifier: Apache-2.0
import Foundation
import GnomonRequest
import Testing

@testable import GnomonCLI

/// `gnomon check` as people run it.
@Suite struct CheckCommandTests {
  private static let sound = """
    import SwiftUI

    struct Card: View {
      var title = "Card"
      var body: some View { Text(title).padding().frame(width: 120) }
    }

    #Preview("Card", traits: .sizeThatFitsLayout) { Card() }
    #Preview("Other", traits: .sizeThatFitsLayout) { Card(title: "Other") }
    """

  /// Each preview has a fault of its own, but for the first and the last.
  private static let faulty = """
    import SwiftUI

    struct Crasher: View {
      var items: [Int] = []
      var body: some View { Text("\\(items[3])") }
    }

    struct Loop: View {
      @State private var width = 0.0
      var body: some View {
        Color.red.frame(width: 10 + width)
          .onGeometryChange(for: Double.self) { $0.size.width } action: { width = $0 }
      }
    }

    struct Endless: View {
      var body: some View {
        while true {}
        return Text("never")
      }
    }

    struct Failure: Error {}
    struct Failing: PreviewModifier {
      static func makeSharedContext() async throws { throw Failure() }
      func body(content: Content, context: Void) -> some View { content }
    }

    #Preview("First") { Text("first") }
    #Preview("Wide", traits: .fixedLayout(width: 100, height: 100)) {
      // gnomon:silence overflow
      Color.red.frame(width: 200)
    }
    #Preview("Wider", traits: .fixedLayout(width: 100, height: 100)) { Color.red.frame(width: 300) }
    #Preview { Crasher() }
    #Preview("Loop") { Loop() }
    #Preview("Endless") { Endless() }
    #Preview("Failing", traits: .modifier(Failing())) { Text("x") }
    #Preview("Quits") { Button("x") {}.onAppear { exit(7) } }
    #Preview("Last") { Text("last") }
    """

  private func names(_ output: String) -> [String] {
    output.split(separator: "\n").compactMap { line in
      line.hasSuffix("]") ? line.split(separator: "[").last.map { String($0.dropLast()) } : nil
    }
  }

  @Test("What is sound exits with 0, and says how much was looked at")
  func sound() throws {
    let workspace = try Workspace()
    defer { workspace.remove() }
    try workspace.write("Card.swift", Self.sound)
    let result = try workspace.gnomon("check", "Card.swift")
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output == "2 previews in 2 looks: nothing found\n")
    // One of them, in four looks; a folder is a module.
    try workspace.write("Cards/Card.swift", Self.sound)
    let looks = try workspace.gnomon(
      "check", "Cards", "--preview", "Other", "--appearance", "light,dark", "--type-size", "large,AX3", "--html", "page"
    )
    #expect(looks.status == 0 && looks.output == "1 preview in 4 looks: nothing found\n", "\(looks.errors)")
    let pictures = try FileManager.default.contentsOfDirectory(atPath: workspace.folder.path + "/page/now")
    #expect(
      pictures.filter { $0.hasSuffix(".png") }.sorted() == [
        "Cards.Card.Other-dark-accessibility3.png", "Cards.Card.Other-dark-large.png",
        "Cards.Card.Other-light-accessibility3.png", "Cards.Card.Other-light-large.png",
      ])
  }

  @Test("A preview that crashes, hangs, throws or quits is an error, and the others are looked at")
  func faults() throws {
    let workspace = try Workspace()
    defer { workspace.remove() }
    try workspace.write("Bad.swift", Self.faulty)
    let result = try workspace.gnomon(
      "check", "Bad.swift", "--appearance", "light", "--timeout", "4", "--no-audit", "--junit", "out.xml")
    #expect(result.status == 1, "\(result.errors)")
    #expect(
      Set(names(result.output)) == [
        "overflow", "preview-trapped", "update-loop", "preview-timed-out", "preview-failed",
      ], "\(result.output)")
    #expect(result.output.contains("Bad.swift:5: error: Crasher.body trapped: Index out of range [preview-trapped]\n"))
    #expect(result.output.contains("error: its code ended the program (exit code 7) [preview-trapped]\n  in \"Quits\""))
    #expect(
      result.output.contains("in \"Wider\"\n") && !result.output.contains("in \"Wide\""), "a comment silences one")
    #expect(result.output.contains("9 previews: 5 errors, "))
    let junit = try #require(MarkupElement(String(decoding: try workspace.data("out.xml"), as: UTF8.self)))
    let tests = try #require(junit.children("testsuite").first).children("testcase")
    #expect(tests.filter { $0.children.isEmpty }.compactMap { $0["name"] } == ["First", "Wide", "Last"])

    // Only some kinds, and a limit.
    let only = try workspace.gnomon(
      "check", "Bad.swift", "--preview", "Wider", "--preview", "Loop", "--only", "overflow", "--no-audit", "--fail-on",
      "error")
    #expect(only.status == 0 && Set(names(only.output)) == ["overflow"], "\(only.output)\(only.errors)")
    try workspace.write(
      ".gnomon.json", "{\"check\":{\"silence\":[\"overflow\"],\"previews\":[\"Wider\"],\"audit\":false}}")
    let silent = try workspace.gnomon("check", "Bad.swift")
    #expect(silent.status == 0 && silent.output == "1 preview in 2 looks: nothing found\n")
  }

  @Test("What Gnomon can't show as Apple's systems do is a note, which fails a check that asks for it")
  func notes() throws {
    let workspace = try Workspace()
    defer { workspace.remove() }
    try workspace.write(
      "Sign.swift",
      """
      import SwiftUI

      #Preview("Sign") { Image(systemName: "no.symbol.has.this.name").accessibilityLabel("Sign") }
      """)
    let usual = try workspace.gnomon("check", "Sign.swift", "--appearance", "light")
    #expect(usual.status == 0, "\(usual.output)\(usual.errors)")
    #expect(usual.output.contains("note: ") && usual.output.hasSuffix("\n1 preview: 0 errors, 0 warnings, 1 note\n"))
    #expect(
      try workspace.gnomon("check", "Sign.swift", "--appearance", "light", "--fail-on", "note").status == 1)
  }

  @Test("What can't be checked exits with 2, and says why")
  func unable() throws {
    let workspace = try Workspace()
    defer { workspace.remove() }
    try workspace.write("Bad.swift", "import SwiftUI\n#Preview { Textt(\"x\") }\n")
    try workspace.write("None.swift", "import SwiftUI\nstruct A: View { var body: some View { Text(\"a\") } }\n")
    try workspace.write("Card.swift", Self.sound)
    try workspace.write("full/other.txt", "mine")
    try workspace.write("wrong.json", "{\"chek\":{}}")
    func refused(_ arguments: String..., says words: String) throws {
      let result = try workspace.gnomon(["check"] + arguments)
      #expect(result.status == 2 && result.errors.contains(words), "\(arguments): \(result.status) \(result.errors)")
      #expect(result.output.isEmpty)
    }
    try refused("Bad.swift", says: "Bad.swift:2:12: error: cannot find 'Textt' in scope")
    // The folder that the first one has begun is no other's.
    for _ in 1...2 {
      try refused("Bad.swift", "--html", "begun", says: "Bad.swift:2:12: error: cannot find 'Textt' in scope")
    }
    try refused("None.swift", says: "has no previews to check")
    try workspace.write(
      "Twice/Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Twice", targets: [.target(name: "Twice", path: "Sources")])
      """)
    for folder in ["A", "B"] { try workspace.write("Twice/Sources/\(folder)/Card.swift", Self.sound) }
    try refused("Twice", says: "two files of one module are called Card.swift")
    try refused("Nowhere.swift", says: "Nowhere.swift")
    try refused(
      "Card.swift", "--silence", "overflw", says: "there's no warning called 'overflw'; did you mean 'overflow'?")
    try refused("Card.swift", "--only", "nothing-such", says: "there's no warning called 'nothing-such'")
    try refused("Card.swift", "--preview", "Crad", says: "Card")
    try refused("Card.swift", "--html", "full", says: "full holds other files")
    try refused("Card.swift", "--config", "wrong.json", says: "wrong.json: there's no 'chek'")
    try refused("Card.swift", "--target", "Cards", says: "targets are a package's")
    try refused("Card.swift", "--baseline", "main", says: "is in no repository of git's")
    #expect(try workspace.gnomon("check", "--fail-on", "all").status == 64)
  }

  @Test("A baseline tells what has moved, what is new and what is gone, and nothing else")
  func baseline() throws {
    let workspace = try Workspace()
    defer { workspace.remove() }
    func git(_ arguments: String...) throws {
      let result = try Subprocess.run(
        "/usr/bin/env",
        ["git", "-C", workspace.folder.path, "-c", "user.name=A", "-c", "user.email=a@example.com"] + arguments)
      #expect(result.status == 0, "\(result.errors)")
    }
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Cards", targets: [.target(name: "Cards")])
      """
    try workspace.write("Package.swift", manifest)
    let wide = "#Preview(\"Wide\", traits: .fixedLayout(width: 100, height: 100)) { Color.red.frame(width: 300) }\n"
    try workspace.write("Sources/Cards/Card.swift", Self.sound + "\n" + wide + "#Preview(\"Old\") { Text(\"old\") }\n")
    try git("init", "-q")
    try git("add", "-A")
    try git("commit", "-qm", "one")

    let same = try workspace.gnomon("check", "--baseline", "HEAD", "--no-audit")
    #expect(same.status == 0 && same.errors.isEmpty, "\(same.errors)")
    #expect(same.output.hasPrefix("4 previews in 2 looks: nothing new found; since HEAD ("))
    #expect(same.output.hasSuffix(") no preview has changed\n"))

    let moved = "\n\n" + Self.sound.replacingOccurrences(of: ".padding()", with: ".padding(20)")
    try workspace.write("Sources/Cards/Card.swift", moved + "\n" + wide + "#Preview(\"New\") { Text(\"new\") }\n")
    let result = try workspace.gnomon("check", "--baseline", "HEAD", "--no-audit", "--html", "page")
    #expect(result.status == 0, "the overflow isn't new: \(result.output)\(result.errors)")
    #expect(result.output.contains("Card.swift:10: \"Card\" has changed\n"))
    #expect(result.output.contains("\"Other\" has changed\n") && result.output.contains("\"New\" is new\n"))
    #expect(result.output.contains("Text “Card” moved 4 down") && !result.output.contains("\"Wide\""))
    #expect(result.output.contains("\"Old\" of Cards vanished\n"))
    let page = String(decoding: try workspace.data("page/index.html"), as: UTF8.self)
    #expect(page.contains("before/Cards.Card.Card-light.png") && page.contains("now/Cards.Card.Card-light.png"))

    // A finding that wasn't there is an issue, in one that was it isn't.
    try workspace.write("Sources/Cards/Card.swift", moved + "\n" + wide.replacingOccurrences(of: "Wide", with: "Wider"))
    let new = try workspace.gnomon("check", "--baseline", "HEAD", "--no-audit")
    #expect(
      new.output.contains("\"Wider\" is new\n") && new.status == 0, "the same line's finding is known: \(new.output)")
    #expect(try workspace.gnomon("check", "--baseline", "nothing").errors.contains("git knows no commit 'nothing'"))
  }
}
