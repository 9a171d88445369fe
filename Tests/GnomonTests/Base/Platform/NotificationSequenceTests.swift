// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import Testing

/// `for await` over notifications.
@Suite struct NotificationSequenceTests {
  @Test(
    "Notifications come one by one, those of other names don't, and a cancelled task gets none",
    .timeLimit(.minutes(30)))
  func sequence() async {
    let center = NotificationCenter()
    let name = Notification.Name("made")
    var found: [Int?] = []
    var iterator = center.notifications(named: name).makeAsyncIterator()
    center.post(name: Notification.Name("other"), object: nil)
    for number in 1...3 { center.post(name: name, object: nil, userInfo: ["number": number]) }
    for _ in 1...3 { found.append(await iterator.next()?.userInfo?["number"] as? Int) }
    #expect(found == [1, 2, 3])
    let waiting = Task { () -> Bool in
      for await _ in center.notifications(named: name) { return false }
      return true
    }
    waiting.cancel()
    #expect(await waiting.value)
  }
}
