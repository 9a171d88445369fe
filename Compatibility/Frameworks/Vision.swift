// SPDX-License-Identifier: Apache-2.0
// What sources for views want of `import Vision`: nothing is seen in a picture. Each request fails.
@_exported import CoreImage
@_exported import GnomonFoundation
@_exported import ImageIO
import Gnomon

private func lack() { _FrameworkLack.say("Vision sees nothing in pictures: each request fails.") }

/// Where errors of Vision's come from.
public let VNErrorDomain = "com.apple.vis"

/// Why something isn't seen.
public enum VNErrorCode: Int, Sendable {
  /// Nothing went wrong.
  case ok = 0
  /// It was cancelled.
  case requestCancelled = 1
  /// The format can't be used.
  case invalidFormat = 2
  /// It isn't possible.
  case operationFailed = 3
  /// A value lies outside.
  case outOfBoundsError = 4
  /// A value can't be used.
  case invalidOption = 5
  /// The file can't be read.
  case ioError = 6
  /// Something isn't there.
  case missingOption = 7
  /// Nothing knows how.
  case notImplemented = 8
  /// It failed in itself.
  case internalError = 9
  /// There isn't enough memory.
  case outOfMemory = 10
  /// The reason isn't known.
  case unknownError = 11
  /// It can't be done now.
  case invalidOperation = 12
  /// The picture can't be used.
  case invalidImage = 13
  /// A value can't be used.
  case invalidArgument = 14
  /// The model can't be used.
  case invalidModel = 15
  /// Nothing knows how in this form.
  case unsupportedRevision = 16
  /// It isn't there.
  case dataUnavailable = 17
}
private let lackOfSight = NSError(domain: VNErrorDomain, code: VNErrorCode.notImplemented.rawValue)

/// How sure something is, from 0 to 1.
public typealias VNConfidence = Float
/// What is called when a request has ended.
public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void
/// The name of a value of a request's handler.
public struct VNImageOption: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A value's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// What the camera knows of its lens.
  public static let cameraIntrinsics = VNImageOption(rawValue: "VNImageOptionCameraIntrinsics")
  /// The picture's properties.
  public static let properties = VNImageOption(rawValue: "VNImageOptionProperties")
  /// What draws.
  public static let ciContext = VNImageOption(rawValue: "VNImageOptionCIContext")
}

// MARK: What is asked

/// Something that is asked of a picture.
open class VNRequest: NSObject, @unchecked Sendable {
  /// What is called when it has ended.
  public let completionHandler: VNRequestCompletionHandler?
  /// What was seen: nil, since nothing is.
  open var results: [VNObservation]? { nil }
  /// Whether it may take longer. It's kept.
  open var preferBackgroundProcessing = false
  /// Whether no other processor works on it. It's kept.
  open var usesCPUOnly = false
  /// The form of what knows how. It's kept.
  open var revision = 1
  /// A request.
  public init(completionHandler: VNRequestCompletionHandler? = nil) {
    self.completionHandler = completionHandler
    super.init()
  }
  /// Ends it: it has ended.
  open func cancel() {}
}
/// Something that is asked of a part of a picture.
open class VNImageBasedRequest: VNRequest, @unchecked Sendable {
  /// The part, in parts of the picture's size from its bottom left corner. It's kept.
  open var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}
