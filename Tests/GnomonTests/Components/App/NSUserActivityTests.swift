// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct NSUserActivityTests {
  private struct Reading: Codable, Equatable {
    var page: Int
  }

  @Test("A view goes on with an activity of its kind, and with no other")
  func continuing() throws {
    struct Reader: View {
      @State private var page = 1
      var body: some View {
        Text("page \(page)")
          .onContinueUserActivity("reading") { page = (try? $0.typedPayload(Reading.self).page) ?? -1 }
      }
    }
    let host = makeHost(Reader(), 100, 50)
    host.update()
    let activity = NSUserActivity(activityType: "reading")
    try activity.setTypedPayload(Reading(page: 7))
    #expect(host.continueActivity(activity) && host.text() == "page 7")
    #expect(
      !host.continueActivity(NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)) && host.text() == "page 7")
  }

  @Test("A payload that isn't there, or is no dictionary, is an error")
  func payloads() {
    let activity = NSUserActivity(activityType: "reading")
    #expect(throws: NSUserActivity.TypedPayloadError.invalidContent) { try activity.typedPayload(Reading.self) }
    #expect(throws: NSUserActivity.TypedPayloadError.encodingError) { try activity.setTypedPayload([1, 2]) }
    activity.addUserInfoEntries(from: ["page": 3])
    #expect((try? activity.typedPayload(Reading.self)) == Reading(page: 3))
    activity.userInfo = [1: Date()]
    #expect(throws: NSUserActivity.TypedPayloadError.invalidContent) { try activity.typedPayload(Reading.self) }
  }
}
