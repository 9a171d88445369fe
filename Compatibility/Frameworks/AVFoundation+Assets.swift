// SPDX-License-Identifier: Apache-2.0
// Films as files, and recordings of sounds: nothing of them is read or written.
import CoreGraphics
import Gnomon

private func lack() { _FrameworkLack.say("AVFoundation reads no films.") }

/// A part of a film. There is none.
open class AVAssetTrack: NSObject, @unchecked Sendable {
  /// The pictures' size in points.
  open var naturalSize: CGSize { .zero }
  /// How pictures are turned.
  open var preferredTransform: CGAffineTransform { .identity }
  /// The kind.
  open var mediaType: AVMediaType { AVMediaType(rawValue: "") }
  /// The pictures of a second.
  open var nominalFrameRate: Float { 0 }
}
extension AVAsset {
  /// The parts of a kind: none.
  public func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
  /// The parts: none.
  public var tracks: [AVAssetTrack] { [] }
  /// The parts of a kind. It throws.
  public func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
    lack()
    throw AVError(.fileFormatNotRecognized)
  }
}
/// How several sounds go together. There is none.
open class AVAudioMix: NSObject, @unchecked Sendable {}

/// What gives pictures of a film: it throws.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
  /// What came of a picture.
  public enum Result: Int, Sendable {
    /// It's there.
    case succeeded
    /// It failed.
    case failed
    /// It was ended.
    case cancelled
  }
  /// Called for each time: with nothing, why, and an error.
  public typealias CompletionHandler = @Sendable (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void
  /// The film.
  public let asset: AVAsset
  /// Whether pictures are turned. It's kept.
  open var appliesPreferredTrackTransform = false
  /// The pictures' greatest size. It's kept.
  open var maximumSize = CGSize.zero
  /// How much earlier a picture may be. It's kept.
  open var requestedTimeToleranceBefore = CMTime.zero
  /// How much later a picture may be. It's kept.
  open var requestedTimeToleranceAfter = CMTime.zero
  /// Pictures of a film.
  public init(asset: AVAsset) {
    self.asset = asset
    super.init()
  }
  /// The picture at a time. It throws.
  open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
    lack()
    throw AVError(.operationNotSupportedForAsset)
  }
  /// The picture at a time. It throws.
  open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
    lack()
    throw AVError(.operationNotSupportedForAsset)
  }
  /// The pictures at some times. Each fails.
  open func generateCGImagesAsynchronously(
    forTimes requestedTimes: [NSValue], completionHandler handler: @escaping CompletionHandler
  ) {
    lack()
    for time in requestedTimes {
      handler(time.timeValue, nil, .invalid, .failed, AVError(.operationNotSupportedForAsset))
    }
  }
  /// Ends that.
  open func cancelAllCGImageGeneration() {}
}

/// What records sounds: it throws.
open class AVAudioRecorder: NSObject {
  /// It fails: nothing is recorded.
  public init(url: URL, settings: [String: Any]) throws { throw AVError(.operationNotSupportedForAsset) }
  /// What is told of it.
  open weak var delegate: (any AVAudioRecorderDelegate)?
  /// Whether it records: false.
  open var isRecording: Bool { false }
  /// Whether it's told how loud it is. It's kept.
  open var isMeteringEnabled = false
  /// How long it has recorded, in seconds.
  open var currentTime: TimeInterval { 0 }
  /// Gets ready: false.
  @discardableResult
  open func prepareToRecord() -> Bool { false }
  /// Records: false.
  @discardableResult
  open func record() -> Bool { false }
  /// Rests.
  open func pause() {}
  /// Ends.
  open func stop() {}
  /// Asks how loud it is.
  open func updateMeters() {}
  /// How loud it is, in decibels: silence.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  /// How loud it is at most, in decibels: silence.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}
/// What is told of a recording. Nothing is told.
public protocol AVAudioRecorderDelegate: NSObjectProtocol {
  /// It has ended.
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
}
extension AVAudioRecorderDelegate {
  /// Does nothing.
  public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
}
/// How fine sounds are.
public enum AVAudioQuality: Int, Sendable {
  /// Least.
  case min = 0
  /// Less.
  case low = 0x20
  /// Between.
  case medium = 0x40
  /// Very.
  case high = 0x60
  /// Most.
  case max = 0x7F
}
/// An app's sounds.
open class AVAudioApplication: NSObject, @unchecked Sendable {
  /// Whether the app may record.
  public enum RecordPermission: Int, Sendable {
    /// The user wasn't asked.
    case undetermined = 1_970_168_948
    /// It may not.
    case denied = 1_684_369_017
    /// It may.
    case granted = 1_735_552_628
  }
  private static let one = AVAudioApplication()
  /// The app's.
  open class var shared: AVAudioApplication { one }
  /// Whether the app may record: denied.
  open var recordPermission: RecordPermission { .denied }
  /// Asks the user: false.
  open class func requestRecordPermission() async -> Bool { false }
  /// Asks the user: false.
  open class func requestRecordPermission(completionHandler response: @escaping @Sendable (Bool) -> Void) {
    response(false)
  }
}
/// The key of a sound's form.
public let AVFormatIDKey = "AVFormatIDKey"
/// The key of how often a second is measured.
public let AVSampleRateKey = "AVSampleRateKey"
/// The key of how many sounds there are at once.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// The key of how fine sounds are.
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
/// The key of how many bits a second has.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
/// The key of how many bits a measure has.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
/// The key of which byte comes first.
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
/// The key of whether a measure has a fraction.
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
/// The key of whether sounds at once lie apart.
public let AVLinearPCMIsNonInterleaved = "AVLinearPCMIsNonInterleaved"
/// The form of AAC.
public let kAudioFormatMPEG4AAC: UInt32 = 0x6161_6320
/// The form without a form.
public let kAudioFormatLinearPCM: UInt32 = 0x6C70_636D
