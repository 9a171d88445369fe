// swift-tools-version: 6.1
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

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
    // Draws the card and ends, for the cold start. At a fixed address and with the C++ library inside, the loader has half as much to do.
    .executableTarget(
      name: "ColdCard",
      dependencies: ["Workloads"],
      swiftSettings: settings,
      linkerSettings: [
        .unsafeFlags(
          ["-Xclang-linker", "-no-pie", "-L", Context.packageDirectory + "/Linking"], .when(platforms: [.linux]))
      ]
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
