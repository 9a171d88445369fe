// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// What modifiers of cells and rows do, and what a grid is to the stack around it. The numbers were recorded on macOS 27
/// by the public probe swiftui-grid.
@MainActor
@Suite struct GridCellTests {
  private func spanned<V: View>(_ cell: V) -> some View {
    Grid {
      GridRow {
        leaf("F30x10")
        leaf("F20x20")
      }
      GridRow { cell }
    }
  }

  @Test("What a cell says of itself goes through modifiers, not through a container")
  func throughModifiers() {
    let wide = leaf("F100x10").gridCellColumns(2)
    let through: [[CGFloat]] = [[10.5, 5, 30, 10], [69.5, 0, 20, 20], [0, 28, 100, 10]]
    expectRecorded(through) { spanned(wide) }
    expectRecorded(through) { spanned(wide.frame(maxWidth: .infinity)) }
    expectRecorded(through) { spanned(wide.fixedSize()) }
    expectRecorded(through) { spanned(wide.background(Color.red)) }
    expectRecorded(through) { spanned(wide.opacity(0.5)) }
    expectRecorded(through) { spanned(wide.layoutPriority(1)) }
    expectRecorded(through) { spanned(wide.onTapGesture {}) }
    expectRecorded([[11, 5, 30, 10], [71, 0, 20, 20], [1, 29, 100, 10]]) { spanned(wide.padding(1)) }
    // Two counts are added, wherever they stand.
    expectRecorded([[0, 5, 30, 10], [38, 0, 20, 20], [1, 29, 100, 10]]) {
      spanned(wide.padding(1).gridCellColumns(2))
    }
    let stopped: [[CGFloat]] = [[35, 5, 30, 10], [108, 0, 20, 20], [0, 28, 100, 10]]
    expectRecorded(stopped) { spanned(HStack { wide }) }
    expectRecorded(stopped) { spanned(ZStack { wide }) }
  }

  @Test("A modifier of a row is one of each cell")
  func rows() {
    expectRecorded([[5, 10, 30, 10], [58, 5, 20, 20], [15, 38, 10, 30], [48, 48, 40, 10]]) {
      Grid {
        GridRow {
          leaf("F30x10")
          leaf("F20x20")
        }
        .padding(5)
        GridRow {
          leaf("F10x30")
          leaf("F40x10")
        }
      }
    }
    expectRecorded([[0, 20, 50, 10], [58, 0, 20, 50], [0, 58, 10, 10], [58, 58, 10, 10]]) {
      Grid {
        GridRow {
          leaf("F50x10")
          leaf("F20x50")
        }
        GridRow {
          leaf("F10x10")
          leaf("F10x10")
        }
        .gridCellAnchor(.topLeading)
      }
    }
    expectRecorded([
      [10.5, 5, 30, 10], [69.5, 0, 20, 20], [128.5, 7.5, 5, 5], [182.5, 7.5, 5, 5], [0, 28, 100, 10],
      [108, 28, 100, 10],
    ]) {
      Grid {
        GridRow {
          leaf("F30x10")
          leaf("F20x20")
          leaf("F5x5")
          leaf("F5x5")
        }
        GridRow {
          leaf("F100x10")
          leaf("F100x10")
        }
        .gridCellColumns(2)
      }
    }
  }

  @Test("A row in a row is its cells, in its modifiers")
  func nestedRow() {
    expectRecorded([[1, 5, 30, 10], [40, 0, 20, 20]]) {
      Grid {
        GridRow {
          GridRow { leaf("F30x10") }.padding(1)
          leaf("F20x20")
        }
      }
    }
  }

  @Test("A cell's own modifier holds against its row's")
  func innerHolds() {
    expectRecorded([[0, 20, 50, 10], [58, 0, 20, 50], [0, 58, 10, 10], [58, 58, 20, 50]]) {
      Grid {
        GridRow {
          leaf("F50x10")
          leaf("F20x50")
        }
        GridRow {
          leaf("F10x10").gridCellAnchor(.topLeading)
          leaf("F20x50")
        }
        .gridCellAnchor(.bottomTrailing)
      }
    }
    expectRecorded([[0, 0, 10, 10], [0, 18, 50, 10]]) {
      Grid {
        GridRow { leaf("F10x10").gridColumnAlignment(.leading) }.gridColumnAlignment(.trailing)
        GridRow { leaf("F50x10") }
      }
    }
  }

