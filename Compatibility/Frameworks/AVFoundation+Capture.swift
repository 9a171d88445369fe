// SPDX-License-Identifier: Apache-2.0
// Cameras and microphones: there are none. Sessions and outputs are kept and give nothing.
import CoreGraphics
import Gnomon

private func lack() { _FrameworkLack.say("AVFoundation has no camera and no microphone.") }

/// A camera or a microphone: there is none.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
  /// The kinds.
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A camera of the usual width.
    public static let builtInWideAngleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
    /// A camera of a great width.
    public static let builtInUltraWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
    /// A camera for what is far.
    public static let builtInTelephotoCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
    /// Two cameras.
    public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
    /// Two cameras, one of a great width.
    public static let builtInDualWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
    /// Three cameras.
    public static let builtInTripleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
    /// A camera that sees depths.
    public static let builtInTrueDepthCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
    /// A microphone.
    public static let microphone = DeviceType(rawValue: "AVCaptureDeviceTypeMicrophone")
    /// A microphone.
    public static let builtInMicrophone = microphone
    /// A device that was plugged in.
    public static let external = DeviceType(rawValue: "AVCaptureDeviceTypeExternal")
  }
  /// Where a camera is.
  public enum Position: Int, Sendable {
    /// It isn't said.
    case unspecified
    /// At the back.
    case back
    /// At the front.
    case front
  }
  /// Whether a lamp burns.
  public enum TorchMode: Int, Sendable {
    /// It doesn't.
    case off
    /// It does.
    case on
    /// As it's needed.
    case auto
  }
  /// Whether a flash is used.
  public enum FlashMode: Int, Sendable {
    /// It isn't.
    case off
    /// It is.
    case on
    /// As it's needed.
    case auto
  }
  /// How a camera finds what is sharp.
  public enum FocusMode: Int, Sendable {
    /// It stays.
    case locked
    /// It looks once.
    case autoFocus
    /// It goes on looking.
    case continuousAutoFocus
  }
  /// How a camera finds what is bright.
  public enum ExposureMode: Int, Sendable {
    /// It stays.
    case locked
    /// It looks once.
    case autoExpose
    /// It goes on looking.
    case continuousAutoExposure
    /// As it's set.
    case custom
  }
  /// How hard a camera works, and what it suffers from. It doesn't work.
  open class SystemPressureState: NSObject, @unchecked Sendable {
    /// How hard it works.
    public struct Level: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// A name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// As usual.
      public static let nominal = Level(rawValue: "AVCaptureSystemPressureLevelNominal")
      /// More than usual.
      public static let fair = Level(rawValue: "AVCaptureSystemPressureLevelFair")
      /// So much that it has to do less.
      public static let serious = Level(rawValue: "AVCaptureSystemPressureLevelSerious")
      /// So much that it may end.
      public static let critical = Level(rawValue: "AVCaptureSystemPressureLevelCritical")
      /// It has ended.
      public static let shutdown = Level(rawValue: "AVCaptureSystemPressureLevelShutdown")
    }
    /// What it suffers from.
    public struct Factors: OptionSet, Sendable {
      /// The causes as bits.
      public let rawValue: UInt
      /// The causes of some bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// The device is hot.
      public static let systemTemperature = Factors(rawValue: 1)
      /// The device needs more current than it has.
      public static let peakPower = Factors(rawValue: 2)
      /// The camera that sees depths is hot.
      public static let depthModuleTemperature = Factors(rawValue: 4)
    }
    /// How hard it works: as usual.
    open var level: Level { .nominal }
    /// What it suffers from: nothing.
    open var factors: Factors { [] }
  }
  /// What a camera gives.
  open class Format: NSObject, @unchecked Sendable {
    /// The angle that it sees, in degrees: 0.
    open var videoFieldOfView: Float { 0 }
    /// The greatest zoom: 1.
    open var videoMaxZoomFactor: CGFloat { 1 }
    /// What its pictures are.
    open var formatDescription: CMFormatDescription { CMFormatDescription() }
  }
  /// Finds devices: none.
  open class DiscoverySession: NSObject, @unchecked Sendable {
    /// Finds devices of some kinds.
    public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) { super.init() }
    /// The devices: none.
    open var devices: [AVCaptureDevice] { [] }
  }

  /// The name of the notification that a picture's middle has changed. It's never posted.
  public static let subjectAreaDidChangeNotification = Notification.Name(
    "AVCaptureDeviceSubjectAreaDidChangeNotification")
  /// The usual one: nil.
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  /// The one of a kind: nil.
  open class func `default`(_ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position)
    -> AVCaptureDevice?
  { nil }
  /// The one of a name: nil.
  public convenience init?(uniqueID deviceUniqueID: String) { return nil }
  /// All devices of a kind: none.
  open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
  /// Whether the app may: denied.
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .denied }
  /// Asks the user: false.
  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) {
    lack()
    handler(false)
  }
  /// Asks the user: false.
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }

  /// The name.
  open var uniqueID: String { "" }
  /// The name for people.
  open var localizedName: String { "" }
  /// The kind.
  open var deviceType: DeviceType { DeviceType(rawValue: "") }
  /// Where it is.
  open var position: Position { .unspecified }
  /// Whether it gives something: false.
  open func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }
  /// Whether there is a lamp: false.
  open var hasTorch: Bool { false }
  /// Whether the lamp can be used: false.
  open var isTorchAvailable: Bool { false }
  /// Whether there is a flash: false.
  open var hasFlash: Bool { false }
  /// Whether the flash can be used: false.
  open var isFlashAvailable: Bool { false }
  /// How hard it works: as usual.
  open var systemPressureState: SystemPressureState { SystemPressureState() }
  /// How long a picture takes at least. It's kept.
  open var activeVideoMinFrameDuration = CMTime.invalid
  /// How long a picture takes at most. It's kept.
  open var activeVideoMaxFrameDuration = CMTime.invalid
  /// Whether the lamp burns. It's kept.
  open var torchMode = TorchMode.off
  /// Whether a mode of the lamp is there: false.
  open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
  /// Has the lamp burn. It throws.
  open func setTorchModeOn(level torchLevel: Float) throws { throw AVError(.unknown) }
  /// How it finds what is sharp. It's kept.
  open var focusMode = FocusMode.locked
  /// What is to be sharp. It's kept.
  open var focusPointOfInterest = CGPoint.zero
  /// Whether something may be said to be sharp: false.
  open var isFocusPointOfInterestSupported: Bool { false }
  /// Whether a way to find what is sharp is there: false.
  open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
  /// How it finds what is bright. It's kept.
  open var exposureMode = ExposureMode.locked
  /// What is to be bright. It's kept.
  open var exposurePointOfInterest = CGPoint.zero
  /// Whether something may be said to be bright: false.
  open var isExposurePointOfInterestSupported: Bool { false }
  /// Whether a way to find what is bright is there: false.
  open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
  /// Whether a change of the picture's middle is told. It's kept.
  open var isSubjectAreaChangeMonitoringEnabled = false
  /// The zoom. It's kept.
  open var videoZoomFactor: CGFloat = 1
  /// The least zoom: 1.
  open var minAvailableVideoZoomFactor: CGFloat { 1 }
  /// The greatest zoom: 1.
  open var maxAvailableVideoZoomFactor: CGFloat { 1 }
  /// The zooms at which another camera is taken: none.
  open var virtualDeviceSwitchOverVideoZoomFactors: [NSNumber] { [] }
  /// Goes to a zoom. It's there at once.
  open func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) { videoZoomFactor = factor }
  /// How near something may be, in millimetres: −1, it isn't known.
  open var minimumFocusDistance: Int { -1 }
  /// What it gives.
  open var activeFormat: Format { Format() }
  /// All that it may give: nothing.
  open var formats: [Format] { [] }
  /// Takes it for changes. It throws.
  open func lockForConfiguration() throws { throw AVError(.unknown) }
  /// Gives it free.
  open func unlockForConfiguration() {}
}

