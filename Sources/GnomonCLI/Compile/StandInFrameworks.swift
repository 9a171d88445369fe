// SPDX-License-Identifier: Apache-2.0
/// The frameworks of Apple's for which there is a module that compiles and says what it doesn't do: `Compatibility/Frameworks`.
///
/// Such a module turns on `#if canImport(…)` as any other. Where a file doesn't compile then, it's read as for Linux, where there's none of them.
enum StandInFrameworks {
  static let names: Set<String> = [
    "AppIntents", "AudioToolbox", "AuthenticationServices", "AVFoundation", "AVKit", "BackgroundTasks", "Carbon",
    "CommonCrypto", "CoreData", "CoreHaptics", "CoreImage", "CoreLocation", "CoreMotion", "CoreServices",
    "CoreText", "CryptoKit", "EventKit", "ImageIO", "JavaScriptCore", "LinkPresentation", "LocalAuthentication",
    "MachO", "MapKit", "MessageUI", "MobileCoreServices", "Network", "Photos", "PhotosUI", "QuickLook",
    "SafariServices", "Security",
    "ServiceManagement", "Spatial", "Speech", "StoreKit", "UserNotifications", "Vision", "WatchConnectivity",
    "WebKit", "WidgetKit",
  ]

  /// Modules that are there in a target that sees SwiftUI, and in none of the toolchain's for Linux.
  private static let hiddenNames = names.union(["ObjectiveC"])

  /// The source with `false` in place of its questions for one of them, of the same length; nil where it asks for none.
  static func hidden(in source: LexedSource) -> [UInt8]? {
    let tokens = source.tokens
    var result = source.bytes
    var isChanged = false
    for index in tokens.indices.dropLast(3) where tokens[index].isWord("canImport") {
      guard tokens[index + 1].isMark("("), hiddenNames.contains(tokens[index + 2].text), tokens[index + 3].isMark(")")
      else {
        continue
      }
      let range = tokens[index].range.lowerBound..<tokens[index + 3].range.upperBound
      let word = Array("false".utf8)
      result.replaceSubrange(range, with: word + Array(repeating: .space, count: range.count - word.count))
      isChanged = true
    }
    return isChanged ? result : nil
  }
}

extension SourceSet {
  /// The sources as they're read for Linux, where there's none of the frameworks.
  func withoutFrameworks() -> SourceSet { rewritten { StandInFrameworks.hidden(in: LexedSource($0)) } ?? self }
}
