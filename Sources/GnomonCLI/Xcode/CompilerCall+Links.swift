// SPDX-License-Identifier: Apache-2.0
import Foundation

extension CompilerCall {
  /// The call with the user's own files in the places of the links that stand for them, so that errors, `#filePath` and breakpoints name these.
  ///
  /// - Parameter project: the folder of the package that stands for a project of Xcode's.
  func following(linksIn project: String) throws -> CompilerCall {
    let start = project + "/Sources/"
    guard isCompilation, let folder = targetFolder, sources.contains(where: { $0.hasPrefix(start) }) else {
      return self
    }
    func followed(_ path: String) -> String { path.hasPrefix(start) ? realPath(path) ?? path : path }
    var arguments = expanded.filter { $0 != "-DSWIFT_PACKAGE" }
    for index in arguments.indices where arguments[index].hasSuffix(".swift") {
      arguments[index] = followed(arguments[index])
    }
    if let place = arguments.firstIndex(of: "-output-file-map"), place + 1 < arguments.count,
      let data = FileManager.default.contents(atPath: arguments[place + 1]),
      let map = try? JSONDecoder().decode([String: [String: String]].self, from: data)
    {
      let own = TargetState.folder(in: folder) + "/output-file-map.json"
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      let text = try encoder.encode(Dictionary(map.map { (followed($0), $1) }) { first, _ in first })
      try StandInCompiler.update(own, with: text)
      arguments[place + 1] = own
    }
    var call = CompilerCall(arguments)
    call.isOfProject = true
    return call
  }

  /// The call with a program that has a bundle written into it, and a link to it in the program's place: a program's bundle is where it lies.
  func linking(intoBundleIn project: String) throws -> CompilerCall {
    guard isLinking, let place = arguments.firstIndex(of: "-o"), place + 1 < arguments.count else { return self }
    let output = URL(fileURLWithPath: arguments[place + 1])
    let name = output.deletingPathExtension().lastPathComponent
    let bundle = XcodePackage.bundleFolder(of: name, in: project)
    guard SourceSet.isFolder(bundle) else { return self }
    let program = bundle + "/" + output.lastPathComponent
    let files = FileManager.default
    if (try? files.destinationOfSymbolicLink(atPath: output.path)) != program {
      do {
        try? files.removeItem(at: output)
        try files.createSymbolicLink(atPath: output.path, withDestinationPath: program)
      } catch {
        throw CommandFailure("can't write to \(output.path): \(error.localizedDescription)")
      }
    }
    var arguments = arguments
    arguments[place + 1] = program
    return CompilerCall(arguments)
  }
}
