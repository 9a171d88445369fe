// SPDX-License-Identifier: Apache-2.0

/// The pieces that rows of one page have in common. Each is made by its template once, and not for every row.
///
/// A page of fifty rows has a few different sets of buttons and some dozens of different tags.
struct RowPieces {
  private let context: PageContext
  /// The buttons' HTML without a link's number, split where it stands.
  private var buttons: [ButtonState: [Substring]] = [:]
  private var tags: [String: String] = [:]

  init(context: PageContext) { self.context = context }

  /// Everything but a link's number that its buttons depend on.
  private struct ButtonState: Hashable {
    var isFavourite, isArchived, isRead, isBinned: Bool
  }

  /// Stands for a link's number in buttons that are made for many links. No shelf gets so many.
  private static let anyID = Int64.max

  /// The buttons of a row, as HTML.
  mutating func buttons(for link: LinkItem) -> Markup {
    let state = ButtonState(
      isFavourite: link.isFavourite, isArchived: link.isArchived, isRead: link.isRead, isBinned: link.isBinned)
    if buttons[state] == nil {
      var any = link
      any.id = Self.anyID
      buttons[state] = render(RowView.buttons(any, in: context), "row-acts")
        .split(separator: "\(Self.anyID)", omittingEmptySubsequences: false)
    }
    return Markup(made: buttons[state, default: []].joined(separator: "\(link.id)"))
  }

  /// The tags of a row, as HTML.
  mutating func tags(_ names: some Sequence<String>) -> Markup { Markup(made: names.map { tag($0) }.joined()) }

  private mutating func tag(_ name: String) -> String {
    if let known = tags[name] { return known }
    let made = render(Node(["name": name, "path": context.routes.tag(name)]), "row-tag")
    tags[name] = made
    return made
  }

  private func render(_ node: Node, _ template: String) -> String {
    let root = RootNode(node)
    let html = Templates.of(context.language).render(root, template: template)
    assert(root.missing.isEmpty, "The template \(template) asks for what RowPieces doesn't give: \(root.missing)")
    return html
  }
}
