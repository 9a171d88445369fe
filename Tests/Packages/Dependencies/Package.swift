// swift-tools-version: 6.0
// SPDX-License-Identifier: Apache-2.0
// A package as users write them, with dependencies that ask for Apple's modules. Scripts/check-packages builds it.
import PackageDescription

let package = Package(
  name: "Dependencies",
  defaultLocalization: "en",
  platforms: [.iOS(.v17), .macOS(.v14)],
  dependencies: [
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.0.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.0.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.0.0"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/apple/swift-collections", from: "1.0.0"),
  ],
  targets: [
    // Sees none of Apple's modules.
    .target(
      name: "Store",
      dependencies: [
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "OpenCombineDispatch", package: "OpenCombine"),
        "Yams",
      ]),
    .target(
      name: "Cards", dependencies: ["Store", .product(name: "Collections", package: "swift-collections")],
      resources: [.process("Resources")]),
    .testTarget(name: "CardsTests", dependencies: ["Cards"]),
  ]
)
