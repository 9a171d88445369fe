// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// How something is drawn, by UIKit's name.
open class UIGraphicsRendererFormat: NSObject {
  /// The rectangle that is drawn, in points.
  public internal(set) var bounds = CGRect.zero
  /// The usual way.
  public override init() { super.init() }
}

/// How a picture is drawn, by UIKit's name.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// How far a picture's colours reach.
  public enum Range: Int, Sendable {
    /// It isn't known.
    case unspecified = -1
    /// As the screen's.
    case automatic
    /// Beyond sRGB. They are of sRGB here.
    case extended
    /// Of sRGB.
    case standard
  }
  /// The pixels per point: the screen's, where nothing is set.
  open var scale: CGFloat = UIScreen.main.scale
  /// Whether the picture is black where nothing is drawn.
  open var opaque = false
  /// How far the colours reach. It's kept: they are of sRGB.
  open var preferredRange = Range.automatic
  /// The usual way.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  /// The screen's way.
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  /// The way of a view with these traits, in their pixels per point, and in the screen's where they say none.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }
}

/// What is drawn by UIKit's name.
open class UIGraphicsRendererContext: NSObject {
  /// The drawing.
  public let cgContext: CGContext
  /// How it's drawn.
  public let format: UIGraphicsRendererFormat
  init(_ context: CGContext, _ format: UIGraphicsRendererFormat) {
    (cgContext, self.format) = (context, format)
    super.init()
  }
  /// Fills a rectangle with the colour in force.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Fills a rectangle in a blend mode.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.blended(blendMode.blendMode, 1) { cgContext.fill(rect) }
  }
  /// Strokes a rectangle with the colour in force, from within.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  /// Draws only inside of a rectangle from now on.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// A picture that is being drawn, by UIKit's name.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// What was drawn so far.
  open var currentImage: UIImage { UIGraphicsPicture.image(of: cgContext, format as? UIGraphicsImageRendererFormat) }
}

/// Draws pictures by calls of UIKit's and Core Graphics', by UIKit's name.
///
/// Points are from the top. What can't be drawn (no size, or more than 2³⁰ pixels) gives a picture without a size.
open class UIGraphicsImageRenderer: NSObject {
  /// How pictures are drawn.
  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  /// Draws pictures of a size in points, in the screen's pixels.
  public convenience init(size: CGSize) { self.init(size: size, format: .default()) }
  /// Draws pictures of a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }
  /// Draws pictures of a rectangle in points, in the screen's pixels.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }
  /// Draws pictures of a rectangle in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    (self.bounds, self.format) = (bounds, format)
    format.bounds = bounds
    super.init()
  }

  /// The picture that the actions draw.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext(downwardSize: bounds.size)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    CurrentContexts.drawing(context) { actions(UIGraphicsImageRendererContext(context, format)) }
    return UIGraphicsPicture.image(of: context, format)
  }
  /// What the actions draw, as a PNG file; empty where it can't be drawn.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
  /// What the actions draw, as a JPEG file; empty where it can't be drawn.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}

/// Pictures of what was drawn by calls.
enum UIGraphicsPicture {
  static func image(of context: CGContext, _ format: UIGraphicsImageRendererFormat?) -> UIImage {
    let format = format ?? .default()
    return image(of: context, scale: format.scale, opaque: format.opaque)
  }

  static func image(of context: CGContext, scale: CGFloat, opaque: Bool) -> UIImage {
    let scale = scale.isFinite && scale > 0 ? scale : UIScreen.main.scale
    let ground: [DisplayCommand] =
      opaque
      ? [
        .fill(
          Path(CGRect(origin: .zero, size: context.size)), style: FillStyle(),
          paint: .color(Color.Resolved(red: 0, green: 0, blue: 0)))
      ] : []
    let list = DisplayList(size: context.size, scale: scale, commands: ground + context.balancedCommands)
    guard let bitmap = try? CairoRenderer().bitmap(list) else { return UIImage() }
    return UIImage(cgImage: bitmap, scale: scale)
  }

  /// The pictures that were begun by functions, with their pixels per point.
  static var begun: [(scale: CGFloat, opaque: Bool)] {
    get { Thread.current.threadDictionary["Gnomon.BegunPictures"] as? [(scale: CGFloat, opaque: Bool)] ?? [] }
    set { Thread.current.threadDictionary["Gnomon.BegunPictures"] = newValue }
  }
}

/// Begins a picture of a size in points, with a pixel a point.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }
/// Begins a picture.
///
/// - Parameters:
///   - size: the size in points.
///   - opaque: whether it's black where nothing is drawn.
///   - scale: the pixels per point; 0 is the screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  UIGraphicsPicture.begun.append((scale, opaque))
  UIGraphicsPushContext(CGContext(downwardSize: size))
}
/// What was drawn since a picture was begun; nil where none was.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let options = UIGraphicsPicture.begun.last, let context = UIGraphicsGetCurrentContext() else { return nil }
  return UIGraphicsPicture.image(of: context, scale: options.scale, opaque: options.opaque)
}
/// Ends the picture that was begun last.
public func UIGraphicsEndImageContext() {
  guard !UIGraphicsPicture.begun.isEmpty else { return }
  UIGraphicsPicture.begun.removeLast()
  UIGraphicsPopContext()
}

extension UIImage {
  /// Draws the picture into a rectangle of the one that is being drawn, stretched.
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }
  /// Draws the picture with its corner at a point of the one that is being drawn.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
  /// Draws the picture with its corner at a point, in a blend mode and an opacity.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }
  /// Draws the picture into a rectangle, in a blend mode and an opacity.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let bitmap = shownBitmap, let context = UIGraphicsGetCurrentContext() else { return }
    context.drawUpright(bitmap, in: rect, alpha: alpha, blendMode: blendMode.blendMode)
  }
}

extension NSAttributedString {
  /// Draws the text into a rectangle of the picture that is being drawn, from the top, in lines.
  public func draw(in rect: CGRect) {
    let services = HostServices.shown
    var environment = ViewHost.Configuration.shown.environment
    environment.imageLoader = services.imageLoader
    UIGraphicsGetCurrentContext()?.draw(
      TextOfRuns.text(self, font: nil), in: rect, environment: environment, shape: services.textEngine.shape)
  }
  /// Draws the text with its corner at a point, each paragraph in one line.
  public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: CGSize(width: size().width + 1, height: size().height + 1)))
  }
  /// Draws the text into a rectangle. The options change nothing.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    draw(in: rect)
  }
}

extension String {
  /// Draws the text into a rectangle of the picture that is being drawn, from the top, in lines.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(in: rect)
  }
  /// Draws the text with its corner at a point, each paragraph in one line.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(at: point)
  }
  /// Draws the text into a rectangle of the picture that is being drawn. The options change nothing.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) { draw(in: rect, withAttributes: attributes) }
}

extension NSString {
  /// Draws the text into a rectangle of the picture that is being drawn, from the top, in lines.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    (self as String).draw(in: rect, withAttributes: attrs)
  }
  /// Draws the text with its corner at a point, each paragraph in one line.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    (self as String).draw(at: point, withAttributes: attrs)
  }
  /// Draws the text into a rectangle of the picture that is being drawn. The options change nothing.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) { draw(in: rect, withAttributes: attributes) }
}
