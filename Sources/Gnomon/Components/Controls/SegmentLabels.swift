// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The values of a segmented control on iOS, in its font; the chosen one is heavier (`sp18-02` in `surfaces.tsv`).
nonisolated struct SegmentLabels<Content: View>: View, _SeeThroughView {
  let selected: AnyHashable?
  let metrics: ControlMetrics
  let content: Content

  @MainActor var body: some View {
    ForEach(subviews: content) { value in
      let tag = value.item.node.choiceTag
      let isChosen = selected.map { tag?.matches($0) ?? false } ?? false
      value
        .font(.system(size: metrics.segmentFontSize, weight: isChosen ? .semibold : .regular))
        .lineLimit(1)
        .layoutValue(key: TagKey.self, value: tag)
    }
  }
}

extension DrawingContext {
  /// Draws a segmented control's box, the chosen segment's platter and the lines between those that aren't chosen.
  mutating func drawSegments(
    _ cells: [CGRect], chosen: Int?, in frame: CGRect, _ metrics: ControlMetrics, _ colors: SemanticColors
  ) {
    func fill(_ rect: CGRect, _ radius: CGFloat, _ color: Color.Resolved) {
      let path = Path(roundedRect: snapped(rect), cornerRadius: radius, style: .continuous)
      add(.fill(path, style: FillStyle(), paint: .color(color)))
    }
    fill(frame, metrics.segmentRadius, colors.fill(level: 2))
    if metrics.segmentGap > 0 {
      for index in cells.indices.dropFirst() where index != chosen && index - 1 != chosen {
        let (a, b) = (cells[index - 1], cells[index])
        let line = CGRect(
          x: min(a.maxX, b.maxX), y: frame.midY - metrics.stepperDivider.height / 2, width: metrics.segmentGap,
          height: metrics.stepperDivider.height)
        fill(line, 0, colors.fill(level: 0))
      }
    }
    guard let chosen, cells.indices.contains(chosen) else { return }
    let inset = metrics.platterInset
    fill(cells[chosen].insetBy(dx: inset, dy: inset), metrics.platterRadius, colors.segment)
  }
}
