// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// The fonts that screens are drawn with: those that the kit brings, so that sizes are the same on all machines. What
/// they lack, as emoji, is the machine's.
enum SharedFonts {
  /// The folder of fonts; nil takes the machine's.
  static var directory: URL? { choice.directory }

  /// True for the kit's own folder, which the machine's fonts complete. A folder that somebody names stands alone.
  static var isOwn: Bool { choice.isOwn }

  private static let choice = choose(ProcessInfo.processInfo.environment["GNOMON_FONTS"])

  /// What the environment's `GNOMON_FONTS` says: a folder, `machine`, or nothing, which is the kit's own.
  static func choose(_ value: String?) -> (directory: URL?, isOwn: Bool) {
    switch value {
    case nil, "": return (own, own != nil)
    case "machine": return (nil, false)
    case let path?: return (URL(fileURLWithPath: path, isDirectory: true), false)
    }
  }

  /// The kit's folder: beside the program or the library that Gnomon's code is in, or with the kit's source.
  private static let own: URL? = {
    var folders: [URL] = []
    if let image = image(of: ViewHost.self) {
      let folder = image.resolvingSymlinksInPath().deletingLastPathComponent()
      folders += [
        folder.appendingPathComponent("Fonts"), folder.appendingPathComponent("gnomon_GnomonTesting.resources/Fonts"),
      ]
    }
    let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    folders.append(source.appendingPathComponent("Fonts"))
    return folders.first { FileManager.default.fileExists(atPath: $0.appendingPathComponent(proof).path) }
  }()

  /// The program or the library that a class is in.
  private static func image(of type: AnyClass) -> URL? {
    // Glibc declares `dladdr` for C alone. What it fills begins with the file's name, and has four words.
    typealias Function = @convention(c) (UnsafeRawPointer, UnsafeMutablePointer<UnsafePointer<CChar>?>) -> CInt
    guard let symbol = dlsym(nil, "dladdr") else { return nil }
    let find = unsafeBitCast(symbol, to: Function.self)
    var words = [UnsafePointer<CChar>?](repeating: nil, count: 4)
    guard find(unsafeBitCast(type, to: UnsafeRawPointer.self), &words) != 0, let name = words[0] else { return nil }
    return URL(fileURLWithPath: String(cString: name))
  }

  /// A file that only this folder has beside fonts of that name.
  private static let proof = "Inter-Regular.otf"
}
