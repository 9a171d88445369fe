// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import Testing

/// An element of a screen: a button, a text, a row.
///
/// It stands for a way to look, and is looked for each time anew. Where it isn't there, or where there are several, what
/// is asked of it records an issue that tells what there is; what is done with it throws. ``exists`` and ``count`` ask
/// without either.
@MainActor
public struct Element: ElementScope {
  /// The screen that the element is on.
  public let screen: Screen
  let query: ElementQuery
  let location: Testing.SourceLocation

  /// The way from the screen to the element.
  public var _way: ElementWay { ElementWay(query: query) }

  /// One of several elements, by its number in the order of reading, counted from 0.
  public func element(_ number: Int) -> Element {
    Element(screen: screen, query: query.adding(.number(number)), location: location)
  }

  // MARK: Being there

  /// True if there's such an element; several are true, too.
  ///
  /// Where the screen's animations run by the clock, they're given ``Screen/patience`` to bring it.
  public var exists: Bool {
    screen.waiting(for: query) { $0.isEmpty ? nil : true } ?? false
  }

  /// True if there's no such element, now.
  public var isGone: Bool { matches.isEmpty }

  /// The number of such elements, now.
  public var count: Int { matches.count }

  private var matches: [SemanticsSnapshot.Node] { query.all(in: screen.currentRoot(query)).nodes }

  /// The one element, or why there's none.
  func find() -> ElementSearch {
    let found = screen.waiting(for: query) { $0.count == 1 ? $0[0] : nil }
    return found.map { .found($0) } ?? query.one(in: screen.currentRoot(query))
  }

  /// The one element; without it the test stops.
  func required(_ doing: String) throws -> SemanticsSnapshot.Node {
    switch find() {
    case .found(let node): return node
    case .failed(let reason): throw screen.failure(doing, reason, location)
    }
  }

  /// Something of the one element; without it an issue is recorded.
  private func ask<Value>(_ what: String, _ fallback: Value, _ read: (SemanticsSnapshot.Node) -> Value) -> Value {
    switch find() {
    case .found(let node): return read(node)
    case .failed(let reason):
      screen.record(screen.failure("ask for the \(what) of \(query)", reason, location))
      return fallback
    }
  }

  // MARK: What it is

  /// All that is known of the element; nil, with an issue, where it isn't there.
  public var node: SemanticsSnapshot.Node? { ask("description", nil) { $0 } }
  /// What kind of element it is.
  public var role: SemanticsSnapshot.Role? { ask("role", nil) { $0.role } }
  /// The words that name it; nil if it has none.
  public var label: String? { ask("label", nil, \.label) }
  /// What it's set to: a field's text, `on`, `40%`; nil if it's empty or has no such thing.
  public var value: String? { ask("value", nil, \.value) }
  /// What will happen when it's used, as `accessibilityHint(_:)` says it.
  public var hint: String? { ask("hint", nil, \.hint) }
  /// The words that a field shows while it's empty.
  public var placeholder: String? { ask("placeholder", nil, \.placeholder) }
  /// The name that `accessibilityIdentifier(_:)` gave it.
  public var identifier: String? { ask("identifier", nil, \.identifier) }
  /// What can be chosen.
  public var options: [String] { ask("options", [], \.options) }
  /// True if it can be used.
  public var isEnabled: Bool { ask("state", false, \.isEnabled) }
  /// True if it's the chosen one of several: a tab, a row, a segment.
  public var isSelected: Bool { ask("state", false) { $0.traits.contains(.isSelected) } }
  /// True if it takes what is typed.
  public var isFocused: Bool { ask("focus", false, \.isFocused) }
  /// True if it's a switch or a checkbox that is on.
  public var isOn: Bool { ask("state", false) { $0.value == "on" } }
  /// True if it heads what follows.
  public var isHeading: Bool { ask("traits", false) { $0.traits.contains(.isHeader) } }

  // MARK: Where it is

  /// The box around it as it's drawn, in the screen's coordinates, in points.
  public var frame: CGRect { ask("frame", .null, \.frame) }
  /// The size that it's drawn in, in points.
  ///
  /// Where an expectation of it fails, the failure tells why it has this size.
  public var size: MeasuredSize { MeasuredSize(frame.size) { story } }
  /// The width that it's drawn in, in points. A failure tells why.
  public var width: Measure { Measure(frame.width) { story } }
  /// The height that it's drawn in, in points. A failure tells why.
  public var height: Measure { Measure(frame.height) { story } }

  /// True if a part of it lies on the screen, and a finger would reach it.
  public var isVisible: Bool {
    ask("place", false) { node in
      node.frame.intersects(CGRect(origin: .zero, size: screen.size)) && screen.host.isHittable(node.id)
    }
  }

  /// Why the element has its size and place: the story of `gnomon explain`.
  public var story: String {
    guard case .found(let node) = find() else { return "The element isn't there." }
    return screen.story(of: node)
  }
}

extension Element: CustomTestStringConvertible {
  /// The element as it is now, in a line.
  public nonisolated var testDescription: String {
    guard MainQueue.isCurrent else { return query.description }
    return MainActor.assumeIsolated {
      switch find() {
      case .found(let node):
        let frame = node.frame
        return node.described
          + " at (\(points(frame.minX)), \(points(frame.minY))) \(points(frame.width))×\(points(frame.height))"
      case .failed(let reason): return reason
      }
    }
  }
}
