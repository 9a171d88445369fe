// SPDX-License-Identifier: Apache-2.0

/// The parts around every page: head, sidebar, messages.
enum LayoutView {
  static func fill(_ node: Node, page: some PageView, in context: PageContext) {
    let texts = context.texts
    let routes = context.routes
    addPaths(to: node, routes)
    let user = page.isBare ? nil : context.userName.map { $0.isEmpty ? "–" : $0 }
    node.add([
      "lang": context.language.code, "dir": context.language.direction, "theme": context.theme.rawValue,
      "pageTitle": short(page.title(texts), 200), "body": TemplateName(name: page.template),
      "bodyClass": "page-\(page.template)", "base": routes.basePath, "query": page.searchText,
      "csrf": context.csrfToken, "back": routes.basePath + context.currentPath, "user": user,
      "pollPath": page.pollPath(routes), "flash": context.flash.map { flash($0) },
      "scriptOne": texts["script.selected.one"], "scriptOther": texts["script.selected.other"],
      "scriptKept": texts["script.kept"],
      "scriptLimit": texts("script.limit", ["n": texts.number(LinkCommand.mostLinks)]),
    ])
    node.add([
      "isPublic": page.isPublic, "robots": page.robots,
      "feeds": (context.feeds + page.feeds).compactMap { feed in
        SafeAddress.path(feed.path).map { Node(["type": feed.mediaType, "title": feed.title, "path": $0]) }
      },
      "preview": page.preview.map {
        Node([
          "ogTitle": short($0.title, 200), "ogDescription": short($0.description, 300),
          "ogAddress": SafeAddress.link($0.address),
          "ogPicture": $0.picture,
        ])
      },
    ])
    if user != nil { addSidebar(to: node, context, texts, routes) }
  }

  static func addPaths(to node: Node, _ routes: Routes) {
    node.add([
      "fileCSS": routes.file("shelf.css"), "fileJS": routes.file("shelf.js"), "fileIcon": routes.file("icon.svg"),
      "fileTouchIcon": routes.file("icon-192.png"), "pathManifest": routes.manifest, "pathWorker": routes.serviceWorker,
      "pathInbox": routes.inbox, "pathSearch": routes.searchForm, "pathAdd": routes.add, "pathSignOut": routes.signOut,
      "pathLinksAction": routes.linksAction, "pathQueueAction": routes.queueAction, "pathTagsAction": routes.tagsAction,
      "pathSearches": routes.searches, "pathImport": routes.importing, "pathExport": routes.export,
      "pathSettings": routes.settings, "pathPeople": routes.people, "pathOwnData": routes.ownData,
      "pathOwnExport": routes.ownExport, "pathWithMe": routes.withMe, "pathWatching": routes.watching,
      "pathSignIn": routes.signIn, "pathFirst": routes.first, "pathNext": routes.next,
    ])
  }

  static func flash(_ flash: Flash) -> Node {
    let undo = flash.undo.flatMap { undo in
      SafeAddress.path(undo.path).map { path in
        Node(["path": path, "fields": undo.fields.map { Node(["name": $0.name, "value": $0.value]) }])
      }
    }
    return Node(["kind": flash.kind.rawValue, "sentence": flash.sentence, "undo": undo])
  }

  private static func addSidebar(to node: Node, _ context: PageContext, _ texts: Texts, _ routes: Routes) {
    let here = routes.basePath + context.currentPath
    let herePath = String(here.prefix { $0 != "?" })
    func entry(_ name: String, _ icon: String, _ path: String, _ number: Int? = nil, failed: Int = 0) -> Node {
      Node([
        "name": name, "icon": icon, "path": path, "label": texts["nav.\(name)"], "current": herePath == path,
        "number": number.flatMap { $0 > 0 ? texts.number($0) : nil }, "alert": failed > 0 ? texts.number(failed) : nil,
      ])
    }
    let counts = context.counts
    node.add([
      "nav": [
        entry("inbox", "inbox", routes.inbox, counts.inbox), entry("unread", "unread", routes.unread, counts.unread),
        entry("next", "front", routes.next),
        entry("favourites", "star", routes.favourites, counts.favourites), entry("all", "all", routes.all, counts.all),
        entry("archive", "archive", routes.archive, counts.archive), entry("bin", "bin", routes.bin, counts.bin),
      ],
      "hasShelf": context.hasShelf, "hasWithMe": !context.sharedLists.isEmpty || !context.hasShelf,
      "withMeCurrent": herePath == routes.withMe,
      "withMe": context.sharedLists.map { list in
        let path = routes.withMe(list.id)
        return Node(["path": path, "label": short(list.title, 60), "current": herePath == path])
      },
      "navFoot": !context.hasShelf
        ? [entry("settings", "gear", routes.settings)]
        : [
          entry("queue", "queue", routes.queue, counts.queue, failed: counts.failed),
          entry("highlights", "pen", routes.highlights), entry("watching", "eye", routes.watching),
          entry("tagTree", "tag", routes.tags), entry("searchList", "search", routes.searches),
          entry("digest", "book", routes.digest), entry("statistics", "chart", routes.statistics),
          entry("import", "import", routes.importing),
          entry("settings", "gear", routes.settings), entry("help", "help", routes.help),
        ] + (context.isManager ? [entry("people", "people", routes.people)] : []),
      "hasSearches": !context.savedSearches.isEmpty, "hasTags": !context.tags.isEmpty,
      "sideSearches": context.savedSearches.map { search in
        let path = routes.search(search.query)
        return Node([
          "path": path, "label": short(search.name, 60), "number": search.count.map { texts.number($0) },
          "current": here == path,
        ])
      },
      "sideTags": context.tags.map { tag in
        let path = routes.tag(tag.name)
        return Node([
          "path": path, "label": short(tag.name, 60), "number": tag.count.map { texts.number($0) },
          "current": herePath == path,
        ])
      },
    ])
  }

  /// The text cut to a number of characters, with an ellipsis.
  static func short(_ text: String, _ most: Int) -> String {
    if text.utf8.count <= most { return text }
    let cut = text.prefix(most)
    return cut.endIndex == text.endIndex ? text : cut + "…"
  }
}
