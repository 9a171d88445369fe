// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB

/// A job that a worker has taken.
public struct TakenJob: Sendable {
  public var job: Job
  public var address: String
}

extension Shelf {
  /// How often a job is tried.
  public static let attempts = 5
  /// How long a worker has a job without saying that it's alive, in seconds.
  public static let leaseSeconds = 60.0
  /// How long a job waits after its attempts, in seconds: longer each time.
  static let waits = [30.0, 300, 1_800, 10_800]
  /// Jobs of an import stand behind those of people.
  private static let behind: Int64 = 1 << 40
  /// How many jobs that ended well are remembered.
  static let remembered = 500

  func enqueue(_ kind: Job.Kind, _ link: Link.ID, isImport: Bool = false, _ db: Database) throws {
    // One that failed begins anew.
    try db.run(
      sql: "DELETE FROM job WHERE link = ? AND kind = ? AND state = 'failed'", arguments: [link, kind.rawValue])
    let now = clock()
    let position = now.milliseconds &+ (isImport ? Self.behind : 0)
    try db.run(
      sql: """
        INSERT OR IGNORE INTO job (link, kind, site, position, nextAt, createdAt)
        SELECT id, ?, site, ?, ?, ? FROM link WHERE id = ?
        """, arguments: [kind.rawValue, position, now, now, link])
  }

  /// What a link still lacks when it comes out of the bin.
  func enqueueUnfinished(_ link: Link.ID, _ db: Database) throws {
    try enqueueSaved(link, db)
    guard try !Self.waitsForSaved(link, db) else { return }
    guard try Int.fetchOne(db.cachedStatement(sql: "SELECT versions FROM link WHERE id = ?"), arguments: [link]) == 0
    else { return }
    try enqueue(.look, link, db)
    try enqueue(.snapshot, link, db)
  }

  /// Puts work into the queue. What waits or runs already isn't there twice.
  public func enqueue(_ kind: Job.Kind, _ links: [Link.ID]) async throws {
    try await pool.write { [self] db in
      for link in links { try enqueue(kind, link, db) }
    }
  }

  /// Takes the first job whose site nobody else is at with the same kind of work.
  ///
  /// - Parameters:
  ///   - lease: the worker's name for this time, never used twice.
  ///   - busy: sites that are being asked for other stores.
  ///   - share: which of the jobs are for this worker.
  /// - Returns: nil where none is to be done now, the queue is paused, or there's no room; see ``shortage()``.
  public func take(_ kinds: [Job.Kind], lease: String, busy: Set<String> = [], share: WorkShare = .all) async throws
    -> TakenJob?
  {
    // A look first without the right to write, so that an idle worker keeps nobody waiting.
    let now = clock()
    let find = """
      SELECT id FROM job WHERE state = 'waiting' AND kind IN (\(kinds.map { "'\($0.rawValue)'" }.joined(separator: ", "))) AND nextAt <= ?
      \(share.condition)
      \(busy.isEmpty ? "" : "AND site NOT IN (\(busy.map { _ in "?" }.joined(separator: ", ")))")
      AND NOT EXISTS (SELECT 1 FROM job other WHERE other.state = 'running' AND other.site = job.site AND other.kind = job.kind)
      ORDER BY position, id LIMIT 1
      """
    let arguments = StatementArguments([now.databaseValue] + busy.map(\.databaseValue))
    let isThere = try await pool.read { [self] db in
      guard try !Self.isPaused(db), try Int64.fetchOne(db, sql: find, arguments: arguments) != nil else { return false }
      return try shortage(db) == nil
    }
    guard isThere else { return nil }
    return try await pool.write { db in
      guard try !Self.isPaused(db), let id = try Int64.fetchOne(db, sql: find, arguments: arguments) else { return nil }
      try db.run(
        sql:
          "UPDATE job SET state = 'running', attempt = attempt + 1, step = '', lease = ?, leaseUntil = ? WHERE id = ?",
        arguments: [lease, now.adding(seconds: Self.leaseSeconds), id])
      guard let job = try Job.fetchOne(db.cachedStatement(sql: "SELECT * FROM job WHERE id = ?"), arguments: [id]),
        let address = try String.fetchOne(
          db.cachedStatement(sql: "SELECT address FROM link WHERE id = ?"), arguments: [job.link])
      else { return nil }
      return TakenJob(job: job, address: address)
    }
  }

  /// When the first job that waits may be done; nil where none waits.
  func nextJob(_ kinds: [Job.Kind]) async throws -> Moment? {
    let names = kinds.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    return try await pool.read {
      try Moment.fetchOne($0, sql: "SELECT MIN(nextAt) FROM job WHERE state = 'waiting' AND kind IN (\(names))")
    }
  }

  /// Says what is being done, and that the worker is alive.
  ///
  /// - Returns: false where the job isn't this worker's any more: it has to stop.
  public func say(_ step: String, _ job: TakenJob) async throws -> Bool {
    let until = clock().adding(seconds: Self.leaseSeconds)
    return try await pool.write { db in
      try db.run(
        sql: "UPDATE job SET step = ?, leaseUntil = ? WHERE id = ? AND lease = ? AND state = 'running'",
        arguments: [step, until, job.job.id, job.job.lease])
      return db.changesCount > 0
    }
  }

