// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct StepperTests {
  private struct Stepping: View {
    @State private var value = 5.0
    var body: some View {
      VStack {
        Stepper("Key", value: $value, in: 0...6, step: 2, format: .number)
        Stepper(String("Title"), value: $value, step: 1, format: .percent)
        Stepper(value: $value, in: 0...6, format: .number) { Text(verbatim: "Label") }
        Stepper(value: $value, step: 1, format: .number) { Text(verbatim: "Free") }
      }
    }
  }

  @Test("A stepper shows its value in a format, and keeps it in its bounds")
  func steppers() {
    let host = makeHost(Stepping(), 300, 300)
    host.update()
    #expect(host.texts == ["Key", "5", "Title", "500%", "Label", "5", "Free", "5"])
    let key = host.snapshot().root.all("Text")[0].frame
    host.tap(at: CGPoint(x: 285, y: key.midY))
    host.update()
    #expect(host.texts == ["Key", "6", "Title", "600%", "Label", "6", "Free", "6"])
  }

  @Test("Its signs write the binding, as far as the bounds")
  func signs() {
    struct Page: View {
      @State private var count = 3
      var body: some View {
        VStack(spacing: 0) {
          Stepper("Stepper", value: $count, in: 0...4)
          Text("\(count)")
        }
      }
    }
    let host = makeHost(Page(), 300, 300)
    host.update()
    for (x, expected) in [(280, "4"), (280, "4"), (220, "3")] as [(CGFloat, String)] {
      host.tap(at: CGPoint(x: x, y: host.frame("Stepper").midY))
      #expect(host.texts.last == expected)
    }
  }
}
