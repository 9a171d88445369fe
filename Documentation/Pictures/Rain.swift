// SPDX-License-Identifier: Apache-2.0
import Charts
import SwiftUI

struct Row: Decodable, Identifiable {
  let month: String
  let city: String
  let millimetres: Double
  var id: String { month + city }
}

// document: rain
struct Rain: View {
  let rows: [Row]

  var body: some View {
    Chart(rows) { row in
      BarMark(x: .value("Month", row.month), y: .value("Rain", row.millimetres))
        .foregroundStyle(by: .value("City", row.city))
    }
    .chartYAxisLabel("mm")
    .padding()
  }
}
// document: end
