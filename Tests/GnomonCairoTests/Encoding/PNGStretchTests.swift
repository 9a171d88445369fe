// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import GnomonCairo

/// Where a picture is cut for its rows to be compressed side by side.
@Suite struct PNGStretchTests {
  @Test("Long repetitions stand alone, short ones among the others")
  func cuts() {
    let stretches = PNGStretch.all(height: 1000, length: 1000) { (1..<50).contains($0) || (100..<900).contains($0) }
    #expect(
      stretches == [
        PNGStretch(rows: 0..<100, isRepetition: false), PNGStretch(rows: 100..<900, isRepetition: true),
        PNGStretch(rows: 900..<1000, isRepetition: false),
      ])
  }

  @Test("Short rows that repeat are libdeflate's: one of its matches holds several")
  func shortRows() {
    let stretches = PNGStretch.all(height: 100_000, length: PNGStretch.leastLength - 1) { $0 > 0 }
    #expect(stretches.allSatisfy { !$0.isRepetition })
  }

  @Test("Each row lies in one stretch, and none is too long", arguments: [1, 4, 100, 3511, 1_000_000])
  func whole(length: Int) {
    for every in [1, 2, 3, 70, 1000] {
      let stretches = PNGStretch.all(height: 2000, length: length) { $0 % every != 0 }
      var next = 0
      for stretch in stretches {
        #expect(stretch.rows.lowerBound == next && !stretch.rows.isEmpty)
        next = stretch.rows.upperBound
        #expect(
          stretch.isRepetition
            || stretch.rows.count * length <= PNGStretch.mostAtOnce + PNGStretch.leastRepetition + length)
      }
      #expect(next == 2000)
    }
  }

  @Test("A picture of a row and its repetitions is compressed once, whatever its height")
  func count() {
    for height in [2_000, 20_000] {
      let stretches = PNGStretch.all(height: height, length: 3000) { $0 > 0 }
      #expect(stretches.map(\.rows.count) == [1, height - 1])
    }
  }
}
