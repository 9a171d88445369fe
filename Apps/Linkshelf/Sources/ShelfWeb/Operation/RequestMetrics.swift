// SPDX-License-Identifier: Apache-2.0
import HTTPTypes
import Hummingbird
import Synchronization

/// How many requests were answered, by their status, and how long their answers took.
final class RequestMetrics: Sendable {
  /// The upper ends of the histogram's steps, in seconds.
  static let steps = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

  struct Numbers: Sendable {
    /// Answers of each status.
    var byStatus: [Int: Int] = [:]
    /// Answers of each step, not summed up; the last one holds what took longer than all steps.
    var bySeconds = [Int](repeating: 0, count: RequestMetrics.steps.count + 1)
    var seconds = 0.0
    /// Requests whose answer isn't ready yet.
    var open = 0
  }

  private let state = Mutex(Numbers())

  var numbers: Numbers { state.withLock { $0 } }

  func begin() { state.withLock { $0.open += 1 } }

  /// - Parameter status: nil where no answer came out.
  func end(_ status: Int?, seconds: Double) {
    let step = Self.steps.firstIndex { seconds <= $0 } ?? Self.steps.count
    state.withLock {
      $0.open -= 1
      $0.byStatus[status ?? 500, default: 0] += 1
      $0.bySeconds[step] += 1
      $0.seconds += seconds
    }
  }
}

/// Counts each request. The time ends where the answer's head is ready; its body may take longer.
struct RequestCounter: RouterMiddleware {
  let metrics: RequestMetrics

  func handle(
    _ request: Request, context: WebContext, next: (Request, WebContext) async throws -> Response
  ) async throws -> Response {
    let start = ContinuousClock.now
    metrics.begin()
    var status: Int?
    defer {
      let time = (ContinuousClock.now - start).components
      metrics.end(status, seconds: Double(time.seconds) + Double(time.attoseconds) / 1e18)
    }
    let response = try await next(request, context)
    status = response.status.code
    return response
  }
}
