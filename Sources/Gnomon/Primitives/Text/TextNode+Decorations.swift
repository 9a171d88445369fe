// SPDX-License-Identifier: Apache-2.0
import Foundation

extension TextNode {
  /// Draws what isn't glyphs: backgrounds below the text, pictures in it, places that lead elsewhere.
  func drawDecorations(
    of drawn: DrawnText, in box: CGRect, _ context: inout DrawingContext, text: (inout DrawingContext) -> Void
  ) {
    let (resolution, shaped, environment) = (drawn.resolution, drawn.shaped, drawn.environment)
    let runs = shaped.lines(in: box.size).flatMap { line in
      line.runs.filter { resolution.styles.indices.contains($0.run) }.map { DecoratedRun(line, $0, in: box) }
    }
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
        let style = resolution.styles[run.index]
        let commands = picture.commands(
          in: context.snapped(place), environment, paintedAs: style, bounds: box)
        for command in commands { context.add(command) }
      }
    }
    for run in runs {
      if let link = resolution.styles[run.index].link { context.add(.link(link, in: run.rect)) }
    }
  }
}

/// A run of a drawn line, in the coordinates of the commands.
private struct DecoratedRun {
  /// The index of the run in the text.
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
  /// The drawn symbol; nil for a symbol that isn't there, for which a box stands.
  private let whole: DisplayImage?
  private let image: Image
  /// The size in points.
  let size: CGSize
  /// The part above the baseline, in points.
  let ascent: CGFloat

  /// A symbol's middle lies as high as that of the capitals beside it; other pictures stand on the baseline.
  init(_ loaded: LoadedImage, of image: Image, font: ResolvedFont) {
    whole = DisplayImage(
      bitmap: loaded.bitmap, scale: loaded.scale, interpolation: image.interpolation, vector: loaded.vector)
    self.image = image
    size = CGSize(
      width: CGFloat(loaded.bitmap.width) / loaded.scale, height: CGFloat(loaded.bitmap.height) / loaded.scale)
    if case .system = image.source {
      ascent = size.height / 2 + font.size * 0.364
    } else {
      ascent = size.height
    }
  }

  /// A box of the font's size for a symbol that isn't there.
  init(placeholderFor symbol: Image, font: ResolvedFont) {
    whole = nil
    image = symbol
    size = CGSize(width: font.size, height: font.size)
    ascent = size.height / 2 + font.size * 0.364
  }

  var attachment: ResolvedText.Attachment {
    ResolvedText.Attachment(width: size.width, ascent: max(0, ascent), descent: max(0, size.height - ascent))
  }

  func place(x: CGFloat, y: CGFloat) -> CGRect { CGRect(origin: CGPoint(x: x, y: y - ascent), size: size) }

  /// Draws it: the whole, or a symbol's layers from the back to the front.
  ///
  /// - Parameters:
  ///   - style: of the text around it, as which a template is painted.
  ///   - bounds: the rectangle of the whole text.
  func commands(
    in rect: CGRect, _ environment: EnvironmentValues, paintedAs style: TextRunStyle, bounds: CGRect
  ) -> [DisplayCommand] {
    guard let whole else { return [.crossedBox(rect, paint: style.paint(in: environment, bounds: bounds))] }
    guard image.isTemplate else { return [.image(whole, in: rect)] }
    let layering = image.layering(in: environment, hasLevels: style.isForeground ? nil : false)
    return whole.layers(layering).flatMap { image, part in
      let paint = part.paint(in: environment) { style.paint(in: environment, bounds: bounds, level: $0) }
      return image.commands(in: rect, paintedWith: paint)
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
