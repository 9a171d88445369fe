// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import Observation

/// A dashboard: a grid of cards with figures, bars and a gauge, over a table of rows.
struct DashboardScreen: View {
  let model: DashboardModel

  private let columns = [GridItem(.adaptive(minimum: 160), spacing: 12)]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Text("Overview").font(.largeTitle.bold())
        LazyVGrid(columns: columns, spacing: 12) {
          ForEach(model.figures) { FigureCard(figure: $0) }
        }
        GroupBox("Rooms") {
          Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 6) {
            ForEach(model.rooms, id: \.name) { room in
              GridRow {
                Label {
                  Text(verbatim: room.name)
                } icon: {
                  Image(systemName: "house")
                }
                ProgressView(value: room.share)
                Text(room.share, format: .percent.precision(.fractionLength(0))).gridColumnAlignment(.trailing)
              }
            }
          }
        }
      }
      .padding()
    }
  }
}

private struct FigureCard: View {
  let figure: DashboardFigure

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Label {
        Text(verbatim: figure.title)
      } icon: {
        Image(systemName: "bolt.fill")
      }
      .font(.caption).foregroundStyle(.secondary)
      Text(verbatim: "\(figure.value)").font(.title.monospacedDigit())
      HStack(alignment: .bottom, spacing: 2) {
        ForEach(figure.bars.indices, id: \.self) { index in
          RoundedRectangle(cornerRadius: 2).fill(.blue.gradient).frame(height: figure.bars[index])
        }
      }
      .frame(height: 40, alignment: .bottom)
    }
    .padding(12)
    .background(.background, in: RoundedRectangle(cornerRadius: 12))
    .shadow(color: .black.opacity(0.1), radius: 4, y: 2)
  }
}

struct DashboardFigure: Identifiable {
  let id: Int
  let title: String
  var value: Int
  let bars: [CGFloat]
}

@MainActor @Observable
final class DashboardModel {
  var figures: [DashboardFigure]
  let rooms: [(name: String, share: Double)]

  init() {
    var words = Words()
    figures = (0..<12).map { number in
      DashboardFigure(
        id: number, title: words.sentence(2), value: 100 + number * 37,
        bars: (0..<12).map { CGFloat(6 + ($0 * 13 + number * 7) % 34) })
    }
    rooms = (0..<20).map { (words.sentence(2), Double($0 * 17 % 20) / 20) }
  }
}
