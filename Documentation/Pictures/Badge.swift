// SPDX-License-Identifier: Apache-2.0
import SwiftUI

// document: badge
struct GuestBadge: View {
  let name: String
  var company: String?
  var color = Color.blue
  var isSpeaker = false

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(name).font(.title2.bold())
      if let company { Text(company) }
      Spacer()
      if isSpeaker { Text("SPEAKER").font(.caption.bold()) }
    }
    .foregroundStyle(.white)
    .padding()
    .frame(width: 220, height: 130, alignment: .leading)
    .background(color.gradient, in: RoundedRectangle(cornerRadius: 12))
  }
}
// document: end
