// SPDX-License-Identifier: Apache-2.0
import GRDB

/// A piece of work in the queue.
public struct Job: Codable, Hashable, Sendable, Identifiable, FetchableRecord {
  public typealias ID = Int64

  public enum Kind: String, Codable, Sendable, CaseIterable {
    /// Ask the page for its title and what else it says of itself.
    case look
    case snapshot
    /// Make a version of what a browser saved.
    case saved
  }

  public enum State: String, Codable, Sendable, CaseIterable {
    case waiting, running
    /// All attempts failed.
    case failed
    case done
  }

  public var id: ID
  public var link: Link.ID
  public var kind: Kind
  public var site: String
  public var state: State
  /// What is being done, in a word of the worker's.
  public var step: String
  /// How often it was begun.
  public var attempt: Int
  /// Why the last attempt failed, as a sentence; empty where none did.
  public var error: String
  /// Smaller ones come first.
  public var position: Int64
  /// It isn't begun before.
  public var nextAt: Moment
  /// Until when its worker has it; nil where none has.
  public var leaseUntil: Moment?
  /// Whose it is while it runs.
  public var lease: String
  public var createdAt: Moment
  public var endedAt: Moment?
}

extension Job {
  /// Lists read many rows, for which a decoder takes five times as long.
  public init(row: Row) throws {
    id = try row.read("id")
    link = try row.read("link")
    kind = try row.read("kind")
    site = try row.read("site")
    state = try row.read("state")
    step = try row.read("step")
    attempt = try row.read("attempt")
    error = try row.read("error")
    position = try row.read("position")
    nextAt = try row.read("nextAt")
    leaseUntil = try row.read("leaseUntil")
    lease = try row.read("lease")
    createdAt = try row.read("createdAt")
    endedAt = try row.read("endedAt")
  }
}

/// How many jobs there are of each state.
public struct QueueCounts: Sendable, Equatable {
  public var waiting = 0
  public var running = 0
  public var failed = 0
  public var paused = false
  /// How many ended well in the last hour.
  public var doneLately = 0

  public init() {}
}
