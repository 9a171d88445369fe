// SPDX-License-Identifier: Apache-2.0
import SwiftUI

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

#Preview("Short") { Card() }
#Preview("Long title") { Card(title: "A title that takes two lines") }
#Preview("Dark") { Card(place: "in the dark").preferredColorScheme(.dark) }
