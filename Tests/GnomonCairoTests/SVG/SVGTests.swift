// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import Testing

@testable import GnomonCairo

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

  /// The names that a document gives, and those that it refers to.
  private func names(_ document: String) -> (given: [String], meant: Set<String>) {
    let given = document.matches(of: /id="([^"]+)"/).map { String($0.output.1) }
    let meant = document.matches(of: /(?:url\(|href=")#([^")]+)/).map { String($0.output.1) }
    return (given, Set(meant))
  }

  /// A definition's lines.
  private func definition(_ name: String, in document: String) -> [Substring] {
    let lines = document.split(separator: "\n").drop { !$0.contains("id=\"\(name)\"") }
    return lines.prefix(1) + lines.dropFirst().prefix { $0.hasPrefix("   ") }
  }

  @Test("Inline in one page, documents don't show each other's definitions", arguments: SVGText.allCases)
  @MainActor func definitionsOfOnePage(text: SVGText) throws {
    func card(_ color: Color, _ radius: CGFloat) throws -> String {
      let view = Text("Hello, hello, hello").foregroundStyle(
        .linearGradient(colors: [color, .black], startPoint: .top, endPoint: .bottom)
      )
      .padding().background(.red).clipShape(.rect(cornerRadius: radius)).shadow(radius: radius)
      .mask { Text("same").font(.system(size: 2 * radius)).opacity(0.5) }
      return try ImageRenderer(content: view).svgString(text: text)
    }
    let (first, second) = (try card(.red, 10), try card(.blue, 12))
    #expect(try card(.red, 10) == first)
    for document in [first, second] {
      let (given, meant) = names(document)
      #expect(given.count >= 3 && Set(given).count == given.count)
      #expect(meant == Set(given))
    }
    // The same letters at the same place.
    for name in Set(names(first).given).intersection(names(second).given) {
      #expect(definition(name, in: first) == definition(name, in: second))
    }
  }

  @Test("Texts in masks that differ only in their font are two") @MainActor func masksOfFonts() throws {
    let fonts = ["Inter", "DejaVu Serif"].map { name in
      Color.red.frame(width: 60, height: 20).mask { Text("same").font(.custom(name, size: 12)) }
    }
    for text in SVGText.allCases {
      let document = try ImageRenderer(
        content: VStack {
          fonts[0]; fonts[1]
        }
      ).svgString(text: text)
      #expect(names(document).given.count { document.contains("mask id=\"\($0)\"") } == 2)
    }
  }

  nonisolated private static let stops = [
    ResolvedStop(color: red, location: 0), ResolvedStop(color: blue, location: 1),
  ]
  nonisolated private static let place = CGPoint(x: 20, y: 20)
  nonisolated private static let edges: [Paint] = [
    .linearGradient(stops, start: place, end: place),
    .linearGradient(stops, start: CGPoint(x: CGFloat.nan, y: 0), end: place),
    .linearGradient(stops, start: place, end: CGPoint(x: CGFloat.infinity, y: 0)),
    .radialGradient(stops, center: place, startRadius: 9, endRadius: 9),
    .radialGradient(stops, center: place, startRadius: -10, endRadius: 20),
    .radialGradient(stops, center: place, startRadius: 20, endRadius: -10),
    .radialGradient(stops, center: place, startRadius: -20, endRadius: -10),
    .radialGradient(stops, center: place, startRadius: .nan, endRadius: 20),
    .radialGradient(stops, center: place, startRadius: 0, endRadius: .infinity),
    .radialGradient(stops, center: CGPoint(x: 0, y: CGFloat.nan), startRadius: 0, endRadius: 20),
    .ellipticalGradient(
      stops, bounds: CGRect(x: 0, y: 0, width: 40, height: 0), center: .center, startRadiusFraction: 0,
      endRadiusFraction: 1),
    .ellipticalGradient(
      stops, bounds: CGRect(x: 0, y: 0, width: 40, height: 20), center: .center, startRadiusFraction: -1,
      endRadiusFraction: 1),
    .ellipticalGradient(
      stops, bounds: CGRect(x: 0, y: 0, width: 40, height: 20), center: .center, startRadiusFraction: 1,
      endRadiusFraction: 1),
  ]

  @Test("Gradients that lead nowhere or begin before their centre look as they do in a picture", arguments: edges)
  func edgesOfGradients(paint: Paint) throws {
    let list = DisplayList(
      size: CGSize(width: 40, height: 40), scale: 1,
      commands: [.fill(Path(CGRect(x: 0, y: 0, width: 40, height: 40)), style: FillStyle(), paint: paint)])
    let picture = try CairoRenderer().bitmap(list)
    let svg = try SVGPicture(Data(CairoRenderer().svg(list).utf8), pixelLimit: 1 << 16)
    let shown = try #require(svg.bitmap(width: 40, height: 40))
    for (x, y) in [(0, 0), (20, 20), (12, 20), (20, 35), (30, 22)] {
      let pairs = zip(picture.pixel(x, y), shown.pixel(x, y))
      #expect(pairs.allSatisfy { abs(Int($0) - Int($1)) <= 6 }, "\(x), \(y)")
    }
  }

  @Test("A family's name is one string, whatever is in it") @MainActor func familyNames() throws {
    let text = try ImageRenderer(content: Text("a").font(.custom(#"O'Neil\ "x", serif"#, size: 12))).svgString()
    #expect(text.contains(#"font-family="'Inter', 'O\'Neil\\ &quot;x&quot;, serif'""#))
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
