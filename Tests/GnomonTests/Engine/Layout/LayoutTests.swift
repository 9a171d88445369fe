// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// Places some of its subviews, in some ways.
private struct Placing: Layout {
  let place: @Sendable (CGRect, LayoutSubviews) -> Void
  typealias AnimatableData = EmptyAnimatableData

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    place(bounds, subviews)
  }
}

private struct StackedAcross: Layout {
  typealias AnimatableData = EmptyAnimatableData

  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    subviews.first?.sizeThatFits(.unspecified) ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
  }
}

@MainActor @Suite struct ContainerFacts {
  nonisolated static let grids: [LayoutCase] = [
    LayoutCase(
      "fact 62: a column is as wide as its widest cell", [300, 300],
      [
        "Grid": [96, 131, 108, 38], "frame[0]": [116, 131, 20, 10], "frame[1]": [164, 131, 40, 10],
        "frame[2]": [96, 149, 60, 20], "frame[3]": [174, 149, 20, 20],
      ]
    ) {
      Grid {
        GridRow {
          box(20, 10)
          box(40, 10)
        }
        GridRow {
          box(60, 20)
          box(20, 20)
        }
      }
    },
    LayoutCase(
      "fact 62: a view beside the rows spans all columns and makes the grid as wide as it can be", [300, 300],
      ["Grid": [0, 135.5, 300, 29], "Divider": [0, 153.5, 300, 1]]
    ) {
      Grid {
        GridRow {
          box(20, 10)
          box(40, 10)
        }
        Divider()
        GridRow { box(10, 2) }
      }
    },
    LayoutCase(
      "fact 62: not where it's unsized on that axis", [300, 300],
      ["Grid": [116, 135.5, 68, 29], "Divider": [116, 153.5, 68, 1]]
    ) {
      Grid {
        GridRow {
          box(20, 10)
          box(40, 10)
        }
        Divider().gridCellUnsizedAxes(.horizontal)
        GridRow { box(10, 2) }
      }
    },
    LayoutCase(
      "fact 63: a cell spans columns; shorter rows leave trailing cells empty", [300, 300],
      ["Grid": [92, 122, 116, 56], "frame[3]": [92, 140, 60, 20], "frame[4]": [112, 168, 10, 10]]
    ) {
      Grid {
        GridRow {
          box(50, 10)
          box(20, 10)
          box(30, 10)
        }
        GridRow { box(60, 20).gridCellColumns(2).gridCellAnchor(.topLeading) }
        GridRow { box(10, 10) }
      }
    },
  ]

  nonisolated static let scrolling: [LayoutCase] = [
    LayoutCase(
      "fact 64: a scroll view takes the proposed height, and is as wide as its content", [300, 200],
      ["ScrollView": [130, 0, 40, 200], "frame": [130, 0, 40, 30]]
    ) { ScrollView { box(40, 30) } },
    LayoutCase(
      "fact 64: across the axis it proposes nil", [300, 200],
      ["ScrollView": [0, 0, 300, 200], "Color": [0, 0, 300, 10]]
    ) { ScrollView { Color.red } },
    LayoutCase(
      "fact 64: likewise along the other axis", [300, 200],
      ["ScrollView": [0, 85, 300, 30], "frame": [0, 85, 500, 30]]
    ) { ScrollView(.horizontal) { box(500, 30) } },
    LayoutCase(
      "fact 65: the content starts at the edge; several views are stacked", [300, 200],
      ["frame[0]": [130, 0, 40, 30], "frame[1]": [145, 38, 10, 300]]
    ) {
      ScrollView {
        box(40, 30)
        box(10, 300)
      }
    },
    LayoutCase(
      "fact 80: a scroll view aligns to the top leading corner", [300, 200],
      ["ScrollView": [0, 0, 300, 200], "frame": [0, 0, 40, 30]]
    ) { ScrollView([.horizontal, .vertical]) { box(40, 30) } },
    LayoutCase("fact 80: a reader too", [300, 200], ["frame": [0, 0, 40, 30]]) {
      GeometryReader { _ in box(40, 30) }
    },
    LayoutCase("fact 80: others centre", [301, 201], ["frame": [130.5, 85.5, 40, 30]]) { ZStack { box(40, 30) } },
  ]

