// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct ListSelectionTests {
  struct Selecting: View {
    @State private var selection: String?
    var body: some View {
      List(selection: $selection) {
        Text("one").tag("one")
        Text("two").tag("two").selectionDisabled()
        Text(selection ?? "none").tag("three").selectionDisabled(false)
      }
    }
  }

  @Test("A row whose selection is disabled isn't selected by a tap")
  func disabled() {
    let host = makeHost(Selecting(), 300, 400)
    host.update()
    for (index, expected) in [(0, "one"), (1, "one"), (2, "three")] {
      let row = host.frame("Text[\(index)]")
      host.tap(at: CGPoint(x: 150, y: row.midY))
      host.update()
      #expect(host.texts.last == expected)
    }
  }

  struct Choosing: View {
    @State private var choice = 1
    var body: some View {
      VStack {
        Picker("p", selection: $choice) {
          Text("1").tag(1)
          Text("2").tag(2).selectionDisabled()
          Text("3").tag(3)
        }
        .pickerStyle(.segmented)
        Text("chosen \(choice)")
      }
    }
  }

  @Test("A picker's value whose selection is disabled isn't chosen")
  func picker() {
    let host = makeHost(Choosing(), 300, 400)
    host.update()
    for (index, expected) in [(1, 1), (2, 3)] {
      let value = host.frame("Text[\(index)]")
      host.tap(at: CGPoint(x: value.midX, y: value.midY))
      host.update()
      #expect(host.texts.last == "chosen \(expected)")
    }
  }

  @Test("Some of a row's distances are its own")
  func insets() {
    let host = makeHost(
      List {
        Text("a").listRowInsets(.leading, 50)
        Text("b").listRowInsets(.vertical, 30).listRowInsets(.leading, nil)
        Text("c")
      }
      .listStyle(.plain).listSectionSeparatorTint(.red).listSectionMargins(.horizontal, 5), 300, 400)
    host.update()
    let (a, b, c) = (host.frame("Text"), host.frame("Text[1]"), host.frame("Text[2]"))
    #expect(a.minX == 50 && b.minX == 20 && c.minX == 20)
    #expect(c.midY - b.midY == b.height / 2 + 30 + 22)
  }

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
