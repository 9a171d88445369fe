// SPDX-License-Identifier: Apache-2.0
import SwiftUI

// document: badge
struct Badge: View {
  var body: some View {
    HStack(spacing: 10) {
      Circle().frame(width: 40, height: 40)
      Text("Ada Lovelace")
    }
    .padding(20)
  }
}
// document: end

/// Who proposes what to whom in a `Badge`, and what comes back. The numbers are those that `gnomon explain` tells.
struct Negotiation: View {
  var body: some View {
    HStack(spacing: 40) {
      VStack(spacing: 0) {
        Participant(name: "host")
        Exchange(proposed: "240 × 120", taken: "193 × 80")
        Participant(name: "padding(20)")
        Exchange(proposed: "200 × 80", taken: "153 × 40")
        Participant(name: "HStack(spacing: 10)")
        HStack(spacing: 12) {
          VStack(spacing: 0) {
            Exchange(proposed: "95 × 80", taken: "40 × 40")
            Participant(name: "frame")
          }
          VStack(spacing: 0) {
            Exchange(proposed: "150 × 80", taken: "103 × 20⅓")
            Participant(name: "Text")
          }
        }
      }
      Badge()
        .foregroundStyle(.primary)
        .background(Color.place.opacity(0.15))
        .outlined(.place)
        .frame(width: 240, height: 120)
        .outlined(.secondary)
    }
  }
}

struct Participant: View {
  var name: String

  var body: some View {
    Text(name)
      .font(.system(size: 13, design: .monospaced))
      .padding(.horizontal, 10)
      .frame(height: 28)
      .background(.secondary.opacity(0.15), in: RoundedRectangle(cornerRadius: 6))
  }
}

struct Exchange: View {
  var proposed: String
  var taken: String

  var body: some View {
    HStack(spacing: 6) {
      Text(proposed).foregroundStyle(Color.proposal).frame(width: 62, alignment: .trailing)
      Arrow().stroke(Color.proposal, lineWidth: 1.5).frame(width: 10)
      Arrow(isUp: true).stroke(Color.answer, lineWidth: 1.5).frame(width: 10)
      Text(taken).foregroundStyle(Color.answer).frame(width: 62, alignment: .leading)
    }
    .font(.system(size: 11))
    .frame(height: 34)
    .padding(.vertical, 3)
  }
}
