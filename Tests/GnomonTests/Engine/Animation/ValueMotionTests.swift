// SPDX-License-Identifier: Apache-2.0
import Foundation
import OpenCombine
import Testing

@testable import Gnomon

@MainActor @Suite("Values on their way")
struct ValueMotionTests {
  private func movingBox(_ animation: Animation?) -> (ViewHost, Knobs) {
    let model = Knobs()
    let host = makeClockedHost(
      Show(model: model) { Color.red.frame(width: 10, height: 10).offset(x: $0.number) }, 300, 100)
    withAnimation(animation) { model.number = 100 }
    host.update()
    return (host, model)
  }

  @Test("A linear change is as far as its time") func linear() {
    let (host, _) = movingBox(.linear(duration: 2))
    #expect(host.drawn("Color").minX == 145)
    #expect(host.isAnimating)
    host.advance(by: 0.5)
    #expect(isNear(host.drawn("Color").minX, 170))
    host.advance(by: 1)
    #expect(isNear(host.drawn("Color").minX, 220))
    host.advance(by: 0.5)
    #expect(host.drawn("Color").minX == 245)
    #expect(!host.isAnimating)
  }

  @Test("One long step and many short ones lead to the same frame") func steps() {
    let (a, _) = movingBox(.easeInOut(duration: 1))
    let (b, _) = movingBox(.easeInOut(duration: 1))
    for _ in 0..<10 { a.advance(by: 0.03) }
    b.advance(by: .milliseconds(300))
    #expect(isNear(a.drawn("Color").minX, b.drawn("Color").minX, 1e-9))
  }

