// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon
@testable import GnomonTrace

/// A host that somebody begins to watch while it's used.
@MainActor struct WatchedHostTests {
  private struct Counter: View {
    @State var count = 0
    var body: some View {
      VStack(spacing: 0) {
        Text("Count \(count)").frame(width: 200, height: 20)
        Button {
          withAnimation { count += 1 }
        } label: {
          Color.red.frame(width: 200, height: 180)
        }
      }
    }
  }

  private func host() -> ViewHost {
    let host = makeHost(Counter(), 200, 200) {
      $0.animations = .clocked
      $0.tracing = .findings
    }
    host.update()
    return host
  }

  private func tap(_ host: ViewHost) {
    #expect(host.tap(at: CGPoint(x: 100, y: 110)))
    host.updateIfDue()
  }

  @Test("What happened before is forgotten, and what is drawn already isn't told as new")
  func beginsWhereItIs() throws {
    let host = host()
    host.trace(.full)
    #expect(host.tracedFrames.isEmpty)
    tap(host)
    let record = host.layoutRecord(asksAgain: false)
    let redraws = record.passes.flatMap(\.redraws)
    #expect(redraws.contains { $0.kind == .changed })
    #expect(!redraws.contains { $0.kind == .appeared })
  }

  @Test("A pass between two frames, as an animation begins with, belongs to the second")
  func framesHaveAllPasses() throws {
    let host = host()
    host.trace(.full)
    tap(host)
    for _ in 0..<3 { host.advance(by: 0.1) }
    let record = host.layoutRecord(asksAgain: false)
    let told = record.frames.flatMap { Array($0.firstPass..<$0.firstPass + $0.passCount) }
    let kept = (record.firstPass..<record.firstPass + record.passes.count)
    #expect(told == told.sorted() && Set(told).count == told.count)
    for pass in kept where !record.passes[pass - record.firstPass].isQuiet { #expect(told.contains(pass)) }
    #expect(record.passes.flatMap(\.evaluations).contains { $0.name == "Counter" })
    #expect(record.passes.flatMap(\.changes).contains { $0.new == "1" })
  }

  @Test("Where nobody watches any more nothing is kept, and hours of watching keep no more than the last passes")
  func ends() throws {
    let host = host()
    host.trace(.full)
    for _ in 0..<200 { tap(host) }
    #expect(host.tracedFrames.count <= 161)
    host.trace(.findings)
    tap(host)
    #expect(host.layoutRecord(asksAgain: false).passes.allSatisfy { $0.evaluations.isEmpty && $0.redraws.isEmpty })
  }

  @Test("A question doesn't count as work")
  func countersStay() {
    let host = host()
    let before = host.counters
    _ = host.layoutRecord()
    #expect(host.counters == before)
  }

  @Test("The tree has each view in the order of the record, and no more than its limit")
  func tree() throws {
    let host = host()
    let explanation = host.explanation()
    let json = try #require(
      JSONSerialization.jsonObject(with: JSONEncoder().encode(InspectedTree(explanation))) as? [String: Any])
    let rows = try #require(json["nodes"] as? [[Any]])
    #expect(rows.count == explanation.record.nodes.count)
    #expect(rows[0][0] as? Int == -1)
    for (index, row) in rows.enumerated().dropFirst() { #expect((row[0] as! Int) < index) }
    #expect(rows.contains { $0[3] as? String == "Count 0" })
    #expect(json["more"] as? Int == 0)
  }

  @Test("The story of a view has all views that its words name")
  func story() throws {
    let explanation = host().explanation()
    let text = try #require(explanation.record.nodes.first { $0.text == "Count 0" })
    let story = try #require(InspectedView(explanation, text.id))
    let json = try #require(JSONSerialization.jsonObject(with: JSONEncoder().encode(story)) as? [String: Any])
    let nodes = try #require(json["nodes"] as? [[String: Any]])
    let ids = Set(nodes.compactMap { $0["id"] as? Int })
    let own = try #require(nodes.first { $0["id"] as? Int == text.id })
    for axis in ["width", "height"] {
      #expect(ids.contains(try #require((own[axis] as? [String: Any])?["decisiveNode"] as? Int)))
    }
    for node in nodes { if let parent = node["parent"] as? Int { #expect(ids.contains(parent)) } }
    let questions = try #require(own["questions"] as? [[String: Any]])
    #expect(!questions.isEmpty)
    for question in questions { if let asker = question["asker"] as? Int { #expect(ids.contains(asker)) } }
    #expect(InspectedView(explanation, 1_000) == nil)
  }

  @Test("A frame is told once")
  func frames() throws {
    let host = host()
    host.trace(.full)
    let begin = InspectedFrames(host.layoutRecord(), since: 0)
    tap(host)
    let first = InspectedFrames(host.layoutRecord(), since: begin.next)
    let second = InspectedFrames(host.layoutRecord(), since: first.next)
    func count(_ frames: InspectedFrames) throws -> Int {
      let json = try JSONSerialization.jsonObject(with: JSONEncoder().encode(frames)) as? [String: Any]
      return (json?["frames"] as? [Any])?.count ?? -1
    }
    #expect(try count(begin) == 0)
    #expect(try count(first) > 0)
    #expect(try count(second) == 0)
  }
}
