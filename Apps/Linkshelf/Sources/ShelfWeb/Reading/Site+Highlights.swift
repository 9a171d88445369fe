// SPDX-License-Identifier: Apache-2.0
import Foundation
import HTTPTypes
import Hummingbird
import Passages
import Shelf
import ShelfPages

extension Site {
  private static let marksOnPage = 50
  /// The highlights of one file in Markdown.
  private static let mostExported = 100_000
  private static let mostExportedBytes = 64 << 20

  func addHighlights(to router: RouterGroup<WebContext>) {
    router.post("/link/:id/highlights") { try await self.addHighlight($0, $1) }
    router.get("/highlights") { try await self.highlightsPage($0, $1) }
    router.get("/highlights.md") { request, _ in try await self.highlightsFile(request) }
    router.post("/highlights/:id") { try await self.changeHighlight($0, $1) }
  }

  private struct MarkAnswer: Encodable {
    var id: Int64
    /// The card of the highlight.
    var html: String
    /// How many the link has now, in words.
    var title: String
  }

  private func addHighlight(_ request: Request, _ context: WebContext) async throws -> Response {
    let id = try id(context)
    let fields = try await request.formFields()
    try check(fields, context)
    var new = NewHighlight(
      Passage(
        fields["exact"], before: fields["before"], after: fields["after"], share: Double(fields["share"])))
    new.colour = try InterfaceValue.colour(fields.has("colour") ? fields["colour"] : nil) ?? .yellow
    new.note = fields["note"].replacing("\r\n", with: "\n")
    new.maker = fields.has("maker") ? fields["maker"] : nil
    new.madeAt = Int64(fields["made"]).map { Moment(milliseconds: max(0, $0)) }
    new.version = fields.has("version") ? Int(Int32(fields["version"]) ?? 0) : nil
    let made: Highlight
    do {
      made = try await shelf.addHighlight(new, to: id, in: try await version(new.version, of: id))
    } catch let error as ShelfError where error.reason == .invalid && !request.wantsJSON {
      return try await reader(
        request, context, version: new.version, problem: error.description,
        typed: .init(words: fields["exact"], note: new.note))
    } catch let error as ShelfError where error.reason == .invalid {
      throw WebError(.badRequest, Pages.said(error.description, in: context.language))
    }
    guard request.wantsJSON else {
      leave(Flash(sentence: Messages.text("marks.done", context.language)), context)
      return redirect(to: routes.read(id) + "?version=\(made.version)&mark=\(made.id)")
    }
    var article: String?
    if let snapshot = try await version(made.version > 0 ? made.version : nil, of: id),
      let part = try await shelf.snapshot(snapshot)?.parts.first(where: { $0.kind == .article })
    {
      article = contentAddress(snapshot, part.name, context).map { $0 + context.look.query }
    }
    var page = try await pageContext(request, context, takesFlash: false)
    page.currentPath = "/link/\(id)/read"
    return try json(
      MarkAnswer(
        id: made.id,
        html: Pages.renderHighlight(HighlightItem(made, title: "", place: .here), article: article, in: page),
        title: Pages.counted("marks.count", try await shelf.highlightCount(of: id), in: context.language)))
  }

  private func changeHighlight(_ request: Request, _ context: WebContext) async throws -> Response {
    let id = try id(context)
    let fields = try await request.formFields()
    try check(fields, context)
    switch fields["action"] {
    case "save":
      try await shelf.changeHighlight(
        id, colour: try InterfaceValue.colour(fields.has("colour") ? fields["colour"] : nil),
        note: fields.has("note") ? fields["note"].replacing("\r\n", with: "\n") : nil)
      leave(Flash(sentence: Messages.text("marks.saved", context.language)), context)
    case "delete":
      try await shelf.deleteHighlight(id)
      leave(Flash(sentence: Messages.text("marks.deleted", context.language)), context)
    default: throw WebError(.badRequest)
    }
    return redirect(to: fields["back"])
  }