/// What films and sounds are.
public struct CMFormatDescription: Hashable, Sendable {}
/// What films are.
public typealias CMVideoFormatDescription = CMFormatDescription
/// Lengths in pixels.
public struct CMVideoDimensions: Hashable, Sendable {
  /// The width.
  public var width: Int32
  /// The height.
  public var height: Int32
  /// Lengths in pixels.
  public init(width: Int32, height: Int32) { (self.width, self.height) = (width, height) }
}
/// The lengths of a film's pictures: 0.
public func CMVideoFormatDescriptionGetDimensions(_ videoDesc: CMVideoFormatDescription) -> CMVideoDimensions {
  CMVideoDimensions(width: 0, height: 0)
}
/// A piece of a film or a sound. There is none.
open class CMSampleBuffer: NSObject, @unchecked Sendable {}

/// What a session takes from.
open class AVCaptureInput: NSObject, @unchecked Sendable {}
/// What a session takes from a device: there is none.
open class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
  /// The device.
  public let device: AVCaptureDevice
  /// It fails: there are no devices.
  public init(device: AVCaptureDevice) throws {
    lack()
    throw AVError(.unknown)
  }
}

/// The way from an input to an output. There is none.
open class AVCaptureConnection: NSObject, @unchecked Sendable {
  /// Whether it's in use. It's kept.
  open var isEnabled = true
  /// Whether something runs through it: false.
  open var isActive: Bool { false }
  /// Whether pictures can be turned: false.
  open var isVideoOrientationSupported: Bool { false }
  /// How pictures are turned. It's kept.
  open var videoOrientation = AVCaptureVideoOrientation.portrait
  /// Whether pictures can be turned by an angle: false.
  open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { false }
  /// The angle that pictures are turned by, in degrees. It's kept.
  open var videoRotationAngle: CGFloat = 0
  /// Whether pictures can be mirrored: false.
  open var isVideoMirroringSupported: Bool { false }
  /// Whether pictures are mirrored. It's kept.
  open var isVideoMirrored = false
  /// Whether that is found by itself. It's kept.
  open var automaticallyAdjustsVideoMirroring = true
  /// Whether pictures can be kept from shaking: false.
  open var isVideoStabilizationSupported: Bool { false }
  /// How pictures are to be kept from shaking. It's kept.
  open var preferredVideoStabilizationMode = AVCaptureVideoStabilizationMode.off
  /// How pictures are kept from shaking: not at all.
  open var activeVideoStabilizationMode: AVCaptureVideoStabilizationMode { .off }
}
/// How pictures are kept from shaking.
public enum AVCaptureVideoStabilizationMode: Int, Sendable {
  /// As it's needed.
  case auto = -1
  /// Not at all.
  case off
  /// Some.
  case standard
  /// Much.
  case cinematic
  /// Most.
  case cinematicExtended
}
/// How pictures are turned.
public enum AVCaptureVideoOrientation: Int, Sendable {
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown
  /// The home button at the right.
  case landscapeRight
  /// The home button at the left.
  case landscapeLeft
}

