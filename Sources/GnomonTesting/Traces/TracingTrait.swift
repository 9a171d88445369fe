// SPDX-License-Identifier: Apache-2.0
import Foundation
import Synchronization
import Testing

/// Keeps what tests do with their screens, step by step, and hands it out where they fail. Made by ``Testing/Trait/traced``.
public struct TracingTrait: TestTrait, SuiteTrait, TestScoping {
  /// True: tests of a suite have it from the suite.
  public var isRecursive: Bool { true }

  /// Runs a test, and writes its trace if it has failed.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    let trace = ScreenTrace()
    let file = TraceFile(of: test)
    let hasFailed = Mutex(false)
    let watch = IssueHandlingTrait.compactMapIssues { issue in
      if issue.isFailure { hasFailed.withLock { $0 = true } }
      return issue
    }
    defer {
      if hasFailed.withLock({ $0 }), !trace.isEmpty {
        let html = trace.html(title: test.name)
        Attachment.record([UInt8](html), named: file.name)
        if let path = file.write(html) { print("The trace of \(test.name): \(path)") }
      }
    }
    try await ScreenTrace.$current.withValue(trace) {
      try await watch.provideScope(for: test, testCase: testCase, performing: function)
    }
  }
}

extension Trait where Self == TracingTrait {
  /// Keeps each step of a test on its screens, and hands out one HTML file where the test fails: for each step the
  /// picture, the tree, what was asked and why. It's attached to the test, and lies in `.build/gnomon-failures` of the
  /// package.
  ///
  /// It costs some milliseconds a step.
  public static var traced: TracingTrait { TracingTrait() }
}

/// Where a test's trace is written.
private struct TraceFile {
  let name: String
  private let folder: URL

  init(of test: Test) {
    name = String(test.name.prefix { $0 != "(" }) + ".trace.html"
    let path = "\(test.sourceLocation.filePath)"
    folder = SnapshotFile(filePath: path, function: "trace", name: nil, variant: nil, kind: .layout).failures
  }

  func write(_ data: Data) -> String? {
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent(name)
    return (try? data.write(to: file, options: .atomic)).map { file.path }
  }
}
