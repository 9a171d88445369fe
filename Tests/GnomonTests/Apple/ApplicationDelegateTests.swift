// SPDX-License-Identifier: Apache-2.0
import Foundation
import Observation
import OpenCombine
import Testing

@testable import Gnomon

@MainActor @Suite struct ApplicationDelegateTests {
  final class Plain: NSObject, UIApplicationDelegate {
    var calls: [String] = []
    let number = 7

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
      calls.append("did")
      return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { calls.append("active") }
  }

  class Base: NSObject, NSApplicationDelegate {
    let made: String

    override init() {
      made = "own init"
      super.init()
    }

    var launches = 0
    func applicationDidFinishLaunching(_ notification: Notification) { launches += 1 }
    func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { true }
  }

  class Derived: Base {}

  final class Published: NSObject, UIApplicationDelegate, ObservableObject {
    @OpenCombine.Published var name = "before"
  }

  @Observable final class Observed: NSObject, NSApplicationDelegate {
    var name = "observed"
  }

  struct PlainApp: App {
    @UIApplicationDelegateAdaptor(Plain.self) var delegate
    var body: some Scene { WindowGroup { Text("\(delegate.number) \(delegate.calls.joined())") } }
  }

  @Test("A delegate is made by its own initializer, once, and told once that the app begins")
  func plain() {
    let host = makeHost(AppView(app: PlainApp()), 300, 300)
    host.update()
    #expect(host.texts == ["7 did"])
    host.resize(to: CGSize(width: 200, height: 200))
    host.update()
    #expect(PlainApp().delegate === PlainApp().delegate)
    #expect(PlainApp().delegate.calls == ["did"])
    #expect(UIApplication.shared.delegate is Plain)
  }

  struct MacApp: App {
    @NSApplicationDelegateAdaptor private var delegate: Derived
    var body: some Scene { WindowGroup { Text("\(delegate.made) \(delegate.launches)") } }
  }

  @Test("A class that overrides init() is made by it, as is one below it")
  func inherited() {
    let host = makeHost(AppView(app: MacApp()), 300, 300)
    host.update()
    #expect(host.texts == ["own init 1"])
  }

  struct PublishedApp: App {
    struct Content: View {
      @EnvironmentObject var delegate: Published
      var body: some View { Text(delegate.name) }
    }

    @UIApplicationDelegateAdaptor var delegate: Published
    var body: some Scene {
      WindowGroup {
        Content()
        TextField("", text: _delegate.projectedValue.name)
      }
    }
  }

  @Test("A delegate that publishes is an object of the environment, and its changes are shown")
  func published() {
    let host = makeHost(AppView(app: PublishedApp()), 300, 300)
    host.update()
    #expect(host.texts.first == "before")
    PublishedApp().delegate.name = "after"
    host.update()
    #expect(host.texts.first == "after")
  }

  struct ObservedApp: App {
    struct Content: View {
      @Environment(Observed.self) var delegate
      var body: some View { Text(delegate.name) }
    }

    @NSApplicationDelegateAdaptor(Observed.self) var delegate
    var body: some Scene { WindowGroup { Content() } }
  }

  @Test("A delegate that can be observed is in the environment")
  func observed() {
    let host = makeHost(AppView(app: ObservedApp()), 300, 300)
    host.update()
    #expect(host.texts == ["observed"])
  }
}
