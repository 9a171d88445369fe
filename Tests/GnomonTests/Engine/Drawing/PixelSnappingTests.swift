// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct PixelSnappingTests {
  @Test("fact 74: drawing rounds each edge of a frame by itself", arguments: [1, 2, 3] as [CGFloat])
  func snapping(scale: CGFloat) {
    let widths: [CGFloat] = [3.4, 0.7, 10.49, 10.51, 1.0 / 3, 7.77]
    let host = makeHost(
      HStack(alignment: .top, spacing: 0) {
        ForEach(widths.indices, id: \.self) { Color.red.frame(width: widths[$0], height: 10.3) }
      }, 100, 40
    ) { $0.scale = scale }
    host.update()
    let frames = host.snapshot().root.all("Color").map(\.frame)
    let drawn = host.displayList().commands.compactMap { command -> CGRect? in
      if case .fill(let path, _, _) = command { path.boundingRect } else { nil }
    }
    #expect(drawn.count == frames.count)
    for (frame, rect) in zip(frames, drawn) {
      let edges = [frame.minX, frame.minY, frame.maxX, frame.maxY].map { ($0 * scale + 0.5).rounded(.down) / scale }
      #expect(isClose([rect.minX, rect.minY, rect.maxX, rect.maxY], edges))
    }
  }

  @Test("Edges snap to device pixels one by one (facts 74)")
  func boxes() {
    let edges: [CGFloat] = [0.4, 0.5, 1.6, -0.5, .infinity]
    #expect(edges.map { $0.snapped(toScale: 1) } == [0, 1, 2, 0, 0])
    #expect((0.4 as CGFloat).snapped(toScale: 2) == 0.5)
    // The end of one and the start of the next are the same edge, however they were summed up.
    #expect((0.5 as CGFloat).nextDown.snapped(toScale: 1) == 1)
  }

  @MainActor @Test("Rows that adjoin do so on the device's pixels, where their edge lies on half of one, too")
  func adjoiningRows() {
    let host = makeHost(
      VStack(spacing: 10) {
        VStack(spacing: 0) { ForEach(0..<12) { _ in Color.black.frame(width: 10, height: 9.7) } }
        Color.red.frame(width: 10, height: 291.6)
      }.frame(width: 20, height: 844), 100, 844
    ) { $0.scale = 3 }
    host.update()
    let rows = host.displayList().commands.compactMap { command -> CGRect? in
      if case .fill(let path, _, _) = command { path.boundingRect } else { nil }
    }
    #expect(rows.count == 13)
    for (upper, lower) in zip(rows, rows.dropFirst().dropLast()) { #expect(upper.maxY == lower.minY) }
  }
}
