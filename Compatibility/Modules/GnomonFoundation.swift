// SPDX-License-Identifier: Apache-2.0
// What `import Foundation` promises on Apple's systems and doesn't on Linux: Combine, Core Graphics, formatters, `NSItemProvider`, `FileWrapper`,
// `UndoManager` and some functions of its own. The command line imports it in files that import Foundation.
@_exported import Combine
@_exported import CoreFoundation
@_exported import CoreGraphics
@_exported import GnomonFoundationBase
@_exported import ObjectiveC
@_exported import Observation
@_exported import GnomonFormatters
@_exported import class Gnomon.FileWrapper
@_exported import class Gnomon.NSItemProvider
@_exported import class Gnomon.NSException
@_exported import class Gnomon.NSHashTable
@_exported import class Gnomon.NSKeyValueObservation
@_exported import class Gnomon.NSMapTable
@_exported import enum Gnomon.NSPointerFunctions
@_exported import class Gnomon.NSMetadataItem
@_exported import class Gnomon.NSMetadataQuery
@_exported import let Gnomon.NSMetadataItemDisplayNameKey
@_exported import let Gnomon.NSMetadataItemFSContentChangeDateKey
@_exported import let Gnomon.NSMetadataItemFSNameKey
@_exported import let Gnomon.NSMetadataItemFSSizeKey
@_exported import let Gnomon.NSMetadataItemIsUbiquitousKey
@_exported import let Gnomon.NSMetadataItemPathKey
@_exported import let Gnomon.NSMetadataItemURLKey
@_exported import let Gnomon.NSMetadataQueryAccessibleUbiquitousExternalDocumentsScope
@_exported import let Gnomon.NSMetadataQueryUbiquitousDataScope
@_exported import let Gnomon.NSMetadataQueryUbiquitousDocumentsScope
@_exported import let Gnomon.NSMetadataUbiquitousItemDownloadingStatusCurrent
@_exported import let Gnomon.NSMetadataUbiquitousItemDownloadingStatusDownloaded
@_exported import let Gnomon.NSMetadataUbiquitousItemDownloadingStatusKey
@_exported import let Gnomon.NSMetadataUbiquitousItemDownloadingStatusNotDownloaded
@_exported import let Gnomon.NSMetadataUbiquitousItemPercentDownloadedKey
@_exported import protocol Gnomon.NSDiscardableContent
@_exported import class Gnomon.NSUbiquitousKeyValueStore
@_exported import class Gnomon.NSUserActivity
@_exported import let Gnomon.NSUserActivityTypeBrowsingWeb
@_exported import class Gnomon.UndoManager
@_exported import func Gnomon.NSSelectorFromString
@_exported import func Gnomon.NSStringFromSelector
@_exported import typealias GnomonLog.os_unfair_lock
@_exported import struct GnomonLog.os_unfair_lock_s
@_exported import typealias GnomonLog.os_unfair_lock_t
@_exported import func GnomonLog.os_unfair_lock_lock
@_exported import func GnomonLog.os_unfair_lock_trylock
@_exported import func GnomonLog.os_unfair_lock_unlock
@_exported import protocol Gnomon.NSItemProviderReading
@_exported import protocol Gnomon.NSItemProviderWriting
import class Gnomon._ComparisonPredicate
import class Gnomon._Expression
import enum Gnomon.PredicateFormat
import enum Gnomon._FrameworkLack
import enum Gnomon._WordRanges
@_exported import protocol Gnomon.DispatchSourceFileSystemObject
@_exported import protocol Gnomon.DispatchSourceMemoryPressure
@_exported import let Gnomon.O_EVTONLY
import class Gnomon._UnwatchedFile
import class Gnomon._UnwatchedMemory
@_exported import enum Gnomon.NSKeyValueChange
@_exported import struct Gnomon.NSKeyValueChangeKey
@_exported import struct Gnomon.NSKeyValueObservedChange
@_exported import struct Gnomon.NSKeyValueObservingOptions

// The least and the greatest numbers that C's headers say by casts, which Swift doesn't import on Linux.

/// The least number of 16 bits.
@_alwaysEmitIntoClient public var INT16_MIN: Int32 { -32_768 }
/// The least number of 32 bits.
@_alwaysEmitIntoClient public var INT32_MIN: Int32 { .min }
/// The least number of 64 bits.
@_alwaysEmitIntoClient public var INT64_MIN: Int64 { .min }
/// The greatest number of 64 bits without a sign.
@_alwaysEmitIntoClient public var UINT64_MAX: UInt64 { .max }
/// The greatest number of 32 bits without a sign.
@_alwaysEmitIntoClient public var UINT_MAX: UInt32 { .max }
/// The greatest number of a machine word without a sign.
@_alwaysEmitIntoClient public var ULONG_MAX: UInt { .max }

