// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// The plot of a chart with the labels of its axes, in a size that is known.
struct ChartPlane: View {
  let data: ChartData
  let size: CGSize
  let frame: FrameSolution
  /// What annotations need at the plot's edges.
  @State private var pads = PlotPads()

  var body: some View {
    let scroll = PlaneScroll(data)
    if scroll.isEmpty {
      PlaneContent(
        solution: PlaneSolution(data, size, frame, pads: pads, padsChanged: { pads = $0 }), scroll: scroll)
    } else {
      PlaneContent(
        solution: PlaneSolution(data, size, frame, shows: scroll.outerLabels, reserves: scroll.innerLabels),
        scroll: scroll)
    }
  }
}

/// The plot and labels around it. A plot that's scrolled has labels of its own, which are scrolled with it.
struct PlaneContent: View {
  let solution: PlaneSolution
  let scroll: PlaneScroll
  /// The frame of what is seen of a plot that's scrolled.
  var container: Anchor<CGRect>?

  var body: some View {
    let data = solution.data
    PlaneLayout(solution: solution) {
      GeometryReader { geometry in
        if scroll.isEmpty {
          PlotView(data: data, plane: solution, size: geometry.size, container: container)
        } else {
          ScrolledPlot(plane: solution, scroll: scroll, size: geometry.size, container: geometry.anchor(.bounds))
        }
      }
      ForEach(solution.labels.indices, id: \.self) { index in
        AxisLabelView(label: solution.labels[index], data: data)
          .shown(by: solution.shown, index)
          // Marks tell their values: those who don't see the chart needn't hear the axes, too.
          .accessibilityHidden(true)
      }
      ForEach(solution.strips.indices, id: \.self) { index in
        let strip = solution.strips[index]
        styled(strip)
          // What the style says of labels counts, where they say nothing themselves.
          .font(AxisLabelLook.font)
          .shown(by: strip.whole, 0)
          .zIndex(strip.zIndex)
          .accessibilityHidden(true)
          .layoutValue(key: AxisStripKey.self, value: strip)
      }
    }
  }

  private func styled(_ strip: AxisStrip) -> AnyView {
    let content = AnyView(AxisStripView(strip: strip, plane: solution))
    guard let style = solution.data.settings[strip.kind].style else { return content }
    return style(ChartAxisContent(content: content))
  }
}

/// The label of a value of an axis.
struct AxisLabelView: View {
  let label: PlaneLabel
  let data: ChartData

  var body: some View {
    switch label.content {
    // A label is one view, whatever its closure lists: none where a condition isn't met, or several.
    case .view(let view):
      turned(
        VStack(alignment: .leading, spacing: 0) { view }.modifier(AxisLabelLook(look: label.look, isStyled: isStyled)))
    case .words(let words):
      turned(Text(verbatim: words).lineLimit(1).modifier(AxisLabelLook(look: label.look, isStyled: isStyled)))
    case .usual:
      turned(Text(verbatim: label.words).lineLimit(1).modifier(AxisLabelLook(look: label.look, isStyled: isStyled)))
    }
  }

  private var isStyled: Bool { data.settings[label.kind].style != nil }

  @ViewBuilder private func turned(_ view: some View) -> some View {
    switch label.options.orientation.kind {
    case .vertical: TurnedLayout(angle: .degrees(90)) { view.fixedSize().rotationEffect(.degrees(90)) }
    case .verticalReversed: TurnedLayout(angle: .degrees(-90)) { view.fixedSize().rotationEffect(.degrees(-90)) }
    default: view
    }
  }
}

/// Gives a view that is turned by a right angle the room that it's seen in.
struct TurnedLayout: Layout {
  let angle: Angle

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = subviews.first?.sizeThatFits(.unspecified) ?? .zero
    return CGSize(width: size.height, height: size.width)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews {
      subview.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
    }
  }
}

/// What labels of axes look like: 11 points, in the secondary colour (measured).
private struct AxisLabelLook: ViewModifier {
  static let font = Font.caption2
  let look: AxisLook
  /// True if the axis has a style, which may say its font.
  let isStyled: Bool
  @Environment(\.font) private var given

  func body(content: Content) -> some View {
    content
      .font(look.font ?? (isStyled ? given : Self.font))
      .foregroundStyle(look.style ?? AnyShapeStyle(.secondary))
      .offset(look.offset)
  }
}

/// A label of an axis before it has a place.
struct PlaneLabel {
  enum Kind { case x, y }

  var kind: Kind
  var datum: Datum
  var next: Datum?
  var words: String
  var content: AxisPart.Label
  var options: AxisLabelOptions
  var look: AxisLook
  var isCentered: Bool
  var position: AxisMarkPosition.Kind
  var preset: AxisMarkPreset.Kind
  /// True if it stands inside of the plot, above the bars of its category.
  var isInside: Bool

  /// The side of the plot that it stands at. Labels above lying bars begin at the leading one.
  var side: PlotSide { kind == .y && isInside && position == .automatic ? .leading : PlotSide(position, kind) }
}
