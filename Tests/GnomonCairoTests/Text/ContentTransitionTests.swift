// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import Observation
import Testing

@Observable private final class Model {
  var string = "9"
  var number = 9.0
  var size: CGFloat = 20
  var isBold = false
  var isRed = false
}

/// A text or a glyph as a frame draws it.
private struct Drawn: Equatable {
  var text: String
  var opacity: Double
  /// Of a glyph: how far it's moved.
  var offset = CGSize.zero
  var red = 0.0
}

/// What a text shows between two contents by a host's clock. That contents fade, that glyphs of equal texts move and grow, and that digits roll
/// up or down is documented; how far is our own.
@MainActor @Suite struct ContentTransitionTests {
  private let model = Model()

  private func host(_ view: some View, isClocked: Bool = true) -> ViewHost {
    var configuration = ViewHost.Configuration()
    configuration.size = CGSize(width: 200, height: 60)
    configuration.scale = 2
    configuration.animations = isClocked ? .clocked : .immediate
    configuration.startDate = Date(timeIntervalSinceReferenceDate: 0)
    let host = ViewHost(view, configuration: configuration)
    host.update()
    return host
  }

  private struct Shown: View {
    let model: Model
    let transition: ContentTransition?
    var body: some View {
      let text = Text(verbatim: model.string).font(.system(size: model.size))
        .fontWeight(model.isBold ? .bold : .regular)
      Group {
        if let transition { text.contentTransition(transition) } else { text }
      }
      .foregroundStyle(model.isRed ? Color.red : .black)
    }
  }

  private func drawn(_ host: ViewHost) -> [Drawn] {
    host.displayList().commands.compactMap { command in
      switch command {
      case .text(let text, _, let paints):
        return drawn(text.text.string, paints[0], .zero)
      case .textPart(let part, let text, let box, let paints):
        guard let run = part.run, let glyphs = part.glyphs else { return nil }
        let line = text.lines(in: box.size)[part.line]
        let scalar = Array(text.text.string.unicodeScalars)[line.runs[run].glyphs[glyphs.lowerBound].character]
        return drawn(String(Character(scalar)), paints[0], part.offset)
      default: return nil
      }
    }
  }

  private func drawn(_ string: String, _ paint: Paint, _ offset: CGSize) -> Drawn? {
    guard case .color(let color) = paint else { return nil }
    return Drawn(
      text: string, opacity: (Double(color.opacity) * 1000).rounded() / 1000,
      offset: CGSize(width: (offset.width * 100).rounded() / 100, height: (offset.height * 100).rounded() / 100),
      red: (Double(color.red) * 100).rounded() / 100)
  }

  private func change(_ host: ViewHost, _ body: () -> Void) {
    withAnimation(.linear(duration: 1)) { body() }
    host.update()
  }