/// The nanoseconds of a second.
@_alwaysEmitIntoClient public var NSEC_PER_SEC: UInt64 { 1_000_000_000 }
/// The nanoseconds of a millisecond.
@_alwaysEmitIntoClient public var NSEC_PER_MSEC: UInt64 { 1_000_000 }
/// The nanoseconds of a microsecond.
@_alwaysEmitIntoClient public var NSEC_PER_USEC: UInt64 { 1000 }
/// The microseconds of a second.
@_alwaysEmitIntoClient public var USEC_PER_SEC: UInt64 { 1_000_000 }
/// The milliseconds of a second.
@_alwaysEmitIntoClient public var MSEC_PER_SEC: UInt64 { 1000 }

/// A whole number of a machine word, by Objective-C's name.
public typealias NSInteger = Int
/// A whole number of a machine word without a sign, by Objective-C's name.
public typealias NSUInteger = UInt

/// The key of a bundle's build in its `Info.plist`.
@_alwaysEmitIntoClient public var kCFBundleVersionKey: CFString! { "CFBundleVersion" }
/// The key of a bundle's name in its `Info.plist`.
@_alwaysEmitIntoClient public var kCFBundleNameKey: CFString! { "CFBundleName" }
/// The key of a bundle's identifier in its `Info.plist`.
@_alwaysEmitIntoClient public var kCFBundleIdentifierKey: CFString! { "CFBundleIdentifier" }

/// Closes a library that was opened by `dlopen`, whose handle may be nil on Apple's systems. nil fails: the result is -1.
@_alwaysEmitIntoClient
public func dlclose(_ handle: UnsafeMutableRawPointer?) -> Int32 {
  guard let handle else { return -1 }
  let close: (UnsafeMutableRawPointer) -> Int32 = dlclose
  return close(handle)
}

/// Runs a body, and gives its result. There is no pool on Linux: nothing is released later.
@_alwaysEmitIntoClient
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

/// The bytes of a number as the least comes first.
@_alwaysEmitIntoClient public func NSSwapHostIntToLittle(_ x: UInt32) -> UInt32 { x.littleEndian }
/// The bytes of a number as the greatest comes first.
@_alwaysEmitIntoClient public func NSSwapHostIntToBig(_ x: UInt32) -> UInt32 { x.bigEndian }
/// The number of bytes of which the least comes first.
@_alwaysEmitIntoClient public func NSSwapLittleIntToHost(_ x: UInt32) -> UInt32 { UInt32(littleEndian: x) }
/// The number of bytes of which the greatest comes first.
@_alwaysEmitIntoClient public func NSSwapBigIntToHost(_ x: UInt32) -> UInt32 { UInt32(bigEndian: x) }

infix operator .=> : CastingPrecedence

/// What `text as NSString` is on Apple's systems. The command line writes it for that.
@_alwaysEmitIntoClient
public func .=> (text: String, type: NSString.Type) -> NSString { NSString(string: text) }

/// What `url as NSURL` is on Apple's systems. The command line writes it for that.
@_alwaysEmitIntoClient
public func .=> (url: URL, type: NSURL.Type) -> NSURL { url._bridgeToObjectiveC() }

/// What `number as NSNumber` is on Apple's systems. The command line writes it for that.
@_alwaysEmitIntoClient
public func .=> (number: Int, type: NSNumber.Type) -> NSNumber { NSNumber(value: number) }

/// What `number as NSNumber` is on Apple's systems. The command line writes it for that.
@_alwaysEmitIntoClient
public func .=> (number: Double, type: NSNumber.Type) -> NSNumber { NSNumber(value: number) }

/// What `number as NSNumber` is on Apple's systems. The command line writes it for that.
@_alwaysEmitIntoClient
public func .=> (number: Float, type: NSNumber.Type) -> NSNumber { NSNumber(value: number) }

/// What `number as NSNumber` is on Apple's systems. The command line writes it for that.
@_alwaysEmitIntoClient
public func .=> (number: CGFloat, type: NSNumber.Type) -> NSNumber { NSNumber(value: Double(number)) }

/// What `truth as NSNumber` is on Apple's systems. The command line writes it for that.
@_alwaysEmitIntoClient
public func .=> (truth: Bool, type: NSNumber.Type) -> NSNumber { NSNumber(value: truth) }

