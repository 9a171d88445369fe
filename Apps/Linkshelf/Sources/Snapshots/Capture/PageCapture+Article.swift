// SPDX-License-Identifier: Apache-2.0
import Foundation

extension PageCapture {
  /// Writes the article in its three forms, and its pictures beside it.
  func takeArticle(_ tab: Tab) async throws {
    var article = try await readArticle(tab)
    if article.isCut { warn("The page has more than \(limits.characters) characters. The article ends there.") }
    article.addTitle(page.facts.title)
    let files = try await takeArticlePictures(of: article, tab)
    article = article.mapPictures { picture in
      var picture = picture
      picture.file = files[picture.address]
      return picture
    }
    let text = ArticleText.text(of: article.blocks)
    page.facts.words = ArticleText.wordCount(text)
    page.facts.isArticle = !article.isList && page.facts.words >= 60
    let html = ArticleHTML.html(article, language: page.facts.language)
    try write(Data(html.utf8), kind: .article, file: "article.html", mediaType: "text/html; charset=utf-8")
    try write(
      Data(ArticleMarkdown.markdown(article).utf8), kind: .markdown, file: "article.md",
      mediaType: "text/markdown; charset=utf-8")
    try write(Data((text + "\n").utf8), kind: .text, file: "article.txt", mediaType: "text/plain; charset=utf-8")
  }

  private func readArticle(_ tab: Tab) async throws -> Article {
    for script in [Script.articleRoot, Script.articleCode, Script.articleMath, Script.articleTree] {
      _ = try await tab.session.evaluate(script, in: world, timeout: time(5))
    }
    let limit = limits.characters
    _ = try await tab.session.evaluate(
      "L.results.article = L.article(\(limit)); ''", in: world, timeout: time(limits.formSeconds))
    do {
      return Article(try JSONParser.parse(try await text(tab, "article", world: world)))
    } catch is JSONParser.Failure {
      throw SnapshotError.command(name: "article", message: "its text could not be read")
    }
  }

  private func takeArticlePictures(of article: Article, _ tab: Tab) async throws -> [String: String] {
    let store = resources(tab)
    var files: [String: String] = [:]
    for address in article.pictureAddresses {
      guard files.count < limits.articlePictures else {
        warn("The article has more than \(limits.articlePictures) pictures. The others are missing beside it.")
        break
      }
      guard let (mediaType, data) = await picture(address, store), let ending = Self.endings[mediaType] else {
        continue
      }
      let name = "article-\(files.count).\(ending)"
      try write(
        data, kind: .articlePicture, file: name, mediaType: mediaType, index: files.count,
        source: address.hasPrefix("data:") ? nil : address)
      files[address] = name
    }
    return files
  }

  private func picture(_ address: String, _ store: ResourceStore) async -> (String, Data)? {
    if address.hasPrefix("data:") {
      guard let comma = address.firstIndex(of: ",") else { return nil }
      let head = address[address.index(address.startIndex, offsetBy: 5)..<comma].lowercased()
      let type = head.split(separator: ";").first.map(String.init) ?? ""
      let body = String(address[address.index(after: comma)...])
      guard
        let data = head.hasSuffix(";base64")
          ? Data(base64Encoded: body) : body.removingPercentEncoding.map({ Data($0.utf8) })
      else { return nil }
      return (type, data)
    }
    guard let body = await store.body(address), let data = body.data else { return nil }
    return (body.mediaType, data)
  }

  /// The endings of file names for pictures that are kept.
  private static let endings = [
    "image/png": "png", "image/jpeg": "jpg", "image/jpg": "jpg", "image/gif": "gif", "image/webp": "webp",
    "image/avif": "avif", "image/svg+xml": "svg",
    "image/bmp": "bmp", "image/apng": "png", "image/x-icon": "ico", "image/vnd.microsoft.icon": "ico",
  ]
}
