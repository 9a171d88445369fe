// SPDX-License-Identifier: Apache-2.0
/// The selection in the text of a field or an editor: a part, several, or a place where text would be inserted.
///
/// Indices belong to the text that the field shows; those beyond its end stand for the end, those within a character for its beginning.
public struct TextSelection: Equatable, Hashable {
  /// The part or the parts that are selected.
  public enum Indices: Equatable, Hashable {
    /// One part; an empty one is a place where text would be inserted.
    case selection(Range<String.Index>)
    /// Several parts.
    case multiSelection(RangeSet<String.Index>)

    /// Feeds the ranges into a hasher.
    public func hash(into hasher: inout Hasher) {
      switch self {
      case .selection(let range): hasher.combine(range)
      case .multiSelection(let set): for range in set.ranges { hasher.combine(range) }
      }
    }
  }

  /// The part or the parts that are selected.
  public var indices: TextSelection.Indices

  /// The side to which a selection belongs that lies between two.
  ///
  /// `automatic`, or what `textSelectionAffinity(_:)` says around the field that has written the selection.
  public internal(set) var affinity: TextSelectionAffinity = .automatic

  /// A selection of one part; an empty one is a place where text would be inserted.
  public init(range: Range<String.Index>) { indices = .selection(range) }

  /// A selection of several parts.
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }

  /// No selected text, but a place where text would be inserted.
  public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }

  /// True if nothing is selected, and only a place is meant.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let set): set.isEmpty
    }
  }
}

/// The side to which a selection belongs that lies at the end of a line or between two directions.
public enum TextSelectionAffinity: Equatable, Hashable, Sendable {
  /// The system chooses the side.
  case automatic
  /// The selection belongs to the text before it.
  case upstream
  /// The selection belongs to the text behind it.
  case downstream
}

extension EnvironmentValues {
  private enum AffinityKey: EnvironmentKey {
    static var defaultValue: TextSelectionAffinity { .automatic }
  }

  /// The side to which selections belong that fields inside write.
  public var textSelectionAffinity: TextSelectionAffinity {
    get { self[AffinityKey.self] }
    set { self[AffinityKey.self] = newValue }
  }
}

extension View {
  /// Says to which side selections belong that fields inside write: their ``TextSelection/affinity``. No insertion
  /// point is drawn, so that nothing else shows it.
  nonisolated public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
    environment(\.textSelectionAffinity, affinity)
  }
}