  private func filter(_ fields: FormFields) -> HighlightFilter {
    var filter = HighlightFilter()
    filter.link = Int64(fields["link"])
    filter.tag = String(fields["tag"].trimmingCharacters(in: .whitespaces).prefix(200))
    filter.words = String(fields["words"].prefix(500))
    return filter
  }

  private func highlightsPage(_ request: Request, _ context: WebContext) async throws -> Response {
    let fields = try request.queryFields()
    let filter = filter(fields)
    let before = Int64(fields["before"])
    let found = try await shelf.highlights(filter, before: before, limit: Self.marksOnPage)
    func path(_ before: Int64?) -> String {
      var parts: [String] = []
      func add(_ name: String, _ value: String) { if !value.isEmpty { parts.append("\(name)=\(Self.encode(value))") } }
      add("words", filter.words)
      add("tag", filter.tag)
      add("link", filter.link.map { "\($0)" } ?? "")
      add("before", before.map { "\($0)" } ?? "")
      return routes.highlights + (parts.isEmpty ? "" : "?" + parts.joined(separator: "&"))
    }
    var title = ""
    if let link = filter.link { title = try await shelf.link(link)?.shownTitle ?? "" }
    let page = HighlightsPage(
      highlights: found.highlights.map { HighlightItem($0.highlight, title: $0.title) }, words: filter.words,
      tag: filter.tag, link: filter.link, linkTitle: title, next: found.next.map { path($0) },
      first: before == nil ? nil : path(nil))
    return html(Pages.render(page, in: try await pageContext(request, context)))
  }

  private func highlightsFile(_ request: Request) async throws -> Response {
    let filter = filter(try request.queryFields())
    var text = "# Highlights\n"
    var before: Int64?
    var count = 0
    var link: Int64?
    repeat {
      let page = try await shelf.highlights(filter, before: before, limit: 500)
      for one in page.highlights {
        text += HighlightMarkdown.text(one, hasTitle: link != one.highlight.link)
        link = one.highlight.link
      }
      count += page.highlights.count
      before = page.next
    } while before != nil && count < Self.mostExported && text.utf8.count < Self.mostExportedBytes
    if before != nil { text += "\nThere are more highlights. Narrow them down by words, a tag or a link.\n" }
    return Response(
      status: .ok,
      headers: [
        .contentType: "text/markdown; charset=utf-8", .contentDisposition: "attachment; filename=\"highlights.md\"",
      ], body: .init(byteBuffer: .init(string: text)))
  }
}

/// A highlight in Markdown: a quotation, and its note as text.
enum HighlightMarkdown {
  /// - Parameter hasTitle: Whether the link's title stands above it.
  static func text(_ one: ListedHighlight, hasTitle: Bool) -> String {
    var text = "\n"
    if hasTitle {
      text += "## [\(escaped(one.title))](<\(one.address.replacing("<", with: "%3C").replacing(">", with: "%3E"))>)\n\n"
    }
    text +=
      one.highlight.passage.exact.split(separator: "\n").map { "> " + escaped(String($0)) }.joined(separator: "\n>\n")
      + "\n"
    if !one.highlight.note.isEmpty {
      text +=
        "\n"
        + one.highlight.note.split(separator: "\n", omittingEmptySubsequences: false)
        .map { escaped(String($0)) }.joined(separator: "\n") + "\n"
    }
    return text
      + "\n*\(one.highlight.madeAt.date.formatted(.iso8601.year().month().day())), \(one.highlight.colour.rawValue)*\n"
  }

  /// Signs that mean something in Markdown are letters.
  private static func escaped(_ text: String) -> String {
    var out = ""
    for letter in text {
      if "\\`*_[]<>#|~".contains(letter) { out.append("\\") }
      out.append(letter == "\n" ? " " : letter)
    }
    return out
  }
}
