// SPDX-License-Identifier: Apache-2.0

extension HelpPage: PageView {
  var template: String { "help" }

  func title(_ texts: Texts) -> String { texts["help.title"] }

  func node(in context: PageContext) -> Node {
    let texts = context.texts
    return Node([
      "version": version, "bookmarklet": bookmarklet, "operators": HelpPage.operators(texts),
      "keyGroups": HelpPage.keys.map { group in
        Node([
          "name": texts["keys.\(group.name)"],
          "keys": group.keys.map { strokes, text in
            Node([
              "strokes": strokes.split(separator: " ").map { Node(["key": String($0)]) },
              "meaning": texts["key.\(text)"],
            ])
          },
        ])
      },
    ])
  }

  /// The one `javascript:` address of the site. It's made only if the site's address is plain `http` or `https`.
  private var bookmarklet: String? {
    let allowed = siteAddress.utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x3A, 0x41...0x5B, 0x5D, 0x61...0x7A, 0x2D, 0x2E, 0x2F, 0x5F, 0x7E: true
      default: false
      }
    }
    guard allowed, siteAddress.hasPrefix("http://") || siteAddress.hasPrefix("https://") else { return nil }
    return "javascript:location.href='\(siteAddress)/add?url='+encodeURIComponent(location.href)"
      + "+'&title='+encodeURIComponent(document.title)"
  }

  /// The search operators, with examples in code.
  static func operators(_ texts: Texts) -> [Node] {
    [
      ("\"two words\"", "exact"), ("-word", "not"), ("tag:swift", "tag"), ("-tag:swift", "noTag"),
      ("site:example.org", "site"),
      ("title:word", "titled"), ("before:2026-01", "before"), ("after:2025-06-30", "after"), ("is:unread", "unread"),
      ("is:favourite", "favourite"), ("is:archived", "archived"), ("is:failed", "failed"), ("is:untagged", "untagged"),
      ("is:dead", "dead"), ("is:moved", "moved"), ("is:changed", "changed"), ("is:watched", "watched"),
      ("has:highlight", "marked"), ("highlight:word", "markedWord"), ("is:next", "next"),
      ("has:login", "login"),
    ].map { code, text in Node(["code": code, "meaning": texts["op.\(text)"]]) }
  }

  /// The keys of the script, by group; `shelf.js` has the same.
  static let keys: [(name: String, keys: [(String, String)])] = [
    ("move", [("j", "down"), ("k", "up"), ("/", "search"), ("n", "add"), ("?", "help"), ("Esc", "escape")]),
    (
      "link",
      [
        ("Enter", "open"), ("o", "open"), ("v", "original"), ("x", "select"), ("a", "archive"), ("f", "favourite"),
        ("u", "read"),
        ("t", "tags"), ("#", "bin"), ("z", "undo"),
      ]
    ),
    (
      "go",
      [
        ("g i", "goInbox"), ("g u", "goUnread"), ("g f", "goFavourites"), ("g a", "goArchive"), ("g t", "goTags"),
        ("g q", "goQueue"),
      ]
    ),
    ("reader", [("h", "mark"), ("n", "markNote"), ("Esc", "escape")]),
  ]
}
