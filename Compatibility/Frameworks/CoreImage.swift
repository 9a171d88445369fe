// SPDX-License-Identifier: Apache-2.0
// What sources for views want of `import CoreImage`: pictures are kept; filters make none.
@_exported import CoreGraphics
public import Gnomon
import GnomonCairo

/// A picture that filters work on.
open class CIImage: NSObject, @unchecked Sendable {
  fileprivate let pixels: CGImage?
  /// A picture of pixels.
  public init(cgImage image: CGImage) {
    pixels = image
    super.init()
  }
  /// A picture of a file's bytes; nil where they can't be read.
  public init?(data: Data) {
    guard let image = UIImage(data: data)?.cgImage else { return nil }
    pixels = image
    super.init()
  }
  /// Its rectangle in pixels.
  open var extent: CGRect { CGRect(x: 0, y: 0, width: pixels?.width ?? 0, height: pixels?.height ?? 0) }
  /// The picture moved, turned or scaled: it isn't done, and the picture itself comes.
  open func transformed(by matrix: CGAffineTransform) -> CIImage {
    _FrameworkLack.say("CoreImage moves and scales no pictures.")
    return self
  }
}
/// What draws pictures of filters.
open class CIContext: NSObject, @unchecked Sendable {
  /// What draws pictures.
  public init(options: [String: Any]? = nil) { super.init() }
  /// The pixels of a picture that no filter has made.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? { image.pixels }
}
/// What makes a picture of others: none is made.
open class CIFilter: NSObject {
  /// The name.
  public let name: String
  private var values: [String: Any] = [:]
  fileprivate init(named name: String) {
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
  /// What makes squares of a text: it doesn't.
  public class func qrCodeGenerator() -> CIQRCodeGenerator { CIQRCodeGenerator(named: "CIQRCodeGenerator") }
  /// What blurs: it doesn't.
  public class func gaussianBlur() -> CIGaussianBlur { CIGaussianBlur(named: "CIGaussianBlur") }
}
/// What makes squares of a text: it doesn't.
public final class CIQRCodeGenerator: CIFilter {
  /// The text's bytes.
  public var message = Data()
  /// How much may be lost.
  public var correctionLevel = "M"
}
/// What blurs a picture: it doesn't.
public final class CIGaussianBlur: CIFilter {
  /// The picture.
  public var inputImage: CIImage?
  /// How far, in pixels.
  public var radius: Float = 10
}
/// The key of a filter's picture.
public let kCIInputImageKey = "inputImage"
/// The key of a filter's length.
public let kCIInputRadiusKey = "inputRadius"
/// The key of how strong a filter is.
public let kCIInputIntensityKey = "inputIntensity"
