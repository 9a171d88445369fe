// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@Suite("Platform profiles")
struct PlatformProfileTests {
  /// Facts 10, from largeTitle to caption2.
  static let styles: [Font.TextStyle] = [
    .largeTitle, .title, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote, .caption, .caption2,
  ]

  @Test("Single lines at 1x are as high as facts 10 say")
  func singleLines() {
    let iOS = Self.styles.map { PlatformProfile.iOS26.metrics(for: $0).lineHeight.rounded(.up) }
    #expect(iOS == [41, 34, 27, 24, 21, 21, 20, 18, 16, 15, 14])
    let macOS = Self.styles.map { PlatformProfile.macOS26.metrics(for: $0).lineHeight.rounded(.up) }
    #expect(macOS == [31, 26, 21, 19, 16, 16, 15, 14, 13, 13, 13])
  }

  @Test("Lines add their pitch (facts 6 to 9)")
  func pitches() {
    func height(_ style: Font.TextStyle, _ profile: PlatformProfile, lines: CGFloat, scale: CGFloat) -> CGFloat {
      let metrics = profile.metrics(for: style)
      return ((metrics.lineHeight + (lines - 1) * metrics.linePitch) * scale).rounded(.up) / scale
    }
    #expect(height(.body, .iOS26, lines: 1, scale: 3) == 61.0 / 3)
    #expect(height(.body, .iOS26, lines: 1, scale: 2) == 20.5)
    #expect(height(.body, .iOS26, lines: 2, scale: 3) == 127.0 / 3)
    #expect(height(.body, .iOS26, lines: 3, scale: 2) == 64.5)
    #expect(height(.body, .iOS26, lines: 5, scale: 2) == 108.5)
    #expect(height(.title, .iOS26, lines: 5, scale: 1) == 170)
    #expect(height(.title, .macOS26, lines: 4, scale: 1) == 104)
    #expect(height(.largeTitle, .iOS26, lines: 3, scale: 2) == 123)
    #expect(height(.largeTitle, .macOS26, lines: 1, scale: 4) == 30.75)
  }

  @Test("A profile is found by its name")
  func names() {
    #expect(PlatformProfile(name: "macOS26") == .macOS26)
    #expect(PlatformProfile(name: "ios-18") == .iOS18)
    #expect(PlatformProfile(name: "macOS 15") == .macOS15)
    #expect(PlatformProfile(name: "beos") == nil)
  }

  @Test("Type sizes scale iOS's text styles and nothing on macOS")
  func typeSizes() {
    var environment = EnvironmentValues()
    environment.dynamicTypeSize = .accessibility5
    #expect(Font.body.resolved(in: environment).size == 53)
    #expect(Font.body.resolved(in: environment).linePitch == 62)
    #expect(Font.system(size: 20).resolved(in: environment).size == 20)
    #expect(Font.custom("Inter", fixedSize: 20).resolved(in: environment).size == 20)
    #expect(abs(Font.custom("Inter", size: 17).resolved(in: environment).size - 53) < 1e-9)
    environment.platformProfile = .macOS26
    #expect(Font.body.resolved(in: environment).size == 13)
    for style in Self.styles {
      let sizes = DynamicTypeSize.allCases.map { PlatformProfile.iOS26.metrics(for: style, at: $0).size }
      #expect(sizes == sizes.sorted())
    }
  }

  @Test("Texts above each other: none between them on macOS (facts 35)")
  func spacing() {
    let environment = EnvironmentValues()
    let body = Font.body.resolved(in: environment)
    #expect(PlatformProfile.macOS26.textSpacing(above: body) == 0)
    #expect(PlatformProfile.iOS26.textSpacing(above: body) == 2)
    #expect(PlatformProfile.iOS26.dividerThickness(displayScale: 3) == 1.0 / 3)
    #expect(PlatformProfile.iOS26.dividerThickness(displayScale: .nan) == 1)
  }
}
