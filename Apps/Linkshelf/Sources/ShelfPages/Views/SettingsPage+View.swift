// SPDX-License-Identifier: Apache-2.0

extension SettingsPage: PageView {
  var template: String { "settings" }

  func title(_ texts: Texts) -> String { texts["settings.title"] }

  func node(in context: PageContext) -> Node {
    let texts = context.texts
    return Node([
      "problem": problem.map(context.texts.said), "newToken": newToken, "hasTokens": !tokens.isEmpty,
      "languages": Language.allCases.map {
        Node(["value": $0.rawValue, "code": $0.code, "label": $0.ownName, "current": $0 == context.language])
      },
      "themes": Theme.allCases.map { Choice.node($0.rawValue, "theme", $0 == context.theme, texts) },
      "views": ListView.allCases.map { Choice.node($0.rawValue, "view", $0 == view, texts) },
      "zones": timeZones.map { Node(["value": $0, "current": $0 == timeZone]) },
      "tokenCard": context.hasShelf, "ownData": hasOwnData,
      "scopes": TokenScope.allCases.filter { ![.manage, .work].contains($0) || context.isManager }.map {
        Choice.node($0.rawValue, "scope", $0 == .read || $0 == .add, texts)
      },
      "space": space.map { $0.node(texts) }, "watch": watch.map { $0.node(in: context) },
      "logins": logins.map { $0.node(context) },
      "feedKeys": feeds.map { $0.node(context) },
      "tokens": tokens.map { token in
        Node([
          "id": "\(token.id)", "name": token.name,
          "scopes": token.scopes.map { texts["scope.\($0.rawValue)"] }.joined(separator: texts["list.separator"]),
          "made": context.dates.node(token.made), "used": context.dates.node(token.used),
        ])
      },
    ])
  }
}

extension SignInPage: PageView {
  var template: String { "sign-in" }
  var isBare: Bool { true }

  func title(_ texts: Texts) -> String { texts["signin.title"] }

  func node(in context: PageContext) -> Node {
    Node([
      "name": name, "problem": problem.map(context.texts.said),
      "goBack": SafeAddress.path(back) ?? context.routes.inbox,
    ])
  }
}

extension FirstPage: PageView {
  var template: String { "first" }
  var isBare: Bool { true }

  func title(_ texts: Texts) -> String { texts["first.title"] }

  func node(in context: PageContext) -> Node {
    Node([
      "name": name, "problem": problem.map(context.texts.said), "least": "\(leastLength)",
      "leastText": context.texts("first.least", ["n": context.texts.number(leastLength)]),
    ])
  }
}

extension ErrorPage: PageView {
  var template: String { "error" }

  func title(_ texts: Texts) -> String { sentence.isEmpty ? texts["error.\(known).sentence"] : texts.said(sentence) }

  func node(in context: PageContext) -> Node {
    Node([
      "status": "\(status)", "sentence": title(context.texts),
      "advice": advice.isEmpty ? context.texts["error.\(known).advice"] : advice,
    ])
  }

  private var known: String {
    [400, 401, 403, 404, 413, 429, 507].contains(status) ? "\(status)" : status >= 500 ? "500" : "400"
  }
}

/// The page that is shown without a connection.
struct OfflinePage: PageView {
  var template: String { "offline" }
  var isBare: Bool { true }

  func title(_ texts: Texts) -> String { texts["offline.title"] }

  func node(in context: PageContext) -> Node { Node() }
}
