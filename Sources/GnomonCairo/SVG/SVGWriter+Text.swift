// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation
import Gnomon

extension SVGWriter {
  /// Writes each line's stretches as text, with the width that was measured, so that another font takes no more room.
  func draw(_ text: any ShapedText, part: TextPart? = nil, in rect: CGRect, paints: [Paint]) {
    guard rect.origin.isFinite, rect.width.isFinite, rect.height.isFinite else { return }
    let shaped = (text as? PangoShapedText) ?? CairoPainter.reshaped(text.text)
    if self.text == .outlines { return drawOutlines(of: shaped, part: part, in: rect, paints: paints) }
    for line in shaped.placedLines(in: rect, part: part, paints: paints) {
      for stretch in line.stretches {
        let paint = paints.paint(ofRun: stretch.run)
        if paint.isClear { continue }
        if fonts?.areOutlines(stretch, of: shaped) == true {
          addOutlines(of: [stretch], in: line, of: shaped, isLabeled: part?.glyphs == nil, paints: paints)
          continue
        }
        add(
          stretch, of: shaped, x: Double(line.origin.x), y: Double(line.origin.y), scale: Double(line.scale),
          paint: paint)
      }
    }
  }

  /// A place that leads to an address; only kinds of addresses that can't run anything.
  func addLink(_ url: URL, _ rect: CGRect) {
    guard rect.origin.isFinite, rect.width.isFinite, rect.height.isFinite,
      ["http", "https", "mailto", "tel", "sms"].contains(url.scheme?.lowercased() ?? "")
    else { return }
    let area = SVGNode(
      "rect",
      [
        ("x", SVGNode.number(Double(rect.minX))), ("y", SVGNode.number(Double(rect.minY))),
        ("width", SVGNode.number(Double(rect.width))), ("height", SVGNode.number(Double(rect.height))),
        ("fill", "none"), ("pointer-events", "all"),
      ])
    let link = SVGNode("a", [("href", url.absoluteString)])
    link.children = [area]
    add(link)
  }

