// SPDX-License-Identifier: Apache-2.0
// What sources for views want of `import Speech`: nothing is heard. Permission is denied, and each recognition fails.
@_exported import AVFoundation
@_exported import GnomonFoundation
import Gnomon

private func lack() { _FrameworkLack.say("Speech recognizes nothing: each recognition fails.") }

/// Whether an app may have speech recognized.
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  /// The user wasn't asked.
  case notDetermined
  /// It may not.
  case denied
  /// It isn't possible.
  case restricted
  /// It may.
  case authorized
}
/// What is spoken for.
public enum SFSpeechRecognitionTaskHint: Int, Sendable {
  /// It isn't said.
  case unspecified
  /// A text is dictated.
  case dictation
  /// Something is searched.
  case search
  /// Something is confirmed in a few words.
  case confirmation
}
/// How far a recognition is.
public enum SFSpeechRecognitionTaskState: Int, Sendable {
  /// It begins.
  case starting
  /// It runs.
  case running
  /// It takes no more sound.
  case finishing
  /// It's being cancelled.
  case canceling
  /// It has ended.
  case completed
}
/// Why speech isn't recognized.
public struct SFSpeechError: CustomNSError, Equatable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// Nothing recognizes speech.
    case internalServiceError = 1
    /// The sound can't be read.
    case audioReadFailed = 2
    /// A class of a model isn't known.
    case undefinedTemplateClassName = 7
    /// A model isn't understood.
    case malformedSupplementalModel = 8
  }
  /// The name of the errors.
  public static let errorDomain = "SFSpeechErrorDomain"
  /// Nothing recognizes speech.
  public static let internalServiceError = Code.internalServiceError
  /// The sound can't be read.
  public static let audioReadFailed = Code.audioReadFailed
  /// The reason.
  public let code: Code
  /// The reason's number.
  public var errorCode: Int { code.rawValue }
  /// What is said of it.
  public var errorUserInfo: [String: Any] {
    [NSLocalizedDescriptionKey: "Speech isn't recognized here."]
  }
  /// An error for a reason.
  public init(_ code: Code) { self.code = code }
}

/// Recognizes speech. It's never available.
open class SFSpeechRecognizer: NSObject, @unchecked Sendable {
  /// The languages that are recognized: none.
  open class func supportedLocales() -> Set<Locale> { [] }
  /// Whether the app may: denied.
  open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .denied }
  /// Asks the user: denied.
  open class func requestAuthorization(_ handler: @escaping (SFSpeechRecognizerAuthorizationStatus) -> Void) {
    lack()
    handler(.denied)
  }

  /// The language.
  public let locale: Locale
  /// One for the user's language. It isn't nil, but it isn't available.
  public convenience init?(_ nothing: Void = ()) { self.init(locale: .current) }
  /// One for a language. It isn't nil, but it isn't available.
  public init?(locale: Locale) {
    self.locale = locale
    super.init()
  }
  /// Whether it can be used: false.
  open var isAvailable: Bool { false }
  /// Whether it needs no network. It's kept.
  open var supportsOnDeviceRecognition = false
  /// What is told of it: nothing.
  open weak var delegate: (any SFSpeechRecognizerDelegate)?
  /// What is spoken for, where a request doesn't say it. It's kept.
  open var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified
  /// Where its closures are called.
  open var queue = OperationQueue.main
  /// Recognizes speech. It fails: the closure is called once, later, with an error.
  @discardableResult
  open func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask {
    lack()
    let task = SFSpeechRecognitionTask()
    let failure = SFSpeechError(.internalServiceError)
    let handler = UncheckedHandler(call: resultHandler)
    queue.addOperation {
      if task.fail(with: failure) { handler.call(nil, failure) }
    }
    return task
  }
  /// Recognizes speech. It fails: the delegate is told so, later, or that it was cancelled where it was by then.
  @discardableResult
  open func recognitionTask(
    with request: SFSpeechRecognitionRequest, delegate: any SFSpeechRecognitionTaskDelegate
  ) -> SFSpeechRecognitionTask {
    lack()
    let task = SFSpeechRecognitionTask()
    let failure = SFSpeechError(.internalServiceError)
    let handler = UncheckedHandler { _, error in
      if error == nil { delegate.speechRecognitionTaskWasCancelled(task) }
      delegate.speechRecognitionTask(task, didFinishSuccessfully: false)
    }
    queue.addOperation { handler.call(nil, task.fail(with: failure) ? failure : nil) }
    return task
  }
}
/// A closure that is called where its recognizer's queue says.
private struct UncheckedHandler: @unchecked Sendable {
  let call: (SFSpeechRecognitionResult?, (any Error)?) -> Void
}
/// What is told of a recognizer. Nothing is told.
public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
  /// It can be used, or no longer.
  func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}
