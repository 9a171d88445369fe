// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// The words of a matrix, with room for its cells.
struct LookMatrixSheet: View {
  let columns: [LookMatrix.Label]
  let rows: [[LookMatrix.Label]]
  /// The sizes of the cells, row by row.
  let sizes: [CGSize]
  let places: LookMatrixPlaces

  var body: some View {
    Grid(alignment: .topLeading, horizontalSpacing: 16, verticalSpacing: 16) {
      GridRow(alignment: .bottom) {
        if !rows.isEmpty { Color.clear.gridCellUnsizedAxes([.horizontal, .vertical]) }
        ForEach(columns, id: \.self) { LookMatrixLabel(label: $0) }
      }
      ForEach(0..<max(1, rows.count), id: \.self) { row in
        GridRow {
          if rows.indices.contains(row) {
            VStack(alignment: .leading, spacing: 8) {
              ForEach(rows[row], id: \.self) { LookMatrixLabel(label: $0) }
            }
          }
          ForEach(0..<columns.count, id: \.self) { column in cell(row * columns.count + column) }
        }
      }
    }
    .padding(16)
    .fixedSize()
  }

  @ViewBuilder private func cell(_ index: Int) -> some View {
    if sizes.indices.contains(index) {
      Color.clear
        .frame(width: sizes[index].width.rounded(.up), height: sizes[index].height.rounded(.up))
        .onGeometryChange(for: CGRect.self) {
          $0.frame(in: .global)
        } action: {
          places[index] = $0
        }
    }
  }
}

/// An axis and its value below.
private struct LookMatrixLabel: View {
  let label: LookMatrix.Label

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Text(verbatim: label.axis).font(.system(size: 11)).foregroundStyle(.secondary)
      Text(verbatim: label.value).font(.system(size: 15, weight: .semibold))
    }
    .fixedSize()
  }
}

/// Where the cells of a matrix lie.
@MainActor
final class LookMatrixPlaces {
  private var frames: [Int: CGRect] = [:]

  subscript(index: Int) -> CGRect? {
    get { frames[index] }
    set { frames[index] = newValue }
  }
}
