// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import ShelfPages

@Suite struct TextsTests {
  let resources = Resources.shared

  @Test func bothLanguagesHaveAllKeysAndTheSamePlaces() {
    #expect(resources.problem == nil)
    #expect(Set(resources.textKeys).count == resources.textKeys.count)
    #expect(resources.textKeys.count > 250)
    for key in resources.textKeys {
      let english = resources.texts[.english]?[key] ?? ""
      let chinese = resources.texts[.chinese]?[key] ?? ""
      #expect(!english.isEmpty && !chinese.isEmpty, "\(key)")
      #expect(places(english) == places(chinese), "\(key)")
    }
  }

  @Test func everyPluralHasBothForms() {
    let keys = Set(resources.textKeys)
    for key in keys where key.hasSuffix(".one") { #expect(keys.contains(key.dropLast(4) + ".other"), "\(key)") }
  }

  @Test func everyKeyIsUsedByATemplateOrByCode() throws {
    let code = try sources().joined()
    let templates = resources.templates.values.joined()
    // Keys whose end is the name of a case, or a plural form.
    let families = [
      "nav.", "view.", "sort.", "theme.", "scope.", "part.", "step.", "reader.size.", "reader.width.", "reader.lines.",
      "reader.type.",
      "marks.colour.", "error.", "op.",
      "key.", "keys.", "empty.", "act.",
      "result.", "done.", "format.", "watch.period.", "watch.state.", "watching.lead.", "watching.is.", "finding.",
      "chart.", "kind.", "role.", "language.", "space.part.", "digest.paper.", "compare.count.", "compare.fact.",
    ]
    for key in resources.textKeys {
      let stem = key.replacingOccurrences(of: ".one", with: "").replacingOccurrences(of: ".other", with: "")
      let direct = templates.contains("{{t.\(key)}}") || code.contains("\"\(key)\"") || code.contains("\"\(stem)\"")
      let family =
        families.first { key.hasPrefix($0) }.map {
          code.contains("\"\($0)\\(") || code.contains("\"\($0.dropLast())\"")
        } ?? false
      #expect(direct || family, "\(key) isn't used")
    }
  }

  @Test func everyKeyThatIsAskedForIsThere() {
    for language in Language.allCases { #expect(Templates.of(language).problems == []) }
    #expect(StaticFiles.problem == nil)
    for language in Language.allCases {
      let keys = Set(resources.textKeys)
      for page in Models("w0rd").pages(language) {
        for text in HTMLReader(page.html).words + HTMLReader(page.html).attributes.map(\.value) {
          #expect(!keys.contains(text.trimmingCharacters(in: .whitespaces)), "\(page.name) shows the key \(text)")
        }
      }
    }
  }

  @Test func templatesHaveNoBareWords() {
    for (name, source) in resources.templates {
      let bare = source.replacingOccurrences(of: "\\{\\{!.*\\}\\}", with: "", options: .regularExpression)
        .replacingOccurrences(of: "\\{\\{[^}]*\\}\\}", with: "", options: .regularExpression)
      let reader = HTMLReader(bare)
      for text in reader.words { #expect(!text.contains { $0.isLetter }, "\(name): \(text)") }
      for attribute in reader.attributes where ["aria-label", "title", "placeholder", "alt"].contains(attribute.name) {
        #expect(!attribute.value.contains { $0.isLetter }, "\(name): \(attribute.value)")
      }
    }
  }

  @Test func noTemplateAsksForANameThatNobodyHas() {
    for language in Language.allCases {
      for page in Models("word").pages(language) { #expect(page.missing == [], "\(page.name)") }
    }
  }

  @Test func templatesWriteNothingUnescapedButMarkup() {
    var pieces = RowPieces(context: PageContext())
    let row = RowView.row(Models("word").link(1), in: PageContext(), &pieces)
    row.add(ListPage(kind: .all, links: []).node(in: PageContext()))
    let compare = Models("word").comparePages.first?.node(in: PageContext())
    for (name, source) in resources.templates {
      #expect(!source.contains("{{{"), "\(name)")
      for find in source.matches(of: /{{&\s*([^}]*)}}/) {
        let value = "\(find.output.1)"
        #expect(
          ["row", "datalist"].contains(name) && row.child(named: value) is Markup
            || name == "compare" && compare?.child(named: value) is Markup,
          "\(name): \(find.output.1)")
      }
      #expect(
        !source.contains("style=") && source.range(of: " on[a-z]+=", options: .regularExpression) == nil, "\(name)")
    }
  }

  @Test func numbersSizesAndTimesAreWritten() {
    let texts = Texts.of(.english)
    #expect(texts.number(0) == "0")
    #expect(texts.number(1_234_567) == "1,234,567")
    #expect(texts.number(.min) == "−9,223,372,036,854,775,808")
    #expect(texts.size(-5) == "0 B")
    #expect(texts.size(999) == "999 B")
    #expect(texts.size(1_234) == "1.2 kB")
    #expect(texts.size(999_949) == "1.0 MB")
    #expect(texts.size(.max) == "9.2 EB")
    #expect(texts.duration(1) == "1 second")
    #expect(texts.duration(7_300) == "2 hours")
    #expect(texts.count("list.total", 1) == "1 link")
    #expect(Texts.of(.chinese).count("list.total", 2) == "2 条链接")
  }

  private func places(_ text: String) -> Set<String> {
    var found: Set<String> = []
    _ = Texts.fill(text) {
      found.insert(String($0))
      return ""
    }
    return found
  }

  private func sources() throws -> [String] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    // The router says sentences of the table too.
    let files = ["Sources/ShelfPages", "Sources/ShelfWeb"].flatMap { folder in
      FileManager.default.enumerator(at: root.appendingPathComponent(folder), includingPropertiesForKeys: nil)?
        .compactMap { $0 as? URL } ?? []
    }
    return try files.filter { $0.pathExtension == "swift" }.map { try String(contentsOf: $0, encoding: .utf8) }
  }
}
