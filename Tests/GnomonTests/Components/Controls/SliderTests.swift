// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct SliderTickTests {
  private func host<V: View>(_ view: V) -> ViewHost {
    let host = makeHost(view, 127, 50)
    host.update()
    return host
  }

  @Test("Marks stand at their values, those out of bounds nowhere")
  func ticks() {
    let isOn = false
    let view = Slider(value: .constant(0.0), in: 0...10) {
      EmptyView()
    } ticks: {
      SliderTick(0.0)
      SliderTickContentForEach([5.0, 20], id: \.self) { SliderTick($0) { Text("five") } }
      if isOn { SliderTick(7.0) }
      SliderTick("end", 10.0)
    }
    #expect(view.marks.ticks == [0, 0.5, 1])
    #expect(view.marks.labels.count == 4, "what the value is now, and the labels of the marks")
    let circles = host(view).snapshot().root.all("Circle").map(\.rendered.midX)
    // The knob is 27 wide: its middle goes from 13.5 to 113.5.
    #expect(isClose(circles, [13.5, 63.5, 113.5]))
  }

  @Test("Steps are marked where a mark is given")
  func steps() {
    let view = Slider(value: .constant(2.0), in: 0...10, step: 2) {
      EmptyView()
    } tick: { value in
      value == 4 || value == 10 ? SliderTick(value) : nil
    }
    #expect(view.marks.ticks == [0.4, 1])
    let endless = Slider(value: .constant(2.0), in: 0...10, step: 1e-9, neutralValue: nil) {
      EmptyView()
    } tick: {
      SliderTick($0)
    }
    #expect(endless.marks.ticks.isEmpty)
  }

  @Test("A value stays within what is enabled; the tint begins at the neutral value")
  func bounds() {
    let value = Shared(5.0)
    let view = Slider(
      value: Binding(get: { value.value }, set: { value.value = $0 }), in: 0...10, neutralValue: 5,
      enabledBounds: 2...8
    ) {
      EmptyView()
    } ticks: {
      SliderTick(5)
    }
    view.value.share.wrappedValue = 1
    #expect(value.value == 8)
    view.value.share.wrappedValue = 0
    #expect(value.value == 2)
    #expect(view.marks.neutral == 0.5)
  }
}
