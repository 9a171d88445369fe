// SPDX-License-Identifier: Apache-2.0
// Times of films and sounds, and the stretches between them. They are computed for real.
import GnomonFoundation

/// The numerator of a time.
public typealias CMTimeValue = Int64
/// The denominator of a time: the parts of a second.
public typealias CMTimeScale = Int32
/// A number that tells times of different rounds apart.
public typealias CMTimeEpoch = Int64

/// What is known of a time.
public struct CMTimeFlags: OptionSet, Hashable, Sendable {
  /// What is known, as bits.
  public let rawValue: UInt32
  /// What some bits say.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// It's a time.
  public static let valid = CMTimeFlags(rawValue: 1)
  /// It was rounded.
  public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
  /// It's later than all.
  public static let positiveInfinity = CMTimeFlags(rawValue: 4)
  /// It's earlier than all.
  public static let negativeInfinity = CMTimeFlags(rawValue: 8)
  /// It isn't known.
  public static let indefinite = CMTimeFlags(rawValue: 16)
  /// It's one of the three that have no number.
  public static let impliedValueFlagsMask = CMTimeFlags(rawValue: 28)
}

/// How a time is rounded to parts of a second.
public enum CMTimeRoundingMethod: UInt32, Sendable {
  /// To the nearest one, halves away from 0.
  case roundHalfAwayFromZero = 1
  /// Towards 0.
  case roundTowardZero
  /// Away from 0.
  case roundAwayFromZero
  /// Towards 0 where there are fewer parts in a second than before, and away from 0 otherwise.
  case quickTime
  /// To the later one.
  case roundTowardPositiveInfinity
  /// To the earlier one.
  case roundTowardNegativeInfinity
  /// As usual: to the nearest one.
  public static let `default` = CMTimeRoundingMethod.roundHalfAwayFromZero
}

/// A time as a fraction of seconds.
public struct CMTime: Sendable {
  /// The numerator.
  public var value: CMTimeValue
  /// The denominator: the parts of a second.
  public var timescale: CMTimeScale
  /// What is known of it.
  public var flags: CMTimeFlags
  /// The round that it belongs to.
  public var epoch: CMTimeEpoch
  /// None.
  public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }
  /// A time of its parts.
  public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
    (self.value, self.timescale, self.flags, self.epoch) = (value, timescale, flags, epoch)
  }
  /// A time of some parts of a second; none where there are no parts.
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    if timescale > 0 { self.init(value: value, timescale: timescale, flags: .valid, epoch: 0) } else { self.init() }
  }
  /// A time in seconds, rounded to parts of one.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    let parts = seconds * Double(preferredTimescale)
    if preferredTimescale <= 0 || seconds.isNaN {
      self.init()
    } else if parts.isFinite, abs(parts) < 9e18 {
      let value = parts.rounded()
      let flags: CMTimeFlags = value == parts ? .valid : [.valid, .hasBeenRounded]
      self.init(value: CMTimeValue(value), timescale: preferredTimescale, flags: flags, epoch: 0)
    } else {
      self = parts > 0 ? .positiveInfinity : .negativeInfinity
    }
  }
  /// The seconds; NaN where it's none.
  public var seconds: Double {
    if isNumeric { return Double(value) / Double(timescale) }
    if isPositiveInfinity { return .infinity }
    return isNegativeInfinity ? -.infinity : .nan
  }
  /// Whether it's a time.
  public var isValid: Bool { flags.contains(.valid) }
  /// Whether it's a time with a number.
  public var isNumeric: Bool { isValid && timescale > 0 && flags.isDisjoint(with: .impliedValueFlagsMask) }
  /// Whether it isn't known.
  public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
  /// Whether it's later than all.
  public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
  /// Whether it's earlier than all.
  public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
  /// Whether it was rounded.
  public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }
  /// No time.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// None.
  public static let invalid = CMTime()
  /// One that isn't known.
  public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
  /// One that is later than all.
  public static let positiveInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
  /// One that is earlier than all.
  public static let negativeInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)

  /// The time in other parts of a second, rounded.
  public func convertScale(_ newTimescale: CMTimeScale, method: CMTimeRoundingMethod) -> CMTime {
    guard isNumeric, newTimescale != timescale else { return self }
    guard newTimescale > 0 else { return .invalid }
    let product = value.multipliedFullWidth(by: CMTimeValue(newTimescale))
    let scale = CMTimeValue(timescale)
    // The result has no more than 64 bits, or it's one of the infinities.
    guard abs(Double(value) * Double(newTimescale) / Double(scale)) < 9e18 else {
      return value > 0 ? .positiveInfinity : .negativeInfinity
    }
    let (quotient, remainder) = scale.dividingFullWidth(product)
    var result = self
    (result.value, result.timescale) = (quotient, newTimescale)
    guard remainder != 0 else { return result }
    result.flags.insert(.hasBeenRounded)
    let outward: CMTimeValue = value < 0 ? -1 : 1
    let isOutward =
      switch method {
      case .roundHalfAwayFromZero: abs(remainder) * 2 >= scale
      case .roundTowardZero: false
      case .roundAwayFromZero: true
      case .quickTime: newTimescale > timescale
      case .roundTowardPositiveInfinity: value > 0
      case .roundTowardNegativeInfinity: value < 0
      }
    if isOutward { result.value += outward }
    return result
  }
}

