// SPDX-License-Identifier: Apache-2.0

extension QueuePage: PageView {
  var template: String { "queue" }

  func title(_ texts: Texts) -> String { texts["queue.title"] }

  func pollPath(_ routes: Routes) -> String? { running > 0 || (waiting > 0 && !isPaused) ? routes.queue : nil }

  func node(in context: PageContext) -> Node {
    let texts = context.texts
    let next = SafeAddress.path(next)
    let previous = SafeAddress.path(previous)
    return Node([
      "summary": [
        texts.count("queue.running", running), texts.count("queue.waiting", waiting),
        texts.count("queue.failed", failed),
      ].joined(separator: " · "),
      "paused": isPaused, "anyFailed": failed > 0, "shortage": shortage.map { texts.sentence($0) },
      "imports": imports.map { progress($0, texts) },
      "hasMachines": !machines.isEmpty, "machines": machines.map { machine($0, context) },
      "hasJobs": !jobs.isEmpty, "jobs": jobs.map { job($0, context) },
      "hasPages": next != nil || previous != nil, "next": next, "previous": previous,
    ])
  }

  private func progress(_ progress: ImportProgress, _ texts: Texts) -> Node {
    let total = max(1, progress.total)
    let done = max(0, min(total, progress.done))
    let counted = texts("import.progress", ["done": texts.number(done), "total": texts.number(total)])
    let remaining = progress.remaining.map { texts("import.remaining", ["time": texts.duration($0)]) }
    return Node([
      "name": progress.name, "done": "\(done)", "total": "\(total)",
      "text": [counted, remaining].compactMap { $0 }.joined(separator: " · "),
    ])
  }

  private func machine(_ machine: WorkingMachine, _ context: PageContext) -> Node {
    let texts = context.texts
    let counts = [
      machine.holds > 0 ? texts.count("machines.holds", machine.holds) : nil,
      texts.count("machines.done", machine.done),
      machine.failed > 0 ? texts.count("machines.failed", machine.failed) : nil,
      machine.lost > 0 ? texts.count("machines.lost", machine.lost) : nil,
    ]
    return Node([
      "name": LayoutView.short(machine.name, 63), "version": LayoutView.short(machine.version, 40),
      "kind": machine.isThere ? "running" : "failed",
      "state": texts[machine.isThere ? "machines.there" : "machines.away"],
      "since": context.dates.node(machine.since), "seen": context.dates.node(machine.lastSeen),
      "counts": counts.compactMap { $0 }.joined(separator: " · "),
    ])
  }

  private func job(_ job: QueueJob, _ context: PageContext) -> Node {
    let texts = context.texts
    var sentence: String?
    var next: Int?
    let kind: String
    let state: String
    switch job.state {
    case .waiting:
      kind = "waiting"
      state = texts["state.queued"]
    case .running(let step):
      kind = "running"
      state = texts["step.\(step.rawValue)"]
    case .delayed(let why, let when):
      kind = "delayed"
      state = texts["state.delayed"]
      sentence = texts.said(why)
      next = when
    case .failed(let why):
      kind = "failed"
      state = texts["state.failed"]
      sentence = texts.said(why)
    }
    let title = job.title.isEmpty ? job.address : job.title
    return Node([
      "id": "\(job.id)", "kind": kind, "state": state, "title": LayoutView.short(title, RowView.mostTitle),
      "path": context.routes.link(job.linkID), "sentence": sentence.map { LayoutView.short($0, 1_000) },
      "next": context.dates.node(next),
      "attempt": job.attempt > 1
        ? texts("queue.attempt", ["n": texts.number(job.attempt), "most": texts.number(job.mostAttempts)]) : nil,
      "canRetry": kind == "failed" || kind == "delayed", "canFront": kind == "waiting" || kind == "delayed",
    ])
  }
}
