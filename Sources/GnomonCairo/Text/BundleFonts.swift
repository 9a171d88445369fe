// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation
import Synchronization

/// The fonts that an app's bundle brings and its `Info.plist` names (`UIAppFonts`), and those that code registers: they are there for texts as the
/// machine's are.
enum BundleFonts {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var registered: [String] = []
  nonisolated(unsafe) private static var names: Set<String> = []
  /// The names of fonts that texts find though code didn't register them.
  nonisolated(unsafe) private static var found: Set<String> = []

  /// How many fonts were registered by code: where the number is another, what was looked up before may be there now.
  static var count: Int { number.load(ordering: .acquiring) }
  private static let number = Atomic<Int>(0)

  /// Adds a file's fonts. Texts that are laid out from then on have them.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - name: the font's PostScript name, where it's registered as a font.
  /// - Returns: false where the file has no font.
  static func register(_ path: String, name: String? = nil) -> Bool {
    lock.withLock {
      let isFound = name.map { found.remove($0) != nil } ?? false
      guard isFound || add(path) else { return false }
      if let name { names.insert(name) }
      return true
    }
  }

  /// Lets texts find a font of a PostScript name that code didn't register: it can register it later. A name is added once, however often its bytes
  /// are read.
  static func find(_ path: String, name: String?) {
    lock.withLock {
      if let name, names.contains(name) || found.contains(name) { return }
      guard !registered.contains(path), add(path) else { return }
      if let name { found.insert(name) }
    }
  }

  /// Call with the lock held.
  private static func add(_ path: String) -> Bool {
    if registered.contains(path) { return true }
    guard access(path, R_OK) == 0, FcConfigAppFontAddFile(nil, path) != 0 else { return false }
    registered.append(path)
    number.store(registered.count, ordering: .releasing)
    return true
  }

  /// Whether texts read a file's fonts.
  static func contains(_ path: String) -> Bool { lock.withLock { registered.contains(path) } }
  /// Whether code registered a file's fonts, or a font of that PostScript name.
  static func isRegistered(_ path: String, name: String?) -> Bool {
    lock.withLock {
      guard let name else { return registered.contains(path) }
      return names.contains(name) || registered.contains(path) && !found.contains(name)
    }
  }

  /// Adds them, once in a program.
  static func add() { _ = added }

  private static let added: Void = {
    // Most programs lie in no bundle. That is known without making one.
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = readlink("/proc/self/exe", &buffer, buffer.count - 1)
    guard length > 0 else { return }
    let program = String(decoding: buffer[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    guard let slash = program.lastIndex(of: "/") else { return }
    let folder = String(program[..<slash])
    guard let data = FileManager.default.contents(atPath: folder + "/Info.plist"),
      let plist = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil) as? [String: Any],
      let names = plist["UIAppFonts"] as? [String]
    else { return }
    for name in names {
      let file = name.split(separator: "/").last.map(String.init) ?? name
      for path in [folder + "/" + name, folder + "/" + file] where access(path, R_OK) == 0 {
        FcConfigAppFontAddFile(nil, path)
        break
      }
    }
  }()
}
