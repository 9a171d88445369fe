// swift-tools-version: 6.0
// SPDX-License-Identifier: Apache-2.0
import PackageDescription

// A package with snapshots that were recorded elsewhere. Its dependency stands for the package of that name: it has the
// same names in the same files, and no more than these tests need.
let package = Package(
  name: "Suites",
  platforms: [.iOS(.v17)],
  dependencies: [.package(path: "swift-snapshot-testing")],
  targets: [
    .target(name: "Badges"),
    // Of the name of the package's module, with a file of its name: that is what Gnomon's shapes are compiled with.
    .target(name: "ViewInspector", swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(name: "ShapesTests", dependencies: ["ViewInspector"]),
    .testTarget(
      name: "BadgesTests",
      dependencies: ["Badges", .product(name: "SnapshotTesting", package: "swift-snapshot-testing")],
      exclude: ["__Snapshots__"]),
  ]
)
