// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct FrameFacts {
  nonisolated static let leaves: [LayoutCase] = [
    LayoutCase("facts 1, 2: a shape answers with the proposal", [300, 20], ["Rectangle": [0, 0, 300, 20]]) {
      Rectangle()
    },
    LayoutCase("facts 2, 25: 10 where the proposal is nil", [300, 200], ["Circle": [145, 95, 10, 10]]) {
      Circle().fixedSize()
    },
    LayoutCase("fact 1: the axes are independent", [300, 200], ["Rectangle": [145, 0, 10, 200]]) {
      Rectangle().fixedSize(horizontal: true, vertical: false)
    },
    LayoutCase("fact 3: a colour behaves like a shape", [300, 200], ["Color": [0, 95, 300, 10]]) {
      Color.red.fixedSize(horizontal: false, vertical: true)
    },
    LayoutCase("fact 3: so does a reader", [300, 200], ["GeometryReader": [145, 95, 10, 10]]) {
      GeometryReader { _ in Color.red }.fixedSize()
    },
    LayoutCase("fact 13: a picture that isn't resizable ignores proposals", [50, 50], ["Image": [-55, -20, 160, 90]]) {
      Image("pic")
    },
    LayoutCase("fact 13: a resizable one accepts any", [50, 60], ["Image": [0, 0, 50, 60]]) {
      Image("pic").resizable()
    },
    LayoutCase("fact 13: its ideal size is the natural one", [300, 200], ["Image": [70, 55, 160, 90]]) {
      Image("pic").resizable().fixedSize()
    },
    LayoutCase(
      "fact 14: EmptyView takes no space and no spacing", [100, 100],
      ["VStack": [45, 36, 10, 28], "frame[1]": [45, 54, 10, 10]]
    ) {
      VStack {
        box(10, 10)
        EmptyView()
        box(10, 10)
      }
    },
    LayoutCase("fact 85: a reader in a frame has exactly its size", [100, 100], ["GeometryReader": [50, 35, 0, 30]]) {
      GeometryReader { _ in Color.red }.frame(width: 0, height: 30)
    },
  ]

  nonisolated static let frames: [LayoutCase] = [
    LayoutCase(
      "fact 15: a fixed frame proposes and reports its numbers; the child overflows", [300, 300],
      ["frame[0]": [125, 125, 50, 50], "frame[1]": [100, 100, 100, 100]]
    ) { box(100, 100).frame(width: 50, height: 50) },
    LayoutCase(
      "fact 15: the child lies by the alignment", [300, 300],
      ["frame[0]": [125, 125, 50, 50], "frame[1]": [75, 75, 100, 100]]
    ) { box(100, 100).frame(width: 50, height: 50, alignment: .bottomTrailing) },
    LayoutCase("fact 16: the other dimension is the child's", [300, 200], ["frame": [0, 80, 300, 40]]) {
      Color.red.frame(height: 40)
    },
    LayoutCase("fact 16: as it answers to what the frame proposes", [300, 200], ["frame": [125, 80, 50, 40]]) {
      Text("words here").frame(width: 50)
    },
    LayoutCase(
      "fact 17: min and max clamp the proposal; the child is ignored", [300, 100], ["frame": [125, 40, 50, 20]]
    ) { Text("child").frame(minWidth: 20, maxWidth: 50).frame(height: 20) },
    LayoutCase("fact 17: a proposal between the two is taken", [30, 100], ["frame[0]": [0, 40, 30, 20]]) {
      Text("x").frame(minWidth: 20, maxWidth: 50, minHeight: 20, maxHeight: 20)
    },
    LayoutCase("fact 18: only a minimum: max(min, min(child, proposal))", [300, 100], ["frame": [85, 40, 130, 20]]) {
      Text("thirteen char").frame(minWidth: 20)
    },
    LayoutCase("fact 18: a smaller child is widened", [300, 100], ["frame": [100, 40, 100, 20]]) {
      Text("one").frame(minWidth: 100)
    },
    LayoutCase("fact 18: the proposal bounds the child", [60, 100], ["frame[0]": [0, 40, 60, 20]]) {
      box(100, 20).frame(minWidth: 20)
    },
    LayoutCase("fact 19: only a maximum: min(max, max(child, proposal))", [300, 100], ["frame": [0, 40, 300, 20]]) {
      Text("one").frame(maxWidth: .infinity)
    },
    LayoutCase("fact 19: a child larger than the proposal overflows", [50, 100], ["frame[0]": [-25, 40, 100, 20]]) {
      box(100, 20).frame(maxWidth: .infinity)
    },
    LayoutCase("fact 20: 0…∞ takes any proposal exactly", [50, 100], ["frame[0]": [0, 40, 50, 20]]) {
      box(100, 20).frame(minWidth: 0, maxWidth: .infinity)
    },
    LayoutCase(
      "fact 21: nil with an ideal: it's proposed to the child, and the result", [300, 300],
      ["frame": [100, 100, 100, 100], "Text": [110, 140, 80, 20]]
    ) { Text("eight ch").frame(idealWidth: 100, idealHeight: 100).fixedSize() },
    LayoutCase("fact 21: nil without one: the child's ideal, clamped", [300, 300], ["frame": [130, 140, 40, 20]]) {
      Text("eight ch").frame(minWidth: 20, maxWidth: 40, minHeight: 10, maxHeight: 20).fixedSize()
    },
    LayoutCase("fact 22: the child's proposal is clamped too", [300, 300], ["Color": [100, 0, 100, 300]]) {
      Color.red.frame(maxWidth: 100)
    },
    LayoutCase("fact 22: from below as well", [30, 300], ["frame": [-10, 0, 50, 300], "Color": [-10, 0, 50, 300]]) {
      Color.red.frame(minWidth: 50)
    },
    LayoutCase(
      "fact 23: contradicting bounds are a warning", [300, 300], ["frame": [100, 145, 100, 10]],
      warnings: [.contradictoryFrame]
    ) { Color.red.frame(minWidth: 100, maxWidth: 50).frame(height: 10) },
    LayoutCase(
      "fact 24: a maximum on wrapping text: the frame is wider than the text block", [300, 300],
      ["frame": [127.5, 130, 45, 40], "Text": [130, 130, 40, 40]]
    ) { Text("wrap this").frame(maxWidth: 45) },
    LayoutCase("fact 98: a border lies inside the bounds", [100, 100], ["border": [40, 40, 20, 20]]) {
      box(20, 20).border(.red, width: 5)
    },
  ]

  nonisolated static let paddings: [LayoutCase] = [
    LayoutCase("fact 26: 16 at every edge", [100, 100], ["padding": [29, 29, 42, 42]]) { box(10, 10).padding() },
    LayoutCase("fact 27: one number at all edges", [100, 100], ["padding": [15, 15, 70, 70]]) {
      box(10, 10).padding(30)
    },
    LayoutCase("fact 27: all, 20", [100, 100], ["padding": [25, 25, 50, 50]]) { box(10, 10).padding(.all, 20) },
    LayoutCase("fact 27: horizontal, 15", [100, 100], ["padding": [30, 45, 40, 10]]) {
      box(10, 10).padding(.horizontal, 15)
    },
    LayoutCase("fact 27: vertical, 30", [100, 100], ["padding": [45, 15, 10, 70]]) {
      box(10, 10).padding(.vertical, 30)
    },
    LayoutCase(
      "fact 27: 20, 30, 10, 40: 70 wider and 30 higher", [100, 100],
      ["padding": [10, 30, 80, 40], "frame": [40, 50, 10, 10]]
    ) { box(10, 10).padding(EdgeInsets(top: 20, leading: 30, bottom: 10, trailing: 40)) },
    LayoutCase("fact 28: it's taken off the proposal", [100, 50], ["Color": [16, 16, 68, 18]]) { Color.red.padding() },
    LayoutCase("fact 28: not below 0", [20, 20], ["padding": [-6, -6, 32, 32], "Color": [10, 10, 0, 0]]) {
      Color.red.padding()
    },
    LayoutCase("fact 28: nil stays nil", [100, 100], ["padding": [29, 29, 42, 42]]) { Color.red.padding().fixedSize() },
    LayoutCase(
      "fact 29: a background before padding is as large as the view", [100, 100],
      ["padding": [29, 29, 42, 42], "background": [45, 45, 10, 10], "Color[0]": [45, 45, 10, 10]]
    ) { box(10, 10).background(Color.blue).padding() },
    LayoutCase(
      "fact 29: after padding as large as both", [100, 100],
      ["background": [29, 29, 42, 42], "Color[0]": [29, 29, 42, 42]]
    ) { box(10, 10).padding().background(Color.blue) },
  ]

  nonisolated static let ratios: [LayoutCase] = [
    LayoutCase("fact 30: fit proposes the largest box inside", [100, 100], ["Color": [0, 21.875, 100, 56.25]]) {
      Color.red.aspectRatio(16 / 9, contentMode: .fit)
    },
    LayoutCase("fact 30: fill the smallest around", [100, 100], ["Color": [-38.888889, 0, 177.777778, 100]]) {
      Color.red.aspectRatio(16 / 9, contentMode: .fill)
    },
    LayoutCase("fact 30: it reports the child's size", [100, 100], ["aspectRatio": [40, 45, 20, 10]]) {
      box(20, 10).aspectRatio(3, contentMode: .fit)
    },
    LayoutCase("fact 31: without a ratio the child's ideal gives it", [100, 60], ["Rectangle": [20, 0, 60, 60]]) {
      Rectangle().scaledToFit()
    },
    LayoutCase("fact 31: of a picture too", [320, 320], ["Image": [0, 70, 320, 180]]) {
      Image("pic").resizable().scaledToFit()
    },
    LayoutCase("fact 32: 1.5, fit", [100, 100], ["Rectangle": [0, 16.666667, 100, 66.666667]]) {
      Rectangle().aspectRatio(1.5, contentMode: .fit)
    },
    LayoutCase("fact 32: 1.5, fill", [100, 100], ["Rectangle": [-25, 0, 150, 100]]) {
      Rectangle().aspectRatio(1.5, contentMode: .fill)
    },
    LayoutCase("fact 32: 0.5, fit", [100, 100], ["Rectangle": [25, 0, 50, 100]]) {
      Rectangle().aspectRatio(0.5, contentMode: .fit)
    },
    LayoutCase("fact 32: 0.5, fill", [100, 100], ["Rectangle": [0, -50, 100, 200]]) {
      Rectangle().aspectRatio(0.5, contentMode: .fill)
    },
    LayoutCase(
      "fact 102: a maximum is measured at the same proposal and clamped", [12, 6], ["ZStack": [0, 0, 12, 6]]
    ) {
      ZStack {
        box(12, 6)
        Color.blue.frame(maxWidth: 20, maxHeight: 4)
      }
    },
  ]

  @Test("Leaves", arguments: leaves) func leaves(_ item: LayoutCase) { item.run() }
  @Test("Frames", arguments: frames) func frames(_ item: LayoutCase) { item.run() }
  @Test("Padding", arguments: paddings) func paddings(_ item: LayoutCase) { item.run() }
  @Test("Aspect ratios", arguments: ratios) func ratios(_ item: LayoutCase) { item.run() }

  @Test("fact 1: 0 asks for the least, ∞ for the most, nil for the ideal, a number for this much")
  func proposals() {
    final class Answers: @unchecked Sendable { var list: [CGSize] = [] }
    let answers = Answers()
    struct Asking: Layout {
      let answers: Answers
      typealias AnimatableData = EmptyAnimatableData

      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let questions: [ProposedViewSize] = [
          .zero, .infinity, .unspecified, ProposedViewSize(width: 30, height: nil),
        ]
        answers.list = subviews.flatMap { subview in questions.map { subview.sizeThatFits($0) } }
        return .zero
      }

      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
    }
    makeHost(
      Asking(answers: answers).callAsFunction {
        Rectangle()
        Text("ab cd")
        Color.red.frame(minWidth: 20, idealWidth: 40, maxWidth: 60)
      }, 100, 100
    ).update()
    let expected: [[CGFloat]] = [
      [0, 0], [.infinity, .infinity], [10, 10], [30, 10],
      [0, 0], [50, 20], [50, 20], [20, 40],
      [20, 0], [60, .infinity], [40, 10], [30, 10],
    ]
    #expect(answers.list.map { [$0.width, $0.height] } == expected)
  }
}