  nonisolated static let layouts: [LayoutCase] = [
    LayoutCase(
      "fact 70: a subview that isn't placed is centred with the container's proposal", [100, 80],
      ["Color[0]": [0, 0, 100, 80], "frame": [40, 35, 20, 10]], warnings: [.unplacedChild, .unplacedChild]
    ) {
      Placing { _, _ in }.callAsFunction {
        Color.red
        box(20, 10)
      }
    },
    LayoutCase("fact 70: the last place counts", [100, 80], ["frame": [30, 40, 20, 10]]) {
      Placing { bounds, subviews in
        subviews[0].place(at: .zero, proposal: .unspecified)
        subviews[0].place(at: CGPoint(x: 30, y: 40), proposal: .unspecified)
      }.callAsFunction { box(20, 10) }
    },
    LayoutCase("fact 70: its anchor is the top leading corner unless told", [100, 80], ["frame": [10, 30, 20, 10]]) {
      Placing { bounds, subviews in
        subviews[0].place(at: CGPoint(x: 30, y: 40), anchor: .bottomTrailing, proposal: .unspecified)
      }.callAsFunction { box(20, 10) }
    },
    LayoutCase(
      "fact 73: a layout's coordinates are mirrored from right to left", [100, 80], ["frame": [50, 40, 20, 10]],
      rightToLeft: true
    ) {
      Placing { bounds, subviews in subviews[0].place(at: CGPoint(x: 30, y: 40), proposal: .unspecified) }
        .callAsFunction { box(20, 10) }
    },
    LayoutCase(
      "fact 73: a stack's too", [100, 10],
      ["frame[0]": [80, 0, 20, 10], "Color[1]": [0, 0, 80, 10]], rightToLeft: true
    ) {
      HStack(spacing: 0) {
        box(20, 10)
        Color.blue
      }
    },
    LayoutCase(
      "fact 56: a divider stands upright where the layout stacks across", [100, 80], ["Divider": [49.5, 35, 1, 10]]
    ) { StackedAcross { Divider() } },
    LayoutCase(
      "fact 74: sizes and places aren't rounded", [100, 10], ["Color[1]": [33.333333, 0, 33.333333, 10]]
    ) {
      HStack(spacing: 0) {
        Color.red
        Color.green
        Color.blue
      }
    },
    LayoutCase("fact 75: the root is centred, at fractions too", [101, 33.3], ["frame": [30.5, 11.65, 40, 10]]) {
      box(40, 10)
    },
  ]

  @Test("Grids", arguments: grids) func grids(_ item: LayoutCase) { item.run() }
  @Test("Scroll views", arguments: scrolling) func scrolling(_ item: LayoutCase) { item.run() }
  @Test("Layouts", arguments: layouts) func layouts(_ item: LayoutCase) { item.run() }

  @Test("fact 34: ViewSpacing.distance between shapes is 8 on both axes")
  func distances() {
    let found = Shared<[CGFloat]>([])
    struct Asking: Layout {
      let found: Shared<[CGFloat]>
      typealias AnimatableData = EmptyAnimatableData

      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        found.value = [Axis.horizontal, .vertical].map {
          subviews[0].spacing.distance(to: subviews[1].spacing, along: $0)
        }
        return .zero
      }

      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
    }
    makeHost(
      Asking(found: found).callAsFunction {
        Rectangle()
        Color.red
      }, 100, 100
    ).update()
    #expect(found.value == [8, 8])
  }

  @Test("fact 72: a stack asks for 0, for ∞ and for the actual size, once each")
  func questions() {
    let log = ProposalLog()
    let host = makeHost(
      VStack(spacing: 0) {
        Color.red.probe(log)
        box(20, 20)
      }, 100, 100)
    host.update()
    #expect(log.heights == [0, .infinity, 80])
    host.update()
    #expect(log.asked.count == 3, "what is known isn't asked again")
  }

  @Test("fact 74: drawing rounds each edge of a frame by itself", arguments: [1, 2, 3] as [CGFloat])
  func snapping(scale: CGFloat) {
    let widths: [CGFloat] = [3.4, 0.7, 10.49, 10.51, 1.0 / 3, 7.77]
    let host = makeHost(
      HStack(alignment: .top, spacing: 0) {
        ForEach(widths.indices, id: \.self) { Color.red.frame(width: widths[$0], height: 10.3) }
      }, 100, 40
    ) { $0.scale = scale }
    host.update()
    let frames = host.snapshot().root.all("Color").map(\.frame)
    let drawn = host.displayList().commands.compactMap { command -> CGRect? in
      if case .fill(let path, _, _) = command { path.boundingRect } else { nil }
    }
    #expect(drawn.count == frames.count)
    for (frame, rect) in zip(frames, drawn) {
      let edges = [frame.minX, frame.minY, frame.maxX, frame.maxY].map { ($0 * scale + 0.5).rounded(.down) / scale }
      #expect(isClose([rect.minX, rect.minY, rect.maxX, rect.maxY], edges))
    }
  }
}
