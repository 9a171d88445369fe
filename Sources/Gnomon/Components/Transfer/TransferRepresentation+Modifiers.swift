// SPDX-License-Identifier: Apache-2.0
/// A representation of which more is said: a condition, a name of the file. Only Gnomon makes one.
public struct _ChangedTransferRepresentation<Item: Transferable>: TransferRepresentation {
  /// A built-in representation has no body.
  public typealias Body = Never
  /// The ways in which values are written and read, the better ones first. Only Gnomon reads it.
  public let _ways: [_TransferWay<Item>]
}

/// Those who may have a representation. It has no effect in Gnomon, where all happens in one process.
public struct TransferRepresentationVisibility: Hashable, Sendable {
  private let reach: UInt8

  /// All apps may have it.
  public static let all = TransferRepresentationVisibility(reach: 3)
  /// The apps of one team may have it.
  public static let team = TransferRepresentationVisibility(reach: 2)
  /// The apps of one group may have it.
  public static let group = TransferRepresentationVisibility(reach: 1)
  /// The app itself may have it alone.
  public static let ownProcess = TransferRepresentationVisibility(reach: 0)
}

extension TransferRepresentation {
  private func changed(_ change: (inout _TransferWay<Item>) -> Void) -> _ChangedTransferRepresentation<Item> {
    _ChangedTransferRepresentation(
      _ways: _ways.map { way in
        var copy = way
        change(&copy)
        return copy
      })
  }

  /// Says who may have the representation. Gnomon hides nothing, since all happens in one process.
  public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> {
    changed { _ in }
  }

  /// Hands a value over in this way only where the condition is true for it. Reading isn't touched.
  public func exportingCondition(
    _ condition: @escaping @Sendable (Self.Item) -> Bool
  ) -> some TransferRepresentation<Item> { changed { $0.condition = condition } }

  /// Gives the file of each value one name, whose extension follows from the type. A file that a `FileRepresentation`
  /// gives keeps its own name where it is loaded.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
    changed { $0.fileName = { _ in fileName } }
  }

  /// Gives the file of a value the name that a closure says; nil suggests none. The extension follows from the type. A
  /// file that a `FileRepresentation` gives keeps its own name where it is loaded.
  public func suggestedFileName(
    _ fileName: @escaping @Sendable (Self.Item) -> String?
  ) -> some TransferRepresentation<Item> { changed { $0.fileName = fileName } }
}
