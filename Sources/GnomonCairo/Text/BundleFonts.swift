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
      if let name { names.insert(name) }
      if registered.contains(path) { return true }
      guard access(path, R_OK) == 0, FcConfigAppFontAddFile(nil, path) != 0 else { return false }
      registered.append(path)
      number.store(registered.count, ordering: .releasing)
      return true
    }
  }

  /// Whether a file's fonts were added by code, or a font of that PostScript name was.
  static func contains(_ path: String, name: String? = nil) -> Bool {
    lock.withLock { registered.contains(path) || name.map(names.contains) == true }
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
