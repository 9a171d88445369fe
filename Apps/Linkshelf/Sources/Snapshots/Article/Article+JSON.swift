// SPDX-License-Identifier: Apache-2.0

extension Article {
  /// Reads the tree that `L.article` makes. What it doesn't know, it leaves out.
  init(_ json: JSONValue) {
    blocks = Self.blocks(json["b"])
    isList = json["list"]?.bool ?? false
    isRightToLeft = json["dir"]?.string == "rtl"
    isCut = json["cut"]?.bool ?? false
  }

  private static func blocks(_ json: JSONValue?) -> [ArticleBlock] { (json?.array ?? []).compactMap(block) }

  private static func block(_ json: JSONValue) -> ArticleBlock? {
    let line = { InlineCleaner.clean(inlines(json["k"])) }
    switch json["t"]?.string {
    case "h":
      let words = line()
      return words.isEmpty ? nil : .heading(min(6, max(1, json["n"]?.int ?? 2)), words)
    case "p":
      let words = line()
      return words.isEmpty ? nil : .paragraph(words)
    case "cap":
      let words = line()
      return words.isEmpty ? nil : .caption(words)
    case "ul", "ol":
      let items = (json["i"]?.array ?? []).map { blocks($0) }.filter { !$0.isEmpty }
      return items.isEmpty ? nil : .list(isOrdered: json["t"]?.string == "ol", start: json["s"]?.int ?? 1, items: items)
    case "q":
      let inner = blocks(json["b"])
      return inner.isEmpty ? nil : .quote(inner)
    case "pre": return .code(json["x"]?.string ?? "", language: json["l"]?.string ?? "")
    case "hr": return .rule
    case "fn": return .note(json["i"]?.string ?? "", blocks(json["b"]))
    case "dl":
      return .definitions(
        (json["i"]?.array ?? []).map { .init(isMeaning: $0["d"]?.bool ?? false, blocks: blocks($0["b"])) })
    case "table":
      let rows = (json["r"]?.array ?? []).map { row in
        ArticleTable.Row(
          isHead: row["h"]?.bool ?? false,
          cells: (row["c"]?.array ?? []).map {
            .init(
              content: InlineCleaner.clean(inlines($0["k"])), columns: max(1, $0["s"]?.int ?? 1),
              rows: max(1, $0["w"]?.int ?? 1),
              isHead: $0["h"]?.bool ?? false)
          })
      }
      return rows.isEmpty ? nil : .table(ArticleTable(caption: InlineCleaner.clean(inlines(json["cap"])), rows: rows))
    default: return nil
    }
  }

  private static func inlines(_ json: JSONValue?) -> [ArticleInline] { (json?.array ?? []).compactMap(inline) }

  private static func inline(_ json: JSONValue) -> ArticleInline? {
    if let text = json.string { return .text(text) }
    guard let kind = json["t"]?.string else { return nil }
    switch kind {
    case "br": return .lineBreak
    case "c": return .code(json["x"]?.string ?? "")
    case "a": return .link(json["u"]?.string ?? "", inlines(json["k"]))
    case "m": return .formula(json["x"]?.string ?? "", isDisplay: json["d"]?.bool ?? false)
    case "fr": return .noteReference(json["i"]?.string ?? "")
    case "img":
      return .picture(
        ArticlePicture(
          address: json["u"]?.string ?? "", words: json["a"]?.string ?? "", width: max(0, json["w"]?.int ?? 0),
          height: max(0, json["h"]?.int ?? 0)))
    default: return ArticleInline.Style(rawValue: kind).map { .styled($0, inlines(json["k"])) }
    }
  }
}