/// Where the horizon lies.
open class VNDetectHorizonRequest: VNImageBasedRequest, @unchecked Sendable {}
/// Where faces are.
open class VNDetectFaceRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {}
/// Where the parts of faces are.
open class VNDetectFaceLandmarksRequest: VNImageBasedRequest, @unchecked Sendable {
  /// The faces whose parts are looked for; nil is all. They're kept.
  open var inputFaceObservations: [VNFaceObservation]?
}
/// Where people are.
open class VNDetectHumanRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  /// Whether the upper half is enough. It's kept.
  open var upperBodyOnly = true
}
/// Where people are, pixel by pixel.
open class VNGeneratePersonSegmentationRequest: VNImageBasedRequest, @unchecked Sendable {
  /// How well it's done.
  public enum QualityLevel: UInt, Sendable {
    /// As well as it can be.
    case accurate
    /// In between.
    case balanced
    /// As quickly as it can be.
    case fast
  }
  /// How well it's done. It's kept.
  open var qualityLevel = QualityLevel.accurate
}
/// Where something stands before its background.
open class VNGenerateForegroundInstanceMaskRequest: VNImageBasedRequest, @unchecked Sendable {}
/// What draws the eye.
open class VNGenerateAttentionBasedSaliencyImageRequest: VNImageBasedRequest, @unchecked Sendable {}
/// What a picture shows.
open class VNClassifyImageRequest: VNImageBasedRequest, @unchecked Sendable {}
/// Where rectangles are.
open class VNDetectRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  /// The least ratio of the sides. It's kept.
  open var minimumAspectRatio: Float = 0.5
  /// The greatest ratio of the sides. It's kept.
  open var maximumAspectRatio: Float = 1
  /// How far corners may be from a right angle, in degrees. It's kept.
  open var quadratureTolerance: Float = 30
  /// The least size, in parts of the picture's. It's kept.
  open var minimumSize: Float = 0.2
  /// How sure it has to be. It's kept.
  open var minimumConfidence: VNConfidence = 0
  /// The greatest number; 0 is all. It's kept.
  open var maximumObservations = 1
}
/// Where texts are.
open class VNDetectTextRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  /// Whether each letter is looked for. It's kept.
  open var reportCharacterBoxes = false
}
/// How well texts are read.
public enum VNRequestTextRecognitionLevel: Int, Sendable {
  /// As well as it can be.
  case accurate
  /// As quickly as it can be.
  case fast
}
/// What texts say.
open class VNRecognizeTextRequest: VNImageBasedRequest, @unchecked Sendable {
  /// The languages, the likely ones first. They're kept.
  open var recognitionLanguages: [String] = []
  /// Words that are known beside. They're kept.
  open var customWords: [String] = []
  /// How well it's done. It's kept.
  open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
  /// Whether words are corrected. It's kept.
  open var usesLanguageCorrection = false
  /// Whether the language is found out. It's kept.
  open var automaticallyDetectsLanguage = false
  /// The least height, in parts of the picture's. It's kept.
  open var minimumTextHeight: Float = 0
  /// The languages that can be read: none.
  open func supportedRecognitionLanguages() throws -> [String] { [] }
}
/// What bars of a code say.
open class VNDetectBarcodesRequest: VNImageBasedRequest, @unchecked Sendable {
  /// The kinds that are looked for. They're kept.
  open var symbologies: [VNBarcodeSymbology] = []
  /// The kinds that can be read: none.
  open func supportedSymbologies() throws -> [VNBarcodeSymbology] { [] }
}
/// The kinds of codes.
public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A kind of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Aztec.
  public static let aztec = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyAztec")
  /// Code 39.
  public static let code39 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode39")
  /// Code 93.
  public static let code93 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode93")
  /// Code 128.
  public static let code128 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode128")
  /// Data Matrix.
  public static let dataMatrix = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyDataMatrix")
  /// EAN-8.
  public static let ean8 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN8")
  /// EAN-13.
  public static let ean13 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN13")
  /// ITF-14.
  public static let itf14 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyITF14")
  /// PDF417.
  public static let pdf417 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyPDF417")
  /// QR.
  public static let qr = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyQR")
  /// UPC-E.
  public static let upce = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyUPCE")
}

// MARK: What is seen

