import Foundation

/// Where a tall drawing is cut into pages: never through a line of text or a drawing that fits on a page.
struct PageCuts {
  /// What is kept together, from top to bottom.
  struct Band {
    var top: CGFloat
    var bottom: CGFloat
  }

  /// Where each page begins and ends.
  private(set) var pages: [Band] = []

  /// What is no distance between two things, in points.
  static let tolerance: CGFloat = 0.01

  /// - Parameters:
  ///   - height: of the drawing.
  ///   - pageHeight: of what a page holds. Positive.
  ///   - bands: those higher than a page may be cut.
  ///   - breaks: where a new page has to begin.
  ///   - limit: further pages aren't made.
  init(height: CGFloat, pageHeight: CGFloat, bands: [Band], breaks: [CGFloat], limit: Int) {
    let tolerance = Self.tolerance
    let bands = bands.filter { $0.bottom - $0.top > tolerance && $0.bottom - $0.top <= pageHeight + tolerance }
      .sorted { $0.top < $1.top }
    let breaks = breaks.sorted()
    var top: CGFloat = 0
    var firstBand = 0
    var nextBreak = 0
    repeat {
      var bottom = min(top + pageHeight, height)
      while firstBand < bands.count, bands[firstBand].bottom <= top + tolerance { firstBand += 1 }
      while nextBreak < breaks.count, !(breaks[nextBreak] > top + tolerance) { nextBreak += 1 }
      if nextBreak < breaks.count, breaks[nextBreak] < bottom {
        bottom = breaks[nextBreak]
      } else if bottom < height - tolerance {
        var cut = bottom
        // From below: a band that is moved to the next page may lie beside one that begins above it.
        for band in bands[firstBand...].prefix(while: { $0.top < bottom }).reversed()
        where band.top < cut - tolerance && band.bottom > cut + tolerance {
          cut = band.top
        }
        if cut > top + tolerance { bottom = cut }
      }
      pages.append(Band(top: top, bottom: bottom))
      top = bottom
      // The distance to what was above isn't wanted at a page's top.
      if let next = bands[firstBand...].first(where: { $0.bottom > top + tolerance }), next.top > top, next.top < height
      {
        top = next.top
      }
    } while top < height - tolerance && pages.count < limit
  }
}
