// SPDX-License-Identifier: Apache-2.0
import SwiftUI

// document: reader
struct ReadingAround: View {
  var body: some View {
    ScrollView {
      GeometryReader { space in
        Text("\(Int(space.size.width)) wide")
      }
      .border(.red)
    }
  }
}
// document: end

// document: change
struct ReadingBeside: View {
  @State private var width: CGFloat = 0

  var body: some View {
    ScrollView {
      Text("\(Int(width)) wide")
        .frame(maxWidth: .infinity)
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          width = $0
        }
        .border(.green)
    }
  }
}
// document: end

/// A reader around a text in a scroll view, and the text that reads its own frame.
struct ReaderInScroll: View {
  var body: some View {
    HStack(alignment: .top, spacing: 32) {
      Panel(title: "The reader is 10 high:\nno height is proposed to it") {
        ReadingAround().frame(width: 180, height: 72).outlined(.secondary)
      }
      Panel(title: "The text keeps its own height,\nand reads its frame") {
        ReadingBeside().frame(width: 180, height: 72).outlined(.secondary)
      }
    }
  }
}
