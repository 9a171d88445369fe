// SPDX-License-Identifier: Apache-2.0
// Foundation, with functions of ours in place of some of its own. Names of a module shadow those of one that it hands on, wherever that one comes
// in by no other way: so all modules that hand Foundation on do it through this one, and the command line has users' files import
// `GnomonFoundation` in its place.
@_exported import Foundation
@_exported import struct Gnomon.LocalizedStringResource
@_exported import protocol Gnomon.CustomLocalizedStringResourceConvertible
@_exported import typealias Gnomon.CFData
@_exported import typealias Gnomon.CFError
@_exported import typealias Gnomon.CFURL
import Gnomon

/// The number of a key, by Core Graphics' name.
public typealias CGKeyCode = UInt16
/// A letter of UTF-16.
public typealias UniChar = UInt16
/// A letter of UTF-16, by its full name.
public typealias UTF16Char = UInt16
/// A letter's number in Unicode.
public typealias UTF32Char = UInt32
/// What a call of the system's says: 0 is success. Foundation brings it on Apple's systems.
public typealias OSStatus = Int32
/// What a call of the system's says where all went well.
@_alwaysEmitIntoClient
public var noErr: OSStatus { 0 }

/// The words for a key of a table of strings, in the language of the program.
///
/// - Parameters:
///   - key: the key.
///   - tableName: the table's name; nil is `Localizable`.
///   - bundle: the bundle that has the table.
///   - value: what a key has that no table knows; nothing is the key itself.
///   - comment: words for translators. They have no effect.
@_alwaysEmitIntoClient
public func NSLocalizedString(
  _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String
) -> String {
  _LocalizedStrings.string(forKey: key, value: value, table: tableName, bundle: bundle)
}

/// The words for a key of the main bundle's table of strings, in the language of the program.
@_alwaysEmitIntoClient
public func NSLocalizedString(_ key: String, comment: String) -> String {
  _LocalizedStrings.string(forKey: key, value: nil, table: nil, bundle: nil)
}

extension Bundle {
  /// The place of a resource; nil where there is none. A model of Core Data's that Xcode would have compiled (`momd`) is the model's source.
  @_alwaysEmitIntoClient
  public func url(forResource name: String?, withExtension ext: String?) -> URL? {
    if let found = url(forResource: name, withExtension: ext, subdirectory: nil) { return found }
    guard ext == "momd" || ext == "mom" else { return nil }
    return url(forResource: name, withExtension: "xcdatamodeld", subdirectory: nil)
      ?? url(forResource: name, withExtension: "xcdatamodel", subdirectory: nil)
  }
}

extension Bundle {
  /// The words for a key of a table of strings, in the language of the program.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - value: what a key has that no table knows; nil and nothing are the key itself.
  ///   - tableName: the table's name; nil is `Localizable`.
  @_alwaysEmitIntoClient
  public func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
    _LocalizedStrings.string(forKey: key, value: value, table: tableName, bundle: self)
  }
}

extension String {
  /// A format with values in the current locale; one from a table of strings takes the plural forms of its numbers.
  @_alwaysEmitIntoClient
  public static func localizedStringWithFormat(_ format: String, _ arguments: any CVarArg...) -> String {
    String(
      format: _LocalizedStrings.format(format, for: arguments), locale: _LocalizedStrings.locale, arguments: arguments)
  }
}
