// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import GnomonCLI

/// `gnomon preview --export` as continuous integration runs it.
@Suite struct PreviewSiteTests {
  private static let cards = """
    import SwiftUI

    struct Crasher: View {
      var items: [Int] = []
      var body: some View { Text("\\(items[3])") }
    }

    #Preview("Card", traits: .sizeThatFitsLayout) { Text("Hello").padding() }
    #Preview("</ul><b>Bold</b>", traits: .sizeThatFitsLayout) { Text("x") }
    #Preview("Crasher") { Crasher() }
    #Preview("Wide", traits: .fixedLayout(width: 100, height: 100)) { Color.red.frame(width: 300) }
    """

  @Test("Each preview has a picture and a page in each look; one that traps is told of, and the others are there")
  func writes() throws {
    let workspace = try Workspace()
    defer { workspace.remove() }
    try workspace.write("Cards.swift", Self.cards)
    let result = try workspace.gnomon("preview", "Cards.swift", "--export", "site", "--appearance", "light,dark")
    #expect(result.status == 1, "\(result.errors)")
    #expect(result.errors.contains("Crasher: "))
    let site = try #require(
      JSONSerialization.jsonObject(with: workspace.data("site/site.json")) as? [String: Any])
    let previews = try #require(site["previews"] as? [[String: Any]])
    #expect(previews.map { $0["name"] as? String } == ["Card", "</ul><b>Bold</b>", "Crasher", "Wide"])
    #expect(previews.map { $0["line"] as? Int } == [8, 9, 10, 11])
    for preview in previews {
      let looks = try #require(preview["looks"] as? [[String: Any]])
      let name = try #require(preview["name"] as? String)
      if name == "Crasher" {
        #expect((preview["failure"] as? String)?.contains("out of range") == true)
        continue
      }
      #expect(looks.map { $0["look"] as? String } == ["appearance light", "appearance dark"])
      for look in looks {
        let picture = try workspace.data("site/" + #require(look["picture"] as? String))
        #expect(picture.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        let page = String(decoding: try workspace.data("site/" + #require(look["page"] as? String)), as: UTF8.self)
        #expect(page.contains("href=\"../index.html\""))
        #expect(!page.contains("<b>Bold"))
        #expect(look["findings"] as? Int == (name == "Wide" ? 1 : 0))
      }
    }
    let index = String(decoding: try workspace.data("site/index.html"), as: UTF8.self)
    #expect(index.contains("&lt;/ul&gt;&lt;b&gt;Bold") && !index.contains("<b>Bold"))
    #expect(index.contains("out of range"))
  }

  @Test("A site is written over an earlier one, whose other files go, and over nothing else")
  func replaces() throws {
    let workspace = try Workspace()
    defer { workspace.remove() }
    try workspace.write(
      "Card.swift", "import SwiftUI\n#Preview(\"One\") { Text(\"a\") }\n#Preview(\"Two\") { Text(\"b\") }\n")
    #expect(try workspace.gnomon("preview", "Card.swift", "--export", "site").status == 0)
    try workspace.write("Card.swift", "import SwiftUI\n#Preview(\"One\") { Text(\"a\") }\n")
    #expect(try workspace.gnomon("preview", "Card.swift", "--export", "site").status == 0)
    let names = try FileManager.default.contentsOfDirectory(
      atPath: workspace.folder.appendingPathComponent("site/previews").path)
    #expect(names.count == 3 && !names.contains { $0.contains("Two") }, "\(names)")

    try workspace.write("mine/previews/notes.txt", "kept")
    try workspace.write("other/site.json", "{}")
    try workspace.write("file", "kept")
    for folder in ["mine", "other", ".", "file"] {
      let result = try workspace.gnomon("preview", "Card.swift", "--export", folder)
      #expect(result.status == 1)
      #expect(result.errors.contains("holds other files") || result.errors.contains("is no folder"))
    }
    #expect(String(decoding: try workspace.data("mine/previews/notes.txt"), as: UTF8.self) == "kept")
  }

  @Test("What isn't for a site is refused, and sources without a preview are no site")
  func refuses() throws {
    let workspace = try Workspace()
    defer { workspace.remove() }
    try workspace.write("Card.swift", "import SwiftUI\nstruct Card: View { var body: some View { Text(\"a\") } }\n")
    for options in [["--open"], ["--port", "8080"], ["--view", "Card"], ["--allow-host", "a"]] {
      let result = try workspace.gnomon(["preview", "Card.swift", "--export", "site"] + options)
      #expect(result.status == 64)
      #expect(result.errors.contains("isn't for --export"))
    }
    let result = try workspace.gnomon("preview", "Card.swift", "--export", "site")
    #expect(result.status == 1)
    #expect(result.errors.contains("has no previews to show"))
  }
}
