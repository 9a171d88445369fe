// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

private struct Several: View {
  let count: Remote<Int>
  @State private var number = 3

  var body: some View {
    let _ = count.set = { number = $0 }
    ForEach(0..<number, id: \.self) { _ in box(10, 10) }.padding(.vertical, 6).padding(.horizontal, 2)
  }
}

@MainActor @Suite struct ImplicitStackTests {
  nonisolated static let stacks: [LayoutCase] = [
    LayoutCase(
      "fact 53: siblings at the root stack with 8 between", [300, 1_000],
      ["frame[0]": [100, 88, 100, 200], "frame[3]": [100, 712, 100, 200]]
    ) {
      Group {
        box(100, 200)
        box(100, 200)
        box(100, 200)
        box(100, 200)
      }
    },
    LayoutCase(
      "fact 54: in a container a group's modifiers apply to each", [100, 100],
      ["VStack": [30, 26, 40, 48], "frame[0]": [30, 26, 40, 20], "frame[1]": [30, 54, 40, 20]]
    ) {
      VStack {
        Group {
          Circle()
          Rectangle()
        }
        .fixedSize().frame(width: 40, height: 20)
      }
    },
  ]

  @Test("Views without a container", arguments: stacks) func stacks(_ item: LayoutCase) { item.run() }

  @Test("fact 54: at the root a group's modifiers wrap one stack")
  func groupAtTheRoot() {
    expectLayout(
      Group {
        Circle()
        Rectangle()
      }
      .fixedSize().frame(width: 30, height: 20), in: [100, 100],
      ["frame": [35, 40, 30, 20], "Circle": [45, 36, 10, 10], "Rectangle": [45, 54, 10, 10]])
    // Views that come and go are stacked too.
    let count = Remote<Int>()
    let host = makeHost(Several(count: count), 100, 100)
    host.update()
    host.expect(["padding": [43, 21, 14, 58]], warnings: [])
    count.set(2)
    host.update()
    host.expect(["padding": [43, 30, 14, 40], "frame[1]": [45, 54, 10, 10]], warnings: [])
  }
}
