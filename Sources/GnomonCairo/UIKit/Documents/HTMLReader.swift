// SPDX-License-Identifier: Apache-2.0
import CHTML
import Foundation
import Gnomon

/// Makes an attributed text of an HTML document. libxml2 reads the document; which text that gives, and how it looks, is told here.
///
/// Where WebKit's importer is known by its public source, its text is given: a block ends its paragraph, a `br` is U+2028 within `p`, `li`
/// and headings and ends a paragraph elsewhere, an item of a list begins with a tab, its marker and a tab. No address is opened: of pictures
/// those are read that lie in the document itself (`data:`).
struct HTMLReader {
  private static let library: gnomon_html? = {
    var html = gnomon_html()
    return gnomon_html_load(&html) != 0 ? html : nil
  }()

  /// Whether documents can be read: libxml2 is there.
  static var isThere: Bool { library != nil }

  /// Why a document isn't read.
  enum Failure: Error { case unreadable, deep }

  /// libxml2 leaves out what is deeper, and doesn't tell it.
  private static let depth = 255

  /// The text of a document.
  static func text(
    of data: Data, encoding: String?, base: URL?, defaults: [NSAttributedString.Key: Any], factor: CGFloat
  ) throws(Failure) -> NSAttributedString {
    guard let library else { throw .unreadable }
    guard !data.isEmpty else { return NSAttributedString(string: "") }
    let data = marked(data)
    let state = State(base: base, defaults: defaults, factor: factor)
    var reader = gnomon_html_reader()
    reader.context = Unmanaged.passUnretained(state).toOpaque()
    reader.open = { context, name, element in
      guard let context, let name, let element else { return 0 }
      return State.of(context).open(String(cString: name), element) ? 1 : 0
    }
    reader.close = { context in
      if let context { State.of(context).close() }
    }
    reader.text = { context, text in
      guard let context, let text else { return }
      State.of(context).add(String(cString: text))
    }
    let isRead = data.withUnsafeBytes { bytes in
      withUnsafePointer(to: library) { library in
        gnomon_html_read(
          library, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.count, encoding, &reader)
      }
    }
    guard isRead != 0 else { throw .unreadable }
    guard state.depth <= depth else { throw .deep }
    return state.result()
  }

  /// What a document's own paragraphs are given, and those that libxml2 adds around text aren't.
  private static let mark = "gnomon-paragraph"

  /// The document with a mark in each paragraph's tag.
  private static func marked(_ data: Data) -> Data {
    var result = Data()
    var start = data.startIndex
    var place = data.startIndex
    let open = UInt8(ascii: "<")
    while let tag = data[place...].firstIndex(of: open) {
      place = tag + 1
      guard tag + 2 < data.endIndex, data[tag + 1] | 0x20 == UInt8(ascii: "p"),
        [0x09, 0x0A, 0x0C, 0x0D, 0x20, 0x2F, 0x3E].contains(data[tag + 2])
      else { continue }
      result += data[start..<(tag + 2)]
      result += " \(mark)".utf8
      start = tag + 2
    }
    return result + data[start...]
  }

  private final class State {
    private let base: URL?
    private let defaults: [NSAttributedString.Key: Any]
    private var sheet = StyleSheet()
    /// The open elements, and how each looks.
    private var elements: [StyleSheet.Element] = []
    private var styles: [HTMLStyle]
    private var lists: [(isOrdered: Bool, next: Int)] = []
    private var sheetText: String?
    /// How many elements lay within each other at most.
    private(set) var depth = 0
    /// How many elements are open of one that isn't shown.
    private var hidden = 0

    private var text = ""
    private var length = 0
    /// Where another look begins, in UTF-16.
    private var runs: [(start: Int, style: HTMLStyle)] = []
    private var attachments: [(place: Int, NSTextAttachment)] = []
    /// Whether the text ends with white space that the end of its paragraph takes away.
    private var endsWithSpace = false
    private var isAtStart = true

    init(base: URL?, defaults: [NSAttributedString.Key: Any], factor: CGFloat) {
      (self.base, self.defaults) = (base, defaults)
      var style = HTMLStyle()
      style.size *= factor
      styles = [style]
    }

    static func of(_ context: UnsafeMutableRawPointer) -> State {
      Unmanaged<State>.fromOpaque(context).takeUnretainedValue()
    }

