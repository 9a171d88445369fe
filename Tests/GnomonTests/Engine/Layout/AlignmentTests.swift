// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// What packages use of SwiftUI's names that begin with an underscore.
@MainActor @Suite struct AlignmentTests {
  private enum Second: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height / 2 }

    static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
      if n == 1 { parentValue = childValue }
    }
  }

  private enum Middle: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height / 2 }
  }

  @Test("A guide says how a container combines what its children set", arguments: [true, false])
  func combinedGuides(_ isSecond: Bool) {
    let alignment = VerticalAlignment(isSecond ? Second.self : Middle.self)
    #expect(alignment.combineExplicit([1, nil, 2, 6]) == (isSecond ? 2 : 3))
    let host = makeHost(
      HStack(alignment: alignment, spacing: 0) {
        Color.red.frame(width: 10, height: 10)
        VStack(spacing: 0) {
          ForEach([0, 5, 40] as [CGFloat], id: \.self) { guide in
            Color.green.frame(width: 10, height: 20).alignmentGuide(alignment) { _ in guide }
          }
        }
      }, 100, 100)
    host.update()
    let frames = host.snapshot().root.all("Color").map(\.frame)
    // Values of 0, 25 and 80 from the column's top.
    #expect(frames[0].midY - frames[1].minY == (isSecond ? 25 : 35))
  }
}
