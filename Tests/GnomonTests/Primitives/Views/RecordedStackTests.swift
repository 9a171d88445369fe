// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// Stacks as recorded on macOS 27 by the public probes swiftui-stack-algorithms and swiftui-grid-stack-ties.
@MainActor
@Suite struct RecordedStackTests {
  @Test("A ZStack is placed with its own size: its views are measured again, and aligned in what they take then")
  func piles() {
    func pile(_ alignment: Alignment = .center, _ second: Substring = "F20x20") -> some View {
      ZStack(alignment: alignment) {
        leaf("M")
        leaf(second)
      }
    }
    expectRecorded([[2.5, 5, 15, 10], [0, 0, 20, 20]], width: 60, height: 40) { pile() }
    expectRecorded([[0, 0, 15, 10], [0, 0, 20, 20]], width: 60, height: 40) { pile(.topLeading) }
    expectRecorded([[5, 5, 10, 10], [0, 0, 20, 20]]) { pile() }
    expectRecorded([[15, 15, 30, 10], [0, 0, 60, 40]], width: 100, height: 100) { pile(.center, "F60x40") }
    // What fills takes the size that the others give.
    expectRecorded([[0, 0, 20, 20], [0, 0, 20, 20]]) {
      ZStack {
        leaf("X")
        leaf("F20x20")
      }
    }
  }

  @Test("Several views of an overlay are a ZStack in the middle, which the overlay's alignment places")
  func overlays() {
    expectRecorded([[0, 0, 60, 40], [17.5, 15, 15, 10], [15, 10, 20, 20]]) {
      leaf("F60x40").overlay {
        leaf("M")
        leaf("F20x20")
      }
    }
    expectRecorded([[0, 0, 60, 40], [2.5, 5, 15, 10], [0, 0, 20, 20]]) {
      leaf("F60x40").overlay(alignment: .topLeading) {
        leaf("M")
        leaf("F20x20")
      }
    }
  }

  @Test("Of two views without a largest length a stack serves the one first that needs more")
  func endless() {
    expectRecorded([[0, 0, 200, 34], [0, 42, 200, 58]], width: 200, height: 100) {
      VStack {
        leaf("X")
        leaf("X").frame(minHeight: 58)
      }
    }
    expectRecorded([[0, 0, 36, 100], [44, 0, 38, 100], [90, 45, 10, 10]], width: 100, height: 100) {
      HStack {
        leaf("X")
        Grid {
          GridRow {
            leaf("X").layoutPriority(1)
            leaf("F10x10")
          }
        }
      }
    }
  }

  @Test("A spacer comes last unless it has a priority; what is around it comes in its turn")
  func spacers() {
    expectRecorded([[0, 0, 0, 20], [0, 10, 100, 0], [100, 0, 0, 20]], width: 100, height: 50) {
      HStack(spacing: 0) {
        leaf("C0-80x20")
        Spacer().layoutPriority(1)
        leaf("C0-80x20")
      }
    }
    expectRecorded([[0, 0, 20, 20], [20, 10, 8, 0], [28, 0, 20, 20]], width: 200, height: 50) {
      HStack(spacing: 0) {
        leaf("F20x20")
        Spacer().fixedSize()
        leaf("F20x20")
      }
    }
    expectRecorded([[0, 0, 20, 20], [32, 10, 0, 0], [32, 0, 20, 20]]) {
      HStack {
        leaf("F20x20")
        Spacer(minLength: 0).padding(.leading, 4)
        leaf("F20x20")
      }
    }
    expectRecorded([[0, 0, 20, 20], [20, 12, 0, 0], [20, 0, 20, 20]]) {
      HStack {
        leaf("F20x20")
        Spacer(minLength: 0).padding(.top, 4)
        leaf("F20x20")
      }
    }
  }

  @Test("A stack of one view has that view's priority; a spacer in a stack of its own keeps distances across")
  func onlyViews() {
    expectRecorded([[0, 0, 80, 20], [80, 0, 20, 20]], width: 100, height: 50) {
      HStack(spacing: 0) {
        HStack { leaf("C0-80x20").layoutPriority(1) }
        leaf("C0-80x20")
      }
    }
    expectRecorded([[0, 0, 50, 20], [50, 10, 0, 0], [50, 0, 50, 20]], width: 100, height: 50) {
      HStack(spacing: 0) {
        HStack(spacing: 0) {
          leaf("C0-80x20").layoutPriority(1)
          leaf("F0x0")
        }
        leaf("C0-80x20")
      }
    }
    expectRecorded([[0, 0, 20, 20], [28, 0, 0, 20], [36, 0, 20, 20]]) {
      HStack {
        leaf("F20x20")
        VStack { Spacer(minLength: 0) }
        leaf("F20x20")
      }
    }
    expectRecorded([[0, 0, 20, 20], [20, 0, 0, 20], [20, 0, 20, 20]]) {
      HStack {
        leaf("F20x20")
        ZStack { Spacer(minLength: 0) }
        leaf("F20x20")
      }
    }
  }

