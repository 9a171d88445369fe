// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// A picture by UIKit's name, for sources that hand pictures on by that name. It holds an ``/Gnomon/Image``, and shows
/// as one.
///
/// Names and sizes are those of the host that was made or updated last: outside of a host there is no picture of a
/// name.
public final class UIImage: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
  private var mark = FoundationMark()

  /// The way in which a picture's pixels are turned and mirrored for showing.
  public enum Orientation: Int, Sendable {
    /// The side that the pixels' upper edge is shown at, or the mirrored picture turned that way: `down` is half a
    /// turn, `left` and `right` are quarter turns.
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// The colours that a picture is drawn in: its own or the foreground style.
  public enum RenderingMode: Int, Sendable {
    /// The usual way: pictures have their own colours, symbols are painted in the foreground style.
    case automatic
    /// The picture's own colours, for symbols as well.
    case alwaysOriginal
    /// A stencil: the picture's alpha is painted in the foreground style.
    case alwaysTemplate
  }

  private(set) var image: Image
  /// The pictures of it that are being drawn, by AppKit's calls.
  private var begun: [CGContext] = []
  /// What a test knows of how the picture was made, for a comparison that looks at more than the pixels.
  package var origin: (any AnyObject & Sendable)?
  /// What a screen reader says for it, by UIKit's name. It's kept and not read.
  public var accessibilityLabel: String?
  /// A name for tests, by UIKit's name. It's kept and not read.
  public var accessibilityIdentifier: String?

  init(_ image: Image) { self.image = image }

  /// A picture without a size.
  public override init() { image = Image(bitmap: Bitmap(width: 0, height: 0, pixels: [])) }

  /// A picture of pixels.
  ///
  /// `scale` is how many pixels a point has; 1 where it isn't a positive number.
  public init(cgImage: CGImage, scale: CGFloat = 1, orientation: UIImage.Orientation = .up) {
    var image = Image(bitmap: cgImage, scale: scale)
    image.orientation = Image.Orientation(orientation)
    self.image = image
  }

  /// A picture of the host's image directories; nil where there's none of that name.
  public convenience init?(named name: String) { self.init(found: Image(name)) }

  /// A picture of the host's image directories; nil where there's none of that name. Bundles aren't searched.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection? = nil) {
    self.init(named: name)
  }

  /// A picture of an asset catalogue in the host's image directories. Where there is none of that name, a view of it
  /// says so.
  public convenience init(resource: ImageResource) { self.init(Image(resource)) }

  /// A system symbol; nil where there's none of that name.
  public convenience init?(systemName name: String) { self.init(found: Image(systemName: name)) }

  /// The picture of a file's bytes: PNG, JPEG, WebP or SVG. nil where they can't be read.
  ///
  /// - Parameters:
  ///   - data: the file's bytes.
  ///   - scale: the pixels per point; 1 where it isn't a positive number.
  public convenience init?(data: Data, scale: CGFloat = 1) { self.init(found: Image(data: data, scale: scale)) }

  /// The picture of a file at a path: PNG, JPEG, WebP or SVG. nil where it can't be read.
  public convenience init?(contentsOfFile path: String) {
    self.init(found: Image(contentsOf: URL(fileURLWithPath: path)))
  }

  private convenience init?(found image: Image) {
    guard image.loaded != nil else { return nil }
    self.init(image)
  }

  // MARK: What it is

  /// The size in points, as the picture is shown; zero where it can't be found.
  public var size: CGSize {
    guard let loaded = image.loaded else { return .zero }
    return CGSize(
      width: CGFloat(loaded.bitmap.width) / loaded.scale, height: CGFloat(loaded.bitmap.height) / loaded.scale)
  }

  /// The pixels per point; 1 where the picture can't be found.
  public var scale: CGFloat { image.loaded?.scale ?? 1 }

  /// The pixels, not turned; nil where the picture can't be found.
  public var cgImage: CGImage? {
    var upright = image
    upright.orientation = .up
    return upright.loaded?.bitmap
  }

  /// The way in which the pixels are turned and mirrored for showing.
  public var imageOrientation: UIImage.Orientation { UIImage.Orientation(image.orientation) }

  /// The mode in which the picture's colours are drawn.
  public var renderingMode: UIImage.RenderingMode {
    switch image.renderingMode {
    case nil: .automatic
    case .original: .alwaysOriginal
    case .template: .alwaysTemplate
    }
  }

  /// The pixels as they're shown.
  var shownBitmap: Bitmap? { image.loaded?.bitmap }

  /// Whether the picture is a system symbol.
  public var isSymbolImage: Bool { if case .system = image.source { true } else { false } }

  // MARK: What is made of it

  /// The picture drawn in another mode.
  public func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    var copy = image
    switch renderingMode {
    case .automatic: copy.renderingMode = nil
    case .alwaysOriginal: copy.renderingMode = .original
    case .alwaysTemplate: copy.renderingMode = .template
    }
    return UIImage(copy)
  }

  /// The picture's alpha in a colour, drawn in the picture's own mode.
  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  /// The picture's alpha in a colour.
  ///
  /// - Parameters:
  ///   - color: the colour.
  ///   - renderingMode: the mode in which the result is drawn. As a template it is painted in the foreground style all
  ///     the same.
  public func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
    let size = size
    var stencil = image
    stencil.renderingMode = .template
    let isTemplate = isSymbolImage && renderingMode == .automatic
    return UIImage(
      Image(size: size) { [stencil] context in
        var resolved = context.resolve(stencil)
        resolved.shading = .color(Color(uiColor: color))
        context.draw(resolved, in: CGRect(origin: .zero, size: size))
      }
    ).withRenderingMode(isTemplate ? .alwaysTemplate : renderingMode)
  }

  /// The picture stretched to another size, in points; nil where a side isn't a positive number.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
    return UIImage(Image(size: size) { [image] in $0.draw(image, in: CGRect(origin: .zero, size: size)) })
  }

  /// Whether two pictures have one source and are drawn in one way.
  public override func isEqual(_ object: Any?) -> Bool { (object as? UIImage)?.image == image }
  /// A number of the picture's source.
  public override var hash: Int { image.source.hashValue }
  /// The picture's source in words, for reading in a debugger.
  public override var description: String { "UIImage(\(image.source))" }

  // MARK: Archives

  /// Whether it's kept in archives that check classes: true.
  public static var supportsSecureCoding: Bool { true }
  /// Keeps the picture as a PNG file.
  public func encode(with coder: NSCoder) {
    coder.encode(pngData(), forKey: "UIImageData")
    coder.encode(Double(scale), forKey: "UIScale")
  }
  /// The picture of an archive; nil where it holds none.
  public convenience init?(coder: NSCoder) {
    guard let data = coder.decodeObject(of: NSData.self, forKey: "UIImageData") else { return nil }
    self.init(data: Data(referencing: data), scale: CGFloat(coder.decodeDouble(forKey: "UIScale")))
  }
  /// Another one that shows the same: what is drawn on one by AppKit's calls isn't on the other.
  public func copy(with zone: NSZone?) -> Any {
    let copy = UIImage(image)
    (copy.origin, copy.accessibilityLabel) = (origin, accessibilityLabel)
    copy.accessibilityIdentifier = accessibilityIdentifier
    return copy
  }
}

