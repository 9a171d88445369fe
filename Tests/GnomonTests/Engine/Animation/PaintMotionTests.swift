// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// Shadows' colours, colours that become gradients, and effects made of geometry, on their way.
@MainActor @Suite struct PaintMotionTests {
  private func turn(_ host: ViewHost, _ body: () -> Void) {
    withAnimation(.linear(duration: 1)) { body() }
    host.update()
  }

  /// The paints of the frame's fills.
  private func paints(_ host: ViewHost) -> [Paint] {
    host.displayList().commands.compactMap { if case .fill(_, _, let paint) = $0 { paint } else { nil } }
  }

  private func shadows(_ host: ViewHost) -> [(color: Color.Resolved, radius: CGFloat)] {
    host.displayList().commands.flatMap { command -> [(color: Color.Resolved, radius: CGFloat)] in
      guard case .beginLayer(let layer) = command else { return [] }
      return layer.filters.compactMap {
        if case .shadow(let color, let radius, _, _) = $0 { (color, radius) } else { nil }
      }
    }
  }

  @Test("A shadow's colour goes along with its radius, and by itself") func shadowColors() {
    let model = Knobs()
    let host = makeClockedHost(
      Show(model: model) { model in
        Color.blue.shadow(color: model.isOn ? .white : .black, radius: model.number)
      })
    turn(host) {
      model.isOn = true
      model.number = 10
    }
    host.advance(by: 0.5)
    #expect(shadows(host).map(\.radius) == [5])
    #expect(isNear(CGFloat(shadows(host)[0].color.linearGreen), 0.125, 1e-3))
    turn(host) { model.isOn = false }
    host.advance(by: 0.5)
    // Two ways from black to white and back, each half done: as light as either way alone.
    #expect(shadows(host)[0].radius == 10 && shadows(host)[0].color.linearGreen > 0.1)
    host.advance(by: 0.5)
    #expect(shadows(host)[0].color.linearGreen == 0 && !host.isAnimating)
  }

  @Test("A change without an animation ends what a colour still had before it") func unanimatedColors() {
    let model = Knobs()
    let host = makeClockedHost(
      Show(model: model) { model in
        Rectangle().fill(model.number == 0 ? Color.black : model.number == 1 ? Color.white : Color.red)
      })
    turn(host) { model.number = 1 }
    host.advance(by: 0.5)
    #expect(host.fills.map(\.linearGreen) != [1])
    model.number = 2
    host.update()
    #expect(host.fills == [Color.red.resolve(in: EnvironmentValues())])
    #expect(!host.isAnimating)
  }

  @Test("A colour becomes a gradient, and a gradient a colour") func gradients() throws {
    let model = Knobs()
    let host = makeClockedHost(
      Show(model: model) { model in
        Rectangle().fill(
          model.isOn
            ? AnyShapeStyle(LinearGradient(colors: [.white, .black], startPoint: .top, endPoint: .bottom))
            : AnyShapeStyle(Color.black))
      })
    func greens() -> [Double]? {
      guard case .linearGradient(let stops, let start, let end)? = paints(host).first else { return nil }
      #expect(start.y == 0 && end.y == 200)
      // Steps in between make it even for the eye.
      let ends = [stops.first, stops.last].compactMap(\.self)
      return ends.map { stop -> Double in
        let thousandths = Double(stop.color.linearGreen) * 1000
        return thousandths.rounded() / 1000
      }
    }
    turn(host) { model.isOn = true }
    #expect(greens() == [0, 0])
    host.advance(by: 0.5)
    #expect(greens() == [0.125, 0])
    host.advance(by: 0.5)
    #expect(greens() == [1, 0])
    turn(host) { model.isOn = false }
    #expect(greens() == [1, 0])
    host.advance(by: 0.5)
    #expect(greens() == [0.125, 0])
    // Turned back on its way, it goes on from where it is.
    turn(host) { model.isOn = true }
    #expect(greens() == [0.125, 0])
    host.advance(by: 1)
    #expect(greens() == [1, 0])
    turn(host) { model.isOn = false }
    host.advance(by: 1)
    #expect(greens() == nil && paints(host).count == 1 && !host.isAnimating)
  }

  @Test("What a visual effect is made of goes gradually, and follows the geometry all the same") func effects() {
    let model = Knobs()
    let host = makeClockedHost(
      Show(model: model) { model in
        Color.red.frame(width: 20, height: 20)
          .visualEffect { [isOn = model.isOn, number = model.number] content, proxy in
            content.offset(x: isOn ? proxy.size.width : 0).opacity(isOn ? 0.5 : 1).blur(radius: number)
          }
          .frame(width: 100, height: 20, alignment: .leading)
      }, 100, 20)
    turn(host) { model.isOn = true }
    host.advance(by: 0.5)
    #expect(host.fillBoxes[0].minX == 10 && host.layerOpacities.contains(0.75))
    #expect(isNear(host.drawn("Color").minX, 10))
    host.advance(by: 0.5)
    #expect(host.fillBoxes[0].minX == 20 && !host.isAnimating)
    // Without an animation it's there at once.
    model.isOn = false
    host.update()
    #expect(host.fillBoxes[0].minX == 0)
  }

  @Test("Other kinds are there at once") func otherKinds() {
    let model = Knobs()
    let host = makeClockedHost(
      Show(model: model) { model in
        Rectangle().fill(
          model.isOn
            ? AnyShapeStyle(RadialGradient(colors: [.white, .black], center: .center, startRadius: 0, endRadius: 9))
            : AnyShapeStyle(LinearGradient(colors: [.white, .black], startPoint: .top, endPoint: .bottom)))
      })
    turn(host) { model.isOn = true }
    host.advance(by: 0.5)
    guard case .radialGradient? = paints(host).first else {
      Issue.record("it isn't radial")
      return
    }
  }
}
