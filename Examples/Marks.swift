// SPDX-License-Identifier: Apache-2.0
// gallery: --size 970x760
import Charts
import SwiftUI

struct Visit: Identifiable {
  let city: String
  let day: Int
  let count: Double
  var id: String { "\(city)\(day)" }
}

let visits: [Visit] = ["Lima", "Oslo"].enumerated().flatMap { place, city in
  (0..<7).map { day in
    Visit(city: city, day: day, count: 40 + 30 * sin(Double(day) + Double(place) * 2) + Double(place) * 20)
  }
}

/// All marks of Swift Charts on one page.
struct Marks: View {
  var body: some View {
    Grid(horizontalSpacing: 24, verticalSpacing: 24) {
      GridRow {
        Titled("Bars") {
          Chart(visits) { visit in
            BarMark(x: .value("Day", "D\(visit.day)"), y: .value("Visits", visit.count))
              .foregroundStyle(by: .value("City", visit.city))
          }
        }
        Titled("Bars beside each other") {
          Chart(visits) { visit in
            BarMark(x: .value("Day", "D\(visit.day)"), y: .value("Visits", visit.count))
              .foregroundStyle(by: .value("City", visit.city))
              .position(by: .value("City", visit.city))
          }
        }
        Titled("Horizontal bars") {
          Chart(visits.prefix(4)) { visit in
            BarMark(x: .value("Visits", visit.count), y: .value("Day", "Day \(visit.day)"))
          }
        }
      }
      GridRow {
        Titled("Lines") {
          Chart(visits) { visit in
            LineMark(x: .value("Day", visit.day), y: .value("Visits", visit.count))
              .foregroundStyle(by: .value("City", visit.city))
              .symbol(by: .value("City", visit.city))
              .interpolationMethod(.monotone)
          }
        }
        Titled("Areas") {
          Chart(visits) { visit in
            AreaMark(x: .value("Day", visit.day), y: .value("Visits", visit.count))
              .foregroundStyle(by: .value("City", visit.city))
          }
        }
        Titled("Points and a rule") {
          Chart {
            ForEach(visits) { visit in
              PointMark(x: .value("Day", visit.day), y: .value("Visits", visit.count))
            }
            RuleMark(y: .value("Goal", 60))
              .foregroundStyle(.orange)
              .annotation(position: .top, alignment: .leading) { Text("Goal").font(.caption).foregroundStyle(.orange) }
          }
        }
      }
      GridRow {
        Titled("Sectors") {
          Chart(visits.prefix(5)) { visit in
            SectorMark(angle: .value("Visits", visit.count), innerRadius: .ratio(0.6), angularInset: 1)
              .cornerRadius(3)
              .foregroundStyle(by: .value("Day", "Day \(visit.day)"))
          }
        }
        Titled("A heat map") {
          Chart(visits) { visit in
            RectangleMark(
              x: .value("Day", "D\(visit.day)"), y: .value("City", visit.city), width: .ratio(1), height: .ratio(1)
            )
            .foregroundStyle(by: .value("Visits", visit.count))
          }
        }
        Titled("A function") {
          Chart {
            LinePlot(x: "x", y: "y") { x in sin(x) / x }
              .foregroundStyle(.purple)
          }
          .chartXScale(domain: -12...12)
        }
      }
    }
    .padding(24)
    .background(.background)
  }
}

struct Titled<Content: View>: View {
  let title: String
  let content: Content

  init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading) {
      Text(title).font(.headline)
      content.frame(width: 280, height: 180)
    }
  }
}

#Preview("Light") { Marks() }
#Preview("Dark") { Marks().preferredColorScheme(.dark) }
