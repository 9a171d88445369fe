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

  @Test(
    "No word is lost where a run begins or ends within a character",
    arguments: [
      ("ab\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}cd", 0..<4), ("e\u{301}x", 0..<1), ("a\r\nb", 0..<2),
      ("a\u{1F600}b", 1..<2), ("a\u{1F600}b", 2..<3), ("\u{1F600}", 0..<1),
    ])
  func insideACharacter(string: String, range: Range<Int>) throws {
    showHost()
    let text = NSMutableAttributedString(string: string)
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(range))
    let value = AttributedString(text)
    #expect(Array(String(value.characters).unicodeScalars) == Array(string.unicodeScalars))
    let all = try AttributedString(text, including: \.uiKit)
    #expect(Array(String(all.characters).unicodeScalars) == Array(string.unicodeScalars))
    #expect(NSAttributedString(value).string == string)
    let (label, plain) = (UILabel(), UILabel())
    (label.attributedText, plain.text) = (text, string)
    #expect(label.intrinsicContentSize.height == plain.intrinsicContentSize.height)
    #expect(label.intrinsicContentSize.width > plain.intrinsicContentSize.width / 2)
  }

  @Test("Attributes lie where their letters do, behind letters of several units too")
  func places() {
    var value = AttributedString("\u{1F600}e\u{301}")
    var red = AttributedString("\u{6587}\u{5B57}")
    red.swiftUI.foregroundColor = .red
    value += red + AttributedString("z")
    let text = NSAttributedString(value)
    var range = NSRange()
    #expect(text.attribute(.foregroundColor, at: 4, effectiveRange: &range) != nil && range == NSRange(4..<6))
    #expect(text.attribute(.foregroundColor, at: 3, effectiveRange: nil) == nil && text.length == 7)
    #expect(text.attribute(.foregroundColor, at: 6, effectiveRange: nil) == nil)
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
