// SPDX-License-Identifier: Apache-2.0
import Hummingbird

extension Household {
  /// Answers `/health`, `/ready` and `/metrics` for all stores together; nil for all else.
  func watched(_ request: Request, _ context: WebContext) async -> Response? {
    var context = context
    context.authority = request.head.authority ?? ""
    let start = ContinuousClock.now
    guard
      let answer = await first.watched(
        request, context, { [people] in try await people.numbers.all() })
    else { return nil }
    // What no site answers is counted here.
    let time = (ContinuousClock.now - start).components
    commons.metrics.begin()
    commons.metrics.end(answer.status.code, seconds: Double(time.seconds) + Double(time.attoseconds) / 1e18)
    return answer
  }
}
