// SPDX-License-Identifier: Apache-2.0
import Foundation
import GnomonRequest

/// Sources that one program is made of: a target with previews, or a module of loose files.
struct CheckUnit {
  var sources: SourceSet

  var title: String { sources.module.title }

  /// The folder that is named first, or the one that a file or a project named first is in.
  static func folder(of paths: [String]) -> String {
    let isItself = SourceSet.isFolder(paths[0]) && !XcodePlace.isNamed(paths[0])
    return isItself ? paths[0] : URL(fileURLWithPath: paths[0]).deletingLastPathComponent().path
  }

  /// The units with previews in what paths name; none where there are no previews.
  ///
  /// - Parameter targets: The only targets that are wanted; empty takes all.
  static func find(_ paths: [String], targets: [String]) throws -> [CheckUnit] {
    var paths = paths
    if paths.count == 1, let package = try XcodePlace.write(for: paths[0]) { paths = [package.folder] }
    guard SourceSet.isPackage(paths) else {
      if !targets.isEmpty { throw CommandFailure("targets are a package's or a project's: \(paths[0]) is neither") }
      return [CheckUnit(sources: try SourceSet.read(paths, target: nil))]
    }
    let package = try PackageSources(folder: paths[0])
    let holding = package.targets(showing: .previews([]))
    if let unknown = targets.first(where: { name in !holding.contains(name) && !package.hasTarget(name) }) {
      throw CommandFailure("there's no target '\(unknown)' in \(paths[0])")
    }
    let wanted = targets.isEmpty ? holding : holding.filter { targets.contains($0) }
    return try wanted.map { CheckUnit(sources: try SourceSet.read(paths, target: $0, package: package)) }
  }

  /// The program that shows the unit's previews.
  func program(swiftVersion: Int) throws -> (path: String, note: String?) {
    let program = try ProgramCompiler(sources: sources, swiftVersion: swiftVersion).program()
    let path = try sources.module.bundleFolder.map { try XcodeBundles.place(program.path, in: $0) } ?? program.path
    return (path, program.note)
  }

  /// Shows the unit's previews, and tells how far it is.
  func check(
    by program: String, _ request: RunRequest, isVerbose: Bool = false, _ line: inout ProgressLine
  ) throws -> CheckedProgram.Result {
    var done = 0
    let result = try CheckedProgram(path: program, request: request, isVerbose: isVerbose).run { total in
      done += 1
      line.show(done, of: total, fresh: done, note: "  \(title)")
    }
    line.clear()
    return result
  }

  /// The request to check them as settings say.
  func request(_ settings: CheckSettings) -> RunRequest {
    var request = RunRequest(output: .check, destination: "-")
    (request.sourcePaths, request.sourcePrints) = (sources.paths, sources.prints)
    request.axes = settings.axes.isEmpty ? CheckSettings.usualAxes : settings.axes
    (request.scale, request.safeArea) = (settings.scale, settings.safeArea)
    request.longestSide = settings.longestSide
    request.previews = settings.previews
    request.silenced = settings.silence
    request.timeout = settings.timeout
    request.imageDirectories = settings.images + sources.imageFolders
    (request.fontDirectory, request.network) = (settings.fonts, settings.network)
    var check = RunRequest.Check()
    check.only = settings.only
    check.audits = settings.audits
    request.check = check
    return request
  }
}
