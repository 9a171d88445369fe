// SPDX-License-Identifier: Apache-2.0
// What `import Foundation` promises on Apple's systems and doesn't on Linux: Combine, Core Graphics, `NSItemProvider`, `FileWrapper`, `UndoManager` and some functions of its own. The
// command line imports it in files that import Foundation.
@_exported import Combine
@_exported import CoreFoundation
@_exported import CoreGraphics
@_exported import Observation
@_exported import class Gnomon.FileWrapper
@_exported import class Gnomon.NSItemProvider
@_exported import class Gnomon.UndoManager
@_exported import protocol Gnomon.NSItemProviderReading
@_exported import protocol Gnomon.NSItemProviderWriting

/// Runs a body, and gives its result. There is no pool on Linux: nothing is released later.
@_alwaysEmitIntoClient
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

infix operator .=> : CastingPrecedence

/// What `text as NSString` is on Apple's systems. The command line writes it for that.
@_alwaysEmitIntoClient
public func .=> (text: String, type: NSString.Type) -> NSString { NSString(string: text) }

/// What `url as NSURL` is on Apple's systems. The command line writes it for that.
@_alwaysEmitIntoClient
public func .=> (url: URL, type: NSURL.Type) -> NSURL { url._bridgeToObjectiveC() }

/// What `object as Class` is on Apple's systems for an object of the class: itself. The command line writes it for
/// that.
@_alwaysEmitIntoClient
public func .=> <Object: NSObject>(object: Object, type: Object.Type) -> Object { object }

extension UserDefaults {
  /// The value that is kept for a key; nil where there is none.
  @_alwaysEmitIntoClient
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  /// Keeps a value for a key. nil forgets what was kept.
  @_alwaysEmitIntoClient
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
