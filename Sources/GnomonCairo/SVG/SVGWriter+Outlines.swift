// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation
import Gnomon

/// Text as outlines.
extension SVGWriter {
  /// Writes each line's glyphs as shapes, with what is written as the line's label.
  func drawOutlines(of text: PangoShapedText, part: TextPart?, in rect: CGRect, paints: [Paint]) {
    for line in text.placedLines(in: rect, part: part, paints: paints) {
      let shown = line.stretches.filter {
        text.text.runs.indices.contains($0.run) && !paints.paint(ofRun: $0.run).isClear
      }
      if shown.isEmpty { continue }
      // Single letters aren't anything to read out.
      addOutlines(of: shown, in: line, of: text, isLabeled: part?.glyphs == nil, paints: paints)
    }
  }

  /// Writes a part of a line as shapes.
  func addOutlines(
    of stretches: [LineGlyphs.Stretch], in line: PangoShapedText.PlacedLine, of text: PangoShapedText,
    isLabeled: Bool, paints: [Paint]
  ) {
    let group = SVGNode("g")
    if isLabeled, let label = SVGWriter.label(of: stretches, in: text) {
      group.set("role", "img")
      group.set("aria-label", label)
    }
    open(group)
    for stretch in stretches where text.text.runs.indices.contains(stretch.run) {
      let paint = paints.paint(ofRun: stretch.run)
      addGlyphs(of: stretch, in: line, of: text, paint: paint)
      if !stretch.boxes.isEmpty { addBoxes(of: stretch, in: line, of: text, paint: paint) }
      addRules(of: stretch, in: line, run: text.text.runs[stretch.run], paint: paint)
    }
    close(group)
  }

  private func addGlyphs(
    of stretch: LineGlyphs.Stretch, in line: PangoShapedText.PlacedLine, of text: PangoShapedText, paint: Paint
  ) {
    guard let font = stretch.font, !stretch.glyphs.isEmpty else { return }
    let (size, scale) = (text.text.runs[stretch.run].font.pangoSize, Double(line.scale))
    if case .color(let color) = paint {
      let node = glyphs.node(
        stretch.glyphs, font: font, size: size, place: line.origin, scale: scale, fineness: fineness)
      let value = SVGNode.color(color)
      node.set("fill", value.rgb)
      // Letters that touch are one thing; an emoji has its own opacity.
      if let opacity = value.opacity, !font.isColored { node.set("opacity", opacity) }
      add(node)
      return
    }
    if font.isColored {
      add(
        glyphs.node(stretch.glyphs, font: font, size: size, place: line.origin, scale: scale, fineness: fineness))
      return
    }
    let reach = CGFloat(size) * line.scale
    let area = CGRect(
      x: line.origin.x + CGFloat(stretch.start) * line.scale, y: line.origin.y - line.ascent,
      width: CGFloat(stretch.end - stretch.start) * line.scale, height: line.ascent + line.descent
    ).insetBy(dx: -reach, dy: -reach)
    if scale == 1, !paint.isBeyondSVG {
      let node = glyphs.path(stretch.glyphs, font: font, size: size, place: line.origin, area: area)
      setPaint(paint, as: "fill", on: node)
      add(node)
      return
    }
    // The paint's coordinates aren't those of the letters, or it has to be drawn as pixels: it's seen through the letters.
    let outline = SVGNode("path", [("d", glyphs.path(stretch.glyphs, font: font, size: size))])
    outline.set(
      "transform",
      SVGNode.matrix(
        CGAffineTransform(a: line.scale, b: 0, c: 0, d: line.scale, tx: line.origin.x, ty: line.origin.y)))
    let clip = SVGNode("clipPath")
    clip.children = [outline]
    let group = SVGNode("g")
    group.set("clip-path", referringTo: define(clip))
    open(group)
    draw(fresh: .fill(Path(area), style: FillStyle(), paint: paint))
    close(group)
  }

  /// An empty box for each character that no font has.
  private func addBoxes(
    of stretch: LineGlyphs.Stretch, in line: PangoShapedText.PlacedLine, of text: PangoShapedText, paint: Paint
  ) {
    let size = CGFloat(text.text.runs[stretch.run].font.pangoSize) * line.scale
    var path = Path()
    for box in stretch.boxes {
      let width = CGFloat(box.upperBound - box.lowerBound) * line.scale
      path.addRect(
        CGRect(
          x: line.origin.x + CGFloat(box.lowerBound) * line.scale + width * 0.12, y: line.origin.y - size * 0.72,
          width: width * 0.76, height: size * 0.72))
    }
    draw(fresh: .stroke(path, style: StrokeStyle(lineWidth: size / 16), paint: paint))
  }

  private func addRules(
    of stretch: LineGlyphs.Stretch, in line: PangoShapedText.PlacedLine, run: ResolvedText.Run, paint: Paint
  ) {
    guard stretch.end > stretch.start else { return }
    for rule in TextPlacement.rules(of: run) {
      var path = Path()
      let y = line.origin.y + CGFloat(rule.y) * line.scale
      path.move(to: CGPoint(x: line.origin.x + CGFloat(stretch.start) * line.scale, y: y))
      path.addLine(to: CGPoint(x: line.origin.x + CGFloat(stretch.end) * line.scale, y: y))
      let thickness = CGFloat(rule.thickness) * line.scale
      let style = StrokeStyle(lineWidth: thickness, dash: rule.dash.map { CGFloat($0) * thickness })
      draw(fresh: .stroke(path, style: style, paint: rule.color.map { .color($0) } ?? paint))
    }
  }

  /// What a line says, in the order in which it's read; nil for nothing.
  static func label(of stretches: [LineGlyphs.Stretch], in text: PangoShapedText) -> String? {
    let scalars = text.scalars
    let pieces = stretches.filter { !$0.isEllipsis }.map { $0.range.clamped(to: 0..<scalars.count) }
      .sorted { $0.lowerBound < $1.lowerBound }
    let hasMark = stretches.contains(where: \.isEllipsis)
    // The mark stands where something is missing.
    let gap = pieces.indices.dropFirst().first { pieces[$0].lowerBound > pieces[$0 - 1].upperBound }
    let isFirst = stretches.first?.isEllipsis == true && pieces.first.map { $0.lowerBound > 0 } == true
    var label = ""
    if hasMark, gap == nil, isFirst { label = "…" }
    for (index, piece) in pieces.enumerated() {
      if hasMark, index == gap { label += "…" }
      label.unicodeScalars.append(contentsOf: scalars[piece].filter { $0 != "\u{FFFC}" })
    }
    if hasMark, gap == nil, !isFirst { label += "…" }
    let shown = withoutControls(label)
    return shown.allSatisfy(\.isWhitespace) ? nil : shown
  }
}
