// SPDX-License-Identifier: Apache-2.0
import Hummingbird

extension Household {
  /// Answers `/health`, `/ready` and `/metrics` for all stores together; nil for all else.
  func watched(_ request: Request, _ context: WebContext) async -> Response? {
    var context = context
    context.authority = request.head.authority ?? ""
    return await first.watched(request, context) { [people] in try await people.numbers.all() }
  }
}
