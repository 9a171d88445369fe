// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation
import Gnomon

extension CairoPainter {
  func beginLayer(_ layer: DisplayLayer, at index: Int) {
    if isDirect(layer, at: index) || drawShadowOfFill(layer, at: index) {
      enter(.direct(outerAlpha: alpha))
      alpha *= CairoPainter.unit(layer.opacity)
      return
    }
    let shadow = onlyShadow(of: layer)
    if isVector, layer.filters.isEmpty || shadow != nil, !pixelLayers.contains(index) {
      cairo_save(context)
      cairo_push_group(context)
      levels.append(Level(context: context, surface: nil, kind: .group(layer), outerHidden: isHidden))
      if let shadow { drawShadow(shadow, of: layer, at: index) }
      return
    }
    let content = content(at: index)
    let matrix = isVector ? matrix.then(.scale(rasterScale)) : matrix
    let blurRoom = roomOfBlur(layer, at: index)
    guard !isHidden,
      let surface = blurRoom.map({ PixelSurface(rect: content.intersection($0)) })
        ?? makeLayer(layer, content: content, matrix: matrix),
      let inner = cairo_create(surface.surface)
    else {
      enter(.hidden(layer))
      isHidden = true
      return
    }
    var level = Level(context: inner, surface: surface, kind: .layer(layer, content: content, matrix: matrix))
    level.blurRoom = blurRoom
    if layer.colorMode != .nonLinear || linear != nil {
      level.linear = LinearPicture(rect: surface.rect)
      if level.linear == nil {
        cairo_destroy(inner)
        enter(.hidden(layer))
        isHidden = true
        return
      }
    }
    levels.append(level)
    self.matrix = matrix
  }

  /// Begins a layer that is drawn right into the enclosing picture.
  private func enter(_ kind: Level.Kind) {
    cairo_save(context)
    levels.append(Level(context: context, surface: surface, linear: linear, kind: kind, outerHidden: isHidden))
  }

  func endLayer() {
    guard levels.count > 1, let level = levels.popLast() else { return }
    isHidden = level.outerHidden
    switch level.kind {
    case .canvas: break
    case .direct(let outerAlpha):
      alpha = outerAlpha
      leave(level)
    case .hidden(let layer):
      leave(level)
      // A mask that covers nothing leaves nothing; nor does what is kept only where the layer is.
      if layer.isMask, !isHidden { clear() } else if layer.keepsOnlyWhatItCovers, !isHidden { clearInClip() }
    case .group(let layer):
      for _ in level.saved { cairo_restore(level.context) }
      let pattern = cairo_pop_group(level.context)
      cairo_restore(level.context)
      if let pattern {
        let isMasked = layer.isMask && !isHidden && mask(with: pattern, opacity: CairoPainter.unit(layer.opacity))
        if !isMasked, !isHidden { composite(pattern, layer: layer) }
        cairo_pattern_destroy(pattern)
      }
    case .layer(let layer, let content, let matrix):
      cairo_destroy(level.context)
      guard var surface = level.surface else { return }
      level.linear?.give(to: surface)
      if let room = level.blurRoom, case .blur(let radius, _)? = layer.filters.first {
        return drawBlurred(surface, in: room, radius: radius, matrix: matrix)
      }
      guard layer.filters.contains(where: \.isProjection) else {
        let filters = LayerFilters(matrix: matrix, content: content)
        for filter in layer.filters { surface = filters.apply(filter, to: surface) }
        return composite(surface, layer: layer)
      }
      let projected = ProjectedLayer(layer.filters, matrix: matrix, content: content, visible: visibleArea)
      for step in projected.steps {
        switch step {
        case .filter(let filter, let content):
          surface = LayerFilters(matrix: matrix, content: content).apply(filter, to: surface)
        case .warp(let warp, let room):
          guard let warped = warp.apply(to: surface, in: room) else { return }
          surface = warped.surface
          counts.lookups += warped.lookups
        }
      }
      composite(surface, layer: layer)
    }
  }

  private func leave(_ level: Level) {
    for _ in level.saved { cairo_restore(level.context) }
    cairo_restore(level.context)
  }

  private func clear() {
    linear?.clear()
    cairo_save(context)
    cairo_reset_clip(context)
    cairo_set_operator(context, CAIRO_OPERATOR_CLEAR)
    cairo_paint(context)
    cairo_restore(context)
  }

  private func clearInClip() {
    if let surface { linear?.give(to: surface) }
    cairo_save(context)
    cairo_set_operator(context, CAIRO_OPERATOR_CLEAR)
    cairo_paint(context)
    cairo_restore(context)
    guard let linear, let surface else { return }
    linear.clear()
    linear.take(surface, in: surface.rect)
  }

