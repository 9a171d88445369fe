// SPDX-License-Identifier: Apache-2.0

/// The package manager's options, as the user wrote them.
struct PackageOptions {
  var arguments: [String]

  init(_ arguments: [String]) { self.arguments = arguments }

  /// The value of an option, written `--option value` or `--option=value`.
  func value(of option: String) -> String? {
    for (index, argument) in arguments.enumerated() {
      if argument == option, index + 1 < arguments.count { return arguments[index + 1] }
      if argument.hasPrefix(option + "=") { return String(argument.dropFirst(option.count + 1)) }
    }
    return nil
  }

  /// The options with a package's or a project's folder as an option, where that comes first as other commands take it. A
  /// word without a slash is the name of a program for `run` where the current folder has a package.
  func namingFolder(for verb: String) -> PackageOptions {
    guard let first = arguments.first, !first.hasPrefix("-"), !XcodePlace.isNamed(first) else { return self }
    let isPackage = FileIdentity(first + "/Package.swift") != nil
    guard isPackage || XcodePlace.hasProject(first) else { return self }
    let isWord = !first.contains("/") && first != "." && first != ".."
    if verb == "run", isWord, FileIdentity("Package.swift") != nil { return self }
    return PackageOptions(["--package-path", first] + arguments.dropFirst())
  }

  /// The options with another package's path, in the first one's place where there is one.
  func ofPackage(_ folder: String) -> PackageOptions {
    let path = ["--package-path", folder]
    var result = arguments
    if let index = result.firstIndex(of: path[0]) {
      result.replaceSubrange(index..<min(index + 2, result.count), with: path)
    } else if let index = result.firstIndex(where: { $0.hasPrefix(path[0] + "=") }) {
      result.replaceSubrange(index...index, with: path)
    } else {
      result = path + result
    }
    return PackageOptions(result)
  }

  /// Puts the modules' names in the places of Xcode's targets', and the app's where `run` names none.
  mutating func name(by record: XcodePackage.Record, verb: String) {
    for index in arguments.indices.dropFirst() where ["--target", "--product"].contains(arguments[index - 1]) {
      arguments[index] = record.moduleName(of: arguments[index]) ?? arguments[index]
    }
    guard verb == "run" else { return }
    // Behind the package's path there are options, the program's name, and what is for the program.
    for index in arguments.indices where index > 1 && !arguments[index].hasPrefix("-") {
      guard let name = record.moduleName(of: arguments[index]) else { continue }
      arguments[index] = name
      return
    }
    guard let app = record.targets.first(where: \.isApp) else { return }
    arguments.insert(app.moduleName, at: arguments.firstIndex(of: "--") ?? arguments.endIndex)
  }
}
