// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// Author, date, reading time and tags, as many of them as have room. Nothing where there are none.
struct DetailLine: View {
  let model: CardModel
  /// The letters' size, in points.
  let size: CGFloat

  var body: some View {
    VStack(alignment: .leading, spacing: size * 0.85) {
      if !model.tags.isEmpty { tags }
      if hasFacts { facts }
    }
  }

  private var hasFacts: Bool { !model.author.isEmpty || !model.date.isEmpty || model.readingMinutes != nil }

  private var tags: some View {
    ViewThatFits(in: .horizontal) {
      ForEach(Array((1...model.tags.count).reversed()), id: \.self) { count in
        HStack(spacing: size * 0.45) {
          ForEach(Array(model.tags.prefix(count).enumerated()), id: \.offset) { _, tag in
            TagChip(tag: tag, palette: model.palette, size: size * 0.92)
          }
        }
      }
    }
  }

  private var facts: some View {
    HStack(spacing: size * 0.5) {
      if !model.author.isEmpty {
        Text(verbatim: model.author).fontWeight(.medium).foregroundStyle(model.palette.ink.color).lineLimit(1)
      }
      if !model.date.isEmpty {
        if !model.author.isEmpty { dot }
        Text(verbatim: model.date).lineLimit(1).layoutPriority(1)
      }
      if let minutes = model.readingMinutes {
        if !model.author.isEmpty || !model.date.isEmpty { dot }
        HStack(spacing: size * 0.25) {
          Image(systemName: "clock").font(.system(size: size * 0.85))
          // The sign of the unit, which is the same in all languages.
          Text(verbatim: "\(minutes) min").lineLimit(1)
        }
        .fixedSize()
      }
    }
    .font(.system(size: size))
    .foregroundStyle(model.palette.quiet.color)
  }

  private var dot: some View {
    Circle().fill(model.palette.quiet.color).frame(width: size * 0.17, height: size * 0.17).opacity(0.7)
  }
}

/// A tag on a ground of its own.
struct TagChip: View {
  let tag: String
  let palette: CardPalette
  /// The letters' size, in points.
  let size: CGFloat

  var body: some View {
    Text(verbatim: tag)
      .font(.system(size: size, weight: .medium))
      .foregroundStyle(palette.tagInk.color)
      .lineLimit(1)
      .padding(.horizontal, size * 0.7)
      .padding(.vertical, size * 0.28)
      .background(palette.tag.color, in: Capsule())
  }
}
