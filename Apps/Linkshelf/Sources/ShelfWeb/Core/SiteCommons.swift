// SPDX-License-Identifier: Apache-2.0

/// What the sites of a household count together: a sender has one number of tries, whomever they ask for.
struct SiteCommons: Sendable {
  let limit = SignInLimit()
  let feedLimit = FeedLimit()
  let metrics = RequestMetrics()
  let visits = RequestLimit(perMinute: 120)
  let visitedPictures = RequestLimit(perMinute: 3_000)
}
