// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor
@Suite struct RecordedGridTests {
  @Test(
    "Grids lie as SwiftUI's (recorded on macOS 27, public probe swiftui-grid-corpus)", arguments: RecordedGrid.corpus)
  func corpus(_ grid: RecordedGrid) { #expect(grid.difference() == nil) }

  @Test("Grids of one rule each lie as SwiftUI's (recorded by the same)", arguments: RecordedGrid.arms)
  func arms(_ grid: RecordedGrid) { #expect(grid.difference() == nil) }

  @Test("Grids that don't yet lie as SwiftUI's are all listed")
  func unlike() {
    #expect(RecordedGrid.unlike.filter { $0.difference() == nil }.map(\.name) == [])
  }
}