/// Something that was seen in a picture. There's none: nothing is seen.
open class VNObservation: NSObject, @unchecked Sendable {
  /// What it's found by.
  public let uuid = UUID()
  /// How sure it is.
  open var confidence: VNConfidence { 0 }
  override init() { super.init() }
}
/// Where the horizon lies.
open class VNHorizonObservation: VNObservation, @unchecked Sendable {
  /// How far it's turned, in radians.
  open var angle: CGFloat { 0 }
  /// What turns it back.
  open var transform: CGAffineTransform { .identity }
}
/// Where something lies, in parts of the picture's size from its bottom left corner.
open class VNDetectedObjectObservation: VNObservation, @unchecked Sendable {
  /// Its rectangle.
  public let boundingBox: CGRect
  /// Something in a rectangle.
  public init(boundingBox: CGRect) {
    self.boundingBox = boundingBox
    super.init()
  }
}
/// A face.
open class VNFaceObservation: VNDetectedObjectObservation, @unchecked Sendable {
  /// How far it's tilted, in radians; nil is unknown.
  open var roll: NSNumber? { nil }
  /// How far it's turned aside, in radians; nil is unknown.
  open var yaw: NSNumber? { nil }
}
/// Four corners.
open class VNRectangleObservation: VNDetectedObjectObservation, @unchecked Sendable {
  /// The corner at the top left.
  open var topLeft: CGPoint { CGPoint(x: boundingBox.minX, y: boundingBox.maxY) }
  /// The corner at the top right.
  open var topRight: CGPoint { CGPoint(x: boundingBox.maxX, y: boundingBox.maxY) }
  /// The corner at the bottom left.
  open var bottomLeft: CGPoint { CGPoint(x: boundingBox.minX, y: boundingBox.minY) }
  /// The corner at the bottom right.
  open var bottomRight: CGPoint { CGPoint(x: boundingBox.maxX, y: boundingBox.minY) }
}
/// A text's place.
open class VNTextObservation: VNRectangleObservation, @unchecked Sendable {
  /// The places of its letters; nil where they weren't looked for.
  open var characterBoxes: [VNRectangleObservation]? { nil }
}
/// A text that was read.
open class VNRecognizedTextObservation: VNRectangleObservation, @unchecked Sendable {
  /// What it may say, the likely ones first: nothing.
  open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] }
}
/// What a text may say.
open class VNRecognizedText: NSObject, @unchecked Sendable {
  /// The words.
  open var string: String { "" }
  /// How sure it is.
  open var confidence: VNConfidence { 0 }
  override init() { super.init() }
  /// Where a part of it lies: nowhere.
  open func boundingBox(for range: Range<String.Index>) throws -> VNRectangleObservation? { nil }
}
/// A code of bars that was read.
open class VNBarcodeObservation: VNRectangleObservation, @unchecked Sendable {
  /// The kind.
  open var symbology: VNBarcodeSymbology { VNBarcodeSymbology(rawValue: "") }
  /// What it says; nil is unknown.
  open var payloadStringValue: String? { nil }
}
/// What a picture may show.
open class VNClassificationObservation: VNObservation, @unchecked Sendable {
  /// Its name.
  open var identifier: String { "" }
}

// MARK: Who is asked

/// What asks something of a picture. Each request fails.
open class VNImageRequestHandler: NSObject, @unchecked Sendable {
  /// Of a picture's pixels.
  public init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) { super.init() }
  /// Of a picture's pixels, as they're turned.
  public init(cgImage image: CGImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {
    super.init()
  }
  /// Of a picture.
  public init(ciImage image: CIImage, options: [VNImageOption: Any] = [:]) { super.init() }
  /// Of a picture, as it's turned.
  public init(ciImage image: CIImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {
    super.init()
  }
  /// Of a file's picture.
  public init(url imageURL: URL, options: [VNImageOption: Any] = [:]) { super.init() }
  /// Of a file's picture, as it's turned.
  public init(url imageURL: URL, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {
    super.init()
  }
  /// Of a picture's bytes.
  public init(data imageData: Data, options: [VNImageOption: Any] = [:]) { super.init() }
  /// Of a picture's bytes, as it's turned.
  public init(data imageData: Data, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {
    super.init()
  }
  /// Asks. It throws, and the requests hear the same.
  open func perform(_ requests: [VNRequest]) throws {
    if requests.isEmpty { return }
    lack()
    for request in requests { request.completionHandler?(request, lackOfSight) }
    throw lackOfSight
  }
}
/// What asks something of one picture after another. Each request fails.
open class VNSequenceRequestHandler: NSObject, @unchecked Sendable {
  /// Makes one.
  public override init() { super.init() }
  private func fail(_ requests: [VNRequest]) throws {
    if requests.isEmpty { return }
    lack()
    for request in requests { request.completionHandler?(request, lackOfSight) }
    throw lackOfSight
  }
  /// Asks of pixels. It throws, and the requests hear the same.
  open func perform(_ requests: [VNRequest], on image: CGImage) throws { try fail(requests) }
  /// Asks of a picture. It throws, and the requests hear the same.
  open func perform(_ requests: [VNRequest], on image: CIImage) throws { try fail(requests) }
  /// Asks of a file's picture. It throws, and the requests hear the same.
  open func perform(_ requests: [VNRequest], onImageURL imageURL: URL) throws { try fail(requests) }
}
