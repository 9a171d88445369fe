// SPDX-License-Identifier: Apache-2.0
import Foundation
import OpenCombine
import Testing

@testable import Gnomon

@MainActor @Suite struct AppTests {
  private final class Model: ObservableObject {
    @Published var width: CGFloat = 20
  }

  private struct TestApp: App {
    @StateObject private var model = Model()
    @State private var height: CGFloat = 10

    var body: some Scene {
      Settings { Text("settings") }
      WindowGroup("Main") {
        Color.red.frame(width: model.width, height: height)
          .onTapGesture { model.width += 10 }
          .environment(\.lineLimit, 2)
      }
      .environmentObject(model)
      .onChange(of: model.width) { height += 1 }
      .commands { CommandMenu("Tools") { Button("Run") {} } }
      WindowGroup("Second", id: "second") { Text("second") }
    }
  }

  @Test func anAppShowsItsFirstWindowAndKeepsItsState() {
    let host = makeHost(AppView(app: TestApp()), 100, 100)
    host.update()
    host.expect(["Color": [40, 45, 20, 10]])
    host.tap(at: CGPoint(x: 50, y: 50))
    host.expect(["Color": [30, 11]])
    #expect(host.snapshot().root.all("Text").isEmpty)
  }

  private struct ValueApp: App {
    var body: some Scene {
      Window("Values", id: "a") { Text("window") }
      WindowGroup(for: Int.self) { $value in
        Text("\(value)")
      } defaultValue: {
        3
      }
    }
  }

  @Test func aWindowComesInOrder() {
    let host = makeHost(AppView(app: ValueApp()), 100, 100)
    host.update()
    #expect(host.snapshot().root.all("Text").map(\.text) == ["window"])
  }
}
