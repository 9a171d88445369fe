// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct ListTests {
  @Test("A list shows rows in sections; a tap selects, or presses the row's only button")
  func list() {
    struct Page: View {
      @State private var selection: Int?
      @State private var count = 0

      var body: some View {
        List(selection: $selection) {
          Section("First") {
            ForEach(0..<3) { Text("Row \($0)") }
          }
          Section {
            Button("Count \(count)") { count += 1 }
          } footer: {
            Text(selection.map { "Selected \($0)" } ?? "None")
          }
        }
      }
    }
    let host = makeHost(Page(), 390, 800)
    host.update()
    #expect(host.texts == ["First", "Row 0", "Row 1", "Row 2", "Count 0", "None"])
    let row = host.frame("Text[2]")
    #expect(row.minX == 32)
    #expect(host.tap(at: CGPoint(x: 200, y: row.midY)))
    #expect(host.texts.last == "Selected 1")
    let button = host.frame("Text[4]")
    #expect(host.tap(at: CGPoint(x: 300, y: button.midY)))
    #expect(host.texts.contains("Count 1"))
    #expect(host.texts.last == "Selected 1")
  }

  @Test("A list's rows are as wide as the list, and on iOS 26 at least 52 points high (list26-01)")
  func rows() {
    let host = makeHost(
      List {
        Text("A")
        Color.red.frame(height: 100)
      }.listStyle(.plain), 390, 800)
    host.update()
    host.expect(["Text": [16, 16, 10, 20], "Color": [16, 67, 358, 100]])
  }

  @Test("Rows of a list on macOS, and its lengths (public probe swiftui-variable-height-list)")
  func recordedRows() {
    let lengths: [CGFloat] = [30, 20, 60, 4]
    let list = List(lengths.indices, id: \.self) { leaf("F10x\(Int(lengths[$0]))") }
    func tops(_ profile: PlatformProfile) -> [CGFloat] {
      let host = makeHost(list, 300, 300) { $0.profile = profile }
      host.update()
      var found: [CGFloat] = []
      func visit(_ node: LayoutSnapshot.Node) {
        if node.view == "RecordedLeaf" { found.append(node.frame.midY) }
        node.children.forEach(visit)
      }
      visit(host.snapshot().root)
      return found
    }
    // Rows of 38, 28, 68 and 24 points below 10.
    #expect(tops(.macOS26) == [29, 62, 110, 156])
    let ideal = makeHost(List { Text("A") }.fixedSize(), 300, 300) { $0.profile = .macOS26 }
    ideal.update()
    #expect(ideal.snapshot().root.first("List")?.frame.size == .zero)
  }

  private struct Rows: View {
    let isInside: Bool
    var body: some View {
      ScrollViewReader { proxy in
        List(0..<200, id: \.self) { index in
          if isInside {
            HStack { Text("row").frame(height: 16).id("t\(index)") }
          } else {
            Text("row").frame(height: 16).id(index)
          }
        }
        .onAppear { isInside ? proxy.scrollTo("t150", anchor: .top) : proxy.scrollTo(150, anchor: .top) }
      }
    }
  }

  /// T15: 3610, 10 before 150 rows of 24, so that the whole row is in sight.
  @Test(arguments: [false, true]) func aListIsScrolledToWholeRows(isInside: Bool) {
    let host = makeHost(Rows(isInside: isInside), 200, 100) { $0.profile = .macOS26 }
    host.update()
    #expect(host.graph.input.scrollViews.first?.offset.y == 3610)
  }
}