  private func add(
    _ stretch: LineGlyphs.Stretch, of text: PangoShapedText, x: Double, y: Double, scale: Double, paint: Paint
  ) {
    guard text.text.runs.indices.contains(stretch.run), text.text.runs[stretch.run].attachment == nil else { return }
    let run = text.text.runs[stretch.run]
    let rise = run.baselineOffset.isFinite ? -Double(run.baselineOffset) : 0
    let scalars = text.scalars
    var string = "…"
    if !stretch.isEllipsis {
      string = ""
      string.unicodeScalars.append(contentsOf: scalars[stretch.range.clamped(to: 0..<scalars.count)])
    }
    guard !string.isEmpty else { return }
    let width = (stretch.end - stretch.start) * scale
    if !stretch.isTab {
      let font = text.face(ofRun: stretch.run)
      // Browsers' own small capitals have another size.
      let isCapital = fonts != nil && font.isSmallCaps && (stretch.font?.size ?? .infinity) < font.pangoSize * 0.99
      let size = isCapital ? font.pangoSize * SmallCapitals.scale : font.pangoSize
      let node = SVGNode(
        "text",
        [
          ("x", SVGNode.number(x + stretch.start * scale)), ("y", SVGNode.number(y + rise * scale)),
          ("font-size", SVGNode.number(size * scale)), ("xml:space", "preserve"),
        ], text: SVGWriter.withoutControls(string))
      let families = SVGWriter.families(font, opened: stretch.font?.family)
      if let fonts {
        fonts.add(node, showing: string, as: stretch, of: text, families: families)
      } else {
        node.set("font-family", families)
      }
      if let language = run.language { node.set("xml:lang", language) }
      if font.weight != 400 { node.set("font-weight", "\(min(max(font.weight, 1), 1000))") }
      if let stretch = font.stretchName { node.set("font-stretch", stretch) }
      if font.isItalic { node.set("font-style", "italic") }
      // Browsers make no ligatures where letters are set apart, and small capitals of fonts that have none, which an embedded one
      // was drawn without.
      var features = run.tracking != 0 && !run.breaksLigatures ? ["'liga'", "'clig'"] : []
      if font.isSmallCaps, fonts != nil, !isCapital { features.append("'smcp'") }
      // These are words of CSS alone: as attributes nobody reads them.
      let styles = [
        font.isMonospacedDigit ? "font-variant-numeric:tabular-nums" : nil,
        isCapital ? "text-transform:uppercase" : nil,
        font.isSmallCaps && fonts == nil ? "font-variant-caps:small-caps" : nil,
        features.isEmpty ? nil : "font-feature-settings:" + features.joined(separator: ","),
      ].compactMap { $0 }
      if !styles.isEmpty { node.set("style", styles.joined(separator: ";")) }
      // Both count the distance behind the last letter, so that they agree where the font is the measured one.
      let tracking = run.tracking(in: stretch.font?.family) * scale
      if abs(tracking) >= 5e-5 { node.set("letter-spacing", SVGNode.number(tracking)) }
      if width > 0, string.unicodeScalars.count > 1 { node.set("textLength", SVGNode.number(width)) }
      if stretch.isRightToLeft {
        node.set("direction", "rtl")
        node.set("text-anchor", "end")
      }
      setPaint(paint, as: "fill", on: node)
      add(node)
    }
    for rule in TextPlacement.rules(of: run) {
      let dash = rule.dash.map { $0 * rule.thickness * scale }
      let stroke = SVGNode(
        "path",
        [
          (
            "d",
            "M\(SVGNode.number(x + stretch.start * scale)) \(SVGNode.number(y + rule.y * scale))h\(SVGNode.number(width))"
          ),
          ("fill", "none"), ("stroke-width", SVGNode.number(rule.thickness * scale)),
        ])
      if !dash.isEmpty { stroke.set("stroke-dasharray", dash.map(SVGNode.number).joined(separator: " ")) }
      setPaint(rule.color.map { .color($0) } ?? paint, as: "stroke", on: stroke)
      add(stroke)
    }
  }

  /// Control characters show nothing and have no width.
  static func withoutControls(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else { return text }
    var shown = ""
    shown.unicodeScalars.append(contentsOf: text.unicodeScalars.filter { $0.properties.generalCategory != .control })
    return shown
  }

  /// A name as a string of CSS.
  private static func quoted(_ name: String) -> String {
    let escaped = withoutControls(name).replacingOccurrences(of: "\\", with: "\\\\")
    return "'" + escaped.replacingOccurrences(of: "'", with: "\\'") + "'"
  }

  /// The family that was measured first, then Apple's own and the generic one.
  private static func families(_ font: ResolvedFont, opened: String?) -> String {
    var families = opened.map { [quoted($0)] } ?? []
    switch font.family {
    case .custom(let name): families.append(quoted(name))
    case .system(.monospaced): families += ["'JetBrains Mono'", "ui-monospace", "monospace"]
    case .system(.serif): families += ["ui-serif", "serif"]
    case .system: families += ["Inter", "system-ui", "sans-serif"]
    }
    var seen = Set<String>()
    return families.filter { seen.insert($0.replacingOccurrences(of: "'", with: "")).inserted }.joined(separator: ", ")
  }
}

extension CairoRenderer {
  /// An SVG document of a display list. Text stays text, with the family that it was measured in, or becomes outlines;
  /// what SVG has no words for (perspective, angular gradients, tiled and tinted pictures) is embedded as pixels.
  ///
  /// Throws ``RenderingError`` where the canvas is empty, and where fonts are to be embedded and HarfBuzz's subsetter
  /// isn't there.
  public func svg(_ list: DisplayList, text: SVGText = .text) throws -> String {
    let (width, height) = (Double(list.size.width), Double(list.size.height))
    guard width.isFinite, height.isFinite, width > 0, height > 0 else {
      throw RenderingError.emptyCanvas(width: width, height: height)
    }
    return try SVGWriter(list, text: text).document { onWarning?($0) }
  }
}
