// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Where a tall drawing is cut into pages: never through a line of text or a drawing that fits on a page.
struct PageCuts {
  /// A part of the drawing that is kept together, from top to bottom.
  struct Band {
    var top: CGFloat
    var bottom: CGFloat
  }

  /// Where each page begins and ends.
  private(set) var pages: [Band] = []

  /// The distance below which two things touch, in points.
  static let tolerance: CGFloat = 0.01

  /// - Parameters:
  ///   - height: of the drawing.
  ///   - pageHeight: of what a page holds. Positive.
  ///   - bands: those higher than a page may be cut.
  ///   - spreads: what shadows and blurs reach, where a page rather doesn't end, if that leaves it half full.
  ///   - breaks: where a new page has to begin.
  ///   - limit: further pages aren't made.
  init(
    height: CGFloat, pageHeight: CGFloat, bands: [Band], spreads: [Band] = [], breaks: [CGFloat], limit: Int
  ) {
    let tolerance = Self.tolerance
    var kept = BandList(bands, pageHeight: pageHeight)
    var wanted = BandList(bands + spreads, pageHeight: pageHeight)
    let breaks = breaks.sorted()
    var top: CGFloat = 0
    var nextBreak = 0
    repeat {
      var bottom = min(top + pageHeight, height)
      while nextBreak < breaks.count, !(breaks[nextBreak] > top + tolerance) { nextBreak += 1 }
      kept.begin(at: top)
      wanted.begin(at: top)
      var isWanted = false
      if nextBreak < breaks.count, breaks[nextBreak] < bottom {
        bottom = breaks[nextBreak]
      } else if bottom < height - tolerance {
        let (cut, better) = (kept.cut(above: bottom), wanted.cut(above: bottom))
        if cut > top + tolerance { bottom = cut }
        isWanted = better > top + tolerance && better - top > (bottom - top) / 2
        if isWanted { bottom = better }
      }
      pages.append(Band(top: top, bottom: bottom))
      // The distance to what was above isn't wanted at a page's top.
      let next = isWanted ? wanted.top(after: bottom) : kept.top(after: bottom)
      top = next.map { $0 < height ? max($0, bottom) : bottom } ?? bottom
    } while top < height - tolerance && pages.count < limit
  }
}

/// Bands that fit on a page, from top to bottom, asked from page to page.
private struct BandList {
  private let bands: [PageCuts.Band]
  /// The index of the first band that isn't above the page.
  private var first = 0

  init(_ bands: [PageCuts.Band], pageHeight: CGFloat) {
    let tolerance = PageCuts.tolerance
    self.bands = bands.filter { $0.bottom - $0.top > tolerance && $0.bottom - $0.top <= pageHeight + tolerance }
      .sorted { $0.top < $1.top }
  }

  mutating func begin(at top: CGFloat) {
    while first < bands.count, bands[first].bottom <= top + PageCuts.tolerance { first += 1 }
  }

  /// The lowest place that lies in no band, at a given one or above it.
  func cut(above bottom: CGFloat) -> CGFloat {
    var cut = bottom
    // From below: a band that is moved to the next page may lie beside one that begins above it.
    for band in bands[first...].prefix(while: { $0.top < bottom }).reversed()
    where band.top < cut - PageCuts.tolerance && band.bottom > cut + PageCuts.tolerance {
      cut = band.top
    }
    return cut
  }

  /// Where the first band begins that reaches below a place.
  func top(after place: CGFloat) -> CGFloat? {
    bands[first...].first { $0.bottom > place + PageCuts.tolerance }?.top
  }
}
