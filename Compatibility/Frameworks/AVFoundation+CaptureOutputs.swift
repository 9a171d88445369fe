// SPDX-License-Identifier: Apache-2.0
// What cameras give to: pictures, films and codes. They give nothing.
import CoreGraphics
import Gnomon

private func lack() { _FrameworkLack.say("AVFoundation has no camera and no microphone.") }

/// How a picture is taken.
open class AVCapturePhotoSettings: NSObject, @unchecked Sendable {
  /// Whether a flash is used. It's kept.
  open var flashMode = AVCaptureDevice.FlashMode.off
  /// Whether it's as fine as can be. It's kept.
  open var isHighResolutionPhotoEnabled = false
  /// The file's form. It's kept.
  public let format: [String: Any]?
  /// The usual way.
  public override init() {
    format = nil
    super.init()
  }
  /// The way for a file's form.
  public init(format: [String: Any]?) {
    self.format = format
    super.init()
  }
  /// A number of its own.
  open var uniqueID: Int64 { 0 }
  /// The forms of small pictures, as numbers' objects: none.
  open var __availablePreviewPhotoPixelFormatTypes: [NSNumber] { [] }
  /// The file's kind; nil where none was said.
  open var processedFileType: AVFileType? { nil }
  /// How much the picture's quality counts. It's kept.
  open var photoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.balanced
  /// The forms of small pictures: none.
  open var availablePreviewPhotoPixelFormatTypes: [UInt32] { [] }
  /// The form of a small picture. It's kept.
  open var previewPhotoFormat: [String: Any]?
}
/// How a picture was taken.
open class AVCaptureResolvedPhotoSettings: NSObject, @unchecked Sendable {
  /// A number of its own.
  open var uniqueID: Int64 { 0 }
  /// How long the picture may take until it's there: no time, for none is taken.
  open var photoProcessingTimeRange: CMTimeRange { CMTimeRange(start: .zero, duration: .zero) }
  /// Whether the flash is used: false.
  open var isFlashEnabled: Bool { false }
}
/// A picture that was taken. There is none.
open class AVCapturePhoto: NSObject, @unchecked Sendable {
  /// The file: nil.
  open func fileDataRepresentation() -> Data? { nil }
  /// The pixels: nil.
  open func cgImageRepresentation() -> CGImage? { nil }
  /// What is known of it: nothing.
  open var metadata: [String: Any] { [:] }
}
/// Takes pictures: none.
open class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
  /// How much a picture's quality counts.
  public enum QualityPrioritization: Int, Sendable {
    /// Less than speed.
    case speed = 1
    /// As much as speed.
    case balanced
    /// More than speed.
    case quality
  }
  /// Whether pictures move. It's kept.
  open var isLivePhotoCaptureEnabled = false
  /// Whether pictures can move: false.
  open var isLivePhotoCaptureSupported: Bool { false }
  /// Whether pictures are as fine as can be. It's kept.
  open var isHighResolutionCaptureEnabled = false
  /// How much quality counts at most. It's kept.
  open var maxPhotoQualityPrioritization = QualityPrioritization.balanced
  /// The forms of files: none.
  open var availablePhotoCodecTypes: [AVVideoCodecType] { [] }
  /// Takes a picture. It does nothing, and says so once.
  open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) { lack() }
}
/// What is told of a picture. Nothing is told.
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
  /// A picture will be taken.
  func photoOutput(_ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  /// A picture is being taken.
  func photoOutput(_ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  /// A picture was taken.
  func photoOutput(_ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  /// A picture is there.
  func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
  /// All is there.
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
    error: (any Error)?)
}
extension AVCapturePhotoCaptureDelegate {
  /// Does nothing.
  public func photoOutput(
    _ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  /// Does nothing.
  public func photoOutput(
    _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  /// Does nothing.
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  /// Does nothing.
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
  ) {}
  /// Does nothing.
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
    error: (any Error)?
  ) {}
}
/// The forms of films and pictures.
public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// HEVC.
  public static let hevc = AVVideoCodecType(rawValue: "hvc1")
  /// H.264.
  public static let h264 = AVVideoCodecType(rawValue: "avc1")
  /// JPEG.
  public static let jpeg = AVVideoCodecType(rawValue: "jpeg")
}
/// The key of a film's form.
public let AVVideoCodecKey = "AVVideoCodecKey"

/// Writes films: none.
open class AVCaptureFileOutput: AVCaptureOutput, @unchecked Sendable {
  /// Whether it writes: false.
  open var isRecording: Bool { false }
  /// How much it has written: nothing.
  open var recordedDuration: CMTime { .zero }
  /// Begins to write. It does nothing, and says so once.
  open func startRecording(to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate)
  {
    lack()
  }
  /// Ends.
  open func stopRecording() {}
}
/// Writes films: none.
open class AVCaptureMovieFileOutput: AVCaptureFileOutput, @unchecked Sendable {}
/// What is told of a film. Nothing is told.
public protocol AVCaptureFileOutputRecordingDelegate: NSObjectProtocol {
  /// It has begun.
  func fileOutput(
    _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection])
  /// It has ended.
  func fileOutput(
    _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL, from connections: [AVCaptureConnection],
    error: (any Error)?)
}
extension AVCaptureFileOutputRecordingDelegate {
  /// Does nothing.
  public func fileOutput(
    _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection]
  ) {}
}

/// Hands pictures on as they come: none.
open class AVCaptureVideoDataOutput: AVCaptureOutput, @unchecked Sendable {
  /// The pictures' form. It's kept.
  open var videoSettings: [String: Any]! = [:]
  /// Whether late pictures are left out. It's kept.
  open var alwaysDiscardsLateVideoFrames = true
  /// Who is handed them: nobody.
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?, queue: DispatchQueue?
  ) {}
}
/// What is handed pictures. Nothing is.
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
  /// A picture is there.
  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}

/// Something that a camera has found. There is none.
open class AVMetadataObject: NSObject, @unchecked Sendable {
  /// The kinds.
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A QR code.
    public static let qr = ObjectType(rawValue: "org.iso.QRCode")
    /// A code of Aztec's.
    public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
    /// Code 128.
    public static let code128 = ObjectType(rawValue: "org.iso.Code128")
    /// Code 39.
    public static let code39 = ObjectType(rawValue: "org.iso.Code39")
    /// Code 93.
    public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
    /// A matrix of data.
    public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
    /// EAN-13.
    public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
    /// EAN-8.
    public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
    /// ITF-14.
    public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
    /// PDF417.
    public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
    /// UPC-E.
    public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
    /// A face.
    public static let face = ObjectType(rawValue: "face")
  }
  /// The kind.
  open var type: ObjectType { ObjectType(rawValue: "") }
  /// Where it lies, of 0 to 1.
  open var bounds: CGRect { .zero }
}
/// A code that a camera has found. There is none.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
  /// What it says: nil.
  open var stringValue: String? { nil }
  /// Its corners: none.
  open var corners: [CGPoint] { [] }
}
/// Finds codes and faces: none.
open class AVCaptureMetadataOutput: AVCaptureOutput, @unchecked Sendable {
  /// The kinds that are looked for. They're kept.
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  /// The kinds that could be: none.
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
  /// Where they are looked for. It's kept.
  open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Who is told: nobody.
  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue objectsCallbackQueue: DispatchQueue?
  ) {}
}
/// What is told of codes and faces. Nothing is told.
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
  /// Some were found.
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection)
}
