// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation
import Gnomon

extension Path {
  /// Adds the path to Cairo's current one. Points that aren't finite are left out.
  ///
  /// - Parameter limit: how far coordinates reach: those beyond are taken for it.
  func trace(in context: OpaquePointer, within limit: Double = .infinity) {
    func clamp(_ value: CGFloat) -> Double { min(max(Double(value), -limit), limit) }
    forEach { element in
      switch element {
      case .move(let to):
        guard to.isFinite else { return }
        cairo_move_to(context, clamp(to.x), clamp(to.y))
      case .line(let to):
        guard to.isFinite else { return }
        cairo_line_to(context, clamp(to.x), clamp(to.y))
      case .quadCurve(let to, let control):
        guard to.isFinite, control.isFinite else { return }
        var (x, y) = (0.0, 0.0)
        if cairo_has_current_point(context) != 0 {
          cairo_get_current_point(context, &x, &y)
        } else {
          (x, y) = (clamp(control.x), clamp(control.y))
        }
        let (cx, cy, tx, ty) = (clamp(control.x), clamp(control.y), clamp(to.x), clamp(to.y))
        cairo_curve_to(
          context, x + (cx - x) * 2 / 3, y + (cy - y) * 2 / 3, tx + (cx - tx) * 2 / 3, ty + (cy - ty) * 2 / 3, tx, ty)
      case .curve(let to, let control1, let control2):
        guard to.isFinite, control1.isFinite, control2.isFinite else { return }
        cairo_curve_to(
          context, clamp(control1.x), clamp(control1.y), clamp(control2.x), clamp(control2.y), clamp(to.x), clamp(to.y))
      case .closeSubpath:
        cairo_close_path(context)
      }
    }
  }
}
