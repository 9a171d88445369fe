import Foundation

/// The user's file.
struct SourceFile {
  /// As the user wrote it.
  var path: String
  var absolutePath: String
  var bytes: [UInt8]

  init(path: String) throws {
    var info = stat()
    guard stat(path, &info) == 0 else {
      throw CommandFailure("there is no file \(path)")
    }
    guard info.st_mode & S_IFMT != S_IFDIR else {
      throw CommandFailure("\(path) is a folder; name one Swift file")
    }
    guard path.hasSuffix(".swift") else {
      throw CommandFailure("\(path) isn't a Swift file")
    }
    guard let data = FileManager.default.contents(atPath: path), let absolute = realPath(path) else {
      throw CommandFailure("\(path) can't be read")
    }
    self.path = path
    absolutePath = absolute
    bytes = [UInt8](data)
  }

  /// The name without folders.
  var name: String { URL(fileURLWithPath: path).lastPathComponent }

  var folder: String { URL(fileURLWithPath: absolutePath).deletingLastPathComponent().path }

  /// The module that the file is compiled as: its name with what a module's name can't hold replaced.
  var moduleName: String {
    let base = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    var name = ""
    for scalar in base.unicodeScalars {
      let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
      name.unicodeScalars.append(isPlain ? scalar : "_")
    }
    if name.isEmpty || name.first?.isNumber == true { name = "_" + name }
    let taken: Set<String> = [
      "Swift", "SwiftUI", "Combine", "CoreGraphics", "Foundation", "Observation", "Dispatch", "Glibc", "Testing",
      "XCTest",
      "RegexBuilder", "Synchronization", "Distributed", "CCairo", "_Concurrency", "_StringProcessing", "main",
    ]
    return taken.contains(name) || name.hasPrefix("Gnomon") || name.hasPrefix("OpenCombine") ? name + "_file" : name
  }
}