extension CMTime: Comparable, Hashable {
  /// Whether both are the same time.
  public static func == (time1: CMTime, time2: CMTime) -> Bool { CMTimeCompare(time1, time2) == 0 }
  /// Whether a time is earlier than another one.
  public static func < (time1: CMTime, time2: CMTime) -> Bool { CMTimeCompare(time1, time2) < 0 }
  /// Feeds the time into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(rank)
    guard isNumeric else { return }
    hasher.combine(epoch)
    var (a, b) = (value.magnitude, UInt64(timescale))
    while b != 0 { (a, b) = (b, a % b) }
    hasher.combine(value / CMTimeValue(max(a, 1)))
  }
  /// A sum. What isn't a number makes it none, infinite or unknown.
  public static func + (addend1: CMTime, addend2: CMTime) -> CMTime {
    guard addend1.isValid, addend2.isValid else { return .invalid }
    if addend1.isIndefinite || addend2.isIndefinite { return .indefinite }
    switch (addend1.isNumeric, addend2.isNumeric) {
    case (true, true): break
    case (true, false): return addend2
    case (false, true): return addend1
    case (false, false): return addend1 == addend2 ? addend1 : .invalid
    }
    let scale = addend1.commonScale(with: addend2)
    let (a, b) = (
      addend1.convertScale(scale, method: .default), addend2.convertScale(scale, method: .default)
    )
    guard a.isNumeric, b.isNumeric else { return a.isNumeric ? b : a }
    let (sum, isTooLarge) = a.value.addingReportingOverflow(b.value)
    if isTooLarge { return a.value > 0 ? .positiveInfinity : .negativeInfinity }
    let rounded = a.flags.union(b.flags).intersection(.hasBeenRounded)
    return CMTime(value: sum, timescale: scale, flags: rounded.union(.valid), epoch: addend1.epoch)
  }
  /// A difference. What isn't a number makes it none, infinite or unknown.
  public static func - (minuend: CMTime, subtrahend: CMTime) -> CMTime { minuend + -subtrahend }
  /// The time on the other side of 0.
  public static prefix func - (time: CMTime) -> CMTime {
    if time.isPositiveInfinity { return .negativeInfinity }
    if time.isNegativeInfinity { return .positiveInfinity }
    var result = time
    result.value = time.value == .min ? .max : -time.value
    return result
  }
  /// Adds a time.
  public static func += (time: inout CMTime, addend: CMTime) { time = time + addend }
  /// Takes a time away.
  public static func -= (time: inout CMTime, subtrahend: CMTime) { time = time - subtrahend }

  /// The parts of a second that both can be written in; where there are too many, as many as a time may have.
  private func commonScale(with other: CMTime) -> CMTimeScale {
    guard timescale != other.timescale else { return timescale }
    var (a, b) = (timescale, other.timescale)
    while b != 0 { (a, b) = (b, a % b) }
    let (product, isTooLarge) = (timescale / a).multipliedReportingOverflow(by: other.timescale)
    return isTooLarge ? .max : product
  }
  /// The order of times by their kinds: infinite, with a number, unknown, none.
  fileprivate var rank: Int {
    if !isValid { return 4 }
    if isIndefinite { return 3 }
    if isPositiveInfinity { return 2 }
    if isNegativeInfinity { return 0 }
    // A number without a scale is none.
    return isNumeric ? 1 : 4
  }
}

extension CMTime: CustomDebugStringConvertible {
  /// The time as a fraction and in seconds, or what it is instead.
  public var debugDescription: String {
    switch rank {
    case 0: "{-INFINITY}"
    case 1: "{\(value)/\(timescale) = \(String(format: "%.3f", seconds))}"
    case 2: "{+INFINITY}"
    case 3: "{INDEFINITE}"
    default: "{INVALID}"
    }
  }
}

/// A stretch of time.
public struct CMTimeRange: Hashable, Sendable {
  /// Where it begins.
  public var start: CMTime
  /// How long it is.
  public var duration: CMTime
  /// None.
  public init() { (start, duration) = (.invalid, .invalid) }
  /// A stretch of some length.
  public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
  /// A stretch from a time to another one.
  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }
  /// Where it ends.
  public var end: CMTime { start + duration }
  /// Whether it's a stretch.
  public var isValid: Bool {
    start.isValid && duration.isValid && duration.epoch == 0 && duration >= .zero
  }
  /// Whether its end isn't known.
  public var isIndefinite: Bool { isValid && (start.isIndefinite || duration.isIndefinite) }
  /// Whether nothing is in it.
  public var isEmpty: Bool { isValid && duration == .zero }
  /// Whether a time lies in it.
  public func containsTime(_ time: CMTime) -> Bool { isValid && time.isNumeric && time >= start && time < end }
  /// Whether all of another stretch lies in it.
  public func containsTimeRange(_ otherRange: CMTimeRange) -> Bool {
    isValid && otherRange.isValid && otherRange.start >= start && otherRange.end <= end
  }
  /// What both have in common; nothing at no time where that's nothing.
  public func intersection(_ otherRange: CMTimeRange) -> CMTimeRange {
    guard isValid, otherRange.isValid else { return .invalid }
    let (from, to) = (max(start, otherRange.start), min(end, otherRange.end))
    return from < to ? CMTimeRange(start: from, end: to) : .zero
  }
  /// The least stretch that holds both.
  public func union(_ otherRange: CMTimeRange) -> CMTimeRange {
    guard isValid, otherRange.isValid else { return .invalid }
    return CMTimeRange(start: min(start, otherRange.start), end: max(end, otherRange.end))
  }
  /// Nothing, at no time.
  public static let zero = CMTimeRange(start: .zero, duration: .zero)
  /// None.
  public static let invalid = CMTimeRange()
}

