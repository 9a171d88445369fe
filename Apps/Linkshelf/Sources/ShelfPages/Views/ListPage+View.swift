// SPDX-License-Identifier: Apache-2.0

extension ListPage: PageView {
  var template: String { "list" }
  var searchText: String {
    if case .tag(let name) = kind { return "tag:\(name.contains(" ") ? "\"\(name)\"" : name) " }
    return query
  }

  func title(_ texts: Texts) -> String {
    switch kind {
    case .inbox: texts["nav.inbox"]
    case .all: texts["nav.all"]
    case .unread: texts["nav.unread"]
    case .favourites: texts["nav.favourites"]
    case .archive: texts["nav.archive"]
    case .bin: texts["nav.bin"]
    case .search: query.isEmpty ? texts["search.title"] : query
    case .tag(let name): name
    case .saved(let name): name
    }
  }

  func pollPath(_ routes: Routes) -> String? {
    let moving = links.filter { $0.snapshot.isMoving }.map { "\($0.id)" }
    return moving.isEmpty ? nil : "\(routes.linksState)?ids=\(moving.joined(separator: ","))"
  }

  func node(in context: PageContext) -> Node {
    let texts = context.texts
    let isSearch = kind == .search || isSavedKind
    let isBin = kind == .bin
    let next = SafeAddress.path(next)
    let previous = SafeAddress.path(previous)
    var pieces = RowPieces(context: context)
    let node = Node([
      "heading": LayoutView.short(title(texts), 200), "total": total.map { texts.count("list.total", $0) },
      "view": view.rawValue, "views": views(context), "sorts": sorts(context),
      "sortLabel": texts["sort.\(sort.rawValue)"],
      "showsAdd": kind == .inbox || kind == .all || kind == .unread, "queryProblem": queryProblem, "isSearch": isSearch,
      "showsSave": isSearch && !isSaved && !query.isEmpty && queryProblem == nil, "isBin": isBin,
      "operators": isSearch ? HelpPage.operators(texts) : [],
      "hasLinks": !links.isEmpty, "links": links.map { RowView.row($0, in: context, &pieces) },
      "tagOptions": Markup(options: suggestedTags),
      "pathList": list.map { context.routes.list($0) },
      "hasPages": next != nil || previous != nil, "next": next, "previous": previous,
    ])
    addEmpty(to: node, context)
    return node
  }

  private var isSavedKind: Bool {
    if case .saved = kind { return true }
    return false
  }

  private var kindName: String {
    switch kind {
    case .inbox: "inbox"
    case .all: "all"
    case .unread: "unread"
    case .favourites: "favourites"
    case .archive: "archive"
    case .bin: "bin"
    case .tag: "tag"
    case .search, .saved: "search"
    }
  }

  private func addEmpty(to node: Node, _ context: PageContext) {
    let texts = context.texts
    let icons = ["favourites": "star", "search": "search"]
    let link: Node? =
      switch kind {
      case .inbox, .all: Node(["path": context.routes.importing, "label": texts["empty.import"]])
      case .unread, .archive, .tag, .search, .saved: Node(["path": context.routes.all, "label": texts["empty.all"]])
      case .favourites, .bin: nil
      }
    node.add([
      "emptyIcon": icons[kindName] ?? kindName, "emptyTitle": texts["empty.\(kindName).title"],
      "emptyText": texts["empty.\(kindName).text"], "emptyLink": link,
    ])
  }

  private func views(_ context: PageContext) -> [Node] {
    ListView.allCases.map { choice in
      Node([
        "path": path(context, "view", choice.rawValue), "label": context.texts["view.\(choice.rawValue)"],
        "icon": choice.rawValue, "current": choice == view,
      ])
    }
  }

  private func sorts(_ context: PageContext) -> [Node] {
    ListSort.allCases.filter { $0 != .relevance || kind == .search }.map { choice in
      Node([
        "path": path(context, "sort", choice.rawValue), "label": context.texts["sort.\(choice.rawValue)"],
        "current": choice == sort,
      ])
    }
  }

  /// This list with another view or order. The place in the list is kept for a view and dropped for an order.
  private func path(_ context: PageContext, _ name: String, _ value: String) -> String {
    let parts = context.currentPath.split(separator: "?", maxSplits: 1)
    let dropped = name == "sort" ? ["sort", "after", "before"] : [name]
    let kept = (parts.count > 1 ? parts[1] : "").split(separator: "&").filter { field in
      !dropped.contains { field.hasPrefix("\($0)=") }
    }
    let path = context.routes.basePath + (parts.first.map(String.init) ?? "/")
    return (SafeAddress.path(path) ?? context.routes.inbox) + "?"
      + (kept.map(String.init) + ["\(name)=\(value)"]).joined(separator: "&")
  }
}
