// SPDX-License-Identifier: Apache-2.0
import Comparing
import Foundation
import HTTPTypes
import Hummingbird
import Shelf
import ShelfPages

extension Site {
  func addComparing(to router: RouterGroup<WebContext>) {
    router.get("/link/:id/compare") { try await self.comparePage($0, $1) }
    router.get("/link/:id/compare/difference") { try await self.difference($0, $1) }
    router.get("/link/:id/versions/:number/picture/:position") { try await self.tile($0, $1) }
  }

  private func comparePage(_ request: Request, _ context: WebContext) async throws -> Response {
    let id = try id(context)
    let fields = try request.queryFields()
    guard let row = try await shelf.row(id) else { throw WebError(.notFound) }
    let found = try await comparison(of: id, from: version("from", fields), to: version("to", fields))
    let versions = try await shelf.snapshots(of: id).map {
      ComparedVersion(number: $0.snapshot.number, made: $0.snapshot.madeAt.seconds)
    }
    let page = ComparePage(
      link: item(row), versions: versions, from: found.old.snapshot.number, to: found.new.snapshot.number,
      facts: Self.facts(found.old.snapshot, found.new.snapshot), text: Self.shown(found),
      pictures: pictures(found, id))
    return html(Pages.render(page, in: try await pageContext(request, context)))
  }

  static func facts(_ old: Snapshot, _ new: Snapshot) -> [ComparedFact] {
    var facts = [
      ComparedFact(.title, old: old.title, new: new.title),
      ComparedFact(.address, old: old.finalAddress, new: new.finalAddress),
      ComparedFact(.status, old: "\(old.status)", new: "\(new.status)"),
    ]
    // A version from before descriptions were kept tells nothing of its page's.
    if let before = old.description, let after = new.description {
      facts.insert(ComparedFact(.description, old: before, new: after), at: 1)
    }
    return facts.filter { $0.old != $0.new }
  }

  private static func shown(_ found: VersionComparison) -> ComparedText {
    guard let text = found.text else {
      return found.hasOldText ? .onlyOld : found.hasNewText ? .onlyNew : .none
    }
    let counts = text.counts
    return .changes(
      text.paragraphs.map { paragraph in
        ComparedParagraph(
          shown(paragraph.kind), isMoved: paragraph.isMoved, runs: paragraph.runs.map { .init(shown($0.kind), $0.text) }
        )
      },
      ComparedCounts(
        addedWords: counts.addedWords, removedWords: counts.removedWords, addedParagraphs: counts.addedParagraphs,
        removedParagraphs: counts.removedParagraphs, changedParagraphs: counts.changedParagraphs,
        movedParagraphs: counts.movedParagraphs),
      isCut: text.isCut)
  }

  private static func shown(_ kind: TextComparison.Paragraph.Kind) -> ComparedParagraph.Kind {
    switch kind {
    case .same: .same
    case .removed: .removed
    case .added: .added
    case .changed: .changed
    }
  }

  private static func shown(_ kind: TextComparison.Kind) -> ComparedParagraph.Run.Kind {
    switch kind {
    case .same: .same
    case .removed: .removed
    case .added: .added
    }
  }

  // MARK: - Pictures

  private func pictures(_ found: VersionComparison, _ link: Link.ID) -> ComparedPictures? {
    let (old, new) = (found.old.pictures, found.new.pictures)
    guard !old.isEmpty, !new.isEmpty else { return nil }
    func tiles(_ version: LinkVersion) -> [ComparedPictures.Tile] {
      version.pictures.enumerated().map { position, part in
        .init(
          path: routes.tile(link, version: version.snapshot.number, position), width: part.width, height: part.height)
      }
    }
    return ComparedPictures(
      old: tiles(found.old), new: tiles(found.new), areSame: old.map(\.hash) == new.map(\.hash),
      difference: routes.difference(link, from: found.old.snapshot.number, to: found.new.snapshot.number))
  }

  /// A tile of a version's picture, under the site's own name: what could hold script isn't among them.
  private func tile(_ request: Request, _ context: WebContext) async throws -> Response {
    guard let number = context.parameters.get("number").flatMap({ Int($0) }),
      let position = context.parameters.get("position").flatMap({ Int($0) })
    else { throw WebError(.notFound) }
    let pictures = try await shelf.versions(of: id(context), from: number, to: number).new.pictures
    guard pictures.indices.contains(position) else { throw WebError(.notFound) }
    return try send(
      pictures[position],
      [
        .contentType: pictures[position].mediaType, .cacheControl: "private, max-age=86400",
        .contentSecurityPolicy: "sandbox; default-src 'none'", .xContentTypeOptions: "nosniff",
      ], request)
  }

  private func difference(_ request: Request, _ context: WebContext) async throws -> Response {
    let fields = try request.queryFields()
    let (old, new) = try await shelf.versions(
      of: id(context), from: version("from", fields), to: version("to", fields))
    guard !old.pictures.isEmpty, !new.pictures.isEmpty else {
      throw WebError(.notFound, "At least one of the versions has no picture of its page.")
    }
    let drawn: DrawnPicture
    do {
      drawn = try await actions.difference(of: old.pictures, new.pictures)
    } catch let problem as DrawingProblem {
      throw WebError(
        problem.isBusy ? .serviceUnavailable : .unprocessableContent, Pages.said(problem.sentence, in: context.language)
      )
    }
    let etag = "\"\(drawn.digest)\""
    let headers: HTTPFields = [.contentType: "image/png", .cacheControl: "private, max-age=3600", .eTag: etag]
    if Self.names(etag, request.headers[.ifNoneMatch]) { return Response(status: .notModified, headers: headers) }
    return Response(status: .ok, headers: headers, body: .init(byteBuffer: .init(bytes: drawn.png)))
  }
}
