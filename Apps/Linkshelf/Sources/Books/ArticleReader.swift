// SPDX-License-Identifier: Apache-2.0

/// Reads an article's clean HTML into blocks, as a page can be set of them.
///
/// What isn't known loses its tags and keeps its words. Costs O(letters).
public struct ArticleReader {
  /// The article's blocks, from top to bottom.
  public let blocks: [ArticleBlock]

  public init(_ html: String) {
    var builder = BlockBuilder()
    builder.add(ArticleTree.read(html).children)
    blocks = builder.finished()
  }
}

/// Gathers blocks, and the runs of the line that is being read.
private struct BlockBuilder {
  private var blocks: [ArticleBlock] = []
  private var line = LineBuilder()

  /// What the line becomes when a block ends it.
  private var isCaption = false

  mutating func finished() -> [ArticleBlock] {
    endLine()
    return blocks
  }

  private mutating func endLine() {
    let runs = line.taken()
    guard !runs.isEmpty else { return }
    blocks.append(isCaption ? .caption(runs) : .paragraph(runs))
  }

  mutating func add(_ nodes: [ArticleTree.Node]) { for node in nodes { add(node, style: [], address: "") } }

  private mutating func add(_ node: ArticleTree.Node, style: ArticleRun.Style, address: String) {
    switch node {
    case .text(let text): line.add(text, style, address)
    case .element(let element): add(element, style: style, address: address)
    }
  }

  private mutating func add(_ element: ArticleTree.Element, style: ArticleRun.Style, address: String) {
    /// What is in the element, in a style more.
    func inner(_ builder: inout Self, _ more: ArticleRun.Style = [], _ to: String? = nil) {
      for node in element.children { builder.add(node, style: style.union(more), address: to ?? address) }
    }
    switch element.name {
    case "strong": inner(&self, .strong)
    case "em": inner(&self, .emphasis)
    case "code": inner(&self, .code)
    case "s": inner(&self, .struck)
    case "sup": inner(&self, .raised)
    case "sub": inner(&self, .lowered)
    case "mark": inner(&self, .marked)
    case "u": inner(&self, .underlined)
    case "q":
      line.add("“", style, address)
      inner(&self)
      line.add("”", style, address)
    case "span": inner(&self, Self.isFormula(element) ? .formula : [])
    case "a": inner(&self, [], Self.address(element))
    case "br": line.breakLine(style)
    case "img": addImage(element)
    case "hr": block(.rule)
    case "h1", "h2", "h3", "h4", "h5", "h6":
      endLine()
      let level = element.name.last?.wholeNumberValue ?? 1
      for part in Self.parts(of: element) {
        if case .paragraph(let runs) = part { blocks.append(.heading(level, runs)) } else { blocks.append(part) }
      }
    case "p", "div", "section", "article":
      if element.name == "section", element.value("class") == "notes" {
        let items = element.children.compactMap(Self.element).filter { $0.name == "ol" }.flatMap(Self.items)
        return block(.notes(items))
      }
      endLine()
      let wasCaption = isCaption
      isCaption = isCaption || element.value("class") == "caption"
      inner(&self, Self.isFormula(element) ? .formula : [])
      endLine()
      isCaption = wasCaption
    case "blockquote": block(.quote(Self.parts(of: element)))
    case "pre": block(.code(Self.text(of: element)))
    case "ul": block(.list(start: nil, items: Self.items(of: element)))
    case "ol": block(.list(start: element.value("start").flatMap(Int.init) ?? 1, items: Self.items(of: element)))
    case "dl":
      let items = element.children.compactMap(Self.element).filter { $0.name == "dt" || $0.name == "dd" }
      block(.definitions(items.map { .init(isMeaning: $0.name == "dd", blocks: Self.parts(of: $0)) }))
    case "table": addTable(element)
    default: inner(&self)
    }
  }

  private mutating func block(_ block: ArticleBlock) {
    endLine()
    switch block {
    case .list(_, let items) where items.isEmpty: break
    case .notes(let items) where items.isEmpty: break
    case .table(let rows) where rows.isEmpty: break
    case .definitions(let items) where items.isEmpty: break
    case .code(let text) where text.isEmpty: break
    case .quote(let inner) where inner.isEmpty: break
    default: blocks.append(block)
    }
  }

