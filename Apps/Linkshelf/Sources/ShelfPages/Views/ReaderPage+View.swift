// SPDX-License-Identifier: Apache-2.0

extension ReaderPage: PageView {
  var template: String { "reader" }

  func title(_ texts: Texts) -> String { RowView.name(link) }

  func node(in context: PageContext) -> Node {
    let texts = context.texts
    let routes = context.routes
    let node = RowView.node(link, in: context)
    node.add(RowView.buttons(link, in: context))
    let safe = SafeAddress.link(articleAddress).flatMap { $0.lowercased().hasPrefix("mailto:") ? nil : $0 }
    let absent = highlights.filter { $0.place == .absent }
    node.add([
      "article": safe, "width": look.width.rawValue, "author": author, "made": context.dates.node(made),
      "pathRead": routes.read(link.id), "pathLook": routes.readerLook, "pathHighlight": routes.highlights(of: link.id),
      "pathProgress": routes.progress(link.id), "pathNext": routes.next, "linkID": "\(link.id)",
      "version": "\(version)", "older": isNewest ? nil : routes.read(link.id), "maker": maker,
      "isRead": link.isRead, "readValue": "read:\(link.id)",
      "sizes": ReaderSize.allCases.map { Choice.node($0.rawValue, "reader.size", $0 == look.size, texts) },
      "widths": ReaderWidth.allCases.map { Choice.node($0.rawValue, "reader.width", $0 == look.width, texts) },
      "lines": ReaderLines.allCases.map { Choice.node($0.rawValue, "reader.lines", $0 == look.lines, texts) },
      "types": ReaderType.allCases.map { Choice.node($0.rawValue, "reader.type", $0 == look.type, texts) },
      "themes": Theme.allCases.map { Choice.node($0.rawValue, "theme", $0 == look.theme, texts) },
      "marksRead": look.marksRead, "isNext": isNext, "following": following.map { routes.read($0) + "?listen=1" },
      "percent": progress.map { "\(Int((min(max($0, 0), 1) * 100).rounded()))" },
      "listening": texts["listen.at"],
      "colours": HighlightView.colours(.yellow, texts),
      "problem": problem.map(texts.said), "typedWords": typed.words, "typedNote": typed.note,
      "opensMarks": problem != nil,
      "marksTitle": texts.count("marks.count", highlights.count),
      "absentTitle": absent.isEmpty ? nil : texts.count("marks.absent", absent.count),
      "here": highlights.filter { $0.place != .absent }.map { HighlightView.node($0, article: safe, in: context) },
      "absent": absent.map { HighlightView.node($0, article: nil, in: context) },
    ])
    return node
  }
}

/// A highlight as a card.
enum HighlightView {
  static func colours(_ current: HighlightItem.Colour, _ texts: Texts) -> [Node] {
    HighlightItem.Colour.allCases.map { Choice.node($0.rawValue, "marks.colour", $0 == current, texts) }
  }

  /// - Parameter article: the address of the article that has it; nil where none does.
  static func node(_ item: HighlightItem, article: String?, in context: PageContext) -> Node {
    let texts = context.texts
    let routes = context.routes
    let base = article.map { String($0.prefix { $0 != "#" }) }
    let version =
      item.hasVersion && item.version > 0
      ? routes.read(item.linkID) + "?version=\(item.version)&mark=\(item.id)" : nil
    return Node([
      "id": "\(item.id)", "colour": item.colour.rawValue, "words": item.words, "note": item.note,
      "made": context.dates.node(item.made), "pathMark": routes.highlight(item.id),
      "go": base.map { $0 + "#mark-\(item.id)" }, "colours": colours(item.colour, texts),
      "state": item.place == .changed ? texts["marks.changed"] : nil,
      "versionPath": item.place == .absent ? version : nil,
      "versionLabel": texts("marks.version", ["n": texts.number(item.version)]),
      "title": item.place == nil ? LayoutView.short(item.title, 200) : nil,
      "read": routes.read(item.linkID) + "?mark=\(item.id)",
      "ofLink": routes.highlights + "?link=\(item.linkID)",
    ])
  }
}

extension Pages {
  /// One highlight as a card, for the reader's script.
  public static func renderHighlight(_ item: HighlightItem, article: String?, in context: PageContext) -> String {
    fragment(
      HighlightView.node(item, article: article.flatMap { SafeAddress.link($0) }, in: context), "highlight", context)
  }
}
