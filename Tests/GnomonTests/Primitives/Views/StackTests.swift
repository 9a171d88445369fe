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

@MainActor @Suite struct StackFacts {
  nonisolated static let spacing: [LayoutCase] = [
    LayoutCase(
      "fact 34: 8 between two shapes, across", [100, 100], ["HStack": [36, 45, 28, 10], "Circle": [54, 45, 10, 10]]
    ) {
      HStack {
        Rectangle().frame(width: 10, height: 10)
        Circle().frame(width: 10, height: 10)
      }
    },
    LayoutCase("fact 34: and down", [100, 100], ["VStack": [45, 36, 10, 28]]) {
      VStack {
        box(10, 10)
        box(10, 10)
      }
    },
    LayoutCase(
      "fact 35: explicit spacing wins", [100, 100], ["VStack": [30, 29, 40, 42], "Text[1]": [30, 51, 40, 20]]
    ) {
      VStack(spacing: 2) {
        Text("abcd")
        Text("abcd")
      }
    },
    LayoutCase(
      "fact 36: no spacing beside a Spacer, whose least is 8", [12, 12],
      [
        "HStack": [-8, 5, 28, 2], "frame[0]": [0, 5, 2, 2], "frame[1]": [10, 5, 2, 2], "Spacer[0]": [-8, 6, 8, 0],
      ]
    ) {
      HStack {
        Spacer()
        box(2, 2)
        Spacer()
        box(2, 2)
        Spacer()
      }
    },
    LayoutCase("fact 36: down as well", [12, 12], ["frame[0]": [5, 0, 2, 2], "frame[1]": [5, 10, 2, 2]]) {
      VStack {
        Spacer()
        box(2, 2)
        Spacer()
        box(2, 2)
        Spacer()
      }
    },
    LayoutCase(
      "fact 36: a Spacer is served last", [400, 50],
      ["Color[1]": [80, 0, 252, 50], "Spacer": [332, 25, 8, 0], "frame[1]": [340, 20, 60, 10]]
    ) {
      HStack(spacing: 0) {
        box(80, 10)
        Color.blue
        Spacer()
        box(60, 10)
      }
    },
    LayoutCase(
      "fact 36: several share equally", [100, 50], ["Spacer[0]": [0, 25, 40, 0], "Spacer[1]": [60, 25, 40, 0]]
    ) {
      HStack(spacing: 0) {
        Spacer()
        box(20, 10)
        Spacer()
      }
    },
  ]