/// What a session gives to.
open class AVCaptureOutput: NSObject, @unchecked Sendable {
  /// The ways to it: none.
  open var connections: [AVCaptureConnection] { [] }
  /// The way to it: nil.
  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

/// What brings inputs to outputs. It takes none, and nothing runs.
open class AVCaptureSession: NSObject {
  /// How fine pictures are.
  public struct Preset: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As fine as a picture.
    public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
    /// Fine.
    public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
    /// Less fine.
    public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
    /// Least fine.
    public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
    /// 1280 × 720 pixels.
    public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
    /// 1920 × 1080 pixels.
    public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
    /// 640 × 480 pixels.
    public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
  }
  /// Why a session was stopped.
  public enum InterruptionReason: Int, Sendable {
    /// The app isn't in front.
    case videoDeviceNotAvailableInBackground = 1
    /// Another app uses the microphone.
    case audioDeviceInUseByAnotherClient
    /// Another app uses the camera.
    case videoDeviceInUseByAnotherClient
    /// Several apps are in front.
    case videoDeviceNotAvailableWithMultipleForegroundApps
    /// The device is too hot.
    case videoDeviceNotAvailableDueToSystemPressure
  }
  /// The name of the notification that a session was stopped. It's never posted.
  public static let wasInterruptedNotification = Notification.Name("AVCaptureSessionWasInterruptedNotification")
  /// The name of the notification that a session goes on. It's never posted.
  public static let interruptionEndedNotification = Notification.Name("AVCaptureSessionInterruptionEndedNotification")
  /// The name of the notification that a session has failed. It's never posted.
  public static let runtimeErrorNotification = Notification.Name("AVCaptureSessionRuntimeErrorNotification")
  /// How fine pictures are. It's kept.
  open var sessionPreset = Preset.high
  /// Whether pictures can be so fine: false.
  open func canSetSessionPreset(_ preset: Preset) -> Bool { false }
  /// What it takes from: nothing.
  open var inputs: [AVCaptureInput] { [] }
  /// What it gives to: nothing.
  open var outputs: [AVCaptureOutput] { [] }
  /// The ways through it: none.
  open var connections: [AVCaptureConnection] { [] }
  /// Whether it can take from something: false.
  open func canAddInput(_ input: AVCaptureInput) -> Bool { false }
  /// Takes from something. It does nothing, and says so once.
  open func addInput(_ input: AVCaptureInput) { lack() }
  /// Takes no longer from something.
  open func removeInput(_ input: AVCaptureInput) {}
  /// Whether it can give to something: false.
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { false }
  /// Gives to something. It does nothing, and says so once.
  open func addOutput(_ output: AVCaptureOutput) { lack() }
  /// Gives no longer to something.
  open func removeOutput(_ output: AVCaptureOutput) {}
  /// Begins changes.
  open func beginConfiguration() {}
  /// Ends changes.
  open func commitConfiguration() {}
  /// Begins. It does nothing, and says so once.
  open func startRunning() { lack() }
  /// Ends.
  open func stopRunning() {}
  /// Whether it runs: false.
  open var isRunning: Bool { false }
  /// Whether it was stopped: false.
  open var isInterrupted: Bool { false }
}
extension Notification.Name {
  /// A session was stopped. It's never posted.
  public static let AVCaptureSessionWasInterrupted = AVCaptureSession.wasInterruptedNotification
  /// A session goes on. It's never posted.
  public static let AVCaptureSessionInterruptionEnded = AVCaptureSession.interruptionEndedNotification
  /// A session has failed. It's never posted.
  public static let AVCaptureSessionRuntimeError = AVCaptureSession.runtimeErrorNotification
  /// A picture's middle has changed. It's never posted.
  public static let AVCaptureDeviceSubjectAreaDidChange = AVCaptureDevice.subjectAreaDidChangeNotification
}
/// The key of why a session was stopped.
public let AVCaptureSessionInterruptionReasonKey = "AVCaptureSessionInterruptionReasonKey"
/// The key of why a session has failed.
public let AVCaptureSessionErrorKey = "AVCaptureSessionErrorKey"

/// A layer of what a session sees: it's clear.
open class AVCaptureVideoPreviewLayer: CALayer {
  /// The session. It's kept.
  open var session: AVCaptureSession?
  /// How the picture fills it. It's kept.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// The way to it: nil.
  open var connection: AVCaptureConnection? { nil }
  /// A layer of a session.
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }
  /// A point of the layer as a camera counts: the middle.
  open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint { CGPoint(x: 0.5, y: 0.5) }
}
