// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct CanvasTests {
  @Test func aCanvasRecordsWhatIsDrawn() {
    let drawn = drawnCommands(
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
    let drawn = drawnCommands(
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
}

extension GraphicsContext.ResolvedSymbol: Equatable {
  public static func == (a: Self, b: Self) -> Bool { a.size == b.size }
}
