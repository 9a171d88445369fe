// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@Suite struct FontTests {
  @Test("Fonts take traits and the environment's modifiers")
  func fonts() {
    var environment = EnvironmentValues()
    #expect(Font.headline.resolved(in: environment).weight == 600)
    #expect(Font.body.bold().italic().resolved(in: environment).weight == 600)
    #expect(Font.body.bold().italic().resolved(in: environment).isItalic)
    #expect(Font.body.monospaced().resolved(in: environment).family == .system(.monospaced))
    #expect(Font.system(.title, design: .serif, weight: .black).resolved(in: environment).weight == 900)
    #expect(Font.body.width(.condensed).resolved(in: environment).width == 75)
    #expect(Font.system(size: .nan).resolved(in: environment).size == 17)
    #expect(Font.system(size: .infinity).resolved(in: environment).size == 17)
    #expect(Font.system(size: -4).resolved(in: environment).size == 0)
    environment.text.attributes.weight = .light
    #expect(Font.headline.resolved(in: environment).weight == 300)
    environment.legibilityWeight = .bold
    #expect(Font.headline.resolved(in: environment).weight == 500)
  }
}
