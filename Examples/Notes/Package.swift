// swift-tools-version: 6.0
// SPDX-License-Identifier: Apache-2.0
import PackageDescription

let package = Package(
  name: "Notes",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [
    .library(name: "NotesStore", targets: ["NotesStore"]),
    .executable(name: "Notes", targets: ["Notes"]),
  ],
  dependencies: [
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0")
  ],
  targets: [
    // The notes in their database: no views.
    .target(name: "NotesStore", dependencies: [.product(name: "GRDB", package: "GRDB.swift")]),
    // The app.
    .executableTarget(name: "Notes", dependencies: ["NotesStore"]),
    .testTarget(
      name: "NotesStoreTests", dependencies: ["NotesStore", .product(name: "GRDB", package: "GRDB.swift")]),
    .testTarget(name: "NotesTests", dependencies: ["Notes", "NotesStore"]),
    // The app as a person uses it. These need Gnomon, so they're apart from those that run in Xcode, too.
    .testTarget(name: "NotesScreenTests", dependencies: ["Notes", "NotesStore"]),
  ]
)