    private var style: HTMLStyle { styles[styles.count - 1] }

    private static let blocks: Set<String> = [
      "address", "article", "aside", "blockquote", "center", "dd", "details", "dir", "div", "dl", "dt",
      "fieldset", "figcaption",
      "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "legend", "li", "listing",
      "main", "menu",
      "nav", "ol", "p", "pre", "section", "summary", "table", "td", "th", "tr", "ul", "xmp",
    ]
    private static let unseen: Set<String> = [
      "script", "title", "template", "noscript", "object", "iframe", "select", "textarea", "audio", "video", "canvas",
      "svg", "math",
      "datalist", "meter", "progress", "map", "frameset",
    ]
    private static let paragraphs: Set<String> = ["p", "li", "h1", "h2", "h3", "h4", "h5", "h6"]

    // MARK: The document

    func open(_ name: String, _ element: UnsafeRawPointer) -> Bool {
      guard hidden == 0, !Self.unseen.contains(name) else {
        hidden += 1
        return false
      }
      if name == "style" {
        // Within a style sheet only its text is read; an element's look stays.
        sheetText = ""
        elements.append(StyleSheet.Element(name: name, id: nil, classes: []))
        styles.append(style)
        return true
      }
      depth = max(depth, elements.count + 1)
      func attribute(_ name: String) -> String? {
        gnomon_html_attribute(element, name).map { String(cString: $0) }
      }
      // What libxml2 has added is nothing of the document's.
      let name = name == "p" && attribute(HTMLReader.mark) == nil ? "" : name
      let classes = attribute("class")?.split(whereSeparator: \.isWhitespace) ?? []
      elements.append(StyleSheet.Element(name: name, id: attribute("id"), classes: classes))
      var style = style
      if Self.blocks.contains(name) {
        endParagraph()
        // What the block around it had below stays with its own text.
        style.paragraph.below = 0
        style.background = nil
      }
      style.begin(name)
      takeAttributes(name, attribute, &style)
      var isShown = true
      var declarations = sheet.declarations(for: elements)
      if let own = attribute("style") { declarations += StyleSheet.declarations(own) }
      for declaration in declarations {
        if declaration.property == "display" { isShown = declaration.value.lowercased() != "none" }
        style.take(declaration)
      }
      guard isShown else {
        elements.removeLast()
        hidden += 1
        return false
      }
      styles.append(style)
      begin(name, attribute)
      return true
    }

    /// What attributes say of the look.
    private func takeAttributes(_ name: String, _ attribute: (String) -> String?, _ style: inout HTMLStyle) {
      func take(_ property: String, _ value: String?) {
        guard let value, !value.isEmpty else { return }
        style.take(StyleSheet.Declaration(property: property, value: value))
      }
      switch name {
      case "a":
        guard let address = attribute("href") else { return }
        style.link = base.flatMap { URL(string: address, relativeTo: $0)?.absoluteString } ?? address
        (style.color, style.isUnderlined) = (.link, true)
      case "font":
        take("color", attribute("color"))
        take("font-family", attribute("face"))
        let steps = ["x-small", "small", "medium", "large", "x-large", "xx-large", "300%"]
        if let word = attribute("size"), let number = Int(word) {
          let step = word.hasPrefix("+") || word.hasPrefix("-") ? 3 + max(-3, min(4, number)) : number
          take("font-size", steps[max(1, min(7, step)) - 1])
        }
      default: break
      }
      if Self.blocks.contains(name) { take("text-align", attribute("align")) }
      take("direction", attribute("dir"))
    }

    /// What an element is before its inside.
    private func begin(_ name: String, _ attribute: (String) -> String?) {
      switch name {
      case "br": breakLine()
      case "hr":
        append("\u{00A0}")
        endParagraph()
      case "img": addPicture(attribute("src"))
      case "ul", "menu", "dir": lists.append((false, 1))
      case "ol": lists.append((true, attribute("start").flatMap { Int($0) } ?? 1))
      case "li": beginItem(attribute("value").flatMap { Int($0) })
      default: break
      }
    }

    func close() {
      if hidden > 0 {
        hidden -= 1
        return
      }
      guard let name = elements.last?.name else { return }
      if name == "style", let read = sheetText {
        sheet.add(read)
        sheetText = nil
      }
      if Self.blocks.contains(name) { endParagraph() }
      elements.removeLast()
      styles.removeLast()
      switch name {
      case "ul", "ol", "menu", "dir": if !lists.isEmpty { lists.removeLast() }
      default: break
      }
    }