  /// Ends a job that failed: it's tried again later, or has failed for good.
  ///
  /// - Parameter isFinal: Trying again makes no sense.
  public func fail(_ job: TakenJob, _ error: String, isFinal: Bool = false) async throws {
    let now = clock()
    try await writeFromReserve { db in
      let attempt = job.job.attempt
      if isFinal || attempt >= Self.attempts {
        try db.run(
          sql:
            "UPDATE job SET state = 'failed', error = ?, step = '', leaseUntil = NULL, lease = '', endedAt = ? WHERE id = ? AND lease = ?",
          arguments: [error, now, job.job.id, job.job.lease])
      } else {
        let wait = Self.waits[min(max(attempt - 1, 0), Self.waits.count - 1)]
        try db.run(
          sql:
            "UPDATE job SET state = 'waiting', error = ?, step = '', leaseUntil = NULL, lease = '', nextAt = ? WHERE id = ? AND lease = ?",
          arguments: [error, now.adding(seconds: wait), job.job.id, job.job.lease])
      }
    }
  }

  /// Gives a job back that was stopped before its end: the try doesn't count.
  public func giveBack(_ job: TakenJob) async throws {
    try await writeFromReserve {
      try $0.run(
        sql: """
          UPDATE job SET state = 'waiting', attempt = MAX(attempt - 1, 0), step = '', lease = '', leaseUntil = NULL
          WHERE id = ? AND lease = ? AND state = 'running'
          """, arguments: [job.job.id, job.job.lease])
    }
  }

  /// Lets a job wait for something that isn't its fault: the try doesn't count, and the reason is shown.
  public func postpone(_ job: TakenJob, _ reason: String, seconds: Double) async throws {
    let next = clock().adding(seconds: seconds)
    try await writeFromReserve {
      try $0.run(
        sql: """
          UPDATE job SET state = 'waiting', attempt = MAX(attempt - 1, 0), error = ?, step = '', lease = '', leaseUntil = NULL,
          nextAt = ? WHERE id = ? AND lease = ? AND state = 'running'
          """, arguments: [reason, next, job.job.id, job.job.lease])
    }
  }

  /// Lets the jobs of a host, and of those below it, begin at once: failed ones, and those that wait for a reason.
  public func retry(host: String) async throws {
    let now = clock()
    try await writeFromReserve {
      try $0.run(
        sql: """
          UPDATE job SET state = 'waiting', attempt = 0, error = '', endedAt = NULL, nextAt = ?
          WHERE (state = 'failed' OR state = 'waiting' AND error <> '')
          AND link IN (SELECT id FROM link WHERE host = ? OR substr(host, -length(?)) = ?)
          """, arguments: [now, host.hasPrefix("www.") ? String(host.dropFirst(4)) : host, "." + host, "." + host])
    }
  }

  /// Ends a job inside the transaction that keeps what it made.
  ///
  /// - Throws: where the job isn't this worker's any more, so that nothing is kept twice.
  func finish(_ job: TakenJob, _ db: Database) throws {
    try db.run(
      sql: """
        UPDATE job SET state = 'done', step = '', error = '', leaseUntil = NULL, lease = '', endedAt = ?
        WHERE id = ? AND lease = ? AND state = 'running'
        """, arguments: [clock(), job.job.id, job.job.lease])
    guard db.changesCount == 1 else {
      throw ShelfError(
        .busy,
        "The work for link \(job.job.link) was taken back, since its worker was silent for \(Int(Self.leaseSeconds)) s."
      )
    }
    try db.run(
      sql:
        "DELETE FROM job WHERE state = 'done' AND id NOT IN (SELECT id FROM job WHERE state = 'done' ORDER BY endedAt DESC LIMIT ?)",
      arguments: [Self.remembered])
  }

  /// Gives jobs back whose worker is silent.
  ///
  /// - Parameter all: also those whose time isn't over: when the server starts, no worker of its own from before is
  ///   alive. Those on other machines may be.
  @discardableResult
  public func takeBack(all: Bool = false) async throws -> Int {
    let now = clock()
    return try await writeFromReserve { db in
      // It may have been this job that ended the server, so its try counts.
      try db.run(
        sql: """
          UPDATE job SET state = CASE WHEN attempt >= ? THEN 'failed' ELSE 'waiting' END,
          endedAt = CASE WHEN attempt >= ? THEN ? END, error = 'The work was cut off.', step = '', lease = '', leaseUntil = NULL, nextAt = ?
          WHERE state = 'running' AND (? AND substr(lease, 1, ?) <> ? OR leaseUntil < ?)
          """,
        arguments: [Self.attempts, Self.attempts, now, now, all, Self.awayMark.count, Self.awayMark, now])
      return db.changesCount
    }
  }

  // MARK: - What people do with the queue

  static func isPaused(_ db: Database) throws -> Bool {
    try String.fetchOne(db.cachedStatement(sql: "SELECT value FROM setting WHERE name = 'queue.paused'")) == "1"
  }

