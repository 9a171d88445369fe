// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import Testing

/// What is seen of a list's cards on a line down the middle of a picture.
private struct Cards {
  /// The stretches of the cards' colour, lines between rows included.
  var cards: [ClosedRange<Double>] = []
  /// The lines between rows.
  var lines: [ClosedRange<Double>] = []

  /// - Parameter x: where no text stands in the way.
  @MainActor
  init(_ scene: SurfaceScene, x: CGFloat = 200, card: String = "#FFFFFF", ground: String = "#F2F2F7") {
    var start: Double?
    for run in scene.column(x) {
      switch run.color {
      case ground:
        if let begun = start { cards.append(begun...run.start) }
        start = nil
      case card: start = start ?? run.start
      default: if run.length < 1.5, start != nil { lines.append(run.start...run.end) }
      }
    }
  }

  /// The heights of the rows of a card, each with the line below it.
  func rows(_ card: Int = 0) throws -> [Double] {
    try #require(cards.count > card)
    let ends = lines.filter { cards[card].contains($0.lowerBound) }.map(\.upperBound) + [cards[card].upperBound]
    return zip([cards[card].lowerBound] + ends, ends).map { $1 - $0 }
  }

  func first() throws -> ClosedRange<Double> { try #require(cards.first) }

  func gap(_ index: Int = 0) throws -> Double {
    try #require(cards.count > index + 1)
    return cards[index + 1].lowerBound - cards[index].upperBound
  }
}

extension ClosedRange<Double> {
  fileprivate var length: Double { upperBound - lowerBound }
}

extension SurfaceMeasures {
  private static func cards(_ row: SurfaceRow, x: CGFloat = 200, @ViewBuilder _ view: () -> some View) -> Cards {
    Cards(SurfaceScene(row) { view() }, x: x)
  }

  mutating func addLists() {
    addRows()
    addCards()
    addHeaders()
    addFooters()
    addAccessories()
    addListColors()
  }

  /// The height of a row that is a link, with the line below it.
  private static func linkHeight(_ row: SurfaceRow, @ViewBuilder _ label: () -> some View) throws -> Double {
    let label = label()
    let cards = cards(row, x: 250) {
      NavigationStack {
        List {
          NavigationLink {
            Text("x")
          } label: {
            label
          }
          Text("x")
        }
      }
    }
    return try cards.rows()[0]
  }

  // MARK: Rows

