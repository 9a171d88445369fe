// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import Testing

// Modifiers that a package brings to older systems, under the names and signatures of those that Gnomon has.

extension View {
  fileprivate func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    padding(1)
  }

  fileprivate func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    padding(2)
  }

  fileprivate func mask<V: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> V) -> some View {
    padding(4)
  }

  fileprivate func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void
  ) -> some View { padding(8) }

  fileprivate func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View { padding(16) }

  fileprivate func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View { padding(32) }

  fileprivate func scrollDisabled(_ disabled: Bool) -> some View { padding(64) }
}

@MainActor @Suite struct OwnModifierTests {
  @Test("A modifier of one's own comes before Gnomon's of the same signature; each adds its padding here")
  func ownOnes() {
    let view = Color.red.frame(width: 10, height: 10)
      .overlay { Color.blue }
      .background(alignment: .top) { Color.blue }
      .mask { Circle() }
      .task {}
      .onChange(of: 1) { _, _ in }
      .safeAreaInset(edge: .top) { Color.blue }
      .scrollDisabled(true)
    let host = makeHost(view, 300, 300)
    host.update()
    #expect(host.frame("padding").size == CGSize(width: 264, height: 264))
  }
}
