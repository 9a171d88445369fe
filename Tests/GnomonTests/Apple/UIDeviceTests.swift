// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// What sources that ask UIKit for their surroundings are told.
@MainActor @Suite struct UIKitValueTests {
  private func show(_ width: CGFloat, _ height: CGFloat, _ configure: (inout ViewHost.Configuration) -> Void = { _ in })
  {
    makeHost(Color.red, width, height, configure: configure).update()
  }

  @Test("The device is a phone or an iPad by its screen, a Mac by its profile")
  func idioms() {
    show(390, 844)
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
    #expect(
      [UIDevice.current.model, UIDevice.current.systemName, UIDevice.current.systemVersion] == [
        "iPhone", "iOS", "26.0",
      ])
    show(1133, 744) { $0.profile = .iOS18 }
    #expect(UIDevice.current.userInterfaceIdiom == .pad)
    #expect(
      [UIDevice.current.name, UIDevice.current.systemName, UIDevice.current.systemVersion] == [
        "iPad", "iPadOS", "18.0",
      ])
    show(1000, 800) { $0.profile = .macOS26 }
    #expect(UIDevice.current.userInterfaceIdiom == .mac)
    #expect(UIDevice.current.orientation == .unknown)
  }

  @Test("A screen that is wider than high is held sideways")
  func orientations() {
    show(390, 844)
    #expect(UIDevice.current.orientation.isPortrait)
    show(844, 390)
    #expect(UIDevice.current.orientation.isLandscape)
    #expect(!UIDeviceOrientation.faceUp.isValidInterfaceOrientation)
    #expect(UIDeviceOrientation.faceUp.isFlat)
  }

  @Test("The app's window is the host with what the device covers of it")
  func window() throws {
    show(300, 200) {
      $0.safeArea = EdgeInsets(top: 10, leading: 5, bottom: 20, trailing: 7)
      $0.layoutDirection = .rightToLeft
    }
    let window = try #require(UIApplication.shared.windows.first { $0.isKeyWindow })
    #expect(window.bounds == CGRect(x: 0, y: 0, width: 300, height: 200))
    #expect(window.safeAreaInsets == UIEdgeInsets(top: 10, left: 7, bottom: 20, right: 5))
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    #expect(scenes.first?.keyWindow === window)
    #expect(UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft)
  }

  @Test("A rectangle is inset by four lengths")
  func insetRectangle() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 4, right: -8)
    #expect(rect.inset(by: insets) == CGRect(x: 12, y: 21, width: 106, height: 45))
    #expect(rect.inset(by: UIEdgeInsets.zero) == rect)
  }

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

  @Test("Insets that follow the direction of reading are SwiftUI's")
  func directionalInsets() {
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(EdgeInsets(insets) == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(NSDirectionalEdgeInsets(EdgeInsets(insets)) == insets)
    #expect(EdgeInsets(NSDirectionalEdgeInsets.zero) == EdgeInsets())
  }

  @Test("Feedback is taken")
  func feedback() {
    let impact = UIImpactFeedbackGenerator(style: .rigid)
    impact.prepare()
    impact.impactOccurred()
    impact.impactOccurred(intensity: 0.5)
    UISelectionFeedbackGenerator().selectionChanged()
    UINotificationFeedbackGenerator().notificationOccurred(.success)
  }
}
