// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The folders that stand for a project's bundles, laid out as an app's is: `Bundle.main` of a program that lies in one finds its resources
/// and its `Info.plist` there.
struct XcodeBundles {
  let project: XcodeProject
  /// The package's folder.
  let folder: String

  func write() throws {
    for target in project.targets where !target.isTests {
      try write(target.moduleName, of: [target] + libraries(of: target))
    }
    // The package manager makes one program of all tests. They have their app's resources beside their own.
    let tests = project.targets.filter(\.isTests)
    guard !tests.isEmpty else { return }
    let hosts = tests.flatMap(project.dependencies).filter { !$0.isTests }
    try write(
      project.name + "PackageTests", of: tests + hosts + hosts.flatMap(libraries), plist: hosts.first ?? tests[0])
  }

  /// The libraries that a target uses: their code is the program's here, and so are their resources.
  private func libraries(of target: XcodeTarget) -> [XcodeTarget] {
    var found: [XcodeTarget] = []
    var seen: Set<String> = []
    var pending = project.dependencies(of: target)
    while let library = pending.popLast() {
      guard library.isLibrary, seen.insert(library.id).inserted else { continue }
      found.append(library)
      pending += project.dependencies(of: library)
    }
    return found
  }

  private func write(_ name: String, of targets: [XcodeTarget], plist: XcodeTarget? = nil) throws {
    let place = XcodePackage.bundleFolder(of: name, in: folder)
    let plistFile = "Info.plist"
    var links: [String: String] = [:]
    for resource in targets.flatMap(\.resources) where resource.name != plistFile {
      // Compiled, several catalogues become one.
      let isCatalog = [".xcassets", ".xcstrings"].contains(where: resource.name.hasSuffix)
      if let taken = links[resource.name], taken != resource.path, isCatalog {
        let base = URL(fileURLWithPath: resource.name)
        links["\(base.deletingPathExtension().lastPathComponent)-\(links.count).\(base.pathExtension)"] = resource.path
      } else if links[resource.name] == nil {
        links[resource.name] = resource.path
      }
    }
    do {
      let programs = Set((try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []).filter(Self.isProgram)
      try LinkFolder(place).hold(links, keeping: programs.union([plistFile, name, name + ".xctest"]))
    } catch let error as CocoaError {
      throw CommandFailure("can't write to \(place): \(error.localizedDescription)")
    }
    try StandInCompiler.update(
      place + "/" + plistFile, with: try InformationPropertyList(of: plist ?? targets[0], in: project).data)
  }

  // MARK: - Programs that show a view

  private static let programStart = ".shown-"
  static func isProgram(_ name: String) -> Bool { name.hasPrefix(programStart) }

  /// Puts a program into a bundle, so that it's the program's main one.
  ///
  /// - Returns: the program's path there.
  static func place(_ program: String, in bundle: String) throws -> String {
    let files = FileManager.default
    let name = programStart + URL(fileURLWithPath: program).lastPathComponent.prefix(16)
    let path = bundle + "/" + name
    if let known = FileIdentity(path), let new = FileIdentity(program), known.inode == new.inode { return path }
    do {
      // Those of earlier sources, but for what another command is about to start: a program counts as used now when it's found.
      let now = time(nil)
      for old in try files.contentsOfDirectory(atPath: bundle) where isProgram(old) && bundle + "/" + old != path {
        if let identity = FileIdentity(bundle + "/" + old), identity.seconds > now - 60 { continue }
        try? files.removeItem(atPath: bundle + "/" + old)
      }
      // In one step: another command may show the same.
      let fresh = "\(path)-\(getpid())"
      if link(program, fresh) != 0 { try files.copyItem(atPath: program, toPath: fresh) }
      guard rename(fresh, path) == 0 else { throw CocoaError(.fileWriteUnknown) }
      // Where both were links to one file, the renaming leaves them.
      unlink(fresh)
    } catch {
      throw CommandFailure("can't write to \(bundle): \(error.localizedDescription)")
    }
    return path
  }
}

/// A target's `Info.plist`: the file that it names, and what its settings add.
struct InformationPropertyList {
  private let target: XcodeTarget
  private let project: XcodeProject

  init(of target: XcodeTarget, in project: XcodeProject) {
    self.target = target
    self.project = project
  }

  var data: Data {
    get throws {
      let settings = target.settings
      var table: [String: Any] = [
        "CFBundleName": "$(PRODUCT_NAME)", "CFBundleExecutable": target.moduleName, "CFBundlePackageType": "APPL",
        "CFBundleInfoDictionaryVersion": "6.0", "CFBundleDevelopmentRegion": "$(DEVELOPMENT_LANGUAGE)",
      ]
      table["CFBundleIdentifier"] = settings["PRODUCT_BUNDLE_IDENTIFIER"]
      table["CFBundleShortVersionString"] = settings["MARKETING_VERSION"]
      table["CFBundleVersion"] = settings["CURRENT_PROJECT_VERSION"]
      let start = "INFOPLIST_KEY_"
      for name in settings.names where name.hasPrefix(start) {
        guard let value = settings[name] else { continue }
        table[String(name.dropFirst(start.count))] = value == "YES" ? true : value == "NO" ? false : value as Any
      }
      if let path = settings["INFOPLIST_FILE"], !path.isEmpty {
        let place = path.hasPrefix("/") ? path : project.folder + "/" + path
        if let data = FileManager.default.contents(atPath: place),
          let own = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil) as? [String: Any]
        {
          table.merge(own) { $1 }
        }
      }
      let expanded = Self.expand(table, settings)
      return try PropertyListSerialization.data(fromPropertyList: expanded, format: .xml, options: 0)
    }
  }

  private static func expand(_ value: Any, _ settings: BuildSettings) -> Any {
    switch value {
    case let text as String: settings.expanded(text)
    case let list as [Any]: list.map { expand($0, settings) }
    case let table as [String: Any]: table.mapValues { expand($0, settings) }
    default: value
    }
  }
}
