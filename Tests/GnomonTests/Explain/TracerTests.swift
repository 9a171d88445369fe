// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon
@testable import GnomonTrace

private struct Counting: View {
  @State private var number = 0
  var body: some View {
    Text("\(number)").onAppear { number = 7 }
  }
}

private struct Swinging: View {
  @State private var width: CGFloat = 100
  var body: some View {
    Color.red.frame(width: width, height: 10)
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        width = $0 == 100 ? 101 : 100
      }
  }
}

@MainActor @Suite struct TracerTests {
  @Test("An evaluation knows the state that made it due, by name")
  func causes() throws {
    let explanation = explained(Counting())
    let causes = try explanation.node("Counting").evaluations.map(\.cause)
    #expect(causes == [.first, .property("number of Counting")])
    let story = explanation.story(of: try explanation.node("Text").id, .evaluated, Paint())
    #expect(story.contains("number of Counting has changed"), "\(story)")
    let action = try #require(explanation.record.passes.flatMap(\.actions).first)
    #expect(action.kind == "onAppear" && action.madeDue)
  }

  @Test("A stack's probes are told from its shares")
  func purposes() throws {
    let explanation = explained(
      HStack(spacing: 0) {
        Color.red; Text("Hello")
      })
    let questions = try explanation.node("Text").questions
    let stack = try explanation.node("HStack").id
    #expect(questions.allSatisfy { $0.asker == stack })
    #expect(questions.map(\.purpose).prefix(3) == [.minimum, .maximum, .share])
    #expect(questions.first { $0.purpose == .share }?.answer == CGSize(width: 50, height: 20))
  }

  @Test("Nothing is recorded, counted or changed where nobody listens")
  func silence() {
    func counters(traced: Bool) -> Counters {
      let host = makeHost(
        HStack {
          Color.red; Text("Hello").padding()
        }, 300, 200
      ) { $0.isTraced = traced }
      host.update()
      return host.counters
    }
    #expect(counters(traced: true) == counters(traced: false))
    let host = makeHost(Text("Hello"), 100, 100)
    host.update()
    #expect(host.graph.tracer == nil && !host.graph.ledger.pointee.isTraced)
    let before = host.snapshot().text()
    _ = host.explanation()
    #expect(host.snapshot().text() == before && !host.graph.ledger.pointee.isTraced)
  }

  @Test("An update that never settles is told as a round, with its shape and a remedy")
  func loop() throws {
    let text = explained(Swinging()).text()
    #expect(text.contains("This never settles."), "\(text)")
    #expect(text.contains("onGeometryChange of") && text.contains("width of Swinging has changed"), "\(text)")
    #expect(text.contains("It goes round between 2 values."), "\(text)")
  }

  @Test(
    "The shape of a series of values",
    arguments: [
      (["1", "2", "1", "2", "1", "2"], LoopShape.cycle(2)),
      (["a", "b", "c", "a", "b", "c"], .cycle(3)),
      (["1.0", "2.0", "3.0", "4.0"], .growing(by: 1)),
      (["(9.0, 1.0)", "(7.0, 1.0)", "(5.0, 1.0)", "(3.0, 1.0)"], .shrinking(by: 2)),
      (["(300.0, 10.0)", "(300.0, 20.0)", "(300.0, 30.0)", "(300.0, 40.0)"], .growing(by: 10)),
      (["1.001", "1.002", "1.003", "1.004"], .drifting),
      (["1", "5", "2", "9", "3"], .irregular), (["1", "2"], .irregular),
    ] as [([String], LoopShape)])
  func shapes(values: [String], shape: LoopShape) {
    #expect(LoopShape(values: values) == shape)
  }

  @Test("The JSON has its version, a node for each layout node, and the decisive steps")
  func json() throws {
    let data = try explained(ScrollView { GeometryReader { _ in Color.red } }).jsonData()
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(object["version"] as? Int == 1)
    let nodes = try #require(object["nodes"] as? [[String: Any]])
    let reader = try #require(nodes.first { $0["view"] as? String == "GeometryReader" })
    let height = try #require(reader["height"] as? [String: Any])
    #expect(height["proposal"] is NSNull && height["answer"] as? Double == 10)
    #expect(height["decisiveNode"] as? Int == reader["id"] as? Int)
    #expect((object["findings"] as? [[String: Any]])?.first?["name"] as? String == "reader-ideal-size")
  }
}
