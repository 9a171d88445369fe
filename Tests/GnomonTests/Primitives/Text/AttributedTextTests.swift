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
}
