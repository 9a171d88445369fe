// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct SurfaceDrawingTests {
  private func commands<V: View>(_ view: V, _ width: CGFloat = 100, _ height: CGFloat = 50) -> [String] {
    let host = makeHost(view, width, height)
    host.update()
    return host.displayList().commands.map { command in
      switch command {
      case .save: "save"
      case .restore: "restore"
      case .concatenate(let t): "concatenate \(t.a) \(t.b) \(t.c) \(t.d) \(t.tx) \(t.ty)"
      case .clip: "clip"
      case .beginLayer(let layer):
        "layer \(layer.opacity) \(layer.blendMode) \(layer.filters.count) \(layer.isMask ? "mask" : "")"
      case .endLayer: "end"
      case .fill(let path, _, let paint): "fill \(path.boundingRect.numbers) \(opacity(paint))"
      case .stroke(let path, let style, _): "stroke \(path.boundingRect.numbers) \(style.lineWidth)"
      case .text(let text, let box, _): "text \(text.text.string) \(box.numbers)"
      case .textPart(let part, let text, _, _): "part \(part.line) \(text.text.string)"
      case .link(let url, let box): "link \(url) \(box.numbers)"
      case .image(_, let box): "image \(box.numbers)"
      }
    }
  }

  private func opacity(_ paint: Paint) -> String {
    if case .color(let color) = paint { return "\((color.opacity * 100).rounded() / 100)" }
    return "-"
  }

  @Test func aCanvasRecordsWhatIsDrawn() {
    let drawn = commands(
      Canvas { context, size in
        context.opacity = 0.5
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
        context.translateBy(x: 10, y: 5)
        context.stroke(Path(CGRect(x: 0, y: 0, width: 4, height: 4)), with: .foreground, lineWidth: 3)
        context.draw(Text("abc"), at: CGPoint(x: 20, y: 20))
        context.draw(Text("de"), in: CGRect(x: 1, y: 2, width: 90, height: 40))
      })
    #expect(
      drawn.dropFirst(drawn.firstIndex(of: "clip") ?? 0) == [
        "clip", "concatenate 1.0 0.0 0.0 1.0 0.0 0.0", "fill 0 0 100 50 0.5", "save",
        "concatenate 1.0 0.0 0.0 1.0 10.0 5.0", "stroke 0 0 4 4 3.0", "restore", "save",
        "concatenate 1.0 0.0 0.0 1.0 10.0 5.0", "text abc 5 10 30 20", "restore", "save",
        "concatenate 1.0 0.0 0.0 1.0 10.0 5.0", "text de 1 2 20 20", "restore", "restore",
      ])
  }

  @Test func layersClipsAndSymbolsAreNested() {
    let drawn = commands(
      Canvas { context, _ in
        var copy = context
        copy.addFilter(.blur(radius: 2))
        copy.blendMode = .multiply
        copy.clip(to: Path(CGRect(x: 0, y: 0, width: 9, height: 9)))
        copy.fill(Path(CGRect(x: 1, y: 1, width: 2, height: 2)), with: .color(.blue))
        context.drawLayer { $0.fill(Path(CGRect(x: 3, y: 3, width: 1, height: 1)), with: .color(.blue)) }
        if let symbol = context.resolveSymbol(id: "dot") {
          context.draw(symbol, at: CGPoint(x: 50, y: 25))
          #expect(symbol.size == CGSize(width: 6, height: 4))
        }
        #expect(context.resolveSymbol(id: "none") == nil as GraphicsContext.ResolvedSymbol?)
      } symbols: {
        Color.red.frame(width: 6, height: 4).tag("dot")
      })
    #expect(
      drawn.dropFirst((drawn.firstIndex(of: "clip") ?? 0) + 2) == [
        "save", "clip", "layer 1.0 multiply 1 ", "fill 1 1 2 2 1.0", "end", "restore", "layer 1.0 normal 0 ",
        "fill 3 3 1 1 1.0", "end", "save", "concatenate 1.0 0.0 0.0 1.0 47.0 23.0", "fill 0 0 6 4 1.0", "restore",
        "restore",
      ])
  }

  private struct Shift: GeometryEffect {
    var amount: CGFloat
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: amount * size.width, y: 0))
    }
  }

  @Test func aGeometryEffectMovesWhatIsDrawn() {
    expectLayout(
      Color.red.frame(width: 20, height: 10).modifier(Shift(amount: 0.5)), in: [100, 50],
      ["Color": [40, 20, 20, 10], "~Color": [50, 20, 20, 10]])
    expectLayout(
      Color.red.frame(width: 20, height: 10).modifier(Shift(amount: 0.5).ignoredByLayout()), in: [100, 50],
      ["~Color": [40, 20, 20, 10]])
  }

  @Test func placeholdersAreDrawnInPlaceOfText() {
    #expect(commands(Text("abc").redacted(reason: .placeholder)).contains { $0.hasPrefix("fill 35 15 30 20 ") })
    #expect(commands(Text("abc").redacted(reason: .placeholder)).contains { $0.hasPrefix("text") } == false)
    #expect(commands(Text("abc").unredacted().redacted(reason: .placeholder)).contains { $0.hasPrefix("text") })
  }

  @Test func aContainersShapeIsFollowedInside() {
    let drawn = commands(
      ContainerRelativeShape().fill(.red).padding(10).containerShape(RoundedRectangle(cornerRadius: 25)))
    #expect(drawn.contains { $0.hasPrefix("fill 10 10 80 30") })
  }

  @Test func filesAreLoadedAtOnceAndAddressesArent() {
    let host = makeHost(
      VStack {
        AsyncImage(url: URL(string: "https://example.org/a.png")) { _ in
          Text("shown")
        } placeholder: {
          Text("empty")
        }
        AsyncImage(url: URL(fileURLWithPath: "/nowhere.png")) { phase in Text(phase.error == nil ? "fine" : "failed") }
      }, 200, 100)
    host.update()
    #expect(host.snapshot().root.all("Text").map(\.text) == ["empty", "failed"])
    #expect(host.warnings.map(\.name) == [.unsupported])
  }
}

extension CGRect {
  fileprivate var numbers: String {
    [origin.x, origin.y, size.width, size.height].map { "\(Int($0.rounded()))" }.joined(separator: " ")
  }
}

extension GraphicsContext.ResolvedSymbol: Equatable {
  public static func == (a: Self, b: Self) -> Bool { a.size == b.size }
}
