// SPDX-License-Identifier: Apache-2.0

extension SharedEntry {
  func node(_ context: PageContext) -> Node {
    Node([
      "title": LayoutView.short(title, 200), "owner": LayoutView.short(owner, 100),
      "path": context.routes.withMe(id),
      "right": context.texts[mayChange ? "withme.change" : "withme.see"],
    ])
  }

  func byline(_ texts: Texts) -> String { texts("withme.by", ["name": owner]) }
}

extension WithMePage: PageView {
  var template: String { "with-me" }

  func title(_ texts: Texts) -> String { texts["withme.title"] }

  func node(in context: PageContext) -> Node {
    Node(["hasLists": !lists.isEmpty, "lists": lists.map { $0.node(context) }])
  }
}

extension WithMeListPage: PageView {
  var template: String { "with-me-list" }

  func title(_ texts: Texts) -> String { entry.title }

  func node(in context: PageContext) -> Node {
    let texts = context.texts
    let path = context.routes.withMe(entry.id)
    let next = SafeAddress.path(next)
    let start = isFirst ? nil : SafeAddress.path(path)
    return Node([
      "heading": LayoutView.short(entry.title, 300), "byline": entry.byline(texts), "description": description,
      "problem": problem.map(texts.said), "pathList": path, "narrow": query, "isChange": entry.mayChange,
      "canAdd": canAdd, "cannotAdd": entry.mayChange && !canAdd,
      "total": total.map { texts.count("list.total", $0) }, "hasLinks": !links.isEmpty,
      "links": links.map { one in
        let node = one.link.node(context)
        node.set("details", context.routes.withMe(entry.id, link: one.id))
        return node
      },
      "hasPages": next != nil || start != nil, "next": next, "previous": start,
    ])
  }
}

extension WithMeLinkPage: PageView {
  var template: String { "with-me-link" }

  func title(_ texts: Texts) -> String { link.title }

  func node(in context: PageContext) -> Node {
    let texts = context.texts
    let node = link.node(context)
    node.add([
      "heading": LayoutView.short(link.title, 2_000), "problem": problem.map(texts.said),
      "byline": entry.byline(texts), "listTitle": LayoutView.short(entry.title, 200),
      "pathList": context.routes.withMe(entry.id), "pathLink": context.routes.withMe(entry.id, link: id),
      "address": LayoutView.short(link.address, 2_000), "description": link.description, "note": note,
      "tagText": link.tags.joined(separator: ", "), "mayChange": entry.mayChange,
      "article": article.flatMap(SafeAddress.link), "hasVersions": !versions.isEmpty,
      "versions": versions.map { version in
        Node([
          "made": context.dates.node(version.made), "date": context.dates.short(version.made),
          "parts": version.parts.map { part in
            Node([
              "href": SafeAddress.link(part.address), "icon": LinkPage.icon(part.kind),
              "label": texts["part.\(part.kind.rawValue)"], "size": texts.size(part.size),
            ])
          },
        ])
      },
    ])
    return node
  }
}

extension SharingSection {
  func node(_ path: String, _ context: PageContext) -> Node {
    let texts = context.texts
    return Node([
      "pathList": path, "hasShares": !shares.isEmpty, "hasPeople": !people.isEmpty, "isOfTags": isOfTags,
      "shares": shares.map { share in
        Node([
          "id": "\(share.id)", "name": share.name,
          "right": [
            texts[share.mayChange ? "withme.change" : "withme.see"],
            share.showsNotes ? texts["sharing.withNotes"] : nil,
            share.showsOwnVersions ? texts["sharing.withOwn"] : nil,
          ]
          .compactMap { $0 }.joined(separator: texts["list.separator"]),
          "label": texts("sharing.end.of", ["name": share.name]),
        ])
      },
      "people": people.map { Node(["value": "\($0.id)", "label": $0.name]) },
    ])
  }
}
