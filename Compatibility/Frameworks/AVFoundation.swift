// SPDX-License-Identifier: Apache-2.0
// What sources for views want of `import AVFoundation`: times are real; nothing is played or recorded, and no camera is there.
@_exported import AudioToolbox
@_exported import GnomonFoundation
import Gnomon

private func lack() { _FrameworkLack.say("AVFoundation plays and records nothing.") }

/// Why something isn't played or recorded.
public struct AVError: Error, Equatable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// It isn't known.
    case unknown = -11800
    /// A file can't be read.
    case fileFormatNotRecognized = -11828
    /// It isn't done here.
    case operationNotSupportedForAsset = -11838
    /// There is no session that runs.
    case sessionNotRunning = -11803
    /// A device was taken away.
    case deviceWasDisconnected = -11808
    /// What plays and records was started anew.
    case mediaServicesWereReset = -11819
    /// The user doesn't allow a device.
    case applicationIsNotAuthorizedToUseDevice = -11852
  }
  /// The reason.
  public let code: Code
  /// An error for a reason.
  public init(_ code: Code) { self.code = code }
}

/// The kinds of what is in a file.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Pictures.
  public static let video = AVMediaType(rawValue: "vide")
  /// Sounds.
  public static let audio = AVMediaType(rawValue: "soun")
}
/// The kinds of files.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// MPEG-4.
  public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
  /// QuickTime.
  public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
  /// MPEG-4 sounds.
  public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
  /// MPEG-4 pictures.
  public static let m4v = AVFileType(rawValue: "com.apple.m4v-video")
}
/// How a picture fills a layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// It's stretched.
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
  /// All of it is in sight.
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  /// It leaves nothing free.
  public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
}

