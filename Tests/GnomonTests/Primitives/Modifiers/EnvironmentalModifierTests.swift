// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct EnvironmentalModifierTests {
  private struct Lean: EnvironmentalModifier {
    func resolve(in environment: EnvironmentValues) -> some ViewModifier {
      Inset(amount: environment.layoutDirection == .leftToRight ? 5 : 10)
    }
  }

  private struct Inset: ViewModifier {
    let amount: CGFloat
    func body(content: Content) -> some View { content.padding(amount) }
  }

  @Test func anEnvironmentalModifierReadsTheEnvironment() {
    expectLayout(Color.red.modifier(Lean()), in: [50, 50], ["Color": [5, 5, 40, 40]])
    expectLayout(
      Color.red.modifier(Lean()).environment(\.layoutDirection, .rightToLeft), in: [50, 50],
      ["Color": [10, 10, 30, 30]])
  }
}
