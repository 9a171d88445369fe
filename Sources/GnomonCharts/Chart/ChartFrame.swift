// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// A chart's parts: the plane of its axes, titles around that, and the legend.
struct ChartFrame: View {
  let data: ChartData

  var body: some View {
    let solution = FrameSolution()
    ChartFrameLayout(solution: solution) {
      GeometryReader { geometry in
        ChartPlane(data: data, size: geometry.size, frame: solution)
      }
      .layoutValue(key: FramePartKey.self, value: .plane)
      if !data.hasOnlySectors {
        titles(data.settings.xAxis, isX: true)
        titles(data.settings.yAxis, isX: false)
      }
      if let legend = ChartLegend(data) {
        legend.layoutValue(key: FramePartKey.self, value: .legend(legend.settings))
      }
    }
  }

  private func titles(_ axis: ChartSettings.Axis, isX: Bool) -> some View {
    ForEach(axis.titles.indices, id: \.self) { index in
      let title = axis.titles[index]
      title.content
        .font(.caption)
        .foregroundStyle(.secondary)
        .layoutValue(key: FramePartKey.self, value: .title(title, isX: isX))
    }
  }
}

/// What a view is to a chart's frame.
enum FramePart {
  case plane
  case title(ChartSettings.Title, isX: Bool)
  case legend(ChartSettings.Legend)
}

struct FramePartKey: LayoutValueKey {
  static let defaultValue = FramePart.plane
}

/// Where a chart's parts came to lie.
final class FrameSolution: @unchecked Sendable {
  var size = CGSize.zero
  /// The plane of the axes in the chart.
  var plane = CGRect.zero
  var parts: [String] = []
}

/// Puts titles and the legend around the plane of a chart's axes: the legend outermost.
struct ChartFrameLayout: ExplainedLayout {
  let solution: FrameSolution

  /// The chart's length along an axis that nothing is proposed along, in points. Unverified.
  static let usualLength: CGFloat = 200
  /// The distance of a legend to what it stands at, in points (measured: 6).
  static let legendSpacing: CGFloat = 6
  /// The distance of an axis's title to its labels, in points. Unverified.
  static let titleSpacing: CGFloat = 4

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions(
      by: CGSize(width: Self.usualLength, height: Self.usualLength))
    return CGSize(
      width: size.width.isFinite ? size.width : Self.usualLength,
      height: size.height.isFinite ? size.height : Self.usualLength)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var rest = bounds
    var plane: LayoutSubview?
    solution.parts = []
    let direction = subviews.layoutDirection
    // The legend lies outside of the titles.
    for subview in subviews.reversed() {
      switch subview[FramePartKey.self] {
      case .plane: plane = subview
      case .legend(let legend):
        let position = legend.position == .automatic ? AnnotationPosition.bottom : legend.position
        place(
          subview, at: position, legend.alignment, legend.spacing ?? Self.legendSpacing, &rest, bounds, direction,
          "legend")
      case .title(let title, let isX):
        let position =
          title.position == .automatic ? (isX ? AnnotationPosition.bottom : AnnotationPosition.top) : title.position
        let usual: Alignment = isX ? .leading : .trailing
        place(
          subview, at: position, title.alignment ?? (position == .top || position == .bottom ? usual : .center),
          title.spacing ?? Self.titleSpacing, &rest, bounds, direction,
          isX ? "title of the x axis" : "title of the y axis"
        )
      }
    }
    rest.size.width = max(rest.width, 0)
    rest.size.height = max(rest.height, 0)
    solution.size = bounds.size
    solution.plane = CGRect(
      x: rest.minX - bounds.minX, y: rest.minY - bounds.minY, width: rest.width, height: rest.height)
    plane?.place(at: rest.origin, proposal: ProposedViewSize(rest.size))
  }

  /// Places a part at a side of what is left, and takes its room away.
  private func place(
    _ subview: LayoutSubview, at position: AnnotationPosition, _ alignment: Alignment?, _ spacing: CGFloat,
    _ rest: inout CGRect, _ bounds: CGRect, _ direction: LayoutDirection, _ name: String
  ) {
    let size = subview.sizeThatFits(ProposedViewSize(width: rest.width, height: nil))
    let alignment = alignment ?? .leading
    func along(_ room: CGFloat, _ length: CGFloat) -> CGFloat {
      switch alignment.horizontal {
      case .trailing: room - length
      case .center: (room - length) / 2
      default: 0
      }
    }
    func across(_ room: CGFloat, _ length: CGFloat) -> CGFloat {
      switch alignment.vertical {
      case .top: 0
      case .bottom: room - length
      default: (room - length) / 2
      }
    }
    let proposal = ProposedViewSize(width: min(size.width, rest.width), height: size.height)
    switch position {
    case .top, .topLeading, .topTrailing:
      let x = position == .topTrailing ? rest.width - size.width : along(rest.width, size.width)
      subview.place(at: CGPoint(x: rest.minX + x, y: rest.minY), proposal: proposal)
      rest.origin.y += size.height + spacing
      rest.size.height -= size.height + spacing
      solution.parts.append("its \(name) takes \(points(size.height)) and \(points(spacing)) at the top")
    case .leading:
      subview.place(at: CGPoint(x: rest.minX, y: rest.minY + across(rest.height, size.height)), proposal: proposal)
      rest.origin.x += size.width + spacing
      rest.size.width -= size.width + spacing
      solution.parts.append("its \(name) takes \(points(size.width)) and \(points(spacing)) before the plot")
    case .trailing:
      subview.place(
        at: CGPoint(x: rest.maxX - size.width, y: rest.minY + across(rest.height, size.height)), proposal: proposal)
      rest.size.width -= size.width + spacing
      solution.parts.append("its \(name) takes \(points(size.width)) and \(points(spacing)) behind the plot")
    case .overlay:
      subview.place(
        at: CGPoint(x: rest.minX + along(rest.width, size.width), y: rest.minY + across(rest.height, size.height)),
        proposal: proposal)
    default:
      let x = position == .bottomTrailing ? rest.width - size.width : along(rest.width, size.width)
      subview.place(at: CGPoint(x: rest.minX + x, y: rest.maxY - size.height), proposal: proposal)
      rest.size.height -= size.height + spacing
      solution.parts.append("its \(name) takes \(points(size.height)) and \(points(spacing)) at the bottom")
    }
  }

  var explanation: (any LayoutExplanation)? { FrameExplanation(solution: solution) }
}

/// Why a chart's parts are where they are.
private struct FrameExplanation: LayoutExplanation {
  let solution: FrameSolution

  func answer(_ axis: Axis) -> String? { "a chart takes all that it's proposed" }

  var arithmetic: [String] {
    let plane = solution.plane
    let rest = "what is left for the plot and its axes is \(points(plane.width))×\(points(plane.height))"
    return [(solution.parts.map(\.capitalizedFirst) + [rest.capitalizedFirst]).joined(separator: "; ")]
  }
}

extension String {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

/// A length without needless digits: `120`, `0.5`.
func points(_ value: CGFloat) -> String {
  let rounded = (value * 1000).rounded() / 1000
  return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : "\(rounded)"
}
