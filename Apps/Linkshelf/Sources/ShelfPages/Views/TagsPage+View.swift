// SPDX-License-Identifier: Apache-2.0

extension TagsPage: PageView {
  var template: String { "tags" }

  func title(_ texts: Texts) -> String { texts["tags.title"] }

  /// Beyond so many tags a tag's forms are on a page of their own: two kilobytes each.
  static let mostWithForms = 200

  func node(in context: PageContext) -> Node {
    let tree = TagTree(tags)
    return Node([
      "total": context.texts.count("tags.total", tags.count), "problem": problem.map(context.texts.said),
      "hasTree": !tags.isEmpty,
      "tree": tree.roots.map { node($0, context) }, "tagOptions": Markup(options: tags.map(\.name)),
    ])
  }

  private func node(_ branch: TagTree.Branch, _ context: PageContext) -> Node {
    let texts = context.texts
    let isEdited = branch.item != nil && branch.name == edited
    let hasForms = branch.item != nil && (isEdited || tags.count <= Self.mostWithForms)
    let synonyms = branch.item?.synonyms ?? []
    return Node([
      "name": branch.name, "label": LayoutView.short(branch.label, 200), "path": context.routes.tag(branch.name),
      "count": branch.item.map { texts.number($0.count) }, "editable": hasForms, "open": isEdited,
      "editPath": branch.item != nil && !hasForms ? context.routes.tags(editing: branch.name) : nil,
      "synonymText": synonyms.isEmpty
        ? nil : texts("tags.synonyms", ["names": LayoutView.short(synonyms.joined(separator: ", "), 200)]),
      "synonyms": synonyms.map { Node(["name": $0, "of": branch.name]) },
      "hasChildren": !branch.children.isEmpty, "children": branch.children.map { node($0, context) },
    ])
  }
}

extension SearchesPage: PageView {
  var template: String { "searches" }

  func title(_ texts: Texts) -> String { texts["searches.title"] }

  func node(in context: PageContext) -> Node {
    let texts = context.texts
    return Node([
      "problem": problem.map(context.texts.said), "hasSearches": !searches.isEmpty,
      "operators": HelpPage.operators(texts),
      "searches": searches.map { search in
        Node([
          "id": "\(search.id)", "name": search.name, "query": search.query, "path": context.routes.search(search.query),
          "count": search.count.map { texts.number($0) }, "pathList": context.routes.list(search.id),
          "isPublic": search.isPublic,
        ])
      },
    ])
  }
}