  /// A layer of one simple command needs no picture: opacity can go into its paint.
  private func isDirect(_ layer: DisplayLayer, at index: Int) -> Bool {
    guard layer.filters.isEmpty, !layer.isMask, layer.blendMode == .normal, layer.coverage == nil,
      index + 2 < commands.count,
      case .endLayer = commands[index + 2]
    else { return false }
    switch commands[index + 1] {
    case .fill, .stroke, .text, .textPart, .image: return true
    default: return false
    }
  }

  // MARK: Room

  /// The pixels of the enclosing picture that can be seen; those of layers are finer than a vector canvas's units.
  var visibleArea: PixelRect {
    let clip = clipExtents
    guard isVector else { return clip }
    return cairo_matrix_t.scale(rasterScale).pixels(
      minX: Double(clip.x), minY: Double(clip.y), maxX: Double(clip.maxX), maxY: Double(clip.maxY))
  }

  func makeLayer(_ layer: DisplayLayer, content: PixelRect, matrix: cairo_matrix_t) -> PixelSurface? {
    let visible = visibleArea
    if layer.filters.isEmpty { return PixelSurface(rect: content.intersection(visible)) }
    if layer.filters.contains(where: \.isProjection) {
      let projected = ProjectedLayer(layer.filters, matrix: matrix, content: content, visible: visible)
      counts.projectedRoom += projected.room.width * projected.room.height
      return PixelSurface(rect: projected.room)
    }
    let reach = FilterReach(layer.filters, matrix: matrix)
    if reach.isUnbounded {
      let side = max(visible.width, visible.height)
      let needed = visible.expanded(by: reach.margin)
      return PixelSurface(rect: content.union(needed).intersection(visible.expanded(by: max(side, reach.margin))))
    }
    let room = reach.room(of: content, seenIn: visible)
    return PixelSurface(rect: room)
  }

  // MARK: Compositing

  private func composite(_ surface: PixelSurface, layer: DisplayLayer) {
    guard let linear, let gathering = self.surface else { return compositeNonlinear(surface, layer: layer) }
    let isOver =
      !layer.isMask && layer.coverage == nil && (layer.blendMode == .normal || layer.blendMode == .plusLighter)
    if !isOver { linear.give(to: gathering) }
    compositeNonlinear(surface, layer: layer)
    if isOver {
      linear.take(gathering, in: surface.rect.intersection(clipExtents), adds: layer.blendMode == .plusLighter)
    } else {
      linear.clear()
      linear.take(gathering, in: gathering.rect)
    }
  }

  private func compositeNonlinear(_ surface: PixelSurface, layer: DisplayLayer) {
    if layer.blendMode == .plusDarker, !layer.isMask, let below = self.surface {
      return darken(below, by: surface, opacity: CairoPainter.unit(layer.opacity) * alpha)
    }
    let context = context
    cairo_save(context)
    matrix = isVector ? .scale(1 / rasterScale) : .identity
    cairo_set_source_surface(context, surface.surface, 0, 0)
    if !isVector { cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST) }
    paint(layer)
    cairo_restore(context)
  }

  /// What a clip lets through in part is mixed apart, and drawn through the clip.
  private func darken(_ below: PixelSurface, by above: PixelSurface, opacity: Double) {
    let clip = clipExtents
    guard clipRectangle == nil, let mixed = PixelSurface(rect: above.rect.intersection(clip)) else {
      return PlusDarker.composite(above, onto: below, within: clip, opacity: opacity)
    }
    below.flush()
    mixed.edit { mixed in
      for y in mixed.rect.y..<mixed.rect.maxY {
        let start = below.row(y - below.rect.y) + (mixed.rect.x - below.rect.x)
        mixed.row(y - mixed.rect.y).update(from: start, count: mixed.rect.width)
      }
    }
    PlusDarker.composite(above, onto: mixed, within: clip, opacity: opacity)
    cairo_save(context)
    matrix = .identity
    cairo_set_source_surface(context, mixed.surface, 0, 0)
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    cairo_paint(context)
    cairo_restore(context)
  }

  private func composite(_ pattern: OpaquePointer, layer: DisplayLayer) {
    cairo_save(context)
    cairo_set_source(context, pattern)
    paint(layer)
    cairo_restore(context)
  }

  private func paint(_ layer: DisplayLayer) {
    if layer.isMask {
      cairo_reset_clip(context)
      cairo_set_operator(context, CAIRO_OPERATOR_DEST_IN)
    } else {
      cairo_set_operator(context, layer.coverage?.cairo ?? layer.blendMode.cairo)
    }
    let opacity = CairoPainter.unit(layer.opacity) * alpha
    if opacity >= 1 { cairo_paint(context) } else { cairo_paint_with_alpha(context, opacity) }
  }

  static func unit(_ value: Double) -> Double { value.isFinite ? min(max(value, 0), 1) : 1 }
}
