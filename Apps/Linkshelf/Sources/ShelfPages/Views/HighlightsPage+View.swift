// SPDX-License-Identifier: Apache-2.0

extension HighlightsPage: PageView {
  var template: String { "highlights" }

  func title(_ texts: Texts) -> String { texts["marks.title"] }

  func node(in context: PageContext) -> Node {
    let routes = context.routes
    var query = ""
    func add(_ name: String, _ value: String) {
      if !value.isEmpty { query += (query.isEmpty ? "?" : "&") + "\(name)=\(Routes.encode(value))" }
    }
    add("words", words)
    add("tag", tag)
    add("link", link.map { "\($0)" } ?? "")
    return Node([
      "pathHighlights": routes.highlights, "export": routes.highlightsMarkdown + query, "words": words, "tag": tag,
      "link": link.map { "\($0)" }, "linkTitle": LayoutView.short(linkTitle, 200), "isFiltered": !query.isEmpty,
      "hasMarks": !highlights.isEmpty, "hasPages": next != nil || first != nil, "next": SafeAddress.path(next),
      "previous": SafeAddress.path(first),
      "marks": highlights.map { HighlightView.node($0, article: nil, in: context) },
    ])
  }
}

extension NextPage: PageView {
  var template: String { "next" }

  func title(_ texts: Texts) -> String { texts["next.title"] }

  func node(in context: PageContext) -> Node {
    var pieces = RowPieces(context: context)
    return Node([
      "hasLinks": !links.isEmpty, "pathNext": context.routes.next,
      "pathOfflineReading": context.routes.offlineReading, "total": context.texts.count("next.count", links.count),
      "listen": links.first { $0.minutes != nil }.map { context.routes.read($0.id) + "?listen=1" },
      "minutes": context.texts.count("next.minutes", links.reduce(0) { $0 + min(100_000, $1.minutes ?? 0) }),
      "links": links.enumerated().map { index, link in
        let node = RowView.row(link, in: context, &pieces)
        node.add(["isFirst": index == 0, "isLast": index == links.count - 1])
        return node
      },
    ])
  }
}

extension Pages {
  public static func render(_ page: HighlightsPage, in context: PageContext) -> String { document(page, context).html }
  public static func render(_ page: NextPage, in context: PageContext) -> String { document(page, context).html }
}
