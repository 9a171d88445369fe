// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import Testing

/// Texts of HTML documents, as `NSAttributedString` reads and writes them.
///
/// Which text a document gives follows WebKit's public source of its importer (`HTMLConverter`). Sizes of headings are CSS 2.2's, appendix D.
@MainActor @Suite struct HTMLTextTests {
  private func read(
    _ html: String, _ options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:]
  ) throws -> NSAttributedString {
    var options = options
    options[.documentType] = NSAttributedString.DocumentType.html
    if options[.characterEncoding] == nil { options[.characterEncoding] = String.Encoding.utf8.rawValue }
    return try NSAttributedString(data: Data(html.utf8), options: options, documentAttributes: nil)
  }

  /// The attributes where a word begins.
  private func attributes(_ text: NSAttributedString, _ word: String) throws -> [NSAttributedString.Key: Any] {
    let whole = text.string as String
    let place = try #require(whole.range(of: word))
    return text.attributes(at: NSRange(place, in: whole).location, effectiveRange: nil)
  }

  private func hex(_ color: Any?) -> String {
    guard let color = color as? UIColor else { return "none" }
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha].map { String(Int(($0 * 255).rounded()), radix: 16) }.joined(separator: " ")
  }

  @Test(
    "Blocks are paragraphs, white space is one space",
    arguments: [
      ("Hi", "Hi"), ("<p>Hi</p>", "Hi\n"), ("<div><div>a</div></div><p>b</p>", "a\nb\n"),
      ("<p>a<br>b</p>", "a\u{2028}b\n"),
      ("<div>a<br>b</div>", "a\nb\n"), ("  a \n\t b  <b> c</b> ", "a b c"), ("<p> a </p>\n<p> b </p>", "a\nb\n"),
      ("<pre>a\n  b</pre>", "a\n  b\n"), ("a&nbsp;&amp;&lt;&#8212;&euro;", "a\u{A0}&<\u{2014}\u{20AC}"), ("", ""),
      ("<p></p><div></div>", ""),
      ("<script>x()</script><title>t</title>a<style>b{color:red}</style>", "a"),
      ("<p>a<span style='display: none'>b<i>c</i></span>d</p>", "ad\n"),
      ("<ul><li>one<li>two<ul><li>in</ul></ul>", "\t•\tone\n\t•\ttwo\n\t◦\tin\n"),
      ("<ol start=3><li>a</li><li value=7>b</li><li>c</li></ol>", "\t3.\ta\n\t7.\tb\n\t8.\tc\n"),
      ("<table><tr><td>a<td>b<tr><td>c</table>", "a\nb\nc\n"), ("<b>open <i>and never closed", "open and never closed"),
      ("👋🏽 <b>👨‍👩‍👧</b>é", "👋🏽 👨‍👩‍👧é"),
    ])
  func texts(_ html: String, _ expected: String) throws {
    showHost()
    #expect(try read(html).string == expected)
  }

  @Test("Fonts, lines, colours and links are attributes")
  func looks() throws {
    showHost()
    let text = try read(
      "plain <b>bold</b> <i>lean</i> <u>line</u> <s>gone</s> <code>code</code> <a href='https://example.com/x?a=1&amp;b=2'>link</a> "
        + "<font color='#f00' size=5>red</font> <mark>marked</mark> 2<sup>high</sup><sub>low</sub>")
    let plain = try #require(try attributes(text, "plain")[.font] as? UIFont)
    #expect(plain.familyName == "Times New Roman" && plain.pointSize == 12 && plain.fontDescriptor.symbolicTraits == [])
    #expect(hex(try attributes(text, "plain")[.foregroundColor]) == "0 0 0 ff")
    #expect((try attributes(text, "bold")[.font] as? UIFont)?.fontDescriptor.symbolicTraits == .traitBold)
    #expect((try attributes(text, "lean")[.font] as? UIFont)?.fontDescriptor.symbolicTraits == .traitItalic)
    #expect(try attributes(text, "line")[.underlineStyle] as? Int == NSUnderlineStyle.single.rawValue)
    #expect(try attributes(text, "gone")[.strikethroughStyle] as? Int == NSUnderlineStyle.single.rawValue)
    #expect((try attributes(text, "code")[.font] as? UIFont)?.familyName == "Courier")
    let link = try attributes(text, "link")
    #expect(
      link[.link] as? URL == URL(string: "https://example.com/x?a=1&b=2") && hex(link[.foregroundColor]) == "0 0 ee ff")
    #expect(link[.underlineStyle] as? Int == NSUnderlineStyle.single.rawValue)
    let red = try attributes(text, "red")
    #expect(hex(red[.foregroundColor]) == "ff 0 0 ff" && (red[.font] as? UIFont)?.pointSize == 18)
    #expect(hex(try attributes(text, "marked")[.backgroundColor]) == "ff ff 0 ff")
    #expect((try attributes(text, "high")[.baselineOffset] as? CGFloat ?? 0) > 0)
    #expect((try attributes(text, "low")[.baselineOffset] as? CGFloat ?? 0) < 0)
    // Between what is marked nothing is.
    #expect(try attributes(text, " <".dropLast() + "").keys.contains(.link) == false)
  }

  @Test("Headings are large and thick, and paragraphs keep their distance")
  func headings() throws {
    showHost()
    let text = try read("<h1>one</h1><h3>three</h3><p align=center>text</p><blockquote dir=rtl>quoted</blockquote>")
    let one = try #require(try attributes(text, "one")[.font] as? UIFont)
    #expect(one.pointSize == 24 && one.fontDescriptor.symbolicTraits.contains(.traitBold))
    #expect(abs((try #require(try attributes(text, "three")[.font] as? UIFont)).pointSize - 14.04) < 0.001)
    let paragraph = try #require(try attributes(text, "text")[.paragraphStyle] as? NSParagraphStyle)
    #expect(paragraph.alignment == .center && paragraph.paragraphSpacing == 12 && paragraph.headIndent == 0)
    let quoted = try #require(try attributes(text, "quoted")[.paragraphStyle] as? NSParagraphStyle)
    #expect(quoted.headIndent > 0 && quoted.baseWritingDirection == .rightToLeft)
  }

  @Test("Style sheets count by weight: own ones, identifiers, classes, types, and the later one")
  func sheets() throws {
    showHost()
    let text = try read(
      """
      <html><head><style>
      /* p { color: white } */
      p { color: #00f; font-size: 20px }
      .warm { color: rgb(255, 128, 0) } .warm { font-weight: 600 }
      #one { color: green } p.warm .deep { color: hsl(120, 100%, 25%); text-decoration: line-through }
      @media print { p { color: white } } @media screen { em { letter-spacing: 2px } }
      @font-face { font-family: x } p:hover, p > a { color: white }
      </style></head><body>
      <p>types</p><p class="a warm b">classes <span><span class=deep>deep</span></span> <em>spaced</em></p>
      <p class=warm id=one>identifiers</p><p class=warm id=one style="color: transparent; font: italic bold 16px/2 'Courier New', serif">own</p>
      </body></html>
      """)
    #expect(text.string == "types\nclasses deep spaced\nidentifiers\nown\n")
    #expect(hex(try attributes(text, "types")[.foregroundColor]) == "0 0 ff ff")
    let classes = try attributes(text, "classes")
    #expect(hex(classes[.foregroundColor]) == "ff 80 0 ff" && (classes[.font] as? UIFont)?.pointSize == 20)
    #expect((classes[.font] as? UIFont)?.fontDescriptor.symbolicTraits == .traitBold)
    let deep = try attributes(text, "deep")
    #expect(hex(deep[.foregroundColor]) == "0 80 0 ff" && deep[.strikethroughStyle] != nil)
    #expect(try attributes(text, "spaced")[.kern] as? CGFloat == 2)
    #expect(hex(try attributes(text, "identifiers")[.foregroundColor]) == "0 80 0 ff")
    let own = try attributes(text, "own")
    let font = try #require(own[.font] as? UIFont)
    #expect(hex(own[.foregroundColor]) == "0 0 0 0" && font.familyName == "Courier New" && font.pointSize == 16)
    #expect((own[.paragraphStyle] as? NSParagraphStyle)?.lineHeightMultiple == 2)
  }

  @Test(
    "CSS's names of colours are CSS's",
    arguments: [
      ("green", "0 80 0 ff"), ("gray", "80 80 80 ff"), ("maroon", "80 0 0 ff"), ("purple", "80 0 80 ff"),
      ("#8f03", "88 ff 0 33"), ("rebeccapurple", "66 33 99 ff"), ("nocolour", "0 0 0 ff"),
      ("rgba(0 0 255 / 50%)", "0 0 ff 80"),
    ])
  func names(_ name: String, _ expected: String) throws {
    showHost()
    #expect(hex(try attributes(read("<b style='color: \(name)'>x</b>"), "x")[.foregroundColor]) == expected)
  }

  @Test("Options: encodings, addresses, sizes, attributes, what a document says of itself")
  func options() throws {
    showHost()
    let latin = Data([0x3C, 0x62, 0x3E, 0xE9])
    #expect(
      try NSAttributedString(
        data: latin,
        options: [
          .documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.isoLatin1.rawValue,
        ],
        documentAttributes: nil
      ).string == "é")
    // A document that doesn't tell its encoding is read as ISO 8859-1.
    let untold = try NSAttributedString(data: Data("<html>é".utf8), documentAttributes: nil)
    #expect(untold.string == "Ã©")
    #expect(
      try NSAttributedString(data: Data("<html><meta charset=utf-8>é".utf8), documentAttributes: nil).string == "é")
    let wide = try #require("<p>\u{20AC}<p>\u{100}".data(using: .utf16))
    #expect(NSAttributedString(html: wide, documentAttributes: nil)?.string == "\u{20AC}\n\u{100}\n")
    let base = try read("<a href='b.html'>b</a>", [.baseURL: URL(string: "https://example.com/a/")!])
    #expect(base.attribute(.link, at: 0, effectiveRange: nil) as? URL == URL(string: "https://example.com/a/b.html"))
    let large = try read("a", [.textSizeMultiplier: 2, .defaultAttributes: [NSAttributedString.Key.kern: 3]])
    #expect((large.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 24)
    #expect(large.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 3)
    var told: NSDictionary?
    _ = try NSAttributedString(data: Data("plain <b>".utf8), documentAttributes: &told)
    #expect(told?["DocumentType"] as? String == "NSPlainText")
    let mutable = NSMutableAttributedString(string: "before")
    try mutable.read(from: Data("<html>after".utf8), documentAttributes: &told)
    #expect(mutable.string == "after" && told?["DocumentType"] as? String == "NSHTML")
    #expect(NSAttributedString(html: Data("<i>x".utf8), documentAttributes: nil)?.string == "x")
  }

  @Test("Pictures in the document are read, others aren't fetched")
  func pictures() throws {
    showHost()
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let png = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2), format: format).pngData {
      $0.fill($0.format.bounds)
    }
    let text = try read(
      "a<img src='data:image/png;base64,\(png.base64EncodedString())'>b<img src='https://example.com/none.png'>c<img>")
    #expect(text.string == "a\u{FFFC}b\u{FFFC}c\u{FFFC}")
    let first = try #require(text.attribute(.attachment, at: 1, effectiveRange: nil) as? NSTextAttachment)
    #expect(first.image?.size == CGSize(width: 3, height: 2) && first.contents == png)
    let second = try #require(text.attribute(.attachment, at: 3, effectiveRange: nil) as? NSTextAttachment)
    #expect(second.image == nil && second.contents == nil)
  }

  @Test("What can't be read or written is said")
  func errors() throws {
    showHost()
    func message(_ body: () throws -> Void) -> String {
      do {
        try body()
        return "no error"
      } catch { return (error as NSError).localizedDescription }
    }
    let rtf = Data("{\\rtf1 a}".utf8)
    #expect(
      message { _ = try NSAttributedString(data: rtf, documentAttributes: nil) }.contains("NSRTF isn't read here"))
    let text = NSAttributedString(string: "é👋")
    #expect(message { _ = try text.data(from: NSRange(location: 0, length: 3)) }.contains("without a kind"))
    let plain: [NSAttributedString.DocumentAttributeKey: Any] = [.documentType: NSAttributedString.DocumentType.plain]
    for range in [
      NSRange(location: 2, length: 2), NSRange(location: -1, length: 1), NSRange(location: NSNotFound, length: 1),
    ] {
      #expect(message { _ = try text.data(from: range, documentAttributes: plain) }.contains("has no part"))
    }
    #expect(
      message {
        _ = try text.data(
          from: NSRange(location: 0, length: 3),
          documentAttributes: plain.merging([.characterEncoding: String.Encoding.ascii]) { $1 })
      }.contains("take .utf8"))
    #expect(try text.data(from: NSRange(location: 0, length: 3), documentAttributes: plain) == Data("é👋".utf8))
  }

  @Test("What is written is read back")
  func roundTrip() throws {
    showHost()
    let html =
      "<p style='text-align: right; margin-bottom: 5px'>a <b>&lt;b&gt;</b>  \"<i style='font-size: 15.5px; color: #12345680'>c</i>\""
      + "<a href='https://example.com/?a&amp;b'>l</a><br>x</p><p><u>u</u><s>s</s> <span style='background: #ff0'>m</span></p><h2>H</h2>"
    let text = try read(html)
    let page = try text.data(
      from: NSRange(location: 0, length: text.length),
      documentAttributes: [.documentType: NSAttributedString.DocumentType.html])
    let again = try NSAttributedString(data: page, documentAttributes: nil)
    #expect(again.string == text.string)
    for place in 0..<min(text.length, again.length) where (text.string as NSString).character(at: place) != 10 {
      let (old, new) = (
        text.attributes(at: place, effectiveRange: nil), again.attributes(at: place, effectiveRange: nil)
      )
      #expect(Set(old.keys) == Set(new.keys), "at \(place)")
      #expect(old[.font] as? UIFont == new[.font] as? UIFont, "at \(place)")
      #expect(
        hex(old[.foregroundColor]) == hex(new[.foregroundColor])
          && hex(old[.backgroundColor]) == hex(new[.backgroundColor]))
      #expect(old[.link] as? URL == new[.link] as? URL)
      let (first, second) = (old[.paragraphStyle] as? NSParagraphStyle, new[.paragraphStyle] as? NSParagraphStyle)
      #expect(
        first?.alignment == second?.alignment && first?.paragraphSpacing == second?.paragraphSpacing, "at \(place)")
    }
  }

  @Test("A document of 20,000 elements, of 20,000 rules or of great depth is read")
  func many() throws {
    showHost()
    let items = (0..<20_000).map { "<p class=c\($0)>p<b>b</b></p>" }.joined()
    let rules = (0..<20_000).map { ".c\($0) { font-size: \(10 + $0 % 3)px }" }.joined()
    let text = try read("<style>\(rules)</style>" + items)
    #expect(text.length == 60_000)
    #expect((text.attribute(.font, at: 59_997, effectiveRange: nil) as? UIFont)?.pointSize == CGFloat(10 + 19_999 % 3))
    #expect(try read(String(repeating: "<div>", count: 200) + "x").string == "x\n")
    // libxml2 leaves out what is too deep, which isn't to be lost without a word.
    let error = #expect(throws: NSError.self) { try read(String(repeating: "<div>", count: 20_000) + "x") }
    #expect(error?.localizedDescription.contains("within each other") == true)
  }
}