  private mutating func addRows() {
    add("list26-01", "list26-03", "list18-02", "list18-03", "list17-01") { row in
      let heights = try Self.cards(row) {
        List {
          Text("One")
          Text("Two")
          Text("Three")
        }
      }.rows()
      return [.points(try #require(heights.dropFirst().first))]
    }
    add("list26-02", "list26-05", "list26-52", "list18-39") { row in
      let heights = try Self.cards(row) {
        List {
          LabeledContent("Status", value: "Active")
          Picker("Fruit", selection: .constant(1)) { Text("Apple").tag(1) }
          Button("Tap") {}
        }
      }.rows()
      let (low, high) = (try #require(heights.min()), try #require(heights.max()))
      return [.points(abs(low - 52) > abs(high - 52) && row.system == "iOS 26" ? low : high)]
    }
    add("list26-04", "list18-04") { row in
      let heights = try Self.cards(row) {
        List {
          Toggle("Location", isOn: .constant(true))
          Toggle("Crash reports", isOn: .constant(false))
        }
      }.rows()
      return [.points(try #require(heights.first))]
    }
    add("list18-37") { row in
      let scene = SurfaceScene(row) { List { Toggle("Flag", isOn: .constant(false)) } }
      let cards = Cards(scene)
      let size = try Self.switchSize(in: scene, cards.first())
      return [.points(try cards.rows()[0]), .points(size.width), .points(size.height)]
    }
    add("list18-42", "list17-07") { row in
      let heights = try Self.cards(row) {
        List {
          DatePicker("Birth", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date)
          TextField("Name", text: .constant(""))
          SecureField("Word", text: .constant(""))
          LabeledContent("Name", value: "Leland")
          Picker("Sex", selection: .constant(1)) { Text("Female").tag(1) }
          Button("Out") {}
        }
      }.rows()
      return [.points(try #require(heights.max()))]
    }
    add("list26-07", "list18-05") { row in
      let height = try Self.linkHeight(row) {
        VStack(alignment: .leading) {
          Text("Home")
          Text("12:00")
        }
      }
      return [.points(height)]
    }
    add("list26-08", "list18-06") { row in
      let heights = try Self.cards(row, x: 250) {
        List {
          HStack(spacing: 16) {
            Color.red.frame(width: 28, height: 28)
            VStack(alignment: .leading) {
              Text("Battery")
              Text("100 %").font(.subheadline)
            }
          }
          Text("x")
        }
      }.rows()
      return [.points(heights[0])]
    }
    add("list26-09", "list18-01") { row in
      let heights = try Self.cards(row) {
        List {
          Color.white.frame(height: 60)
          Text("x")
        }
      }.rows()
      return [.points((heights[0] - 60) / 2)]
    }
    add("list26-10") { row in
      [.points(try Self.linkHeight(row) { Label("Servers", systemImage: "server.rack") })]
    }
    add("list26-11", "list18-07", "list26-73") { row in
      [.points(try Self.cards(row) { List { LabeledContent("Hello", value: "World") } }.rows()[0])]
    }
    add("list26-70") { row in
      let heights = try Self.cards(row, x: 300) {
        Form {
          Grid(alignment: .leading, verticalSpacing: 8) {
            GridRow { Text("One") }
            Divider()
            GridRow { Text("Two") }
            GridRow { Text("Three") }
          }
        }
      }.cards
      return [.points(try #require(heights.first).length)]
    }
    add("list26-61") { row in
      let scene = SurfaceScene(row) { List { Text("Hill") } }
      let card = try #require(Cards(scene).cards.first)
      return [.points(try #require(scene.ink(of: "Hill")).maxY - card.lowerBound)]
    }
  }

  /// The size of the switch in a card, whose track isn't white.
  private static func switchSize(in scene: SurfaceScene, _ card: ClosedRange<Double>) throws -> CGRect {
    let width = scene.host.configuration.size.width
    return try #require(
      scene.ink(
        in: CGRect(
          x: width - 110, y: card.lowerBound + 1, width: 80, height: card.length - 2), threshold: 20))
  }

  // MARK: Cards

  private mutating func addCards() {
    let sections = {
      List {
        Section {
          Text("One")
          Text("Two")
        }
        Section { Text("Three") }
      }
    }
    add("list26-12", "list18-08", "list18-09", "list17-02") { row in
      let scene = SurfaceScene(row) { sections() }
      let card = try Cards(scene).first()
      let line = scene.line(card.lowerBound + card.length / 2 - 5).filter { $0.color == "#FFFFFF" }
      return [.points(try #require(line.first).start)]
    }
    add("list18-43") { row in
      let scene = SurfaceScene(row) { sections() }
      let card = try Cards(scene).first()
      let line = scene.line(card.lowerBound + card.length / 2 - 5).filter { $0.color == "#FFFFFF" }
      let start = try #require(line.first).start
      return [.points(start), .points(try #require(scene.frames(of: "One").first).minX - start)]
    }
    add("list26-13", "list18-10") { row in
      let scene = SurfaceScene(row) { sections() }
      let card = try Cards(scene).first()
      let line = scene.line(card.lowerBound + card.length / 2 - 5).filter { $0.color == "#FFFFFF" }
      let margin = row.system == "iOS 26" ? 16.0 : 20.0
      #expect(abs(try #require(line.first).start - margin) < 5)
      return [.points(try #require(scene.frames(of: "One").first).minX - margin)]
    }
    add("list26-14", "list26-15", "list18-11", "list26-16", "list18-12") { row in
      let scene = SurfaceScene(row) { sections() }
      let cards = Cards(scene)
      let line = try #require(cards.lines.first)
      let across = scene.line((line.lowerBound + line.upperBound) / 2)
      let card = across.filter { $0.color != "#F2F2F7" }
      let stroke = try #require(card.first { $0.color != "#FFFFFF" })
      switch row.id {
      case "list26-14": return [.points(stroke.start - card[0].start)]
      case "list26-15", "list18-11": return [.points(card[card.count - 1].end - stroke.end)]
      default: return [.points(line.length)]
      }
    }
    add("list26-68", "list17-06") { row in
      let scene = SurfaceScene(row) { sections() }
      let line = try #require(Cards(scene).lines.first)
      let across = scene.line((line.lowerBound + line.upperBound) / 2)
      let stroke = try #require(across.first { $0.color != "#FFFFFF" && $0.color != "#F2F2F7" })
      return [.points(stroke.start), .points(stroke.end)]
    }
    leaveOut(
      "list26-18",
      because:
        "The first row of a corner's pixels has 13 shades, of which one is 2 points wide there; list26-62 has the curve."
    )
    add("list26-62") { row in
      let scene = SurfaceScene(row) { sections() }
      let card = try #require(Cards(scene).cards.last)
      // The insets that a continuous corner of 26 has, as measured at 1, 4, 8, 12, 16 and 20 points below the top.
      for (depth, inset) in [(1.0, 19.7), (4, 12), (8, 7.3), (12, 4), (16, 2), (20, 0.67)] {
        let line = scene.line(card.lowerBound + depth).first { Self.brightness($0.color) > 3 * 249 }
        let found = try #require(line).start - 16
        #expect(abs(found - inset) <= 0.84, "\(depth) below the top: \(found) for \(inset)")
      }
      return [.points(26)]
    }
    add("list18-14") { row in
      let scene = SurfaceScene(row) { sections() }
      let card = try #require(Cards(scene).cards.last)
      // 9.33 of the measured card's corner of 10 are to be seen in its first row of pixels.
      return [.points(try Self.flatStart(scene, card) - 20 + 0.67)]
    }
    add("list26-19", "list18-15") { row in
      [.points(try #require(Self.cards(row) { sections() }.cards.first).lowerBound - 62)]
    }
    add("list26-22", "list18-18", "list26-53", "list18-40") { row in
      [.points(try Self.cards(row) { sections() }.gap())]
    }
    add("list26-55") { row in
      let cards = Self.cards(row) {
        NavigationStack { sections().navigationTitle("Title").navigationBarTitleDisplayMode(.inline) }
      }
      return [.points(try #require(cards.cards.first).lowerBound - 62)]
    }
    add("list26-72") { row in
      let cards = Self.cards(row, x: 600) { List { LabeledContent("Name", value: "Value") } }
      let scene = SurfaceScene(row) { List { LabeledContent("Name", value: "Value") } }
      let card = try cards.first()
      let edge = scene.line((card.lowerBound + card.upperBound) / 2).first { $0.color == "#FFFFFF" }
      return [.points(try #require(edge).start), .points(card.length)]
    }
    add("list26-74") { row in
      let cards = Self.cards(row) {
        NavigationStack {
          Form { Section { List { Text("One") } } }.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
        }
      }
      return [.points(try cards.first().lowerBound - 62)]
    }
    add("list26-71") { row in
      let cards = Self.cards(row) { sections().contentMargins(.top, 4) }
      return [.points(try #require(cards.cards.first).lowerBound - 62)]
    }
  }

  /// Where a card's first row of pixels is covered by more than half.
  private static func flatStart(_ scene: SurfaceScene, _ card: ClosedRange<Double>) throws -> Double {
    try #require(scene.line(card.lowerBound + 0.17).first { brightness($0.color) > 3 * 249 }).start
  }

  // MARK: Headers

  private mutating func addHeaders() {
    let sections = {
      List {
        Section("Hill") { Text("One") }
        Section("Hill") { Text("Two") }
      }
    }
    add("list26-20", "list26-21", "list18-16", "list18-17", "list17-03") { row in
      [.points(try #require(Self.cards(row) { sections() }.cards.first).lowerBound - 62)]
    }
    add(
      "list26-23", "list26-24", "list26-25", "list26-54", "list18-19", "list18-20", "list18-41", "list17-04"
    ) { row in
      [.points(try Self.cards(row) { sections() }.gap())]
    }
    add("list26-31", "list26-56", "list26-69", "list18-25", "list18-38") { row in
      let scene = SurfaceScene(row) { sections() }
      let card = try #require(Cards(scene).cards.first)
      return [.points(card.lowerBound - (try Self.headerInk(scene).maxY))]
    }
    add("list18-26") { row in [.points(try Self.headerInk(SurfaceScene(row) { sections() }).height)] }
    add("list26-32", "list26-57", "list18-27") { row in
      let scene = SurfaceScene(row) { sections() }
      let margin: CGFloat = row.system == "iOS 26" ? 16 : 20
      return [.points(try #require(Self.headerFrame(scene)).minX - margin)]
    }
    add("list26-30", "list18-24") { row in
      var font: ResolvedFont?
      var text = ""
      let scene = SurfaceScene(row) {
        List {
          Section {
            Text("One")
          } header: {
            FontReader { font = $0 }
            Text("Hill")
          }
        }
      }
      text = Self.headerFrame(scene) == nil ? "" : scene.frames(of: "HILL").isEmpty ? "as written" : "upper case"
      let read = try #require(font)
      let weight = read.weight >= 600 ? "semibold" : "regular"
      return [.points(read.size), .word(weight)] + (row.system == "iOS 26" ? [] : [.word(text)])
    }
  }

  private static func headerFrame(_ scene: SurfaceScene) -> CGRect? {
    scene.frames(of: "Hill").first ?? scene.frames(of: "HILL").first
  }

  private static func headerInk(_ scene: SurfaceScene) throws -> CGRect {
    let frame = try #require(headerFrame(scene))
    return try #require(scene.ink(in: frame.insetBy(dx: -1, dy: 0)))
  }
}

/// Tells the font that texts around it have.
private struct FontReader: View {
  let tell: (ResolvedFont) -> Void
  @Environment(\.self) private var environment

  init(_ tell: @escaping (ResolvedFont) -> Void) { self.tell = tell }

  var body: some View {
    let _ = tell((environment.font ?? .body).resolved(in: environment))
    EmptyView()
  }
}

extension SurfaceMeasures {
  // MARK: Footers

  /// Words that fill some lines of a footer.
  private static func footer(lines: Int) -> String {
    Array(repeating: "hillside and hillside", count: lines).joined(separator: "\n")
  }

  private mutating func addFooters() {
    let footed = {
      List {
        Section {
          Text("One")
        } footer: {
          Text("Hill")
        }
        Section("Next") { Text("Two") }
      }
    }
    add("list26-26", "list18-21", "list17-05") { row in [.points(try Self.cards(row) { footed() }.gap())] }
    add("list26-27", "list18-22") { row in
      let header = row.system == "iOS 26" ? 40.33 : 38.67
      return [.points(try Self.cards(row) { footed() }.gap() - header)]
    }
    add("list26-28", "list18-23", "list26-29") { row in
      let lines = row.id == "list26-29" ? 6 : 2
      let scene = SurfaceScene(row) {
        List {
          Section {
            Text("One")
          } footer: {
            Text(verbatim: Self.footer(lines: lines))
          }
          Section { Text("Two") }
        }
      }
      return [.points(try Cards(scene).gap())]
    }
    add("list26-34", "list26-58", "list18-30") { row in
      let scene = SurfaceScene(row) { footed() }
      let card = try #require(Cards(scene).cards.first)
      let frame = try #require(scene.frames(of: "Hill").first)
      let ink = try #require(scene.ink(in: CGRect(x: frame.minX - 1, y: frame.minY, width: 10, height: frame.height)))
      return [.points(ink.minY - card.upperBound)]
    }
    add("list26-35", "list18-29") { row in
      let scene = SurfaceScene(row) {
        List {
          Section {
            Text("One")
          } footer: {
            Text(verbatim: Self.footer(lines: 6))
          }
        }
      }
      let frame = try #require(scene.frames(of: Self.footer(lines: 6)).first)
      // The stems of the first letters: one stretch a line.
      let stems = scene.column(frame.minX + 1.3, from: frame.minY, to: frame.maxY).filter {
        Self.brightness($0.color) < 500 && $0.length > 2
      }
      #expect(stems.count == 6)
      return [.points((try #require(stems.last).start - stems[0].start) / 5)]
    }
    add("list26-36", "list26-59") { row in
      let scene = SurfaceScene(row) { footed() }
      return [.points(try #require(scene.frames(of: "Hill").first).minX - 16)]
    }
  }

  // MARK: Signs

  private mutating func addAccessories() {
    let links = {
      NavigationStack {
        List {
          NavigationLink {
            Text("x")
          } label: {
            LabeledContent("Name", value: "Hill")
          }
          Text("x")
        }
      }
    }
    func chevron(_ scene: SurfaceScene) throws -> (ink: CGRect, card: CGRect) {
      let card = try #require(Cards(scene, x: 150).cards.first)
      let width = scene.host.configuration.size.width
      let margin = scene.line((card.lowerBound + card.upperBound) / 2).first { $0.color == "#FFFFFF" }?.start ?? 0
      let ink = try #require(
        scene.ink(in: CGRect(x: width - margin - 30, y: card.lowerBound + 14, width: 28, height: 23), threshold: 20))
      return (ink, CGRect(x: margin, y: card.lowerBound, width: width - 2 * margin, height: card.length))
    }
    add("list26-38") { row in
      let found = try chevron(SurfaceScene(row) { links() })
      return [.points(found.ink.width), .points(found.ink.height)]
    }
    add("list26-39", "list26-60", "list18-31") { row in
      let found = try chevron(SurfaceScene(row) { links() })
      return [.points(found.card.maxX - found.ink.maxX)]
    }
    add("list26-41", "list18-33") { row in
      let scene = SurfaceScene(row) { links() }
      return [.points(try chevron(scene).ink.minX - (try #require(scene.ink(of: "Hill")).maxX))]
    }
    add("list26-40", "list18-32") { row in
      let scene = SurfaceScene(row) { links() }
      return [.color(try Self.darkest(scene, in: chevron(scene).ink))]
    }
    add("list26-66") { row in
      let scene = SurfaceScene(row, isDark: true) { links() }
      let box = try Self.chevronBox(in: scene)
      return [.color(try Self.lightest(scene, in: box))]
    }
    add("list26-42", "list18-34") { row in
      let scene = SurfaceScene(row) { List { Toggle("Location", isOn: .constant(true)) } }
      let margin = row.system == "iOS 26" ? 16.0 : 20.0
      let card = try #require(Cards(scene).cards.first)
      return [.points(row.width - margin - (try Self.switchSize(in: scene, card)).maxX)]
    }
    let menu = { List { Picker("Fruit", selection: .constant(1)) { Text("Hill").tag(1) } } }
    add("list26-45", "list26-46", "list26-47", "list18-36") { row in
      let scene = SurfaceScene(row) { menu() }
      let margin = row.system == "iOS 26" ? 16.0 : 20.0
      let card = try #require(Cards(scene).cards.first)
      let ink = try #require(
        scene.ink(
          in: CGRect(x: row.width - margin - 30, y: card.lowerBound + 14, width: 28, height: 23), threshold: 30))
      switch row.id {
      case "list26-45": return [.points(ink.width), .points(ink.height)]
      case "list26-47": return [.points(ink.minX - (try #require(scene.ink(of: "Hill")).maxX))]
      default: return [.points(row.width - margin - ink.maxX)]
      }
    }
    add("list26-48", "list26-49") { row in
      let scene = SurfaceScene(row) {
        List { Picker("Fruit", selection: .constant(1)) { Text("Hill").tag(1) }.pickerStyle(.inline) }
      }
      let hill = try #require(scene.frames(of: "Hill").first)
      let ink = try #require(
        scene.ink(in: CGRect(x: row.width - 60, y: hill.midY - 14, width: 43, height: 28)))
      if row.id == "list26-49" { return [.points(row.width - 16 - ink.maxX)] }
      return [.points(ink.width), .points(ink.height)]
    }
    add("list26-50") { row in
      let scene = SurfaceScene(row) { List { Label("Help", systemImage: "questionmark.circle") } }
      return [.points(try Self.iconInk(scene, "Help").minX - 16)]
    }
    add("list26-77") { row in
      let scene = SurfaceScene(row) { List { Label("Help", systemImage: "arrow.left.arrow.right") } }
      let ink = try Self.iconInk(scene, "Help")
      return [.points(ink.width), .points(ink.height)]
    }
    add("list26-06") { row in
      [.points(try Self.cards(row) { Form { TextField("Name", text: .constant("")) } }.cards[0].length)]
    }
    add("list26-75") { row in
      let scene = SurfaceScene(row) {
        List {
          Section { Text("Hill").listRowBackground(Color.clear) }
          Section { Text("One") }
        }
      }
      let text = try #require(scene.frames(of: "Hill").first)
      return [.color(scene.color(row.width - 40, text.midY))]
    }
    add("list26-76") { row in
      let scene = SurfaceScene(row) {
        List {
          HStack {
            Circle().fill(.blue).frame(width: 40, height: 40)
            VStack(alignment: .leading) {
              Text("Hill").font(.headline)
              Text("").font(.caption)
            }
          }
        }
      }
      let circle = try #require(scene.host.snapshot().root.all("Circle").first).rendered
      return [.points(circle.midY - (try #require(scene.ink(of: "Hill")).midY))]
    }
    add("list26-79", "list18-45") { row in
      let words = "Allows checking for important alerts like security vulnerabilities."
      let scene = SurfaceScene(row) {
        List {
          Section {
            Text("One")
          } footer: {
            Text(words)
          }
        }
      }
      let lines = try #require(scene.frames(of: words).first).divided(atDistance: 14, from: .minYEdge)
      return try [lines.slice, lines.remainder].map { .points(try #require(scene.ink(in: $0)).width) }
    }
    add("list26-78", "list18-44") { row in
      let cards = try Self.cards(row, x: 250) {
        NavigationStack {
          Form {
            Section {
              List {
                ForEach([1, 2], id: \.self) { _ in
                  NavigationLink {
                    Text("x")
                  } label: {
                    VStack(alignment: .leading) {
                      Text("Home")
                      Text("12:00")
                    }
                  }
                }
              }
            }
          }
          .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
        }
      }.first()
      return [.points(cards.length)]
    }
    add("list26-51") { row in
      let scene = SurfaceScene(row) { List { Label("Help", systemImage: "questionmark.circle") } }
      let title = try #require(scene.ink(of: "Help"))
      return [.points(title.minX - 16)]
    }
    leaveOut(
      "list17-08",
      because: "An edited row's label and circle are those of iOS 17 in December 2023; nobody measured later ones.")
  }

  /// The ink of a label's icon in a row.
  private static func iconInk(_ scene: SurfaceScene, _ title: String) throws -> CGRect {
    let frame = try #require(scene.frames(of: title).first)
    return try #require(scene.ink(in: CGRect(x: 18, y: frame.midY - 15, width: frame.minX - 20, height: 30)))
  }

  private static func chevronBox(in scene: SurfaceScene) throws -> CGRect {
    let hill = try #require(scene.frames(of: "Hill").first)
    return CGRect(x: scene.host.configuration.size.width - 44, y: hill.midY - 8, width: 20, height: 16)
  }

  /// The colour in a box that lies furthest from white.
  private static func darkest(_ scene: SurfaceScene, in box: CGRect) throws -> String {
    try colors(scene, in: box).min { brightness($0) < brightness($1) } ?? ""
  }

  /// The colour in a box that lies furthest from black.
  private static func lightest(_ scene: SurfaceScene, in box: CGRect) throws -> String {
    try colors(scene, in: box).max { brightness($0) < brightness($1) } ?? ""
  }

  private static func colors(_ scene: SurfaceScene, in box: CGRect) throws -> Set<String> {
    var colors: Set<String> = []
    for y in stride(from: box.minY + 0.17, to: box.maxY, by: 1 / 3) {
      for x in stride(from: box.minX + 0.17, to: box.maxX, by: 1 / 3) { colors.insert(scene.color(x, y)) }
    }
    return colors
  }

  fileprivate static func brightness(_ color: String) -> Int {
    let value = Int(color.dropFirst(), radix: 16) ?? 0
    return (value >> 16 & 255) + (value >> 8 & 255) + (value & 255)
  }

  /// The colour of a text's strokes.
  private static func inkColor(_ scene: SurfaceScene, of word: String, isLight: Bool = false) throws -> String {
    let frame = try #require(scene.frames(of: word).first)
    return try isLight ? lightest(scene, in: frame) : darkest(scene, in: frame)
  }

  // MARK: Colours

  private mutating func addListColors() {
    let screen = {
      NavigationStack {
        List {
          Section {
            LabeledContent("Name", value: "HHH")
            Text("One")
            Button("LLL") {}
            Text("EEE").foregroundStyle(.secondary)
            Picker("Fruit", selection: .constant(1)) { Text("FFF").tag(1) }
          } header: {
            Text("III")
          } footer: {
            Text("TTT")
          }
        }
      }
    }
    add("list26-17", "list18-13") { row in
      let scene = SurfaceScene(row) { screen() }
      let line = try #require(Cards(scene).lines.first)
      return [.color(scene.color(200, (line.lowerBound + line.upperBound) / 2))]
    }
    add("list26-64") { row in
      let scene = SurfaceScene(row, isDark: true) { screen() }
      let line = try #require(Cards(scene, card: "#1C1C1E", ground: "#000000").lines.first)
      return [.color(scene.color(200, (line.lowerBound + line.upperBound) / 2))]
    }
    add("list26-33", "list18-28") { row in
      [.color(try Self.inkColor(SurfaceScene(row) { screen() }, of: "III"))]
    }
    add("list26-37") { row in [.color(try Self.inkColor(SurfaceScene(row) { screen() }, of: "TTT"))] }
    add("list26-65") { row in
      [.color(try Self.inkColor(SurfaceScene(row, isDark: true) { screen() }, of: "TTT", isLight: true))]
    }
    add("list26-43") { row in [.color(try Self.inkColor(SurfaceScene(row) { screen() }, of: "HHH"))] }
    add("list26-44", "list18-35") { row in
      [.color(try Self.inkColor(SurfaceScene(row) { screen() }, of: "FFF"))]
    }
    add("list26-63") { row in [.color(try Self.inkColor(SurfaceScene(row) { screen() }, of: "LLL"))] }
    add("list26-67") { row in
      [
        .color(try Self.inkColor(SurfaceScene(row) { screen() }, of: "EEE")),
        .color(try Self.inkColor(SurfaceScene(row, isDark: true) { screen() }, of: "EEE", isLight: true)),
      ]
    }
    add("bg26-01") { row in [.color(SurfaceScene(row) { screen() }.color(3, 400))] }
    add("bg26-02") { row in
      let scene = SurfaceScene(row, isDark: true) { screen() }
      let frame = try #require(scene.frames(of: "One").first)
      return [.color(scene.color(3, 400)), .color(scene.color(200, frame.midY))]
    }
  }
}
