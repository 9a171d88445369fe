// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// Measures are those of `surfaces.tsv`: list26-04, list18-04, list26-42, list18-34, list18-42.
@MainActor @Suite("Controls in rows of lists on iOS") struct RowControlTests {
  private let date = Date(timeIntervalSince1970: 0)

  private func height(of row: some View, _ profile: PlatformProfile) -> CGFloat {
    let host = makeHost(
      List {
        row
        Text("below")
      }, 390, 600
    ) { $0.profile = profile }
    host.update()
    let texts = host.snapshot().root.all("Text").filter { $0.text == "Title" || $0.text == "below" }
    return texts.count == 2 ? texts[1].rendered.midY - texts[0].rendered.midY : 0
  }

  @Test("They don't raise a row above one of a text", arguments: [PlatformProfile.iOS26, .iOS18])
  func heights(_ profile: PlatformProfile) {
    let plain = height(of: Text("Title"), profile)
    #expect(height(of: Toggle("Title", isOn: .constant(true)), profile) == plain)
    #expect(height(of: Stepper("Title", value: .constant(1)), profile) == plain)
    #expect(height(of: DatePicker("Title", selection: .constant(date)), profile) == plain)
    #expect(height(of: ColorPicker("Title", selection: .constant(.red)), profile) == plain)
    let taller = HStack {
      Text("Title")
      Spacer()
      Color.red.frame(width: 20, height: 60)
    }
    #expect(height(of: taller, profile) > plain)
  }

  @Test("A switch ends 2 points beyond the row's inset, and takes taps in all of its height")
  func overhang() {
    struct Page: View {
      @State private var isOn = false
      var body: some View {
        List {
          Toggle("Title", isOn: $isOn)
          Stepper("Title", value: .constant(1))
          Text("\(isOn)")
        }
      }
    }
    let host = makeHost(Page(), 390, 600)
    host.update()
    let box = host.snapshot().root.first("SwitchView")?.rendered ?? .zero
    let stepper = host.snapshot().root.first("Stepper")?.rendered ?? .zero
    #expect(box.size == CGSize(width: 63, height: 28))
    #expect(box.maxX == stepper.maxX + 2)
    host.tap(at: CGPoint(x: box.midX, y: box.minY + 1))
    #expect(host.texts.last == "true")
    host.tap(at: CGPoint(x: box.maxX - 1, y: box.midY))
    #expect(host.texts.last == "false")
  }

  @Test("Elsewhere a control has its own size")
  func elsewhere() {
    let host = makeHost(Toggle("Title", isOn: .constant(true)), 300, 200)
    host.update()
    #expect(host.frame("Toggle").height == 28)
  }
}
