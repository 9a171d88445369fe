// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// The view of a size.
struct CardView: View {
  let model: CardModel
  let size: CardSize

  var body: some View {
    Group {
      switch size {
      case .share: LinkCard(model: model)
      case .gallery: GalleryCard(model: model)
      case .row: RowCard(model: model)
      }
    }
    .frame(width: size.points.width, height: size.points.height)
    .clipped()
  }
}
