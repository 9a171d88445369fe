// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import Testing

@testable import GnomonCairo

/// Text as outlines looks as the picture of the same view does, without any font.
@MainActor @Suite struct SVGOutlineTests {
  /// Strips of a view drawn by librsvg and as pixels, compared: the part of the ink that differs.
  private func difference(_ view: some View, scale: CGFloat = 8) throws -> (part: Double, svg: String) {
    let renderer = ImageRenderer(content: view.environment(\.colorScheme, .light).fixedSize())
    renderer.scale = scale
    let svg = try renderer.svgString(text: .outlines)
    let picture = try #require(renderer.cgImage)
    let shown = try #require(
      try SVGPicture(Data(svg.utf8), pixelLimit: 1 << 26).bitmap(width: picture.width, height: picture.height))
    var (wrong, ink) = (0.0, 0.0)
    for index in stride(from: 0, to: picture.pixels.count, by: 4) {
      let (a, b) = (Double(picture.pixels[index + 3]), Double(shown.pixels[index + 3]))
      ink += a
      var most = abs(a - b)
      for channel in 0..<3 {
        let difference = Double(picture.pixels[index + channel]) * a - Double(shown.pixels[index + channel]) * b
        most = max(most, abs(difference) / 255)
      }
      wrong += most
    }
    return (ink > 0 ? wrong / ink : wrong, svg)
  }

  private static let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)

  private static let views: [(name: String, view: AnyView)] = [
    ("plain", AnyView(Text("Hamburgefonstiv 0123").padding())),
    ("weights", AnyView(Text("Thin ").fontWeight(.thin) + Text("Black ").fontWeight(.black) + Text("Bold").bold())),
    ("slanted", AnyView(Text("DejaVu slanted").font(.custom("DejaVu Serif", size: 20)).italic().bold())),
    ("tracked", AnyView(Text("WIDELY SET").tracking(4).baselineOffset(3))),
    (
      "lines",
      AnyView(
        Text("under ").underline() + Text("struck ").strikethrough(color: .red)
          + Text("dashed").underline(pattern: .dash, color: .green))
    ),
    ("small capitals", AnyView(Text("Small Capitals").font(.body.smallCaps()))),
    ("both directions", AnyView(Text("Hello שלום 123 مرحبا بالعالم end"))),
    ("translucent", AnyView(Text("مرحبا بالعالم AVAV").foregroundStyle(.black.opacity(0.4)))),
    ("gradient", AnyView(Text("A gradient\nin two lines").foregroundStyle(gradient))),
    (
      "long gradient",
      AnyView(
        Text(
          "A gradient's letters are there once and again and again and again, gradient after gradient after gradient"
        )
        .foregroundStyle(gradient).frame(width: 200))
    ),
    (
      "angular",
      AnyView(
        Text("Angular").font(.largeTitle.bold()).foregroundStyle(
          AngularGradient(colors: [.red, .green, .blue], center: .center)))
    ),
    (
      "shrunk gradient",
      AnyView(
        Text("A line that is shrunk").foregroundStyle(gradient).minimumScaleFactor(0.3).lineLimit(1).frame(width: 90))
    ),
    ("shrunk", AnyView(Text("A line that is shrunk").minimumScaleFactor(0.3).lineLimit(1).frame(width: 90))),
    ("cut off", AnyView(Text("A line that is cut off at its end").lineLimit(1).frame(width: 120))),
    ("box", AnyView(Text("no font \u{10FFFD} has it"))),
    ("clipped", AnyView(Text("Clipped letters").font(.title).clipShape(Circle()))),
    ("mask", AnyView(gradient.frame(width: 120, height: 40).mask { Text("Masked").font(.title.bold()) })),
    ("turned", AnyView(Text("Turned text").rotationEffect(.degrees(20)).padding(30))),
    ("shadow", AnyView(Text("Shadow").font(.title).shadow(color: .blue, radius: 3, x: 2, y: 2).padding())),
    ("emoji", AnyView(Text("Emoji 🎉🎉 and 🚀").font(.title))),
    ("symbols", AnyView(Text("\(Image(systemName: "star.fill")) starred"))),
  ]

  @Test("It looks as the picture does")
  func looks() throws {
    for (name, view) in Self.views {
      let found = try difference(view)
      // A picture's baselines lie on whole pixels; a document's don't.
      let limit = 0.08
      #expect(found.part < limit, "\(name): \(found.part)")
      #expect(!found.svg.contains("<text") && !found.svg.contains("font-family"))
    }
  }

  private func svg(_ view: some View) throws -> String {
    try ImageRenderer(content: view.fixedSize()).svgString(text: .outlines)
  }

  private func count(_ part: String, in text: String) -> Int { text.components(separatedBy: part).count - 1 }

  @Test("A letter that is used again is there once; one that isn't stands in its line")
  func definitions() throws {
    let often = try svg(VStack { ForEach(0..<5, id: \.self) { _ in Text("gag").tint(.red) } })
    let parts = often.components(separatedBy: "</defs>")
    #expect(parts.count == 2)
    #expect(count("<path", in: parts[0]) == 2)
    #expect(count("<use", in: parts.last ?? "") == 15)
    let once = try svg(Text("gas"))
    #expect(!once.contains("<use") && !once.contains("<defs"))
    #expect(count("<path", in: once) == 1)
    let emoji = try svg(Text("🎉 🎉"))
    #expect(count("<image", in: emoji) == 1)
    #expect(count("<use", in: emoji) == 2)
  }

  @Test("So is one of a text in a gradient, which is there once for all lines")
  func gradientDefinitions() throws {
    let text = Text(String(repeating: "gag gag gag\n", count: 20)).foregroundStyle(Self.gradient)
    let document = try svg(text)
    #expect(count("<linearGradient", in: document) == 1)
    #expect(count("<clipPath", in: document) == 20 && count("<use", in: document) == 180)
    #expect(count("fill=\"url(", in: document) == 20)
    #expect(try !svg(Text("gas").foregroundStyle(Self.gradient)).contains("<use"))
  }

  @Test("What is written is kept as the lines' labels")
  func labels() throws {
    #expect(try svg(Text("Tom & Jerry\nfriends")).contains(#"aria-label="Tom &amp; Jerry""#))
    #expect(try svg(Text("Hello שלום 123")).contains(#"aria-label="Hello שלום 123""#))
    #expect(try svg(Text("cut off at the end").lineLimit(1).frame(width: 60)).contains(#"…""#))
    #expect(try svg(Text("cut off at the start").lineLimit(1).truncationMode(.head).frame(width: 60)).contains(#"="…"#))
  }

  @Test("Text is text unless asked otherwise, and what nobody sees isn't written")
  func choices() throws {
    let renderer = ImageRenderer(content: Text("plain"))
    #expect(try renderer.svgString() == renderer.svgString(text: .text))
    #expect(try renderer.svgString().contains(">plain</text>"))
    let clear = ImageRenderer(content: Text("unseen").foregroundStyle(.clear))
    for text in SVGText.allCases { #expect(try !clear.svgString(text: text).contains("unseen</text>")) }
    let folder = FileManager.default.temporaryDirectory
    let url = folder.appendingPathComponent("outlines-\(UUID().uuidString).svg")
    defer { try? FileManager.default.removeItem(at: url) }
    try renderer.write(to: url, svgText: .outlines)
    let written = try String(contentsOf: url, encoding: .utf8)
    #expect(try written == renderer.svgString(text: .outlines) && written.contains("<path"))
  }

  @Test("Numbers are written in their shortest form")
  func numbers() {
    var writer = PathWriter(decimals: 3, exactness: 1e-4)
    writer.move(to: (0.5, -0.25))
    writer.line(to: (10.5, -0.25))
    writer.curve((10.5 + 1.0 / 3, -0.25), (11, 0.75 - 2.0 / 3), to: (11, 0.75))
    writer.close()
    writer.move(to: (1, 1))
    writer.line(to: (1.125, 2))
    #expect(writer.outline?.path() == "M.5-.25h10q.5 0 .5 1zm.5 1.25l.125 1z")
    #expect(writer.outline?.path(x: 100, y: -1).hasPrefix("M100.5-1.25h10") == true)
  }

  @Test("A filter has room for all that it draws, whatever it's of")
  func filters() throws {
    let small = Color.red.frame(width: 4, height: 4).shadow(radius: 20, x: 30).padding(60)
    let line = Path { path in
      path.move(to: CGPoint(x: 10, y: 20))
      path.addLine(to: CGPoint(x: 90, y: 20))
    }.stroke(.red, lineWidth: 4).shadow(color: .blue, radius: 4, y: 8).frame(width: 100, height: 50)
    #expect(try difference(small, scale: 2).part < 0.2)
    #expect(try difference(line, scale: 2).part < 0.1)
  }
}
