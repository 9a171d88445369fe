// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@Suite("Text values")
struct TextValueTests {
  var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "en_US")
    environment.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    return environment
  }

  func string(_ text: Text) -> String { text.string(in: environment) }

  /// Runs as "string[b i m s link]".
  func runs(_ text: Text) -> [String] {
    let resolution = text.resolve(in: environment)
    return zip(resolution.text.runs, resolution.styles).map { run, style in
      var marks: [String] = []
      if run.font.weight >= 600 { marks.append("b") }
      if run.font.isItalic { marks.append("i") }
      if run.font.family == .system(.monospaced) { marks.append("m") }
      if run.strikethrough != nil { marks.append("s") }
      if let link = style.link { marks.append(link.absoluteString) }
      return marks.isEmpty ? run.string : "\(run.string)[\(marks.joined(separator: " "))]"
    }
  }

  @Test("Literals are keys, strings are verbatim")
  func initializers() {
    let variable = "*not* read"
    #expect(string(Text(variable)) == "*not* read")
    #expect(string(Text(verbatim: "*not* read")) == "*not* read")
    #expect(string(Text("*read*")) == "read")
    #expect(string(Text("\(variable)")) == "*not* read")
    #expect(string(Text(LocalizedStringKey(variable))) == "not read")
    #expect(string(Text(variable.dropFirst(5))) == " read")
    #expect(string(Text("100%")) == "100%")
    #expect(string(Text("100% of \(3)")) == "100% of 3")
    #expect(string(Text("%@ and \("%@")")) == "%@ and %@")
    #expect(Text("a") == Text("a"))
    #expect(Text("a \(1)") == Text("a \(1)"))
    #expect(Text("a \(1)") != Text("a \(2)"))
    #expect(Text("a").bold() != Text("a"))
  }

  @Test("Floating point shows six decimals, integers are grouped")
  func numbers() {
    let length: CGFloat = 400
    #expect(string(Text("\(length)")) == "400.000000")
    #expect(string(Text("\(1.5) \(Float(0.25))")) == "1.500000 0.250000")
    #expect(string(Text("\(1_234_567)")) == "1,234,567")
    #expect(string(Text("\(-1234)")) == "-1,234")
    #expect(string(Text("\(UInt8(7)) \(Int16(-3)) \(UInt64.max)")) == "7 -3 18,446,744,073,709,551,615")
    #expect(string(Text("\(3.14159, specifier: "%.2f")")) == "3.14")
    #expect(string(Text("\(7, specifier: "%03d")%")) == "007%")
    #expect(string(Text("\(255, specifier: "%x")")) == "ff")
    #expect(string(Text("\(CGFloat.infinity) \(Double.nan)")) == "inf nan")
    #expect(string(Text("\(0.5, format: .percent)")) == "50%")
    #expect(string(Text(1234.5, format: .number)) == "1,234.5")
    var german = environment
    german.locale = Locale(identifier: "de_DE")
    #expect(Text("\(1234.5)").string(in: german) == "1.234,500000")
  }

  @Test("A specifier that doesn't fit its number is left aside", arguments: ["%s", "%@", "%n", "%d%d", "x", "%", "%5"])
  func badSpecifiers(specifier: String) {
    #expect(string(Text("\(5, specifier: specifier)")) == "5")
    #expect(string(Text("\(0.5, specifier: "%d")")) == "")
  }

  @Test("Inline Markdown of keys")
  func markdown() {
    #expect(runs(Text("a **b** *c* `d` ~~e~~")) == ["a ", "b[b]", " ", "c[i]", " ", "d[m]", " ", "e[s]"])
    #expect(runs(Text("***both***")) == ["both[b i]"])
    #expect(runs(Text("**a *b* c**")) == ["a [b]", "b[b i]", " c[b]"])
    #expect(runs(Text("snake_case_name 2*3*4 * 5")) == ["snake_case_name 2", "3[i]", "4 * 5"])
    #expect(runs(Text(#"\*plain\* \a"#)) == [#"*plain* \a"#])
    #expect(runs(Text("[text *x*](https://a.b/c)!")) == ["text x[https://a.b/c]", "!"])
    #expect(runs(Text("see https://a.b/c. Now")) == ["see ", "https://a.b/c[https://a.b/c]", ". Now"])
    #expect(runs(Text("<https://a.b> a < b &amp; [c]")) == ["https://a.b[https://a.b]", " a < b & [c]"])
    #expect(runs(Text("**Hello \("*x*")** \(2)")) == ["Hello *x*[b]", " 2"])
    #expect(runs(Text("[go](https://a.b/\(7))")) == ["go[https://a.b/7]"])
    #expect(runs(Text("a\n  b  *c*")) == ["a\n  b  ", "c[i]"])
    #expect(runs(Text("`**code**`")) == ["**code**[m]"])
    #expect(runs(Text("unclosed **bold and [link](")) == ["unclosed **bold and [link]("])
    #expect(runs(Text("![picture](a.png)")) == ["picture"])
  }

  /// Recorded on macOS 27: foundation-markdown-inline M21, M22, N26 and N28, and swiftui-rich-text, which draws them so.
  @Test("Addresses of mail are links; letters of links are themselves")
  func mailAddresses() {
    #expect(runs(Text("a@b.org")) == ["a@b.org[mailto:a@b.org]"])
    #expect(runs(Text("[**b**](https://x.org)")) == ["b[https://x.org]"])
    #expect(runs(Text("[`c` *i* ~~s~~](u)")) == ["c i s[u]"])
    #expect(runs(Text("[a]()")) == ["a"])
    // By GitHub's rules, which Foundation's reader follows.
    #expect(
      runs(Text("to first_name+x@mail.b-c.org.")) == [
        "to ", "first_name+x@mail.b-c.org[mailto:first_name+x@mail.b-c.org]", ".",
      ])
    for plain in ["@b.org", "a@b", "a@b.1", "a@.org", "a@b.org@c", "a @ b.org"] {
      #expect(runs(Text(LocalizedStringKey(plain))) == [plain])
    }
    #expect(runs(Text("Hello \("x")@b.org")) == ["Hello x@b.org"])
    #expect(runs(Text("_a@b.org_")) == ["a@b.org[i mailto:a@b.org]"])
    #expect(runs(Text("a@b.org_")) == ["a@b.org_"])
  }

  @Test(
    "Odd Markdown ends, and fast",
    arguments: ["*", "_", "~", "`", "[", "](", "<", "&", "\\", "**a", "[a](", "h", "@", "a@", "a@b."])
  func oddMarkdown(piece: String) {
    let long = String(repeating: piece, count: 2_000)
    #expect(string(Text(LocalizedStringKey(long))).isEmpty == false)
  }

  @Test("Modifiers: the first written wins, parts keep their own")
  func modifiers() {
    #expect(runs(Text("a").bold() + Text("b")) == ["a[b]", "b"])
    #expect(runs((Text("a").italic() + Text("b")).bold()) == ["a[b i]", "b[b]"])
    let colored = Text("a").foregroundColor(.red).foregroundColor(.blue).resolve(in: environment)
    #expect(colored.styles == [TextRunStyle(style: AnyShapeStyle(Color.red))])
    let spaced = Text("a").kerning(3).tracking(2).baselineOffset(.nan).resolve(in: environment)
    #expect(spaced.text.runs.first?.tracking == 2)
    #expect(spaced.text.runs.first?.baselineOffset == 0)
    let font = Text("a").font(.title).fontWeight(.black).resolve(in: environment).text.runs.first?.font
    #expect(font?.size == 28 && font?.weight == 900)
    #expect(runs(Text("a \(Text("b").bold()) c")) == ["a ", "b[b]", " c"])
    #expect(Text("").resolve(in: environment).text.runs.count == 1)
    var upper = environment
    upper.textCase = .uppercase
    #expect(Text("straße").string(in: upper) == "STRASSE")
  }

  @Test("A sum of many texts neither overflows the stack nor takes long")
  func longSums() {
    var sum = Text("a")
    for index in 0..<5_000 { sum = sum + (index.isMultiple(of: 2) ? Text("b").bold() : Text("c")) }
    #expect(sum.resolve(in: environment).text.runs.count == 5_001)
    #expect(sum == sum)
  }

  @Test("Paints follow the foreground, a run's own style and links")
  func paints() {
    var values = environment
    values.foregroundStyle = AnyShapeStyle(Color.green)
    let text = Text("a \(Text("b").foregroundStyle(.secondary)) [c](https://a.b)")
    let resolution = text.resolve(in: values)
    let colors = resolution.paints(in: values, bounds: .zero).map { paint -> String in
      if case .color(let color) = paint { color.description } else { "" }
    }
    #expect(colors == ["#34C759FF", "#34C75980", "#34C759FF", "#0088FFFF"])
  }

  /// Recorded on macOS 27: swiftui-rich-text C11lne and C11lnc.
  @Test("A link keeps the tint under the text's colour; its own attribute wins")
  func links() {
    var string = AttributedString("plain ")
    var link = AttributedString("link ")
    link.link = URL(string: "https://a.b")
    var own = AttributedString("own")
    own.link = URL(string: "https://c.d")
    own.foregroundColor = .red
    string += link + own
    for text in [Text(string).foregroundStyle(.green), Text(string).foregroundColor(.green)] {
      let paints = text.resolve(in: environment).paints(in: environment, bounds: .zero)
      let colors = paints.map { if case .color(let color) = $0 { color.description } else { "" } }
      #expect(colors.count == 3 && Set(colors).count == 3 && colors[1] == "#0088FFFF")
    }
    let markdown = Text("a [b](https://a.b)").foregroundColor(.green).resolve(in: environment)
    #expect(markdown.styles.map { $0.style == nil } == [false, true])
  }

  @Test("Attributed strings")
  func attributed() {
    var string = AttributedString("plain ")
    var bold = AttributedString("bold")
    bold.font = .body.bold()
    bold.foregroundColor = .red
    string += bold
    #expect(runs(Text(string)) == ["plain ", "bold[b]"])
    let resolution = Text(string).foregroundColor(.blue).resolve(in: environment)
    #expect(resolution.styles.map(\.style) == [AnyShapeStyle(Color.blue), AnyShapeStyle(Color.red)])
  }

  @Test("Dates")
  func dates() {
    let date = Date(timeIntervalSince1970: 0)
    #expect(string(Text(date, style: .date)) == "January 1, 1970")
    #expect(string(Text(date, style: .time)).hasPrefix("12:00"))
    #expect(DateText.clock(3_725, showsHours: true) == "1:02:05")
    #expect(DateText.clock(3_725, showsHours: false) == "62:05")
    #expect(DateText.clock(.nan, showsHours: true) == "0:00")
    #expect(DateText.relative(8_580) == "2 hr, 23 min")
    #expect(DateText.offset(-7_200) == "-2 hours")
    #expect(string(Text(timerInterval: date...date.addingTimeInterval(65), pauseTime: date)) == "1:05")
  }

  @Test("Paragraph values are brought into range")
  func paragraph() {
    var values = environment
    values.lineLimit = -2
    values.lineSpacing = -.infinity
    values.minimumScaleFactor = 7
    values.displayScale = 0
    let paragraph = Text("a").resolve(in: values).text.paragraph
    #expect(paragraph.lineLimit == 1)
    #expect(paragraph.lineSpacing == 0)
    #expect(paragraph.minimumScaleFactor == 1)
    #expect(paragraph.displayScale == 1)
  }
}
