// swift-tools-version: 6.0
// SPDX-License-Identifier: Apache-2.0
import PackageDescription

let package = Package(
  name: "TestedPackage",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [.library(name: "Checklist", targets: ["Checklist"])],
  targets: [
    .target(name: "Checklist"),
    .testTarget(name: "ChecklistTests", dependencies: ["Checklist"], exclude: ["__Snapshots__"]),
  ]
)
