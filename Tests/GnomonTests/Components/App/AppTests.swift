// SPDX-License-Identifier: Apache-2.0
import Foundation
import OpenCombine
import Testing

@testable import Gnomon

@MainActor @Suite struct SurfaceAppTests {
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

  private struct Lean: EnvironmentalModifier {
    func resolve(in environment: EnvironmentValues) -> some ViewModifier {
      Inset(amount: environment.layoutDirection == .leftToRight ? 5 : 10)
    }
  }

  private struct Inset: ViewModifier {
    let amount: CGFloat
    func body(content: Content) -> some View { content.padding(amount) }
  }

  @Test func anEnvironmentalModifierReadsTheEnvironment() {
    expectLayout(Color.red.modifier(Lean()), in: [50, 50], ["Color": [5, 5, 40, 40]])
    expectLayout(
      Color.red.modifier(Lean()).environment(\.layoutDirection, .rightToLeft), in: [50, 50],
      ["Color": [10, 10, 30, 30]])
  }

  @Test func keyframesAreWorkedOut() {
    let timeline = KeyframeTimeline(initialValue: CGPoint.zero) {
      KeyframeTrack(\.x) {
        LinearKeyframe(10, duration: 1)
        MoveKeyframe(50)
        LinearKeyframe(60, duration: 2)
      }
      KeyframeTrack(\.y) {
        CubicKeyframe(4, duration: 1)
        SpringKeyframe(8, duration: 1, spring: .smooth)
      }
    }
    #expect(timeline.duration == 3)
    #expect(timeline.value(time: 0) == .zero)
    #expect(timeline.value(time: 0.5).x == 5)
    #expect(timeline.value(time: 2).x == 55)
    // The spring is cut off a little before its end.
    #expect(timeline.value(time: 9).x == 60)
    #expect(abs(timeline.value(time: 9).y - 8) < 0.001)
    #expect(abs(timeline.value(time: 0.999_999).y - 4) < 0.001)
    #expect(timeline.value(progress: 1).x == 60)
  }

  private struct Animated: View {
    @State var trigger = 0
    var body: some View {
      KeyframeAnimator(initialValue: CGFloat(10), trigger: trigger) { width in
        Color.red.frame(width: width, height: 10).onTapGesture { trigger += 1 }
      } keyframes: { _ in
        LinearKeyframe(30, duration: 1)
        LinearKeyframe(20, duration: 1)
      }
    }
  }

  @Test func anAnimatorIsShownAtRest() {
    let host = makeHost(Animated(), 100, 50)
    host.update()
    host.expect(["Color": [10, 10]])
    host.tap(at: CGPoint(x: 50, y: 25))
    host.expect(["Color": [20, 10]])
  }

  @Test func whatIsSaidOfAViewIsKept() {
    let host = makeHost(
      Color.red.accessibilityLabel("Red").accessibilityAddTraits(.isButton).help("Tip").statusBarHidden(), 10, 10)
    host.update()
    #expect((host.root.attributes("accessibility.label").first as? Text) == Text("Red"))
    #expect((host.root.attributes("accessibility.addTraits").first as? AccessibilityTraits) == .isButton)
    #expect(host.root.attributes("help").count == 1)
    host.expect(["Color": [10, 10]])
  }
}
