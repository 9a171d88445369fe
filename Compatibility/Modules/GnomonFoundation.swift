// SPDX-License-Identifier: Apache-2.0
// What `import Foundation` promises on Apple's systems and doesn't on Linux: Combine, Core Graphics, `NSItemProvider`, `FileWrapper`, `UndoManager` and some functions of its own. The
// command line imports it in files that import Foundation.
@_exported import Combine
@_exported import CoreFoundation
@_exported import CoreGraphics
@_exported import class Gnomon.FileWrapper
@_exported import class Gnomon.NSItemProvider
@_exported import class Gnomon.UndoManager
@_exported import protocol Gnomon.NSItemProviderReading
@_exported import protocol Gnomon.NSItemProviderWriting

/// Runs the body. There's no pool: nothing is released later here.
@_alwaysEmitIntoClient
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

infix operator .=> : CastingPrecedence

/// What `text as NSString` is on Apple's systems. The command line writes it for that.
@_alwaysEmitIntoClient
public func .=> (text: String, type: NSString.Type) -> NSString { NSString(string: text) }

/// What `url as NSURL` is on Apple's systems. The command line writes it for that.
@_alwaysEmitIntoClient
public func .=> (url: URL, type: NSURL.Type) -> NSURL { url._bridgeToObjectiveC() }

/// The object as itself.
@_alwaysEmitIntoClient
public func .=> <Object: NSObject>(object: Object, type: Object.Type) -> Object { object }

extension UserDefaults {
  /// What is kept for the key.
  @_alwaysEmitIntoClient
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  /// Keeps a value for the key; none where it's nil.
  @_alwaysEmitIntoClient
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
