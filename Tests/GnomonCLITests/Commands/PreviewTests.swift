// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// Previews from outside: which there are, how they're taken, in what they're shown.
@Suite(.serialized)
final class PreviewTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write("Card.swift", Self.card)
  }

  deinit {
    workspace.remove()
  }

  private static let card = """
    import SwiftUI

    struct Box: View {
      let size: CGFloat
      var body: some View { Color.red.frame(width: size, height: size) }
    }

    struct Old_Previews: PreviewProvider {
      static var previews: some View {
        Group {
          Box(size: 20).previewLayout(.sizeThatFits).previewDisplayName("a/b")
          Box(size: 30).previewLayout(.fixed(width: 50, height: 40))
        }
        .padding(5)
      }
    }

    struct Doubled: PreviewModifier {
      static func makeSharedContext() async throws -> CGFloat { print("made"); return 2 }
      func body(content: Content, context: CGFloat) -> some View { content.scaleEffect(context).padding(context) }
    }

    struct Failing: PreviewModifier {
      struct Problem: Error {}
      static func makeSharedContext() async throws -> Int { throw Problem() }
      func body(content: Content, context: Int) -> some View { content }
    }

    #Preview("Same") { Box(size: 1) }
    #Preview("Fit", traits: .sizeThatFitsLayout, .modifier(Doubled()), .modifier(Doubled())) {
      @Previewable @State var size: CGFloat = 10
      Box(size: size).onAppear { size = 12 }
    }
    #Preview("Fixed", traits: .fixedLayout(width: 70, height: 60)) { Color.blue }
    #Preview("Wide", traits: .landscapeRight) { Color.blue }
    #Preview("same") { Box(size: 2) }
    #Preview(arguments: [4, 5]) { size in Box(size: CGFloat(size)) }
    #Preview("Same") { Box(size: 3) }
    #Preview("Fails", traits: .modifier(Failing())) { Color.blue }
    """

  /// Width and height of a PNG picture in pixels.
  private func size(of name: String) throws -> [Int] {
    let bytes = [UInt8](try workspace.data(name))
    return [16, 20].map { start in bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
  }

  @Test func previewsAreListed() throws {
    let result = try workspace.gnomon("previews", "Card.swift")
    #expect(
      result.output == """
        a/b\tCard.swift:8
        Old 2\tCard.swift:8
        Same\tCard.swift:29
        Fit\tCard.swift:30
        Fixed\tCard.swift:34
        Wide\tCard.swift:35
        same\tCard.swift:36
        Line 37 (4)\tCard.swift:37
        Line 37 (5)\tCard.swift:37
        Same\tCard.swift:38
        Fails\tCard.swift:39

        """)
    #expect(result.errors == "")
  }

  @Test func traitsGiveSizes() throws {
    for (name, file, expected) in [
      ("a/b", "a-b.png", [30, 30]), ("Old 2", "Old 2.png", [50, 40]), ("Fit", "Fit.png", [20, 20]),
      ("Fixed", "Fixed.png", [70, 60]), ("Wide", "Wide.png", [200, 100]),
    ] {
      let result = try workspace.gnomon("render", "Card.swift", "--preview", name, "--size", "100x200", "--scale", "1")
      #expect(result.errors == "gnomon: wrote \(file)\n")
      #expect(try size(of: file) == expected, "\(name)")
    }
  }

  @Test func equalNamesGetFilesOfTheirOwn() throws {
    let result = try workspace.gnomon(
      "render", "Card.swift", "--preview", "Same", "--preview", "same", "--preview", "37", "-o", "out")
    #expect(
      result.errors == """
        gnomon: wrote out/Same.png
        gnomon: wrote out/Same-2.png
        gnomon: wrote out/same-3.png
        gnomon: wrote out/Line 37 (4).png
        gnomon: wrote out/Line 37 (5).png

        """)
  }

  @Test func onePreviewGoesWhereItIsTold() throws {
    let file = try workspace.gnomon("render", "Card.swift", "--preview", "Card.swift:34", "-o", "x.png", "--scale", "1")
    #expect(file.errors == "gnomon: wrote x.png\n")
    let text = try workspace.gnomon("layout", "Card.swift", "--preview", "Fit")
    #expect(text.output.hasPrefix("made\n") == false)
    #expect(text.output.contains("Color  12×12 at (4, 4)"))
    // The two modifiers of one type share one context.
    #expect(text.errors == "made\n")
    let both = try workspace.gnomon("layout", "Card.swift", "--preview", "Same")
    #expect(both.output.hasPrefix("Same (Card.swift:29)\nBox  1×1"))
    #expect(both.output.contains("\n\nSame (Card.swift:38)\nBox  3×3"))
  }

  @Test(arguments: [
    (
      ["layout", "Card.swift", "--preview", "Fxied"],
      "gnomon: error: no preview called 'Fxied' in Card.swift; did you mean 'Fixed'?\nfound:\n  a/b (Card.swift:8)\n"
    ),
    (
      ["layout", "Card.swift", "--preview", "Fails"],
      "gnomon: error: the preview 'Fails' (Card.swift:39) can't be made: Problem()\n"
    ),
    (
      ["render", "Card.swift", "--preview", "Same", "-o", "a.png"],
      "gnomon: error: 2 previews don't go into one file: give a folder with '-o DIR', or name one\nfound:\n"
        + "  Same (Card.swift:29)\n"
    ),
  ])
  func whatCannotBeTaken(arguments: [String], message: String) throws {
    let result = try workspace.gnomon(arguments)
    #expect(result.status == 1)
    #expect(result.errors.hasPrefix(message), "\(result.errors)")
  }

  @Test func aFileWithoutPreviews() throws {
    try workspace.write("Plain.swift", "import SwiftUI\nstruct A: View { var body: some View { Text(\"\") } }\n")
    let result = try workspace.gnomon("previews", "Plain.swift")
    #expect(result.status == 1)
    #expect(
      result.errors
        == "gnomon: error: Plain.swift has no previews: nothing in it is a #Preview or a PreviewProvider\n")
  }

  @Test func aPreviewStandsInForViewsThatNeedObjects() throws {
    try workspace.write(
      "Basket.swift",
      """
      import SwiftUI
      final class Basket: ObservableObject { @Published var count = 3 }
      struct Total: View {
        @EnvironmentObject var basket: Basket
        var body: some View { Color.red.frame(width: CGFloat(basket.count), height: 1) }
      }
      struct Screen: View { var body: some View { Total() } }
      #Preview("Filled") { Screen().environmentObject(Basket()) }
      """)
    let result = try workspace.gnomon("layout", "Basket.swift", "--size", "90x90")
    #expect(result.errors == "gnomon: no view can be shown by itself; taking the preview 'Filled'\n")
    #expect(result.output.contains("3×1"))
  }

  @Test func aPreviewStandsInForShapes() throws {
    let shape = "import SwiftUI\nstruct Dot: Shape { func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) } }\n"
    try workspace.write("Dot.swift", shape + "#Preview(\"Small\") { Dot().fill(.red).frame(width: 7) }\n")
    try workspace.write("Bare.swift", shape)
    let result = try workspace.gnomon("layout", "Dot.swift", "--size", "90x90")
    #expect(result.errors == "gnomon: no view but shapes can be shown by itself; taking the preview 'Small'\n")
    #expect(result.output.contains("7×90"))
    // Named, or without a preview, the shape itself is taken.
    #expect(try workspace.gnomon("layout", "Dot.swift", "--view", "Dot", "--size", "90x90").output.contains("90×90"))
    #expect(try workspace.gnomon("layout", "Bare.swift", "--size", "90x90").output.contains("90×90"))
  }

  @Test func aPreviewStandsInForViewsThatNeedArguments() throws {
    let result = try workspace.gnomon("layout", "Card.swift", "--size", "90x90")
    #expect(result.output.hasPrefix("padding  30×30 at (0, 0)"))
    #expect(
      result.errors
        == "gnomon: no view can be shown by itself; taking the preview 'a/b'; --preview takes another: "
        + "Old 2, Same, Fit, Fixed, Wide, same, Line 37 (4), Line 37 (5), Same, Fails\n")
  }
}
