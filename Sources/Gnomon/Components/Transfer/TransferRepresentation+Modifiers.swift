// SPDX-License-Identifier: Apache-2.0
/// A representation that something more is said of.
public struct _ChangedTransferRepresentation<Item: Transferable>: TransferRepresentation {
  /// It is built in and has no body.
  public typealias Body = Never
  /// How values are written and read, the best way first. Gnomon's own.
  public let _ways: [_TransferWay<Item>]
}

/// Who may have a representation.
public struct TransferRepresentationVisibility: Hashable, Sendable {
  private let reach: UInt8

  /// Everybody.
  public static let all = TransferRepresentationVisibility(reach: 3)
  /// The apps of the same team.
  public static let team = TransferRepresentationVisibility(reach: 2)
  /// The apps of the same group.
  public static let group = TransferRepresentationVisibility(reach: 1)
  /// The app itself.
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

  /// Who may have the representation. All happens in one process here: it hides nothing.
  public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> {
    changed { _ in }
  }

  /// Hands only those values over in this way of which the condition is true.
  public func exportingCondition(
    _ condition: @escaping @Sendable (Self.Item) -> Bool
  ) -> some TransferRepresentation<Item> { changed { $0.condition = condition } }

  /// The name that a file of the value is given; its extension follows from the type where it has none.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
    changed { $0.fileName = { _ in fileName } }
  }

  /// The name that a file of a value is given; nil where the value suggests none.
  public func suggestedFileName(
    _ fileName: @escaping @Sendable (Self.Item) -> String?
  ) -> some TransferRepresentation<Item> { changed { $0.fileName = fileName } }
}
