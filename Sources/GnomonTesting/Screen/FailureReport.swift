// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

#if canImport(XCTest)
  import XCTest
#endif

/// Tells the framework that runs the test what has failed: Swift Testing, or XCTest.
enum FailureReport {
  static func record(_ message: String, _ location: SourceLocation) {
    guard Test.current == nil else {
      Issue.record(Comment(rawValue: message), sourceLocation: location)
      return
    }
    #if canImport(XCTest)
      // It takes the place of a failure as a literal alone: the message begins with it.
      XCTFail("\(location.fileName):\(location.line): \(message)")
    #else
      Issue.record(Comment(rawValue: message), sourceLocation: location)
    #endif
  }
}
