// SPDX-License-Identifier: Apache-2.0

extension AddPage: PageView {
  /// The most results that are listed; the numbers count all.
  static let mostResults = 500

  var template: String { "add" }

  func title(_ texts: Texts) -> String { texts["add.title"] }

  func node(in context: PageContext) -> Node {
    let texts = context.texts
    let results = report ?? []
    var added = 0
    var known = 0
    for result in results {
      switch result.outcome {
      case .added: added += 1
      case .known: known += 1
      case .wrong: break
      }
    }
    let more = results.count - AddPage.mostResults
    return Node([
      "problem": problem.map(texts.said), "hasReport": report != nil,
      "report": results.prefix(AddPage.mostResults).map { result($0, context) },
      "reportAdded": texts.count("report.added", added), "reportKnown": texts.count("report.known", known),
      "reportWrong": texts.count("report.wrong", results.count - added - known),
      "moreResults": more > 0 ? texts.count("report.more", more) : nil,
      "known": self.known.map { knownNode($0, context) },
      "pathAddSaved": context.routes.addSaved, "savedAddress": saved.address, "savedTags": saved.tags,
      "opensSaved": !saved.address.isEmpty || !saved.tags.isEmpty,
      "addresses": addresses, "formTitle": title, "tagText": tags, "note": note,
      "hasSuggestions": !suggestedTags.isEmpty,
      "suggestedTags": suggestedTags.map { Node(["name": $0]) }, "tagOptions": Markup(options: suggestedTags),
    ])
  }

  private func knownNode(_ known: KnownLink, _ context: PageContext) -> Node {
    Node([
      "text": context.texts("add.known", ["date": context.dates.short(known.added)]),
      "title": LayoutView.short(known.title.isEmpty ? addresses : known.title, RowView.mostTitle),
      "path": context.routes.link(known.id), "snapshotPath": context.routes.snapshot(known.id),
    ])
  }

  private func result(_ result: AddResult, _ context: PageContext) -> Node {
    let kind: String
    var sentence: String?
    switch result.outcome {
    case .added: kind = "added"
    case .known: kind = "known"
    case .wrong(let why):
      kind = "wrong"
      sentence = context.texts.said(why)
    }
    return Node([
      "kind": kind, "label": context.texts["result.\(kind)"], "path": result.id.map { context.routes.link($0) },
      "title": LayoutView.short(result.title.isEmpty ? result.address : result.title, RowView.mostTitle),
      "sentence": sentence,
    ])
  }
}

extension ImportPage: PageView {
  var template: String { "import" }

  func title(_ texts: Texts) -> String { texts["import.title"] }

  func node(in context: PageContext) -> Node {
    let texts = context.texts
    func format(_ index: Int, _ format: FileFormat) -> Node {
      Node(["id": format.id, "name": format.name, "remark": format.remark, "first": index == 0])
    }
    return Node([
      "problem": problem.map(texts.said), "largest": texts("import.largest", ["size": texts.size(largestFile)]),
      "formats": formats.enumerated().map(format), "exportFormats": exportFormats.enumerated().map(format),
      "hasReports": !reports.isEmpty,
      "reports": reports.map { report in
        Node([
          "name": report.name, "format": report.format, "added": texts.count("report.added", report.added),
          "known": texts.count("report.known", report.known), "wrong": texts.count("report.wrong", report.wrong),
          "hasProblems": !report.problems.isEmpty,
          "problems": report.problems.prefix(100).map { Node(["sentence": texts.said($0)]) },
        ])
      },
    ])
  }
}
