// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonLive
import Testing

/// What a client asks beyond what is to be seen.
@MainActor struct InspectionTests {
  private final class Inspector: LiveInspector {
    var asked: [LiveQuestion] = []

    var shown: [Int] = []

    func isShown(scene: Int) { shown.append(scene) }

    func answer(_ question: LiveQuestion) throws -> Data {
      asked.append(question)
      if question.subject == .source { throw CocoaError(.fileNoSuchFile) }
      return Data(#"{"record":7}"#.utf8)
    }
  }

  @Test("A question is answered with its number, and isn't told by a scene")
  func answers() async throws {
    let client = Client(Text("Hello"))
    let inspector = Inspector()
    client.session.inspector = inspector
    await client.greet()
    let (scenes, seen) = (client.scenes.count, client.seen)
    client.say("inspect", ["what": "node", "record": 7, "node": 3])
    await client.turn()
    #expect(inspector.asked == [LiveQuestion(.node, record: 7, node: 3)])
    let answer = try #require(client.messages.last)
    #expect(answer["t"] as? String == "inspected")
    #expect(answer["what"] as? String == "node")
    #expect((answer["question"] as? Int ?? 0) > seen)
    #expect((answer["answer"] as? [String: Any])?["record"] as? Int == 7)
    #expect(client.scenes.count == scenes && client.seen == seen)
  }

  @Test("What can't be answered is a sentence, and the session goes on")
  func failures() async throws {
    let client = Client(Text("Hello"))
    await client.greet()
    client.say("inspect", ["what": "tree"])
    await client.turn()
    #expect(client.messages.last?["failure"] as? String == "This session tells nothing of its views.")
    let inspector = Inspector()
    client.session.inspector = inspector
    client.say("inspect", ["what": "source", "file": "Card.swift"])
    await client.turn()
    #expect((client.messages.last?["failure"] as? String)?.isEmpty == false)
    client.say("inspect", ["what": "tree"])
    await client.turn()
    #expect(client.messages.last?["failure"] == nil)
  }

  @Test(
    "A question about nothing that is known ends the session, as any wrong message does", arguments: ["", "everything"])
  func unknown(_ what: String) async {
    let client = Client(Text("Hello"))
    await client.greet()
    client.say("inspect", ["what": what])
    await client.turn()
    #expect(client.messages.last?["t"] as? String == "refused")
  }
}
