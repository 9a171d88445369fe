// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A target of a project of Xcode's.
struct XcodeTarget {
  var id: String
  var name: String
  var moduleName: String
  var kind: Kind
  var platform: Platform
  /// Swift files, without symbolic links.
  var sources: [String]
  var resources: [XcodeResource]
  var settings: BuildSettings
  /// Products of packages.
  var products: [Product]
  /// The identifiers of the targets whose modules it imports, or whose app it tests.
  var dependencies: [String] = []
  /// Whether other sources than Swift's belong to it.
  var hasForeignSources: Bool
  /// Swift files that it names and that aren't there.
  var missingSources: [String]

  enum Kind {
    /// An app, an extension or a tool: it's a program of its own.
    case program(isApp: Bool)
    case library
    case tests
  }

  /// The system that a target is for.
  enum Platform: String {
    case iOS = "ios"
    case macOS = "macos"
    case watchOS = "watchos"
    case tvOS = "tvos"
    case visionOS = "xros"
  }

  struct Product {
    var name: String
    /// The package's identity; nil where no package of the project has it.
    var package: String?
    var isPlugin: Bool
  }

  var isApp: Bool { if case .program(true) = kind { true } else { false } }
  var isTests: Bool { if case .tests = kind { true } else { false } }
  var isLibrary: Bool { if case .library = kind { true } else { false } }
}

/// A file or folder that a target's bundle holds.
struct XcodeResource {
  /// Where it lies.
  var path: String
  /// Where it lies in the bundle: `Assets.xcassets`, `de.lproj/Localizable.strings`.
  var name: String
}

/// Reads targets.
struct XcodeTargetReader {
  let places: ProjectPlaces
  let configurations: ProjectConfigurations
  let packages: [XcodePackageReference]
  private var objects: [String: ProjectFile.Object] = [:]
  /// Targets by the product that they make.
  private var makers: [String: String] = [:]
  private var takenModules: Set<String> = []
  /// What local packages' manifests say, read when a product doesn't name its package.
  private var manifests: [String: String] = [:]

  init(places: ProjectPlaces, configurations: ProjectConfigurations, packages: [XcodePackageReference]) {
    self.places = places
    self.configurations = configurations
    self.packages = packages
    for folder in packages.compactMap(\.localFolder) {
      manifests[folder] = try? String(contentsOfFile: folder + "/Package.swift", encoding: .utf8)
    }
  }

  /// nil for a target without Swift files, and for tests that drive an app from outside.
  mutating func read(_ object: ProjectFile.Object) throws -> XcodeTarget? {
    guard let name = object["name"], let kind = Self.kind(object["productType"] ?? "") else { return nil }
    let settings = configurations.settings(of: object)
    let platform = Self.platform(settings)
    var files = XcodeFiles(places: places, platform: platform)
    for phase in object.objects("buildPhases") { files.add(phase) }
    files.addFolders(of: object)
    guard !files.sources.isEmpty else { return nil }

    var module = BuildSettings.identifier(settings["PRODUCT_MODULE_NAME"] ?? name)
    if module == "_" || takenModules.contains(module) { module = BuildSettings.identifier(name) }
    while !takenModules.insert(module).inserted { module += "_" }
    objects[object.id] = object
    if let product = object["productReference"] { makers[product] = object.id }

    var products = (object.objects("packageProductDependencies") + files.products).map(product)
    var seen: Set<String> = []
    products.removeAll { !seen.insert($0.name).inserted }
    return XcodeTarget(
      id: object.id, name: name, moduleName: module, kind: kind, platform: platform, sources: files.sources.sorted(),
      resources: files.resources, settings: settings, products: products, hasForeignSources: files.hasForeignSources,
      missingSources: files.missing)
  }

  private static func kind(_ productType: String) -> XcodeTarget.Kind? {
    let start = "com.apple.product-type."
    guard productType.hasPrefix(start) else { return nil }
    let type = productType.dropFirst(start.count)
    if type.hasPrefix("bundle.ui-testing") { return nil }
    if type.hasPrefix("bundle.unit-test") { return .tests }
    if type.hasPrefix("framework") || type.hasPrefix("library") || type == "bundle" { return .library }
    if type.hasPrefix("app-extension") || type.hasPrefix("extensionkit-extension") || type == "tool"
      || type.hasPrefix("watchkit2-extension") || type.hasPrefix("xpc-service")
    {
      return .program(isApp: false)
    }
    return type.hasPrefix("application") ? .program(isApp: true) : nil
  }

  private static func platform(_ settings: BuildSettings) -> XcodeTarget.Platform {
    let supported = settings.list("SUPPORTED_PLATFORMS") + [settings["SDKROOT"] ?? ""]
    func has(_ name: String) -> Bool { supported.contains { $0.hasPrefix(name) } }
    if has("iphone") { return .iOS }
    if has("macosx") { return .macOS }
    if has("watch") { return .watchOS }
    if has("appletv") { return .tvOS }
    return has("xr") ? .visionOS : .iOS
  }

  private func product(_ object: ProjectFile.Object) -> XcodeTarget.Product {
    var name = object["productName"] ?? ""
    let isPlugin = name.hasPrefix("plugin:")
    if isPlugin { name.removeFirst("plugin:".count) }
    let named = object["package"].flatMap { id in packages.first { $0.id == id } }
    return XcodeTarget.Product(name: name, package: (named ?? local(product: name))?.identity, isPlugin: isPlugin)
  }

  /// The package on this machine that has a product.
  private func local(product name: String) -> XcodePackageReference? {
    let declaring = packages.first { package in
      guard let text = package.localFolder.flatMap({ manifests[$0] }) else { return false }
      return text.matches(of: #/\.(?:library|plugin|executable)\(\s*name:\s*"([^"]*)"/#).contains { $0.1 == name }
    }
    return declaring ?? packages.first { $0.localFolder != nil && $0.identity == name }
  }

  /// The targets that one names, or whose products it's linked with.
  func dependencies(of id: String) -> [String] {
    guard let object = objects[id] else { return [] }
    var ids = object.objects("dependencies").compactMap { $0["target"] }
    for phase in object.objects("buildPhases") where phase.kind == "PBXFrameworksBuildPhase" {
      ids += phase.objects("files").compactMap { $0["fileRef"] }.compactMap { makers[$0] }
    }
    var seen: Set<String> = [id]
    return ids.filter { objects[$0] != nil && seen.insert($0).inserted }
  }
}
