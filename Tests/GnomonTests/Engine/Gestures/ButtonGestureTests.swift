// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct ButtonGestureTests {
  @Test("A button's gesture tells of the press beside a button, and of a finger that leaves")
  func buttonGesture() {
    var log: [String] = []
    let view = Button {
      log.append("button")
    } label: {
      Color.red.frame(width: 50, height: 50)
    }
    ._onButtonGesture {
      log.append("\($0)")
    } perform: {
      log.append("gesture")
    }
    let host = makeHost(view, 100, 100)
    host.update()
    host.tap(at: CGPoint(x: 50, y: 50))
    #expect(log.sorted() == ["button", "false", "gesture", "true"])
    #expect(log.first == "true")
    log = []
    host.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 300))
    #expect(log == ["true", "false"])
  }
}
