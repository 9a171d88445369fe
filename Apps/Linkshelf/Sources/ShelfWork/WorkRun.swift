// SPDX-License-Identifier: Apache-2.0
import Logging
import Logins
import Shelf
import Synchronization

/// Does one job to its end, whatever the end is.
struct WorkRun: Sendable {
  /// How often a worker says that it's alive, in seconds.
  static let heartbeatSeconds = 15.0
  /// How often work that waits for a key looks for it, in seconds.
  static let keySeconds = 30.0

  let order: any WorkOrder
  let logger: Logger

  typealias Say = @Sendable (String) -> Void

  /// - Parameters:
  ///   - sign: called now and then while the job is done.
  ///   - within: runs the work so that others can stop it.
  ///   - work: what is to be done.
  func run(
    sign: @escaping @Sendable () -> Void,
    within: @Sendable (@escaping @Sendable () async throws -> Void) async throws -> Void,
    work: @escaping @Sendable (@escaping Say) async throws -> Void
  ) async {
    let (order, logger) = (order, logger)
    let step = LastStep()
    let say: Say = { word in
      step.word.withLock { $0 = word }
      Task { _ = try? await order.say(word) }
    }
    do {
      try await within { try await Self.beating(order, step, sign) { try await work(say) } }
    } catch is CancellationError {
      // It's somebody else's by now, or this program ends. Where it's still ours, others may have it.
      logger.info("work was stopped", metadata: ["address": "\(order.address)"])
      await order.giveBack()
    } catch let problem as LoginProblem where problem.isAboutKey {
      logger.info("work waits for a key", metadata: ["address": "\(order.address)"])
      do { try await order.postpone("\(problem)", seconds: Self.keySeconds) } catch { await order.giveBack() }
    } catch  where order.room.isNoSpace(error) {
      // It isn't the page's fault, and is done when there's room.
      order.room.hold(nil)
      logger.info("work found no room", metadata: ["address": "\(order.address)", "reason": "\(error)"])
      await order.giveBack()
    } catch {
      let failure = WorkFailure(error)
      logger.info("work failed", metadata: ["address": "\(order.address)", "reason": "\(failure.sentence)"])
      do {
        try await order.fail(failure.sentence, isFinal: !failure.isWorthRetrying)
      } catch  where order.room.isNoSpace(error) {
        order.room.hold(nil)
        await order.giveBack()
      } catch {
        logger.error("the queue can't be written", metadata: ["error": "\(error)"])
      }
    }
  }

  /// Works, and says now and then that it's being done. A job that was taken away is stopped.
  private static func beating(
    _ order: any WorkOrder, _ step: LastStep, _ sign: @escaping @Sendable () -> Void,
    _ work: @escaping @Sendable () async throws -> Void
  ) async throws {
    try await withThrowingTaskGroup(of: Bool.self) { group in
      group.addTask {
        try await work()
        return true
      }
      group.addTask {
        while true {
          try await Task.sleep(for: .seconds(heartbeatSeconds))
          sign()
          guard try await order.say(step.word.withLock { $0 }) else { return false }
        }
      }
      defer { group.cancelAll() }
      if try await group.next() == false { throw CancellationError() }
    }
  }
}

/// What is being done right now.
private final class LastStep: Sendable {
  let word = Mutex("")
}
