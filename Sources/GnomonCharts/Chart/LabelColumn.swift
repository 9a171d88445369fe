// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// Several labels of one value as one: along x they stand below each other, along y beside each other. How they're aligned
/// says the first one's `multiLabelAlignment`. What Swift Charts does isn't documented: unverified.
struct LabelColumn: View, @unchecked Sendable {
  nonisolated(unsafe) private let labels: [PlaneLabel]
  nonisolated(unsafe) private let data: ChartData

  nonisolated private init(_ labels: [PlaneLabel], _ data: ChartData) { (self.labels, self.data) = (labels, data) }

  /// Joins labels that would stand at the same place. Those with distances or anchors of their own stand where these say.
  nonisolated static func joined(_ labels: [PlaneLabel], _ data: ChartData) -> [PlaneLabel] {
    guard labels.count > 1, var first = labels.first, labels.dropFirst().allSatisfy({ isJoined($0, first) }) else {
      return labels
    }
    let column = LabelColumn(labels, data)
    first.content = .view(AnyView(column))
    first.words = labels.map(\.words).joined(separator: ", ")
    first.look = AxisLook()
    first.options.orientation = .automatic
    return [first]
  }

  nonisolated private static func isJoined(_ label: PlaneLabel, _ first: PlaneLabel) -> Bool {
    label.isCentered == first.isCentered && label.options.anchor == first.options.anchor
      && label.options.horizontalSpacing == first.options.horizontalSpacing
      && label.options.verticalSpacing == first.options.verticalSpacing
      && label.options.offsetsMarks == first.options.offsetsMarks
  }

  var body: some View {
    let alignment = labels[0].options.multiLabelAlignment
    let isX = labels[0].kind == .x
    let layout =
      isX
      ? AnyLayout(
        VStackLayout(alignment: alignment?.horizontal ?? (labels[0].isCentered ? .center : .leading), spacing: 0))
      : AnyLayout(HStackLayout(alignment: alignment?.vertical ?? .center, spacing: PlaneLayout.spacing))
    layout {
      ForEach(labels.indices, id: \.self) { index in
        AxisLabelView(label: labels[index], data: data)
      }
    }
  }
}
