// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// A difference of two pictures, from the top to the bottom.
struct DifferenceView: View {
  struct Strip: Identifiable {
    enum Kind {
      case context, removed, added
      /// A text for what isn't drawn.
      case left(String, isChange: Bool)
    }

    let id: Int
    let kind: Kind
    var picture: CGImage?
    /// What differs, in the picture's points.
    var marks: [CGRect] = []
  }

  let strips: [Strip]
  let width: CGFloat

  var body: some View {
    VStack(spacing: 0) {
      ForEach(strips) { DifferenceStrip(strip: $0, width: width) }
    }
    .frame(width: width)
    .background(.white)
  }
}

/// Rows that stayed, were removed or were added. A bar with a sign at the start tells which, for those who don't tell red from green.
private struct DifferenceStrip: View {
  let strip: DifferenceView.Strip
  let width: CGFloat

  static let removed = Color(red: 0.76, green: 0.11, blue: 0.1)
  static let added = Color(red: 0.05, green: 0.46, blue: 0.2)

  var body: some View {
    switch strip.kind {
    case .context: picture.opacity(0.55)
    case .removed: picture.overlay { marks(Self.removed) }.overlay(alignment: .leading) { bar(Self.removed, "−") }
    case .added: picture.overlay { marks(Self.added) }.overlay(alignment: .leading) { bar(Self.added, "+") }
    case .left(let text, let isChange):
      Text(text)
        .font(.system(size: 17, weight: .medium))
        .foregroundStyle(isChange ? Self.removed : Color(white: 0.32))
        .frame(width: width, height: CGFloat(DifferenceBands.foldHeight))
        .background(Color(white: 0.91))
    }
  }

  @ViewBuilder private var picture: some View {
    if let image = strip.picture {
      Image(decorative: image, scale: 1).frame(width: width, height: CGFloat(image.height), alignment: .topLeading)
    }
  }

  private func marks(_ color: Color) -> some View {
    Path { path in
      for mark in strip.marks { path.addRect(mark) }
    }
    .fill(color.opacity(0.2))
  }

  private func bar(_ color: Color, _ sign: String) -> some View {
    color.frame(width: 22)
      .overlay(alignment: .top) {
        if let image = strip.picture, image.height >= 18 {
          Text(sign).font(.system(size: 18, weight: .bold)).foregroundStyle(.white).frame(width: 22, height: 22)
        }
      }
  }
}
