// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct AttributedStringMarkdownTests {
  @Test("Markdown as an attributed string") func markdown() throws {
    let string = try AttributedString(markdown: "a **b** [c](https://a.b)")
    #expect(String(string.characters) == "a b c")
    #expect(string.runs.compactMap(\.link).map(\.absoluteString) == ["https://a.b"])
    #expect(Text(string).resolve(in: EnvironmentValues()).text.runs.map(\.font.weight) == [400, 600, 400, 400])
  }
}
