// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct TaskModifierTests {
  @Test("A task runs on the executor that it's given")
  func executor() async {
    final class Inline: TaskExecutor {
      nonisolated(unsafe) static var count = 0
      func enqueue(_ job: consuming ExecutorJob) {
        Inline.count += 1
        let job = UnownedJob(job)
        job.runSynchronously(on: asUnownedTaskExecutor())
      }
    }
    let host = makeHost(
      Color.red.task(id: 1, name: "test", executorPreference: Inline()) { @concurrent in await Task.yield() }, 10, 10)
    host.update()
    await host.settle()
    #expect(Inline.count > 0)
  }
}
