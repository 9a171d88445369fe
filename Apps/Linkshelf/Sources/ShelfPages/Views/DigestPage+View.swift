// SPDX-License-Identifier: Apache-2.0

extension DigestPage: PageView {
  var template: String { "digest" }

  func title(_ texts: Texts) -> String { texts["digest.title"] }

  func node(in context: PageContext) -> Node {
    let texts = context.texts
    return Node([
      "pathDigest": context.routes.digest, "isEmpty": weeks.isEmpty,
      "papers": Self.papers.map {
        Node(["name": $0, "label": texts["digest.paper.\($0)"], "chosen": $0 == paper])
      },
      "weeks": weeks.map { week in
        Node([
          "name": week.name, "title": week.title, "days": week.days,
          "summary": "\(texts.count("digest.articles", week.articles)) · \(texts.count("list.total", week.links))",
          "hasArticles": week.articles > 0, "pdf": context.routes.digest(week.name, "pdf") + "?paper=\(paper)",
          "epub": context.routes.digest(week.name, "epub"),
          "pdfLabel": texts("digest.pdf.label", ["week": week.title]),
          "epubLabel": texts("digest.epub.label", ["week": week.title]),
        ])
      },
    ])
  }
}
