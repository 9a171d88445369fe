// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import Testing

@testable import GnomonCairo
@_spi(SnapshotSuites) @testable import GnomonTesting

/// A card that is recorded in one way and taken in another.
private struct Card: View {
  var title = "Departures"
  var letters: CGFloat = 0
  var titleColor = Color.primary
  var width: CGFloat = 160
  var corner: CGFloat = 8
  var color = Color.yellow
  var hasLine = true
  var symbol: String? = "star.fill"
  var gap: CGFloat = 8

  var body: some View {
    VStack(alignment: .leading, spacing: gap) {
      Text(title).font(.headline).tracking(letters).foregroundStyle(titleColor)
      if hasLine { Divider() }
      HStack {
        Rectangle().fill(.blue).frame(width: 40, height: 24)
        if let symbol { Image(systemName: symbol) }
      }
    }
    .padding()
    .frame(width: width, alignment: .leading)
    .background(color, in: .rect(cornerRadius: corner))
  }
}

/// Pictures of suites that were written for the package `swift-snapshot-testing`.
@MainActor @Suite struct SuitePictureTests {
  private let surroundings = SuiteSurroundings(
    size: CGSize(width: 200, height: 160), traits: UITraitCollection(displayScale: 1))

  /// The file of a view's picture as another system would write it: without what it was drawn with.
  private func recorded(_ card: some View, _ surroundings: SuiteSurroundings? = nil) throws -> UIImage {
    let image = SuitePicture.image(of: card, in: surroundings ?? self.surroundings)
    return SuitePicture.image(from: try PNGEncoder.encode(try #require(image.cgImage)), scale: 0)
  }

  private func difference(_ old: UIImage, _ card: some View, _ surroundings: SuiteSurroundings? = nil) -> String? {
    SuitePicture.difference(
      old, SuitePicture.image(of: card, in: surroundings ?? self.surroundings), precision: 1, perceptualPrecision: 1)
  }

  // MARK: Structure

  @Test("A picture from elsewhere agrees where letters and symbols look otherwise")
  func otherLetters() throws {
    #expect(difference(try recorded(Card()), Card()) == nil)
    #expect(difference(try recorded(Card(letters: 0.3)), Card()) == nil, "letters that are wider by 3 %")
    #expect(difference(try recorded(Card(symbol: "star.circle.fill")), Card()) == nil)
    #expect(difference(try recorded(Card(corner: 9)), Card()) == nil)
  }

  @Test(
    "A picture from elsewhere differs where boxes, colours, texts or symbols do",
    arguments: [
      ("width", "it is #FFCC00 in the recorded picture and #FFFFFF here"), ("color", "is on #34C759"),
      ("line", "At ("), ("titleColor", "The text “Departures”"), ("title", "The text “Departures”"),
      ("symbol", "The picture at"), ("gap", "in the recorded picture"), ("letters", "The text “Departures”"),
    ])
  func otherThings(_ what: String, _ words: String) throws {
    var card = Card()
    switch what {
    case "width": card.width = 170
    case "color": card.color = .green
    case "line": card.hasLine = false
    case "titleColor": card.titleColor = .red
    case "title": card.title = "Go"
    case "symbol": card.symbol = nil
    case "gap": card.gap = 14
    default: card.letters = 3
    }
    let message = try #require(difference(try recorded(card), Card()), "\(what) is seen")
    #expect(message.hasPrefix("The picture was recorded elsewhere: its structure is compared (places within 2 points"))
    #expect(message.contains(words), "\(message)")
  }

  @Test("Pictures of another size differ, but for what other letters make of them")
  func sizes() throws {
    let fitting = SuiteSurroundings(size: nil, traits: UITraitCollection(displayScale: 2))
    let label = Text("Departures and arrivals").fixedSize().padding()
    #expect(difference(try recorded(label.tracking(0.2), fitting), label, fitting) == nil)
    let message = difference(try recorded(label.padding(10), fitting), label, fitting)
    #expect(message?.contains("points in the recorded picture and") == true)
  }

  @Test("The scale of the device that recorded a picture is found by its size")
  func scales() throws {
    for scale in [1.0, 2, 3] {
      let traits = UITraitCollection(displayScale: scale)
      let old = try recorded(Card(), SuiteSurroundings(size: surroundings.size, traits: traits))
      let plain = SuiteSurroundings(size: surroundings.size, traits: UITraitCollection())
      #expect(difference(old, Card(), plain) == nil, "\(scale)")
    }
  }

  @Test("A reference that can't be read is said")
  func unreadable() throws {
    let old = SuitePicture.image(from: Data("nothing".utf8), scale: 2)
    #expect(difference(old, Card())?.contains("isn't a PNG file that can be read") == true)
  }

  @Test("20,000 texts and boxes are compared one by one")
  func many() throws {
    let view = VStack(spacing: 0) {
      ForEach(0..<2_000) { row in
        HStack(spacing: 0) { ForEach(0..<10) { Text("\($0)").font(.system(size: 3)).frame(width: 20, height: 1) } }
          .id(row)
      }
    }
    let tall = SuiteSurroundings(
      size: CGSize(width: 200, height: 2_000), traits: UITraitCollection(displayScale: 1))
    #expect(difference(try recorded(view, tall), view, tall) == nil)
  }

  // MARK: Pixels

  @Test("A picture of one's own is compared by its pixels")
  func ownPictures() throws {
    let old = SuitePicture.image(
      from: SuitePicture.data(of: SuitePicture.image(of: Card(), in: surroundings)), scale: 2)
    #expect(difference(old, Card()) == nil)
    let message = try #require(difference(old, Card(letters: 0.3)))
    #expect(message.contains("pixels differ"))
    let other = SuitePicture.image(of: Card(letters: 0.3), in: surroundings)
    #expect(SuitePicture.difference(old, other, precision: 0.9, perceptualPrecision: 1) == nil)
  }

  // MARK: What is shown

  @Test("Without a size a view is proposed 0 × 0, as the package asks a hosting controller")
  func sizeThatFits() throws {
    // Recorded by others on iOS: a text with padding is 32 × 32, with a spacer between two 40 × 32
    // (pointfreeco/swift-snapshot-testing, issue 1070).
    let fitting = SuiteSurroundings(size: nil, traits: UITraitCollection(displayScale: 3))
    #expect(SuitePicture.image(of: Text("Hello, World!").padding(), in: fitting).size == CGSize(width: 32, height: 32))
    let row = HStack {
      Text("Left")
      Spacer()
      Text("Right")
    }
    #expect(SuitePicture.image(of: row.padding(), in: fitting).size == CGSize(width: 40, height: 32))
  }

  @Test("Traits and covered lengths hold")
  func traits() throws {
    struct Told: View {
      @Environment(\.horizontalSizeClass) private var across
      @Environment(\.verticalSizeClass) private var down
      @Environment(\.dynamicTypeSize) private var type
      @Environment(\.colorScheme) private var scheme
      let told: Shared<String>
      var body: some View {
        let _ = told.value = "\(across.map { "\($0)" } ?? "") \(down.map { "\($0)" } ?? "") \(type) \(scheme)"
        GeometryReader { geometry in
          let _ = told.value += " \(geometry.safeAreaInsets.top) \(geometry.size.height)"
          Color.clear
        }
      }
    }
    let told = Shared("")
    let surroundings = SuiteSurroundings(
      size: CGSize(width: 400, height: 700), safeArea: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0),
      traits: UITraitCollection(traitsFrom: [
        UITraitCollection(horizontalSizeClass: .regular), UITraitCollection(preferredContentSizeCategory: .medium),
        UITraitCollection(userInterfaceStyle: .dark),
      ]))
    _ = SuitePicture.image(of: Told(told: told), in: surroundings)
    #expect(told.value == "regular regular medium dark 44.0 622.0")
  }

  @Test("Views and controllers by UIKit's and AppKit's names are taken in their sizes")
  func platformViews() throws {
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 30, height: 20))
    view.backgroundColor = .red
    let plain = SuiteSurroundings(size: nil, traits: UITraitCollection(displayScale: 2))
    let image = SuitePicture.image(of: view, in: plain)
    #expect(image.size == CGSize(width: 30, height: 20))
    #expect(image.cgImage?.pixels.prefix(4).map { $0 } == [255, 0, 0, 255])
    let controller = UIHostingController(rootView: Color.blue)
    let sized = SuiteSurroundings(size: CGSize(width: 50, height: 40), traits: UITraitCollection(displayScale: 1))
    #expect(SuitePicture.image(of: controller, in: sized).cgImage?.width == 50)
    let mac = NSView(frame: CGRect(x: 0, y: 0, width: 24, height: 12))
    #expect(SuitePicture.image(of: mac, size: nil).size == CGSize(width: 24, height: 12))
  }

  @Test("A controller without a size is taken on the screen that recorded its picture")
  func screenSized() throws {
    let old = try recorded(
      Card(), SuiteSurroundings(size: CGSize(width: 375, height: 667), traits: UITraitCollection(displayScale: 2)))
    let plain = SuiteSurroundings(size: nil, traits: UITraitCollection())
    let new = SuitePicture.image(of: UIHostingController(rootView: Card()), in: plain)
    #expect(SuitePicture.difference(old, new, precision: 1, perceptualPrecision: 1) == nil)
  }

  @Test("What differs is kept beside the package, for a review, and taken away when it's well")
  func records() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("gnomon-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let snapshots = folder.appendingPathComponent("Tests/__Snapshots__/CardTests")
    try FileManager.default.createDirectory(at: snapshots, withIntermediateDirectories: true)
    try Data().write(to: folder.appendingPathComponent("Package.swift"))
    let url = snapshots.appendingPathComponent("card.1.png")
    let image = SuitePicture.image(of: Card(color: .green), in: surroundings)
    try PNGEncoder.encode(try #require(image.cgImage)).write(to: url)
    func compare(_ card: Card) throws -> String? {
      let old = SuitePicture.image(from: try SuitePicture.reference(at: url), scale: 0)
      return difference(old, card)
    }
    let message = try #require(try compare(Card()))
    let kept = folder.appendingPathComponent(".build/gnomon-failures/CardTests")
    #expect(message.contains("seen: \(kept.path)/card.1.png.seen.png"))
    let names = try FileManager.default.contentsOfDirectory(atPath: kept.path).sorted()
    #expect(
      names == [
        "card.1.png.difference.png", "card.1.png.expected.png", "card.1.png.failure.json", "card.1.png.seen.png",
      ])
    #expect(try compare(Card(color: .green)) == nil)
    #expect(try FileManager.default.contentsOfDirectory(atPath: kept.path).isEmpty)
  }

  @Test("The report names what was compared, and how")
  func report() {
    let report = StructureReport()
    report.note("b", agrees: true)
    report.note("a", agrees: true)
    report.note("c", agrees: false)
    #expect(
      report.text == """
        gnomon: 3 pictures were recorded elsewhere, as on Apple's systems, and compared by structure: \
        \(StructureComparison.Tolerance.words).
          agree 2:
            a
            b
          differ 1:
            c

        """)
  }
}

private final class Shared<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}
