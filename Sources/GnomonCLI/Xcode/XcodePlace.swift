// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Finds the project of Xcode's that a path means.
enum XcodePlace {
  /// The projects that a path means: itself, those of a workspace, or those of a folder that is no package.
  ///
  /// - Returns: the path of `App.xcodeproj`; nil where there's none.
  static func project(_ path: String) throws -> String? {
    let path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    if path.hasSuffix(".xcodeproj") {
      guard SourceSet.isFolder(path) else { throw CommandFailure("there is no project \(path)") }
      return path
    }
    if path.hasSuffix(".xcworkspace") {
      guard SourceSet.isFolder(path) else { throw CommandFailure("there is no workspace \(path)") }
      return try only(of: projects(ofWorkspace: path), in: path)
    }
    guard SourceSet.isFolder(path), !SourceSet.isPackage([path]) else { return nil }
    return try only(of: projects(below: path), in: path)
  }

  /// Whether a path is that of a project or a workspace, by its name.
  static func isNamed(_ path: String) -> Bool {
    let path = path.hasSuffix("/") ? path.dropLast() : path[...]
    return path.hasSuffix(".xcodeproj") || path.hasSuffix(".xcworkspace")
  }

  /// Whether a folder holds a project itself.
  static func hasProject(_ folder: String) -> Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.contains { $0.hasSuffix(".xcodeproj") && !$0.hasPrefix(".") }
  }

  private static func only(of projects: [String], in place: String) throws -> String? {
    guard projects.count > 1 else { return projects.first }
    let list = projects.prefix(24).map { "\n  " + $0 }.joined()
    let more = projects.count > 24 ? "\n  and \(projects.count - 24) more" : ""
    throw CommandFailure("\(place) holds \(projects.count) projects: name one of\(list)\(more)")
  }

  /// The projects of a folder; where it holds neither one nor Swift files, those of the folders in it.
  private static func projects(below folder: String, depth: Int = 0) -> [String] {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { !$0.hasPrefix(".") }
      .sorted()
    let start = folder == "." ? "" : folder + "/"
    let found = names.filter { $0.hasSuffix(".xcodeproj") && SourceSet.isFolder(start + $0) }.map { start + $0 }
    if !found.isEmpty { return found }
    guard depth < 3, !names.contains(where: { $0.hasSuffix(".swift") }) else { return [] }
    return names.filter { !FolderSources.isMade($0) && SourceSet.isFolder(start + $0) }.flatMap { name in
      projects(below: start + name, depth: depth + 1)
    }
  }

  private static func projects(ofWorkspace path: String) throws -> [String] {
    let parent = XcodeProject.parentFolder(of: path)
    guard let text = try? String(contentsOfFile: path + "/contents.xcworkspacedata", encoding: .utf8) else {
      throw CommandFailure("there is no \(path)/contents.xcworkspacedata")
    }
    // `location = "group:App/App.xcodeproj"`; CocoaPods' own project has no views.
    return text.matches(of: #/location\s*=\s*"(?:group|container|absolute):([^"]+\.xcodeproj)"/#).map { match in
      match.1.hasPrefix("/") ? String(match.1) : parent + "/" + match.1
    }.filter { SourceSet.isFolder($0) && !$0.hasSuffix("/Pods.xcodeproj") }
  }

  /// The package that stands for what a path means, written as it has to be; nil where that's no project.
  static func write(for path: String) throws -> XcodePackage? {
    guard let place = try project(path) else { return nil }
    let package = XcodePackage(try XcodeProject(place))
    say(try package.write())
    return package
  }

  static func say(_ notes: [String]) {
    for note in notes { FileHandle.standardError.write(Data("gnomon: \(note)\n".utf8)) }
  }
}
