// SPDX-License-Identifier: Apache-2.0

extension WatchSection {
  func node(of link: Int64, isBinned: Bool, in context: PageContext) -> Node {
    let texts = context.texts
    let dates = context.dates
    let isOff = period == .off || period == .usual && usual == .off
    return Node([
      "path": context.routes.watch(link), "stateText": stateText(context), "sentence": texts.said(words),
      "bad": deadSince != nil || state == .certificate ? "bad" : "",
      "movedTo": movedTo.isEmpty
        ? nil : Node(["href": SafeAddress.link(movedTo), "address": LayoutView.short(movedTo, 500)]),
      "changed": dates.node(changed), "checked": dates.node(checked), "next": isBinned ? nil : dates.node(next),
      "off": isOff && !isBinned, "keepsChanges": keepsChanges, "canCheck": !isBinned,
      "periods": WatchChoice.allCases.map { choice in
        Node([
          "value": choice.rawValue, "current": choice == period,
          "label": choice == .usual
            ? texts("watch.period.usual", ["period": texts["watch.period.\(usual.rawValue)"]])
            : texts["watch.period.\(choice.rawValue)"],
        ])
      },
      "hasFindings": !findings.isEmpty, "findings": findings.map { $0.node(in: context) },
    ])
  }

  private func stateText(_ context: PageContext) -> String {
    let texts = context.texts
    if let deadSince { return texts("watch.dead", ["date": context.dates.short(deadSince)]) }
    guard checked != nil || state != .unknown else { return texts["watch.never"] }
    let text = texts["watch.state.\(state.rawValue)"]
    guard let since, state != .unknown else { return text }
    return texts("watch.since", ["state": text, "date": context.dates.short(since)])
  }
}

extension FindingItem {
  func node(in context: PageContext) -> Node {
    let texts = context.texts
    return Node([
      "id": "\(linkID)", "kind": colour, "label": texts["finding.\(kind.rawValue)"],
      "title": LayoutView.short(title, RowView.mostTitle), "path": context.routes.link(linkID),
      "at": context.dates.node(at), "sentence": texts.said(words),
      "hrefOld": SafeAddress.link(old), "old": LayoutView.short(old, 300), "hrefNew": SafeAddress.link(new),
      "new": LayoutView.short(new, 300), "canTake": canTake,
    ])
  }

  private var colour: String {
    switch kind {
    case .gone, .unreachable, .certificate: "failed"
    case .moved: "delayed"
    case .changed: "fresh"
    case .back, .taken: "waiting"
    }
  }
}

extension FindingsPage: PageView {
  var template: String { "watching" }

  func title(_ texts: Texts) -> String { texts["watching.title"] }

  func node(in context: PageContext) -> Node {
    let texts = context.texts
    let next = SafeAddress.path(next)
    let previous = SafeAddress.path(previous)
    return Node([
      "problem": problem.map(texts.said), "lead": texts["watching.lead.\(usual.rawValue)"],
      "takeAll": moved > 0 ? texts.count("watching.takeAll", moved) : nil,
      "searches": ["dead", "moved", "changed", "watched"].map { state in
        Node(["path": context.routes.search("is:\(state)"), "label": texts["watching.is.\(state)"]])
      },
      "hasFindings": !findings.isEmpty, "findings": findings.map { $0.node(in: context) },
      "hasPages": next != nil || previous != nil, "next": next, "previous": previous,
    ])
  }
}

extension WatchSettings {
  func node(in context: PageContext) -> Node {
    let texts = context.texts
    return Node([
      "choices": WatchChoice.allCases.filter { $0 != .usual }.map {
        Choice.node($0.rawValue, "watch.period", $0 == usual, texts)
      }
    ])
  }
}
