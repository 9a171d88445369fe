// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@Suite struct AttributedTextTests: TextSuite {
  @Test("Attributed strings")
  func attributed() {
    var string = AttributedString("plain ")
    var bold = AttributedString("bold")
    bold.font = .body.bold()
    bold.foregroundColor = .red
    string += bold
    #expect(runs(Text(string)) == ["plain ", "bold[b]"])
    let resolution = Text(string).foregroundColor(.blue).resolve(in: environment)
    #expect(resolution.styles.map(\.style) == [AnyShapeStyle(Color.blue), AnyShapeStyle(Color.red)])
  }

  @Test("The letters of an attributed string are all of them, in each run")
  func letters() {
    let pieces = [
      "", "a", "\u{0}", "日晷的影子", "e\u{301}", "👩‍👩‍👧‍👦", "line\r\nline\n", " {\n}", "{\n\tNSLink = x\n}",
      String(repeating: "word ", count: 30), String(repeating: "影👍🏽", count: 40), "\u{202E}drow",
    ]
    for first in pieces {
      for second in pieces {
        var string = AttributedString(first)
        var other = AttributedString(second)
        other.link = URL(string: "https://example.org/ {")
        string += other
        #expect(string.plainText.unicodeScalars.elementsEqual((first + second).unicodeScalars))
        // A run may end within a character.
        let wanted = (first + second).unicodeScalars.map { $0 }
        let found = Text(string).resolve(in: environment).text.runs.flatMap(\.string.unicodeScalars)
        #expect(found == wanted)
      }
    }
  }
}
