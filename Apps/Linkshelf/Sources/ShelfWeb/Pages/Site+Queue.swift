// SPDX-License-Identifier: Apache-2.0
import Hummingbird
import Shelf
import ShelfPages

extension Site {
  private static let jobsOnPage = 100

  func addQueue(to router: RouterGroup<WebContext>) {
    router.get("/queue") { request, context in
      let page = try await self.queuePage(request, context)
      let pageContext = try await self.pageContext(request, context, takesFlash: !request.wantsJSON)
      if request.wantsJSON {
        return try self.json(
          ActionAnswer(
            html: Pages.renderQueue(page, in: pageContext), counts: pageContext.counts,
            running: page.running + page.waiting > 0))
      }
      return self.html(Pages.render(page, in: pageContext))
    }
    router.post("/queue/action") { request, context in
      let fields = try await request.formFields()
      try self.check(fields, context)
      let parts = fields["one"].split(separator: ":", maxSplits: 1)
      if parts.count == 2, let id = Int64(parts[1]) {
        switch parts[0] {
        case "retry": _ = try await self.shelf.retry([id])
        case "front": try await self.shelf.moveToFront([id])
        case "cancel": _ = try await self.shelf.cancel([id])
        default: throw WebError(.badRequest)
        }
      } else {
        switch fields["action"] {
        case "pause": try await self.shelf.pause(true)
        case "resume": try await self.shelf.pause(false)
        case "retry-all": _ = try await self.shelf.retry(nil)
        case "clear": try await self.shelf.clearFailed()
        default: throw WebError(.badRequest)
        }
      }
      self.actions.wakeWorkers()
      guard request.wantsJSON else { return self.redirect(to: self.routes.queue) }
      let page = try await self.queuePage(request, context)
      let pageContext = try await self.pageContext(request, context, takesFlash: false)
      return try self.json(
        ActionAnswer(
          html: Pages.renderQueue(page, in: pageContext), counts: pageContext.counts,
          running: page.running + page.waiting > 0))
    }
  }

  private func queuePage(_ request: Request, _ context: WebContext) async throws -> QueuePage {
    let start = min(max(Int(try request.queryFields()["after"]) ?? 0, 0), 1_000_000)
    let counts = try await shelf.queueCounts()
    var jobs: [QueueJob] = []
    if start == 0 {
      jobs += try await shelf.queue(.running).map { job($0) }
      jobs += try await shelf.queue(.failed, limit: 50).map { job($0) }
    }
    let waiting = try await shelf.queue(.waiting, limit: Self.jobsOnPage + 1, after: start)
    jobs += waiting.prefix(Self.jobsOnPage).map { job($0) }
    let path = routes.queue
    var page = QueuePage(
      isPaused: counts.paused, jobs: jobs, waiting: counts.waiting, running: counts.running, failed: counts.failed,
      imports: imports.progress(), shortage: try await shelf.shortage().map { Self.shown($0) },
      next: waiting.count > Self.jobsOnPage ? "\(path)?after=\(start + Self.jobsOnPage)" : nil,
      previous: start > 0 ? "\(path)?after=\(max(0, start - Self.jobsOnPage))" : nil)
    if start == 0, context.account?.role == .manager, let desk {
      page.machines = desk.machines().prefix(Self.jobsOnPage).map { WorkingMachine($0) }
    }
    return page
  }

  private func job(_ row: Shelf.QueueRow) -> QueueJob {
    let job = row.job
    let state: QueueJobState =
      switch job.state {
      case .running: .running(Self.step(job))
      case .failed: .failed(sentence: job.error)
      case .waiting where !job.error.isEmpty: .delayed(sentence: job.error, next: job.nextAt.seconds)
      case .waiting, .done: .waiting
      }
    return QueueJob(
      id: job.id, linkID: job.link, title: row.title, address: row.address, state: state, attempt: max(1, job.attempt),
      mostAttempts: Shelf.attempts)
  }
}

extension WorkingMachine {
  init(_ machine: WorkRoster.Machine) {
    self.init(
      name: machine.name, version: machine.version, since: machine.since.seconds, lastSeen: machine.lastSeen.seconds,
      isThere: machine.isThere)
    (holds, done, failed, lost) = (machine.holds, machine.done, machine.failed, machine.lost)
  }
}
