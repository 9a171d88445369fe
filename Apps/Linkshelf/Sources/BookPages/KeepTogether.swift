// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

extension View {
  /// Keeps the upper edge of a view on one page with what follows in a distance below it, and draws nothing.
  ///
  /// Pages aren't cut through a view that fits on one. This is such a view, behind the other.
  func keepsTop(_ height: CGFloat) -> some View {
    background(alignment: .top) { Color.clear.frame(height: height).allowsHitTesting(false) }
  }

  /// Keeps the last lines of a view together.
  func keepsBottom(_ height: CGFloat) -> some View {
    background(alignment: .bottom) { Color.clear.frame(height: height) }
  }

  /// Keeps a view on one page with what comes next, as far as a distance below its lower edge.
  func keepsWithNext(_ distance: CGFloat) -> some View {
    background { Color.clear.padding(.bottom, -distance) }
  }
}
