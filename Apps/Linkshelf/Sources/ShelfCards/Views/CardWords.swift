// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// A title with what the page says of itself below.
struct CardWords: View {
  let model: CardModel
  /// The title's size, in points.
  let title: CGFloat
  /// nil leaves the title whole.
  var titleLines: Int?
  /// The description's size, in points.
  let summary: CGFloat
  /// 0 leaves the description out.
  let summaryLines: Int

  var body: some View {
    VStack(alignment: .leading, spacing: title * 0.35) {
      if !model.title.isEmpty {
        Text(verbatim: model.title)
          .font(.system(size: title, weight: .bold))
          .foregroundStyle(model.palette.ink.color)
          .lineLimit(titleLines)
          // gnomon:silence truncation
          .fixedSize(horizontal: false, vertical: titleLines == nil)
      }
      if summaryLines > 0, !model.description.isEmpty {
        Text(verbatim: model.description)
          .font(.system(size: summary))
          .foregroundStyle(model.palette.quiet.color)
          .lineSpacing(summary * 0.12)
          .lineLimit(summaryLines)
      }
    }
  }
}
