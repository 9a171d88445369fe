import Foundation
import Gnomon
import GnomonCairo
import Testing

@Suite struct SVGTests {
  private func svg(_ commands: [DisplayCommand]) throws -> String {
    try CairoRenderer().svg(DisplayList(size: CGSize(width: 100, height: 50), scale: 2, commands: commands))
  }

  @Test func shapesAndGroups() throws {
    let move = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 5, ty: 6.5)
    let text = try svg([
      .fill(0, 0, 10, 10, red), .save, .concatenate(move),
      .fill(0, 0, 4, 4, Color.Resolved(red: 0, green: 0, blue: 1, opacity: 0.5)), .restore, .fill(1, 1, 1, 1, green),
    ])
    #expect(
      text == """
        <svg xmlns="http://www.w3.org/2000/svg" width="100" height="50" viewBox="0 0 100 50">
         <path d="M0 0L10 0L10 10L0 10Z" shape-rendering="crispEdges" fill="#ff0000"/>
         <g transform="matrix(1 0 0 1 5 6.5)">
          <path d="M0 0L4 0L4 4L0 4Z" shape-rendering="crispEdges" fill="#0000ff" fill-opacity="0.5"/>
         </g>
         <path d="M1 1L2 1L2 2L1 2Z" shape-rendering="crispEdges" fill="#00ff00"/>
        </svg>

        """)
  }

  @Test func textStaysText() throws {
    let shaped = engine.shape(bodyText("Tom & <Jerry>"))
    let size = shaped.fit(width: nil, height: nil).size
    let text = try svg([.text(shaped, in: CGRect(origin: .zero, size: size), paints: [.color(black)])])
    #expect(text.contains(">Tom &amp; &lt;Jerry&gt;</text>"))
    #expect(text.contains("font-size=\"17\""))
    #expect(text.contains("textLength="))
  }

  @Test("Words of CSS stand where they're read")
  @MainActor func styles() throws {
    let digits = try ImageRenderer(content: Text("123").monospacedDigit()).svgString()
    #expect(digits.contains(#"style="font-variant-numeric:tabular-nums""#))
    let capitals = try ImageRenderer(content: Text("Small").font(.body.smallCaps())).svgString()
    #expect(capitals.contains(#"style="font-variant-caps:small-caps""#))
  }

  @Test func layersMasksAndFilters() throws {
    let text = try svg([
      .beginLayer(DisplayLayer(opacity: 0.5, blendMode: .multiply, filters: [.blur(radius: 3, opaque: false)])),
      .fill(0, 0, 10, 10, red), .beginLayer(DisplayLayer(isMask: true)), .fill(2, 2, 4, 4, black), .endLayer, .endLayer,
    ])
    #expect(text.contains("<feGaussianBlur stdDeviation=\"3\"/>"))
    #expect(text.contains("mix-blend-mode:multiply"))
    #expect(text.contains("mask-type:alpha"))
    #expect(text.contains("opacity=\"0.5\""))
  }

  @Test func shadowsAreWrittenInStepsThatEveryoneKnows() throws {
    let text = try svg([
      .beginLayer(
        DisplayLayer(filters: [.blur(radius: 1, opaque: false), .shadow(color: blue, radius: 3, x: 4, y: 5)])),
      .fill(0, 0, 10, 10, red), .endLayer,
    ])
    let steps = ["feGaussianBlur", "feGaussianBlur", "feOffset", "feFlood", "feComposite", "feMerge"]
    var rest = text[...]
    for step in steps {
      let found = try #require(rest.range(of: "<\(step) ") ?? rest.range(of: "<\(step)>"))
      rest = rest[found.upperBound...]
    }
    // The shadow is that of what is blurred already, and lies below it.
    #expect(text.contains("<feGaussianBlur stdDeviation=\"1\" result=\"s1\"/>"))
    #expect(text.contains("<feGaussianBlur in=\"s1\" stdDeviation=\"3\"/>"))
    #expect(text.contains("<feMergeNode in=\"s1\"/>") && !text.contains("feDropShadow"))
  }

  @Test func whatSVGCannotSayIsEmbedded() throws {
    let stops = [ResolvedStop(color: red, location: 0), ResolvedStop(color: blue, location: 1)]
    let text = try svg([
      .fill(
        Path(CGRect(x: 0, y: 0, width: 20, height: 20)), style: FillStyle(),
        paint: .angularGradient(
          stops, center: CGPoint(x: 10, y: 10), startAngle: Angle(radians: 0), endAngle: Angle(radians: 6)))
    ])
    #expect(text.contains("data:image/png;base64,"))
    #expect(throws: RenderingError.self) { try CairoRenderer().svg(DisplayList(size: .zero, scale: 1)) }
  }
}
