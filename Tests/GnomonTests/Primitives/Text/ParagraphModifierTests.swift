// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@Suite struct ParagraphModifierTests: TextSuite {
  @Test("Paragraph values are brought into range")
  func paragraph() {
    var values = environment
    values.lineLimit = -2
    values.lineSpacing = -.infinity
    values.minimumScaleFactor = 7
    values.displayScale = 0
    let paragraph = Text("a").resolve(in: values).text.paragraph
    #expect(paragraph.lineLimit == 1)
    #expect(paragraph.lineSpacing == 0)
    #expect(paragraph.minimumScaleFactor == 1)
    #expect(paragraph.displayScale == 1)
  }
}
