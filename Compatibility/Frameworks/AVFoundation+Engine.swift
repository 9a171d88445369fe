// SPDX-License-Identifier: Apache-2.0
// What sounds are, and what brings them from a microphone to a speaker. Forms and buffers are real; an engine doesn't start.
import Glibc
import Gnomon

private func lack() { _FrameworkLack.say("AVFoundation plays and records nothing.") }

/// A number of measures of a sound.
public typealias AVAudioFrameCount = UInt32
/// A place among the measures of a sound.
public typealias AVAudioFramePosition = Int64
/// How many sounds there are at once.
public typealias AVAudioChannelCount = UInt32
/// The number of a way into a node, or out of it.
public typealias AVAudioNodeBus = Int

/// How a measure of a sound is kept.
public enum AVAudioCommonFormat: UInt, Sendable {
  /// In some other way.
  case otherFormat
  /// As a number of 32 bits with a fraction.
  case pcmFormatFloat32
  /// As a number of 64 bits with a fraction.
  case pcmFormatFloat64
  /// As a whole number of 16 bits.
  case pcmFormatInt16
  /// As a whole number of 32 bits.
  case pcmFormatInt32
}

/// What a sound is: how often it's measured, and how measures are kept.
open class AVAudioFormat: NSObject, @unchecked Sendable {
  /// How a measure is kept.
  public let commonFormat: AVAudioCommonFormat
  /// How many measures a second has.
  public let sampleRate: Double
  /// How many sounds there are at once.
  public let channelCount: AVAudioChannelCount
  /// Whether the measures of sounds at once lie beside each other.
  public let isInterleaved: Bool
  /// Whether measures are of 32 bits with a fraction, apart for each channel.
  open var isStandard: Bool { commonFormat == .pcmFormatFloat32 && !isInterleaved }

  init(plain commonFormat: AVAudioCommonFormat, _ sampleRate: Double, _ channels: AVAudioChannelCount, _ isMixed: Bool)
  {
    (self.commonFormat, self.sampleRate, channelCount, isInterleaved) = (commonFormat, sampleRate, channels, isMixed)
    super.init()
  }
  /// The usual form; nil for more than two channels, whose places aren't known then.
  public convenience init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
    self.init(commonFormat: .pcmFormatFloat32, sampleRate: sampleRate, channels: channels, interleaved: false)
  }
  /// A form; nil for more than two channels, whose places aren't known then.
  public convenience init?(
    commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount, interleaved: Bool
  ) {
    guard (1...2).contains(channels) else { return nil }
    self.init(plain: format, sampleRate, channels, interleaved)
  }
  /// Whether it's the same form.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? AVAudioFormat else { return false }
    return other.commonFormat == commonFormat && other.sampleRate == sampleRate && other.channelCount == channelCount
      && other.isInterleaved == isInterleaved
  }
  /// A number that is the same for the same form.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(commonFormat)
    hasher.combine(sampleRate)
    hasher.combine(channelCount)
    return hasher.finalize()
  }
}

/// Room for a sound.
open class AVAudioBuffer: NSObject, @unchecked Sendable {
  /// What the sound is.
  public let format: AVAudioFormat
  init(format: AVAudioFormat) {
    self.format = format
    super.init()
  }
}
/// Room for the measures of a sound, each 0 at first.
open class AVAudioPCMBuffer: AVAudioBuffer, @unchecked Sendable {
  /// How many measures there is room for.
  public let frameCapacity: AVAudioFrameCount
  /// How many measures there are, at most as many as there is room for.
  open var frameLength: AVAudioFrameCount = 0 { didSet { frameLength = min(frameLength, frameCapacity) } }
  /// How far the measures of a channel lie apart.
  open var stride: Int { format.isInterleaved ? Int(format.channelCount) : 1 }

  private let room: UnsafeMutableRawPointer
  private let channels: UnsafeMutablePointer<UnsafeMutableRawPointer>

  /// Room for some measures; nil for a form whose measures aren't of a known size, for one without channels, and where there is no such room.
  public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
    let size: Int
    switch format.commonFormat {
    case .otherFormat: return nil
    case .pcmFormatFloat32, .pcmFormatInt32: size = 4
    case .pcmFormatFloat64: size = 8
    case .pcmFormatInt16: size = 2
    }
    let count = Int(format.channelCount)
    let (bytes, isTooLong) = (Int(frameCapacity) * size).multipliedReportingOverflow(by: count)
    // The system gives room that is 0, and takes memory only for what is written.
    guard count > 0, !isTooLong, let room = calloc(max(bytes, 1), 1) else { return nil }
    self.frameCapacity = frameCapacity
    self.room = room
    channels = .allocate(capacity: count)
    let distance = format.isInterleaved ? size : size * Int(frameCapacity)
    for channel in 0..<count { (channels + channel).initialize(to: room + channel * distance) }
    super.init(format: format)
  }
  deinit {
    channels.deallocate()
    free(room)
  }

  private func measures<Measure>(of commonFormat: AVAudioCommonFormat, as type: Measure.Type)
    -> UnsafePointer<UnsafeMutablePointer<Measure>>?
  {
    guard format.commonFormat == commonFormat else { return nil }
    return UnsafeRawPointer(channels).assumingMemoryBound(to: UnsafeMutablePointer<Measure>.self)
  }
  /// The measures of each channel; nil where they aren't numbers of 32 bits with a fraction.
  open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? {
    measures(of: .pcmFormatFloat32, as: Float.self)
  }
  /// The measures of each channel; nil where they aren't whole numbers of 16 bits.
  open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? {
    measures(of: .pcmFormatInt16, as: Int16.self)
  }
  /// The measures of each channel; nil where they aren't whole numbers of 32 bits.
  open var int32ChannelData: UnsafePointer<UnsafeMutablePointer<Int32>>? {
    measures(of: .pcmFormatInt32, as: Int32.self)
  }
}

