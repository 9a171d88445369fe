// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

// As in Documentation/Pictures/Card.swift, which imports SwiftUI: a test holds both against each other.

// document: card
struct Card: View {
  var title = "Hello"
  var place = "from a server without a screen"

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(title).font(.largeTitle.bold())
      Text(place).font(.subheadline).opacity(0.8)
    }
    .foregroundStyle(.white)
    .padding(24)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(.blue.gradient, in: RoundedRectangle(cornerRadius: 16))
    .padding()
  }
}
// document: end
