// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

private enum Thirds: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
}

extension VerticalAlignment {
  fileprivate static let thirds = VerticalAlignment(Thirds.self)
}

private enum CornersKey: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

@MainActor @Suite struct GeometryFacts {
  nonisolated static let guides: [LayoutCase] = [
    LayoutCase(
      "fact 76: guides in an overlay put a badge's centre on the corner", [100, 100],
      ["frame[0]": [30, 40, 40, 20], "frame[1]": [65, 35, 10, 10]]
    ) {
      box(40, 20).overlay(alignment: .topTrailing) {
        box(10, 10).alignmentGuide(.top) { $0.height / 2 }.alignmentGuide(.trailing) { $0.width / 2 }
      }
    },
    LayoutCase(
      "fact 77: a guide further down moves the view up", [100, 100],
      ["HStack": [40, 40, 20, 20], "frame[0]": [40, 50, 10, 10], "frame[1]": [50, 40, 10, 10]]
    ) {
      HStack(alignment: .top, spacing: 0) {
        box(10, 10)
        box(10, 10).alignmentGuide(.top) { $0[.top] + 10 }
      }
    },
    LayoutCase(
      "fact 78: a custom guide of a stack is the mean of its children's explicit ones", [100, 100],
      ["VStack": [40, 32.5, 10, 30], "frame[3]": [50, 37.5, 10, 30]]
    ) {
      HStack(alignment: .thirds, spacing: 0) {
        VStack(spacing: 0) {
          box(10, 10).alignmentGuide(.thirds) { _ in 4 }
          box(10, 10)
          box(10, 10).alignmentGuide(.thirds) { _ in 6 }
        }
        box(10, 30)
      }
    },
    LayoutCase(
      "fact 79: a view without text has its baselines at the bottom", [100, 100],
      ["Text": [35, 45, 20, 20], "frame": [55, 35, 10, 25]]
    ) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("ab")
        box(10, 25)
      }
    },
    LayoutCase(
      "fact 81: an offset moves the drawing, not the layout", [200, 200],
      ["offset": [50, 75, 100, 50], "frame": [80, 105, 100, 50]]
    ) { box(100, 50).offset(x: 30, y: 30) },
    LayoutCase(
      "fact 82: position takes the proposal and puts the centre there", [130, 80],
      ["position": [0, 0, 130, 80], "frame": [30, 30, 100, 50]]
    ) { box(100, 50).position(x: 80, y: 55) },
    LayoutCase(
      "fact 83: turning and scaling don't touch the layout", [100, 100],
      ["HStack": [30, 45, 40, 10], "frame[1]": [50, 45, 20, 10], "~frame[1]": [55, 40, 10, 20]]
    ) {
      HStack(spacing: 0) {
        box(20, 10).scaleEffect(x: 2, y: 3)
        box(20, 10).rotationEffect(.degrees(90))
      }
    },
  ]

  @Test("Guides and transforms", arguments: guides) func guides(_ item: LayoutCase) { item.run() }

  @Test("fact 83: the bounds of a turned view are the box around it")
  func turnedAnchor() {
    let found = Shared<[CGRect]>([])
    let host = makeHost(
      box(20, 20)
        .anchorPreference(key: CornersKey.self, value: .bounds) { [$0] }
        .rotationEffect(.degrees(45))
        .frame(width: 100, height: 100)
        .overlayPreferenceValue(CornersKey.self) { anchors in
          GeometryReader { space in
            let _ = found.value = anchors.map { space[$0] }
            Color.clear
          }
        }, 200, 200)
    host.update()
    let half = 200.0.squareRoot()
    #expect(found.value.count == 1)
    #expect(isClose(found.value[0], CGRect(x: 50 - half, y: 50 - half, width: 2 * half, height: 2 * half)))
  }

  @Test("fact 81: what is inside an offset sees it in its coordinates")
  func offsetCoordinates() {
    let found = Shared(CGRect.zero)
    let host = makeHost(
      GeometryReader { space in
        let _ = found.value = space.frame(in: .global)
        Color.clear
      }
      .frame(width: 100, height: 50).offset(x: 30, y: 30), 200, 200)
    host.update()
    #expect(found.value == CGRect(x: 80, y: 105, width: 100, height: 50))
  }

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

  @Test("fact 87: onGeometryChange acts on the first value and then on changes only")
  func geometryChanges() {
    let journal = Journal()
    let host = makeHost(
      Color.red.onGeometryChange(for: Bool.self) {
        $0.size.width > 50
      } action: {
        journal.add("\($0)")
      }, 100, 100)
    host.update()
    for width in [90, 60, 50, 40, 51] { host.resize(to: CGSize(width: width, height: 100)) }
    #expect(journal.entries == ["true", "false", "true"])
  }
}
