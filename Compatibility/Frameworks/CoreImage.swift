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
  /// The names of the values that it takes: none.
  open var inputKeys: [String] { [] }
  /// The names of the pictures that it makes: none.
  open var outputKeys: [String] { [] }
  /// What makes a picture brown: it doesn't.
  public class func sepiaTone() -> CISepiaTone { CISepiaTone(named: "CISepiaTone") }
  /// What blurs a picture: it doesn't.
  public class func gaussianBlur() -> CIGaussianBlur { CIGaussianBlur(named: "CIGaussianBlur") }
  /// What blurs a picture: it doesn't.
  public class func boxBlur() -> CIBoxBlur { CIBoxBlur(named: "CIBoxBlur") }
  /// What blurs a picture along a line: it doesn't.
  public class func motionBlur() -> CIMotionBlur { CIMotionBlur(named: "CIMotionBlur") }
  /// What makes squares of a picture: it doesn't.
  public class func pixellate() -> CIPixellate { CIPixellate(named: "CIPixellate") }
  /// What makes polygons of a picture: it doesn't.
  public class func crystallize() -> CICrystallize { CICrystallize(named: "CICrystallize") }
  /// What shows edges of a picture: it doesn't.
  public class func edges() -> CIEdges { CIEdges(named: "CIEdges") }
  /// What makes a picture sharper: it doesn't.
  public class func unsharpMask() -> CIUnsharpMask { CIUnsharpMask(named: "CIUnsharpMask") }
  /// What darkens a picture's corners: it doesn't.
  public class func vignette() -> CIVignette { CIVignette(named: "CIVignette") }
  /// What turns a picture around a point: it doesn't.
  public class func twirlDistortion() -> CITwirlDistortion { CITwirlDistortion(named: "CITwirlDistortion") }
  /// What changes the colours of a picture: it doesn't.
  public class func colorControls() -> CIColorControls { CIColorControls(named: "CIColorControls") }
  /// What turns the colours of a picture round: it doesn't.
  public class func colorInvert() -> CIColorInvert { CIColorInvert(named: "CIColorInvert") }
  /// What makes a picture of one colour: it doesn't.
  public class func colorMonochrome() -> CIColorMonochrome { CIColorMonochrome(named: "CIColorMonochrome") }
  /// What makes a picture lighter: it doesn't.
  public class func exposureAdjust() -> CIExposureAdjust { CIExposureAdjust(named: "CIExposureAdjust") }
  /// What turns the colours of a picture: it doesn't.
  public class func hueAdjust() -> CIHueAdjust { CIHueAdjust(named: "CIHueAdjust") }
  /// What makes a picture glow: it doesn't.
  public class func bloom() -> CIBloom { CIBloom(named: "CIBloom") }
  /// What makes a drawing of a picture: it doesn't.
  public class func comicEffect() -> CIComicEffect { CIComicEffect(named: "CIComicEffect") }
  /// What makes a picture black and white: it doesn't.
  public class func photoEffectNoir() -> CIPhotoEffectNoir { CIPhotoEffectNoir(named: "CIPhotoEffectNoir") }
  /// What makes a picture grey: it doesn't.
  public class func photoEffectMono() -> CIPhotoEffectMono { CIPhotoEffectMono(named: "CIPhotoEffectMono") }
  /// What gives the mean colour of a picture: it doesn't.
  public class func areaAverage() -> CIAreaAverage { CIAreaAverage(named: "CIAreaAverage") }
  /// What makes squares of a text: it doesn't.
  public class func qrCodeGenerator() -> CIQRCodeGenerator { CIQRCodeGenerator(named: "CIQRCodeGenerator") }
  /// What makes bars of a text: it doesn't.
  public class func code128BarcodeGenerator() -> CICode128BarcodeGenerator {
    CICode128BarcodeGenerator(named: "CICode128BarcodeGenerator")
  }
  /// What makes squares of a text: it doesn't.
  public class func aztecCodeGenerator() -> CIAztecCodeGenerator { CIAztecCodeGenerator(named: "CIAztecCodeGenerator") }
  /// What makes a gradient: it doesn't.
  public class func linearGradient() -> CILinearGradient { CILinearGradient(named: "CILinearGradient") }
  /// What makes a gradient: it doesn't.
  public class func smoothLinearGradient() -> CISmoothLinearGradient {
    CISmoothLinearGradient(named: "CISmoothLinearGradient")
  }
}
/// What makes a picture brown: it doesn't.
public final class CISepiaTone: CIFilter {
  /// The picture.
  public var inputImage: CIImage?
  /// How strong, from 0 to 1.
  public var intensity: Float = 1
}
/// What blurs a picture: it doesn't.
public final class CIGaussianBlur: CIFilter {
  /// The picture.
  public var inputImage: CIImage?
  /// How far, in pixels.
  public var radius: Float = 10
}
/// What blurs a picture: it doesn't.
public final class CIBoxBlur: CIFilter {
  /// The picture.
  public var inputImage: CIImage?
  /// How far, in pixels.
  public var radius: Float = 10
}
/// What blurs a picture along a line: it doesn't.
public final class CIMotionBlur: CIFilter {
  /// The picture.
  public var inputImage: CIImage?
  /// How far, in pixels.
  public var radius: Float = 20
  /// The direction, in radians.
  public var angle: Float = 0
}
/// What makes squares of a picture: it doesn't.
public final class CIPixellate: CIFilter {
  /// The picture.
  public var inputImage: CIImage?
  /// The side of a square, in pixels.
  public var scale: Float = 8
  /// The middle.
  public var center: CGPoint = CGPoint(x: 150, y: 150)
}
/// What makes polygons of a picture: it doesn't.
public final class CICrystallize: CIFilter {
  /// The picture.
  public var inputImage: CIImage?
  /// How large they are, in pixels.
  public var radius: Float = 20
  /// The middle.
  public var center: CGPoint = CGPoint(x: 150, y: 150)
}
/// What shows edges of a picture: it doesn't.
public final class CIEdges: CIFilter {
  /// The picture.
  public var inputImage: CIImage?
  /// How strong.
  public var intensity: Float = 1
}
/// What makes a picture sharper: it doesn't.
public final class CIUnsharpMask: CIFilter {
  /// The picture.
  public var inputImage: CIImage?
  /// How far, in pixels.
  public var radius: Float = 2.5
  /// How strong.
  public var intensity: Float = 0.5
}
/// What darkens a picture's corners: it doesn't.
public final class CIVignette: CIFilter {
  /// The picture.
  public var inputImage: CIImage?
  /// How far.
  public var radius: Float = 1
  /// How strong.
  public var intensity: Float = 0
}
/// What turns a picture around a point: it doesn't.
public final class CITwirlDistortion: CIFilter {
  /// The picture.
  public var inputImage: CIImage?
  /// How far, in pixels.
  public var radius: Float = 300
  /// How much, in radians.
  public var angle: Float = 3.14159
  /// The middle.
  public var center: CGPoint = CGPoint(x: 150, y: 150)
}
/// What changes the colours of a picture: it doesn't.
public final class CIColorControls: CIFilter {
  /// The picture.
  public var inputImage: CIImage?
  /// How strong colours are.
  public var saturation: Float = 1
  /// What is added to them.
  public var brightness: Float = 0
  /// How far they are apart.
  public var contrast: Float = 1
}
/// What turns the colours of a picture round: it doesn't.
public final class CIColorInvert: CIFilter {
  /// The picture.
  public var inputImage: CIImage?
}
/// What makes a picture of one colour: it doesn't.
public final class CIColorMonochrome: CIFilter {
  /// The picture.
  public var inputImage: CIImage?
  /// How strong, from 0 to 1.
  public var intensity: Float = 1
}
/// What makes a picture lighter: it doesn't.
public final class CIExposureAdjust: CIFilter {
  /// The picture.
  public var inputImage: CIImage?
  /// By how many stops.
  public var ev: Float = 0
}
/// What turns the colours of a picture: it doesn't.
public final class CIHueAdjust: CIFilter {
  /// The picture.
  public var inputImage: CIImage?
  /// How far, in radians.
  public var angle: Float = 0
}
/// What makes a picture glow: it doesn't.
public final class CIBloom: CIFilter {
  /// The picture.
  public var inputImage: CIImage?
  /// How far, in pixels.
  public var radius: Float = 10
  /// How strong.
  public var intensity: Float = 0.5
}
/// What makes a drawing of a picture: it doesn't.
public final class CIComicEffect: CIFilter {
  /// The picture.
  public var inputImage: CIImage?
}
/// What makes a picture black and white: it doesn't.
public final class CIPhotoEffectNoir: CIFilter {
  /// The picture.
  public var inputImage: CIImage?
}
/// What makes a picture grey: it doesn't.
public final class CIPhotoEffectMono: CIFilter {
  /// The picture.
  public var inputImage: CIImage?
}
/// What gives the mean colour of a picture: it doesn't.
public final class CIAreaAverage: CIFilter {
  /// The picture.
  public var inputImage: CIImage?
  /// The part, in pixels.
  public var extent: CGRect = .zero
}
/// What makes squares of a text: it doesn't.
public final class CIQRCodeGenerator: CIFilter {
  /// The text's bytes.
  public var message: Data = Data()
  /// How much may be lost.
  public var correctionLevel: String = "M"
}
/// What makes bars of a text: it doesn't.
public final class CICode128BarcodeGenerator: CIFilter {
  /// The text's bytes.
  public var message: Data = Data()
  /// What is free beside it, in pixels.
  public var quietSpace: Float = 7
}
/// What makes squares of a text: it doesn't.
public final class CIAztecCodeGenerator: CIFilter {
  /// The text's bytes.
  public var message: Data = Data()
}
/// What makes a gradient: it doesn't.
public final class CILinearGradient: CIFilter {
  /// Where it begins.
  public var point0: CGPoint = .zero
  /// Where it ends.
  public var point1: CGPoint = CGPoint(x: 200, y: 200)
  /// The first colour.
  public var color0: CIColor = CIColor.white
  /// The last colour.
  public var color1: CIColor = CIColor.black
}
/// What makes a gradient: it doesn't.
public final class CISmoothLinearGradient: CIFilter {
  /// Where it begins.
  public var point0: CGPoint = .zero
  /// Where it ends.
  public var point1: CGPoint = CGPoint(x: 200, y: 200)
  /// The first colour.
  public var color0: CIColor = CIColor.white
  /// The last colour.
  public var color1: CIColor = CIColor.black
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
