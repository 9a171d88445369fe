// SPDX-License-Identifier: Apache-2.0

/// A target's build settings as a manifest's `swiftSettings`.
struct CompilerSettings {
  private let settings: BuildSettings

  init(_ settings: BuildSettings) { self.settings = settings }

  var declarations: [String] {
    var list = [".swiftLanguageMode(.\(languageMode))"]
    list += conditions.map { ".define(\(GeneratedSource.literal($0)))" }
    list += upcomingFeatures.map { ".enableUpcomingFeature(\(GeneratedSource.literal($0)))" }
    list += flags(behind: "-enable-experimental-feature").map {
      ".enableExperimentalFeature(\(GeneratedSource.literal($0)))"
    }
    if settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor" { list.append(".defaultIsolation(MainActor.self)") }
    return list
  }

  private var languageMode: String {
    switch settings["SWIFT_VERSION"]?.split(separator: ".").first.flatMap({ Int($0) }) {
    case 4: "v4"
    case .some(6...): "v6"
    default: "v5"
    }
  }

  /// `DEBUG` is the package manager's to give.
  private var conditions: [String] {
    let flags = settings.list("OTHER_SWIFT_FLAGS")
    let joined = flags.filter { $0.hasPrefix("-D") && $0.count > 2 }.map { String($0.dropFirst(2)) }
    let all = settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS") + joined + self.flags(behind: "-D")
    return unique(all.filter { $0 != "DEBUG" && $0 == BuildSettings.identifier($0) })
  }

  private func flags(behind option: String) -> [String] {
    let flags = settings.list("OTHER_SWIFT_FLAGS")
    return unique(flags.indices.dropLast().filter { flags[$0] == option }.map { flags[$0 + 1] })
  }

  private var upcomingFeatures: [String] {
    var features = flags(behind: "-enable-upcoming-feature")
    if settings.isOn("SWIFT_APPROACHABLE_CONCURRENCY") {
      features += [
        "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
        "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
      ]
    }
    for (name, feature) in Self.features where settings.isOn("SWIFT_UPCOMING_FEATURE_" + name) {
      features.append(feature)
    }
    if settings.isOn("SWIFT_ENABLE_BARE_SLASH_REGEX") { features.append("BareSlashRegexLiterals") }
    // What a language mode has already isn't asked for: the compiler takes that for an error.
    let known: Set<String> = languageMode == "v6" ? Self.inMode6 : []
    return unique(features.filter { !known.contains($0) })
  }

  /// Xcode's names of the settings, and the compiler's of the features.
  private static let features: KeyValuePairs = [
    "BARE_SLASH_REGEX_LITERALS": "BareSlashRegexLiterals", "CONCISE_MAGIC_FILE": "ConciseMagicFile",
    "DEPRECATE_APPLICATION_MAIN": "DeprecateApplicationMain",
    "DISABLE_OUTWARD_ACTOR_ISOLATION": "DisableOutwardActorInference",
    "DYNAMIC_ACTOR_ISOLATION": "DynamicActorIsolation", "EXISTENTIAL_ANY": "ExistentialAny",
    "FORWARD_TRAILING_CLOSURES": "ForwardTrailingClosures",
    "GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY": "GlobalActorIsolatedTypesUsability",
    "GLOBAL_CONCURRENCY": "GlobalConcurrency", "IMPLICIT_OPEN_EXISTENTIALS": "ImplicitOpenExistentials",
    "IMPORT_OBJC_FORWARD_DECLS": "ImportObjcForwardDeclarations",
    "INFER_ISOLATED_CONFORMANCES": "InferIsolatedConformances",
    "INFER_SENDABLE_FROM_CAPTURES": "InferSendableFromCaptures",
    "INTERNAL_IMPORTS_BY_DEFAULT": "InternalImportsByDefault", "ISOLATED_DEFAULT_VALUES": "IsolatedDefaultValues",
    "MEMBER_IMPORT_VISIBILITY": "MemberImportVisibility",
    "NONFROZEN_ENUM_EXHAUSTIVITY": "NonfrozenEnumExhaustivity",
    "NONISOLATED_NONSENDING_BY_DEFAULT": "NonisolatedNonsendingByDefault",
    "REGION_BASED_ISOLATION": "RegionBasedIsolation",
  ]

  private static let inMode6: Set<String> = [
    "BareSlashRegexLiterals", "ConciseMagicFile", "DeprecateApplicationMain", "DisableOutwardActorInference",
    "DynamicActorIsolation", "ForwardTrailingClosures", "GlobalActorIsolatedTypesUsability", "GlobalConcurrency",
    "ImplicitOpenExistentials", "ImportObjcForwardDeclarations", "InferSendableFromCaptures", "IsolatedDefaultValues",
    "NonfrozenEnumExhaustivity", "RegionBasedIsolation",
  ]

  private func unique(_ list: [String]) -> [String] {
    var seen: Set<String> = []
    return list.filter { seen.insert($0).inserted }
  }
}
