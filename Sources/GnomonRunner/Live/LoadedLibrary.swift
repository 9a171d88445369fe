// SPDX-License-Identifier: Apache-2.0
import CTrap
import Foundation
import GnomonRequest

/// A library with the user's code, which this program has loaded.
struct LoadedLibrary {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  typealias Main = @convention(c) (Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> Int32

  /// What the command line added to the library to run it.
  let main: Main

  /// The library's file, which stays open: it can be read where others have thrown it away. Set once, before other threads begin.
  nonisolated(unsafe) private static var descriptor: Int32?

  /// The file with the user's code: a link that stays good where the file itself is thrown away.
  static var codeFile: String {
    descriptor.map { "/proc/\(getpid())/fd/\($0)" } ?? "/proc/\(getpid())/exe"
  }

  private typealias Setter = @convention(c) (Int32, UnsafePointer<CChar>) -> Bool

  /// Loads a library. A program loads one at most: no two states of a type are ever in one process.
  ///
  /// - Parameter literals: What literals are to be, before anything of the library runs.
  init(_ path: String, literals: [LiteralValue]) throws {
    let descriptor = Foundation.open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0, let handle = dlopen(path, RTLD_NOW | RTLD_GLOBAL) else {
      throw Failure(description: dlerror().map { String(cString: $0) } ?? "\(path) can't be read")
    }
    guard let symbol = dlsym(handle, "_gnomon_library_main") else {
      throw Failure(description: "\(path) has no entry point")
    }
    for literal in literals {
      guard let setter = dlsym(handle, LiteralValue.setter),
        unsafeBitCast(setter, to: Setter.self)(literal.number, literal.text)
      else { throw Failure(description: "\(path) takes no '\(literal.text)' as its literal \(literal.number)") }
    }
    Self.descriptor = descriptor
    ctrap_set_library(UInt(bitPattern: symbol))
    main = unsafeBitCast(symbol, to: Main.self)
  }
}
