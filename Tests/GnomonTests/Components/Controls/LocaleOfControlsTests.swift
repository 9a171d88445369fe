// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct LocaleOfControlsTests {
  @Test("A field for a value is written and read in the environment's locale")
  func field() {
    struct Screen: View {
      @State private var amount = 1234.5
      var body: some View {
        TextField("Amount", value: $amount, format: .number).environment(\.locale, Locale(identifier: "de"))
        Text("\(amount * 2, specifier: "%.1f")")
      }
    }
    let host = makeHost(VStack { Screen() }, 200, 100)
    host.update()
    #expect(host.text() == "1.234,5")
    host.tap(at: CGPoint(x: 20, y: 40))
    host.type("1")
    host.update()
    #expect(host.text() == "1.234,51" && host.text(1) == "2,469.0")
  }

  @Test("A date picker shows the day and the time in the environment's locale")
  func date() throws {
    let zone = try #require(TimeZone(identifier: "UTC"))
    let host = makeHost(
      DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 1_700_000_000)))
        .environment(\.locale, Locale(identifier: "de")).environment(\.timeZone, zone), 390, 100)
    host.update()
    #expect(host.snapshot().root.all("Text").map(\.text) == ["Day", "14. Nov. 2023", "22:13"])
  }

  @Test("A label's icon in a row that takes what it gets fills the icons' column")
  func icon() {
    let host = makeHost(
      List {
        Label {
          Text("a")
        } icon: {
          Circle()
        }
        Label {
          Text("b")
        } icon: {
          Text("ABCDEFGH")
        }
      }, 390, 400)
    host.update()
    let root = host.snapshot().root
    let circle = root.all("Circle")[0].frame
    #expect(circle.width == circle.height && circle.width < 30)
    #expect(root.all("Text").map(\.text).contains("ABCDEFGH"))
    #expect(
      root.all("Text").first { $0.text == "ABCDEFGH" }?.frame.height
        == root.all("Text").first { $0.text == "b" }?.frame.height)
  }
}
