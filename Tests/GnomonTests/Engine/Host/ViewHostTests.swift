// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct ViewHostTests {
  nonisolated static let roots: [LayoutCase] = [
    LayoutCase("fact 75: the root is centred, at fractions too", [101, 33.3], ["frame": [30.5, 11.65, 40, 10]]) {
      box(40, 10)
    }
  ]

  @Test("Places of roots", arguments: roots) func roots(_ item: LayoutCase) { item.run() }

  @Test("What the configuration says of the reader is in the environment, and UIKit's names say it too")
  func reader() {
    var configuration = ViewHost.Configuration()
    let plain = configuration.environment
    #expect(plain.legibilityWeight == nil && plain.colorSchemeContrast == .standard && !plain.accessibilityReduceMotion)
    configuration.locale = Locale(identifier: "th_TH")
    configuration.colorSchemeContrast = .increased
    configuration.legibilityWeight = .bold
    configuration.reducesMotion = true
    configuration.reducesTransparency = true
    configuration.differentiatesWithoutColor = true
    let values = configuration.environment
    #expect(values.locale.identifier == "th_TH" && values.calendar.identifier == .buddhist)
    #expect(values.calendar.timeZone == values.timeZone)
    #expect(values.colorSchemeContrast == .increased && values.legibilityWeight == .bold)
    #expect(values.accessibilityReduceMotion && values.accessibilityReduceTransparency)
    #expect(values.accessibilityDifferentiateWithoutColor)
    var seen: [Bool] = []
    let host = ViewHost(
      Color.clear.onAppear {
        seen = [
          UIAccessibility.isReduceMotionEnabled, UIAccessibility.isReduceTransparencyEnabled,
          UIAccessibility.isBoldTextEnabled, UIAccessibility.isDarkerSystemColorsEnabled,
          UIAccessibility.shouldDifferentiateWithoutColor,
        ]
      }, configuration: configuration, textEngine: FixedTextEngine.shared, imageLoader: OnePicture.shared)
    host.update()
    #expect(seen == [true, true, true, true, true])
  }
}
