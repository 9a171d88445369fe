// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import Testing

@MainActor
private func textFrame<V: View>(
  _ view: V, _ width: CGFloat, _ height: CGFloat, _ profile: PlatformProfile = .iOS26, scale: CGFloat,
  safeTop: CGFloat = 0
) -> CGRect {
  var configuration = ViewHost.Configuration()
  configuration.size = CGSize(width: width, height: height)
  configuration.profile = profile
  configuration.scale = scale
  configuration.safeArea.top = safeTop
  let host = ViewHost(view, configuration: configuration)
  host.update()
  return host.snapshot().root.first("Text")?.frame ?? .null
}

private func lines(_ count: Int) -> String { Array(repeating: "X", count: count).joined(separator: "\n") }

/// Heights of whole views, as SwiftUI drew them: a text with what stands around it.
struct MeasuredView: Sendable, CustomTestStringConvertible {
  let name: String
  let scale: CGFloat
  /// The width that it's shown in; nil lets it be as wide as it likes.
  var width: CGFloat?
  /// In device pixels.
  let height: CGFloat
  var pixelWidth: CGFloat?
  let view: @MainActor @Sendable (String) -> AnyView

  var testDescription: String { "\(name) at \(scale)x" }
}

@MainActor @Suite struct HostTextFacts {
  nonisolated private static let plain: @MainActor @Sendable (String) -> AnyView = { AnyView(Text($0)) }

  nonisolated static let measured: [MeasuredView] = [
    MeasuredView(name: ".padding", scale: 3, height: 157, pixelWidth: 297) { AnyView(Text($0).padding()) },
    MeasuredView(name: ".padding()", scale: 3, height: 157, pixelWidth: 333) { AnyView(Text($0).padding()) },
    MeasuredView(name: ".padding(.all, 20)", scale: 3, height: 181, pixelWidth: 508) {
      AnyView(Text($0).padding(.all, 20))
    },
    MeasuredView(
      name: ".padding(EdgeInsets(top: 20, leading: 30, bottom: 10, trailing: 40))", scale: 3, height: 151,
      pixelWidth: 1717
    ) { AnyView(Text($0).padding(EdgeInsets(top: 20, leading: 30, bottom: 10, trailing: 40))) },
    MeasuredView(name: ".padding(.horizontal, 15)", scale: 3, height: 61, pixelWidth: 646) {
      AnyView(Text($0).padding(.horizontal, 15))
    },
    MeasuredView(name: ".padding(30)", scale: 3, height: 241, pixelWidth: 479) { AnyView(Text($0).padding(30)) },
    MeasuredView(name: ".padding(.vertical, 30)", scale: 3, height: 241, pixelWidth: 502) {
      AnyView(Text($0).padding(.vertical, 30))
    },
    MeasuredView(name: "backgroundAndPadding()", scale: 3, height: 157, pixelWidth: 683) {
      AnyView(Text($0).background(.red).padding())
    },
    MeasuredView(name: "paddingAndBackground()", scale: 3, height: 157, pixelWidth: 685) {
      AnyView(Text($0).padding().background(.red))
    },
    MeasuredView(
      name: ".sizes(devices: .iPhoneX, .iPadPro11, fitting: .widthButMinimumHeight)", scale: 2, width: 1194,
      height: 41, view: plain),
    MeasuredView(
      name: ".sizes(devices: .iPhoneX, .iPadPro11, fitting: .widthButMinimumHeight)", scale: 3, width: 375,
      height: 127, view: plain),
    MeasuredView(
      name: ".sizes(devices: .iPhoneX, fitting: .widthButMinimumHeight)", scale: 3, width: 375, height: 127,
      view: plain),
    MeasuredView(name: ".sizes(width: 320)", scale: 3, width: 320, height: 61, view: plain),
    MeasuredView(name: "Some SwiftUI text", scale: 3, height: 61, pixelWidth: 408, view: plain),
  ]

  @Test(
    "facts 6, 7, 26, 27, 29: whole views are as high as measured, to the pixel, and as wide within 4 %",
    arguments: measured)
  func views(_ item: MeasuredView) {
    var configuration = ViewHost.Configuration()
    configuration.size = CGSize(width: item.width ?? 2_000, height: 1_000)
    configuration.scale = item.scale
    let host = ViewHost(item.view(item.name), configuration: configuration)
    host.update()
    let size = host.snapshot().root.frame.size
    #expect(abs(size.height * item.scale - item.height) < 1e-6)
    if let width = item.pixelWidth { #expect(abs(size.width * item.scale - width) <= width * 0.04) }
  }

  @Test("fact 5: a text lies in the middle of the safe area, at fractions")
  func centred() {
    let frame = textFrame(Text("Hello world"), 390, 810, scale: 3, safeTop: 47)
    #expect(abs(frame.minY - (47 + (763 - 61.0 / 3) / 2)) < 1e-9)
    #expect(abs(frame.minY - 418.333) < 0.001)
    #expect(abs(frame.midX - 195) < 1e-9)
    // fact 4: the width is 85.33.
    #expect(abs(frame.width - 85.333) < 85.333 * 0.04)
  }

  @Test("facts 8, 9: titles of several lines, in points")
  func titles() {
    func height(_ count: Int, _ font: Font, _ profile: PlatformProfile, _ scale: CGFloat) -> CGFloat {
      textFrame(Text(lines(count)).font(font), 500, 500, profile, scale: scale).height
    }
    #expect(height(5, .title, .iOS26, 1) == 170)
    #expect(height(4, .title, .macOS26, 1) == 104)
    #expect(height(3, .largeTitle, .iOS26, 2) == 123)
    #expect(height(1, .largeTitle, .macOS26, 4) == 30.75)
  }

  @Test("facts 10, 101: single lines at 1x; the box of one T is 11×21 on iOS and 9×16 on macOS")
  func singleLines() {
    let styles: [Font.TextStyle] = [
      .largeTitle, .title, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote, .caption, .caption2,
    ]
    func heights(_ profile: PlatformProfile) -> [CGFloat] {
      styles.map { textFrame(Text("X").font(.system($0)), 200, 200, profile, scale: 1).height }
    }
    #expect(heights(.iOS26) == [41, 34, 27, 24, 21, 21, 20, 18, 16, 15, 14])
    #expect(heights(.macOS26) == [31, 26, 21, 19, 16, 16, 15, 14, 13, 13, 13])
    #expect(textFrame(Text("T"), 100, 100, scale: 1).size == CGSize(width: 11, height: 21))
    #expect(textFrame(Text("T"), 100, 100, .macOS26, scale: 1).size == CGSize(width: 9, height: 16))
  }

  @Test("fact 35: on macOS two texts of a column touch: lines of 16 at 0 and 16")
  func column() {
    var configuration = ViewHost.Configuration()
    configuration.profile = .macOS26
    for scale in [1, 2] as [CGFloat] {
      configuration.scale = scale
      let host = ViewHost(VStack { ForEach(0..<2) { Text("line \($0)") } }, configuration: configuration)
      host.update()
      let texts = host.snapshot().root.all("Text").map(\.frame)
      #expect(texts.map(\.height) == [16, 16])
      #expect(texts[1].minY - texts[0].minY == 16)
    }
  }
}
