// SPDX-License-Identifier: Apache-2.0

/// The queue of snapshots and imports.
public struct QueuePage: Sendable {
  public var isPaused: Bool
  public var jobs: [QueueJob]
  /// All jobs by state, also those that aren't shown.
  public var waiting: Int
  public var running: Int
  public var failed: Int
  /// Progress of running imports.
  public var imports: [ImportProgress]
  /// Why nothing is begun; nil where there's room.
  public var shortage: Shortage?
  /// The address of the next page; nil at the end.
  public var next: String?
  /// The address of the page before; nil at the beginning.
  public var previous: String?
  /// The other machines that work for this server, for those who manage it.
  public var machines: [WorkingMachine] = []

  public init(
    isPaused: Bool = false, jobs: [QueueJob], waiting: Int, running: Int, failed: Int,
    imports: [ImportProgress] = [], shortage: Shortage? = nil, next: String? = nil, previous: String? = nil
  ) {
    self.isPaused = isPaused
    self.jobs = jobs
    self.waiting = waiting
    self.running = running
    self.failed = failed
    self.imports = imports
    self.shortage = shortage
    self.next = next
    self.previous = previous
  }
}

/// Another machine that makes snapshots for this server.
public struct WorkingMachine: Sendable {
  public var name: String
  /// Its program's version.
  public var version: String
  /// When it came, and when it last gave a sign of life, in seconds since 1970.
  public var since: Int
  public var lastSeen: Int
  public var isThere: Bool
  /// How many jobs it has now.
  public var holds = 0
  public var done = 0
  public var failed = 0
  /// Jobs that were taken away since it was silent.
  public var lost = 0

  public init(name: String, version: String, since: Int, lastSeen: Int, isThere: Bool) {
    self.name = name
    self.version = version
    self.since = since
    self.lastSeen = lastSeen
    self.isThere = isThere
  }
}

/// A job of the queue.
public struct QueueJob: Sendable {
  public var id: Int64
  /// The link that it's for.
  public var linkID: Int64
  public var title: String
  public var address: String
  public var state: QueueJobState
  /// The number of this try, from 1.
  public var attempt: Int
  /// The most tries there will be.
  public var mostAttempts: Int

  public init(
    id: Int64, linkID: Int64, title: String, address: String, state: QueueJobState, attempt: Int = 1,
    mostAttempts: Int = 1
  ) {
    self.id = id
    self.linkID = linkID
    self.title = title
    self.address = address
    self.state = state
    self.attempt = attempt
    self.mostAttempts = mostAttempts
  }
}

/// The state of a job.
public enum QueueJobState: Sendable, Equatable {
  case waiting
  case running(SnapshotStep)
  /// It failed and will be tried again: a sentence, and when, in seconds since 1970.
  case delayed(sentence: String, next: Int)
  /// It failed for good, with a sentence.
  case failed(sentence: String)
}

/// How far an import is.
public struct ImportProgress: Sendable {
  public var name: String
  public var done: Int
  public var total: Int
  /// Seconds that it will still take; nil if that can't be told yet.
  public var remaining: Int?

  public init(name: String, done: Int, total: Int, remaining: Int? = nil) {
    self.name = name
    self.done = done
    self.total = total
    self.remaining = remaining
  }
}
