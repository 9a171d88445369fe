// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct OutlineGroupTests {
  struct Branch: Identifiable {
    let name: String
    var branches: [Branch]?
    var id: String { name }
  }

  struct Tree: View {
    @State var roots = [Branch(name: "root", branches: [Branch(name: "leaf")]), Branch(name: "other")]
    @State private var selection: String?
    let binds: Bool
    var body: some View {
      if binds {
        List($roots, id: \.name, children: \.branches, selection: $selection) { $branch in Text(branch.name) }
      } else {
        List(roots, id: \.name, children: \.branches) { Text($0.name) }
      }
    }
  }

  @Test("A list of a tree opens what has children", arguments: [false, true])
  func tree(binds: Bool) {
    let host = makeHost(Tree(binds: binds), 300, 400)
    host.update()
    #expect(host.texts == ["root", "other"])
    let row = host.frame("Text")
    host.tap(at: CGPoint(x: row.midX, y: row.midY))
    host.update()
    #expect(host.texts == ["root", "leaf", "other"])
  }
}
