// SPDX-License-Identifier: Apache-2.0

extension LinkPage: PageView {
  var template: String { "link" }

  func title(_ texts: Texts) -> String { RowView.name(link) }

  func pollPath(_ routes: Routes) -> String? {
    link.snapshot.isMoving ? "\(routes.linksState)?ids=\(link.id)" : nil
  }

  func node(in context: PageContext) -> Node {
    let texts = context.texts
    let routes = context.routes
    let dates = context.dates
    let node = RowView.node(link, in: context)
    let article = versions.lazy.flatMap(\.parts).contains { $0.kind == .article }
    node.add([
      "title": LayoutView.short(RowView.name(link), 2_000), "address": LayoutView.short(link.address, 2_000),
      "ownTitle": link.title, "readable": article ? routes.read(link.id) : nil,
      "book": article ? routes.book(link.id) : nil, "document": article ? routes.document(link.id) : nil,
      "pathSnapshot": routes.snapshot(link.id), "pathSaved": link.isBinned ? nil : routes.saved(link.id),
      "pathLink": routes.link(link.id), "problems": problems.map { Node(["sentence": context.texts.said($0)]) },
      "tagText": link.tags.joined(separator: ", "), "description": description, "note": note, "read": link.isRead,
      "favourite": link.isFavourite, "archived": link.isArchived,
      "hasSuggestions": !suggestedTags.isEmpty, "suggestedTags": suggestedTags.map { Node(["name": $0]) },
      "tagOptions": Markup(options: suggestedTags),
      "author": author, "hasTags": !link.tags.isEmpty, "added": dates.node(link.added),
      "published": dates.node(published), "changed": dates.node(changed),
      "tags": link.tags.map { Node(["name": $0, "path": routes.tag($0)]) },
      "watch": watch.map { $0.node(of: link.id, isBinned: link.isBinned, in: context) },
      "hasVersions": !versions.isEmpty, "versions": versions.indices.map { version($0, texts, dates, routes) },
    ])
    return node
  }

  private func version(_ index: Int, _ texts: Texts, _ dates: DateText, _ routes: Routes) -> Node {
    let version = versions[index]
    let before = index + 1 < versions.count ? versions[index + 1] : nil
    var total = 0
    for part in version.parts { total = total.addingReportingOverflow(max(0, part.size)).partialValue }
    return Node([
      "compare": before.map { routes.compare(link.id, from: $0.number, to: version.number) },
      "id": "\(version.id)", "made": dates.node(version.made), "saved": dates.node(version.saved),
      "hadLogin": version.hadLogin,
      "size": texts.size(total), "remark": version.remark,
      "date": dates.short(version.made),
      "parts": version.parts.map { part in
        Node([
          "href": SafeAddress.link(part.address), "icon": LinkPage.icon(part.kind),
          "label": texts["part.\(part.kind.rawValue)"], "size": texts.size(part.size),
        ])
      },
    ])
  }

  static func icon(_ kind: SnapshotPartKind) -> String {
    switch kind {
    case .article: "book"
    case .archive: "archive"
    case .picture: "image"
    case .pdf, .markdown: "file"
    case .original: "download"
    }
  }
}

/// One of several values of a field.
enum Choice {
  static func node(_ value: String, _ group: String, _ isCurrent: Bool, _ texts: Texts) -> Node {
    Node(["value": value, "label": texts["\(group).\(value)"], "current": isCurrent])
  }
}
