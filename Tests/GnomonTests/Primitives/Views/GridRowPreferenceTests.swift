// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

private struct Count: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

/// Reading what a row's cells say changes nothing about where they lie.
@MainActor @Suite struct GridRowPreferenceTests {
  private var grid: some View {
    Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Color.red.frame(width: 20, height: 10).preference(key: Count.self, value: 1)
        Color.red.frame(width: 30, height: 10).preference(key: Count.self, value: 10)
      }
      .padding(5)
      .background(.clear)
      GridRow {
        Color.red.frame(width: 20, height: 10)
        Text("a").frame(width: 30, height: 10)
      }
      .padding(5)
    }
  }

  private func frames(_ host: ViewHost) -> [CGRect] { host.snapshot().root.all("frame").map(\.rendered) }

  @Test("The cells of a row with modifiers are heard through all of them, and stay in their columns")
  func cells() {
    let plain = makeHost(grid, 100, 100)
    plain.update()
    var heard = 0
    let reading = makeHost(grid.onPreferenceChange(Count.self) { heard = $0 }, 100, 100)
    reading.update()
    #expect(heard == 11)
    #expect(frames(reading) == frames(plain) && Set(frames(plain).map(\.minX)).count > 1)
    reading.resize(to: CGSize(width: 120, height: 90))
    plain.resize(to: CGSize(width: 120, height: 90))
    reading.update()
    plain.update()
    #expect(frames(reading) == frames(plain))
  }

  @Test("So do those with texts whose lines are asked for, as documents of pages do")
  func lines() {
    let plain = makeHost(grid, 100, 100)
    plain.update()
    var count = 0
    let reading = makeHost(grid.onPreferenceChange(Text.LayoutKey.self) { count = $0.count }, 100, 100)
    reading.update()
    #expect(count == 1)
    #expect(frames(reading) == frames(plain))
  }
}