/// What `date as NSDate` is on Apple's systems. The command line writes it for that.
@_alwaysEmitIntoClient
public func .=> (date: Date, type: NSDate.Type) -> NSDate { date._bridgeToObjectiveC() }

/// What `id as NSUUID` is on Apple's systems. The command line writes it for that.
@_alwaysEmitIntoClient
public func .=> (id: UUID, type: NSUUID.Type) -> NSUUID { id._bridgeToObjectiveC() }

/// What `data as NSData` is on Apple's systems. The command line writes it for that.
@_alwaysEmitIntoClient
public func .=> (data: Data, type: NSData.Type) -> NSData { data._bridgeToObjectiveC() }

/// What `number as NSDecimalNumber` is on Apple's systems. The command line writes it for that.
@_alwaysEmitIntoClient
public func .=> (number: Decimal, type: NSDecimalNumber.Type) -> NSDecimalNumber { NSDecimalNumber(decimal: number) }

/// What `set as NSSet` is on Apple's systems. The command line writes it for that.
@_alwaysEmitIntoClient
public func .=> <Element: Hashable>(set: Set<Element>, type: NSSet.Type) -> NSSet { set._bridgeToObjectiveC() }

/// What `array as NSArray` is on Apple's systems. The command line writes it for that.
@_alwaysEmitIntoClient
public func .=> <Element>(array: [Element], type: NSArray.Type) -> NSArray { array._bridgeToObjectiveC() }

/// What `dictionary as NSDictionary` is on Apple's systems. The command line writes it for that.
@_alwaysEmitIntoClient
public func .=> <Key: Hashable, Value>(dictionary: [Key: Value], type: NSDictionary.Type) -> NSDictionary {
  dictionary._bridgeToObjectiveC()
}

/// What `object as Class` is on Apple's systems for an object of the class: itself. The command line writes it for
/// that.
@_alwaysEmitIntoClient
public func .=> <Object: NSObject>(object: Object, type: Object.Type) -> Object { object }

/// Part of a predicate: a constant, a path of names, a list or the object itself. Foundation's on Linux can't be made.
public typealias NSExpression = Gnomon._Expression
/// A predicate that compares two expressions. Foundation's on Linux can't be made.
public typealias NSComparisonPredicate = Gnomon._ComparisonPredicate

extension NSPredicate {
  /// A predicate of a format: `name BEGINSWITH[c] %@ AND age > 3`.
  ///
  /// What it knows: comparisons with `=`, `!=`, `<`, `<=`, `>`, `>=`, `BEGINSWITH`, `ENDSWITH`, `CONTAINS`, `LIKE`, `MATCHES` (with `[c]` and `[d]`),
  /// `IN` and `BETWEEN`; `AND`, `OR`, `NOT` and parentheses; `SELF`, key paths, `%@`, `%K`, `%d` and its like, literals. A key path is looked up in a
  /// dictionary, or in an object's stored properties. Of a format that it doesn't know nothing is true, and a warning says so.
  @_alwaysEmitIntoClient
  public convenience init(format: String, _ arguments: any CVarArg...) {
    self.init(format: format, argumentArray: arguments)
  }

  /// A predicate of a format whose arguments are in an array.
  @_alwaysEmitIntoClient
  public convenience init(format: String, argumentArray arguments: [Any]?) {
    let test = PredicateFormat.test(format, arguments ?? [])
    self.init(block: { object, _ in test(object) })
  }
}

extension NSExceptionName {
  /// Something that has no name of its own.
  @_alwaysEmitIntoClient public static var genericException: NSExceptionName { .init("NSGenericException") }
  /// A place outside of what there is.
  @_alwaysEmitIntoClient public static var rangeException: NSExceptionName { .init("NSRangeException") }
  /// A value that can't be taken.
  @_alwaysEmitIntoClient public static var invalidArgumentException: NSExceptionName {
    .init("NSInvalidArgumentException")
  }
  /// A state that can't be.
  @_alwaysEmitIntoClient public static var internalInconsistencyException: NSExceptionName {
    .init("NSInternalInconsistencyException")
  }
}

extension NSString.EnumerationOptions {
  /// By words, as Unicode tells them apart.
  @_alwaysEmitIntoClient public static var byWords: NSString.EnumerationOptions { .init(rawValue: 3) }
}

