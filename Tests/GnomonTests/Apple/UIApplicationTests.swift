// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct UIApplicationTests {
  private func show(_ width: CGFloat, _ height: CGFloat, _ configure: (inout ViewHost.Configuration) -> Void = { _ in })
  {
    makeHost(Color.red, width, height, configure: configure).update()
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

  @Test("A scene is an object like others: it's equal to itself, and notifications can be about it")
  func scene() throws {
    show(300, 200)
    let scene = try #require(UIApplication.shared.connectedScenes.first)
    let again = try #require(UIApplication.shared.connectedScenes.first)
    let objects: Set<NSObject> = [scene]
    #expect(objects.contains(again) && scene.isEqual(again) && !scene.isEqual(NSObject()))
    nonisolated(unsafe) var told = 0
    let name = Notification.Name("Gnomon.Tests.Scene")
    let observer = NotificationCenter.default.addObserver(forName: name, object: again, queue: nil) { _ in told += 1 }
    defer { NotificationCenter.default.removeObserver(observer) }
    NotificationCenter.default.post(name: name, object: NSObject())
    NotificationCenter.default.post(name: name, object: scene)
    #expect(told == 1)
  }
}
