// SPDX-License-Identifier: Apache-2.0
import Fetching
import Logins
import Shelf
import Snapshots

/// Why work failed, for a person.
struct WorkFailure {
  var sentence: String
  var isWorthRetrying: Bool

  init(_ error: any Error) {
    switch error {
    case let error as FetchError:
      sentence = error.sentence
      isWorthRetrying = error.isWorthRetrying
    case let error as SnapshotError:
      sentence = "\(error)"
      isWorthRetrying = error.isWorthRetrying
    case let error as LoginProblem:
      sentence = "\(error)"
      isWorthRetrying = false
    case let error as SavedPageProblem:
      sentence = "\(error)"
      isWorthRetrying = false
    case let error as SnapshotRefusal:
      sentence = error.sentence
      isWorthRetrying = false
    case let error as ShelfError:
      sentence = error.description
      isWorthRetrying = error.reason != .damaged && error.reason != .overQuota
    default:
      sentence = "It failed in a way that wasn't foreseen: \(error)"
      isWorthRetrying = true
    }
  }
}
