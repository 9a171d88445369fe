// SPDX-License-Identifier: Apache-2.0
import Foundation
import GnomonCairo
import Testing

@testable import Gnomon
@testable import GnomonLive

/// What a scene costs, by what is done for it.
@MainActor
@Suite struct SceneWorkTests {
  private struct Screen: View {
    @State private var isOn = false

    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          Toggle("On", isOn: $isOn)
          // Labels that aren't shown are made to be read.
          LabeledContent("Address") { HStack { Text("A") } }
          Slider(value: .constant(0.5)) { VStack { Text("Volume") } }
          ForEach(0..<500, id: \.self) { row in
            HStack {
              Text("Row \(row)")
              Spacer()
              Image(systemName: "star")
            }
            .frame(height: 20)
            .background(RoundedRectangle(cornerRadius: 5).fill(.yellow))
          }
        }
      }
    }
  }

  private func client() async -> Client {
    let client = Client(Screen(), size: CGSize(width: 300, height: 400))
    let instant = SuspendingClock.now
    client.session.now = { instant }
    await client.greet()
    return client
  }

  @Test("Nothing is drawn again for a message that changes nothing")
  func acknowledgements() async {
    let client = await client()
    let count = client.session.encoder.drawnScenes
    for _ in 0..<10 {
      client.say("ack", ["n": 1])
      await client.turn()
    }
    #expect(client.session.encoder.drawnScenes == count)
    #expect(count == 1)
  }

  @Test("What is only moved isn't written again, apart from where it lies")
  func moves() async throws {
    let client = await client()
    let groups = client.session.encoder.groups
    #expect(groups.written > 1_000)
    let (number, _) = try #require(client.scrolls.first)
    let before = groups.written
    client.say("scroll", ["view": Int(number) ?? 0, "x": 0, "y": 4_000])
    await client.turn()
    #expect(client.scenes.last?["scrolls"] != nil)
    #expect(groups.written - before < 5)
  }

  @Test("A change costs what it changes")
  func changes() async throws {
    let client = await client()
    let groups = client.session.encoder.groups
    let before = groups.written
    let toggle = try #require(client.element("toggle", "On"))
    client.say("action", ["element": toggle.number, "action": "activate"])
    await client.turn()
    #expect(client.element("toggle", "On")?.element["value"] as? String == "on")
    #expect((1..<20).contains(groups.written - before))
  }

  @Test("Contents that nobody uses are forgotten, and those that come back are known")
  func contents() async {
    let contents = ContentBook()
    let host = ViewHost(Text("One"))
    host.update()
    let scene = host.scene()
    let encoder = SceneEncoder()
    let said = SceneEncoder.Surroundings(seen: 1, cursor: "default", animates: false, findings: [])
    #expect(encoder.message(scene, said) != nil)
    #expect(encoder.message(scene, said) == nil)
    // A book that nothing is held in stays empty.
    contents.begin(scene: 1, scale: 2)
    contents.letGo([4])
    var json = JSONBytes()
    contents.writeForgotten(to: &json)
    #expect(json.bytes == [])
  }

  @Test("Numbers and paths are written with four decimals, without zeros at their ends")
  func numbers() {
    for (number, text) in [
      (0, "0"), (-0.0, "0"), (1, "1"), (-1.5, "-1.5"), (0.05, "0.05"), (0.00004, "0"), (-0.0001, "-0.0001"),
      (100, "100"),
      (1_234.567_89, "1234.5679"), (.nan, "0"), (1e12, "1000000000"), (10.1, "10.1"), (-0.99999, "-1"),
    ] as [(CGFloat, String)] {
      var json = JSONBytes()
      json.value(number)
      #expect(String(decoding: json.bytes, as: UTF8.self) == text)
    }
    var json = JSONBytes()
    json.value(CGFloat(0.012_345_678), decimals: 8)
    json.value("a\"b\\\n")
    json.value(
      Path { path in
        path.move(to: CGPoint(x: 1, y: 2.5))
        path.addQuadCurve(to: CGPoint(x: -3, y: 0), control: CGPoint(x: 0.5, y: 0.25))
        path.addCurve(to: .zero, control1: CGPoint(x: 1, y: 1), control2: CGPoint(x: 2, y: 2))
        path.closeSubpath()
      })
    #expect(
      String(decoding: json.bytes, as: UTF8.self)
        == #"0.01234568,"a\"b\\\u000a","M1 2.5Q0.5 0.25 -3 0C1 1 2 2 0 0Z""#)
  }
}
