// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import Testing

/// Texts as recorded on macOS 27 by the public probes swiftui-text-semantics, swiftui-font-selection and
/// swiftui-engine-replacement-stage1 and -stage2: heights and baselines exactly, widths within what Inter's letters differ.
@MainActor @Suite struct RecordedTextTests {
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let width: CGFloat?
    let height: CGFloat?
    let size: CGSize
    let baselines: (CGFloat, CGFloat)?
    let text: @MainActor () -> AnyView

    init(
      _ name: String, _ width: CGFloat?, height: CGFloat? = nil, _ size: (CGFloat, CGFloat),
      _ baselines: (CGFloat, CGFloat)? = nil, _ text: @escaping @MainActor () -> some View
    ) {
      testDescription = name
      (self.width, self.height, self.baselines) = (width, height, baselines)
      self.size = CGSize(width: size.0, height: size.1)
      self.text = { AnyView(text()) }
    }
  }

  nonisolated static let words = "alpha bravo charlie delta echo foxtrot golf"
  nonisolated static let paragraph = "The quick brown fox jumps over the lazy dog and keeps on running far away."
  nonisolated static let digits = "Hello, world 0123"

  nonisolated static let rows: [Row] = [
    Row("white space at the ends of lines counts", 60, (45, 112)) { Text(words) },
    Row("as far as it fits", 45, (45, 112)) { Text(words) },
    Row("of no width each letter is a line", 0, (0, 592)) { Text(words) },
    Row("a letter that doesn't fit too", 5, (5, 592)) { Text(words) },
    Row("of nothing a text takes nothing", 0, height: 0, (0, 0)) { Text(words) },
    Row("a last line of one word takes another down", 80, (59, 32)) { Text("A fairly long label") },
    Row("where both fit", 46, (46, 48)) { Text("A fairly long label") },
    Row("no characters", nil, (0, 14), (11, 11)) { Text("") },
    Row("no characters, lines reserved", nil, (0, 14), (11, 11)) { Text("").lineLimit(2, reservesSpace: true) },
    Row("no characters before some", nil, (7.5, 16), (13, 13)) { Text("") + Text("a") },
    Row("one line of a limit", 100, (93.5, 16), (13, 13)) { Text(paragraph).lineLimit(1) },
    Row("a limit of 0 is 1", 100, (93.5, 16), (13, 13)) { Text(paragraph).lineLimit(0) },
    Row("two lines of a height", 100, height: 47.9, (95.5, 32), (13, 29)) { Text(paragraph) },
    Row("a height without a width", nil, height: 20, (461, 16), (13, 13)) { Text(paragraph) },
    Row("lines reserved", 100, (13, 48), (13, 13)) { Text("Hi").lineLimit(3, reservesSpace: true) },
    Row("lines from two", 100, (13, 32), (13, 13)) { Text("Hi").lineLimit(2...3) },
    Row("the inner limit", 100, (13, 48), (13, 13)) { VStack { Text("Hi").lineLimit(3...) }.lineLimit(1) },
    Row("an ellipsis", 60, (58.5, 16)) { Text("Hello, wonderful world").lineLimit(1) },
    Row("no white space before it", 75, (68.5, 16)) { Text("Alpha beta gamma delta").lineLimit(1) },
    Row("spacing of lines", nil, (9, 36), (13, 33)) { Text("A\nB").lineSpacing(4) },
    Row("kerning", nil, (34.5, 16), (13, 13)) { Text("abc").kerning(4) },
    Row("raised", nil, (15.5, 21), (18, 18)) { Text("a") + Text("b").baselineOffset(5) },
    Row("lowered", nil, (15.5, 21), (13, 13)) { Text("a") + Text("b").baselineOffset(-5) },
    Row("two sizes", nil, (66.5, 24), (19, 19)) {
      Text("aaaa").font(.system(size: 20)) + Text("bbbb").font(.system(size: 10))
    },
    Row("serif", nil, (105.5, 16), (12, 12)) { Text(digits).font(.system(size: 13, design: .serif)) },
    Row("rounded", nil, (103, 16), (13, 13)) { Text(digits).font(.system(size: 13, design: .rounded)) },
    Row("monospaced", nil, (137, 16), (13, 13)) { Text(digits).font(.system(size: 13, design: .monospaced)) },
    Row("italic", nil, (105.5, 16), (13, 13)) { Text(digits).italic() },
    Row("a container's font", nil, (164.5, 26), (21, 21)) { VStack { Text(digits) }.font(.title).font(.caption) },
    Row("no font is the default one", nil, (105.5, 16), (13, 13)) { VStack { Text(digits).font(nil) }.font(.title) },
    Row("a container's weight", nil, (113, 16)) { VStack { Text(digits).font(.body) }.fontWeight(.bold) },
    Row("one type size", nil, (164.5, 26)) { Text(digits).font(.title).dynamicTypeSize(.accessibility5) },
    // Recorded by swiftui-rich-text: lines of mixed sizes (C6 to C19).
    Row("a large word on the second line", 90, (84.5, 48), (10, 42)) {
      small("small small small ") + large("BIG") + small(" tail tail")
    },
    Row("a large space at a line's end counts", 12, (12, 166), (10, 160)) { small("x x x") + large(" BIG") },
    Row("a raised word on the second line", 30, (30, 60), (13, 57)) { Text("aaaa ") + Text("bbbb").baselineOffset(6) },
    Row("an ellipsis of the larger font", 70, (62.5, 24), (19, 19)) {
      (small("aaaa") + Text("BBBBBBBBBBBBB").font(.system(size: 20))).lineLimit(1)
    },
    Row("large letters on all lines but the first", 30, (30, 105), (29, 99)) {
      (small("aa aa") + large(" BB")).multilineTextAlignment(.center)
    },
    Row("two small lines of a height", 12, height: 30, (8.5, 26), (10, 23)) { small("x x x") + large(" BIG") },
    Row("reserved lines are those of the first font", nil, (24.5, 36), (29, 29)) {
      (small("a") + large("B")).lineLimit(3, reservesSpace: true)
    },
    Row("reserved large lines", nil, (19, 105), (29, 29)) { large("B").lineLimit(3, reservesSpace: true) },
    Row("reserved small lines", nil, (6, 36), (10, 10)) { small("a").lineLimit(3, reservesSpace: true) },
    Row("reserved lines, the large font first", nil, (24.5, 105), (29, 29)) {
      (large("B") + small("a")).lineLimit(3, reservesSpace: true)
    },
  ]

  nonisolated private static func small(_ text: String) -> Text { Text(text).font(.system(size: 10)) }
  nonisolated private static func large(_ text: String) -> Text { Text(text).font(.system(size: 30)) }

  /// C19, whose width nobody knows the rule of.
  @Test func aTruncatedLineIsAsHighAsTheLineThatItStandsFor() {
    let text = (Self.small("aa aa") + Self.large(" BB")).lineLimit(1)
    let asked = Asked(ProposedViewSize(width: 40, height: nil), text)
    #expect(asked.size.height == 35 && asked.baselines == [29, 29])
  }

  /// Recorded by swiftui-field-chrome: SZ6 and SZ6b.
  @Test func anEmptyFieldIsAsHighAsALine() {
    for (style, size) in [(false, CGSize(width: 12, height: 24)), (true, CGSize(width: 4, height: 16))] {
      let field = TextField("", text: .constant(""))
      let asked = style ? Asked(.unspecified, field.textFieldStyle(.plain)) : Asked(.unspecified, field)
      #expect(asked.size == size)
    }
  }

  @Test("Texts answer as recorded", arguments: rows)
  func sizes(_ row: Row) {
    let asked = Asked(ProposedViewSize(width: row.width, height: row.height), row.text())
    #expect(asked.size.height == row.size.height)
    #expect(abs(asked.size.width - row.size.width) <= max(0.5, row.size.width * 0.04), "\(asked.size)")
    guard let (first, last) = row.baselines else { return }
    #expect(asked.baselines == [first, last])
  }

  nonisolated static let bold: [(name: String, width: CGFloat, text: Text)] = [
    ("a text style is semibold", 75.5, Text("Hello, world").bold()),
    ("a headline is heavy", 80.5, Text("Hello, world").font(.headline).bold()),
    ("a size is bold", 77.5, Text("Hello, world").font(.system(size: 13).bold())),
    ("a weight is itself", 77.5, Text("Hello, world").fontWeight(.bold)),
    ("what is light stays so", 70.5, Text("Hello, world").font(.system(size: 13, weight: .light)).bold()),
  ]

  @Test("What bold makes of a font", arguments: bold)
  func bold(_ row: (name: String, width: CGFloat, text: Text)) {
    #expect(abs(Asked(.unspecified, row.text).size.width / row.width - 1) < 0.015)
  }

  @Test("Cells that meet at a baseline reach beyond their row, whose height they keep")
  func rowsAtBaselines() {
    func asked(_ alignment: VerticalAlignment) -> Asked {
      let view = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: alignment) {
          Text("Hg")
          Text("Hg").font(.system(size: 26))
          Text("Hg\nHg")
          Color.red.frame(width: 10, height: 10)
        }
        Color.red.frame(width: 5, height: 5)
      }
      return Asked(.unspecified, view)
    }
    let (first, last) = (asked(.firstTextBaseline), asked(.lastTextBaseline))
    #expect(first.tops == [0, -12, 0] && first.size.height == 37 && first.baselines == [13, 29])
    #expect(last.tops == [14, 2, -2] && last.size.height == 37 && last.baselines == [11, 27])
  }

  @Test("A symbol keeps the distances of a text, a checkbox others to another one")
  func distances() {
    let (symbol, toggle) = (Image(systemName: "star"), Toggle("T", isOn: .constant(true)))
    func distance(_ a: some View, _ b: some View) -> CGFloat {
      let both = Asked(
        .unspecified,
        VStack {
          a; b
        }
      ).size.height
      let own = Asked(.unspecified, a).size.height + Asked(.unspecified, b).size.height
      return ((both - own) * 1000).rounded() / 1000
    }
    #expect(distance(symbol, symbol) == 0)
    #expect(distance(symbol, Text("Hi")) == 0)
    #expect(distance(toggle, toggle) == 6)
    #expect(distance(Text("Hi"), toggle) == 8.151)
  }
}

