// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import GnomonLive
import Testing

/// What a session's views have goes on in the session of the program after an edit.
@MainActor struct KeptSessionTests {
  private struct Note: View {
    @State private var text = "draft"
    @State private var count = 0

    var body: some View {
      VStack {
        TextField("Note", text: $text)
        Button("Counted \(count)") { count += 1 }
      }
    }
  }

  @Test("Text, focus and selection, and what was counted")
  func session() async throws {
    let client = Client(Note())
    await client.greet()
    let button = try #require(client.element("button")).number
    client.say("action", ["element": button, "action": "activate"])
    let field = try #require(client.element("textField")).number
    client.say("focus", ["element": field])
    client.say("edit", ["element": field, "from": 5, "to": 5, "text": " two"])
    client.say("select", ["element": field, "from": 1, "to": 3])
    await client.turn()
    let bytes = try JSONEncoder().encode(client.session.keptState())

    var configuration = ViewHost.Configuration()
    configuration.size = CGSize(width: 200, height: 200)
    configuration.animations = .clocked
    let session = LiveSession(ViewHost(Note(), configuration: configuration))
    session.restore(try JSONDecoder().decode(KeptState.self, from: bytes))
    let next = Client(session)
    await next.greet()
    #expect(next.element("button", "Counted 1") != nil)
    let restored = try #require(next.element("textField"))
    #expect(restored.element["value"] as? String == "draft two")
    let focus = try #require(next.scenes.last?["focus"] as? [String: Any])
    #expect(focus["element"] as? Int == restored.number)
    #expect(focus["from"] as? Int == 1)
    #expect(focus["to"] as? Int == 3)
    #expect(session.lostState.isEmpty)
  }
}
