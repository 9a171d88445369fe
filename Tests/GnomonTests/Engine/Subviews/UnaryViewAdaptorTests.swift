// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct UnaryViewAdaptorTests {
  @Test("An adaptor makes one view of several")
  func unary() {
    let pair = ForEach(0..<2) { Color.red.frame(width: CGFloat($0 * 20 + 10), height: 20) }
    let host = makeHost(HStack(spacing: 0) { _UnaryViewAdaptor(pair) }, 100, 100)
    host.update()
    let corners = host.snapshot().root.all("Color").map { $0.frame.origin }
    #expect(corners == [CGPoint(x: 45, y: 26), CGPoint(x: 35, y: 54)])
  }
}
