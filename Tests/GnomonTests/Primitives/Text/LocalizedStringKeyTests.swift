// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@Suite struct LocalizedStringKeyTests: TextSuite {
  @Test("Floating point shows six decimals, integers are grouped")
  func numbers() {
    let length: CGFloat = 400
    #expect(string(Text("\(length)")) == "400.000000")
    #expect(string(Text("\(1.5) \(Float(0.25))")) == "1.500000 0.250000")
    #expect(string(Text("\(1_234_567)")) == "1,234,567")
    #expect(string(Text("\(-1234)")) == "-1,234")
    #expect(string(Text("\(UInt8(7)) \(Int16(-3)) \(UInt64.max)")) == "7 -3 18,446,744,073,709,551,615")
    #expect(string(Text("\(3.14159, specifier: "%.2f")")) == "3.14")
    #expect(string(Text("\(7, specifier: "%03d")%")) == "007%")
    #expect(string(Text("\(255, specifier: "%x")")) == "ff")
    #expect(string(Text("\(CGFloat.infinity) \(Double.nan)")) == "inf nan")
    #expect(string(Text("\(0.5, format: .percent)")) == "50%")
    #expect(string(Text(1234.5, format: .number)) == "1,234.5")
    var german = environment
    german.locale = Locale(identifier: "de_DE")
    #expect(Text("\(1234.5)").string(in: german) == "1.234,500000")
  }

  @Test("A specifier that doesn't fit its number is left aside", arguments: ["%s", "%@", "%n", "%d%d", "x", "%", "%5"])
  func badSpecifiers(specifier: String) {
    #expect(string(Text("\(5, specifier: specifier)")) == "5")
    #expect(string(Text("\(0.5, specifier: "%d")")) == "")
  }

  @Test("A key is looked up in the language of the environment, where the bundle has it")
  func languages() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (language, text) in [("en", "Hello %lld"), ("de", "Hallo %lld")] {
      let table = folder.appendingPathComponent("\(language).lproj")
      try FileManager.default.createDirectory(at: table, withIntermediateDirectories: true)
      try Data("\"greeting %lld\" = \"\(text)\";".utf8).write(to: table.appendingPathComponent("Localizable.strings"))
    }
    let bundle = try #require(Bundle(path: folder.path))
    for (identifier, expected) in [("de_CH", "Hallo 5"), ("en_GB", "Hello 5"), ("fr", "Hello 5")] {
      var environment = environment
      environment.locale = Locale(identifier: identifier)
      #expect(Text("greeting \(5)", bundle: bundle).string(in: environment) == expected)
    }
  }
}
