// SPDX-License-Identifier: Apache-2.0

/// One link as a row, a card or a picture: the same HTML, laid out by the stylesheet.
enum RowView {
  /// The most tags in a row; the others are behind a link to the link's page.
  static let mostTags = 12
  /// The most characters of a title in a row.
  static let mostTitle = 300
  /// The most characters of a description in a row.
  static let mostSnippet = 600

  /// What lists, a link's own page and the reader say of a link.
  static func node(_ link: LinkItem, in context: PageContext) -> Node {
    let texts = context.texts
    let routes = context.routes
    let details = routes.link(link.id)
    let title = LayoutView.short(name(link), mostTitle)
    let state = state(link, context)
    let picture = SafeAddress.picture(link.picture)
    let time = context.dates.time(link.added)
    return Node([
      "id": "\(link.id)", "flags": flags(link, hasPicture: picture != nil), "title": title,
      "href": SafeAddress.link(link.address),
      "site": link.site.isEmpty ? LayoutView.short(link.address, 60) : link.site, "details": details,
      "open": open(link, routes),
      "picture": picture, "dark": SafeAddress.picture(link.darkPicture), "alt": link.isTitleInPicture ? title : "",
      "icon": SafeAddress.picture(link.icon), "letter": picture == nil ? letter(link) : "",
      "iso": time.iso, "short": time.short,
      "length": link.minutes.map { texts.count("row.minutes", max(1, $0)) },
      "percent": link.progress.flatMap { $0 > 0 && !link.isRead ? "\(percent($0))" : nil },
      "progressLabel": link.progress.map { texts("row.progress", ["n": texts.number(percent($0))]) },
      "state": state?.text, "stateKind": state?.kind, "binned": link.isBinned,
    ])
  }

  private static func percent(_ share: Double) -> Int { share.isFinite ? Int(min(max(share, 0), 1) * 100) : 0 }

  /// A row of a list.
  static func row(_ link: LinkItem, in context: PageContext, _ pieces: inout RowPieces) -> Node {
    let more = link.tags.count - mostTags
    let node = node(link, in: context)
    node.add([
      "snippet": snippet(link.snippet), "tags": pieces.tags(link.tags.prefix(mostTags)),
      "more": more > 0 ? context.texts("row.moreTags", ["n": context.texts.number(more)]) : nil,
      "acts": pieces.buttons(for: link),
    ])
    return node
  }

  /// What the buttons of a link do, by its state.
  static func buttons(_ link: LinkItem, in context: PageContext) -> Node {
    let star = link.isFavourite ? LinkAction.unfavourite : .favourite
    let shelve = link.isArchived ? LinkAction.unarchive : .archive
    let reading = link.isRead ? LinkAction.unread : .read
    let texts = context.texts
    return Node([
      "id": "\(link.id)", "details": context.routes.link(link.id), "binned": link.isBinned,
      "pathNext": context.routes.next,
      "faved": link.isFavourite ? "true" : "false", "star": "\(star.rawValue):\(link.id)",
      "shelve": "\(shelve.rawValue):\(link.id)", "moves": texts["act.\(shelve.rawValue)"],
      "toggle": "\(reading.rawValue):\(link.id)", "marks": texts["act.\(reading.rawValue)"],
    ])
  }

  /// The title, or the address if there is none.
  static func name(_ link: LinkItem) -> String {
    link.title.allSatisfy { $0.isWhitespace } ? link.address : link.title
  }

  /// Where a title leads: to the article, or to what is known of the link. A dead page's newest snapshot stands in its place.
  private static func open(_ link: LinkItem, _ routes: Routes) -> String {
    let isDead = if case .dead(_, true)? = link.sign { true } else { false }
    if link.minutes != nil, isDead || link.snapshot == .done { return routes.read(link.id) }
    return isDead ? routes.newest(link.id) : routes.link(link.id)
  }

  /// What is said of a link: what is being done for it, or what watching found, or why its snapshot failed.
  static func state(_ link: LinkItem, _ context: PageContext) -> StateText? {
    let texts = context.texts
    guard !link.snapshot.isMoving, let sign = link.sign else { return state(link.snapshot, texts) }
    switch sign {
    case .dead(let since, _):
      return StateText(kind: "dead", text: texts("watch.dead", ["date": context.dates.short(since)]))
    case .moved: return state(link.snapshot, texts) ?? StateText(kind: "moved", text: texts["finding.moved"])
    case .changed(let at):
      return state(link.snapshot, texts)
        ?? StateText(kind: "changed", text: texts("row.changed", ["date": context.dates.short(at)]))
    }
  }

  /// The words for the state of a snapshot; nil if there is nothing to say.
  static func state(_ state: SnapshotState, _ texts: Texts) -> StateText? {
    switch state {
    case .absent, .done: nil
    case .queued: StateText(kind: "waiting", text: texts["state.queued"])
    case .running(let step): StateText(kind: "running", text: texts["step.\(step.rawValue)"])
    case .failed(let sentence): StateText(kind: "failed", text: LayoutView.short(texts.said(sentence), 300))
    }
  }

  struct StateText {
    let kind: String
    let text: String
  }

  private static func flags(_ link: LinkItem, hasPicture: Bool) -> String {
    var flags = ""
    if !link.isRead { flags += " unread" }
    if link.isFavourite { flags += " favourite" }
    if link.isArchived { flags += " archived" }
    if link.snapshot.isMoving { flags += " moving" }
    if !hasPicture { flags += " plain hue\(hue(link))" }
    return flags
  }

  /// One of six colours, always the same for a site.
  private static func hue(_ link: LinkItem) -> Int {
    let name = link.site.isEmpty ? link.address : link.site
    return name.utf8.prefix(100).reduce(0) { ($0 * 31 + Int($1)) % 6 }
  }

  /// The first letter of the site, for links without a picture.
  private static func letter(_ link: LinkItem) -> String {
    let site = link.site.hasPrefix("www.") ? link.site.dropFirst(4) : link.site[...]
    let first = site.first { $0.isLetter || $0.isNumber } ?? name(link).first { $0.isLetter || $0.isNumber }
    return first.map { String($0).uppercased() } ?? "·"
  }

  /// The piece of the text with what was looked for, as HTML.
  private static func snippet(_ segments: [Segment]) -> Markup {
    let isShort = segments.reduce(0) { $0 + $1.text.utf8.count } <= mostSnippet
    var left = mostSnippet
    var html = ""
    for segment in segments where left > 0 && !segment.text.isEmpty {
      let text = LayoutView.short(segment.text, left)
      if !isShort { left -= text.count }
      html += segment.isMarked ? "<mark>\(Escaping.escape(text))</mark>" : Escaping.escape(text)
    }
    return Markup(made: html)
  }
}
