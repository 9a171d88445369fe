// SPDX-License-Identifier: Apache-2.0
import GRDB

/// What watching found, as lists show it.
public struct WatchSigns: Sendable, Hashable {
  public var deadSince: Moment?
  public var movedTo = ""
  public var changedAt: Moment?

  public init() {}

  /// The rows of those among some links for which there's something to show. The links are a list in JSON.
  static let query = """
    SELECT link, deadSince, movedTo, changedAt FROM watch
    WHERE link IN (SELECT value FROM json_each(?)) AND (deadSince IS NOT NULL OR movedTo <> '' OR changedAt IS NOT NULL)
    """

  /// Reads a row of ``query`` by places, which costs less than by names.
  init(_ row: Row) {
    deadSince = row[1]
    movedTo = row[2]
    changedAt = row[3]
  }
}
