// SPDX-License-Identifier: Apache-2.0
import Shelf

/// What the sites of a household count together: a sender has one number of tries, whomever they ask for.
struct SiteCommons: Sendable {
  /// Gives work to other machines; nil where none is given.
  var desk: WorkDesk?
  let limit = SignInLimit()
  let feedLimit = FeedLimit()
  let metrics = RequestMetrics()
  let visits = RequestLimit(perMinute: 120)
  let visitedPictures = RequestLimit(perMinute: 3_000)
}