/// A view's answer at scale 2, its baselines, and where its texts lie.
@MainActor struct Asked {
  var size = CGSize.zero
  var baselines: [CGFloat] = []
  var tops: [CGFloat] = []

  init(_ proposal: ProposedViewSize, on profile: PlatformProfile = .macOS26, _ view: some View) {
    let answer = Answer()
    var configuration = ViewHost.Configuration()
    configuration.profile = profile
    configuration.scale = 2
    configuration.size = CGSize(width: 600, height: 700)
    let host = ViewHost(
      Question(answer: answer, proposal: proposal).callAsFunction { view }, configuration: configuration)
    host.update()
    (size, baselines) = (answer.size, answer.baselines)
    let root = host.snapshot().root
    func visit(_ node: LayoutSnapshot.Node) {
      if node.view == "Text" { tops.append(node.frame.minY - root.frame.minY) }
      node.children.forEach(visit)
    }
    visit(root)
  }

  final class Answer {
    var size = CGSize.zero
    var baselines: [CGFloat] = []
  }

  nonisolated struct Question: Layout {
    let answer: Answer
    let proposal: ProposedViewSize

    func sizeThatFits(proposal _: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      let dimensions = subviews[0].dimensions(in: proposal)
      MainActor.assumeIsolated {
        answer.size = CGSize(width: dimensions.width, height: dimensions.height)
        answer.baselines = [dimensions[.firstTextBaseline], dimensions[.lastTextBaseline]]
      }
      return answer(dimensions)
    }

    private func answer(_ dimensions: ViewDimensions) -> CGSize {
      CGSize(width: dimensions.width, height: dimensions.height)
    }

    func placeSubviews(in bounds: CGRect, proposal _: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      subviews[0].place(at: bounds.origin, proposal: proposal)
    }
  }
}
