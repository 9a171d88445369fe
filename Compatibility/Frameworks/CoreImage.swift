// SPDX-License-Identifier: Apache-2.0
// What sources for views want of `import CoreImage`: pictures are kept; filters make none.
@_exported import CoreGraphics
public import Gnomon
import GnomonCairo

/// A picture that filters work on. Its points are from the bottom left corner upwards.
open class CIImage: NSObject, @unchecked Sendable {
  fileprivate let pixels: CGImage?
  /// Where the bottom left corner of the pixels lies.
  private let origin: CGPoint
  /// A picture of pixels.
  public init(cgImage image: CGImage) {
    (pixels, origin) = (image, .zero)
    super.init()
  }
  /// A picture of a file's bytes; nil where they can't be read.
  public init?(data: Data) {
    guard let image = UIImage(data: data)?.cgImage else { return nil }
    (pixels, origin) = (image, .zero)
    super.init()
  }
  private init(_ pixels: CGImage?, at origin: CGPoint) {
    (self.pixels, self.origin) = (pixels, origin)
    super.init()
  }
  /// A picture of nothing.
  open class func empty() -> CIImage { CIImage(nil, at: .zero) }
  /// Its rectangle in pixels; the null rectangle where it's nothing.
  open var extent: CGRect {
    guard let pixels else { return .null }
    return CGRect(x: origin.x, y: origin.y, width: CGFloat(pixels.width), height: CGFloat(pixels.height))
  }
  /// The part of it in a rectangle, which stays where it is. The rectangle's edges are moved outwards to whole pixels.
  open func cropped(to rect: CGRect) -> CIImage {
    guard rect.isMadeOfNumbers else { return CIImage(nil, at: .zero) }
    let part = rect.integral.intersection(extent)
    guard let pixels, !part.isNull, !part.isEmpty else { return CIImage(nil, at: .zero) }
    if part == extent { return self }
    let down = CGRect(
      x: part.minX - extent.minX, y: extent.maxY - part.maxY, width: part.width, height: part.height)
    return CIImage(pixels.cropping(to: down), at: part.origin)
  }
  /// What a filter makes of it. Filters make no pictures: the result is empty, and a warning says so once.
  ///
  /// - Parameters:
  ///   - filterName: the filter's name.
  ///   - params: its values by their keys, without the picture.
  open func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
    guard let filter = CIFilter(name: filterName) else { return .empty() }
    filter.setDefaults()
    filter.setValue(self, forKey: kCIInputImageKey)
    for (key, value) in params { filter.setValue(value, forKey: key) }
    return filter.outputImage ?? .empty()
  }
  /// What a filter makes of it. Filters make no pictures: the result is empty, and a warning says so once.
  open func applyingFilter(_ filterName: String) -> CIImage { applyingFilter(filterName, parameters: [:]) }
  /// The picture moved, turned or scaled: it isn't done, and the picture itself comes.
  open func transformed(by matrix: CGAffineTransform) -> CIImage {
    _FrameworkLack.say("CoreImage moves and scales no pictures.")
    return self
  }
  /// The pixels of a rectangle, clear where the picture has none; nil where the rectangle is empty or endless.
  fileprivate func pixels(of rect: CGRect) -> CGImage? {
    guard let pixels, rect.isMadeOfNumbers else { return nil }
    if rect == extent { return pixels }
    let place = rect.integral
    guard !place.isNull, place.width >= 1, place.height >= 1, place.width * place.height < 268_435_456 else {
      return nil
    }
    let (width, height) = (Int(place.width), Int(place.height))
    var rows = [UInt8](repeating: 0, count: width * height * 4)
    let part = place.intersection(extent)
    if !part.isNull, part.width >= 1, part.height >= 1 {
      let source = pixels.pixels
      let (fromX, fromY) = (Int(part.minX - extent.minX), Int(extent.maxY - part.maxY))
      let (toX, toY) = (Int(part.minX - place.minX), Int(place.maxY - part.maxY))
      let count = Int(part.width) * 4
      for row in 0..<Int(part.height) {
        let from = ((fromY + row) * pixels.width + fromX) * 4
        let to = ((toY + row) * width + toX) * 4
        rows.replaceSubrange(to..<(to + count), with: source[from..<(from + count)])
      }
    }
    return CGImage(width: width, height: height, pixels: rows)
  }
}
/// A program for pixels. There is none: its language isn't compiled.
open class CIKernel: NSObject, @unchecked Sendable {
  /// A program of Core Image's own language: nil.
  public init?(source string: String) {
    _FrameworkLack.say("CoreImage compiles no kernels.")
    return nil
  }
  /// A program of a Metal library: nil.
  public init(functionName name: String, fromMetalLibraryData data: Data) throws {
    _FrameworkLack.say("CoreImage compiles no kernels.")
    throw CocoaError(.featureUnsupported)
  }
  /// Its name.
  open var name: String { "" }
}
/// A program for the colour of each pixel. There is none: its language isn't compiled.
open class CIColorKernel: CIKernel, @unchecked Sendable {
  /// The pixels of a rectangle: nil.
  open func apply(extent: CGRect, arguments args: [Any]?) -> CIImage? { nil }
}
/// A program for the place of each pixel. There is none: its language isn't compiled.
open class CIWarpKernel: CIKernel, @unchecked Sendable {}
/// What draws pictures of filters.
open class CIContext: NSObject, @unchecked Sendable {
  /// What draws pictures.
  public init(options: [CIContextOption: Any]? = nil) { super.init() }
  /// The pixels of a rectangle of a picture that no filter has made.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? { image.pixels(of: fromRect) }
}
/// What can be said of how pictures are drawn. Nothing of it changes anything.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// An option of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The colours that filters work with.
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  /// The form of the pixels that filters work with.
  public static let workingFormat = CIContextOption(rawValue: "working_format")
  /// The colours of what is drawn.
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
  /// Whether the processor draws.
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  /// Whether others go first.
  public static let priorityRequestLow = CIContextOption(rawValue: "low_priority")
  /// Whether little power is used.
  public static let allowLowPower = CIContextOption(rawValue: "allow_low_power")
  /// Whether pictures between filters are kept.
  public static let cacheIntermediates = CIContextOption(rawValue: "cache_intermediates")
  /// Whether smaller pictures are made with care.
  public static let highQualityDownsample = CIContextOption(rawValue: "high_quality_downsample")
  /// What the context is called.
  public static let name = CIContextOption(rawValue: "name")
}
/// What makes a picture of others: none is made.
open class CIFilter: NSObject {
  /// The name.
  public let name: String
  private var values: [String: Any] = [:]
  init(named name: String) {
    self.name = name
    super.init()
  }
  /// A filter of a name. It makes no picture.
  public convenience init?(name: String) { self.init(named: name) }
  /// The picture: nil.
  open var outputImage: CIImage? {
    _FrameworkLack.say("CoreImage makes no pictures: the filter \(name) gives nil.")
    return nil
  }
  /// Sets the values that it begins with.
  open func setDefaults() {}
  /// Sets a value. It's kept.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// A value that was set.
  open func value(forKey key: String) -> Any? { values[key] }
  /// The names of the values that it takes: none.
  open var inputKeys: [String] { [] }
  /// The names of the pictures that it makes: none.
  open var outputKeys: [String] { [] }
}
extension CIImage {
  /// A picture of UIKit's; nil where it has no pixels.
  public convenience init?(image: UIImage) {
    guard let pixels = image.cgImage else { return nil }
    self.init(cgImage: pixels)
  }
  /// The picture of a file; nil where it can't be read.
  public convenience init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }
  /// The pixels; nil where a filter has made it.
  public var cgImage: CGImage? { pixels }
}
extension UIImage {
  /// The picture of filters that it was made of: nil, it's made of pixels.
  public var ciImage: CIImage? { nil }
}
/// What finds something in pictures: it isn't there.
open class CIDetector: NSObject {
  /// nil: nothing is looked for.
  public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {
    _FrameworkLack.say("CoreImage finds nothing in pictures.")
    return nil
  }
  /// What was found: nothing.
  open func features(in image: CIImage) -> [CIFeature] { [] }
  /// What was found: nothing.
  open func features(in image: CIImage, options: [String: Any]? = nil) -> [CIFeature] { [] }
}
/// Something that was found in a picture. There is none.
open class CIFeature: NSObject {
  /// The kind.
  open var type: String { "" }
  /// Where it lies, in pixels.
  open var bounds: CGRect { .zero }
}
/// A QR code that was found in a picture. There is none.
open class CIQRCodeFeature: CIFeature {
  /// What it says.
  open var messageString: String? { nil }
  /// Its corner.
  open var topLeft: CGPoint { .zero }
  /// Its corner.
  open var topRight: CGPoint { .zero }
  /// Its corner.
  open var bottomLeft: CGPoint { .zero }
  /// Its corner.
  open var bottomRight: CGPoint { .zero }
}
/// The kind of QR codes.
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
/// The kind of faces.
public let CIDetectorTypeFace = "CIDetectorTypeFace"
/// The kind of rectangles.
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
/// The key of how exactly something is looked for.
public let CIDetectorAccuracy = "CIDetectorAccuracy"
/// It's looked for fast.
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
/// It's looked for exactly.
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"

