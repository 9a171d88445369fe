// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// Source as users write it: that it compiles is the test.
@MainActor
struct SourceCompatibilityTests {
  struct Row: View {
    @Environment(\.font) private var font
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.dynamicTypeSize) private var size
    @Environment(\.sizeCategory) private var category
    let name: String
    let count: Int
    let date = Date(timeIntervalSince1970: 0)
    let width: CGFloat? = 3

    var styled: some View {
      VStack {
        Text(name).foregroundStyle(.red).font(.title.weight(.bold))
        Text("\(name): \(count) \(0.5, specifier: "%.1f") **\(count)**").foregroundStyle(.secondary)
        Text("a").foregroundColor(.secondary) + Text("b").bold() + Text(name).italic()
        Text(0.25, format: .percent.precision(.fractionLength(1))).monospacedDigit()
        Text(date, style: .time).tint(.red).tint(nil)
        Text("\(width ?? 0)").font(.system(size: 12)).lineLimit(2...4).lineLimit(nil)
        Text("\(Image(systemName: "star")) \(name)").lineLimit(3, reservesSpace: true).lineLimit(...3)
        Text(LocalizedStringKey("x")).dynamicTypeSize(.large ... .xxxLarge).dynamicTypeSize(...(.large))
        Text(verbatim: name).bold().italic().underline().strikethrough(true, color: .red).textCase(.uppercase)
      }
      .foregroundStyle(.red, .blue)
    }

    var gradients: some View {
      VStack {
        Text("a").foregroundStyle(.red.gradient)
        Text("a").foregroundStyle(.blue.opacity(0.5))
        Text("a").foregroundStyle(.linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
        Text("a").foregroundStyle(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        Text("a").foregroundStyle(AngularGradient(gradient: Gradient(colors: [.red]), center: .center))
        Text("a").foregroundStyle(RadialGradient(colors: [.red], center: .center, startRadius: 0, endRadius: 9))
        Text("a").foregroundStyle(EllipticalGradient(colors: [.red]))
        Text("a").foregroundStyle(.tint).foregroundStyle(.ultraThinMaterial).foregroundStyle(.background)
        Text("a").foregroundStyle(colorScheme == .dark ? AnyShapeStyle(.tint) : AnyShapeStyle(.red))
      }
    }

    var fonts: some View {
      VStack {
        Text("a").font(.system(size: 12, weight: .bold))
        Text("a").font(.system(size: 12, weight: .bold, design: .rounded))
        Text("a").font(.system(size: 12, design: .monospaced))
        Text("a").font(.system(.title, design: .rounded))
        Text("a").font(.system(.title, design: .rounded, weight: .bold)).fontWeight(.bold)
        Text("a").font(.custom("Inter", size: 12, relativeTo: .title)).fontDesign(.serif).fontWidth(.condensed)
        Image("a").resizable().interpolation(.none).renderingMode(.template).foregroundStyle(.white)
        Text("a").multilineTextAlignment(.center).truncationMode(.middle).minimumScaleFactor(0.5).lineSpacing(4)
        Text("a").kerning(1).tracking(2).baselineOffset(3).textSelection(.enabled).accentColor(.red)
      }
    }

    var body: some View {
      VStack {
        styled
        gradients
        fonts
      }
    }
  }

  @Test func compiles() {
    let colors = [
      Color(white: 0.5), Color(red: 1, green: 0, blue: 0), Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 1),
      Color(.displayP3, white: 1, opacity: 1), Color(hue: 0, saturation: 0, brightness: 0), .red.opacity(0.5),
      Color("a"),
    ]
    #expect(colors.count == 7)
    let style: any ShapeStyle = .red
    #expect(style is Color)
    _ = Row(name: "a", count: 1)
  }
}
