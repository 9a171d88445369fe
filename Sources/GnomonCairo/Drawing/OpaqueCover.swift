// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation
import Gnomon

/// The last command that hides the whole canvas: what comes before it needn't be drawn, nor the canvas be cleared.
struct OpaqueCover {
  /// The index of the command, a `fill`.
  let index: Int
  /// The commands before it that are still in force: transforms and clips, with the saves that they belong to.
  let state: [Int]

  /// nil where some of the canvas may stay visible. `matrix` leads from points to pixels.
  init?(_ commands: [DisplayCommand], matrix: cairo_matrix_t, width: Double, height: Double) {
    var search = Search(matrix: matrix, width: width, height: height)
    for (index, command) in commands.enumerated() { search.visit(command, at: index) }
    guard let found = search.found else { return nil }
    self = found
  }

  fileprivate init(index: Int, state: [Int]) {
    self.index = index
    self.state = state
  }

  private struct Search {
    var matrix: cairo_matrix_t
    let width: Double
    let height: Double
    var found: OpaqueCover?
    private var isNarrowed = false
    private var saved: [(matrix: cairo_matrix_t, isNarrowed: Bool, commands: Int)] = []
    private var state: [Int] = []
    /// How many layers are open.
    private var depth = 0

    init(matrix: cairo_matrix_t, width: Double, height: Double) {
      self.matrix = matrix
      self.width = width
      self.height = height
    }

    mutating func visit(_ command: DisplayCommand, at index: Int) {
      switch command {
      case .beginLayer: depth += 1
      case .endLayer: depth = max(depth - 1, 0)
      case _ where depth > 0: break
      case .save:
        saved.append((matrix, isNarrowed, state.count))
        state.append(index)
      case .restore:
        guard let last = saved.popLast() else { return }
        (matrix, isNarrowed) = (last.matrix, last.isNarrowed)
        state.removeSubrange(last.commands...)
      case .concatenate(let transform):
        let transform = cairo_matrix_t(transform)
        matrix = transform.then(matrix)
        // What is flattened isn't drawn.
        if !transform.isUsable || !matrix.isUsable { isNarrowed = true }
        state.append(index)
      case .clip:
        isNarrowed = true
        state.append(index)
      case .fill(let path, _, let paint):
        if covers(path), paint.isOpaque { found = OpaqueCover(index: index, state: state) }
      default: break
      }
    }

    private func covers(_ path: Path) -> Bool {
      guard !isNarrowed, matrix.isAxisAligned, let rect = path.exactRect, rect.origin.isFinite else { return false }
      let (first, last) = (
        matrix.point(Double(rect.minX), Double(rect.minY)), matrix.point(Double(rect.maxX), Double(rect.maxY))
      )
      return min(first.x, last.x) <= 0 && min(first.y, last.y) <= 0 && max(first.x, last.x) >= width
        && max(first.y, last.y) >= height
    }
  }
}

extension CairoPainter {
  /// Brings about what is in force at the cover, and draws it over a canvas of any pixels.
  func draw(_ cover: OpaqueCover) {
    for index in cover.state { draw(commands[index], at: index) }
    guard case .fill(_, _, let paint) = commands[cover.index], let surface else { return }
    if GradientRaster(matrix: matrix, alpha: alpha).fill(surface, with: paint) { return }
    if case .color = paint {} else { surface.clear() }
    if setSource(paint, extents: surface.rect) { cairo_paint(context) }
  }

  /// Fills a rectangle that lies on the pixel grid with a gradient that hides what is below, without a picture of its
  /// own. Answers false for anything else.
  func fillGrid(_ path: Path, paint: Paint) -> Bool {
    if case .color = paint { return false }
    guard usesShortcuts, let surface, alpha >= 1, let rect = path.exactRect, let area = matrix.wholePixels(of: rect),
      paint.isOpaque, let clip = clipRectangle
    else { return false }
    let seen = area.intersection(clip).intersection(surface.rect)
    if seen.isEmpty { return true }
    return GradientRaster(matrix: matrix, alpha: alpha, area: seen).fill(surface, with: paint)
  }

  /// The pixels of a clip that is one rectangle on the pixel grid.
  var clipRectangle: PixelRect? {
    let before = matrix
    matrix = .identity
    defer { matrix = before }
    guard let list = cairo_copy_clip_rectangle_list(context) else { return nil }
    defer { cairo_rectangle_list_destroy(list) }
    guard list.pointee.status == CAIRO_STATUS_SUCCESS, list.pointee.num_rectangles == 1 else { return nil }
    let clip = list.pointee.rectangles[0]
    return PixelRect(minX: clip.x, minY: clip.y, maxX: clip.x + clip.width, maxY: clip.y + clip.height)
  }
}

extension cairo_matrix_t {
  /// The pixels of a rectangle whose edges lie on the pixel grid, or nearer to it than Cairo's numbers tell apart.
  func wholePixels(of rect: CGRect) -> PixelRect? {
    guard isAxisAligned, rect.origin.isFinite else { return nil }
    let (a, b) = (point(Double(rect.minX), Double(rect.minY)), point(Double(rect.maxX), Double(rect.maxY)))
    let edges = [min(a.x, b.x), min(a.y, b.y), max(a.x, b.x), max(a.y, b.y)]
    guard edges.allSatisfy({ abs($0) < Double(PixelRect.limit) && abs($0 - $0.rounded()) < 1.0 / 512 }) else {
      return nil
    }
    let whole = edges.map { Int($0.rounded()) }
    return PixelRect(x: whole[0], y: whole[1], width: whole[2] - whole[0], height: whole[3] - whole[1])
  }
}
