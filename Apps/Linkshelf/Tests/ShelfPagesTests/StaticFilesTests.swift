// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import ShelfPages

@Suite struct StaticFilesTests {
  private func text(_ name: String) -> String {
    StaticFiles.file(name).map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
  }

  @Test func theStyleUsesNoPhysicalSides() {
    let style = text("shelf.css")
    #expect(style.utf8.count > 20_000)
    let physical =
      /(?:^|[\s;{])(?:(?:margin|padding|border)-(?:left|right|top|bottom)|left|right|top|bottom|text-align:\s*(?:left|right)|float:\s*(?:left|right))\s*[:;]/
    #expect(style.firstMatch(of: physical) == nil)
    for shorthand in style.matches(of: /(?:margin|padding|inset):\s*[^;{}]*;/) {
      let values = shorthand.0.drop { $0 != ":" }.dropFirst().dropLast().split(separator: " ")
      if values.count == 4, !shorthand.0.contains("(") { #expect(values[1] == values[3], "\(shorthand.0)") }
    }
  }

  @Test func everyFileOfTheManifestAndTheWorkerIsThere() throws {
    let manifest = try JSONSerialization.jsonObject(with: Data(text("manifest.webmanifest").utf8)) as? [String: Any]
    let icons = manifest?["icons"] as? [[String: String]] ?? []
    #expect(icons.count == 5)
    for icon in icons {
      let name = icon["src"].flatMap { $0.split(separator: "/").last }.map(String.init) ?? ""
      #expect(StaticFiles.file(name) != nil, "\(name)")
    }
    for match in text("service-worker.js").matches(of: /"([a-z]+\.(?:js|css|svg))"/) {
      #expect(StaticFiles.file(String(match.1)) != nil, "\(match.1)")
    }
    for name in StaticFiles.names where name.hasSuffix(".js") {
      for match in text(name).matches(of: /from "\.\/([a-z]+\.js)"/) {
        #expect(StaticFiles.file(String(match.1)) != nil, "\(match.1)")
      }
    }
    #expect(!text("service-worker.js").contains("@HASH@"))
    #expect(StaticFiles.hash.count == 16)
    #expect(StaticFiles.file("texts.tsv") == nil)
    #expect(StaticFiles.file("../Package.swift") == nil)
  }

  @Test func everyPictureThatIsAskedForIsInTheSprite() {
    let sprite = Resources.shared.templates["sprite"] ?? ""
    for page in Models("word").pages() {
      for value in HTMLReader(page.html).values(of: ["href"]) where value.hasPrefix("#i-") {
        #expect(sprite.contains("id=\"\(value.dropFirst())\""), "\(value)")
      }
    }
  }

  @Test func theKeysOfTheHelpPageAreThoseOfTheScript() {
    let script = text("keys.js")
    let frame = text("article.js")
    for (strokes, _) in HelpPage.keys.filter({ $0.name == "reader" }).flatMap(\.keys) {
      #expect(frame.contains("\"\(strokes == "Esc" ? "Escape" : strokes)\""), "\(strokes)")
    }
    for (strokes, _) in HelpPage.keys.filter({ $0.name != "reader" }).flatMap(\.keys) where strokes != "Enter" {
      let key = strokes == "Esc" ? "Escape" : strokes.split(separator: " ").last.map(String.init) ?? strokes
      #expect(
        script.contains("  \(key): ") || script.contains("\"\(key)\": ") || script.contains(" \(key): \"/"),
        "\(strokes)")
    }
  }
}