  @Test("A grid prefers no distance at an edge at which a spacer is one of the cells")
  func edges() {
    func inStack<V: View>(@ViewBuilder _ rows: () -> V) -> some View {
      HStack {
        leaf("F30x10")
        Grid { rows() }
        leaf("F10x10")
      }
    }
    expectRecorded([[0, 5, 30, 10], [30, 0, 8, 20], [38, 0, 20, 20], [66, 5, 10, 10]]) {
      inStack {
        GridRow {
          Spacer()
          leaf("F20x20")
        }
      }
    }
    expectRecorded([[0, 5, 30, 10], [38, 0, 20, 20], [58, 0, 8, 20], [66, 5, 10, 10]]) {
      inStack {
        GridRow {
          leaf("F20x20")
          Spacer()
        }
      }
    }
    expectRecorded([
      [0, 19, 30, 10], [30, 0, 20, 20], [58, 0, 20, 20], [30, 28, 20, 20], [58, 28, 20, 20], [86, 19, 10, 10],
    ]) {
      inStack {
        GridRow {
          Spacer()
          leaf("F20x20")
        }
        GridRow {
          leaf("F20x20")
          leaf("F20x20")
        }
      }
    }
    expectRecorded([[0, 9, 30, 10], [30, 0, 20, 20], [30, 20, 20, 8], [50, 9, 10, 10]]) {
      inStack {
        GridRow { leaf("F20x20") }
        Spacer()
      }
    }
    expectRecorded([[0, 9, 30, 10], [30, 0, 20, 20], [58, 0, 20, 20], [30, 20, 48, 8], [78, 9, 10, 10]]) {
      inStack {
        GridRow {
          leaf("F20x20")
          leaf("F20x20")
        }
        GridRow { Spacer().gridCellColumns(2) }
      }
    }
    expectRecorded([[0, 0, 30, 10], [30, 0, 10, 10]]) { inStack {} }
  }

  @Test("A spacer seen through a frame or an edge without padding has no distance")
  func spacersInside() {
    func row<V: View>(_ cell: V) -> some View {
      Grid {
        GridRow {
          leaf("F30x10")
          cell
          leaf("F10x10")
        }
      }
    }
    expectRecorded([[0, 35, 30, 10], [30, 0, 8, 80], [38, 35, 10, 10]], height: 80) { row(Spacer().frame(width: 8)) }
    expectRecorded([[0, 35, 30, 10], [42, 0, 8, 80], [50, 35, 10, 10]], height: 80) {
      row(Spacer().padding(.leading, 4))
    }
  }

  @Test("A grid's priority isn't that of its cell, and a priority inside a padding isn't the padded view's")
  func priorities() {
    expectRecorded([[0, 0, 46, 100], [54, 0, 46, 100]], width: 100, height: 100) {
      HStack {
        leaf("X")
        Grid { GridRow { leaf("X").layoutPriority(1) } }
      }
    }
    func row<V: View>(_ cell: V) -> some View {
      Grid {
        GridRow {
          leaf("X")
          cell
        }
      }
    }
    let first = leaf("X").layoutPriority(1)
    expectRecorded([[0, 0, 0, 100], [8, 0, 92, 100]], width: 100, height: 100) { row(first.opacity(0.5)) }
    expectRecorded([[0, 0, 46, 100], [55, 1, 44, 98]], width: 100, height: 100) { row(first.padding(1)) }
    expectRecorded([[0, 0, 46, 100], [54, 0, 46, 100]], width: 100, height: 100) {
      row(first.frame(maxWidth: .infinity))
    }
    expectRecorded([[0, 0, 46, 100], [54, 27, 46, 46]], width: 100, height: 100) {
      row(first.aspectRatio(1, contentMode: .fit))
    }
  }

  @Test("Infinite proposals are answered by infinite cells alone")
  func infinite() {
    func size(_ width: CGFloat?, _ height: CGFloat?, _ first: Substring) -> CGSize {
      let grid = Grid {
        GridRow {
          leaf(first)
          leaf("F20x20")
        }
        GridRow {
          leaf("F10x30")
          leaf("F40x10")
        }
      }
      let host = makeHost(grid, 100, 100)
      host.update()
      return host.root.children[0].size(for: ProposedViewSize(width: width, height: height))
    }
    #expect(size(.infinity, .infinity, "F30x10") == CGSize(width: 78, height: 58))
    #expect(size(.infinity, .infinity, "X") == CGSize(width: CGFloat.infinity, height: CGFloat.infinity))
  }
}
