// SPDX-License-Identifier: Apache-2.0

extension ComparePage: PageView {
  var template: String { "compare" }

  func title(_ texts: Texts) -> String { texts("compare.title.of", ["title": RowView.name(link)]) }

  func node(in context: PageContext) -> Node {
    let (texts, routes, dates) = (context.texts, context.routes, context.dates)
    let old = versions.first { $0.number == from }
    let new = versions.first { $0.number == to }
    func label(_ version: ComparedVersion?) -> String {
      guard let version else { return "" }
      return texts(
        "compare.version", ["n": texts.number(version.number), "date": dates.time(version.made).full])
    }
    func choices(_ chosen: Int) -> [Node] {
      versions.map {
        Node(["value": "\($0.number)", "label": label($0), "current": $0.number == chosen])
      }
    }
    let node = Node([
      "name": LayoutView.short(RowView.name(link), 2_000), "details": routes.link(link.id),
      "action": routes.compare(link.id), "fromChoices": choices(from), "toChoices": choices(to),
      "oldLabel": label(old), "newLabel": label(new), "isSameVersion": from == to,
      "swap": routes.compare(link.id, from: to, to: from),
      "hasFacts": !facts.isEmpty, "facts": facts.map { fact($0, texts) },
      "pictures": pictures.map { self.pictures($0) }, "noPictures": pictures == nil,
    ])
    addText(to: node, texts)
    return node
  }

  private func fact(_ fact: ComparedFact, _ texts: Texts) -> Node {
    let isAddress = fact.name == .address
    return Node([
      "label": texts["compare.fact.\(fact.name.rawValue)"], "direction": isAddress ? "ltr" : "auto",
      "old": LayoutView.short(fact.old, 2_000), "new": LayoutView.short(fact.new, 2_000),
    ])
  }

  private func addText(to node: Node, _ texts: Texts) {
    node.add(["summary": "", "diff": nil, "changes": 0, "hasChanges": false, "notice": nil, "changeCount": ""])
    switch text {
    case .none: node.set("summary", texts["compare.text.none"])
    case .onlyOld: node.set("summary", texts["compare.text.onlyOld"])
    case .onlyNew: node.set("summary", texts["compare.text.onlyNew"])
    case .changes(let paragraphs, let counts, let isCut):
      var writer = DifferenceHTML(texts)
      writer.write(paragraphs)
      node.add([
        "summary": counts.sentence(texts), "diff": Markup(made: writer.html), "hasChanges": writer.changes > 0,
        "changeCount": texts.count("compare.changes", writer.changes),
        "notice": isCut
          ? texts["compare.text.cut"]
          : writer.isCut ? texts("compare.text.long", ["n": texts.number(DifferenceHTML.mostParagraphs)]) : nil,
      ])
    }
  }

  private func pictures(_ pictures: ComparedPictures) -> Node {
    func tiles(_ tiles: [ComparedPictures.Tile]) -> [Node] {
      tiles.compactMap { tile in
        SafeAddress.path(tile.path).map { Node(["path": $0, "width": "\(tile.width)", "height": "\(tile.height)"]) }
      }
    }
    return Node([
      "oldTiles": tiles(pictures.old), "newTiles": tiles(pictures.new), "areSame": pictures.areSame,
      "difference": pictures.areSame ? nil : SafeAddress.path(pictures.difference),
    ])
  }
}

extension ComparedCounts {
  /// What changed, in a sentence: “120 words were added and 30 removed; 4 paragraphs changed.”
  func sentence(_ texts: Texts) -> String {
    let parts = [
      ("addedWords", addedWords), ("removedWords", removedWords), ("changedParagraphs", changedParagraphs),
      ("addedParagraphs", addedParagraphs), ("removedParagraphs", removedParagraphs),
      ("movedParagraphs", movedParagraphs),
    ].filter { $0.1 > 0 }.map { texts.count("compare.count.\($0.0)", $0.1) }
    guard !parts.isEmpty else { return texts["compare.text.same"] }
    return texts("compare.summary", ["parts": parts.joined(separator: texts["compare.comma"])])
  }
}
