// SPDX-License-Identifier: Apache-2.0
import Foundation
import HTTPTypes
import Hummingbird
import Passages
import Shelf
import ShelfPages

extension Site {
  func addReading(to router: RouterGroup<WebContext>) {
    router.get("/link/:id/read") { try await self.reader($0, $1) }
    router.post("/link/:id/progress") { try await self.keepProgress($0, $1) }
    router.post("/reading/look") { try await self.saveLook($0, $1) }
    addHighlights(to: router)
    addNext(to: router)
    addOfflineReading(to: router)
  }

  /// The reader with what couldn't be done in it.
  func reader(
    _ request: Request, _ context: WebContext, version: Int? = nil, problem: String? = nil,
    typed: ReaderPage.TypedHighlight = .init()
  ) async throws -> Response {
    let id = try id(context)
    let fields = try request.queryFields()
    guard let row = try await shelf.row(id) else { throw WebError(.notFound) }
    let versions = try await shelf.snapshots(of: id)
    let wanted = version ?? Int(fields["version"])
    let shown = wanted.flatMap { number in versions.first { $0.snapshot.number == number } } ?? versions.first
    guard let shown, wanted == nil || shown.snapshot.number == wanted,
      let article = shown.parts.first(where: { $0.kind == .article }),
      let address = contentAddress(shown.snapshot.id, article.name, context)
    else { throw WebError(.notFound, Messages.text("read.none", context.language)) }
    var look = context.look
    look.take { fields[$0] }
    let placed = try await shelf.placedHighlights(of: id, in: shown.snapshot.id) { try self.shelf.articleText(article) }
    let numbers = Set(versions.filter { $0.parts.contains { $0.kind == .article } }.map(\.snapshot.number))
    let progress = try await shelf.progress(of: id)
    let next = try await shelf.next()
    let place = Int64(fields["mark"]).map { "#mark-\($0)" } ?? (progress == nil ? "" : "#shelf-here")
    let page = ReaderPage(
      link: item(row), articleAddress: address + look.query + place, look: look, author: row.link.author,
      made: shown.snapshot.madeAt.seconds, version: shown.snapshot.number,
      isNewest: shown.snapshot.id == versions.first?.snapshot.id,
      highlights: placed.map { HighlightItem($0, title: row.link.shownTitle, versions: numbers) },
      maker: Shelf.randomToken(), progress: progress?.share, isNext: next.contains(id),
      following: Self.following(id, in: next), problem: problem, typed: typed)
    var around = try await pageContext(request, context)
    if request.method == .post { around.currentPath = "/link/\(id)/read" }
    var response = html(
      Pages.render(page, in: around), status: problem == nil ? .ok : .badRequest)
    response.headers[.contentSecurityPolicy] = Self.readerPolicy(address)
    return response
  }

  /// The site's policy with one host for frames: whatever an article holds, its frame goes nowhere else.
  private static func readerPolicy(_ address: String) -> String {
    let host = address.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false).prefix(3).joined(
      separator: "/")
    let isPlain = host.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: ",") }
    return StaticFiles.contentSecurityPolicy.replacing("frame-src *", with: "frame-src \(isPlain ? host : "'none'")")
      + "; frame-ancestors 'none'"
  }

  /// The link that is read after another one.
  private static func following(_ id: Link.ID, in next: [Link.ID]) -> Link.ID? {
    guard let index = next.firstIndex(of: id) else { return next.first }
    return index + 1 < next.count ? next[index + 1] : nil
  }

  private func saveLook(_ request: Request, _ context: WebContext) async throws -> Response {
    let fields = try await request.formFields()
    try check(fields, context)
    guard let account = context.account else { throw WebError(.unauthorized) }
    var look = context.look
    look.take { fields[$0] }
    look.marksRead = fields.has("marksRead")
    for (name, value) in look.choices { try await accounts.set("account.\(account.id).reader-\(name)", value) }
    leave(Flash(sentence: Messages.text("done.saved", context.language)), context)
    return redirect(to: fields["back"])
  }

  private struct ProgressAnswer: Encodable { var isKept: Bool }

  private func keepProgress(_ request: Request, _ context: WebContext) async throws -> Response {
    let id = try id(context)
    let fields = try await request.formFields(most: 64 << 10)
    try check(fields, context)
    guard let share = Double(fields["share"]), share.isFinite else {
      throw WebError(.badRequest, "“share” is a number from 0 to 1.")
    }
    let progress = ReadingProgress(
      share: min(max(share, 0), 1),
      passage: Passage(
        fields["exact"], before: String(fields["before"].suffix(300)), after: String(fields["after"].prefix(300)),
        share: Double(fields["place"])), version: Int(Int32(fields["version"]) ?? 0),
      at: Int64(fields["at"]).map { Moment(milliseconds: max(0, $0)) } ?? shelf.now)
    let isKept = try await shelf.setProgress(progress, of: id, marksRead: context.look.marksRead)
    return try json(ProgressAnswer(isKept: isKept))
  }
}

extension HighlightItem {
  init(_ placed: PlacedHighlight, title: String, versions: Set<Int>) {
    let way = placed.place?.way
    self.init(
      placed.highlight, title: title, versions: versions, place: way == nil ? .absent : way == .exact ? .here : .changed
    )
  }

  /// - Parameter versions: the numbers of versions that can be read.
  init(_ highlight: Highlight, title: String, versions: Set<Int> = [], place: Place? = nil) {
    self.init(
      id: highlight.id, linkID: highlight.link, title: title, words: highlight.passage.exact, note: highlight.note,
      colour: Colour(rawValue: highlight.colour.rawValue) ?? .yellow, made: highlight.madeAt.seconds,
      version: highlight.version, hasVersion: versions.contains(highlight.version), place: place)
  }
}
