// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// Stacks inside stacks, alternately down and across, with a box in each.
private func nested(_ depth: Int) -> AnyView {
  var view = AnyView(box(10, 10))
  for level in 0..<depth {
    let inner = view
    view =
      level % 2 == 0
      ? AnyView(
        HStack(spacing: 0) {
          inner
          box(1, 1)
        })
      : AnyView(
        VStack(spacing: 0) {
          inner
          Color.blue
        })
  }
  return view
}

private struct Leaf: View {
  let remote: Remote<CGFloat>
  @State private var width: CGFloat = 20

  var body: some View {
    let _ = remote.set = { width = $0 }
    Color.red.frame(width: width, height: 10)
  }
}

private struct ManyRows: View {
  let remote: Remote<CGFloat>

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<100) { row in
        HStack(spacing: 0) {
          Color.green.frame(width: 30)
          if row == 50 { Leaf(remote: remote) } else { Color.blue.frame(width: 20, height: 10) }
          Color.red
        }
      }
    }
  }
}

@MainActor @Suite struct CostTests {
  @Test("Measures grow linearly with the depth of nested stacks")
  func depth() {
    let counts = [100, 200, 400].map { depth -> Counters in
      let host = makeHost(nested(depth), 2_000, 2_000)
      host.update()
      #expect(host.warnings.isEmpty)
      #expect(host.counters.passes == 1)
      return host.counters
    }
    let measures = counts.map(\.measures)
    // Each stack asks a few questions of its own: 0, ∞, nil and shares on each axis.
    #expect(measures[0] <= 100 * 60, "\(measures)")
    #expect(Double(measures[1]) <= Double(measures[0]) * 2.2, "\(measures)")
    #expect(Double(measures[2]) <= Double(measures[1]) * 2.2, "\(measures)")
    #expect(counts.map(\.places).allSatisfy { $0 <= 400 * 6 })
  }

  @Test("An update without a change costs nothing")
  func unchanged() {
    let host = makeHost(nested(50), 500, 500)
    host.update()
    host.resetCounters()
    for _ in 0..<3 { host.update() }
    host.resize(to: CGSize(width: 500, height: 500))
    #expect(host.counters.bodies == 0)
    #expect(host.counters.measures <= 2 && host.counters.places <= 2, "\(host.counters)")
  }

  @Test("A changed leaf costs its own way up, not the tree")
  func leaf() {
    let remote = Remote<CGFloat>()
    let host = makeHost(ManyRows(remote: remote), 400, 1_000)
    host.update()
    let whole = host.counters
    host.resetCounters()
    remote.set(40)
    host.update()
    #expect(host.counters.bodies == 1)
    #expect(host.counters.measures * 8 < whole.measures, "\(host.counters) of \(whole)")
    #expect(host.counters.places < 20, "\(host.counters)")
    #expect(host.counters.passes == 1)
    // Row 50 has the new width.
    let leaf = host.snapshot().node("Leaf")?.frame
    #expect(leaf == CGRect(x: 30, y: 500, width: 40, height: 10))
    host.resetCounters()
    remote.set(40)
    host.update()
    #expect(host.counters.bodies == 0)
  }

  @Test("A fixed frame around ends what a change below costs")
  func boundary() {
    let remote = Remote<CGFloat>()
    let host = makeHost(
      VStack {
        nested(20)
        Leaf(remote: remote).frame(width: 100, height: 50)
      }, 500, 500)
    host.update()
    host.resetCounters()
    remote.set(60)
    host.update()
    #expect(host.counters.measures <= 4 && host.counters.places <= 4, "\(host.counters)")
    #expect(host.frame("Leaf").width == 60)
  }

  @Test("Readers inside readers settle in one pass, however deep")
  func readers() {
    func inside(_ depth: Int) -> AnyView {
      depth == 0
        ? AnyView(Color.red)
        : AnyView(GeometryReader { space in inside(depth - 1).frame(width: space.size.width - 1) })
    }
    let host = makeHost(inside(40), 100, 100)
    host.update()
    #expect(host.counters.passes == 1)
    #expect(host.frame("Color").width == 60)
    #expect(host.warnings.isEmpty)
  }

  @Test("Guides and distances of nested stacks don't double with each level")
  func guides() {
    var view = AnyView(Text("deep").probe(ProposalLog()))
    for level in 0..<60 {
      let inner = view
      view =
        level % 2 == 0
        ? AnyView(
          HStack(alignment: .firstTextBaseline) {
            inner
            Text("a")
          })
        : AnyView(VStack { inner }.frame(maxWidth: .infinity).padding(1))
    }
    let host = makeHost(view, 2_000, 2_000)
    host.update()
    #expect(host.counters.measures < 60 * 100)
    // All texts of the rows stand on one line.
    let bottoms = Set(host.snapshot().root.all("Text").map { $0.frame.maxY.rounded() })
    #expect(bottoms.count == 1, "\(bottoms)")
  }
}
