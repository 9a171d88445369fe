// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

private struct TraitKey: _ViewTraitKey {
  static var defaultValue: Int { 1 }
}

@MainActor @Suite struct VariadicViewTests {
  private struct Divided: _VariadicView_MultiViewRoot {
    func body(children: _VariadicView.Children) -> some View {
      let last = children.last?.id
      ForEach(children) { child in
        child
        if child.id != last { Color.red.frame(width: CGFloat(child[TraitKey.self]), height: 1) }
      }
    }
  }

  @Test func variadicViewsSeeTheirChildren() {
    let host = makeHost(
      VStack(spacing: 0) {
        _VariadicView.Tree(Divided()) {
          Text("a")._trait(TraitKey.self, 9)
          Text("b").id("x")
          Text("c")
        }
      }, 100, 100)
    host.update()
    #expect(host.snapshot().root.all("Text").count == 3)
    #expect(host.snapshot().root.all("Color").map(\.frame.width) == [9, 1])
  }

  private struct Counted: _VariadicView_MultiViewRoot {
    func body(children: _VariadicView.Children) -> some View {
      Text("\(Set(children.map(\.id)).count) of \(children.count), \(Set(children.map { $0.id(as: Int.self) }).count)")
    }
  }

  @Test("Two views of one element have an identity each, and the element's id in common")
  func identities() {
    let host = makeHost(
      _VariadicView.Tree(Counted()) {
        ForEach(0..<3) { index in
          Text("\(index)")
          Text("b")
        }
      }, 100, 100)
    host.update()
    #expect(host.text() == "6 of 6, 3")
  }
}
