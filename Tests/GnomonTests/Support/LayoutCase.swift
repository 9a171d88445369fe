// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// A fact pinned by frames: a view, the size that it's shown in, and where its nodes have to lie.
struct LayoutCase: Sendable, CustomTestStringConvertible {
  let fact: String
  let size: [CGFloat]
  let expected: [(String, [CGFloat])]
  var warnings: [RuntimeWarning.Name] = []
  var rightToLeft = false
  let view: @MainActor @Sendable () -> AnyView

  init(
    _ fact: String, _ size: [CGFloat], _ expected: KeyValuePairs<String, [CGFloat]>,
    warnings: [RuntimeWarning.Name] = [], rightToLeft: Bool = false,
    @ViewBuilder _ view: @escaping @MainActor @Sendable () -> some View
  ) {
    self.fact = fact
    self.size = size
    self.expected = expected.map { ($0.key, $0.value) }
    self.warnings = warnings
    self.rightToLeft = rightToLeft
    self.view = { AnyView(view()) }
  }

  var testDescription: String { fact }

  @MainActor
  func run() {
    let host = makeHost(view(), size[0], size[1]) {
      $0.layoutDirection = rightToLeft ? .rightToLeft : .leftToRight
    }
    host.update()
    host.expect(expected, warnings: warnings, title: fact)
  }
}
