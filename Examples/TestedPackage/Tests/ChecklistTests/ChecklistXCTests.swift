// SPDX-License-Identifier: Apache-2.0
import GnomonTesting
import SwiftUI
import XCTest

@testable import Checklist

final class ChecklistXCTests: XCTestCase {
  // On Linux, XCTest calls a test of the main actor only if it's async.
  @MainActor func testTicks() async throws {
    let screen = Screen { ChecklistView(Checklist(["Passport"])) }
    try screen.button("Passport").tap()
    XCTAssertEqual(screen.button("Passport").value, "done")
  }
}
