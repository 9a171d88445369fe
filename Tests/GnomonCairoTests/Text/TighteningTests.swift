// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import Testing

@MainActor @Suite struct TighteningTests {
  private func width(_ text: some View, _ width: CGFloat) -> (width: CGFloat, host: ViewHost) {
    var configuration = ViewHost.Configuration()
    configuration.size = CGSize(width: width, height: 100)
    let host = ViewHost(text, configuration: configuration)
    host.update()
    return (host.snapshot().root.all("Text").first?.frame.width ?? 0, host)
  }

  @Test func lettersComeCloserBeforeATextIsCutOff() {
    let text = Text("Thirty letters stand in a line").lineLimit(1)
    let whole = width(text, 1000).width
    let tight = width(text.allowsTightening(true), whole - 10)
    #expect(tight.width <= whole - 10 && tight.width > whole - 20)
    #expect(width(text.allowsTightening(true), 1000).width == whole)
    // What has no room even so is cut off as it would be otherwise.
    #expect(width(text.allowsTightening(true), whole / 2).width == width(text, whole / 2).width)
  }

  @Test func lettersComeCloserBeforeTheyShrink() {
    let text = Text("Thirty letters stand in a line").lineLimit(1).minimumScaleFactor(0.5)
    let whole = width(text, 1000)
    let shrunk = width(text, whole.width - 10)
    let tight = width(text.allowsTightening(true), whole.width - 10)
    func height(_ host: ViewHost) -> CGFloat { host.snapshot().root.all("Text").first?.frame.height ?? 0 }
    #expect(height(shrunk.host) < height(whole.host))
    #expect(height(tight.host) == height(whole.host))
  }
}

@MainActor @Suite struct MovingRendererTests {
  private struct Fading: TextRenderer {
    var amount: Double
    let seen: Seen

    var animatableData: Double {
      get { amount }
      set { amount = newValue }
    }

    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) { seen.amounts.append(amount) }
  }

  private final class Seen: @unchecked Sendable {
    var amounts: [Double] = []
  }

  private struct Changing: View {
    let seen: Seen
    @State private var amount = 0.0

    var body: some View {
      Text("Hello").textRenderer(Fading(amount: amount, seen: seen))
        .onAppear { withAnimation(.linear(duration: 1)) { amount = 8 } }
    }
  }

  @Test func aRenderersOwnValuesAreAnimated() {
    let seen = Seen()
    var configuration = ViewHost.Configuration()
    configuration.animations = .clocked
    let host = ViewHost(Changing(seen: seen), configuration: configuration)
    host.update()
    for _ in 0..<5 {
      _ = host.displayList()
      host.advance(by: 0.25)
    }
    #expect(seen.amounts == [0, 2, 4, 6, 8])
  }

  @Test func linearLightInColourFilters() throws {
    let half = Canvas { context, size in
      context.addFilter(.colorMultiply(Color(.sRGBLinear, white: 0.5)), options: .linearColor)
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.white))
    }
    let bitmap = try #require(ImageRenderer(content: half.frame(width: 4, height: 4)).cgImage)
    // The factor is read as the components that it has in sRGB, 0.735, of light.
    #expect(abs(Int(bitmap.pixel(1, 1)[0]) - 222) <= 1)
  }

  @Test func stopsDoubleTheLight() {
    let grey = Color(.sRGBLinear, white: 0.2).exposureAdjust(1).resolve(in: EnvironmentValues())
    #expect(abs(grey.linearRed - 0.4) < 1e-6)
    let bright = Color.white.exposureAdjust(2).headroom(3).resolveHDR(in: EnvironmentValues())
    #expect(abs(bright.linearGreen - 4) < 1e-5 && bright.headroom == 3)
    #expect(Color.white.resolveHDR(in: EnvironmentValues()).headroom == nil)
  }
}
