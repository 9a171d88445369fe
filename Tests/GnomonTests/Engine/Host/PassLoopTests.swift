// SPDX-License-Identifier: Apache-2.0
import Foundation
import Observation
import Testing

@testable import Gnomon

/// Loops inside of one pass end at their limits: a warning names the view, and the update says that it didn't settle.
@MainActor @Suite struct PassLoopTests {
  @Observable
  fileprivate final class Model {
    var follows = false
    @ObservationIgnored var proxy: GeometryProxy?
  }

  /// The left view has what the right one leaves, which is wide where the left is, and narrow where it's narrow: no width holds.
  private struct Seesaw: View {
    let model: Model

    var body: some View {
      HStack(spacing: 0) {
        Color.red.overlay { GeometryReader { proxy in keep(proxy) } }
        Follower(model: model)
      }
    }

    private func keep(_ proxy: GeometryProxy) -> Color {
      model.proxy = proxy
      return .clear
    }
  }

  private struct Follower: View {
    let model: Model

    var body: some View {
      Color.blue.frame(width: model.follows && (model.proxy?.size.width ?? 0) > 150 ? 200 : 100)
    }
  }

  @Test func aBodyThatReadsAGeometryWhichItChanges() throws {
    let model = Model()
    let host = makeHost(Seesaw(model: model), 300, 100)
    #expect(host.update())
    model.follows = true
    #expect(!host.update())
    let warning = try #require(host.warnings.first)
    #expect(warning.name == .updateLoop && warning.view.hasSuffix("Follower"))
    #expect(
      warning.message
        == "a geometry that it reads is another after each layout; it was stopped after 32 rounds within one pass.")
  }

  /// Readers in a row don't depend on each other.
  @Test func readersInARowSettle() {
    let host = makeHost(
      HStack(spacing: 0) {
        ForEach(0..<20, id: \.self) { _ in GeometryReader { proxy in Color.red.frame(width: proxy.size.width / 2) } }
      }, 300, 100)
    #expect(host.update())
    #expect(host.warnings.isEmpty)
  }

  /// What a layout does to the engine each time that it places its subviews. Views can't: what they may ask for settles.
  fileprivate final class Restless: @unchecked Sendable {
    var isOn = false
    var disturb: () -> Void = {}
  }

  private struct RestlessLayout: Layout {
    let restless: Restless

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      if restless.isOn { restless.disturb() }
      for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
    }
  }

  /// A host of that layout, and the layout's node.
  private func restlessHost(_ restless: Restless) throws -> (host: ViewHost, node: LayoutNode) {
    let host = makeHost(RestlessLayout(restless: restless) { Color.red }, 300, 100)
    #expect(host.update() && host.warnings.isEmpty)
    var found: LayoutNode?
    func search(_ node: LayoutNode) {
      if node.snapshotName == "RestlessLayout" { found = node }
      node.forEachLayoutChild(search)
    }
    search(host.root)
    restless.isOn = true
    return (host, try #require(found))
  }

  @Test func aLayoutThatEachLayoutMakesNecessary() throws {
    let restless = Restless()
    let (host, node) = try restlessHost(restless)
    var count = 0
    restless.disturb = {
      count += 1
      node.invalidateLayout()
    }
    node.invalidateLayout()
    #expect(!host.update())
    #expect(count >= 64)
    let warning = try #require(host.warnings.first)
    #expect(warning.name == .updateLoop)
    #expect(
      warning.message == "each layout makes another one necessary; it was stopped after 64 rounds within one pass.")
  }

  @Test func contentOfFixedSizeThatIsPlacedAgainAndAgain() throws {
    let restless = Restless()
    let (host, node) = try restlessHost(restless)
    var count = 0
    restless.disturb = {
      count += 1
      host.graph.queueBoundary(node)
    }
    host.graph.queueBoundary(node)
    #expect(!host.update())
    #expect(count >= 64)
    let warning = try #require(host.warnings.first)
    #expect(warning.name == .updateLoop && warning.view.contains("RestlessLayout"))
    #expect(
      warning.message
        == "placing its content makes placing it again necessary; it was stopped after 64 rounds within one pass.")
  }
}
