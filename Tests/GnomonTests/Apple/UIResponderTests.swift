// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct UIResponderTests {
  /// As Xcode's template wrote it.
  private final class Delegate: UIResponder, UIApplicationDelegate {}

  @Test("What is told of keyboards has UIKit's names; an app's delegate may be a responder")
  func responder() throws {
    #expect(UIResponder.keyboardWillShowNotification.rawValue == "UIKeyboardWillShowNotification")
    #expect(UIResponder.keyboardFrameEndUserInfoKey == "UIKeyboardFrameEndUserInfoKey")
    let delegate: any UIApplicationDelegate = Delegate()
    #expect(delegate is NSObject)
    #expect(UIRectEdge.all.contains(.left) && UIOffset.zero == UIOffset(horizontal: 0, vertical: 0))
  }
}
