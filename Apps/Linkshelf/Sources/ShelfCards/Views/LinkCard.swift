// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// The picture that other programs show for a link: words on paper, and the page's picture or the site's pattern beside them.
struct LinkCard: View {
  let model: CardModel

  var body: some View {
    HStack(spacing: 0) {
      VStack(alignment: .leading, spacing: 0) {
        SiteLine(model: model, size: 28)
        Spacer(minLength: 22)
        words
        Spacer(minLength: 22)
        DetailLine(model: model, size: 24)
      }
      .padding(EdgeInsets(top: 56, leading: 64, bottom: 54, trailing: 56))
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
      CardCover(model: model, columns: 4, badge: 148)
        .frame(width: coverWidth)
        .frame(maxHeight: .infinity)
        .clipped()
    }
    .background(model.palette.paper.color)
  }

  /// A wide picture has more of the card, so that less of it is cut off.
  private var coverWidth: CGFloat {
    guard let ratio = model.picture?.ratio else { return 420 }
    return ratio > 1.2 ? 500 : 440
  }

  /// The largest letters that leave the title whole; then smaller ones, and at last a title that is cut.
  private var words: some View {
    ViewThatFits(in: .vertical) {
      if model.longestWord < 14 { CardWords(model: model, title: 68, summary: 28, summaryLines: 3) }
      if model.longestWord < 16 { CardWords(model: model, title: 60, summary: 28, summaryLines: 3) }
      if model.longestWord < 18 { CardWords(model: model, title: 52, summary: 28, summaryLines: 3) }
      CardWords(model: model, title: 46, summary: 26, summaryLines: 2)
      CardWords(model: model, title: 42, summary: 26, summaryLines: 0)
      CardWords(model: model, title: 42, titleLines: 6, summary: 26, summaryLines: 0)
    }
  }
}
