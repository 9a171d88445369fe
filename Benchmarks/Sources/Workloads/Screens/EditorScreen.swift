// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import Observation

/// An editor of a long text, with the number of its letters below.
struct EditorScreen: View {
  @Bindable var model: EditorModel

  var body: some View {
    NavigationStack {
      VStack(spacing: 0) {
        TextEditor(text: $model.text)
          .padding(.horizontal, 8)
        Divider()
        HStack {
          Label("Notes", systemImage: "doc.text")
          Spacer()
          Text("\(model.text.utf8.count) bytes").monospacedDigit()
        }
        .font(.footnote)
        .foregroundStyle(.secondary)
        .padding(12)
      }
      .navigationTitle("Notes")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Share", systemImage: "square.and.arrow.up") {} } }
    }
  }
}

@MainActor @Observable
final class EditorModel {
  var text = EditorModel.sample

  /// Types a letter into the first paragraph, or takes it back.
  func type() {
    let place = text.index(text.startIndex, offsetBy: 40)
    if text[place] == "#" { text.remove(at: place) } else { text.insert("#", at: place) }
  }

  /// Paragraphs of 100,000 bytes in all.
  nonisolated static let sample: String = {
    var words = Words()
    var text = ""
    var number = 0
    while text.utf8.count < 100_000 {
      text += words.sentence(30 + number * 17 % 60) + ".\n\n"
      number += 1
    }
    return String(text.prefix(100_000))
  }()
}