/// What is played. Nothing of it is read.
open class AVAsset: NSObject, @unchecked Sendable {
  /// One without an address.
  public override init() { super.init() }
  /// One of an address: an `AVURLAsset`.
  public convenience init(url: URL) {
    if let asset = AVURLAsset(url: url) as? Self { self.init(_made: asset) } else { self.init() }
  }
  /// How long it is: 0.
  open var duration: CMTime { .zero }
  /// Whether it can be played: false.
  open var isPlayable: Bool { false }
}
/// What an initializer can give another object of.
public protocol _AssetMaking {}
extension AVAsset: _AssetMaking {}
extension _AssetMaking {
  init(_made asset: Self) { self = asset }
}
/// What lies at an address and is played. Nothing of it is read.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  /// The address.
  public let url: URL
  /// What asks for bytes that the address alone doesn't give. It asks nobody.
  public let resourceLoader = AVAssetResourceLoader()
  /// One of an address.
  public init(url: URL, options: [String: Any]? = nil) {
    self.url = url
    super.init()
  }
}
/// What a player plays. Nothing of it is read.
open class AVPlayerItem: NSObject {
  /// What it is of.
  public let asset: AVAsset
  /// One of an address.
  public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }
  /// One of an asset.
  public init(asset: AVAsset) {
    self.asset = asset
    super.init()
  }
  /// How long it is: 0.
  open var duration: CMTime { .zero }
  /// Where it stands: at the start.
  open func currentTime() -> CMTime { .zero }
  /// Goes to a time. Nothing happens: false.
  open func seek(to time: CMTime, completionHandler: (@Sendable (Bool) -> Void)? = nil) { completionHandler?(false) }
  /// Goes to about a time. Nothing happens: false.
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: (@Sendable (Bool) -> Void)? = nil
  ) { completionHandler?(false) }
  /// Goes to a time. Nothing happens: false.
  @discardableResult
  open func seek(to time: CMTime) async -> Bool { false }
  /// Goes to about a time. Nothing happens: false.
  @discardableResult
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) async -> Bool { false }
  /// Ends what goes to a time. Nothing happens.
  open func cancelPendingSeeks() {}
  /// The parts that are there: none.
  open var loadedTimeRanges: [NSValue] { [] }
  /// The parts that it can go to: none.
  open var seekableTimeRanges: [NSValue] { [] }
  /// Whether it's likely to be played without waiting: false.
  open var isPlaybackLikelyToKeepUp: Bool { false }
  /// Whether all that is there was played: true.
  open var isPlaybackBufferEmpty: Bool { true }
  /// Whether no more can be kept: false.
  open var isPlaybackBufferFull: Bool { false }
  /// The pictures' size: none.
  open var presentationSize: CGSize { .zero }
  /// How much is read ahead, in seconds. It's kept.
  open var preferredForwardBufferDuration: TimeInterval = 0
  /// The bits of a second at most. It's kept.
  open var preferredPeakBitRate: Double = 0
  /// Whether it can be played.
  public enum Status: Int, Sendable {
    /// It isn't known.
    case unknown
    /// It can.
    case readyToPlay
    /// It can't.
    case failed
  }
  /// Whether it can be played: it fails.
  open var status: Status { .failed }
  /// Why it fails.
  open var error: (any Error)? { AVError(.operationNotSupportedForAsset) }
}
extension Notification.Name {
  /// An item was played to its end. It's never posted.
  public static let AVPlayerItemDidPlayToEndTime = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
  /// An item wasn't played to its end. It's never posted.
  public static let AVPlayerItemFailedToPlayToEndTime = Notification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
  /// An item waits for bytes. It's never posted.
  public static let AVPlayerItemPlaybackStalled = Notification.Name("AVPlayerItemPlaybackStalledNotification")
}
/// What plays an item: nothing is played.
@preconcurrency @MainActor
open class AVPlayer: NSObject {
  /// Whether it plays.
  public enum TimeControlStatus: Int, Sendable {
    /// It rests.
    case paused
    /// It waits.
    case waitingToPlayAtSpecifiedRate
    /// It plays.
    case playing
  }
  /// What to do at the end.
  public enum ActionAtItemEnd: Int, Sendable {
    /// The next one.
    case advance
    /// It rests.
    case pause
    /// Nothing.
    case none
  }
  /// Whether it can play.
  public enum Status: Int, Sendable {
    /// It isn't known.
    case unknown
    /// It can.
    case readyToPlay
    /// It can't.
    case failed
  }
  /// The item.
  public internal(set) var currentItem: AVPlayerItem?
  /// A player of an address.
  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }
  /// A player of an item.
  public init(playerItem item: AVPlayerItem?) {
    currentItem = item
    super.init()
  }
  /// A player of nothing.
  public convenience override init() { self.init(playerItem: nil) }
  /// How fast it plays: 0.
  open var rate: Float = 0
  /// How loud it is. It's kept.
  open var volume: Float = 1
  /// Whether it's silent. It's kept.
  open var isMuted = false
  /// What to do at the end. It's kept.
  open var actionAtItemEnd = ActionAtItemEnd.pause
  /// Whether it can play: it fails.
  open var status: Status { .failed }
  /// Why it fails.
  open var error: (any Error)? { AVError(.operationNotSupportedForAsset) }
  /// Whether it plays: it rests.
  open var timeControlStatus: TimeControlStatus { .paused }
  /// How fast it plays by itself. It's kept.
  open var defaultRate: Float = 1
  /// Whether it waits for bytes. It's kept.
  open var automaticallyWaitsToMinimizeStalling = true
  /// Whether the screen stays on for it. It's kept.
  open var preventsDisplaySleepDuringVideoPlayback = true
  /// Whether another screen may show it. It's kept.
  open var allowsExternalPlayback = true
  /// Whether another screen shows it: false.
  open var isExternalPlaybackActive: Bool { false }
  /// Plays. It does nothing, and says so once.
  open func play() { lack() }
  /// Rests.
  open func pause() {}
  /// Plays at a speed. It does nothing, and says so once.
  open func playImmediately(atRate rate: Float) { lack() }
  /// Goes to a time. Nothing happens.
  open func seek(to time: CMTime) {}
  /// Goes to about a time. Nothing happens.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}
  /// Goes to a time. Nothing happens: false.
  open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) { completionHandler(false) }
  /// Goes to about a time. Nothing happens: false.
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping @Sendable (Bool) -> Void
  ) { completionHandler(false) }
  /// Goes to a time. Nothing happens: false.
  @discardableResult
  open func seek(to time: CMTime) async -> Bool { false }
  /// Goes to about a time. Nothing happens: false.
  @discardableResult
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) async -> Bool { false }
  /// Where it stands: at the start.
  open func currentTime() -> CMTime { .zero }
  /// Takes another item.
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
  /// Calls from time to time. It never does.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any { NSObject() }
  /// Ends that.
  open func removeTimeObserver(_ observer: Any) {}
}
/// What plays items one after the other: nothing is played. The items are kept in their order.
open class AVQueuePlayer: AVPlayer {
  private var waiting: [AVPlayerItem] = []
  /// A player of items.
  public init(items: [AVPlayerItem]) {
    super.init(playerItem: items.first)
    waiting = Array(items.dropFirst())
  }
  /// A player of an item.
  public override init(playerItem item: AVPlayerItem?) { super.init(playerItem: item) }
  /// The items that weren't played yet, with the one that is under way.
  open func items() -> [AVPlayerItem] { (currentItem.map { [$0] } ?? []) + waiting }
  /// Takes the next item.
  open func advanceToNextItem() { currentItem = waiting.isEmpty ? nil : waiting.removeFirst() }
  /// Whether an item can be put behind another one: where it isn't there, and the other one is. nil is the end.
  open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
    let all = items()
    return !all.contains { $0 === item } && (afterItem == nil || all.contains { $0 === afterItem })
  }
  /// Puts an item behind another one; behind all where that is nil.
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    guard canInsert(item, after: afterItem) else { return }
    guard currentItem != nil else { return currentItem = item }
    let place = afterItem.map { after in (waiting.firstIndex { $0 === after } ?? -1) + 1 }
    waiting.insert(item, at: place ?? waiting.count)
  }
  /// Takes an item out. The next one takes the place of the one that is under way.
  open func remove(_ item: AVPlayerItem) {
    if item === currentItem { advanceToNextItem() } else { waiting.removeAll { $0 === item } }
  }
  /// Takes all items out.
  open func removeAllItems() { (currentItem, waiting) = (nil, []) }
}
/// What plays an item again and again: nothing is played.
@preconcurrency @MainActor
open class AVPlayerLooper: NSObject {
  /// One of a player.
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) { super.init() }
}
/// A layer of what a player plays: it's clear.
open class AVPlayerLayer: CALayer {
  /// The player.
  open var player: AVPlayer?
  /// How the picture fills it. It's kept.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// A layer of a player.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
}
/// What plays a sound: nothing is played.
open class AVAudioPlayer: NSObject {
  /// It fails: nothing is played.
  public init(contentsOf url: URL) throws { throw AVError(.operationNotSupportedForAsset) }
  /// It fails: nothing is played.
  public init(data: Data) throws { throw AVError(.operationNotSupportedForAsset) }
  /// What is told of it.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// The file: nil, none was read.
  open var url: URL? { nil }
  /// How fast it plays. It's kept.
  open var rate: Float = 1
  /// Whether it may play at another speed. It's kept.
  open var enableRate = false
  /// Where it lies between left and right. It's kept.
  open var pan: Float = 0
  /// How loud it is.
  open var volume: Float = 1
  /// Sets how loud it is, at once.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
  /// How often it's played.
  open var numberOfLoops = 0
  /// Where it stands, in seconds.
  open var currentTime: TimeInterval = 0
  /// How long it is, in seconds.
  open var duration: TimeInterval { 0 }
  /// Whether it plays: false.
  open var isPlaying: Bool { false }
  /// Gets ready. False.
  @discardableResult
  open func prepareToPlay() -> Bool { false }
  /// Plays. False.
  @discardableResult
  open func play() -> Bool { false }
  /// Rests.
  open func pause() {}
  /// Ends.
  open func stop() {}
}
/// What is told of a sound. Nothing is told.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  /// It has ended.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
}
extension AVAudioPlayerDelegate {
  /// Does nothing.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
}
/// How an app's sounds go with others'. What is set is taken and means nothing.
open class AVAudioSession: NSObject, @unchecked Sendable {
  /// What the sounds are for.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Sounds beside others.
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    /// Sounds alone.
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    /// Playing.
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    /// Recording.
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    /// Both.
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
  }
  /// How the sounds are used.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The usual way.
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    /// A film's.
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    /// Recording a film.
    public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
    /// Measuring sounds.
    public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
    /// Talking.
    public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
    /// Talking with pictures.
    public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
    /// Speaking.
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
  }
  /// How they go with others'.
  public struct CategoryOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// The options of some bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// They are mixed.
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    /// Others become lower.
    public static let duckOthers = CategoryOptions(rawValue: 2)
    /// They come over the telephone's Bluetooth.
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    /// They come from the speaker where nothing else is chosen.
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
    /// Others that speak rest.
    public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 17)
    /// They come over Bluetooth's stereo.
    public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
    /// They come over AirPlay.
    public static let allowAirPlay = CategoryOptions(rawValue: 64)
  }
  /// What becomes of others' sounds.
  public struct SetActiveOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// The options of some bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Others are told that they may go on.
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }
  private static let shared = AVAudioSession()
  /// The app's.
  public class func sharedInstance() -> AVAudioSession { shared }
  /// Sets what the sounds are for. It means nothing.
  open func setCategory(_ category: Category, mode: Mode = .default, options: CategoryOptions = []) throws {}
  /// Sets whether the sounds are in use. It means nothing.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
}
/// Whether an app may use a camera or record.
public enum AVAuthorizationStatus: Int, Sendable {
  /// The user wasn't asked.
  case notDetermined
  /// It isn't possible.
  case restricted
  /// It may not.
  case denied
  /// It may.
  case authorized
}
