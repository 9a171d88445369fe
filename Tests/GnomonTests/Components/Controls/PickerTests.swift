// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct PickerTests {
  struct Choosing: View {
    @State private var choice = 1
    var body: some View {
      Picker("P", selection: $choice) {
        Text("a").tag(1)
        Text("b").tag(2)
      } currentValueLabel: {
        Text("value \(choice)")
      }
    }
  }

  @Test("A picker shows its own label of the chosen value, and a tap on it chooses", arguments: [true, false])
  func currentValue(isPhone: Bool) {
    let host = makeHost(Choosing(), 300, 400) { $0.profile = isPhone ? .iOS26 : .macOS26 }
    host.update()
    #expect(host.texts.last == "value 1" && !host.texts.contains("a"))
    let value = host.frame("Text[\(host.texts.count - 1)]")
    host.tap(at: CGPoint(x: value.midX, y: value.midY))
    host.update()
    #expect(host.texts.last == "value 2")
  }

  @Test("Where a picker shows all values its own label isn't shown")
  func segments() {
    let host = makeHost(Choosing().pickerStyle(.segmented), 300, 400)
    host.update()
    #expect(host.texts.suffix(2) == ["a", "b"])
  }

  @Test("A picker's tick is one from right to left, too")
  func tick() { #expect(TickShape().layoutDirectionBehavior == .fixed) }

  @Test("A picker's values are found by tags or ids")
  func values() {
    enum Flavor: String, CaseIterable, Identifiable {
      case plain, sweet, sour
      var id: Self { self }
    }
    struct Page: View {
      @State private var flavor = Flavor.plain
      @State private var number: Int? = 2
      var body: some View {
        VStack(spacing: 0) {
          Picker("Flavor", selection: $flavor) {
            ForEach(Flavor.allCases) { Text($0.rawValue) }
          }
          .pickerStyle(.segmented)
          Picker("Number", selection: $number) {
            ForEach(0..<3) { Text("n\($0)").tag($0) }
          }
          Text("\(flavor.rawValue) \(number ?? -1)")
        }
      }
    }
    let host = makeHost(Page(), 300, 300)
    host.update()
    #expect(host.texts == ["plain", "sweet", "sour", "n2", "plain 2"])
    host.expect(["PickerOptions[0]": [300, 32]])
    host.tap(at: CGPoint(x: 250, y: host.frame("PickerOptions[0]").midY))
    #expect(host.texts.last == "sour 2")
    host.tap(at: CGPoint(x: host.frame("PickerOptions[1]").midX, y: host.frame("PickerOptions[1]").midY))
    #expect(host.texts.last == "sour 0")
  }

  struct DisabledChoice: View {
    @State private var choice = 1
    var body: some View {
      VStack {
        Picker("p", selection: $choice) {
          Text("1").tag(1)
          Text("2").tag(2).selectionDisabled()
          Text("3").tag(3)
        }
        .pickerStyle(.segmented)
        Text("chosen \(choice)")
      }
    }
  }

  @Test("A picker's value whose selection is disabled isn't chosen")
  func disabledSelection() {
    let host = makeHost(DisabledChoice(), 300, 400)
    host.update()
    for (index, expected) in [(1, 1), (2, 3)] {
      let value = host.frame("Text[\(index)]")
      host.tap(at: CGPoint(x: value.midX, y: value.midY))
      host.update()
      #expect(host.texts.last == "chosen \(expected)")
    }
  }
}
