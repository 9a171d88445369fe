// SPDX-License-Identifier: Apache-2.0
/// Something that the user's code did and that SwiftUI would warn of: Gnomon names it and carries on.
public struct RuntimeWarning: Hashable, Sendable, CustomStringConvertible {
  /// A stable name, to recognise a kind of warning by.
  public enum Name: String, Hashable, Sendable, CaseIterable {
    case invalidFrame = "invalid-frame"
    case contradictoryFrame = "contradictory-frame"
    case invalidSize = "invalid-size"
    case invalidGeometry = "invalid-geometry"
    case stateWrittenDuringUpdate = "state-written-during-update"
    case stateOutsideView = "state-outside-view"
    case updateLoop = "update-loop"
    case unplacedChild = "unplaced-child"
    case duplicateID = "duplicate-id"
    case missingImage = "missing-image"
    case missingSymbol = "missing-symbol"
    case missingFont = "missing-font"
    case fontNotEmbedded = "font-not-embedded"
    case missingEnvironmentObject = "missing-environment-object"
    case depthLimit = "depth-limit"
    case lazyLimit = "lazy-limit"
    case transferFailed = "transfer-failed"
    case invalidChoice = "invalid-choice"
    case undoGrouping = "undo-grouping"
    case unsupported = "unsupported"
  }

  public var name: Name
  /// The way to the view: `ContentView/VStack/frame`.
  public var view: String
  /// What is wrong, with the values.
  public var message: String
  /// What to do.
  public var hint: String?
  public var source: SourceLocation?

  public init(name: Name, view: String, message: String, hint: String? = nil, source: SourceLocation? = nil) {
    self.name = name
    self.view = view
    self.message = message
    self.hint = hint
    self.source = source
  }

  /// `File.swift:12: warning: ContentView/frame: … [invalid-frame]`.
  public var description: String {
    let place = source.map { "\($0): " } ?? ""
    let subject = view.isEmpty ? "" : "\(view): "
    let advice = hint.map { " \($0)" } ?? ""
    return "\(place)warning: \(subject)\(message)\(advice) [\(name.rawValue)]"
  }
}

/// The warnings so far: each node is named once for each kind.
struct WarningLog {
  private struct Key: Hashable {
    let name: RuntimeWarning.Name
    let node: ObjectIdentifier?
    let message: String?
  }

  private(set) var all: [RuntimeWarning] = []
  private var seen: Set<Key> = []
  /// Called for each new warning.
  var onWarning: ((RuntimeWarning) -> Void)?

  mutating func add(_ warning: RuntimeWarning, key: ObjectIdentifier?) {
    let isOfNode = key != nil
    let entry = Key(name: warning.name, node: key, message: isOfNode ? nil : warning.message)
    guard seen.insert(entry).inserted else { return }
    all.append(warning)
    onWarning?(warning)
  }
}
