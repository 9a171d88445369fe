// SPDX-License-Identifier: Apache-2.0
import Foundation
import HTTPTypes
import Hummingbird
import Passages
import Shelf

extension Site {
  /// The article with a look of ours around it, with its marks and the place where reading stopped.
  func article(_ part: Part, of snapshot: Snapshot, _ fields: FormFields) async throws -> Response {
    let html = try await markedArticle(part, of: snapshot)
    let page = ArticleLook(fields).page(html, script: ArticleScript.text)
    var headers = contentHeaders("text/html; charset=utf-8", policy: ArticleScript.policy)
    // Marks and the place change.
    headers[.cacheControl] = "private, no-cache"
    return Response(status: .ok, headers: headers, body: .init(byteBuffer: .init(string: page)))
  }

  /// An article's HTML with marks around its highlights.
  func markedArticle(_ part: Part, of snapshot: Snapshot) async throws -> String {
    let text = try shelf.articleText(part)
    let marks = try await shelf.placedHighlights(of: snapshot.link, in: snapshot.id) { text }
    var anchor: Int?
    if let progress = try await shelf.progress(of: snapshot.link), !progress.isAtEnd, !progress.passage.exact.isEmpty {
      let found = PassageFinder(text).find([progress.passage])[0]
      // Where its words are gone, the same share of the way is near it.
      anchor = found?.range.lowerBound ?? Int(Double(text.letters.count) * (progress.passage.share ?? progress.share))
      if let at = anchor, at > 0, at < text.letters.count { anchor = text.scalarStart(at) }
    }
    return text.marked(marks.compactMap { ArticleMark($0) }, anchor: anchor)
  }
}