/// A colour that filters work with.
open class CIColor: NSObject, @unchecked Sendable {
  /// The red part, of 0 to 1.
  public let red: CGFloat
  /// The green part, of 0 to 1.
  public let green: CGFloat
  /// The blue part, of 0 to 1.
  public let blue: CGFloat
  /// The opacity, of 0 to 1.
  public let alpha: CGFloat
  /// A colour of its parts.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    super.init()
  }
  /// A colour of Core Graphics'.
  public convenience init(cgColor: CGColor) {
    let parts = cgColor.components ?? []
    let gray = parts.count < 4
    self.init(
      red: parts.first ?? 0, green: gray ? parts.first ?? 0 : parts[1], blue: gray ? parts.first ?? 0 : parts[2],
      alpha: parts.last ?? 1)
  }
  /// A colour of UIKit's.
  public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }
  /// Black.
  public class var black: CIColor { CIColor(red: 0, green: 0, blue: 0) }
  /// White.
  public class var white: CIColor { CIColor(red: 1, green: 1, blue: 1) }
  /// Nothing.
  public class var clear: CIColor { CIColor(red: 0, green: 0, blue: 0, alpha: 0) }
}

/// The key of a filter's second picture.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// The key of how bright a filter makes pictures.
public let kCIInputBrightnessKey = "inputBrightness"
/// The key of how much a filter parts light and dark.
public let kCIInputContrastKey = "inputContrast"
/// The key of how much colour a filter leaves.
public let kCIInputSaturationKey = "inputSaturation"
/// The key of a filter's colour.
public let kCIInputColorKey = "inputColor"
/// The key of how long a filter exposes.
public let kCIInputEVKey = "inputEV"
/// The key of a filter's picture.
public let kCIInputImageKey = "inputImage"
/// The key of a filter's length.
public let kCIInputRadiusKey = "inputRadius"
/// The key of how strong a filter is.
public let kCIInputIntensityKey = "inputIntensity"
/// The key of how large a filter's parts are.
public let kCIInputScaleKey = "inputScale"
/// The key of a filter's middle.
public let kCIInputCenterKey = "inputCenter"
/// The key of a filter's angle.
public let kCIInputAngleKey = "inputAngle"

extension CGRect {
  /// Whether nothing of it is endless or no number: such rectangles have no parts in common with others.
  fileprivate var isMadeOfNumbers: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
