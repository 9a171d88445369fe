// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonLive
import Testing

@MainActor @Suite struct SentAgainTests {
  private final class Taps {
    var count = 0
  }

  private struct Counter: View {
    var taps = Taps()
    var body: some View { Button("Tap") { taps.count += 1 } }
  }

  private func say(_ text: String, to session: LiveSession) { session.receive(.text(Array(text.utf8))) }

  private func welcome(_ client: Client) throws -> (session: String, seen: Int) {
    let message = try #require(client.messages.last { $0["t"] as? String == "welcome" })
    return (try #require(message["session"] as? String), try #require(message["seen"] as? Int))
  }

  @Test("What comes a second time isn't taken, and who comes back is told what has come")
  func again() async throws {
    let taps = Taps()
    let client = Client(Counter(taps: taps))
    client.acknowledges = false
    let session = client.session
    func tap(_ number: Int) {
      for (index, kind) in ["down", "up"].enumerated() {
        say(#"{"t": "pointer", "i": \#(number + index), "kind": "\#(kind)", "x": 100, "y": 100}"#, to: session)
      }
    }
    say(#"{"t": "hello", "i": 1, "protocol": 1}"#, to: session)
    tap(2)
    tap(2)
    tap(4)
    let first = try welcome(client)
    say(#"{"t": "hello", "i": 9, "protocol": 1, "session": "\#(first.session)"}"#, to: session)
    let second = try welcome(client)
    #expect(second.session == first.session && second.seen == 5, "its number isn't one of those that count on")
    tap(4)
    tap(6)
    #expect(taps.count == 3)
    // Who doesn't know the session begins anew.
    say(#"{"t": "hello", "i": 20, "protocol": 1, "session": "another"}"#, to: session)
    #expect(try welcome(client).seen == 20)
    tap(8)
    tap(21)
    #expect(taps.count == 4)
  }

  private struct Fields: View {
    @State private var text = ""
    var body: some View {
      List {
        Text("Above")
        TextField("Name", text: $text)
      }
    }
  }

  @Test("A client that comes back hears which field of a list has the focus")
  func focus() async throws {
    let client = Client(Fields(), size: CGSize(width: 390, height: 600))
    client.say("hello", ["protocol": 1])
    await client.turn()
    let field = try #require(client.element("textField")).number
    client.say("focus", ["element": field])
    await client.turn()
    #expect(client.focus?["element"] as? Int == field)
    client.say("hello", ["protocol": 1])
    await client.turn()
    #expect(client.focus?["element"] as? Int == field)
  }

  @Test("Each session has a name of its own")
  func names() throws {
    let names = try (0..<4).map { _ in
      let client = Client(Counter())
      say(#"{"t": "hello", "i": 1, "protocol": 1}"#, to: client.session)
      return try welcome(client).session
    }
    #expect(Set(names).count == 4)
  }
}
