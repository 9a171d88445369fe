// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import GnomonLog

/// Messages of `Logger`, as they are written.
@Suite struct LogTests {
  private func text(_ message: OSLogMessage) -> String { message.text }

  @Test func valuesAreWrittenInTheirFormats() {
    #expect(text("a \(1) \(2.5) \(true) \("b") \([1, 2]) \(Int.self)") == "a 1 2.500000 true b [1, 2] Swift.Int")
    #expect(
      text("\(255, format: .hex(includePrefix: true)) \(8, format: .octal) \(-3, format: .decimal(minDigits: 3))")
        == "0xff 10 -003")
    #expect(text("\(2.375, format: .fixed(precision: 1)) \(true, format: .answer)") == "2.4 yes")
    #expect(text("[\(5, align: .right(columns: 3))] [\("a", align: .left(columns: 3))]") == "[  5] [a  ]")
    struct Failure: Error {}
    #expect(text("\(Failure() as any Error)") == "Failure()")
  }

  @Test func privateValuesAreHidden() {
    #expect(
      text("\("a", privacy: .public) \("b", privacy: .private) \(3, privacy: .sensitive)") == "a <private> <private>")
    let (first, again) = (
      text("\("a", privacy: .private(mask: .hash))"), text("\("a", privacy: .sensitive(mask: .hash))")
    )
    #expect(first == again && first.hasPrefix("<mask.hash: '") && !first.contains("a, "))
  }

  @Test func formatsOfOldAreRead() {
    #expect(LogFormat.text("%{public}@ %d %.2f %{private}s 100%%", ["a", 3, 2.5, "b"]) == "a 3 2.50 <private> 100%")
    #expect(LogFormat.text("%@ %ld %k %", ["a"]) == "a <missing> %k %")
    #expect(LogFormat.text("%d %f %99999d", ["a", 1, 2]) == "a 1 2")
  }

  @Test func messagesWithValuesAreWrittenByTheFunction() async throws {
    // In a process of its own, whose standard error nobody else writes to.
    let result = try #require(
      await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
        os_log("a \(1)")
        os_log("b")
        os_log("c %d", 1)
        os_log("f %d", log: OSLog(subsystem: "org.example", category: "tests"), type: .error, 4)
        os_log(.info, log: .disabled, "d \(2)")
        os_log("e %d", log: .disabled, type: .info, 3)
      })
    let lines = String(decoding: result.standardErrorContent, as: UTF8.self).split(separator: "\n").filter {
      $0.hasPrefix("[")
    }
    #expect(lines == ["[notice] a 1", "[notice] b", "[notice] c 1", "[org.example:tests] [error] f 4"])
  }

  @Test func signpostsAreDisabled() {
    let signposter = OSSignposter(logger: Logger())
    let state = signposter.beginInterval("a", id: signposter.makeSignpostID(), "\(1)")
    signposter.emitEvent("b", "\(2)")
    signposter.endInterval("a", state)
    #expect(signposter.withIntervalSignpost("c") { 3 } == 3 && !signposter.isEnabled)
  }

  @Test func signpostsOfTheFunctionAreDisabled() {
    let log = OSLog(subsystem: "org.example", category: .pointsOfInterest)
    let id = OSSignpostID(log: log, object: log)
    os_signpost(.begin, log: log, name: "a", signpostID: id, "%{public}s of %d", "b", 3)
    os_signpost(.event, log: log, name: "c")
    os_signpost(.end, log: log, name: "a", signpostID: id)
    #expect(!log.signpostsEnabled && id == OSSignpostID(log: log) && OSSignpostType.end.rawValue == 2)
  }

  @Test func aLockLetsOneThreadIn() {
    let lock = OSAllocatedUnfairLock(initialState: 0)
    DispatchQueue.concurrentPerform(iterations: 100) { _ in lock.withLock { $0 += 1 } }
    #expect(lock.withLock { $0 } == 100)
    #expect(lock.withLockIfAvailable { $0 } == 100)
  }
}
