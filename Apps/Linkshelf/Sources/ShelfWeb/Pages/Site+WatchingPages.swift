// SPDX-License-Identifier: Apache-2.0
import HTTPTypes
import Hummingbird
import Shelf
import ShelfPages

/// The page of findings, what a link's page says of watching, and what is done there.
extension Site {
  private static let findingsOnPage = 50
  private static let findingsOfLink = 5

  func addWatchingPages(to router: RouterGroup<WebContext>) {
    router.get("/watching") { try await self.findingsPage($0, $1) }
    router.post("/watching") { try await self.takeAddresses($0, $1) }
    router.post("/link/:id/watch") { try await self.saveWatch($0, $1) }
    router.get("/link/:id/newest") { try await self.newest($0, $1) }
  }

  private func findingsPage(_ request: Request, _ context: WebContext, problem: String? = nil) async throws -> Response
  {
    let before = Int64(try request.queryFields()["before"])
    let found = try await shelf.findings(before: before, limit: Self.findingsOnPage)
    let page = FindingsPage(
      findings: try await items(found.findings), usual: WatchChoice(try await shelf.watchPeriod()),
      moved: try await shelf.movedCount(), problem: problem,
      next: found.next.map { "\(routes.watching)?before=\($0)" }, previous: before == nil ? nil : routes.watching)
    return html(
      Pages.render(page, in: try await pageContext(request, context)), status: problem == nil ? .ok : .badRequest)
  }

  private func items(_ findings: [Finding]) async throws -> [FindingItem] {
    let watches = try await shelf.watches(of: findings.filter { $0.kind == .moved }.map(\.link))
    return findings.compactMap { finding in
      guard let kind = FindingItem.Kind(rawValue: finding.kind.rawValue) else { return nil }
      let watch = watches[finding.link]
      return FindingItem(
        linkID: finding.link, kind: kind, at: finding.at.seconds, title: finding.title, words: finding.words,
        old: finding.old, new: finding.new,
        canTake: finding.kind == .moved && watch?.state == .moved && watch?.movedTo == finding.new)
    }
  }

  private func takeAddresses(_ request: Request, _ context: WebContext) async throws -> Response {
    let fields = try await request.formFields()
    try check(fields, context)
    var taken = TakenAddresses()
    if fields.has("take") {
      guard let id = Int64(fields["take"]) else { throw WebError(.badRequest) }
      do {
        try await shelf.takeNewAddress(of: id)
        taken.taken = 1
      } catch let error as ShelfError where error.reason != .noSpace {
        taken.problems = [error.description]
      }
    } else {
      guard fields["action"] == "take-all" else { throw WebError(.badRequest) }
      taken = try await shelf.takeNewAddresses()
    }
    if taken.problems.isEmpty || taken.taken > 0 {
      leave(Flash(sentence: Pages.counted("watching.taken", taken.taken, in: context.language)), context)
    }
    guard taken.problems.isEmpty else {
      let problem = taken.problems.prefix(5).map { Pages.said($0, in: context.language) }.joined(separator: " ")
      return try await findingsPage(request, context, problem: problem)
    }
    return redirect(to: routes.watching)
  }

  // MARK: - One link

  func watchSection(of id: Link.ID) async throws -> WatchSection? {
    guard let watch = try await shelf.watch(of: id) else { return nil }
    let findings = try await shelf.findings(of: id, limit: Self.findingsOfLink)
    return WatchSection(
      period: watch.period.map { WatchChoice($0) } ?? .usual, usual: WatchChoice(try await shelf.watchPeriod()),
      keepsChanges: watch.keepsChanges, state: WatchState(rawValue: watch.state.rawValue) ?? .unknown,
      since: watch.since?.seconds, deadSince: watch.deadSince?.seconds, changed: watch.changedAt?.seconds,
      checked: watch.checkedAt?.seconds, next: watch.nextAt.map { max($0, shelf.now).seconds }, words: watch.words,
      movedTo: watch.movedTo, findings: try await items(findings.findings))
  }

  private func saveWatch(_ request: Request, _ context: WebContext) async throws -> Response {
    let id = try id(context)
    let fields = try await request.formFields()
    try check(fields, context)
    guard try await shelf.link(id) != nil else { throw WebError(.notFound) }
    var sentence = "done.saved"
    switch fields["action"] {
    case "save":
      let period = fields["period"] == WatchChoice.usual.rawValue ? nil : try WatchPeriod(named: fields["period"])
      try await shelf.setWatch(of: id, period: period, keepsChanges: fields.has("keeps"))
      actions.wakeWorkers()
    case "check":
      try await shelf.checkNow([id])
      actions.wakeWorkers()
      sentence = "watch.checking"
    case "seen": try await shelf.markChangeSeen([id])
    case "take": try await shelf.takeNewAddress(of: id)
    default: throw WebError(.badRequest)
    }
    leave(Flash(sentence: Messages.text(sentence, context.language)), context)
    return redirect(to: routes.link(id))
  }

  /// Leads to the newest snapshot, under the archive's name; to the link's page where there's none.
  private func newest(_ request: Request, _ context: WebContext) async throws -> Response {
    let id = try id(context)
    guard let row = try await shelf.row(id) else { throw WebError(.notFound) }
    let kinds: [Part.Kind] = [.archive, .original, .pdf, .picture]
    guard let newest = row.newest, let parts = try await shelf.snapshot(newest)?.parts,
      let part = kinds.lazy.compactMap({ kind in parts.first { $0.kind == kind } }).first,
      let address = contentAddress(newest, part.kind == .picture ? Self.allPictures : part.name, context)
    else { return redirect(to: routes.link(id)) }
    return Response(status: .seeOther, headers: [.location: address])
  }

  // MARK: - Settings

  func watchSettings() async throws -> WatchSettings {
    WatchSettings(usual: WatchChoice(try await shelf.watchPeriod()))
  }

  /// What watching found of a link, as rows show it.
  func sign(of row: LinkRow) -> LinkSign? {
    if let since = row.signs.deadSince { return .dead(since: since.seconds, hasVersion: row.newest != nil) }
    if !row.signs.movedTo.isEmpty { return .moved }
    return row.signs.changedAt.map { .changed($0.seconds) }
  }
}

extension WatchChoice {
  init(_ period: WatchPeriod) {
    self =
      switch period {
      case .off: .off
      case .day: .day
      case .week: .week
      case .month: .month
      }
  }
}
