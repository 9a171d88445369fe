// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCharts
import Observation

/// A dashboard of cards with gradients, and of charts: lines, bars, areas and a ring.
struct ChartsScreen: View {
  let model: ChartsModel

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 16) {
          LazyVGrid(columns: [GridItem(.flexible(), spacing: 12), GridItem(.flexible())], spacing: 12) {
            ForEach(model.totals) { TotalCard(total: $0) }
          }
          ChartCard(title: "Visitors", symbol: "person.2.fill") { visitors }
          ChartCard(title: "Sales", symbol: "cart.fill") { sales }
          ChartCard(title: "Memory", symbol: "memorychip") { memory }
          ChartCard(title: "Sources", symbol: "chart.pie.fill") { sources }
        }
        .padding()
      }
      .background(Color(uiColor: .systemGroupedBackground))
      .navigationTitle("Today")
    }
  }

  private var visitors: some View {
    Chart(model.hours) { hour in
      AreaMark(x: .value("Hour", hour.id), y: .value("Visitors", hour.visitors))
        .foregroundStyle(
          LinearGradient(colors: [.blue.opacity(0.5), .blue.opacity(0)], startPoint: .top, endPoint: .bottom))
      LineMark(x: .value("Hour", hour.id), y: .value("Visitors", hour.visitors))
    }
    .frame(height: 180)
  }

  private var sales: some View {
    Chart(model.sales) { sale in
      BarMark(x: .value("Day", sale.day), y: .value("Sales", sale.amount))
        .foregroundStyle(by: .value("Shop", sale.shop))
    }
    .frame(height: 180)
  }

  private var memory: some View {
    Chart(model.hours) { hour in
      LineMark(x: .value("Hour", hour.id), y: .value("Memory", hour.memory))
        .foregroundStyle(.purple)
      RuleMark(y: .value("Limit", 80)).foregroundStyle(.red).lineStyle(StrokeStyle(lineWidth: 1, dash: [4]))
    }
    .chartYScale(domain: 0...100)
    .frame(height: 140)
  }

  private var sources: some View {
    Chart(model.sources, id: \.name) { source in
      SectorMark(angle: .value("Share", source.share), innerRadius: .ratio(0.6), angularInset: 1)
        .foregroundStyle(by: .value("Source", source.name))
    }
    .frame(height: 200)
  }
}

private struct TotalCard: View {
  let total: Total

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Image(systemName: total.symbol).font(.title2)
      Text(total.value, format: .number).font(.title.bold().monospacedDigit())
      Text(verbatim: total.title).font(.subheadline).opacity(0.8)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding()
    .foregroundStyle(.white)
    .background(
      LinearGradient(
        colors: [
          Color(hue: total.hue, saturation: 0.6, brightness: 0.9),
          Color(hue: total.hue, saturation: 0.8, brightness: 0.6),
        ], startPoint: .topLeading, endPoint: .bottomTrailing),
      in: RoundedRectangle(cornerRadius: 20)
    )
    .shadow(color: .black.opacity(0.15), radius: 6, y: 3)
  }
}

private struct ChartCard<Content: View>: View {
  let title: LocalizedStringKey
  let symbol: String
  @ViewBuilder let content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Label(title, systemImage: symbol).font(.headline)
      content
    }
    .padding()
    .background(Color(uiColor: .secondarySystemGroupedBackground), in: RoundedRectangle(cornerRadius: 20))
  }
}
