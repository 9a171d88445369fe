// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct SafeAreaTests {
  @Test("fact 86: under safe area padding a reader's size and insets add up to the whole", arguments: [0, 10, 25])
  func safeArea(padding: CGFloat) {
    let found = Shared((CGSize.zero, EdgeInsets()))
    makeHost(
      GeometryReader { space in
        let _ = found.value = (space.size, space.safeAreaInsets)
        Color.clear
      }
      .safeAreaPadding(padding), 100, 100
    ).update()
    let (size, insets) = found.value
    #expect(size == CGSize(width: 100 - 2 * padding, height: 100 - 2 * padding))
    #expect(insets == EdgeInsets(top: padding, leading: padding, bottom: padding, trailing: padding))
  }
}
