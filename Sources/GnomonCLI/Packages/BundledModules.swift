// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The modules of other packages that Gnomon's library holds already.
///
/// A second copy in the same program has types of its own, and casts between them fail. So a package's own target of that name isn't compiled:
/// its module is the library's, and its objects are empty.
enum BundledModules {
  static let openCombine: Set<String> = ["OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation"]

  /// Puts the library's module in the place of the one that a call would make.
  static func standIn(for call: CompilerCall, compiler: String) throws -> Int32 {
    let installation = try Installation.find()
    guard let name = call.moduleName, let modulePath = call.modulePath, let folder = call.targetFolder,
      let mapPath = call.value(of: "-output-file-map"), let source = installation.modulePath(name)
    else { throw CommandFailure("Gnomon's own module \(call.moduleName ?? "") isn't where it was") }
    let files = FileManager.default
    try StandInCompiler.write(try Data(contentsOf: URL(fileURLWithPath: source)), to: modulePath)
    let empty = TargetState.folder(in: folder) + "/empty.swift"
    try StandInCompiler.write(Data(), to: empty)
    let object = TargetState.folder(in: folder) + "/empty.o"
    let result = try Subprocess.run(
      compiler, ["-c", "-parse-as-library", "-module-name", name + "_empty", empty, "-o", object])
    guard result.status == 0 else { throw CommandFailure(result.errors) }
    let data = try Data(contentsOf: URL(fileURLWithPath: object))
    let map =
      try JSONSerialization.jsonObject(with: Data(contentsOf: URL(fileURLWithPath: mapPath)))
      as? [String: [String: String]]
    for (_, outputs) in map ?? [:] {
      if let path = outputs["object"] { try StandInCompiler.write(data, to: path) }
      if let path = outputs["dependencies"], !files.fileExists(atPath: path) {
        try StandInCompiler.write(Data(), to: path)
      }
    }
    // Who links it needs the library.
    var state = TargetState()
    state.needsLibrary = true
    try state.save(folder)
    return 0
  }
}

extension Installation {
  /// The compiled module of a name that the library holds.
  fileprivate func modulePath(_ name: String) -> String? {
    zip(flags, flags.dropFirst()).filter { $0.0 == "-I" }.map { "\($0.1)/\(name).swiftmodule" }
      .first { FileIdentity($0) != nil }
  }
}
