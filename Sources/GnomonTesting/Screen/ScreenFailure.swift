// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import Testing

/// What couldn't be done with a screen, why, and what the screen shows.
public struct ScreenFailure: Error, Sendable, CustomStringConvertible {
  /// What was wanted: `tap button "Save"`.
  public var doing: String
  /// Why it can't be.
  public var reason: String
  /// The elements of the screen, as text.
  public var screen: String
  /// The line of the test.
  public var sourceLocation: Testing.SourceLocation

  /// All of it, in some lines.
  public var description: String {
    "\(sourceLocation.fileName):\(sourceLocation.line): can't \(doing).\n\(reason)\nThe screen:\n\(screen)"
  }
}

extension Screen {
  /// The lines of a screen that a failure shows.
  private static let lineLimit = 60

  func failure(_ doing: String, _ reason: String, _ location: Testing.SourceLocation) -> ScreenFailure {
    let lines = host.semantics().text().split(separator: "\n")
    var text = lines.prefix(Self.lineLimit).map { "  " + $0 }.joined(separator: "\n")
    if lines.count > Self.lineLimit { text += "\n  … and \(lines.count - Self.lineLimit) more elements" }
    if lines.isEmpty { text = "  (no elements)" }
    return ScreenFailure(doing: doing, reason: reason, screen: text, sourceLocation: location)
  }

  /// Records an issue of the test that runs.
  func record(_ failure: ScreenFailure) {
    FailureReport.record(
      "Can't \(failure.doing).\n\(failure.reason)\nThe screen:\n\(failure.screen)", failure.sourceLocation)
  }

  // MARK: Looking

  /// The elements as they are now, with the app's views where a way needs them.
  func currentRoot(_ query: ElementQuery) -> SemanticsSnapshot.Node {
    host.updateIfDue()
    return host.semantics(namingViews: query.namesViews).root
  }

  /// Looks until there's what is wanted, as long as the host's clock has something to come.
  func waiting<Value>(for query: ElementQuery, _ read: ([SemanticsSnapshot.Node]) -> Value?) -> Value? {
    var passed: TimeInterval = 0
    while true {
      if let value = read(query.all(in: currentRoot(query)).nodes) { return value }
      guard host.isAnimating, passed < patience else { return nil }
      host.advance(by: 1.0 / 60)
      passed += 1.0 / 60
    }
  }

  /// Does something with the host: a step of the trace.
  func act(_ doing: String, _ body: (ViewHost) -> Bool) -> Bool {
    let isDone = body(host)
    trace?.add(doing, host)
    return isDone
  }
}

extension KeyEquivalent {
  /// The key in words.
  var spoken: String {
    switch self {
    case .return: "return"
    case .tab: "tab"
    case .escape: "escape"
    case .space: "space"
    case .delete: "delete"
    case .deleteForward: "delete forward"
    case .upArrow: "up"
    case .downArrow: "down"
    case .leftArrow: "left"
    case .rightArrow: "right"
    default: "\(character)"
    }
  }
}
