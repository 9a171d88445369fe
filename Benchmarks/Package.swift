// swift-tools-version: 6.1
// SPDX-License-Identifier: Apache-2.0
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// How a program that starts often is linked: at a fixed address and with the C++ library inside, the loader has half as much to do; what runs at
/// the start lies side by side, so that the rest isn't read; and nobody looks its functions up.
let linking = Context.packageDirectory + "/Linking"
let coldStart =
  ["-Xclang-linker", "-no-pie", "-L", linking, "-use-ld=lld"]
  + ["--symbol-ordering-file=\(linking)/cold.order", "--no-warn-symbol-ordering", "--no-export-dynamic"]
  .flatMap { ["-Xlinker", $0] }

let package = Package(
  name: "gnomon-benchmarks",
  dependencies: [
    .package(name: "gnomon", path: "..", traits: []),
    // Without its own hooks into the allocator: ours are in CMeasure.
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
  ],
  targets: [
    // The trees, the views made of them, and what is measured.
    .target(
      name: "Workloads",
      dependencies: [
        .product(name: "Gnomon", package: "gnomon"),
        .product(name: "GnomonCairo", package: "gnomon"),
        .product(name: "GnomonCharts", package: "gnomon"),
        .product(name: "GnomonLive", package: "gnomon"),
      ],
      swiftSettings: settings
    ),
    // Counts the allocations of the program that it's linked into; marks what a profiler counts.
    .target(name: "CMeasure"),
    .executableTarget(
      name: "GnomonBench",
      dependencies: [
        "Workloads", "CMeasure",
        .product(name: "Gnomon", package: "gnomon"),
        .product(name: "GnomonCairo", package: "gnomon"),
      ],
      swiftSettings: settings
    ),
    // Draws the card and ends, for the cold start: linked so that little of it has to be read and nothing moved.
    .executableTarget(
      name: "ColdCard",
      dependencies: ["Workloads"],
      swiftSettings: settings,
      linkerSettings: [.unsafeFlags(coldStart, .when(platforms: [.linux]))]
    ),
    // For `swift package benchmark`.
    .executableTarget(
      name: "GnomonBenchmarks",
      dependencies: ["Workloads", .product(name: "Benchmark", package: "benchmark")],
      path: "Benchmarks/GnomonBenchmarks",
      swiftSettings: settings,
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
    ),
  ]
)
