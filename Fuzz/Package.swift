// swift-tools-version: 6.1
// SPDX-License-Identifier: Apache-2.0
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// Built by Fuzz/fuzz, which gives the compiler the options that count branches and check addresses in all modules.
let package = Package(
  name: "gnomon-fuzz",
  dependencies: [.package(name: "gnomon", path: "..", traits: [])],
  targets: [
    // What libFuzzer offers to a program with a main function of its own.
    .systemLibrary(name: "CFuzzer"),
    .executableTarget(
      name: "GnomonFuzz",
      // One shared library that holds every module of the readers.
      dependencies: ["CFuzzer", .product(name: "GnomonRuntime", package: "gnomon")],
      swiftSettings: settings,
      // libFuzzer's archive has a main function too; lld takes the program's.
      linkerSettings: [.unsafeFlags(["-use-ld=lld"])]
    ),
  ]
)
