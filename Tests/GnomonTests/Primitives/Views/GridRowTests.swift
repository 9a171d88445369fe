// SPDX-License-Identifier: Apache-2.0
import Foundation
import Observation
import Testing

@testable import Gnomon

@MainActor
@Suite struct GridRowTests {
  @Test("Outside a grid a row is its cells (measured on macOS 27)")
  func outside() {
    expectLayout(
      VStack { GridRow { cells } }, in: [30, 38], ["frame[0]": [0, 0, 30, 10], "frame[1]": [5, 18, 20, 20]])
    expectLayout(
      HStack { GridRow { cells } }, in: [58, 20], ["frame[0]": [0, 5, 30, 10], "frame[1]": [38, 0, 20, 20]])
    expectLayout(
      LazyVStack(spacing: 0) { GridRow { cells } }, in: [30, 30],
      ["frame[0]": [0, 0, 30, 10], "frame[1]": [5, 10, 20, 20]])
  }

  @Test("A row of a container in a grid is that container's (measured on macOS 27)")
  func containerInGrid() {
    let grid = Grid {
      GridRow { cells }
      HStack {
        GridRow {
          box(10, 30)
          box(40, 10)
        }
      }
    }
    expectLayout(
      grid, in: [58, 58],
      [
        "frame[0]": [0, 5, 30, 10], "frame[1]": [38, 0, 20, 20], "frame[2]": [0, 28, 10, 30],
        "frame[3]": [18, 38, 40, 10],
      ])
  }

  @Test(
    "A row in a row is its cells, which lie as the outer row says (measured on macOS 27)",
    arguments: [(VerticalAlignment.top, VerticalAlignment.bottom, 0), (.bottom, .top, 20), (nil, .bottom, 10)]
      as [(VerticalAlignment?, VerticalAlignment, CGFloat)])
  func nested(outer: VerticalAlignment?, inner: VerticalAlignment, top: CGFloat) {
    let grid = Grid {
      GridRow(alignment: outer) {
        GridRow(alignment: inner) {
          box(10, 10)
          box(10, 30)
        }
        box(10, 20)
      }
    }
    expectLayout(
      grid, in: [46, 30], ["frame[0]": [0, top, 10, 10], "frame[1]": [18, 0, 10, 30], "Grid": [0, 0, 46, 30]])
  }

  @Test("A row without cells is none (measured on macOS 27)")
  func empty() {
    let grid = Grid {
      GridRow { box(30, 10) }
      GridRow {}
      GridRow { box(10, 30) }
    }
    expectLayout(
      grid, in: [30, 48], ["Grid": [0, 0, 30, 48], "frame[0]": [0, 0, 30, 10], "frame[1]": [10, 18, 10, 30]])
  }

  @MainActor @Observable final class Model {
    var layout = AnyLayout(VStackLayout(spacing: 0))
    var count = 2
    @ObservationIgnored var appearances = 0
  }

  private struct Switching: View {
    let model: Model

    var body: some View {
      model.layout {
        ForEach(0..<model.count, id: \.self) { _ in
          GridRow {
            box(10, 10).onAppear { model.appearances += 1 }
            box(20, 20).onAppear { model.appearances += 1 }
          }
        }
      }
    }
  }

  @Test("A layout that becomes a grid, and no grid again, has the same cells in rows and without")
  func switching() {
    let model = Model()
    let host = makeHost(Switching(model: model), 100, 100)
    let layouts: [(AnyLayout, [[CGFloat]])] = [
      (AnyLayout(VStackLayout(spacing: 0)), [[45, 20], [40, 30], [45, 50], [40, 60]]),
      (AnyLayout(GridLayout(horizontalSpacing: 0, verticalSpacing: 0)), [[35, 35], [45, 30], [35, 55], [45, 50]]),
      (AnyLayout(HStackLayout(spacing: 0)), [[20, 45], [30, 40], [50, 45], [60, 40]]),
      (AnyLayout(GridLayout(horizontalSpacing: 0, verticalSpacing: 0)), [[35, 35], [45, 30], [35, 55], [45, 50]]),
      (AnyLayout(ZStackLayout()), [[45, 45], [40, 40], [45, 45], [40, 40]]),
    ]
    for (layout, origins) in layouts {
      model.layout = layout
      host.update()
      let boxes = host.snapshot().root.all("frame").map { [$0.frame.minX, $0.frame.minY] }
      #expect(boxes == origins, "\(layout.name)")
    }
    #expect(model.appearances == 4)
    model.count = 3
    host.update()
    #expect(host.snapshot().root.all("frame").count == 6)
    model.layout = layouts[1].0
    host.update()
    model.count = 1
    host.update()
    #expect(host.snapshot().root.all("frame").map { $0.frame.minY } == [45, 40])
  }
}

@MainActor
private var cells: some View {
  Group {
    box(30, 10)
    box(20, 20)
  }
}
