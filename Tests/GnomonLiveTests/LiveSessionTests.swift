// SPDX-License-Identifier: Apache-2.0
import Gnomon
import GnomonCairo
import GnomonLive
import Testing

@MainActor
@Suite struct LiveSessionTests {
  @Test func aClosedSessionSendsNothing() {
    let session = LiveSession(ViewHost(Text("Hello")))
    var messages = 0
    session.onMessage = { _ in messages += 1 }
    session.close()
    session.receive(.text(Array(#"{"t": "hello", "i": 1, "protocol": 1}"#.utf8)))
    #expect(messages == 0)
  }
}