extension String {
  /// Hands a closure the parts of a text: words, or what Foundation knows on Linux.
  ///
  /// - Parameters:
  ///   - range: the part of the text that is looked at.
  ///   - options: what the parts are, and whether the last comes first or texts aren't handed on.
  ///   - body: is handed a part's text, its range, and the range to the parts beside it. It can set the last value to end.
  @_alwaysEmitIntoClient
  public func enumerateSubstrings<R: RangeExpression>(
    in range: R, options opts: String.EnumerationOptions = [],
    _ body:
      @escaping (
        _ substring: String?, _ substringRange: Range<Index>, _ enclosingRange: Range<Index>, inout Bool
      ) -> Void
  ) where R.Bound == Index { _enumerateParts(in: range.relative(to: self), options: opts, body) }
}

extension Substring {
  /// Hands a closure the parts of a text: words, or what Foundation knows on Linux.
  ///
  /// - Parameters:
  ///   - range: the part of the text that is looked at.
  ///   - options: what the parts are, and whether the last comes first or texts aren't handed on.
  ///   - body: is handed a part's text, its range, and the range to the parts beside it. It can set the last value to end.
  @_alwaysEmitIntoClient
  public func enumerateSubstrings<R: RangeExpression>(
    in range: R, options opts: String.EnumerationOptions = [],
    _ body:
      @escaping (
        _ substring: String?, _ substringRange: Range<Index>, _ enclosingRange: Range<Index>, inout Bool
      ) -> Void
  ) where R.Bound == Index { _enumerateParts(in: range.relative(to: self), options: opts, body) }
}

extension StringProtocol {
  /// Hands a closure the parts of a text.
  @_alwaysEmitIntoClient
  func _enumerateParts(
    in range: Range<Index>, options: String.EnumerationOptions,
    _ body: @escaping (String?, Range<Index>, Range<Index>, inout Bool) -> Void
  ) {
    let text = String(self)
    // Places of a text count by UTF-16 from its own start.
    func place(_ index: Index) -> Int { utf16.distance(from: startIndex, to: index) }
    func index(_ place: Int) -> Index { utf16.index(startIndex, offsetBy: place) }
    let part = NSRange(location: place(range.lowerBound), length: place(range.upperBound) - place(range.lowerBound))
    _WordRanges.enumerate(NSString(string: text), in: part, options: options) { substring, found, enclosing, stop in
      var isEnd = false
      body(
        substring, index(found.location)..<index(found.location + found.length),
        index(enclosing.location)..<index(enclosing.location + enclosing.length), &isEnd)
      if isEnd { stop.pointee = true }
    }
  }
}

extension NSString {
  /// Hands a closure the parts of a text: words, or what Foundation knows on Linux.
  ///
  /// - Parameters:
  ///   - range: the part of the text that is looked at.
  ///   - options: what the parts are, and whether the last comes first or texts aren't handed on.
  ///   - block: is handed a part's text, its range, and the range to the parts beside it. It can set the last value to end.
  @_alwaysEmitIntoClient
  public func enumerateSubstrings(
    in range: NSRange, options opts: NSString.EnumerationOptions = [],
    using block: @escaping (String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) { _WordRanges.enumerate(self, in: range, options: opts, using: block) }
}

extension NSError {
  /// An error that says nothing: without a domain, of code 0.
  @_alwaysEmitIntoClient
  public convenience init(_ nothing: Void = ()) { self.init(domain: "", code: 0) }
}

extension Progress {
  /// A progress of nothing yet, which isn't part of another one.
  @_alwaysEmitIntoClient
  public convenience init(_ nothing: Void = ()) { self.init(parent: nil, userInfo: nil) }
}

extension DispatchTime {
  /// The time that lies an interval behind this one.
  @_alwaysEmitIntoClient
  public func advanced(by interval: DispatchTimeInterval) -> DispatchTime { self + interval }
  /// The interval from this time to another one, to the nanosecond. It never ends where the other is the far future.
  @_alwaysEmitIntoClient
  public func distance(to other: DispatchTime) -> DispatchTimeInterval {
    if other == .distantFuture { return .never }
    let (later, earlier) = (other.uptimeNanoseconds, uptimeNanoseconds)
    return later >= earlier
      ? .nanoseconds(Int(clamping: later - earlier)) : .nanoseconds(-Int(clamping: earlier - later))
  }
}

extension DispatchSource {
  /// What is told of a file. Nothing is watched on Linux, and a warning says so once.
  @_alwaysEmitIntoClient
  public class func makeFileSystemObjectSource(
    fileDescriptor: Int32, eventMask: FileSystemEvent, queue: DispatchQueue? = nil
  ) -> any DispatchSourceFileSystemObject {
    _UnwatchedFile(descriptor: fileDescriptor, mask: eventMask)
  }
  /// What is told of a lack of memory. Nothing is watched on Linux, and a warning says so once.
  @_alwaysEmitIntoClient
  public class func makeMemoryPressureSource(eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil)
    -> any DispatchSourceMemoryPressure
  {
    _UnwatchedMemory(mask: eventMask)
  }
}

extension NSAttributedString {
  /// An empty text.
  @_alwaysEmitIntoClient
  public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}

extension UserDefaults {
  /// The value that is kept for a key; nil where there is none.
  @_alwaysEmitIntoClient
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  /// Keeps a value for a key. nil forgets what was kept.
  @_alwaysEmitIntoClient
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}

extension NotificationCenter {
  /// Has a method called when something is posted. On Linux methods aren't called by their names: it's never called, and a warning says so once.
  @_alwaysEmitIntoClient
  public func addObserver(_ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?) {
    _FrameworkLack.say(
      "'\(selector)' isn't called for notifications: on Linux methods aren't called by their names.",
      hint: "addObserver(forName:object:queue:using:) calls a closure.")
  }
}

extension Timer {
  /// Has a method called after some time. On Linux methods aren't called by their names: it's never called, and a warning says so once.
  @_alwaysEmitIntoClient @discardableResult
  public class func scheduledTimer(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    _FrameworkLack.say(
      "'\(selector)' isn't called by a timer: on Linux methods aren't called by their names.",
      hint: "scheduledTimer(withTimeInterval:repeats:block:) calls a closure.")
    return Timer(timeInterval: timeInterval, repeats: false) { _ in }
  }
  /// Makes a timer that calls a method by its name. It's never called: a warning says so once.
  @_alwaysEmitIntoClient
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    _FrameworkLack.say(
      "'\(aSelector)' isn't called by a timer: on Linux methods aren't called by their names.",
      hint: "init(timeInterval:repeats:block:) calls a closure.")
    self.init(timeInterval: ti, repeats: false) { _ in }
  }
}

