// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct ScaledMetricTests {
  private struct Metric: View {
    @ScaledMetric var body17: CGFloat = 17
    @ScaledMetric(relativeTo: .largeTitle) var title: CGFloat = 34

    var body: some View { Color.red.frame(width: body17, height: title) }
  }

  @Test(
    "a scaled metric grows as its text style does",
    arguments: [
      (DynamicTypeSize.large, 17.0, 34.0), (.xSmall, 14, 31), (.xxxLarge, 23, 40), (.accessibility5, 53, 60),
    ])
  func scaledMetric(size: DynamicTypeSize, width: CGFloat, height: CGFloat) {
    expectLayout(Metric().dynamicTypeSize(size), in: [200, 200], ["Color": [width, height]])
  }
}
