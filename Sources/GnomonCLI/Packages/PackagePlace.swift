// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What a run of the package manager is about: the package that is named, or the nearest at the current folder or above it. A project of Xcode's
/// counts as the package that stands for it.
struct PackagePlace {
  let folder: String
  /// The options, with the package's path where it isn't the current folder's.
  var options: PackageOptions
  /// The package, where it stands for a project of Xcode's.
  let project: XcodePackage?

  /// What is known of the project; nil for a package of its own.
  var record: XcodePackage.Record? { XcodePackage.Record.load(folder) }

  init(_ options: PackageOptions) throws {
    if let first = options.arguments.first, XcodePlace.isNamed(first) {
      guard let package = try XcodePlace.write(for: first) else { throw CommandFailure("\(first) names no project") }
      self.init(package, PackageOptions(Array(options.arguments.dropFirst())))
    } else if let named = options.value(of: "--package-path") {
      try self.init(named: named, options)
    } else {
      try self.init(nearest: options)
    }
  }

  private init(folder: String, options: PackageOptions, project: XcodePackage?) {
    self.folder = folder
    self.options = options
    self.project = project
  }

  private init(_ project: XcodePackage, _ options: PackageOptions) {
    self.init(folder: project.folder, options: options.ofPackage(project.folder), project: project)
  }

  private init(named folder: String, _ options: PackageOptions) throws {
    if FileIdentity(folder + "/Package.swift") != nil {
      let project = try XcodePackage.Record.load(folder).map { XcodePackage(try XcodeProject($0.project)) }
      self.init(folder: folder, options: options, project: project)
      return
    }
    guard let package = try XcodePlace.write(for: folder) else {
      throw CommandFailure("there is neither \(folder)/Package.swift nor a project of Xcode's")
    }
    self.init(package, options)
  }

  private init(nearest options: PackageOptions) throws {
    guard let start = realPath(".") else { throw CommandFailure("the current folder is gone") }
    var folder = start
    while true {
      if FileIdentity(folder + "/Package.swift") != nil {
        self.init(folder: folder, options: options, project: nil)
        return
      }
      if XcodePlace.hasProject(folder), let package = try XcodePlace.write(for: folder) {
        self.init(package, options)
        return
      }
      guard let slash = folder.lastIndex(of: "/"), slash != folder.startIndex else { break }
      folder = String(folder[..<slash])
    }
    guard let package = try XcodePlace.write(for: ".") else {
      throw CommandFailure(
        "there is neither a Package.swift nor a project of Xcode's in \(start) or above it. "
          + "For a folder of Swift files there is 'gnomon render'")
    }
    self.init(package, options)
  }
}
