// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// The site's name, with its mark where the cover doesn't show that. Nothing where there's no name.
struct SiteLine: View {
  let model: CardModel
  /// The letters' size, in points.
  let size: CGFloat

  var body: some View {
    if !model.siteName.isEmpty, !model.isTitledBySite {
      HStack(spacing: size * 0.5) {
        if model.picture != nil { SiteMark(model: model, side: size * 1.6) }
        Text(verbatim: model.siteName)
          .font(.system(size: size, weight: .semibold))
          .foregroundStyle(model.palette.ink.color)
          .lineLimit(1)
          .minimumScaleFactor(0.8)
      }
      .frame(minHeight: size * 1.6)
    }
  }
}

/// The site's icon, or its first letter, or the sign of a link.
struct SiteMark: View {
  let model: CardModel
  /// The square's side, in points.
  let side: CGFloat

  var body: some View {
    if let icon = model.icon {
      Image(decorative: icon.image, scale: 1)
        .resizable()
        .scaledToFit()
        .frame(width: side, height: side)
        .clipShape(RoundedRectangle(cornerRadius: side * 0.22))
    } else {
      letter
        .font(.system(size: side * 0.58, weight: .bold))
        .foregroundStyle(model.palette.badgeInk.color)
        .lineLimit(1)
        .minimumScaleFactor(0.5)
        .frame(width: side, height: side)
        .background(model.palette.badge.color, in: RoundedRectangle(cornerRadius: side * 0.26))
    }
  }

  @ViewBuilder private var letter: some View {
    if model.initial.isEmpty {
      Image(systemName: "link")
    } else {
      Text(verbatim: model.initial)
    }
  }
}