extension NSNumber {
  /// The address that the number is.
  @_alwaysEmitIntoClient
  public var pointerValue: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: uintValue) }
}

extension FileManager {
  /// The folder of an app's documents in iCloud: nil, for there's no iCloud here, as on a device where nobody has signed in.
  @_alwaysEmitIntoClient
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
  /// Whether a file is one of iCloud's: false.
  @_alwaysEmitIntoClient
  public func isUbiquitousItem(at url: URL) -> Bool { false }
  /// Fetches a file from iCloud. It always fails.
  @_alwaysEmitIntoClient
  public func startDownloadingUbiquitousItem(at url: URL) throws {
    throw CocoaError(.ubiquitousFileUnavailable, userInfo: [NSFilePathErrorKey: url.path])
  }
  /// The account of iCloud that is signed in: nil.
  @_alwaysEmitIntoClient
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
}

extension ProcessInfo {
  /// Whether an app of iPads runs on a Mac: false.
  @_alwaysEmitIntoClient
  public var isMacCatalystApp: Bool { false }
  /// Whether an app of iOS runs on a Mac: false.
  @_alwaysEmitIntoClient
  public var isiOSAppOnMac: Bool { false }
  /// Whether less power should be used: false.
  @_alwaysEmitIntoClient
  public var isLowPowerModeEnabled: Bool { false }
}

extension NSValue {
  /// The rectangle that the object holds, by UIKit's name.
  @_alwaysEmitIntoClient
  public var cgRectValue: CGRect { rectValue }
  /// The point that the object holds, by UIKit's name.
  @_alwaysEmitIntoClient
  public var cgPointValue: CGPoint { pointValue }
  /// The size that the object holds, by UIKit's name.
  @_alwaysEmitIntoClient
  public var cgSizeValue: CGSize { sizeValue }
  /// An object that holds a rectangle, by UIKit's name.
  @_alwaysEmitIntoClient
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// An object that holds a point, by UIKit's name.
  @_alwaysEmitIntoClient
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// An object that holds a size, by UIKit's name.
  @_alwaysEmitIntoClient
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
}

/// Sets the kind of a mutex: `PTHREAD_MUTEX_RECURSIVE` and its like are of another type on Linux than on Apple's systems.
@discardableResult
@_alwaysEmitIntoClient
public func pthread_mutexattr_settype(_ attributes: UnsafeMutablePointer<pthread_mutexattr_t>, _ type: Int) -> Int32 {
  Glibc.pthread_mutexattr_settype(attributes, Int32(truncatingIfNeeded: type))
}
