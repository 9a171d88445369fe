// SPDX-License-Identifier: Apache-2.0
import CoreGraphics
import GnomonFoundationBase

extension CIFilter {
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
