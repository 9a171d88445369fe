// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import Testing

/// Bars that stand for lines of text end where the lines do.
@MainActor @Suite struct RedactionTests {
  /// Where the bar of each of two lines begins and ends, in points.
  private func bars(_ alignment: TextAlignment) throws -> [ClosedRange<Int>] {
    let text = Text("A line of some words\nshort").multilineTextAlignment(alignment)
    let renderer = ImageRenderer(content: text.redacted(reason: .placeholder))
    renderer.scale = 1
    let bitmap = try #require(renderer.cgImage)
    return try [10, 32].map { y in
      let columns = (0..<bitmap.width).filter { bitmap.alpha($0, y) > 20 }
      return try #require(columns.first)...#require(columns.last)
    }
  }

  @Test func barsAreAsWideAsTheirLines() throws {
    let leading = try bars(.leading)
    #expect(leading[0].lowerBound == leading[1].lowerBound)
    #expect(leading[1].count * 2 < leading[0].count)
    let trailing = try bars(.trailing)
    #expect(abs(trailing[0].count - leading[0].count) <= 1 && trailing[1].count == leading[1].count)
    #expect(abs(trailing[1].upperBound - trailing[0].upperBound) <= 1)
    let center = try bars(.center)
    #expect(abs(center[1].lowerBound + center[1].upperBound - center[0].lowerBound - center[0].upperBound) <= 2)
  }
}