/// No time.
public let kCMTimeZero = CMTime.zero
/// No time that is one.
public let kCMTimeInvalid = CMTime.invalid
/// A time that isn't known.
public let kCMTimeIndefinite = CMTime.indefinite
/// A time that is later than all.
public let kCMTimePositiveInfinity = CMTime.positiveInfinity
/// A time that is earlier than all.
public let kCMTimeNegativeInfinity = CMTime.negativeInfinity

/// The seconds of a time.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
/// A time of some parts of a second.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
/// A time in seconds, rounded to parts of one.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// -1 where the first time is earlier, 1 where it's later, 0 where both are the same. What is none is later than all.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 {
  if time1.rank != time2.rank { return time1.rank < time2.rank ? -1 : 1 }
  guard time1.isNumeric else { return 0 }
  if time1.epoch != time2.epoch { return time1.epoch < time2.epoch ? -1 : 1 }
  let a = time1.value.multipliedFullWidth(by: CMTimeValue(time2.timescale))
  let b = time2.value.multipliedFullWidth(by: CMTimeValue(time1.timescale))
  if a == b { return 0 }
  return a < b ? -1 : 1
}
/// A sum of two times.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
/// A difference of two times.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
/// A time several times.
public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime {
  CMTimeMultiplyByRatio(time, multiplier: multiplier, divisor: 1)
}
/// A time multiplied and divided, rounded to parts of a second.
public func CMTimeMultiplyByRatio(_ time: CMTime, multiplier: Int32, divisor: Int32) -> CMTime {
  guard divisor != 0 else { return .invalid }
  guard time.isNumeric else { return multiplier.signum() * divisor.signum() < 0 ? -time : time }
  let sign: Int64 = divisor < 0 ? -1 : 1
  let product = time.value.multipliedReportingOverflow(by: Int64(multiplier) * sign)
  guard !product.overflow else {
    return CMTimeMultiplyByFloat64(time, multiplier: Double(multiplier) / Double(divisor))
  }
  let parts = Int64(divisor.magnitude)
  let (quotient, remainder) = product.partialValue.quotientAndRemainder(dividingBy: parts)
  var result = time
  result.value = quotient
  // Halves are rounded away from 0.
  if remainder.magnitude * 2 >= parts { result.value += remainder.signum() }
  if remainder != 0 { result.flags.insert(.hasBeenRounded) }
  return result
}
/// A time multiplied by a number, rounded to parts of a second.
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Double) -> CMTime {
  guard time.isNumeric else { return multiplier < 0 ? -time : time }
  return CMTime(seconds: time.seconds * multiplier, preferredTimescale: time.timescale)
}
/// A time in other parts of a second, rounded.
public func CMTimeConvertScale(_ time: CMTime, timescale newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
  time.convertScale(newTimescale, method: method)
}
/// The earlier of two times.
public func CMTimeMinimum(_ time1: CMTime, _ time2: CMTime) -> CMTime { min(time1, time2) }
/// The later of two times.
public func CMTimeMaximum(_ time1: CMTime, _ time2: CMTime) -> CMTime { max(time1, time2) }
/// A time without its sign.
public func CMTimeAbsoluteValue(_ time: CMTime) -> CMTime { time < .zero ? -time : time }
/// A stretch of some length.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}
/// A stretch from a time to another one.
public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, end: end)
}
/// Where a stretch ends.
public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }

// On Linux a value object holds no structures: it holds their bytes.
private let timeBytes = "[24C]"
private let rangeBytes = "[48C]"

extension NSValue {
  /// An object that holds a time.
  public convenience init(time: CMTime) {
    var time = time
    self.init(bytes: &time, objCType: timeBytes)
  }
  /// The time that the object holds; none where it holds something else.
  public var timeValue: CMTime {
    var time = CMTime.invalid
    if String(cString: objCType) == timeBytes { getValue(&time) }
    return time
  }
  /// An object that holds a stretch of time.
  public convenience init(timeRange: CMTimeRange) {
    var range = timeRange
    self.init(bytes: &range, objCType: rangeBytes)
  }
  /// The stretch that the object holds; none where it holds something else.
  public var timeRangeValue: CMTimeRange {
    var range = CMTimeRange.invalid
    if String(cString: objCType) == rangeBytes { getValue(&range) }
    return range
  }
}
