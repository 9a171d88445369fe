// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// One text, and what it takes of three proposals.
struct ThreeProposals: View {
  private let words = Text("The parent places its children")

  var body: some View {
    HStack(alignment: .top, spacing: 32) {
      Panel(title: "140 proposed:\nlines break") {
        words.outlined(.answer).frame(width: 140, alignment: .leading).outlined(.proposal)
      }
      Panel(title: "nil proposed:\nthe ideal width") {
        words.fixedSize().outlined(.answer)
      }
      Panel(title: "60 × 30 proposed:\nit's cut off") {
        words.outlined(.answer).frame(width: 60, height: 30).outlined(.proposal)
      }
    }
    .font(.system(size: 15))
  }
}
