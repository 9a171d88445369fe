// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import Testing

/// Texts with attributes, from Foundation's class to its value and back.
@MainActor @Suite struct AttributedStringConversionTests {
  @Test("What a text understands goes over, with its range")
  func there() {
    showHost()
    let text = NSMutableAttributedString(string: "ab")
    text.addAttributes(
      [.kern: 2, .link: URL(string: "https://example.com")!, .foregroundColor: UIColor.red, .underlineStyle: 1],
      range: NSRange(location: 1, length: 1))
    let value = AttributedString(text)
    #expect(String(value.characters) == "ab")
    let runs = Array(value.runs)
    #expect(runs.count == 2 && runs[0].swiftUI.kern == nil && runs[1].swiftUI.kern == 2)
    #expect(runs[1].link == URL(string: "https://example.com") && runs[1].swiftUI.underlineStyle != nil)
    #expect(runs[1].swiftUI.foregroundColor == Color(uiColor: .red) && runs[1].swiftUI.strikethroughStyle == nil)
  }

  @Test("It comes back")
  func back() throws {
    showHost()
    var value = AttributedString("x")
    value.swiftUI.tracking = 3
    value.link = URL(string: "https://example.com")
    value.swiftUI.font = .system(size: 20)
    let text = NSAttributedString(value)
    let attributes = text.attributes(at: 0, effectiveRange: nil)
    #expect(text.string == "x" && attributes[.tracking] as? CGFloat == 3)
    #expect((attributes[.font] as? UIFont)?.pointSize == 20 && attributes[.link] as? URL == value.link)
  }

  @Test("UIKit's attributes are kept as they are where they're asked for, and links alone where Foundation's are")
  func scopes() throws {
    showHost()
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let text = NSMutableAttributedString(
      string: "a",
      attributes: [.font: UIFont.boldSystemFont(ofSize: 21), .foregroundColor: UIColor.red, .paragraphStyle: style])
    text.append(
      NSAttributedString(string: "b", attributes: [.link: "https://example.com", .foregroundColor: UIColor.red]))
    let all = try AttributedString(text, including: \.uiKit)
    let run = try #require(all.runs.first)
    #expect(run.uiKit.font == UIFont.boldSystemFont(ofSize: 21) && run.uiKit.paragraphStyle?.alignment == .center)
    #expect(run.swiftUI.foregroundColor == Color(uiColor: .red), "a text shows it")
    let back = try NSAttributedString(all, including: \.uiKit).attributes(at: 0, effectiveRange: nil)
    #expect(
      (back[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center && back[.font] as? UIFont == run.uiKit.font)
    let links = try AttributedString(text, including: \.foundation)
    #expect(Array(links.runs).map(\.link) == [nil, URL(string: "https://example.com")])
    #expect(links.runs.allSatisfy { $0.swiftUI.foregroundColor == nil })
    let plain = try NSAttributedString(all, including: \.foundation)
    #expect(
      plain.attributes(at: 0, effectiveRange: nil).isEmpty && plain.attribute(.link, at: 1, effectiveRange: nil) != nil)
  }

  @Test("A paragraph's style is a value of what it says, and a copy of it can be changed")
  func paragraphs() throws {
    showHost()
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    style.alignment = .center
    let copy = try #require(style.mutableCopy() as? NSMutableParagraphStyle)
    #expect(copy == style)
    copy.lineSpacing = 5
    #expect(copy != style && style.lineSpacing == 4 && NSParagraphStyle.default.alignment == .natural)
  }
}
