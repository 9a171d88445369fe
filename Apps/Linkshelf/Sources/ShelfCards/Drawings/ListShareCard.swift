// SPDX-License-Identifier: Apache-2.0
import Drawings
import Foundation
import Gnomon

/// What other programs show for a public list: its title, and the first links on cards that lie on its pattern.
struct ListShareCard: View {
  let list: ListDrawing
  let palette: CardPalette

  private var title: String { CardText.cleaned(list.title, limit: CardLimits.title) }
  private var summary: String { CardText.cleaned(list.description, limit: CardLimits.description) }

  var body: some View {
    HStack(spacing: 0) {
      VStack(alignment: .leading, spacing: 0) {
        Text(verbatim: CardText.cleaned(list.count, limit: 40)).font(.system(size: 28, weight: .semibold))
          .foregroundStyle(palette.tagInk.color)
        Spacer(minLength: 24)
        ViewThatFits(in: .vertical) {
          words(68, lines: nil, summaryLines: 3)
          words(56, lines: nil, summaryLines: 3)
          words(46, lines: nil, summaryLines: 2)
          words(42, lines: 6, summaryLines: 0)
        }
        Spacer(minLength: 24)
        HStack(spacing: 12) {
          RoundedRectangle(cornerRadius: 5).fill(palette.badge.color).frame(width: 22, height: 22)
          Text(verbatim: "Linkshelf").font(.system(size: 24, weight: .medium)).foregroundStyle(palette.quiet.color)
        }
      }
      .padding(EdgeInsets(top: 60, leading: 64, bottom: 56, trailing: 48))
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
      SitePattern(name: title, palette: palette, columns: 5)
        .overlay { cards }
        .frame(width: 500)
        .frame(maxHeight: .infinity)
        .clipped()
    }
    .background(palette.paper.color)
  }

  private func words(_ size: CGFloat, lines: Int?, summaryLines: Int) -> some View {
    VStack(alignment: .leading, spacing: size * 0.35) {
      Text(verbatim: title)
        .font(.system(size: size, weight: .bold))
        .foregroundStyle(palette.ink.color)
        .lineLimit(lines)
        // gnomon:silence truncation
        .fixedSize(horizontal: false, vertical: lines == nil)
      if summaryLines > 0, !summary.isEmpty {
        Text(verbatim: summary).font(.system(size: 27)).foregroundStyle(palette.quiet.color).lineSpacing(3)
          .lineLimit(summaryLines)
      }
    }
  }

  private var cards: some View {
    VStack(spacing: 16) {
      ForEach(Array(list.entries.prefix(4).enumerated()), id: \.offset) { _, entry in
        VStack(alignment: .leading, spacing: 6) {
          Text(verbatim: CardText.cleaned(entry.title, limit: 120))
            .font(.system(size: 22, weight: .semibold)).foregroundStyle(palette.ink.color).lineLimit(2)
          Text(verbatim: CardText.cleaned(entry.host, limit: CardLimits.name))
            .font(.system(size: 17)).foregroundStyle(palette.quiet.color).lineLimit(1)
        }
        .padding(.horizontal, 22)
        .padding(.vertical, 16)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background {
          RoundedRectangle(cornerRadius: 16).fill(palette.paper.color)
            .shadow(color: .black.opacity(0.14), radius: 10, y: 4)
        }
      }
    }
    .padding(36)
  }
}
