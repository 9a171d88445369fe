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

  /// What an inset covers is unsafe for others. Its own views touch the screen's edge, or they don't.
  @Test("The ground of an inset's view reaches the screen's edge only where it touches it", arguments: [0, 16])
  func insets(padding: CGFloat) {
    let insets = Shared<[EdgeInsets]>([])
    let host = makeHost(
      Color.yellow.safeAreaInset(edge: .bottom, spacing: 0) {
        Color.clear.frame(width: 50, height: 20)
          .onGeometryChange(for: EdgeInsets.self) {
            $0.safeAreaInsets
          } action: {
            insets.value.append($0)
          }
          .background(.green).padding(padding)
      }, 100, 200
    ) { $0.safeArea = EdgeInsets(top: 0, leading: 0, bottom: 34, trailing: 0) }
    host.update()
    let ground = host.snapshot().root.all("Color").first { $0.frame.width == 50 && $0.frame.height >= 20 }
    #expect(ground?.frame.height == (padding == 0 ? 54 : 20))
    #expect(insets.value == [EdgeInsets(top: 0, leading: 0, bottom: padding == 0 ? 34 : 0, trailing: 0)])
  }
}
