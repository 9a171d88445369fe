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
}