  /// The curve's control points are documented: (0.42, 0) and (0.58, 1). At the half it's symmetric; at the quarter the
  /// parameter s solves 3·0.42·(1−s)²s + 3·0.58·(1−s)s² + s³ = 0.25.
  @Test("Ease-in-out follows its Bézier curve") func easeInOut() {
    let (host, _) = movingBox(.easeInOut(duration: 1))
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let s = (low + high) / 2, r = 1 - s
      if 3 * 0.42 * r * r * s + 3 * 0.58 * r * s * s + s * s * s < 0.25 { low = s } else { high = s }
    }
    let s = low
    host.advance(by: 0.25)
    #expect(isNear(host.drawn("Color").minX, 145 + 100 * (3 * (1 - s) * s * s + s * s * s), 1e-4))
    host.advance(by: 0.25)
    #expect(isNear(host.drawn("Color").minX, 195, 1e-6))
  }

  /// A critically damped spring from rest: 1 − (1 + ωt)·e^(−ωt), ω = 2π / duration.
  @Test("A spring follows its closed form") func spring() {
    let (host, _) = movingBox(.spring(duration: 0.5, bounce: 0))
    let omega = 2 * Double.pi / 0.5
    for _ in 0..<5 {
      host.advance(by: 0.1)
    }
    let t = 0.5
    #expect(isNear(host.drawn("Color").minX, 145 + 100 * (1 - (1 + omega * t) * exp(-omega * t)), 1e-6))
  }

  /// An under-damped one: 1 − e^(−ζωt)·(cos ω_d t + ζω/ω_d · sin ω_d t).
  @Test("A bouncing spring goes beyond its end") func bounce() {
    let (host, _) = movingBox(.spring(response: 1, dampingFraction: 0.5))
    let omega = 2 * Double.pi, zeta = 0.5, damped = omega * (1 - zeta * zeta).squareRoot()
    host.advance(by: 0.6)
    let expected =
      1 - exp(-zeta * omega * 0.6) * (cos(damped * 0.6) + zeta * omega / damped * sin(damped * 0.6))
    #expect(expected > 1)
    #expect(isNear(host.drawn("Color").minX, 145 + 100 * expected, 1e-6))
  }

  @Test("Delay, speed and repetition") func modified() {
    let (delayed, _) = movingBox(.linear(duration: 1).delay(0.5))
    delayed.advance(by: 0.5)
    #expect(delayed.drawn("Color").minX == 145)
    delayed.advance(by: 0.5)
    #expect(isNear(delayed.drawn("Color").minX, 195))
    let (fast, _) = movingBox(.linear(duration: 1).speed(2))
    fast.advance(by: 0.25)
    #expect(isNear(fast.drawn("Color").minX, 195))
    let (endless, _) = movingBox(.linear(duration: 1).repeatForever())
    endless.advance(by: 7.25)
    // The eighth run goes backwards: 1 − 0.25.
    #expect(isNear(endless.drawn("Color").minX, 220))
    #expect(endless.isAnimating)
  }

  @Test("A change without animation happens at once, and ends what is under way") func unanimated() {
    let (host, model) = movingBox(.linear(duration: 1))
    host.advance(by: 0.5)
    model.number = 20
    host.update()
    #expect(host.drawn("Color").minX == 165)
    #expect(!host.isAnimating)
  }

  @Test("A spring that takes over keeps position and velocity") func retargetedSpring() {
    let (host, model) = movingBox(.spring(duration: 0.5))
    host.advance(by: 0.1)
    let before = host.drawn("Color").minX
    host.advance(by: 0.001)
    let speed = (host.drawn("Color").minX - before) / 0.001
    withAnimation(.spring(duration: 0.5)) { model.number = 0 }
    host.update()
    let turn = host.drawn("Color").minX
    host.advance(by: 0.001)
    #expect(isNear((host.drawn("Color").minX - turn) / 0.001, speed, 15))
    #expect(speed > 100)
    host.advance(by: 3)
    #expect(host.drawn("Color").minX == 145)
  }

  /// Animations that don't take over run together and are added: documented for `CustomAnimation.shouldMerge`.
  @Test("Curves that overlap are added") func addedCurves() {
    let (host, model) = movingBox(.linear(duration: 1))
    host.advance(by: 0.5)
    withAnimation(.linear(duration: 1)) { model.number = 0 }
    host.update()
    #expect(isNear(host.drawn("Color").minX, 195))
    host.advance(by: 0.25)
    // 75 of the first 100, less 25 of the second.
    #expect(isNear(host.drawn("Color").minX, 195))
    host.advance(by: 0.5)
    // All of the first, less 75.
    #expect(isNear(host.drawn("Color").minX, 170))
  }

  @Test("Another animation ends one that would go on for ever") func endless() {
    let (host, model) = movingBox(.linear(duration: 1).repeatForever())
    host.advance(by: 0.5)
    withAnimation(.linear(duration: 1)) { model.number = 0 }
    host.update()
    #expect(isNear(host.drawn("Color").minX, 195))
    host.advance(by: 0.5)
    #expect(isNear(host.drawn("Color").minX, 170))
    host.advance(by: 0.5)
    #expect(!host.isAnimating)
  }

  @Test("Without a clock the end state is shown at once") func immediate() {
    let model = Knobs()
    let host = makeHost(Show(model: model) { box(10, 10).offset(x: $0.number) }, 300, 100)
    host.update()
    var isDone = false
    withAnimation(.linear(duration: 1)) {
      model.number = 100
    } completion: {
      isDone = true
    }
    #expect(isDone)
    host.update()
    #expect(host.drawn("Color").minX == 245)
    #expect(!host.isAnimating)
  }

  @Test("Frames, paddings, positions and effects are on their way") func modifiers() {
    let model = Knobs()
    let host = makeClockedHost(
      Show(model: model) { model in
        VStack(spacing: 0) {
          Color.red.frame(width: 100, height: model.isOn ? 60 : 20)
          box(10, 10).padding(model.isOn ? 20 : 0)
          box(10, 10).scaleEffect(model.isOn ? 3 : 1)
          box(10, 10).rotationEffect(.degrees(model.isOn ? 90 : 0))
          box(10, 10).opacity(model.isOn ? 0 : 1)
          Circle().trim(from: 0, to: model.isOn ? 1 : 0).frame(width: 10, height: 10)
        }
      })
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    host.update()
    host.advance(by: 0.5)
    #expect(isNear(host.frame("frame").height, 40))
    #expect(isNear(host.frame("padding").height, 30))
    #expect(isNear(host.drawn("Color[2]").width, 20))
    #expect(isNear(host.drawn("Color[3]").width, 10 * 2.squareRoot()))
    #expect(host.layerOpacities == [0.5])
    host.advance(by: 0.5)
    #expect(host.frame("frame").height == 60)
    #expect(!host.isAnimating)
  }

  @Test("A custom view, modifier and layout are evaluated with values in between") func custom() {
    let model = Knobs()
    let host = makeClockedHost(
      Show(model: model) { model in
        VStack(spacing: 0) {
          Bar(length: model.number)
          box(5, 5).modifier(Push(distance: model.number))
          Fan(radius: model.number) { box(1, 1) }.frame(width: 100, height: 10)
        }
      })
    withAnimation(.linear(duration: 1)) { model.number = 80 }
    host.update()
    #expect(host.text() == "0")
    host.advance(by: 0.25)
    #expect(host.text() == "20")
    #expect(isNear(host.frame("Bar").width, 20))
    #expect(isNear(host.drawn("Color[0]").minX - host.frame("Push").minX, 20))
    #expect(isNear(host.frame("Color[1]").minX, 50 + 20))
    host.advance(by: 1)
    #expect(host.text() == "80")
    #expect(!host.isAnimating)
  }

  private struct Bar: View, Animatable {
    nonisolated(unsafe) var length: Double
    nonisolated var animatableData: Double {
      get { length }
      set { length = newValue }
    }
    var body: some View { Text(verbatim: "\(Int(length))").frame(width: length, height: 10) }
  }

  private struct Push: AnimatableModifier {
    nonisolated(unsafe) var distance: Double
    nonisolated var animatableData: Double {
      get { distance }
      set { distance = newValue }
    }
    func body(content: Content) -> some View { content.offset(x: distance) }
  }

  private struct Fan: Layout {
    var radius: Double
    var animatableData: Double {
      get { radius }
      set { radius = newValue }
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      for subview in subviews { subview.place(at: CGPoint(x: radius, y: 0), proposal: .unspecified) }
    }
  }

  @Test("Colours go through a perceptual space") func colors() {
    let model = Knobs()
    let host = makeClockedHost(
      Show(model: model) { model in
        VStack {
          model.isOn ? Color.white : Color.black
          Rectangle().foregroundStyle(model.isOn ? .white : .black)
          Text(verbatim: "a").foregroundStyle(model.isOn ? .white : .black)
        }
        .background(model.isOn ? Color.white : Color.black)
      })
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    host.update()
    host.advance(by: 0.5)
    // Half of the lightness of OKLab: its cube is linear.
    for color in host.fills { #expect(isNear(CGFloat(color.linearGreen), 0.125, 1e-3)) }
    #expect(host.fills.count == 3)
    host.advance(by: 0.5)
    for color in host.fills { #expect(color.linearGreen == 1) }
  }
}