extension SFSpeechRecognizerDelegate {
  /// Does nothing.
  public func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool) {}
}

/// A recognition. It fails.
open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  private var held = (state: SFSpeechRecognitionTaskState.starting, isCancelled: false, error: (any Error)?.none)
  /// How far it is.
  open var state: SFSpeechRecognitionTaskState { lock.withLock { held.state } }
  /// Whether it takes no more sound.
  open var isFinishing: Bool { state == .finishing }
  /// Takes no more sound.
  open func finish() { lock.withLock { if held.state != .completed { held.state = .finishing } } }
  /// Whether it was cancelled before it failed.
  open var isCancelled: Bool { lock.withLock { held.isCancelled } }
  /// Cancels it, where it hasn't failed yet.
  open func cancel() {
    lock.withLock { if held.state != .completed { held = (.canceling, true, nil) } }
  }
  /// Why it has failed.
  open var error: (any Error)? { lock.withLock { held.error } }

  /// Ends it. False where it was cancelled.
  func fail(with error: any Error) -> Bool {
    lock.withLock {
      held = (.completed, held.isCancelled, error)
      return !held.isCancelled
    }
  }
}
/// What is told of a recognition: that it has failed.
public protocol SFSpeechRecognitionTaskDelegate: NSObjectProtocol {
  /// Speech was noticed.
  func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask)
  /// A text is there that may change.
  func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription)
  /// The text is there.
  func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult)
  /// No more sound is taken.
  func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask)
  /// It was cancelled.
  func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask)
  /// It has ended.
  func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool)
}
extension SFSpeechRecognitionTaskDelegate {
  /// Does nothing.
  public func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask) {}
  /// Does nothing.
  public func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription
  ) {}
  /// Does nothing.
  public func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult
  ) {}
  /// Does nothing.
  public func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask) {}
  /// Does nothing.
  public func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask) {}
  /// Does nothing.
  public func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool) {}
}

/// What is to be recognized, and how.
open class SFSpeechRecognitionRequest: NSObject, @unchecked Sendable {
  /// What is spoken for. It's kept.
  open var taskHint = SFSpeechRecognitionTaskHint.unspecified
  /// Whether texts are told that may change. It's kept.
  open var shouldReportPartialResults = true
  /// Words that may be spoken. They're kept.
  open var contextualStrings: [String] = []
  /// What the app calls the occasion. It's kept.
  open var interactionIdentifier: String?
  /// Whether sound may not leave the device. It's kept.
  open var requiresOnDeviceRecognition = false
  /// Whether commas and points are added. It's kept.
  open var addsPunctuation = false
  /// The usual way.
  public override init() { super.init() }
}
/// Speech of a file.
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
  /// The file.
  public let url: URL
  /// Speech of a file.
  public init(url URL: URL) {
    url = URL
    super.init()
  }
}
/// Speech as it comes. Sound that is handed over is dropped.
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
  /// The form that sound had best have: 16000 measures of one channel a second.
  open var nativeAudioFormat: AVAudioFormat { AVAudioFormat(standardFormatWithSampleRate: 16_000, channels: 1)! }
  /// Takes some sound. It's dropped.
  open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}
  /// Takes some sound. It's dropped.
  open func appendAudioSampleBuffer(_ sampleBuffer: CMSampleBuffer) {}
  /// No more sound comes.
  open func endAudio() {}
}

/// What was recognized. There is none.
open class SFSpeechRecognitionResult: NSObject, @unchecked Sendable {
  /// The likeliest text: an empty one.
  open var bestTranscription: SFTranscription { SFTranscription() }
  /// The texts that it may be: none.
  open var transcriptions: [SFTranscription] { [] }
  /// Whether it's the last.
  open var isFinal: Bool { true }
}
/// What may have been said. There is none.
open class SFTranscription: NSObject, @unchecked Sendable {
  /// The text.
  open var formattedString: String { "" }
  /// Its parts: none.
  open var segments: [SFTranscriptionSegment] { [] }
}
/// A part of what may have been said. There is none.
open class SFTranscriptionSegment: NSObject, @unchecked Sendable {
  /// The text.
  open var substring: String { "" }
  /// Where it is in the whole text.
  open var substringRange: NSRange { NSRange(location: 0, length: 0) }
  /// When it was said, in seconds.
  open var timestamp: TimeInterval { 0 }
  /// How long it took, in seconds.
  open var duration: TimeInterval { 0 }
  /// How sure it is, of 0 to 1.
  open var confidence: Float { 0 }
  /// What it may be else: nothing.
  open var alternativeSubstrings: [String] { [] }
}