  @Test("A lazy grid takes the width that it's proposed, or its first line's (public probe swiftui-lazy-grid-scope)")
  func lazyGrids() {
    let flexible = [GridItem(.flexible()), GridItem(.flexible())]
    @ViewBuilder func cells() -> some View {
      leaf("F30x10")
      leaf("F20x10")
      leaf("F100x10")
      leaf("F20x10")
    }
    expectRecorded(
      [[33, 0, 30, 10], [142, 0, 20, 10], [-2, 18, 100, 10], [142, 18, 20, 10]], width: 200, height: 200
    ) {
      LazyVGrid(columns: flexible) { cells() }
    }
    expectRecorded(
      [[61, 0, 30, 10], [119, 0, 20, 10], [26, 18, 100, 10], [119, 18, 20, 10]], width: 200, height: 200
    ) {
      LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.fixed(40))]) { cells() }
    }
    expectRecorded([[-2.5, 0, 30, 10], [35.5, 0, 20, 10], [-37.5, 18, 100, 10], [35.5, 18, 20, 10]]) {
      LazyVGrid(columns: flexible) { cells() }
    }
    expectRecorded(
      [[0, 71, 10, 30], [0, 109, 10, 20], [18, 36, 10, 100], [18, 109, 10, 20]], width: 200, height: 200
    ) {
      LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.fixed(20))]) {
        leaf("F10x30")
        leaf("F10x20")
        leaf("F10x100")
        leaf("F10x20")
      }
    }
  }

  @Test("A circle is as high as it's wide, whichever of both is proposed (public probe swiftui-shapes-and-rendering)")
  func circles() {
    #expect(Circle().sizeThatFits(ProposedViewSize(width: 100, height: nil)) == CGSize(width: 100, height: 100))
    #expect(Circle().sizeThatFits(ProposedViewSize(width: 100, height: 60)) == CGSize(width: 60, height: 60))
    #expect(Circle().sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
  }

  @Test("Rows of a list on macOS, and its lengths (public probe swiftui-variable-height-list)")
  func lists() {
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

  @Test("A scroll view's content lies at its start, and several views are a column along either axis")
  func scrolling() {
    expectRecorded([[0, 0, 50, 30]], width: 100, height: 100) { ScrollView { leaf("F50x30") } }
    for axes in [Axis.Set.vertical, .horizontal] {
      expectRecorded([[0, 0, 50, 30], [10, 38, 30, 20]], width: 200, height: 200) {
        ScrollView(axes) {
          leaf("F50x30")
          leaf("F30x20")
        }
      }
    }
    let both: Axis.Set = [.horizontal, .vertical]
    expectRecorded([[25, 35, 50, 30]], width: 100, height: 100) { ScrollView(both) { leaf("F50x30") } }
    expectRecorded([[0, 0, 500, 500]], width: 100, height: 100) { ScrollView(both) { leaf("F500x500") } }
    // Elsewhere it begins at the corner (facts 80).
    expectRecorded([[0, 0, 50, 30]], width: 100, height: 100, on: .iOS26) { ScrollView(both) { leaf("F50x30") } }
  }

  @Test(
    "A frame's bound is what its view is placed with, where nothing is proposed (public probe swiftui-frame-semantics)")
  func frames() {
    expectRecorded([[0, 0, 40, 10]]) { leaf("X").frame(minWidth: 40) }
    expectRecorded([[0, 0, 10, 10]]) { leaf("X").frame(maxWidth: 80) }
    expectRecorded([[0, 0, 80, 20]]) { leaf("W20").frame(idealWidth: 80) }
    expectRecorded([[25, 0, 50, 10]], width: 100, height: 100) { leaf("M").frame(maxWidth: .infinity) }
    expectRecorded([[-60, 0, 200, 160]]) { leaf("F200x160").frame(maxWidth: 80) }
    expectRecorded([[30, 0, 20, 20]], width: 100, height: 100) { leaf("F20x20").frame(minWidth: 40, maxWidth: 80) }
  }
}
