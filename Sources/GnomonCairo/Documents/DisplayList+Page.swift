import Foundation
import Gnomon

extension DisplayList {
  /// A part of a tall drawing on a page of its own.
  ///
  /// - Parameters:
  ///   - band: what the page shows of the drawing, in points from its top.
  ///   - origin: where the drawing's top leading corner would lie.
  func page(_ band: PageCuts.Band, size pageSize: CGSize, at origin: CGPoint) -> DisplayList {
    let shown = CGRect(x: 0, y: band.top, width: size.width, height: band.bottom - band.top)
    var page = DisplayList(size: pageSize, scale: scale)
    page.commands = [
      .save, .concatenate(CGAffineTransform(translationX: origin.x, y: origin.y - band.top)),
      .clip(Path(shown), style: FillStyle()),
    ]
    page.commands.reserveCapacity(commands.count + 4)
    var filter = PageFilter(shown: shown)
    for command in commands where filter.keeps(command) { page.commands.append(command) }
    page.commands.append(.restore)
    return page
  }
}

/// Leaves out what lies on other pages: links, since nothing clips them, and texts and pictures, since there may be thousands.
private struct PageFilter {
  let shown: CGRect
  private var transforms: [CGAffineTransform] = [.identity]
  private var layers = 0

  init(shown: CGRect) { self.shown = shown }

  mutating func keeps(_ command: DisplayCommand) -> Bool {
    switch command {
    case .save: transforms.append(transforms[transforms.count - 1])
    case .restore: if transforms.count > 1 { transforms.removeLast() }
    case .concatenate(let transform):
      transforms[transforms.count - 1] = transform.concatenating(transforms[transforms.count - 1])
    case .beginLayer: layers += 1
    case .endLayer: layers -= 1
    case .link(_, let rect): return isShown(rect)
    // A layer's shadow may reach to another page.
    case .text(_, let rect, _), .textPart(_, _, let rect, _), .image(_, let rect): return layers > 0 || isShown(rect)
    default: break
    }
    return true
  }

  private func isShown(_ rect: CGRect) -> Bool {
    let place = rect.applying(transforms[transforms.count - 1])
    return place.maxY > shown.minY && place.minY < shown.maxY
  }
}