/// ``UIImage`` by AppKit's name.
public typealias NSImage = UIImage

extension UIImage {
  /// A picture of a size in points in which nothing is drawn, as AppKit makes it.
  public convenience init(size: CGSize) { self.init(Image(size: size) { _ in }) }

  /// Draws on the picture from now on, until ``unlockFocus()``. Points are from the bottom, as AppKit's.
  public func lockFocus() {
    let size = size
    let context = CGContext(size: size)
    if let known = shownBitmap { context.draw(known, in: CGRect(origin: .zero, size: size)) }
    begun.append(context)
    UIGraphicsPushContext(context)
  }
  /// Ends that: the picture is what was drawn. Nothing happens where it isn't drawn on, or has no size.
  public func unlockFocus() {
    guard let context = begun.popLast() else { return }
    if UIGraphicsGetCurrentContext() === context { UIGraphicsPopContext() }
    let drawn = UIGraphicsPicture.image(of: context, scale: max(scale, UIScreen.main.scale), opaque: false)
    guard drawn.size.width > 0, drawn.size.height > 0 else { return }
    let (mode, label) = (image.renderingMode, image.label)
    (image, origin) = (drawn.image, nil)
    (image.renderingMode, image.label) = (mode, label)
  }

  /// A picture of pixels that take a size in points, as AppKit makes it. A width of zero gives one pixel a point.
  public convenience init(cgImage: CGImage, size: CGSize) {
    let scale = size.width > 0 ? CGFloat(cgImage.width) / size.width : 1
    self.init(cgImage: cgImage, scale: scale)
  }

  /// A system symbol by AppKit's parameters; nil where there's none of that name.
  public convenience init?(systemSymbolName name: String, accessibilityDescription: String?) {
    var image = Image(systemName: name)
    if let accessibilityDescription { image.label = Text(verbatim: accessibilityDescription) }
    guard image.loaded != nil else { return nil }
    self.init(image)
  }

  /// The picture of a file at an address: PNG, JPEG, WebP or SVG. nil where it can't be read.
  public convenience init?(contentsOf url: URL) { self.init(contentsOfFile: url.path) }
}

extension Image {
  /// The picture that a `UIImage` holds.
  public init(uiImage: UIImage) { self = uiImage.image }

  /// The picture that an `NSImage` holds.
  public init(nsImage: NSImage) { self = nsImage.image }

  /// The picture as the host has it that was made or updated last.
  fileprivate var loaded: LoadedImage? {
    var environment = ViewHost.Configuration.shown.environment
    environment.imageLoader = HostServices.shown.imageLoader
    return load(in: environment)
  }
}

extension Image.Orientation {
  fileprivate init(_ orientation: UIImage.Orientation) {
    self =
      switch orientation {
      case .up: .up
      case .down: .down
      case .left: .left
      case .right: .right
      case .upMirrored: .upMirrored
      case .downMirrored: .downMirrored
      case .leftMirrored: .leftMirrored
      case .rightMirrored: .rightMirrored
      }
  }
}

extension UIImage.Orientation {
  /// The orientation by UIKit's name of one by SwiftUI's.
  public init(_ orientation: Image.Orientation) {
    self =
      switch orientation {
      case .up: .up
      case .down: .down
      case .left: .left
      case .right: .right
      case .upMirrored: .upMirrored
      case .downMirrored: .downMirrored
      case .leftMirrored: .leftMirrored
      case .rightMirrored: .rightMirrored
      }
  }
}
