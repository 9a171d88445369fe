// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct UIEdgeInsetsTests {
  @Test("A rectangle is inset by four lengths")
  func insetRectangle() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 4, right: -8)
    #expect(rect.inset(by: insets) == CGRect(x: 12, y: 21, width: 106, height: 45))
    #expect(rect.inset(by: UIEdgeInsets.zero) == rect)
  }

  @Test("Insets that follow the direction of reading are SwiftUI's")
  func directionalInsets() {
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(EdgeInsets(insets) == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(NSDirectionalEdgeInsets(EdgeInsets(insets)) == insets)
    #expect(EdgeInsets(NSDirectionalEdgeInsets.zero) == EdgeInsets())
  }
}