  @Test("A content fades into another", arguments: [nil, .opacity, .interpolate] as [ContentTransition?])
  func fade(transition: ContentTransition?) {
    let host = host(Shown(model: model, transition: transition))
    change(host) { model.string = "ten" }
    #expect(drawn(host) == [Drawn(text: "9", opacity: 1)])
    host.advance(by: 0.25)
    #expect(drawn(host) == [Drawn(text: "9", opacity: 0.75), Drawn(text: "ten", opacity: 0.25)])
    // What is on its way fades from where it is.
    change(host) { model.string = "2" }
    host.advance(by: 0.5)
    #expect(
      drawn(host) == [
        Drawn(text: "9", opacity: 0.25), Drawn(text: "ten", opacity: 0.375), Drawn(text: "2", opacity: 0.5),
      ])
    host.advance(by: 0.5)
    #expect(drawn(host) == [Drawn(text: "2", opacity: 1)] && !host.isAnimating)
  }

  @Test("Nothing is seen of it with the identity, without an animation, and where no clock runs")
  func atOnce() {
    let plain = host(Shown(model: model, transition: .identity))
    change(plain) { model.string = "a" }
    plain.advance(by: 0.5)
    #expect(drawn(plain) == [Drawn(text: "a", opacity: 1)])
    let fading = host(Shown(model: model, transition: .opacity))
    model.string = "b"
    fading.update()
    #expect(drawn(fading) == [Drawn(text: "b", opacity: 1)] && !fading.isAnimating)
    change(fading) { model.string = "c" }
    fading.advance(by: 0.5)
    model.string = "d"
    fading.update()
    #expect(drawn(fading) == [Drawn(text: "d", opacity: 1)])
    let still = host(Shown(model: model, transition: .numericText()), isClocked: false)
    change(still) { model.string = "e" }
    #expect(drawn(still) == [Drawn(text: "e", opacity: 1)])
  }

  @Test("What comes out of nothing and what becomes nothing fades too")
  func empty() {
    model.string = ""
    let host = host(Shown(model: model, transition: .opacity))
    change(host) { model.string = "a" }
    host.advance(by: 0.25)
    #expect(drawn(host).last == Drawn(text: "a", opacity: 0.25))
    host.advance(by: 1)
    change(host) { model.string = "" }
    host.advance(by: 0.25)
    #expect(drawn(host) == [Drawn(text: "a", opacity: 0.75)])
  }

  @Test("Digits roll, the rest stays", arguments: [false, true])
  func roll(isDown: Bool) throws {
    model.string = "Score: 19 pts"
    let host = host(Shown(model: model, transition: .numericText(countsDown: isDown)))
    change(host) { model.string = "Score: 18 pts" }
    host.advance(by: 0.25)
    let glyphs = drawn(host).filter { $0.text != " " }
    #expect(glyphs.map(\.text).joined() == "9Score:18pts")
    for glyph in glyphs where !"98".contains(glyph.text) {
      #expect(glyph.opacity == 1 && glyph.offset.height == 0, "\(glyph)")
    }
    let (nine, eight) = (try #require(glyphs.first), try #require(glyphs.first { $0.text == "8" }))
    #expect(nine.opacity == 0.75 && eight.opacity == 0.25)
    // Half a line in all: up the old one leaves upwards and the new one comes from below.
    let sign: CGFloat = isDown ? 1 : -1
    #expect(sign * nine.offset.height > 2 && sign * eight.offset.height < -6)
    #expect(abs(abs(nine.offset.height) * 3 - abs(eight.offset.height)) < 0.05)
    host.advance(by: 1)
    #expect(drawn(host) == [Drawn(text: "Score: 18 pts", opacity: 1)])
  }

  @Test("A number that grows rolls up and gets digits in front; one that shrinks rolls down")
  func value() throws {
    struct Number: View {
      let model: Model
      var body: some View {
        Text(verbatim: "\(Int(model.number))").contentTransition(.numericText(value: model.number))
      }
    }
    let host = host(Number(model: model))
    change(host) { model.number = 10 }
    host.advance(by: 0.5)
    let up = drawn(host)
    #expect(up.map(\.text) == ["9", "1", "0"] && up.allSatisfy { $0.opacity == 0.5 })
    #expect(up[0].offset.height < 0 && up[1].offset.height > 0 && up[2].offset.height > 0)
    host.advance(by: 1)
    change(host) { model.number = 9 }
    host.advance(by: 0.5)
    let down = drawn(host)
    #expect(down.map(\.text) == ["1", "0", "9"])
    #expect(down[0].offset.height > 0 && down[1].offset.height > 0 && down[2].offset.height < 0)
  }

  @Test("A digit that is changed while it rolls goes on from where it is")
  func interrupted() throws {
    let host = host(Shown(model: model, transition: .numericText()))
    change(host) { model.string = "8" }
    host.advance(by: 0.5)
    let before = drawn(host)
    change(host) { model.string = "7" }
    #expect(drawn(host) == before)
    host.advance(by: 0.25)
    #expect(drawn(host).map(\.text) == ["9", "8", "7"])
    #expect(drawn(host).map(\.opacity) == [0.25, 0.563, 0.25])
  }

  @Test("A text that grows does so glyph by glyph; another weight fades in on the way")
  func interpolate() throws {
    model.string = "ab"
    let host = host(Shown(model: model, transition: nil))
    func scales() -> [CGFloat] {
      host.displayList().commands.compactMap { if case .concatenate(let t) = $0 { t.a } else { nil } }
    }
    change(host) { model.size = 40 }
    host.advance(by: 0.5)
    #expect(drawn(host).map(\.text) == ["a", "b"] && drawn(host).allSatisfy { $0.opacity == 1 })
    #expect(scales().map { ($0 * 1000).rounded() } == [750, 750])
    host.advance(by: 1)
    #expect(scales().isEmpty)
    change(host) { model.isBold = true }
    host.advance(by: 0.25)
    #expect(drawn(host).map(\.opacity) == [0.75, 0.75, 0.25, 0.25])
    host.advance(by: 1)
    change(host) {
      model.isRed = true
      model.string = "ac"
    }
    #expect(drawn(host) == [Drawn(text: "ab", opacity: 1)])
    host.advance(by: 0.5)
    // Both are painted by the colour on its way.
    #expect(Set(drawn(host).map(\.red)).count == 1 && drawn(host)[0].red > 0.1 && drawn(host)[0].red < 0.9)
  }

  private struct Beside: View {
    let model: Model
    var transition = ContentTransition.interpolate
    var body: some View {
      HStack(spacing: 0) {
        Text(verbatim: "some words that wrap").font(.system(size: 12)).contentTransition(transition)
        if model.isBold { Color.clear.frame(width: 130) }
      }
    }
  }

  @Test(
    "A text that wraps otherwise fades to its new lines; without new breaks it only moves (recorded on macOS 27: one opacity from 0 to 1)"
  )
  func wrapping() {
    func boxes(_ host: ViewHost) -> [CGFloat] {
      host.displayList().commands.compactMap { if case .text(_, let box, _) = $0 { box.height } else { nil } }
    }
    let host = host(Beside(model: model))
    change(host) { model.isBold = true }
    host.advance(by: 0.25)
    #expect(drawn(host).map(\.opacity) == [0.75, 0.25])
    #expect(boxes(host).count == 2 && boxes(host)[0] < boxes(host)[1])
    host.advance(by: 1)
    #expect(drawn(host).map(\.opacity) == [1] && !host.isAnimating)
    model.isBold = false
    let plain = self.host(Beside(model: model, transition: .identity))
    change(plain) { model.isBold = true }
    plain.advance(by: 0.25)
    #expect(drawn(plain).map(\.opacity) == [1])
    model.isBold = false
    let wide = self.host(
      HStack(spacing: 0) {
        Text(verbatim: "ab")
        Moved(model: model)
      })
    change(wide) { model.isBold = true }
    wide.advance(by: 0.25)
    #expect(drawn(wide).map(\.opacity) == [1])
  }

  private struct Moved: View {
    let model: Model
    var body: some View { if model.isBold { Color.clear.frame(width: 50) } }
  }

  @Test("A text that's cut off fades as a whole, its ellipsis too")
  func truncated() {
    model.string = "99999999999999999999999"
    let host = host(Shown(model: model, transition: .numericText()).lineLimit(1).frame(width: 60))
    change(host) { model.string = "88888888888888888888888" }
    host.advance(by: 0.25)
    #expect(drawn(host).map(\.opacity) == [0.75, 0.25] && drawn(host).allSatisfy { $0.text.count == 23 })
  }

  @Test("Pictures begin with the old content and end with the new one, and are the same each time")
  func pictures() throws {
    func pictures(_ transition: ContentTransition, from: String, to: String) throws -> [Data] {
      model.string = from
      let host = host(Shown(model: model, transition: transition))
      let start = try host.pngData()
      change(host) { model.string = to }
      let frames = try [0, 0.3, 0.3, 1].map { seconds in
        host.advance(by: seconds)
        return try host.pngData()
      }
      #expect(frames[0] == start && Set(frames).count == 4)
      model.string = to
      #expect(try self.host(Shown(model: model, transition: transition)).pngData() == frames[3])
      return frames
    }
    for transition in [ContentTransition.opacity, .numericText()] {
      let first = try pictures(transition, from: "1234", to: "1299")
      #expect(try pictures(transition, from: "1234", to: "1299") == first)
    }
  }
}
