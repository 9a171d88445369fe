// SPDX-License-Identifier: Apache-2.0

extension SharedPage: PageView {
  var template: String { "shared" }
  var isBare: Bool { true }
  var isPublic: Bool { true }
  var robots: String? { isFound ? nil : "noindex, nofollow" }

  func title(_ texts: Texts) -> String { title }

  var preview: Preview? {
    Preview(
      title: title,
      description: description.isEmpty ? links.prefix(3).map(\.title).joined(separator: " · ") : description,
      address: address, picture: address + "/card.png")
  }

  var feeds: [FeedLink] {
    [
      FeedLink(path: path + "/atom", title: title + " (Atom)", mediaType: "application/atom+xml"),
      FeedLink(path: path + "/rss", title: title + " (RSS)", mediaType: "application/rss+xml"),
    ]
  }

  func node(in context: PageContext) -> Node {
    let next = SafeAddress.path(next)
    let start = isFirst ? nil : SafeAddress.path(path)
    return Node([
      "heading": LayoutView.short(title, 300), "description": description,
      "total": total.map { context.texts.count("list.total", $0) }, "pathAtom": SafeAddress.path(path + "/atom"),
      "pathRSS": SafeAddress.path(path + "/rss"), "hasLinks": !links.isEmpty,
      "links": links.map { $0.node(context) }, "hasPages": next != nil || start != nil, "next": next,
      "previous": start,
    ])
  }

}

extension SharedLink {
  func node(_ context: PageContext) -> Node {
    Node([
      "href": SafeAddress.link(address), "title": LayoutView.short(title, 300), "site": host,
      "added": context.dates.node(added), "snippet": LayoutView.short(description, 400),
      "picture": SafeAddress.picture(picture), "icon": SafeAddress.picture(icon), "hasTags": !tags.isEmpty,
      "tags": tags.prefix(12).map { Node(["name": LayoutView.short($0, 60)]) },
    ])
  }
}

extension ListSettingsPage: PageView {
  var template: String { "list-settings" }

  func title(_ texts: Texts) -> String { texts("lists.title", ["name": name]) }

  func node(in context: PageContext) -> Node {
    let texts = context.texts
    let path = context.routes.list(id)
    return Node([
      "heading": LayoutView.short(name, 200), "problem": problem.map(texts.said), "pathList": path,
      "ruleQuery": this(query, texts), "openPath": context.routes.search(query), "name": name, "listTitle": self.title,
      "description": description,
      "orders": ListSort.allCases.map { Choice.node($0.rawValue, "sort", $0 == order, texts) },
      "showsTags": showsTags, "isFound": isFound, "publicAddress": publicAddress.flatMap(SafeAddress.link),
      "countText": count.map { texts.count("list.total", $0) } ?? texts["lists.many"], "pathCard": path + "/card.png",
      "feedAddress": feedAddress, "publicAtom": publicAddress.map { $0 + "/atom" },
      "publicRSS": publicAddress.map { $0 + "/rss" }, "isRisky": query.trimmingSpaces.isEmpty,
      "persons": sharing.map { $0.node(path, context) },
    ])
  }

  private func this(_ query: String, _ texts: Texts) -> String {
    query.trimmingSpaces.isEmpty ? texts["nav.all"] : query
  }
}

extension FeedKeysSection {
  func node(_ context: PageContext) -> Node {
    Node([
      "newKey": newKey, "hasKeys": !keys.isEmpty,
      "keys": keys.map {
        Node([
          "id": "\($0.id)", "name": $0.name, "readsBooks": $0.readsBooks, "made": context.dates.node($0.made),
          "used": context.dates.node($0.used),
        ])
      },
      "addresses": addresses.map { Node(["name": LayoutView.short($0.name, 100), "address": $0.address]) },
    ])
  }
}

extension String {
  fileprivate var trimmingSpaces: Substring { drop { $0 == " " } }
}