/// A moment of a sound.
open class AVAudioTime: NSObject, @unchecked Sendable {
  /// The machine's time, in its own units.
  public let hostTime: UInt64
  /// Whether the machine's time is known.
  public let isHostTimeValid: Bool
  /// The measure's place.
  public let sampleTime: AVAudioFramePosition
  /// How many measures a second has.
  public let sampleRate: Double
  /// Whether the measure's place is known.
  public let isSampleTimeValid: Bool
  /// A moment of the machine's time.
  public init(hostTime: UInt64) {
    (self.hostTime, isHostTimeValid) = (hostTime, true)
    (sampleTime, sampleRate, isSampleTimeValid) = (0, 0, false)
    super.init()
  }
  /// A measure's moment.
  public init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
    (hostTime, isHostTimeValid) = (0, false)
    (self.sampleTime, self.sampleRate, isSampleTimeValid) = (sampleTime, sampleRate, true)
    super.init()
  }
}

/// Is handed measures of a sound, and when they were taken.
public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void

/// What a sound goes through. None does.
open class AVAudioNode: NSObject, @unchecked Sendable {
  /// The engine that it's part of.
  open internal(set) weak var engine: AVAudioEngine?
  /// How many ways there are into it: none.
  open var numberOfInputs: Int { 0 }
  /// How many ways there are out of it: none.
  open var numberOfOutputs: Int { 0 }
  /// What comes in by a way: a sound without channels, for there is none.
  open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat {
    AVAudioFormat(plain: .pcmFormatFloat32, 0, 0, false)
  }
  /// What goes out by a way: a sound without channels, for there is none.
  open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat {
    AVAudioFormat(plain: .pcmFormatFloat32, 0, 0, false)
  }
  /// Has a closure handed what goes out. It's never called, and says so once.
  open func installTap(
    onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
    block tapBlock: @escaping AVAudioNodeTapBlock
  ) {
    lack()
  }
  /// Ends that.
  open func removeTap(onBus bus: AVAudioNodeBus) {}
  /// Forgets what it holds.
  open func reset() {}
}
/// What takes sounds in or gives them out.
open class AVAudioIONode: AVAudioNode, @unchecked Sendable {
  /// How long a sound takes through it, in seconds: 0.
  open var presentationLatency: TimeInterval { 0 }
  /// Whether an echo is taken away: false.
  open var isVoiceProcessingEnabled: Bool { false }
  /// Has an echo taken away. It throws.
  open func setVoiceProcessingEnabled(_ enabled: Bool) throws { throw AVError(.unknown) }
}
/// A microphone: there is none.
open class AVAudioInputNode: AVAudioIONode, @unchecked Sendable {}
/// A speaker: there is none.
open class AVAudioOutputNode: AVAudioIONode, @unchecked Sendable {}
/// What mixes sounds. None come.
open class AVAudioMixerNode: AVAudioNode, @unchecked Sendable {
  /// How loud they become. It's kept.
  open var outputVolume: Float = 1
  /// A mixer.
  public override init() { super.init() }
}
/// What plays sounds. Nothing is played.
open class AVAudioPlayerNode: AVAudioNode, @unchecked Sendable {
  /// Whether it plays: false.
  open var isPlaying: Bool { false }
  /// How loud it is. It's kept.
  open var volume: Float = 1
  /// A player.
  public override init() { super.init() }
  /// Has a sound played. It isn't, and the closure is never called.
  open func scheduleBuffer(_ buffer: AVAudioPCMBuffer, completionHandler: (@Sendable () -> Void)? = nil) { lack() }
  /// Plays. It does nothing, and says so once.
  open func play() { lack() }
  /// Rests.
  open func pause() {}
  /// Ends.
  open func stop() {}
}

/// What brings sounds from a microphone to a speaker. It doesn't start.
open class AVAudioEngine: NSObject, @unchecked Sendable {
  private let (input, output, mixer) = (AVAudioInputNode(), AVAudioOutputNode(), AVAudioMixerNode())
  private var nodes: Set<AVAudioNode> = []
  /// An engine.
  public override init() {
    super.init()
    for node in [input, output, mixer] { node.engine = self }
  }
  /// The microphone: it gives nothing.
  open var inputNode: AVAudioInputNode { input }
  /// The speaker: nothing is heard.
  open var outputNode: AVAudioOutputNode { output }
  /// What mixes sounds for the speaker.
  open var mainMixerNode: AVAudioMixerNode { mixer }
  /// What was added.
  open var attachedNodes: Set<AVAudioNode> { nodes }
  /// Adds something.
  open func attach(_ node: AVAudioNode) {
    nodes.insert(node)
    node.engine = self
  }
  /// Takes something away.
  open func detach(_ node: AVAudioNode) {
    nodes.remove(node)
    node.engine = nil
  }
  /// Brings sounds from one node to another. There are none.
  open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
  /// Brings sounds from a node no longer.
  open func disconnectNodeOutput(_ node: AVAudioNode) {}
  /// Gets ready. It does nothing.
  open func prepare() {}
  /// Starts. It throws: there is no microphone and no speaker.
  open func start() throws {
    lack()
    throw AVError(.unknown)
  }
  /// Rests.
  open func pause() {}
  /// Ends.
  open func stop() {}
  /// Forgets what its nodes hold.
  open func reset() {}
  /// Whether it runs: false.
  open var isRunning: Bool { false }
}
