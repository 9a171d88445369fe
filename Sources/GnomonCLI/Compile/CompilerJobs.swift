// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What the compiler's driver would start for a module's files, so that a part of it can be started without the driver.
struct CompilerJobs: Sendable {
  /// The frontend, with its arguments without files.
  private let frontend: [String]
  /// What each program or library has to contain, so that Swift's runtime finds its types.
  let runtimeObject: String?

  /// Asks the driver.
  ///
  /// - Parameters:
  ///   - arguments: The driver's, which name all files.
  ///   - files: The files' paths, as the arguments name them.
  ///   - result: What the driver answered, where it made no plan.
  init?(compiler: String, arguments: [String], files: [String], result: inout Subprocess.Result?) throws {
    let answer = try Subprocess.run(compiler, ["-driver-print-jobs"] + arguments)
    result = answer
    guard answer.status == 0 else { return nil }
    let lines = answer.output.split(separator: "\n").map { CompilerCall.words(of: String($0)) }
    guard let job = lines.first(where: { $0.contains("-primary-file") }) else { return nil }
    runtimeObject = lines.lazy.flatMap { $0 }.first { $0.hasSuffix("/swiftrt.o") }
    let files = Set(files)
    var frontend: [String] = []
    var isValue = false
    for word in job {
      if isValue {
        isValue = false
      } else if ["-primary-file", "-o", "-filelist", "-primary-filelist", "-output-filelist"].contains(word) {
        isValue = true
      } else if !files.contains(word) {
        frontend.append(word)
      }
    }
    self.frontend = frontend
  }

  /// The program and the arguments that write a file's syntax tree.
  ///
  /// - Parameter overlay: What is read in place of files, in place of the driver's.
  func command(
    dumping file: String, of files: [String], to path: String, overlay: String, listsIn folder: String
  ) throws -> [String] {
    try command(compiling: [(file, path)], of: files, overlay: overlay, listsIn: folder, 0).map {
      $0 == "-c" ? "-dump-ast" : $0
    }
  }

  /// The program and the arguments that compile some files of a module, each to its object.
  ///
  /// - Parameters:
  ///   - overlay: What is read in place of files, in place of the driver's.
  ///   - folder: Where lists of files may be written.
  func command(
    compiling primaries: [(path: String, object: String)], of files: [String], overlay: String? = nil,
    listsIn folder: String, _ number: Int
  ) throws -> [String] {
    var frontend = frontend
    if let overlay, let place = frontend.lastIndex(of: "-vfsoverlay"), place + 1 < frontend.count {
      frontend[place + 1] = overlay
    }
    guard files.count > Self.listLength else {
      let objects = Dictionary(primaries.map { ($0.path, $0.object) }) { $1 }
      return frontend + files.flatMap { objects[$0] == nil ? [$0] : ["-primary-file", $0] }
        + files.compactMap { objects[$0] }.flatMap { ["-o", $0] }
    }
    // An argument list has its limits.
    func list(_ name: String, _ lines: [String]) throws -> String {
      let path = "\(folder)/\(name)-\(number).list"
      try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: URL(fileURLWithPath: path))
      return path
    }
    return frontend + [
      "-filelist", try list("files", files), "-primary-filelist", try list("primaries", primaries.map(\.path)),
      "-output-filelist", try list("objects", primaries.map(\.object)),
    ]
  }

  private static let listLength = 100
}
