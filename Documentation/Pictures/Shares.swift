// SPDX-License-Identifier: Apache-2.0
import SwiftUI

// document: row
struct Row: View {
  var body: some View {
    HStack(spacing: 8) {
      Color.blue.frame(width: 60)
      Color.green.frame(maxWidth: 100)
      Color.orange
    }
  }
}
// document: end

/// How a row of 316 points divides them, step by step, and the row itself.
struct Shares: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      Step(offers: [100, 100, 100], words: "300 are left beside the gaps: a third is 100. The fixed one takes 60.") {
        Taken(color: .blue, width: 60)
        Offered(width: 120)
        Offered(width: 120)
      }
      Step(offers: [120, 120], words: "240 are left for two: half is 120. The limited one takes 100.") {
        Taken(color: .blue, width: 60)
        Taken(color: .green, width: 100)
        Offered(width: 140)
      }
      Step(offers: [140], words: "140 are left for the last one. It takes what it's offered.") {
        Taken(color: .blue, width: 60)
        Taken(color: .green, width: 100)
        Taken(color: .orange, width: 140)
      }
      VStack(alignment: .leading, spacing: 4) {
        Row().frame(width: 316, height: 36)
        Text("The row as it's laid out").font(.caption).foregroundStyle(.secondary)
      }
    }
  }
}

struct Step<Bars: View>: View {
  var offers: [Int]
  var words: String
  @ViewBuilder var bars: Bars

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack(spacing: 8) { bars }.frame(height: 28)
      Text(words).font(.caption)
    }
  }
}

struct Taken: View {
  var color: Color
  var width: CGFloat

  var body: some View {
    color.frame(width: width).overlay {
      Text("\(Int(width))").font(.system(size: 12, weight: .semibold)).foregroundStyle(.white)
    }
  }
}

/// A part of the row for which nothing is settled yet.
struct Offered: View {
  var width: CGFloat

  var body: some View { Color.secondary.opacity(0.12).frame(width: width).outlined(.secondary) }
}
