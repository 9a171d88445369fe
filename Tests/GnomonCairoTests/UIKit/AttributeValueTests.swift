// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import Testing

@testable import GnomonCairo

/// Objects as the values of attributed texts: where two parts touch, Foundation asks whether their values are equal.
@Suite struct AttributeValueTests {
  nonisolated(unsafe) private static let pairs: [(name: String, NSObject, NSObject)] = [
    ("fonts", UIFont.systemFont(ofSize: 12), UIFont.boldSystemFont(ofSize: 14)),
    ("colours", UIColor.red, UIColor.blue),
    ("pictures", UIImage(), UIImage(systemName: "star") ?? UIImage()),
    ("paragraphs", NSParagraphStyle(), NSMutableParagraphStyle()),
    ("shadows", NSShadow(), NSShadow()),
    ("attachments", NSTextAttachment(), NSTextAttachment()),
    ("cursors", NSCursor.arrow, NSCursor.iBeam),
  ]

  @Test(arguments: pairs.indices)
  func valuesOfPartsThatTouchAreCompared(index: Int) {
    let (name, first, second) = Self.pairs[index]
    let key = NSAttributedString.Key("value")
    let text = NSMutableAttributedString(string: "abcd")
    text.addAttribute(key, value: first, range: NSRange(location: 0, length: 2))
    text.addAttribute(key, value: second, range: NSRange(location: 2, length: 2))
    text.append(NSAttributedString(string: "e", attributes: [key: first]))
    text.insert(NSAttributedString(string: "f", attributes: [key: second]), at: 0)
    #expect(text.string == "fabcde", "\(name)")
    // Equal ones may have become one.
    #expect(first.isEqual(text.attribute(key, at: 1, effectiveRange: nil)), "\(name)")
    #expect(second.isEqual(text.attribute(key, at: 3, effectiveRange: nil)), "\(name)")
  }

  @Test func equalFontsAreOneRun() {
    let text = NSMutableAttributedString(string: "ab")
    for place in 0..<2 {
      text.addAttribute(.font, value: UIFont.systemFont(ofSize: 12), range: NSRange(location: place, length: 1))
    }
    var range = NSRange()
    _ = text.attributes(at: 0, effectiveRange: &range)
    #expect(range == NSRange(location: 0, length: 2))
  }
}