  /// A picture is a block of its own; its line goes on below it.
  private mutating func addImage(_ element: ArticleTree.Element) {
    guard let name = element.value("src") else { return }
    func number(_ attribute: String) -> Int { min(max(element.value(attribute).flatMap(Int.init) ?? 0, 0), 100_000) }
    block(
      .image(
        ArticleImage(
          name: name, words: element.value("alt") ?? "", width: number("width"), height: number("height"))))
  }

  private mutating func addTable(_ table: ArticleTree.Element) {
    var rows: [ArticleBlock.Row] = []
    var pending = Array(table.children.reversed())
    while let node = pending.popLast() {
      guard let element = Self.element(node) else { continue }
      switch element.name {
      case "caption":
        for case .paragraph(let runs) in Self.parts(of: element) { block(.caption(runs)) }
      case "tr":
        rows.append(
          element.children.compactMap(Self.element).filter { $0.name == "td" || $0.name == "th" }.map { cell in
            let runs = Self.parts(of: cell).flatMap { part -> [ArticleRun] in
              if case .paragraph(let runs) = part { runs } else { [] }
            }
            let columns = min(max(cell.value("colspan").flatMap(Int.init) ?? 1, 1), 100)
            return ArticleBlock.Cell(runs: runs, isHead: cell.name == "th", columns: columns)
          })
      default: pending += element.children.reversed()
      }
    }
    block(.table(rows.filter { !$0.isEmpty }))
  }

  // MARK: Elements

  private static func element(_ node: ArticleTree.Node) -> ArticleTree.Element? {
    if case .element(let element) = node { element } else { nil }
  }

  private static func parts(of element: ArticleTree.Element) -> [ArticleBlock] {
    var builder = BlockBuilder()
    builder.add(element.children)
    return builder.finished()
  }

  private static func items(of list: ArticleTree.Element) -> [[ArticleBlock]] {
    list.children.compactMap(element).filter { $0.name == "li" }.map(parts)
  }

  private static func text(of element: ArticleTree.Element) -> String {
    var text = ""
    var pending = Array(element.children.reversed())
    while let node = pending.popLast() {
      switch node {
      case .text(let piece): text += piece
      case .element(let inner): pending += inner.name == "br" ? [.text("\n")] : inner.children.reversed()
      }
    }
    while text.last?.isNewline == true { text.removeLast() }
    return text
  }

  private static func isFormula(_ element: ArticleTree.Element) -> Bool {
    element.value("class")?.hasPrefix("math") == true
  }

  /// Where a link leads, on the web; what leads to a note leads nowhere.
  private static func address(_ element: ArticleTree.Element) -> String {
    guard let address = element.value("href") else { return "" }
    let start = address.prefix(8).lowercased()
    return ["http://", "https://", "mailto:", "tel:"].contains(where: start.hasPrefix) ? address : ""
  }
}

/// The runs of a line: white space is one space, and none is at its ends.
private struct LineBuilder {
  private var runs: [ArticleRun] = []
  private var wantsSpace = false

  mutating func add(_ text: String, _ style: ArticleRun.Style, _ address: String) {
    var piece = ""
    var rest = text.utf8[...]
    while let first = rest.first {
      if Self.isSpace(first) {
        wantsSpace = true
        rest = rest.drop(while: Self.isSpace)
      } else {
        let word = rest.prefix { !Self.isSpace($0) }
        if wantsSpace, !(piece.isEmpty && isAtStart) { piece.append(" ") }
        wantsSpace = false
        piece += String(Substring(word))
        rest = rest[word.endIndex...]
      }
    }
    append(piece, style, address)
  }

  /// HTML's white space. Other spaces stay what they are.
  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x9...0xD).contains(byte) }

  mutating func breakLine(_ style: ArticleRun.Style) {
    wantsSpace = false
    if !runs.isEmpty { append("\n", style, "") }
  }

  private var isAtStart: Bool { runs.last.map { $0.text.hasSuffix("\n") } ?? true }

  private mutating func append(_ text: String, _ style: ArticleRun.Style, _ address: String) {
    guard !text.isEmpty else { return }
    if let last = runs.last, last.style == style, last.address == address {
      runs[runs.count - 1].text += text
    } else {
      runs.append(ArticleRun(text, style: style, address: address))
    }
  }

  /// The line, which begins anew.
  mutating func taken() -> [ArticleRun] {
    defer { self = LineBuilder() }
    while var last = runs.popLast() {
      while last.text.hasSuffix("\n") { last.text.removeLast() }
      if last.text.isEmpty { continue }
      runs.append(last)
      break
    }
    return runs
  }
}
