// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct SliderTests {
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
    // The knob is 37 wide (beside slid26-03): its middle goes from 18.5 to 108.5.
    #expect(isClose(circles, [18.5, 63.5, 108.5]))
    // Before iOS 26 it is 27 wide, 3 points from the ends (slid18-02, slid18-03).
    let old = makeHost(view, 127, 50) { $0.profile = .iOS18 }
    old.update()
    #expect(isClose(old.snapshot().root.all("Circle").map(\.rendered.midX), [16.5, 63.5, 110.5]))
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

  @Test("From right to left a slider begins at the right")
  func mirroredSlider() {
    struct Page: View {
      @State private var value = 0.25
      var body: some View {
        VStack {
          Slider(value: $value)
          Text("\(Int(value * 100))")
        }
        .environment(\.layoutDirection, .rightToLeft)
      }
    }
    let host = makeHost(Page(), 127, 100)
    host.update()
    let y = host.frame("Slider").midY
    // The knob is 37 wide and has 90 to go.
    host.drag(from: CGPoint(x: 108.5, y: y), to: CGPoint(x: 36.5, y: y))
    #expect(host.texts.last == "80")
  }

  @Test("A slider without a knob is as large, and is dragged")
  func sliderThumb() {
    struct Page: View {
      @State private var value = 0.0
      let visibility: Visibility
      var body: some View {
        VStack {
          Slider(value: $value).sliderThumbVisibility(visibility)
          Text(value > 0.4 ? "moved" : "still")
        }
      }
    }
    func host(_ visibility: Visibility) -> ViewHost {
      let host = makeHost(Page(visibility: visibility), 200, 100)
      host.update()
      return host
    }
    let (shown, hidden) = (host(.visible), host(.hidden))
    #expect(shown.frame("Slider") == hidden.frame("Slider"))
    #expect(shown.displayList().commands.count > hidden.displayList().commands.count)
    let middle = CGPoint(x: 100, y: hidden.frame("Slider").midY)
    hidden.drag(from: middle, to: CGPoint(x: 150, y: middle.y))
    #expect(hidden.texts.contains("moved"))
  }

  @Test("A drag writes the step that is nearest to the finger")
  func dragging() {
    struct Page: View {
      @State private var value = 0.5
      var body: some View {
        VStack(spacing: 0) {
          Slider(value: $value, in: 0...10, step: 1)
          Text("\(Int(value))")
        }
      }
    }
    let host = makeHost(Page(), 300, 300)
    host.update()
    let y = host.frame("Slider").midY
    host.drag(from: CGPoint(x: 20, y: y), to: CGPoint(x: 150, y: y))
    #expect(host.texts.last == "5")
  }
}
