// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// The page's picture, or the site's pattern with its mark in the middle. Fills the space that it's given.
struct CardCover: View {
  let model: CardModel
  /// The pattern's tiles along the width.
  let columns: Int
  /// The mark's side, in points.
  let badge: CGFloat

  var body: some View {
    if let picture = model.picture {
      // What sizes the picture is the space, and not the picture the space.
      Color.clear
        .overlay {
          Image(decorative: picture.image, scale: 1)
            .resizable()
            .scaledToFill()
        }
        .clipped()
    } else {
      SitePattern(name: model.patternName, palette: model.palette, columns: columns)
        .overlay { mark }
    }
  }

  @ViewBuilder private var mark: some View {
    if model.icon != nil {
      SiteMark(model: model, side: badge * 0.56)
        .frame(width: badge, height: badge)
        .background(model.palette.paper.color, in: plate)
        .shadow(color: shade, radius: badge * 0.12, y: badge * 0.05)
    } else {
      SiteMark(model: model, side: badge)
        .shadow(color: shade, radius: badge * 0.12, y: badge * 0.05)
    }
  }

  private var plate: RoundedRectangle { RoundedRectangle(cornerRadius: badge * 0.26) }
  private var shade: Color { .black.opacity(0.16) }
}
