// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// A tile of the gallery: the picture or the pattern above, two or three lines of words below.
struct GalleryCard: View {
  let model: CardModel

  var body: some View {
    VStack(spacing: 0) {
      CardCover(model: model, columns: 8, badge: 76)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .clipped()
      VStack(alignment: .leading, spacing: 8) {
        if !model.title.isEmpty {
          ViewThatFits(in: .vertical) {
            title(size: 23).fixedSize(horizontal: false, vertical: true)
            title(size: 20).fixedSize(horizontal: false, vertical: true)
            title(size: 20)
          }
          .frame(maxHeight: 56, alignment: .leading)
        }
        foot
      }
      .padding(.horizontal, 22)
      .frame(maxWidth: .infinity, alignment: .leading)
      .frame(height: 122)
    }
    .background(model.palette.paper.color)
  }

  private func title(size: CGFloat) -> some View {
    Text(verbatim: model.title)
      .font(.system(size: size, weight: .semibold))
      .foregroundStyle(model.palette.ink.color)
  }

  private var foot: some View {
    HStack(spacing: 8) {
      if !model.siteName.isEmpty, !model.isTitledBySite {
        if model.picture != nil { SiteMark(model: model, side: 20) }
        Text(verbatim: model.siteName).lineLimit(1)
      }
      Spacer(minLength: 8)
      if let tag = model.tags.first { TagChip(tag: tag, palette: model.palette, size: 13).layoutPriority(1) }
    }
    .font(.system(size: 15))
    .foregroundStyle(model.palette.quiet.color)
  }
}

/// The small picture at the start of a list's row: the picture, or the pattern with the site's mark.
struct RowCard: View {
  let model: CardModel

  var body: some View {
    CardCover(model: model, columns: 4, badge: 48)
  }
}