  public func pause(_ isPaused: Bool) async throws {
    try await set("queue.paused", isPaused ? "1" : nil)
  }

  /// Lets failed jobs begin anew, and waiting ones at once.
  ///
  /// - Parameter jobs: nil: all that failed.
  public func retry(_ jobs: [Job.ID]?) async throws -> Int {
    let now = clock()
    return try await writeFromReserve { db in
      guard let jobs else {
        try db.run(
          sql:
            "UPDATE job SET state = 'waiting', attempt = 0, error = '', endedAt = NULL, nextAt = ? WHERE state = 'failed'",
          arguments: [now])
        return db.changesCount
      }
      var count = 0
      for job in jobs {
        try db.run(
          sql: """
            UPDATE job SET state = 'waiting', attempt = CASE state WHEN 'failed' THEN 0 ELSE attempt END, endedAt = NULL, nextAt = ?
            WHERE id = ? AND state IN ('failed', 'waiting')
            """, arguments: [now, job])
        count += db.changesCount
      }
      return count
    }
  }

  /// Lets jobs be the next ones.
  public func moveToFront(_ jobs: [Job.ID]) async throws {
    let now = clock()
    try await pool.write { db in
      var first =
        try Int64.fetchOne(db.cachedStatement(sql: "SELECT MIN(position) FROM job WHERE state = 'waiting'")) ?? 0
      for job in jobs.reversed() {
        first -= 1
        try db.run(
          sql: "UPDATE job SET position = ?, nextAt = ? WHERE id = ? AND state = 'waiting'",
          arguments: [first, now, job])
      }
    }
  }

  /// Takes jobs out of the queue. One that runs ends at its next step.
  public func cancel(_ jobs: [Job.ID]) async throws -> Int {
    let (count, hashes) = try await writeFromReserve { [self] db in
      var count = 0
      for job in jobs {
        try db.run(sql: "DELETE FROM job WHERE id = ? AND state <> 'done'", arguments: [job])
        count += db.changesCount
      }
      return (count, try dropGivenUp(db))
    }
    try await removeUnnamed(hashes)
    return count
  }

  /// Forgets all jobs that failed.
  public func clearFailed() async throws {
    let hashes = try await writeFromReserve { [self] db in
      try db.run(sql: "DELETE FROM job WHERE state = 'failed'")
      return try dropGivenUp(db)
    }
    try await removeUnnamed(hashes)
  }

  /// A job and the title of its link.
  public struct QueueRow: Sendable {
    public var job: Job
    public var title: String
    public var address: String
  }

  /// The queue as it's shown: what runs, what waits in its order, what failed, what ended lately.
  public func queue(_ state: Job.State, limit: Int = 100, after: Int = 0) async throws -> [QueueRow] {
    let (index, order) =
      switch state {
      case .running: (index: "jobRunning", order: "job.id")
      case .waiting: (index: "jobInOrder", order: "job.position, job.id")
      case .failed, .done: (index: "jobEnded", order: "job.endedAt DESC, job.id DESC")
      }
    return try await pool.read { db in
      try Row.fetchAll(
        db,
        sql: """
          SELECT job.*, link.title AS linkTitle, link.address FROM job INDEXED BY \(index) JOIN link ON link.id = job.link
          WHERE job.state = '\(state.rawValue)'\(index == "jobEnded" ? " AND job.endedAt IS NOT NULL" : "") ORDER BY \(order) LIMIT ? OFFSET ?
          """, arguments: [limit, after]
      ).map { row in
        let title: String = row["linkTitle"]
        return try QueueRow(job: Job(row: row), title: title.isEmpty ? row["address"] : title, address: row["address"])
      }
    }
  }

  public func queueCounts() async throws -> QueueCounts {
    let hour = clock().adding(seconds: -3_600)
    return try await pool.read { db in
      var counts = try QueueCounts(db)
      counts.doneLately =
        try Int.fetchOne(
          db.cachedStatement(sql: "SELECT COUNT(*) FROM job WHERE state = 'done' AND endedAt > ?"), arguments: [hour])
        ?? 0
      return counts
    }
  }

  /// The jobs of some links that aren't done.
  public func jobs(of links: [Link.ID]) async throws -> [Link.ID: [Job]] {
    try await pool.read { try Self.jobs(of: links, $0) }
  }

  static func jobs(of links: [Link.ID], _ db: Database) throws -> [Link.ID: [Job]] {
    var found: [Link.ID: [Job]] = [:]
    let statement = try db.cachedStatement(sql: "SELECT * FROM job WHERE link = ? AND state <> 'done' ORDER BY id")
    for link in links {
      let jobs = try Job.fetchAll(statement, arguments: [link])
      if !jobs.isEmpty { found[link] = jobs }
    }
    return found
  }
}

extension QueueCounts {
  /// All but ``doneLately``. Costs the reading of two rows: triggers keep the counts.
  init(_ db: Database) throws {
    if let row = try Row.fetchOne(db.cachedStatement(sql: "SELECT * FROM jobCount")) {
      waiting = row["waiting"]
      running = row["running"]
      failed = row["failed"]
    }
    paused = try Shelf.isPaused(db)
  }
}
