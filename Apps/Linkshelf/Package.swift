// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "linkshelf",
  products: [.executable(name: "linkshelf", targets: ["Linkshelf"])],
  dependencies: [
    // Without the macros, so that swift-syntax isn't built. With the card server's traits, so that both can share a build. CI names a
    // trait that all packages are built with.
    .package(name: "gnomon", path: "../..", traits: [.trait(name: Context.environment["GNOMON_TRAIT"] ?? "Metrics")]),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-collections", from: "1.3.0"),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.0.0"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.14.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0", traits: []),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.34.1"),
    .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.30.0"),
    .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.8.0"),
  ],
  targets: [
    // What is equal for addresses of the same page.
    .target(name: "Addresses", swiftSettings: settings),
    .systemLibrary(name: "CZstd", pkgConfig: "libzstd", providers: [.apt(["libzstd-dev"])]),
    // The store: links, tags, snapshots, the queue. It knows no network.
    .target(
      name: "Shelf",
      dependencies: [
        "Addresses", "CZstd", "Passages",
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "CryptoExtras", package: "swift-crypto"),
        .product(name: "HeapModule", package: "swift-collections"),
      ],
      swiftSettings: settings
    ),
    // The cookies of sites behind a login, sealed.
    .target(
      name: "Logins",
      dependencies: [
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "Crypto", package: "swift-crypto"),
      ],
      swiftSettings: settings
    ),
    // What the C library does with freed memory.
    .systemLibrary(name: "CMalloc"),
    .systemLibrary(name: "CShelfZlib", providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(name: "CShelfLZ4", providers: [.apt(["liblz4-dev"])]),
    // What HTML's character references mean.
    .target(name: "Markup", swiftSettings: settings),
    // Other programs' bookmark files, in and out.
    .target(
      name: "Interchange", dependencies: ["Addresses", "CShelfLZ4", "CShelfZlib", "Markup"], swiftSettings: settings),
    // Such files into the store, and out of it.
    .target(
      name: "Exchange",
      dependencies: [
        "Addresses", "Books", "Interchange", "Passages", "Shelf", .product(name: "Crypto", package: "swift-crypto"),
      ],
      swiftSettings: settings),
    // Articles as books for readers of EPUB. It knows no store.
    .target(name: "Books", dependencies: ["CShelfZlib"], swiftSettings: settings),
    // Articles as pages of a PDF, laid out by Gnomon. It knows no store.
    .target(
      name: "BookPages",
      dependencies: [
        "Books",
        .product(name: "Gnomon", package: "gnomon"),
        .product(name: "GnomonCairo", package: "gnomon"),
      ],
      swiftSettings: settings),
    // What two texts have in common, and what not.
    .target(name: "Comparing", swiftSettings: settings),
    // Passages of articles, found again in another version.
    .target(name: "Passages", dependencies: ["Comparing", "Markup"], swiftSettings: settings),
    // HTML out of plain values. It knows no store and no server.
    .target(
      name: "ShelfPages",
      dependencies: [.product(name: "Mustache", package: "swift-mustache")],
      resources: [.copy("Templates"), .copy("Static")],
      swiftSettings: settings
    ),
    // Pictures that can be asked for, as plain values.
    .target(name: "Drawings", swiftSettings: settings),
    // The router: pages and the API.
    .target(
      name: "ShelfWeb",
      dependencies: [
        "Addresses", "Books", "Comparing", "Drawings", "Exchange", "Interchange", "Logins", "Passages", "Shelf",
        "ShelfPages", "WorkMessages",
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
      ],
      resources: [.copy("Resources/openapi.json")],
      swiftSettings: settings
    ),
    // The filter that all fetching goes through: it resolves names, checks addresses, and connects to what it checked.
    .target(
      name: "Gate",
      dependencies: [
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOConcurrencyHelpers", package: "swift-nio"),
      ],
      swiftSettings: settings
    ),
    // What an address leads to, and files that aren't pages.
    .target(
      name: "Fetching",
      dependencies: [
        "Gate", "Markup",
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOHTTPCompression", package: "swift-nio-extras"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"),
        .product(name: "AsyncHTTPClient", package: "async-http-client"),
      ],
      swiftSettings: settings
    ),
    // Pages as Chromium shows them, in parts. It knows no store.
    .target(name: "Snapshots", swiftSettings: settings),
    // Cards of links, drawn by Gnomon.
    .target(
      name: "ShelfCards",
      dependencies: [
        "Comparing", "Drawings",
        .product(name: "Gnomon", package: "gnomon"),
        .product(name: "GnomonCairo", package: "gnomon"),
        .product(name: "GnomonCharts", package: "gnomon"),
        .product(name: "Crypto", package: "swift-crypto"),
      ],
      swiftSettings: settings
    ),
    // What a server and workers elsewhere say to each other, as plain values.
    .target(name: "WorkMessages", swiftSettings: settings),
    // The queue's workers.
    .target(
      name: "ShelfWork",
      dependencies: [
        "Fetching", "Gate", "Logins", "Shelf", "Snapshots", "WorkMessages",
        .product(name: "AsyncHTTPClient", package: "async-http-client"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
      ],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "Linkshelf",
      dependencies: [
        "Addresses", "BookPages", "Books", "CMalloc", "Comparing", "Drawings", "Exchange", "Fetching", "Gate",
        "Interchange", "Logins", "Shelf",
        "ShelfCards",
        "ShelfWeb",
        "ShelfWork",
        "Snapshots", "WorkMessages",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
        .product(name: "UnixSignals", package: "swift-service-lifecycle"),
      ],
      swiftSettings: settings
    ),
    .testTarget(name: "BooksTests", dependencies: ["Books"], swiftSettings: settings),
    .testTarget(
      name: "BookPagesTests",
      dependencies: [
        "BookPages", "Books",
        .product(name: "Gnomon", package: "gnomon"),
        .product(name: "GnomonCairo", package: "gnomon"),
      ],
      swiftSettings: settings),
    .testTarget(name: "ComparingTests", dependencies: ["Comparing"], swiftSettings: settings),
    .testTarget(name: "PassagesTests", dependencies: ["Passages"], swiftSettings: settings),
    .testTarget(name: "AddressesTests", dependencies: ["Addresses"], swiftSettings: settings),
    .testTarget(
      name: "InterchangeTests", dependencies: ["Addresses", "CShelfLZ4", "CShelfZlib", "Interchange"],
      swiftSettings: settings),
    .testTarget(
      name: "GateTests",
      dependencies: [
        "Gate",
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOConcurrencyHelpers", package: "swift-nio"),
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "FetchingTests",
      dependencies: [
        "Fetching", "Gate", "Markup",
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOConcurrencyHelpers", package: "swift-nio"),
        .product(name: "NIOHTTPCompression", package: "swift-nio-extras"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"),
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ShelfCardsTests",
      dependencies: [
        "Drawings", "ShelfCards",
        .product(name: "Gnomon", package: "gnomon"),
        .product(name: "GnomonCairo", package: "gnomon"),
        .product(name: "GnomonTrace", package: "gnomon"),
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ShelfWorkTests",
      dependencies: [
        "Shelf", "ShelfWeb", "ShelfWork", "WorkMessages",
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "AsyncHTTPClient", package: "async-http-client"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdTesting", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
      ],
      swiftSettings: settings),
    .testTarget(name: "SnapshotsTests", dependencies: ["Snapshots"], exclude: ["Pages"], swiftSettings: settings),
    .testTarget(name: "ShelfPagesTests", dependencies: ["ShelfPages"], swiftSettings: settings),
    .testTarget(
      name: "ShelfWebTests",
      dependencies: [
        "Drawings", "Exchange", "Logins", "Passages", "Shelf", "ShelfWeb",
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdTesting", package: "hummingbird"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOEmbedded", package: "swift-nio"),
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "LoginsTests", dependencies: ["Logins", .product(name: "GRDB", package: "GRDB.swift")],
      swiftSettings: settings),
    .testTarget(
      name: "ShelfTests", dependencies: ["Passages", "Shelf", .product(name: "GRDB", package: "GRDB.swift")],
      swiftSettings: settings),
  ]
)
