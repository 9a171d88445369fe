// swift-tools-version: 6.1
// SPDX-License-Identifier: Apache-2.0
import CompilerPluginSupport
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .define("Macros", .when(traits: ["Everything"])),
  .define("Servers", .when(traits: ["Everything"])),
  .define("Metrics", .when(traits: ["Everything"])),
]

let package = Package(
  name: "gnomon",
  products: [
    .library(name: "Gnomon", targets: ["Gnomon"]),
    .library(name: "GnomonCairo", targets: ["GnomonCairo"]),
    .library(name: "GnomonCharts", targets: ["GnomonCharts"]),
    .library(name: "GnomonNetwork", targets: ["GnomonNetwork"]),
    .library(name: "GnomonTrace", targets: ["GnomonTrace"]),
    .library(name: "GnomonMetrics", targets: ["GnomonMetrics"]),
    .library(name: "GnomonTesting", targets: ["GnomonTesting"]),
    .library(name: "GnomonLive", targets: ["GnomonLive"]),
    .executable(name: "gnomon", targets: ["GnomonCLI"]),
    .executable(name: "gnomon-serve", targets: ["GnomonServe"]),
    // What users' files run with: an executable exports no symbols, so all of it is one shared library.
    .library(name: "GnomonRuntime", type: .dynamic, targets: ["GnomonRunner"]),
  ],
  traits: [
    .default(enabledTraits: ["Macros", "Servers"]),
    // A server that has no use for them is spared the build of swift-syntax: `traits: []` on its `.package` line.
    .trait(name: "Macros", description: "#Preview, @Previewable, @Entry and @Animatable."),
    // Without it FlyingFox isn't fetched, and the command has no servers.
    .trait(name: "Servers", description: "gnomon review, through FlyingFox."),
    // Without it swift-metrics isn't fetched, and `GnomonMetrics` is empty.
    .trait(name: "Metrics", description: "GnomonMetrics: times and counts of frames, through swift-metrics."),
    // One trait, and not one that turns the others on: the compiler is handed several in an order that differs between packages, and what
    // was built for one would be compiled anew for another.
    .trait(
      name: "Everything", description: "All of the above. Packages that share a build folder share the build then."),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/apple/swift-metrics", from: "2.5.0"),
    .package(url: "https://github.com/swhitty/FlyingFox.git", from: "0.27.1"),
    .package(url: "https://github.com/swiftlang/swift-syntax", "600.0.1"..<"604.0.0"),
  ],
  targets: [
    .macro(
      name: "GnomonMacros",
      dependencies: [
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
        .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
      ],
      swiftSettings: settings
    ),
    // A header: types that functions of C's are shown.
    .systemLibrary(name: "CPathElement"),
    // What signal handlers do may be written in C alone.
    .target(name: "CTrap", publicHeadersPath: "."),
    .target(
      name: "Gnomon",
      dependencies: [
        .target(name: "GnomonMacros", condition: .when(traits: ["Macros", "Everything"])),
        "CPathElement", "GnomonFormatters",
        .product(name: "OpenCombine", package: "OpenCombine"),
      ],
      swiftSettings: settings
    ),
    // Swift Charts, over the library by a small interface that only this package sees.
    .target(name: "GnomonCharts", dependencies: ["Gnomon"], swiftSettings: settings),
    .systemLibrary(
      name: "CCairo",
      pkgConfig: "pangocairo pangoft2",
      providers: [.apt(["libpango1.0-dev", "libcairo2-dev"])]
    ),
    .systemLibrary(name: "CISAL", pkgConfig: "libisal", providers: [.apt(["libisal-dev"])]),
    .systemLibrary(name: "CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),
    .systemLibrary(name: "CJPEG", pkgConfig: "libjpeg", providers: [.apt(["libjpeg-dev"])]),
    .systemLibrary(name: "CWebP", pkgConfig: "libwebp", providers: [.apt(["libwebp-dev"])]),
    // No package: it's looked up when the first SVG is shown.
    .target(name: "CRSVG", publicHeadersPath: "."),
    // No package: libxml2 is looked up when the first page of the web is read as a text.
    .target(name: "CHTML", publicHeadersPath: "."),
    // No package: it's looked up when the first font is embedded.
    .systemLibrary(name: "CHarfBuzzSubset"),
    .target(
      name: "GnomonCairo",
      dependencies: [
        "Gnomon", "CCairo", "CISAL", "CDeflate", "CHTML", "CHarfBuzzSubset", "CJPEG", "CRSVG", "CWebP",
        .product(name: "OpenCombine", package: "OpenCombine"),
      ],
      swiftSettings: settings
    ),
    // No package: it's looked up when the first picture is fetched.
    .systemLibrary(name: "CCurl"),
    .target(name: "GnomonNetwork", dependencies: ["Gnomon", "CCurl"], swiftSettings: settings),
    .target(name: "GnomonTrace", dependencies: ["Gnomon"], swiftSettings: settings),
    .target(name: "GnomonAudit", dependencies: ["Gnomon", "GnomonCairo", "GnomonTrace"], swiftSettings: settings),
    .target(
      name: "GnomonTesting", dependencies: ["Gnomon", "GnomonAudit", "GnomonCairo", "GnomonRequest", "GnomonTrace"],
      resources: [.copy("Fonts")], swiftSettings: settings),
    // Live views: what people do in, what is to be seen out. It knows nothing of sockets.
    .target(
      name: "GnomonLive", dependencies: ["Gnomon", "GnomonCairo"], exclude: ["Page"],
      swiftSettings: settings),
    // The page that shows them, as text in Swift: `Scripts/live-page` writes it.
    .target(name: "GnomonPage", swiftSettings: settings),
    .target(
      name: "GnomonMetrics",
      dependencies: [
        "Gnomon",
        .product(name: "Metrics", package: "swift-metrics", condition: .when(traits: ["Metrics", "Everything"])),
      ],
      swiftSettings: settings
    ),
    .target(
      name: "GnomonCombine",
      dependencies: [.product(name: "OpenCombine", package: "OpenCombine")],
      swiftSettings: settings
    ),
    .target(name: "GnomonAccelerate", swiftSettings: settings),
    .target(name: "GnomonLog", swiftSettings: settings),
    .target(name: "GnomonSIMD", swiftSettings: settings),
    // ICU is Foundation's own, in the toolchain.
    .target(
      name: "GnomonFormatters", swiftSettings: settings, linkerSettings: [.linkedLibrary("_FoundationICU")]),
    .target(name: "GnomonRequest", swiftSettings: settings),
    .target(
      name: "GnomonRunner",
      dependencies: [
        "CTrap", "Gnomon", "GnomonAccelerate", "GnomonAudit", "GnomonCairo", "GnomonCharts", "GnomonCombine",
        "GnomonFormatters", "GnomonLog",
        "GnomonLive", "GnomonNetwork", "GnomonRequest", "GnomonSIMD", "GnomonTrace",
        .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "OpenCombineDispatch", package: "OpenCombine"),
        .product(name: "OpenCombineFoundation", package: "OpenCombine"),
      ],
      swiftSettings: settings
    ),
    // A compiled program that runs, for those who ask it.
    .target(name: "GnomonProcess", dependencies: ["GnomonRequest"], swiftSettings: settings),
    .executableTarget(
      name: "GnomonCLI",
      dependencies: [
        "GnomonProcess", "GnomonRequest",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings
    ),
    // The command's servers: a program of their own, so that other commands start no slower.
    .executableTarget(
      name: "GnomonServe",
      dependencies: [
        "CDeflate", "GnomonPage", "GnomonProcess", "GnomonRequest",
        .product(name: "FlyingFox", package: "FlyingFox", condition: .when(traits: ["Servers", "Everything"])),
        .product(name: "FlyingSocks", package: "FlyingFox", condition: .when(traits: ["Servers", "Everything"])),
      ],
      swiftSettings: settings
    ),
    // Reads the code in documents, for tests of several targets.
    .target(name: "DocumentBlocks", path: "Tests/DocumentBlocks", swiftSettings: settings),
    .testTarget(
      name: "GnomonTests",
      dependencies: [
        "DocumentBlocks", "Gnomon", "GnomonAccelerate", "GnomonCombine", "GnomonFormatters", "GnomonLog", "GnomonSIMD",
        "GnomonTrace",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "GnomonCairoTests",
      dependencies: ["GnomonCairo", .product(name: "OpenCombine", package: "OpenCombine")],
      // Tests read the table beside their sources.
      exclude: ["Surfaces/surfaces.tsv"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "GnomonAuditTests", dependencies: ["GnomonAudit", "GnomonCairo"], swiftSettings: settings),
    .testTarget(
      name: "GnomonChartsTests", dependencies: ["GnomonCairo", "GnomonCharts", "GnomonTrace"], swiftSettings: settings),
    .testTarget(name: "GnomonTestingTests", dependencies: ["GnomonTesting"], swiftSettings: settings),
    .testTarget(name: "GnomonLiveTests", dependencies: ["GnomonCairo", "GnomonLive"], swiftSettings: settings),
    .testTarget(
      name: "GnomonNetworkTests", dependencies: ["GnomonCairo", "GnomonNetwork"], swiftSettings: settings),
    .testTarget(
      name: "GnomonServeTests",
      dependencies: [
        "GnomonPage", "GnomonProcess", "GnomonRequest", "GnomonServe",
        .product(name: "FlyingFox", package: "FlyingFox", condition: .when(traits: ["Servers", "Everything"])),
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "GnomonCLITests",
      dependencies: [
        "GnomonCLI", "GnomonProcess", "GnomonRequest", "GnomonRunner",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings
    ),
  ]
)
