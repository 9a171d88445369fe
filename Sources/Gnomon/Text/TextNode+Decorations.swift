import Foundation

extension TextNode {
  /// Draws what isn't glyphs: backgrounds below the text, pictures in it, places that lead elsewhere.
  func drawDecorations(
    of resolution: TextResolution, _ shaped: any ShapedText, in box: CGRect, _ context: inout DrawingContext,
    text: (inout DrawingContext) -> Void
  ) {
    let runs = shaped.lines(in: box.size).flatMap { line in
      line.runs.filter { resolution.styles.indices.contains($0.run) }.map { DecoratedRun(line, $0, in: box) }
    }
    let paints = resolution.paints(in: environment, bounds: box)
    context.oneLeaf { context in
      for run in runs {
        guard let color = resolution.styles[run.index].background?.resolve(in: environment) else { continue }
        context.add(.fill(Path(run.rect), style: FillStyle(), paint: .color(color)))
      }
      text(&context)
      for run in runs {
        guard let picture = resolution.styles[run.index].picture else { continue }
        let place = picture.place(x: run.rect.minX, y: run.baseline)
          .offsetBy(dx: -context.origin.x, dy: -context.origin.y)
        context.add(.image(picture.image(paint: paints[run.index]), in: context.snapped(place)))
      }
    }
    for run in runs {
      if let link = resolution.styles[run.index].link { context.add(.link(link, in: run.rect)) }
    }
  }
}

/// A run of a drawn line, in the coordinates of the commands.
private struct DecoratedRun {
  /// Of the run in the text.
  let index: Int
  let rect: CGRect
  let baseline: CGFloat

  init(_ line: ShapedLine, _ run: ShapedRun, in box: CGRect) {
    index = run.run
    baseline = box.minY + line.origin.y
    rect = CGRect(
      x: box.minX + line.origin.x + run.x, y: baseline - line.ascent, width: run.width,
      height: line.ascent + line.descent)
  }
}

/// A picture in a line of text.
struct TextPicture: Equatable, @unchecked Sendable {
  let bitmap: Bitmap
  let scale: CGFloat
  /// Whether it's painted as the text around it.
  let isTemplate: Bool
  let interpolation: Image.Interpolation
  /// In points.
  let size: CGSize
  /// How much of it is above the baseline, in points.
  let ascent: CGFloat

  /// A symbol's middle lies as high as that of the capitals beside it; other pictures stand on the baseline.
  init(_ loaded: LoadedImage, of image: Image, font: ResolvedFont) {
    bitmap = loaded.bitmap
    scale = loaded.scale
    isTemplate = image.isTemplate
    interpolation = image.interpolation
    size = CGSize(
      width: CGFloat(loaded.bitmap.width) / loaded.scale, height: CGFloat(loaded.bitmap.height) / loaded.scale)
    if case .system = image.source {
      ascent = size.height / 2 + font.size * 0.364
    } else {
      ascent = size.height
    }
  }

  var attachment: ResolvedText.Attachment {
    ResolvedText.Attachment(width: size.width, ascent: max(0, ascent), descent: max(0, size.height - ascent))
  }

  func place(x: CGFloat, y: CGFloat) -> CGRect { CGRect(origin: CGPoint(x: x, y: y - ascent), size: size) }

  func image(paint: Paint) -> DisplayImage {
    var tint: Color.Resolved?
    if isTemplate { tint = paint.firstColor }
    return DisplayImage(bitmap: bitmap, scale: scale, interpolation: interpolation, tint: tint)
  }
}

extension Paint {
  /// The colour, or a gradient's first; nil for pictures.
  var firstColor: Color.Resolved? {
    switch self {
    case .color(let color): color
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
      .ellipticalGradient(let stops, _, _, _, _), .angularGradient(let stops, _, _, _):
      stops.first?.color
    case .mesh(let mesh): mesh.colors.first
    case .image: nil
    }
  }
}

/// A picture as a text.
final class PictureText: TextContent, @unchecked Sendable {
  let image: Image

  init(_ image: Image) { self.image = image }

  override func appendRuns(to runs: inout TextRuns, attributes: TextAttributes) {
    runs.append(image, attributes: attributes)
  }

  override func isEqual(to other: TextContent) -> Bool { (other as? PictureText)?.image == image }
}
