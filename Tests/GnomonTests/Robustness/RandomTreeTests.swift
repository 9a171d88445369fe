// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct RandomTreeTests {
  nonisolated static let count = 10_000

  private func isFinite(_ rect: CGRect) -> Bool {
    rect.origin.x.isFinite && rect.origin.y.isFinite && rect.size.width.isFinite && rect.size.height.isFinite
  }

  /// Lays a tree out, draws it, and looks for what isn't finite.
  private func check(_ view: AnyView, _ name: String, width: CGFloat = 300, height: CGFloat = 400) {
    let host = makeHost(view, width, height) { $0.safeArea.top = 20 }
    host.update()
    let tree = host.snapshot()
    let bad = tree.allNodes.filter { !isFinite($0.frame) || $0.frame.width < 0 || $0.frame.height < 0 }
    #expect(bad.isEmpty, "\(name): \(bad.map { "\($0.view) \($0.frame)" }.prefix(3))")
    let drawn = tree.allNodes.filter { !isFinite($0.rendered) }
    #expect(drawn.isEmpty, "\(name): drawn \(drawn.map { "\($0.view) \($0.rendered)" }.prefix(3))")
    let list = host.displayList()
    for command in list.commands {
      switch command {
      case .fill(let path, _, _), .clip(let path, _), .stroke(let path, _, _):
        #expect(isFinite(path.boundingRect) || path.isEmpty, "\(name): draws \(path.boundingRect)")
      case .concatenate(let map):
        let entries = [map.a, map.b, map.c, map.d, map.tx, map.ty]
        #expect(entries.allSatisfy { $0.isFinite }, "\(name): \(map)")
      case .text(_, let rect, _), .image(_, let rect): #expect(isFinite(rect), "\(name): draws in \(rect)")
      default: break
      }
    }
    #expect(host.warnings.allSatisfy { $0.name != .updateLoop }, "\(name): \(host.warnings)")
    host.resize(to: CGSize(width: width / 2, height: height * 2))
    _ = host.displayList()
  }

  @Test("Random trees with hostile numbers are laid out and drawn", arguments: 0..<20)
  func hostile(part: Int) {
    for seed in stride(from: part, to: Self.count, by: 20) {
      var tree = RandomTree(seed: UInt64(seed), isHostile: true)
      check(tree.make(), "seed \(seed)")
    }
  }

  @Test("Hosts of odd sizes", arguments: [0, -1, 1e300, .nan, .infinity, -.infinity, 1e-300] as [CGFloat])
  func hosts(length: CGFloat) {
    for seed in 0..<20 {
      var tree = RandomTree(seed: UInt64(seed), isHostile: true)
      check(tree.make(), "seed \(seed) in \(length)", width: length, height: length)
    }
  }

  @Test("Deep nesting, of each modifier and container")
  func deep() {
    func nest(_ depth: Int, _ wrap: (AnyView) -> AnyView) -> AnyView {
      (0..<depth).reduce(AnyView(Text("deep"))) { view, _ in wrap(view) }
    }
    let wraps: [(String, (AnyView) -> AnyView)] = [
      ("padding", { AnyView($0.padding(1)) }), ("frame", { AnyView($0.frame(maxWidth: .infinity)) }),
      ("HStack", { view in AnyView(HStack { view }) }), ("overlay", { view in AnyView(Color.red.overlay { view }) }),
      ("GeometryReader", { view in AnyView(GeometryReader { _ in view }) }),
      ("ScrollView", { view in AnyView(ScrollView { view }) }),
      ("Grid", { view in AnyView(Grid { GridRow { view } }) }), ("aspectRatio", { AnyView($0.scaledToFit()) }),
      ("Group", { view in AnyView(Group { view }) }), ("fixedSize", { AnyView($0.fixedSize()) }),
      ("scale", { AnyView($0.scaleEffect(1.01)) }), ("ignoresSafeArea", { AnyView($0.ignoresSafeArea()) }),
      (
        "VStack",
        { view in
          AnyView(
            VStack {
              view
              Divider()
            })
        }
      ),
    ]
    for (name, wrap) in wraps { check(nest(200, wrap), "200 × \(name)") }
  }

  @Test("Empty containers have no size")
  func empty() {
    let containers: [AnyView] = [
      AnyView(HStack {}), AnyView(VStack {}), AnyView(ZStack {}), AnyView(Grid {}), AnyView(Group {}),
      AnyView(ForEach(0..<0) { _ in Color.red }), AnyView(ScrollView {}), AnyView(GeometryReader { _ in }),
      AnyView(Grid { GridRow {} }), AnyView(EmptyView().padding().frame(width: 10)),
      AnyView(EmptyView().overlay { Text("x") }),
    ]
    for (index, view) in containers.enumerated() { check(view, "empty container \(index)") }
    expectLayout(
      ZStack(alignment: .topLeading) {
        Color.clear
        HStack {}
      }, in: [100, 100], ["HStack": [0, 0, 0, 0]])
  }

  @Test("A bad value is named once, however often it's asked for", arguments: [.nan, -3, .infinity] as [CGFloat])
  func once(bad: CGFloat) {
    let host = makeHost(
      VStack { ForEach(0..<3) { _ in Color.red.frame(width: bad).padding(.nan).offset(x: .infinity) } }, 100, 100)
    for width in [100, 90, 80] { host.resize(to: CGSize(width: width, height: 100)) }
    #expect(host.warnings.filter { $0.name == .invalidFrame }.count == 3, "\(host.warnings)")
    #expect(host.warnings.filter { $0.name == .invalidGeometry }.count == 6, "\(host.warnings)")
  }
}

private struct Endless: View {
  var body: some View { AnyView(VStack { Endless() }) }
}

private struct EndlessContainers: View {
  var body: some View {
    AnyView(
      HStack(alignment: .firstTextBaseline) {
        Grid { GridRow { ZStack { ScrollView { VStack { EndlessContainers() } } } } }
      })
  }
}

private struct EndlessModifiers: View {
  var body: some View {
    AnyView(EndlessModifiers().padding(1).frame(maxWidth: .infinity).overlay { Color.red }.scaledToFit())
  }
}

private struct EndlessReaders: View {
  var body: some View { GeometryReader { _ in AnyView(EndlessReaders()) } }
}

@MainActor @Suite struct DepthTests {
  @Test("A view that contains itself without an end is left out at a depth, with one warning")
  func endless() {
    for (index, view) in [
      AnyView(Endless()), AnyView(EndlessContainers()), AnyView(EndlessModifiers()), AnyView(EndlessReaders()),
    ].enumerated() {
      let host = makeHost(view, 100, 100)
      host.update()
      #expect(host.warnings.filter { $0.name == .depthLimit }.count == 1, "view \(index): \(host.warnings)")
      #expect(!host.displayList().commands.isEmpty || index != 2)
    }
  }
}
