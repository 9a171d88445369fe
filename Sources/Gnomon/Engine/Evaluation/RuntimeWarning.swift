// SPDX-License-Identifier: Apache-2.0
/// Something that the user's code did and that SwiftUI would warn of: Gnomon names it and carries on.
public struct RuntimeWarning: Hashable, Sendable, CustomStringConvertible {
  /// A stable name, to recognise a kind of warning by.
  public enum Name: String, Hashable, Sendable, CaseIterable {
    /// A length of a frame isn't a finite number from 0 up.
    case invalidFrame = "invalid-frame"
    /// A frame's minimum, ideal and maximum lengths contradict each other.
    case contradictoryFrame = "contradictory-frame"
    /// A view answered with a size, or was placed with one, that isn't made of finite numbers from 0 up. Such a length
    /// counts as 0.
    case invalidSize = "invalid-size"
    /// A place, a padding, a ratio or another number of the geometry isn't finite. It counts as 0.
    case invalidGeometry = "invalid-geometry"
    /// A state was written while a body or a layout was being evaluated.
    case stateWrittenDuringUpdate = "state-written-during-update"
    /// A state was used outside of a view that is shown, so that nothing keeps it.
    case stateOutsideView = "state-outside-view"
    /// Passes caused each other more often than ``ViewHost/Configuration/passLimit`` allows.
    case updateLoop = "update-loop"
    /// A layout didn't place one of its subviews, which lies in the middle of the container.
    case unplacedChild = "unplaced-child"
    /// Two elements of a `ForEach` have one id.
    case duplicateID = "duplicate-id"
    /// No picture of a name was found.
    case missingImage = "missing-image"
    /// No symbol of a name was found.
    case missingSymbol = "missing-symbol"
    /// No font of a name was found, and another stands for it.
    case missingFont = "missing-font"
    /// A table of strings has the language of a text, and lacks the text's key in it.
    case missingTranslation = "missing-translation"
    /// A table of strings can't be read.
    case unreadableStrings = "unreadable-strings"
    /// A document couldn't take a font in: its text may look different elsewhere.
    case fontNotEmbedded = "font-not-embedded"
    /// An object was asked for that no view above hands down.
    case missingEnvironmentObject = "missing-environment-object"
    /// Views nest deeper than the graph allows, and what lies deeper is left out.
    case depthLimit = "depth-limit"
    /// A lazy container has more views in sight at once than it makes. Those that follow are left out.
    case lazyLimit = "lazy-limit"
    /// An item that was dropped or pasted couldn't be read.
    case transferFailed = "transfer-failed"
    /// A choice for a dialog was given that the dialog doesn't allow.
    case invalidChoice = "invalid-choice"
    /// Groups of an undo manager were opened and closed in the wrong order.
    case undoGrouping = "undo-grouping"
    /// Something is on the network, and the host may ask nothing of it.
    case noNetwork = "no-network"
    /// Something was asked for that has no effect here.
    case unsupported = "unsupported"
  }

  /// The kind of warning.
  public var name: Name
  /// The way to the view: `ContentView/VStack/frame`.
  public var view: String
  /// The fault, with the values.
  public var message: String
  /// The remedy; nil if there's nothing to add.
  public var hint: String?
  /// The line of the view in the user's code; nil if it isn't known.
  public var source: SourceLocation?

  /// A warning about a view.
  ///
  /// - Parameters:
  ///   - name: the kind of warning.
  ///   - view: the way to the view, such as `ContentView/VStack/frame`; empty if it's about no view.
  ///   - message: what is wrong, with the values.
  ///   - hint: what to do; nil if there's nothing to add.
  ///   - source: the view's line in the user's code; nil if it isn't known.
  public init(name: Name, view: String, message: String, hint: String? = nil, source: SourceLocation? = nil) {
    self.name = name
    self.view = view
    self.message = message
    self.hint = hint
    self.source = source
  }

  /// The warning on a line: `File.swift:12: warning: ContentView/frame: … [invalid-frame]`.
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
