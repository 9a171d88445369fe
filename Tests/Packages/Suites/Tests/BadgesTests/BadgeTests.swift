// SPDX-License-Identifier: Apache-2.0
import SnapshotTesting
import SwiftUI
import Testing

@testable import Badges

@MainActor @Suite struct BadgeTests {
  @Test func badge() {
    let failure = verifySnapshot(
      of: Badge(42), as: .image(layout: .fixed(width: 100, height: 60), traits: .init(userInterfaceStyle: .light)))
    #expect(failure == nil)
  }

  @Test func anotherNumberDiffers() {
    let failure = verifySnapshot(
      of: Badge(4_242_424), as: .image(layout: .fixed(width: 100, height: 60)), named: "badge")
    #expect(failure?.contains("The text “4,242,424”") == true, "\(failure ?? "no failure")")
  }

  @Test func devices() {
    let failure = verifySnapshot(of: Color.white, as: .image(layout: .device(config: .small)))
    #expect(failure == nil)
  }
}
