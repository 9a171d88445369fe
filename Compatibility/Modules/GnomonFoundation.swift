// What `import Foundation` promises on Apple's systems and doesn't on Linux: Combine, Core Graphics, `NSItemProvider`, `FileWrapper` and some functions of its own. The
// command line imports it in files that import Foundation.
@_exported import Combine
@_exported import CoreFoundation
@_exported import CoreGraphics
@_exported import class Gnomon.FileWrapper
@_exported import class Gnomon.NSItemProvider
@_exported import protocol Gnomon.NSItemProviderReading
@_exported import protocol Gnomon.NSItemProviderWriting

/// Runs the body. There's no pool: nothing is released later here.
@_alwaysEmitIntoClient
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

extension UserDefaults {
  /// What is kept for the key.
  @_alwaysEmitIntoClient
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  /// Keeps a value for the key; none where it's nil.
  @_alwaysEmitIntoClient
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
