// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import Testing

/// What SwiftUI answers on macOS 27 for texts and controls, recorded by public probes in windows of scale 2.
@MainActor @Suite struct MacTextFacts {
  /// A text's answer where nothing is proposed.
  private func ideal<V: View>(_ view: V, scale: CGFloat = 2) -> (size: CGSize, baseline: CGFloat) {
    let answer = Answer()
    var configuration = ViewHost.Configuration()
    configuration.profile = .macOS26
    configuration.scale = scale
    configuration.size = CGSize(width: 500, height: 300)
    ViewHost(Ask(answer: answer, proposals: [.unspecified]).callAsFunction { view }, configuration: configuration)
      .update()
    return (answer.sizes.first ?? .zero, answer.baseline)
  }

  /// Size of the font, height of a line, its first baseline.
  nonisolated static let lines: [(size: CGFloat, height: CGFloat, baseline: CGFloat)] = [
    (9, 11, 9), (10, 13, 10), (11, 14, 11), (12, 15, 12), (13, 16, 13), (14, 17, 14), (15, 19, 15), (16, 19, 15),
    (17, 20, 16), (20, 24, 19), (22, 26, 21), (26, 30, 25), (30, 35, 29),
  ]

  @Test("A line of the system font has a whole height and baseline at any scale", arguments: lines)
  func systemLines(_ line: (size: CGFloat, height: CGFloat, baseline: CGFloat)) {
    for scale in [1, 2] as [CGFloat] {
      let one = ideal(Text("Hg").font(.system(size: line.size)), scale: scale)
      #expect(one.size.height == line.height)
      #expect(one.baseline == line.baseline)
      #expect(ideal(Text("Hg\nHg").font(.system(size: line.size)), scale: scale).size.height == 2 * line.height)
    }
  }

  nonisolated static let styles: [(style: Font.TextStyle, width: CGFloat, height: CGFloat, baseline: CGFloat)] = [
    (.largeTitle, 193.5, 31, 25), (.title, 164.5, 26, 21), (.title2, 132, 20.5, 16), (.title3, 119, 19, 15),
    (.headline, 113, 16, 13), (.subheadline, 91.5, 14, 11), (.body, 105.5, 16, 13), (.callout, 98.5, 15, 12),
    (.footnote, 84, 13, 10), (.caption, 84, 13, 10), (.caption2, 86, 13, 10),
  ]

  @Test("Text styles have the recorded heights and baselines, widths within 2 %", arguments: styles)
  func textStyles(_ row: (style: Font.TextStyle, width: CGFloat, height: CGFloat, baseline: CGFloat)) {
    let text = ideal(Text("Hello, world 0123").font(.system(row.style)))
    #expect(text.size.height == row.height)
    #expect(text.baseline == row.baseline)
    #expect(abs(text.size.width / row.width - 1) < 0.02)
  }

  nonisolated static let weights: [(weight: Font.Weight, width: CGFloat)] = [
    (.ultraLight, 68), (.thin, 69), (.light, 70.5), (.regular, 72), (.medium, 74), (.semibold, 75.5), (.bold, 77.5),
    (.heavy, 80.5), (.black, 83),
  ]

  @Test("Weights are as wide as recorded, within 2 %", arguments: weights)
  func weights(_ row: (weight: Font.Weight, width: CGFloat)) {
    let width = ideal(Text("Hello, world").font(.system(size: 13, weight: row.weight))).size.width
    #expect(abs(width / row.width - 1) < 0.02)
  }

