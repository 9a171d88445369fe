// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// What sources that ask UIKit for their surroundings are told.
@MainActor @Suite struct UIDeviceTests {
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
}
