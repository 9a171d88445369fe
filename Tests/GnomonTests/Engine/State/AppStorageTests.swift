// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct AppStorageTests {
  private struct Settings: View {
    @AppStorage("width") var width = 10.0
    @AppStorage("name") var name: String?

    var body: some View {
      Color.red.frame(width: width, height: 20).onTapGesture { width += 5 }
      Text(name ?? "none")
    }
  }

  @Test func appStorageIsReadAndWritten() throws {
    let suite = "gnomon-\(UUID().uuidString)"
    let store = try #require(UserDefaults(suiteName: suite))
    defer { store.removePersistentDomain(forName: suite) }
    let host = makeHost(Settings().defaultAppStorage(store), 100, 100)
    host.update()
    host.expect(["Color": [10, 20]])
    #expect(host.text() == "none")
    host.tap(at: CGPoint(x: 50, y: 40))
    host.expect(["Color": [15, 20]])
    #expect(store.double(forKey: "width") == 15)
    store.set(40.0, forKey: "width")
    store.set("Ada", forKey: "name")
    host.update()
    host.expect(["Color": [40, 20]])
    #expect(host.text() == "Ada")
  }
}