  @Test("Below and above a text what isn't one lies as far away as recorded")
  func distances() {
    func height<V: View>(_ view: V) -> CGFloat { (ideal(view).size.height * 1000).rounded() / 1000 }
    let (text, big) = (Text("Hg"), Text("Hg").font(.system(size: 26)))
    let block = Color.red.frame(width: 10, height: 10)
    #expect(
      height(
        VStack {
          text; text
        }) == 32)
    #expect(
      height(
        VStack {
          big; big
        }) == 60)
    #expect(
      height(
        VStack {
          text; big
        }) == 46)
    #expect(
      height(
        VStack {
          block; block
        }) == 28)
    #expect(
      height(
        VStack {
          text; block
        }) == 34.151)
    #expect(
      height(
        VStack {
          block; text
        }) == 30.742)
    #expect(
      height(
        VStack {
          big; block
        }) == 55.802)
    #expect(
      height(
        VStack {
          block; big
        }) == 48.984)
    #expect(
      height(
        VStack {
          text.padding(1); block
        }) == 36)
    #expect(
      height(
        VStack {
          text.frame(height: 20); block
        }) == 38)
    #expect(
      ideal(
        HStack {
          text; block
        }
      ).size.width == 35.5)
  }

  @Test("A form's rows lie where they were recorded")
  func form() throws {
    let view = VStack(alignment: .leading) {
      HStack {
        Text("Name"); TextField("Name", text: .constant(""))
      }
      HStack {
        Toggle("Enabled", isOn: .constant(false)); Spacer(); Button("Apply") {}
      }
      HStack {
        Text("Speed"); Slider(value: .constant(5), in: 0...10)
      }
      Picker("Mode", selection: .constant(0)) {
        Text("Alpha").tag(0); Text("Beta").tag(1)
      }.pickerStyle(.menu)
      Divider()
      HStack {
        Stepper("Qty", value: .constant(1), in: 0...3); Spacer()
      }
    }
    .padding().frame(width: 400).fixedSize(horizontal: false, vertical: true)
    var configuration = ViewHost.Configuration()
    configuration.profile = .macOS26
    configuration.scale = 2
    configuration.size = CGSize(width: 400, height: 182.04)
    let host = ViewHost(view, configuration: configuration)
    host.update()
    let root = host.snapshot().root
    func top(_ name: String) throws -> CGFloat { (try #require(root.first(name)).frame.minY * 100).rounded() / 100 }
    #expect(try top("TextField") == 16)
    #expect(try top("Toggle") == 51.94)
    #expect(try top("Button") == 48.15)
    #expect(try top("Slider") == 76.89)
    #expect(try top("Picker") == 101.04)
    #expect(try top("Divider") == 133.04)
    #expect(try top("Stepper") == 142.04)
    #expect(try #require(root.first("Slider")).frame.maxX == 384)
    #expect(try #require(root.first("Button")).frame.maxX == 384)
  }

  @Test("A text without a font follows the size of controls; one with a font doesn't")
  func controlSizes() {
    #expect(ideal(Text("Hg").controlSize(.mini)).size.height == 11)
    #expect(ideal(Text("Hg").controlSize(.small)).size.height == 14)
    #expect(ideal(Text("Hg").controlSize(.large)).size.height == 16)
    #expect(ideal(Text("Hg").font(.body).controlSize(.mini)).size.height == 16)
  }
}

/// What a view answered to proposals.
@MainActor private final class Answer {
  var sizes: [CGSize] = []
  var baseline: CGFloat = 0
}

private nonisolated struct Ask: Layout {
  let answer: Answer
  let proposals: [ProposedViewSize]

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let view = subviews[0]
    MainActor.assumeIsolated {
      answer.sizes = proposals.map { view.sizeThatFits($0) }
      answer.baseline = view.dimensions(in: .unspecified)[.firstTextBaseline]
    }
    return view.sizeThatFits(proposal)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews[0].place(at: bounds.origin, proposal: proposal)
  }
}

@MainActor @Suite struct MacControlFacts {
  /// A control's answers to 0 × 0, to nothing proposed, ∞ × ∞, 200 × nil, nil × 200, 50 × nil.
  struct Control: CustomTestStringConvertible {
    let name: String
    /// Nil where what is recorded hangs on something that isn't imitated.
    let answers: [CGSize?]
    let view: @MainActor () -> AnyView
    var testDescription: String { name }
  }

  private static let infinite = CGFloat.infinity

  private static func hugging(_ name: String, zero: CGSize?, _ ideal: CGSize, narrow: CGSize?, _ view: some View)
    -> Control
  {
    Control(name: name, answers: [zero, ideal, ideal, ideal, ideal, narrow]) { AnyView(view) }
  }

  /// Takes any width.
  private static func wide(_ name: String, least: CGFloat = 0, _ ideal: CGSize, _ view: some View) -> Control {
    let height = ideal.height
    return Control(
      name: name,
      answers: [
        CGSize(width: least, height: height), ideal, CGSize(width: infinite, height: height),
        CGSize(width: 200, height: height), ideal, CGSize(width: 50, height: height),
      ]
    ) { AnyView(view) }
  }

  private static func size(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }

