// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB

/// Which jobs a worker may have.
public enum WorkShare: Sendable {
  case all
  /// Those that other machines may do.
  case elsewhere
  /// Those that only this machine may do: of pages behind a login, and of pages that a browser saved.
  case here

  var condition: String {
    switch self {
    case .all: ""
    case .elsewhere: "AND isOwn = 0 AND kind <> 'saved'"
    case .here: "AND (isOwn = 1 OR kind = 'saved')"
    }
  }
}

/// Jobs that are done on other machines.
extension Shelf {
  /// How a lease begins whose worker isn't in this process. It outlives the process.
  static let awayMark = "away "

  /// The job of a worker elsewhere; nil where it isn't theirs any more, or their time is over.
  func awayJob(_ lease: String) async throws -> TakenJob? {
    let now = clock()
    return try await pool.read { db in
      guard
        let job = try Job.fetchOne(
          db.cachedStatement(sql: "SELECT * FROM job WHERE state = 'running' AND lease = ? AND leaseUntil >= ?"),
          arguments: [lease, now]),
        let address = try String.fetchOne(
          db.cachedStatement(sql: "SELECT address FROM link WHERE id = ?"), arguments: [job.link])
      else { return nil }
      return TakenJob(job: job, address: address)
    }
  }

  /// Gives a job back that only this machine may do. The try doesn't count, and the reason is shown.
  func leaveToServer(_ job: TakenJob, _ reason: String) async throws {
    try await writeFromReserve {
      try $0.run(
        sql: """
          UPDATE job SET state = 'waiting', attempt = MAX(attempt - 1, 0), isOwn = 1, error = ?, step = '', lease = '',
          leaseUntil = NULL WHERE id = ? AND lease = ? AND state = 'running'
          """, arguments: [reason, job.job.id, job.job.lease])
    }
  }
}
