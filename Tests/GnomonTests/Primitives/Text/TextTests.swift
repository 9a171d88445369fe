// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@Suite("Texts")
struct TextTests: TextSuite {
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
}