  @MainActor static var controls: [Control] {
    let button = Button("Go") {}
    let toggle = Toggle("Wi-Fi", isOn: .constant(false))
    let picker = Picker("Mode", selection: .constant(0)) {
      Text("Alpha").tag(0)
      Text("Beta").tag(1)
    }
    let go = size(41.5, 24)
    return [
      hugging("Button", zero: size(10, 8), go, narrow: go, button),
      hugging("Button, bordered", zero: nil, go, narrow: go, button.buttonStyle(.bordered)),
      hugging("Button, prominent", zero: nil, go, narrow: go, button.buttonStyle(.borderedProminent)),
      hugging("Button, plain", zero: size(0, 0), size(17.5, 16), narrow: size(17.5, 16), button.buttonStyle(.plain)),
      hugging("Button, borderless", zero: nil, size(17.5, 16), narrow: nil, button.buttonStyle(.borderless)),
      hugging("Button, mini", zero: nil, size(28, 13), narrow: nil, button.controlSize(.mini)),
      hugging("Button, small", zero: size(10, 6), size(35, 20), narrow: size(35, 20), button.controlSize(.small)),
      hugging("Button, large", zero: nil, size(45.5, 28), narrow: nil, button.controlSize(.large)),
      hugging("Button, extra large", zero: nil, size(53.5, 36), narrow: nil, button.controlSize(.extraLarge)),
      hugging("Toggle", zero: size(21, 16.42), size(53.5, 16.42), narrow: size(43, 32), toggle),
      hugging("Toggle, switch", zero: nil, size(94, 24), narrow: nil, toggle.toggleStyle(.switch)),
      hugging("Toggle, button", zero: nil, size(56, 24), narrow: nil, toggle.toggleStyle(.button)),
      wide("TextField", size(47.5, 24), TextField("Name", text: .constant(""))),
      wide("TextField with a text", size(43, 24), TextField("", text: .constant("Hello"))),
      wide("TextField, rounded", size(47.5, 24), TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder)),
      wide("TextField, square", size(47.5, 24), TextField("Name", text: .constant("")).textFieldStyle(.squareBorder)),
      wide("TextField, plain", size(39.25, 16), TextField("Name", text: .constant("")).textFieldStyle(.plain)),
      wide("TextField, mini", size(37.5, 19), TextField("Name", text: .constant("")).controlSize(.mini)),
      wide("TextField, large", size(47.5, 24), TextField("Name", text: .constant("")).controlSize(.large)),
      Control(
        name: "TextEditor",
        answers: [
          size(0, 0), size(0, 12), size(infinite, infinite), size(200, 12), size(0, 200), size(50, 12),
        ]
      ) { AnyView(TextEditor(text: .constant(""))) },
      wide("Slider", least: 20, size(30, 16), Slider(value: .constant(5), in: 0...10)),
      hugging(
        "Stepper", zero: size(28, 24), size(50, 24), narrow: size(50, 24),
        Stepper("Qty", value: .constant(1), in: 0...3)),
      hugging(
        "Stepper without a label", zero: size(28, 24), size(28, 24), narrow: nil, Stepper("", value: .constant(1))),
      hugging("Picker", zero: size(41.5, 24), size(124.5, 24), narrow: nil, picker),
      hugging("Picker, segmented", zero: size(118.5, 24), size(159.5, 24), narrow: nil, picker.pickerStyle(.segmented)),
      hugging(
        "Picker, radio group", zero: size(29, 38.84), size(98, 38.84), narrow: nil, picker.pickerStyle(.radioGroup)),
      hugging("Picker, inline", zero: nil, size(98, 38.84), narrow: nil, picker.pickerStyle(.inline)),
      hugging("Menu", zero: size(33.5, 24), size(93, 24), narrow: size(50, 24), Menu("Actions") { Text("A") }),
      hugging("ColorPicker", zero: nil, size(79, 24), narrow: nil, ColorPicker("Tint", selection: .constant(.red))),
      hugging(
        "ColorPicker, label hidden", zero: nil, size(48, 24), narrow: nil,
        ColorPicker("Tint", selection: .constant(.red)).labelsHidden()),
      hugging("ProgressView", zero: nil, size(32, 32), narrow: nil, ProgressView()),
      hugging("ProgressView, small", zero: nil, size(16, 16), narrow: nil, ProgressView().controlSize(.small)),
      hugging("ProgressView, mini", zero: nil, size(10, 10), narrow: nil, ProgressView().controlSize(.mini)),
      hugging("ProgressView with a label", zero: nil, size(48, 52), narrow: nil, ProgressView("Loading")),
      wide("ProgressView of a value", size(0, 20), ProgressView(value: 0.3)),
      wide("ProgressView of a value, small", size(0, 12), ProgressView(value: 0.3).controlSize(.small)),
      wide("Divider", size(10, 1), VStack { Divider() }),
    ]
  }

  @Test("Controls answer as recorded: heights exactly, widths within what Inter's letters differ")
  func controls() {
    for control in Self.controls {
      let answer = Answer()
      var configuration = ViewHost.Configuration()
      configuration.profile = .macOS26
      configuration.scale = 2
      configuration.size = CGSize(width: 500, height: 300)
      let proposals: [ProposedViewSize] = [
        .zero, .unspecified, .infinity, ProposedViewSize(width: 200, height: nil),
        ProposedViewSize(width: nil, height: 200), ProposedViewSize(width: 50, height: nil),
      ]
      let view = control.view()
      ViewHost(Ask(answer: answer, proposals: proposals).callAsFunction { view }, configuration: configuration).update()
      for (index, (found, wanted)) in zip(answer.sizes, control.answers).enumerated() {
        guard let wanted else { continue }
        let isClose = found.width == wanted.width || abs(found.width - wanted.width) <= max(1, wanted.width * 0.02)
        #expect(
          isClose && (found.height == wanted.height || abs(found.height - wanted.height) < 0.001),
          "\(control.name), question \(index): \(found), not \(wanted)")
      }
    }
  }
}