  nonisolated static let shares: [LayoutCase] = [
    LayoutCase(
      "fact 37: the least flexible first, each an equal share of what is left", [300, 20],
      ["Text": [100, 0, 60, 20], "Color[0]": [0, 0, 100, 20], "Color[1]": [160, 0, 140, 20]]
    ) {
      HStack(spacing: 0) {
        Color.red.frame(maxWidth: 100)
        Text("sixsix")
        Color.blue
      }
    },
    LayoutCase(
      "fact 38: minimums of lower priorities are reserved", [100, 20],
      ["frame[0]": [0, 0, 30, 20], "Color[1]": [30, 0, 60, 20], "frame[1]": [90, 0, 10, 20]]
    ) {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 30)
        Color.green.layoutPriority(1)
        Color.blue.frame(minWidth: 10).layoutPriority(-1)
      }
    },
    LayoutCase("fact 39: three shapes in 300", [300, 20], ["Rectangle[2]": [200, 0, 100, 20]]) {
      HStack(spacing: 0) {
        Rectangle()
        Rectangle()
        Rectangle()
      }
    },
    LayoutCase(
      "fact 40: a maximum and a minimum of 100 in 150: 75 and 100", [150, 20],
      ["HStack": [-12.5, 0, 175, 20], "frame[0]": [-12.5, 0, 75, 20], "frame[1]": [62.5, 0, 100, 20]]
    ) {
      HStack(spacing: 0) {
        Color.red.frame(maxWidth: 100)
        Color.green.frame(minWidth: 100)
      }
    },
    LayoutCase(
      "fact 41: a minimum of 50 and a priority in 500: 50 and 442", [500, 500],
      ["frame": [0, 0, 500, 50], "Rectangle[1]": [0, 58, 500, 442]]
    ) {
      VStack {
        Rectangle().frame(minHeight: 50)
        Rectangle().layoutPriority(1)
      }
    },
    LayoutCase(
      "fact 42: the less flexible takes 42.5 of 85, the second insists on 80", [50, 85],
      ["VStack": [0, -18.75, 50, 122.5], "frame[0]": [0, -18.75, 50, 42.5], "frame[1]": [0, 23.75, 50, 80]]
    ) {
      VStack(spacing: 0) {
        Color.red.frame(minHeight: 5, maxHeight: 100)
        Color.blue.frame(minHeight: 80)
      }
    },
    LayoutCase(
      "fact 45: a text beside colours is proposed an equal share and may wrap", [90, 100],
      ["Text": [30, 10, 30, 80], "Color[0]": [0, 0, 30, 100]]
    ) {
      HStack(spacing: 0) {
        Color.red
        Text("abc def ghi jkl")
        Color.blue
      }
    },
    LayoutCase(
      "fact 46: nil for the stack is nil for each child", [300, 100],
      ["HStack": [100, 40, 100, 20], "Color[1]": [130, 40, 10, 20], "Text": [140, 40, 60, 20]]
    ) {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 30)
        Color.green.frame(width: 10)
        Text("ab cde")
      }
      .fixedSize()
    },
    LayoutCase(
      "fact 47: bottom alignment, heights 10, 12, 10 in 12", [12, 12],
      ["Color[0]": [0, 2, 4, 10], "Color[1]": [4, 0, 4, 12], "Color[2]": [8, 2, 4, 10]]
    ) {
      HStack(alignment: .bottom, spacing: 0) {
        Color.red.frame(height: 10)
        Color.green.frame(height: 12)
        Color.blue.frame(height: 10)
      }
    },
  ]

  nonisolated static let depth: [LayoutCase] = [
    LayoutCase(
      "fact 44: baselines make a stack taller than its tallest child", [100, 100],
      ["HStack": [30, 35, 40, 30], "Text": [30, 35, 20, 20], "frame": [50, 45, 20, 20]]
    ) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("ab")
        box(20, 20).alignmentGuide(.firstTextBaseline) { _ in 5 }
      }
    },
    LayoutCase(
      "fact 48: a ZStack proposes what it was proposed, and is as large as the frames reach", [80, 60],
      ["ZStack": [0, 0, 80, 60], "frame[0]": [30, 0, 20, 60], "frame[1]": [0, 20, 80, 20]]
    ) {
      ZStack {
        Color.red.frame(width: 20)
        Color.blue.frame(height: 20)
      }
    },
    LayoutCase(
      "fact 48: the union of the aligned frames", [100, 100],
      ["ZStack": [35, 40, 30, 20], "frame[0]": [45, 40, 20, 20], "frame[1]": [35, 40, 20, 20]]
    ) {
      ZStack(alignment: .topLeading) {
        box(20, 20)
        box(20, 20).alignmentGuide(.leading) { _ in 10 }
      }
    },
    LayoutCase(
      "fact 49: only the highest priority counts for a ZStack's size", [100, 100],
      ["ZStack": [40, 40, 20, 20], "frame[1]": [25, 25, 50, 50]]
    ) {
      ZStack {
        box(20, 20).layoutPriority(1)
        box(50, 50)
      }
    },
    LayoutCase(
      "fact 51: a background is proposed the view's size and adds nothing", [100, 100],
      ["background": [40, 45, 20, 10], "Ellipse": [40, 45, 20, 10]]
    ) { box(20, 10).background { Ellipse() } },
    LayoutCase(
      "fact 51: an overlay too, however large it is", [100, 100],
      ["overlay": [40, 45, 20, 10], "frame[1]": [35, 30, 30, 40]]
    ) { box(20, 10).overlay { box(30, 40) } },
    LayoutCase(
      "fact 52: several views of an overlay lie in a ZStack", [100, 100],
      // Its own alignment is the middle, as recorded on macOS 27.
      ["frame[1]": [54, 49, 4, 4], "frame[2]": [52, 47, 8, 8]]
    ) {
      box(20, 10).overlay(alignment: .bottomTrailing) {
        box(4, 4)
        box(8, 8)
      }
    },
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
    LayoutCase(
      "fact 55: a divider lies across a stack and is as long as proposed", [100, 51], ["Divider": [0, 25, 100, 1]]
    ) {
      VStack(spacing: 0) {
        Color.red
        Divider()
        Color.blue
      }
    },
    LayoutCase("fact 56: upright in a row, 10 long where the height is nil", [100, 100], ["Divider": [50, 45, 1, 10]]) {
      HStack(spacing: 0) {
        box(10, 10)
        Divider()
        box(9, 10)
      }
      .fixedSize()
    },
  ]

  @Test("Spacing", arguments: spacing) func spacing(_ item: LayoutCase) { item.run() }
  @Test("Shares", arguments: shares) func shares(_ item: LayoutCase) { item.run() }
  @Test("Depth", arguments: depth) func depth(_ item: LayoutCase) { item.run() }

  @Test("fact 35: between two texts a column's default is the profile's: 0 on macOS; a row's is 8")
  func textSpacing() {
    let lines = VStack {
      Text("ab")
      Text("ab")
    }
    expectLayout(lines, in: [100, 100], ["VStack": [40, 30, 20, 40]]) { $0.profile = .macOS26 }
    let row = HStack {
      Text("ab")
      Text("ab")
    }
    expectLayout(row, in: [100, 100], ["HStack": [26, 40, 48, 20]]) { $0.profile = .macOS26 }
  }

  @Test("fact 43: the least a stack can be is the sum of its children's least, not solved again")
  func sums() {
    let answers = Shared<[CGSize]>([])
    struct Extremes: Layout {
      let answers: Shared<[CGSize]>
      typealias AnimatableData = EmptyAnimatableData

      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        answers.value = subviews.flatMap { [$0.sizeThatFits(.zero), $0.sizeThatFits(.infinity)] }
        return .zero
      }

      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
    }
    makeHost(
      Extremes(answers: answers).callAsFunction {
        VStack(spacing: 10) {
          Color.red.frame(minHeight: 5, maxHeight: 100)
          Color.blue.frame(minHeight: 80, maxHeight: 90)
        }
      }, 10, 10
    ).update()
    #expect(answers.value.map(\.height) == [95, 200])
  }

  @Test("fact 50: a ZStack's first baseline is its topmost, the last its lowest")
  func stackBaselines() {
    expectLayout(
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        ZStack(alignment: .topLeading) {
          Text("ab").padding(.top, 30)
          Text("cd").padding(.top, 10)
        }
        Text("ef")
      }, in: [100, 100], ["ZStack": [30, 25, 20, 50], "Text[2]": [50, 35, 20, 20]])
    expectLayout(
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        ZStack(alignment: .topLeading) {
          Text("ab").padding(.top, 30)
          Text("cd").padding(.top, 10)
        }
        Text("ef")
      }, in: [100, 100], ["ZStack": [30, 25, 20, 50], "Text[2]": [50, 55, 20, 20]])
  }

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

  @Test("fact 57: a divider is half a point at scale 2", arguments: [(1, 1), (2, 0.5)] as [(CGFloat, CGFloat)])
  func dividers(scale: CGFloat, thickness: CGFloat) {
    expectLayout(Divider(), in: [100, 10], ["Divider": [100, thickness]]) { $0.scale = scale }
  }
}