    func add(_ text: String) {
      guard hidden == 0 else { return }
      if sheetText != nil {
        sheetText! += text
        return
      }
      if style.keepsSpace { return addAsItIs(text) }
      var piece = ""
      for scalar in text.unicodeScalars {
        switch scalar {
        case " ", "\t", "\n", "\r", "\u{0C}":
          if isAtStart || endsWithSpace { continue }
          piece.unicodeScalars.append(" ")
          endsWithSpace = true
        default:
          piece.unicodeScalars.append(scalar)
          (endsWithSpace, isAtStart) = (false, false)
        }
      }
      append(style.lettered(piece))
    }

    private func addAsItIs(_ text: String) {
      let text = text.replacingOccurrences(of: "\r\n", with: "\n")
      guard !text.isEmpty else { return }
      append(style.lettered(text))
      isAtStart = text.hasSuffix("\n")
      endsWithSpace = false
    }

    // MARK: Paragraphs

    private func append(_ piece: String) {
      guard !piece.isEmpty else { return }
      if runs.last?.style != style { runs.append((length, style)) }
      text += piece
      length += piece.utf16.count
      if piece != "\n", piece.last != " " { isAtStart = false }
    }

    /// Ends the paragraph that has text, once.
    private func endParagraph() {
      guard length > 0, !isAtStart else { return }
      removeSpace()
      append("\n")
      isAtStart = true
    }

    private func removeSpace() {
      guard endsWithSpace, text.last == " " else { return }
      text.removeLast()
      length -= 1
      if let last = runs.last, last.start >= length, length > 0 { runs.removeLast() }
      endsWithSpace = false
    }

    private func breakLine() {
      let block = elements.last { Self.blocks.contains($0.name) }
      removeSpace()
      if let block, Self.paragraphs.contains(block.name) {
        append("\u{2028}")
        // White space at a line's start isn't shown, and the paragraph goes on.
        endsWithSpace = true
        isAtStart = false
      } else {
        append("\n")
        isAtStart = true
      }
    }

    private func beginItem(_ number: Int?) {
      guard !lists.isEmpty else { return }
      let index = lists.count - 1
      var marker = ["•", "◦", "▪"][min(index, 2)]
      if lists[index].isOrdered {
        if let number { lists[index].next = number }
        marker = "\(lists[index].next)."
        lists[index].next &+= 1
      }
      append("\t\(marker)\t")
      endsWithSpace = true
    }

    private func addPicture(_ address: String?) {
      var attachment = NSTextAttachment()
      if let address, address.hasPrefix("data:"), let comma = address.firstIndex(of: ",") {
        let kind = address[address.index(address.startIndex, offsetBy: 5)..<comma]
        let rest = String(address[address.index(after: comma)...])
        let data =
          kind.hasSuffix(";base64")
          ? Data(base64Encoded: rest, options: .ignoreUnknownCharacters)
          : rest.removingPercentEncoding.map { Data($0.utf8) }
        if let data {
          attachment = NSTextAttachment(data: data, ofType: String(kind.prefix { $0 != ";" }))
          attachment.image = UIImage(data: data)
          attachment.bounds.size = attachment.image?.size ?? .zero
        }
      }
      attachments.append((length, attachment))
      append("\u{FFFC}")
      (endsWithSpace, isAtStart) = (false, false)
    }

    // MARK: The result

    func result() -> NSAttributedString {
      removeSpace()
      let result = NSMutableAttributedString(string: text)
      var known: [HTMLStyle: [NSAttributedString.Key: Any]] = [:]
      var fonts = HTMLFonts()
      for (index, run) in runs.enumerated() {
        let end = index + 1 < runs.count ? runs[index + 1].start : length
        guard end > run.start else { continue }
        if known[run.style] == nil {
          known[run.style] = run.style.attributes(&fonts).merging(defaults) { own, _ in own }
        }
        result.setAttributes(known[run.style], range: NSRange(location: run.start, length: end - run.start))
      }
      for (place, attachment) in attachments where place < length {
        result.addAttribute(.attachment, value: attachment, range: NSRange(location: place, length: 1))
      }
      return NSAttributedString(attributedString: result)
    }
  }
}
